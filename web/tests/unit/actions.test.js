// What a player does with cells, and how it is undone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { acted, meantBy } from "../../js/board/actions.js";
import { NO_HISTORY, recorded, redone, undone } from "../../js/board/history.js";
import { emptyBoard, STRUCK, toLine } from "../../js/board/state.js";

/** @typedef {import("../../js/board/actions.js").Action} Action */
/** @typedef {import("../../js/board/state.js").BoardState} BoardState */

const plain = emptyBoard(2, 2);

/** Row 1 of the small board as a house: what the engine would tell. */
const four = { ...plain, houses: [{ id: "r1", kind: "row", number: 1, name: "row 1", cells: [0, 1, 2, 3], digits: [1, 2, 3, 4] }] };

/**
 * The board after some actions.
 * @param {BoardState} board
 * @param {Action[]} actions
 */
const after = (board, ...actions) => actions.reduce(acted, board);

test("whoever writes a puzzle changes every digit, whoever plays it only those that are not given", () => {
  const board = after(four, { type: "digit", cells: [0, 5], digit: 2, as: "given" });
  assert.equal(toLine(board), "2....2..........");
  assert.equal(toLine(after(board, { type: "digit", cells: [0, 1], digit: 3, as: "placed" })), "23...2..........");
  assert.equal(toLine(after(board, { type: "digit", cells: [0, 1], digit: 3, as: "given" })), "33...2..........");
  assert.equal(after(board, { type: "clear", cells: [0], as: "placed" }), board);
  assert.equal(toLine(after(board, { type: "clear", cells: [0], as: "given" })), ".....2..........");
});

test("stars are made even, and stand in the place of digits", () => {
  const starred = after(four, { type: "star", cells: [0, 5] });
  assert.equal(toLine(starred), "*....*..........");
  assert.equal(toLine(after(starred, { type: "star", cells: [0, 1] })), "**...*..........");
  assert.equal(toLine(after(starred, { type: "star", cells: [0, 5] })), toLine(four));
  assert.equal(toLine(after(starred, { type: "clear", cells: [5], as: "given" })), "*...............");
  assert.equal(after(starred, { type: "digit", cells: [0], digit: 1, as: "given" }).cells[0]?.star, false);
});

test("marks come where one is lacking and go where all have them, never where a digit is", () => {
  const full = after(four, { type: "digit", cells: [3], digit: 4, as: "placed" });
  const one = after(full, { type: "corner", cells: [0], digit: 2 });
  const both = after(one, { type: "corner", cells: [0, 1, 3], digit: 2 });
  assert.deepEqual([0, 1, 3].map((cell) => both.cells[cell]?.corner), [[2], [2], []]);
  assert.deepEqual(after(both, { type: "corner", cells: [0, 1, 3], digit: 2 }).cells.map(({ corner }) => corner).flat(), []);
  assert.deepEqual(after(both, { type: "corner", cells: [0], digit: 1 }).cells[0]?.corner, [1, 2], "in order");
  assert.deepEqual(after(four, { type: "centre", cells: [0], digit: 3 }).cells[0]?.centre, [3]);
  assert.equal(after(four, { type: "centre", cells: [0], digit: 5 }), four);
});

test("cells have colours, and so have single digits in them", () => {
  const board = after(four, { type: "colour", cells: [0, 1], colour: 3 }, { type: "colour", cells: [0], colour: 1 }, { type: "tint", cell: 0, digit: 2, colour: 5 });
  assert.deepEqual(board.cells[0]?.colours, [1, 3]);
  assert.deepEqual(board.cells[0]?.tints, { 2: 5 });
  assert.deepEqual(after(board, { type: "tint", cell: 0, digit: 2, colour: 0 }).cells[0]?.tints, {});
  assert.equal(after(board, { type: "tint", cell: 0, digit: 2, colour: 5 }), board);
});

test("clearing takes away digits first, then marks, then colours", () => {
  /** @type {Action} */
  const clear = { type: "clear", cells: [0], as: "placed" };
  const board = after(four, { type: "colour", cells: [0], colour: 3 }, { type: "centre", cells: [0], digit: 1 }, { type: "digit", cells: [0], digit: 1, as: "placed" });
  const [first, second, third] = [after(board, clear), after(board, clear, clear), after(board, clear, clear, clear)];
  assert.deepEqual([first.cells[0]?.digit, first.cells[0]?.centre, first.cells[0]?.colours], [0, [1], [3]]);
  assert.deepEqual([second.cells[0]?.centre, second.cells[0]?.colours], [[], [3]]);
  assert.deepEqual(third.cells[0], four.cells[0]);
  assert.equal(after(third, clear), third);
});

test("marks that nobody sees are not cleared: what is struck out goes first, then colours", () => {
  /** @type {Action} */
  const clear = { type: "clear", cells: [0], as: "placed", keepsMarks: true };
  const board = after(four, { type: "colour", cells: [0], colour: 3 }, { type: "centre", cells: [0], digit: 1 }, { type: "strike", cells: [0], digit: 2 });
  const [first, second] = [after(board, clear), after(board, clear, clear)];
  assert.deepEqual([first.cells[0]?.tints, first.cells[0]?.centre, first.cells[0]?.colours], [{}, [1], [3]]);
  assert.deepEqual([second.cells[0]?.centre, second.cells[0]?.colours], [[1], []]);
  assert.equal(after(second, clear), second);
});

test("a digit takes itself out of the marks that see it, and undo brings them back", () => {
  const marked = after(four, { type: "corner", cells: [1, 4], digit: 2 }, { type: "centre", cells: [2], digit: 2 });
  const table = { board: marked };
  const entered = { board: after(marked, { type: "digit", cells: [0], digit: 2, as: "placed", cleans: true }) };
  assert.deepEqual([1, 2, 4].map((cell) => [entered.board.cells[cell]?.corner, entered.board.cells[cell]?.centre]), [[[], []], [[], []], [[2], []]]);
  assert.deepEqual(undone(recorded(NO_HISTORY, table, entered), entered)?.table, table);
});

test("a digit in many cells is a mark where two of them see each other", () => {
  assert.equal(meantBy(four, [0]), "digit");
  assert.equal(meantBy(four, [0, 3]), "corner");
  assert.equal(meantBy(four, [0, 4, 9]), "digit");
});

test("what is said of a digit goes with it and is not undone", () => {
  const board = after(four, { type: "digit", cells: [0], digit: 1, as: "placed" });
  const history = recorded(NO_HISTORY, { board: four }, { board });
  const cells = board.cells.map((cell, index) => (index === 0 ? { ...cell, wrong: true, clash: true } : cell));
  const judged = { board: { ...board, cells } };
  assert.equal(recorded(history, { board }, judged), history, "nobody has done it");
  assert.deepEqual(undone(history, judged)?.table.board, four);
});

/** A generator of the same numbers each time. @param {number} seed */
function below(seed) {
  let now = seed;
  return (/** @type {number} */ most) => {
    now = (Math.imul(now, 1664525) + 1013904223) >>> 0;
    return now % most;
  };
}

/**
 * Any action on a few cells.
 * @param {(most: number) => number} pick
 * @returns {Action}
 */
function anyAction(pick) {
  const cells = Array.from({ length: 1 + pick(3) }, () => pick(16));
  const digit = pick(5);
  /** @type {Action[]} */
  const actions = [
    { type: "digit", cells, digit: Math.max(1, digit), as: "placed", cleans: pick(2) === 0 }, { type: "digit", cells, digit, as: "given" },
    { type: "clear", cells, as: pick(2) ? "given" : "placed" }, { type: "star", cells }, { type: "corner", cells, digit },
    { type: "centre", cells, digit }, { type: "colour", cells, colour: 1 + pick(9) }, { type: "tint", cell: cells[0] ?? 0, digit, colour: pick(10) },
  ];
  return /** @type {Action} */ (actions[pick(actions.length)]);
}

test("any number of actions is undone and done again, also after a history was written down and read", () => {
  const pick = below(16);
  const boards = [/** @type {BoardState} */ (four)];
  let history = NO_HISTORY;
  while (boards.length <= 2000) {
    const board = /** @type {BoardState} */ (boards.at(-1));
    const next = acted(board, anyAction(pick));
    const grown = recorded(history, { board }, { board: next });
    assert.equal(grown === history, JSON.stringify(next) === JSON.stringify(board), "what changes nothing is no step");
    if (grown !== history) boards.push(next);
    history = grown;
  }
  const text = JSON.stringify(history);
  assert.ok(text.length / 2000 < 400, `${text.length / 2000} characters for an action`);
  let now = { history: /** @type {typeof history} */ (JSON.parse(text)), table: { board: /** @type {BoardState} */ (boards.at(-1)) } };
  for (const board of boards.slice(0, -1).reverse()) {
    now = /** @type {NonNullable<ReturnType<typeof undone>>} */ (undone(now.history, now.table));
    assert.deepEqual(now.table.board, board);
  }
  assert.equal(undone(now.history, now.table), null);
  for (const board of boards.slice(1)) {
    now = /** @type {NonNullable<ReturnType<typeof redone>>} */ (redone(now.history, now.table));
    assert.deepEqual(now.table.board, board);
  }
  assert.equal(redone(now.history, now.table), null);
});

test("a digit is struck out in all cells, then in none, and never where there is a digit", () => {
  const board = after(four, { type: "digit", cells: [5], digit: 2, as: "placed" }, { type: "tint", cell: 1, digit: 3, colour: 4 });
  const once = after(board, { type: "strike", cells: [0, 1, 5], digit: 3 });
  assert.deepEqual([0, 1, 5].map((cell) => once.cells[cell]?.tints), [{ 3: STRUCK }, { 3: STRUCK }, {}]);
  const more = after(once, { type: "strike", cells: [0, 2], digit: 3 });
  assert.deepEqual([0, 2].map((cell) => more.cells[cell]?.tints), [{ 3: STRUCK }, { 3: STRUCK }], "given where one lacks it");
  assert.deepEqual(after(more, { type: "strike", cells: [0, 2], digit: 3 }).cells[0]?.tints, {});
  assert.equal(after(board, { type: "strike", cells: [0], digit: 5 }), board);
});

test("a mark that goes takes its stroke with it, and a stroke without a mark stays", () => {
  const struck = after(four, { type: "corner", cells: [1], digit: 3 }, { type: "centre", cells: [1], digit: 3 }, { type: "strike", cells: [1, 2], digit: 3 });
  assert.deepEqual(after(struck, { type: "corner", cells: [1], digit: 3 }).cells[1]?.tints, { 3: STRUCK }, "as long as it is in the middle");
  assert.deepEqual(after(struck, { type: "corner", cells: [1], digit: 3 }, { type: "centre", cells: [1], digit: 3 }).cells[1]?.tints, {});
  const entered = after(struck, { type: "digit", cells: [0], digit: 3, as: "placed", cleans: true });
  assert.deepEqual([1, 2].map((cell) => entered.cells[cell]?.tints), [{}, { 3: STRUCK }]);
});
