// The state of the solver page: what it asks, what it keeps, what it says of an answer.

import assert from "node:assert/strict";
import { test } from "node:test";

import { toLine } from "../../js/board/state.js";
import { verdictOf } from "../../js/solver/outcome.js";
import {
  answered, began, cleared, edited, ended, examined, failed, loaded, opened, questionOf, redone, requestOf, start, undone, went, withMarks, withMethod, withOneOfFive, withSource,
} from "../../js/solver/state.js";

/**
 * A digit that somebody writes into a cell.
 * @param {number} cell
 * @param {number} digit
 * @returns {import("../../js/board/actions.js").Action}
 */
const entry = (cell, digit) => ({ type: "digit", cells: [cell], digit, as: "given" });

const LINE = "1...............";
const parsed = () => ({
  board: { size: 4, box_rows: 2, box_columns: 2, symbols: ["1", "2", "3", "4"], digits: [1, ...Array(15).fill(0)], kinds: `g${".".repeat(15)}`, clashes: [] },
});

test("an edit can be undone and forgets the answer", () => {
  const before = answered(start(), { solution: "x", count: 1, limit_reached: false });
  const after = edited(before, entry(0, 5));
  assert.equal(after.result, null);
  assert.equal(after.table.board.cells[0]?.digit, 5);
  assert.equal(undone(after).table.board.cells[0]?.digit, 0);
  assert.equal(undone(start()).history.past.length, 0);
});

test("while a file is shown, undo brings back the table as it was, and redo nothing", () => {
  const typed = edited(edited(start(), entry(0, 5)), entry(1, 6));
  const file = opened(undone(typed), { name: "paper.txt", text: "", sample: -1 }, null, null);
  assert.equal(redone(file), file);
  const back = undone(file);
  assert.equal(back.source, "table");
  assert.equal(toLine(back.table.board).slice(0, 3), "5..");
  assert.equal(toLine(redone(back).table.board).slice(0, 3), "56.");
});

test("what was undone can be done again, until something else is done", () => {
  const typed = [entry(0, 5), entry(1, 6), entry(2, 7)].reduce(edited, start());
  const back = undone(undone(typed));
  assert.equal(toLine(back.table.board).slice(0, 3), "5..");
  assert.equal(toLine(redone(redone(back)).table.board).slice(0, 3), "567");
  const other = edited(back, entry(8, 1));
  assert.equal(redone(other), other);
  assert.equal(redone(start()).history.future.length, 0);
});

test("a puzzle that took the place of another goes back to it, with its size, its text and its marks", () => {
  const first = withMarks(loaded(start(), parsed(), "marked"), "marked", Array(16).fill("24"));
  const six = cleared(first, "2x3");
  const back = undone(six);
  assert.equal(back.table.board.size, 4);
  assert.deepEqual(questionOf(back), { puzzle: "marked" });
  assert.deepEqual(back.table.board.cells[1]?.candidates, [2, 4]);
  assert.equal(redone(back).table.board.size, 6);
});

test("typing what is there already leaves the answer", () => {
  const solved = answered(edited(start(), entry(0, 5)), { solution: "x", count: 1, limit_reached: false });
  assert.equal(edited(solved, entry(0, 5)), solved);
});

test("clearing keeps the shape unless another is named, and can be undone", () => {
  const six = cleared(start(), "2x3");
  assert.equal(six.table.board.size, 6);
  assert.equal(cleared(six).table.board.size, 6);
  assert.equal(undone(six).table.board.size, 9);
});

test("a table that was read is asked about by its text until it is edited", () => {
  const read = loaded(start(), parsed(), "1 0 0 0 with pencil marks");
  assert.deepEqual(questionOf(read), { puzzle: "1 0 0 0 with pencil marks" });
  const changed = edited(read, { type: "star", cells: [1] });
  assert.deepEqual(questionOf(changed), { puzzle: `1*${".".repeat(14)}`, box: "2x2" });
});

test("pencil marks are shown with the text they came from, and leave with the first edit", () => {
  const read = loaded(start(), parsed(), "marked");
  const shown = withMarks(read, "marked", Array(16).fill("24"));
  assert.deepEqual(shown.table.board.cells[1]?.candidates, [2, 4]);
  assert.equal(withMarks(read, "another", Array(16).fill("24")), read);
  assert.deepEqual(edited(shown, entry(2, 3)).table.board.cells[1]?.candidates, []);
});

test("a file is solved without touching the table", () => {
  const open = opened(start(), { name: "a.txt", text: LINE, isSample: false }, parsed(), null);
  assert.equal(open.source, "file");
  assert.equal(toLine(open.table.board), ".".repeat(81));
  assert.deepEqual(questionOf(open), { puzzle: LINE });
  assert.equal(withSource(open, "table").file, open.file);
});

test("a file that cannot be read keeps its text and the place of the fault", () => {
  const fault = { code: "read-symbol", message: "line 3", line: 3, column: 9 };
  const open = opened(start(), { name: "a.txt", text: "x", isSample: false }, null, fault);
  assert.deepEqual(open.file?.fault, fault);
  assert.equal(open.file?.board, null);
});

test("each mode asks its own question, with uniqueness apart from it", () => {
  const base = { ...start(), unique: false };
  const of = (/** @type {any} */ change) => requestOf({ ...base, ...change });
  assert.deepEqual(pick(of({ mode: "answer" })), ["solve", "answer", "first", undefined, false]);
  assert.deepEqual(pick(of({ mode: "check" })), ["solve", "only-check", "nothing", undefined, false]);
  assert.deepEqual(pick(of({ mode: "few", unique: true })), ["solve", "only-marked", "first", true, false]);
  assert.deepEqual(pick(of({ mode: "answer", unique: true, limit: "all" })), ["solve", "answer", "first", undefined, true]);
  assert.deepEqual(pick(of({ mode: "all", unique: true })), ["candidates", undefined, undefined, undefined, true]);
  assert.equal(of({ mode: "all" }).request.true_only, undefined);
  assert.equal(of({ mode: "all", trueOnly: true }).request.true_only, true);
});

/** @param {any} made */
const pick = ({ question, request, count }) => [question, request.mode, request.show, request.unique, count !== null];

test("the chosen method and limit go with the question", () => {
  const { request } = requestOf({ ...start(), method: "sets", unique: true, limit: "1000000" });
  assert.equal(/** @type {any} */ (request).method, "sets");
  assert.equal(/** @type {any} */ (request).limit, 1000000);
});

test("the five methods can be used alone and in any subset, but one at least", () => {
  const trial = withMethod(start(), "trial");
  assert.equal(/** @type {any} */ (requestOf(trial).request).only, undefined, "all of them are the rule");
  const some = ["method-1", "method-3", "method-5"].reduce(withOneOfFive, trial);
  assert.deepEqual(/** @type {any} */ (requestOf(some).request).only, ["method-2", "method-4"]);
  assert.deepEqual(withOneOfFive(some, "method-1").five, ["method-1", "method-2", "method-4"]);
  const one = withOneOfFive(some, "method-2");
  assert.deepEqual(withOneOfFive(one, "method-4").five, ["method-4"]);
  assert.equal(/** @type {any} */ (requestOf(withMethod(one, "sets")).request).only, undefined);
});

test("whoever has it found by trial sees that way", () => {
  assert.equal(withMethod(start(), "trial").reasoner, "five");
  assert.equal(withMethod(withMethod(start(), "trial"), "").reasoner, "techniques");
});

test("a method that proves nothing shows an answer, and the best one counts", () => {
  const methods = [{ id: "tabu", name: "Tabu search", is_exhaustive: false }];
  const { request, count } = requestOf({ ...start(), methods, method: "tabu" });
  assert.deepEqual(pick({ question: "solve", request, count }), ["solve", "answer", "first", undefined, true]);
  assert.equal(/** @type {any} */ (count).method, undefined);
  assert.equal(/** @type {any} */ (count).limit, 1000);
});

test("progress of work that is over is not heard", () => {
  const busy = began(start(), 2, "solve");
  assert.equal(went(busy, 1, { count: "7" }), busy);
  assert.equal(went(busy, 2, { count: "7", share: 0.5 }).work?.progress.count, "7");
  assert.equal(ended(busy, 1).work?.id, 2);
  assert.equal(ended(busy, 2).work, null);
});

test("an answer is told by its count, its limit and its fault", () => {
  const verdict = (/** @type {any} */ answer, unique = true) => verdictOf(/** @type {any} */ (answered({ ...start(), unique }, answer).result));
  assert.equal(verdict({ count: 1, limit_reached: false }), "unique");
  assert.equal(verdict({ count: 1, limit_reached: true }), "solvable");
  assert.equal(verdict({ count: 0, limit_reached: false }), "none");
  assert.equal(verdict({ count: 0, limit_reached: false, stopped: true }), "stopped");
  assert.equal(verdict({ count: 111, limit_reached: false }), "several");
  assert.equal(verdict({ count: 1000, limit_reached: true }), "at-least");
  assert.equal(verdict({ count: 2, limit_reached: true }, false), "solvable");
  assert.equal(verdict({ count: "6670903752021072936960", limit_reached: false }), "several");
  assert.equal(verdict({ candidates: [] }, false), "opportunities");
  assert.equal(verdict({ error: { code: "x", message: "no" } }), "fault");
});

test("cells that clash are marked only on the board that was examined", () => {
  const state = start();
  const answer = { board: { clashes: [0, 1] }, reasons: ["5 twice"] };
  const marked = examined(state, state.table.board, answer);
  assert.deepEqual(marked.table.board.cells.flatMap((cell, index) => (cell.clash ? [index] : [])), [0, 1]);
  assert.equal(examined(edited(state, entry(0, 1)), state.table.board, answer).table.reasons.length, 0);
});

test("a table that is examined has the houses that the engine tells, and its cells stay where nothing clashes", () => {
  const state = start();
  const houses = [{ id: "r1", kind: "row", number: 1, name: "row 1", cells: [0, 1], digits: [1] }];
  const { table } = examined(state, state.table.board, { board: { clashes: [], houses } });
  assert.deepEqual(table.board.houses, houses);
  assert.equal(table.board.cells, state.table.board.cells, "a change of the cells would be examined again, for ever");
});

test("a server that is gone leaves everything as it is", () => {
  const state = began(start(), 1, "solve");
  const gone = failed(state, { code: "gone", message: "" });
  assert.equal(gone.work, null);
  assert.equal(gone.table, state.table);
});
