// Places and fragments.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fragmentOf, placeOf } from "../../js/router.js";

test("a fragment names a page and what is on it", () => {
  assert.deepEqual(placeOf("#/solve/53..7"), { page: "solve", rest: ["53..7"] });
  assert.equal(placeOf("").page, placeOf("#/").page);
});

test("what is written is read back, whatever is in it", () => {
  for (const text of ["1/2", "a b", "50%", "ÕÄ", "#"]) {
    assert.deepEqual(placeOf(fragmentOf("p", text)), { page: "p", rest: [text] });
  }
});

test("a broken fragment is taken as it is", () => {
  assert.deepEqual(placeOf("#/p/%E0%A4%A"), { page: "p", rest: ["%E0%A4%A"] });
});
