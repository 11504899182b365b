import assert from "node:assert/strict";
import { test } from "node:test";
import { shelfOf } from "../../js/shelves.js";

test("a shelf of the browser is used where there is one", () => {
  const own = { getItem: () => "kept", setItem: () => {} };
  assert.equal(shelfOf(() => own), own);
});

test("where the browser lends no shelf, a text is remembered as long as the page lasts", () => {
  const refuse = () => {
    throw new Error("not allowed");
  };
  for (const open of [refuse, () => ({ getItem: refuse, setItem: refuse })]) {
    const shelf = shelfOf(open);
    assert.equal(shelf.getItem("name"), null);
    shelf.setItem("name", "text");
    assert.equal(shelf.getItem("name"), "text");
  }
});
