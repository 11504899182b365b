// Steps in words: their cells, their notation, and what a legend has.

import assert from "node:assert/strict";
import { test } from "node:test";
import { emptyBoard } from "../../js/board/state.js";
import { legendOf, partsOf, written } from "../../js/solver/told.js";

test("cells that are on the board are found in a text, and nothing else is", () => {
  assert.deepEqual(partsOf("So r6c3 is 3.", emptyBoard(3, 3)), ["So ", { name: "r6c3", cell: 47 }, " is 3."]);
  assert.deepEqual(partsOf("r1c1, r1c9", emptyBoard(2, 2)), [{ name: "r1c1", cell: 0 }, ", ", "r1c9"]);
  assert.deepEqual(partsOf("order4c5 r12c3x row 5", emptyBoard(3, 3)), ["order4c5 r12c3x row 5"]);
  assert.deepEqual(partsOf("", emptyBoard(3, 3)), []);
});

test("what goes out is written with one sign", () => {
  assert.equal(written("r1c1<>4, r2c2=5"), "r1c1≠4, r2c2=5");
});

test("a legend has what is drawn and nothing more", () => {
  const nothing = { cells: {}, candidates: [], houses: [], links: [], groups: [], edges: {} };
  assert.deepEqual(legendOf(null), []);
  assert.deepEqual(legendOf(nothing), []);
  const end = { cell: 0, digit: 1 };
  /** @type {any} */
  const drawing = { ...nothing, candidates: [{ ...end, role: "bad" }, { ...end, role: "c" }], links: [{ from: end, to: end, strong: false }], houses: [{ kind: "row", index: 1, role: "base" }] };
  assert.deepEqual(legendOf(drawing), ["bad", "group", "weak", "house"]);
});
