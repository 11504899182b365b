// Cells as texts: what was copied comes back, and what is no cells is known.

import assert from "node:assert/strict";
import { test } from "node:test";
import { acted } from "../../js/board/actions.js";
import { withDigit } from "../../js/board/board.js";
import { emptyBoard } from "../../js/board/state.js";
import { cellsText, contentsFrom } from "../../js/play/cells-text.js";

const marks = (/** @type {"corner" | "centre"} */ type, /** @type {number} */ digit) => ({ type, cells: [1], digit });
const board = [marks("corner", 1), marks("corner", 4), marks("centre", 9), { type: /** @type {const} */ ("colour"), cells: [1, 9], colour: 2 }].reduce(
  (now, action) => acted(now, action), withDigit(emptyBoard(3, 3), 0, 5));

test("digits, marks and colours are written, and what lies between the cells is left out", () => {
  assert.equal(cellsText(board, [0, 1, 9]), "5\t(14)<9>#B\n.#B\t");
  assert.equal(cellsText(board, [80]), ".");
});

test("what was copied comes from the first selected cell on, and stops at the edge", () => {
  const plain = { digit: 0, corner: [], centre: [], colours: [], tints: {} };
  const text = cellsText(board, [0, 1, 9]);
  assert.deepEqual(contentsFrom(board, [40, 41], text), [[40, { ...plain, digit: 5 }], [41, { ...plain, corner: [1, 4], centre: [9], colours: [2] }], [49, { ...plain, colours: [2] }]]);
  assert.deepEqual(contentsFrom(board, [80], text), [[80, { ...plain, digit: 5 }]]);
  assert.deepEqual(contentsFrom(board, [3, 7], "5"), [[3, { ...plain, digit: 5 }], [7, { ...plain, digit: 5 }]], "one cell goes into all");
  assert.deepEqual(contentsFrom(board, [0], "1\t2\r\n3\t4\r\n")?.map(([cell]) => cell), [0, 1, 9, 10], "a table of another program");
  assert.deepEqual(contentsFrom(board, [0], "(411)<93>#BAB"), [[0, { digit: 0, corner: [1, 4], centre: [3, 9], colours: [1, 2], tints: {} }]], "each once, and in order");
});

test("digits that are struck out or have a colour of their own are written, too", () => {
  const noted = [{ type: /** @type {const} */ ("strike"), cells: [1, 2], digit: 4 }, { type: /** @type {const} */ ("tint"), cell: 1, digit: 9, colour: 3 }].reduce(
    (now, action) => acted(now, action), board);
  const text = cellsText(noted, [0, 1, 2]);
  assert.equal(text, "5\t(14)<9>!4=9C#B\t.!4");
  const contents = new Map(contentsFrom(noted, [0], text));
  assert.deepEqual([0, 1, 2].map((cell) => contents.get(cell)?.tints), [{}, noted.cells[1]?.tints, noted.cells[2]?.tints]);
});

test("a text that holds no cells of this board is none", () => {
  for (const text of ["", "hello", "A", "(1A)", ".!A", ".!", ".=1", ".=AA", ".=1J", "5".repeat(81), "1\t".repeat(10), "1\n".repeat(10), "\t\t"]) assert.equal(contentsFrom(board, [0], text), null, text);
});
