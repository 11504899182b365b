// Tests of the router: fragments and the places they name.

import assert from "node:assert/strict";
import { test } from "node:test";

import { fragmentOf, placeOf } from "../../js/router.js";

test("no fragment is the start page", () => {
  for (const fragment of ["", "#", "#/"]) assert.deepEqual(placeOf(fragment), { page: "start", rest: [] });
});

test("what follows the page is the rest", () => {
  assert.deepEqual(placeOf("#/grids/2x3/17"), { page: "grids", rest: ["2x3", "17"] });
  assert.deepEqual(placeOf("#/solve/53..7"), { page: "solve", rest: ["53..7"] });
});

test("any text goes into a fragment and comes back", () => {
  for (const text of ["53..7*", "a/b", "õ ü", "100%", "#?&"]) {
    assert.deepEqual(placeOf(fragmentOf("solve", text)), { page: "solve", rest: [text] });
  }
});

test("a fragment that was cut short is taken as it is", () => {
  assert.deepEqual(placeOf("#/solve/%E0%A4%A"), { page: "solve", rest: ["%E0%A4%A"] });
});
