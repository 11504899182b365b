// The state of a board: how it is made, and how it becomes a line again.

import assert from "node:assert/strict";
import { test } from "node:test";
import { boxOf, emptyBoard, fromData, requestOf, symbolsFor, toLine } from "../../js/board/state.js";

const DATA = {
  size: 4,
  box_rows: 2,
  box_columns: 2,
  symbols: ["1", "2", "3", "4"],
  digits: [1, 0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  kinds: "g..g*p..........",
  clashes: [0, 3],
};

test("an empty board has the cells and the characters of its size", () => {
  const board = emptyBoard(2, 3);
  assert.equal(board.size, 6);
  assert.equal(board.cells.length, 36);
  assert.deepEqual(board.symbols, ["1", "2", "3", "4", "5", "6"]);
  assert.equal(toLine(board), ".".repeat(36));
  assert.equal(boxOf(board), "2x3");
});

test("digits past nine are letters, and the largest size begins with zero", () => {
  assert.equal(symbolsFor(16).join(""), "123456789ABCDEFG");
  assert.equal(symbolsFor(25).at(-1), "P");
  assert.equal(symbolsFor(36).join(""), "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ");
});

test("the engine's data becomes a board with kinds and clashes", () => {
  const board = fromData(DATA);
  assert.deepEqual(
    board.cells.slice(0, 6).map((cell) => cell.kind),
    ["given", "empty", "empty", "given", "empty", "placed"],
  );
  assert.deepEqual(board.cells.flatMap((cell, index) => (cell.star ? [index] : [])), [4]);
  assert.deepEqual(
    board.cells.flatMap((cell, index) => (cell.clash ? [index] : [])),
    [0, 3],
  );
});

test("a board becomes the line that the engine reads", () => {
  const board = fromData(DATA);
  assert.equal(toLine(board), "1..1*2..........");
  assert.deepEqual(requestOf(board), { puzzle: "1..1*2..........", box: "2x2" });
});
