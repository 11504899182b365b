// What can be done with a board, without a browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  alike,
  cellAt,
  countsLeft,
  countsOf,
  nameOf,
  placeOfCell,
  rectangle,
  withAfter,
  withCandidates,
  withClashes,
  withDigit,
  withStar,
  withoutCandidates,
  withSolution,
} from "../../js/board/board.js";
import { emptyBoard, toLine } from "../../js/board/state.js";

const four = emptyBoard(2, 2);
const ALL = Array.from({ length: 16 }, () => "1234");

test("a digit is entered as a given, and zero takes it away", () => {
  const board = withDigit(four, 5, 3);
  assert.equal(toLine(board), ".....3..........");
  assert.equal(board.cells[5]?.kind, "given");
  assert.equal(toLine(withDigit(board, 5, 0)), toLine(four));
  assert.equal(toLine(four), ".".repeat(16), "the first board stays as it was");
});

test("a digit that the size does not have changes nothing", () => {
  assert.equal(withDigit(four, 0, 5), four);
  assert.equal(withDigit(four, 99, 1), four);
});

test("a star comes and goes, in place of a digit", () => {
  const marked = withStar(withDigit(four, 1, 2), 1);
  assert.equal(toLine(marked), ".*..............");
  assert.equal(toLine(withStar(marked, 1)), toLine(four));
});

test("candidates are read by their characters and only where there is no digit", () => {
  const board = withCandidates(withDigit(four, 0, 1), ["1", "24", ...ALL.slice(2)]);
  assert.deepEqual(board.cells[0]?.candidates, []);
  assert.deepEqual(board.cells[1]?.candidates, [2, 4]);
  assert.deepEqual(withoutCandidates(board).cells[1]?.candidates, []);
});

test("a solution fills what is empty and leaves stars", () => {
  const board = withSolution(withStar(withDigit(four, 0, 1), 1), "12343412214343.1");
  assert.deepEqual(
    [0, 1, 2, 14].map((cell) => [board.cells[cell]?.digit, board.cells[cell]?.kind, board.cells[cell]?.star]),
    [[1, "given", false], [2, "placed", true], [3, "placed", false], [0, "empty", false]],
  );
});

test("exactly the named cells clash", () => {
  const board = withClashes(withClashes(four, [1, 2]), [2, 3]);
  const clashes = board.cells.flatMap((cell, index) => (cell.clash ? [index] : []));
  assert.deepEqual(clashes, [2, 3]);
  assert.equal(withClashes(board, [3, 2]), board, "what is so already is not made again");
});

test("a board after a step is as the engine says", () => {
  const before = withStar(withCandidates(four, ALL), 1);
  const after = withAfter(before, { digits: "12..............", candidates: `,,34,4${",123".repeat(12)}` });
  assert.deepEqual([0, 1, 2].map((cell) => after.cells[cell]?.kind), ["placed", "placed", "empty"]);
  assert.equal(after.cells[1]?.star, true);
  assert.deepEqual([0, 2, 3, 15].map((cell) => after.cells[cell]?.candidates), [[], [3, 4], [4], [1, 2, 3]]);
});

test("places and names agree, also where boxes are not square", () => {
  const six = emptyBoard(2, 3);
  assert.deepEqual(placeOfCell(six, 15), { row: 2, column: 3, box: 3 });
  assert.equal(nameOf(six, 15), "r3c4");
  assert.equal(cellAt(six, "r3c4"), 15);
  assert.deepEqual(["r7c1", "r0c1", "b3", ""].map((name) => cellAt(six, name)), [-1, -1, -1, -1]);
});

test("what is left of each digit is counted", () => {
  const board = withStar(withDigit(withDigit(four, 0, 1), 5, 1), 2);
  assert.deepEqual(countsLeft(board), [2, 4, 4, 4]);
  assert.deepEqual(countsOf(board), { given: 2, placed: 0, marked: 1, empty: 13 });
});

test("a rectangle is the same from both ends", () => {
  assert.deepEqual(rectangle(four, 1, 6), [1, 2, 5, 6]);
  assert.deepEqual(rectangle(four, 6, 1), [1, 2, 5, 6]);
});

test("cells are alike if they have the same digit", () => {
  const board = withDigit(withDigit(four, 0, 1), 5, 1);
  assert.deepEqual(alike(board, 5), [0, 5]);
  assert.deepEqual(alike(board, 3), [3]);
});

test("empty cells are alike if they have the same marks, or the same colours", () => {
  const having = (/** @type {Record<number, object>} */ some) => ({ ...four, cells: four.cells.map((cell, index) => ({ ...cell, ...some[index] })) });
  const board = having({ 1: { corner: [1, 2] }, 2: { corner: [1, 2], colours: [3] }, 3: { corner: [1] }, 6: { centre: [1, 2] }, 8: { colours: [3] }, 9: { colours: [3] }, 10: { colours: [3], digit: 2 } });
  assert.deepEqual([1, 3, 6, 8].map((cell) => alike(board, cell)), [[1, 2], [3], [6], [8, 9]]);
});
