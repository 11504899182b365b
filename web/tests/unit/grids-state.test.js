// Tests of the grid room's addresses and numbers.

import assert from "node:assert/strict";
import { test } from "node:test";

import { addressOf, boardOf, colourOf, coloursOf, kindOf, KINDS, neighbours, readAddress } from "../../js/pages/grids-state.js";

const LAST = "6670903752021072936959";

test("a number alone is that of a 9×9 grid", () => {
  assert.deepEqual(readAddress([LAST]), { kind: kindOf("3x3"), number: LAST });
  assert.deepEqual(readAddress([]), { kind: kindOf("3x3"), number: undefined });
  assert.equal(readAddress(["no number"]).number, "no number");
});

test("every address is read back", () => {
  for (const { box } of KINDS) {
    for (const number of [undefined, "0", "17"]) {
      const read = readAddress(addressOf(box, number));
      assert.deepEqual([read.kind.box, read.number], [box, number]);
    }
  }
});

test("the first grid has none before it, and the last none after it", () => {
  const kind = kindOf("3x3");
  assert.deepEqual(neighbours(kind, "0"), { previous: undefined, next: "1" });
  assert.deepEqual(neighbours(kind, LAST), { previous: "6670903752021072936958", next: undefined });
  assert.deepEqual(neighbours(kindOf("2x2"), "287"), { previous: "286", next: undefined });
});

test("cells have the colours of their digits, or one digit alone has", () => {
  const digits = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
  assert.equal(Object.keys(coloursOf(digits, 0)).length, 16);
  assert.deepEqual(coloursOf(digits, 2), { 1: 3, 7: 3, 8: 3, 14: 3 });
});

test("no two digits of a grid have the same colour", () => {
  for (const { size } of KINDS) {
    const colours = Array.from({ length: size }, (_, n) => colourOf(n + 1, size));
    assert.equal(new Set(colours).size, size);
    assert.ok(colours.every((colour) => colour >= 1 && colour <= 9));
  }
});

test("a grid becomes a board of givens", () => {
  const board = boardOf(kindOf("2x2"), "1234341221434321");
  assert.deepEqual([board.size, board.boxRows, board.boxColumns, board.cells.length], [4, 2, 2, 16]);
  assert.ok(board.cells.every((cell) => cell.kind === "given" && !cell.clash));
  assert.equal(board.cells[4]?.digit, 3);
});
