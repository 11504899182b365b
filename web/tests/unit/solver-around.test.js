// All steps of a position: what is asked, how it is grouped, and what taking one makes of the way.

import assert from "node:assert/strict";
import { test } from "node:test";

import { withCandidates, withDigit } from "../../js/board/board.js";
import { emptyBoard } from "../../js/board/state.js";
import { aroundOf, groupsOf, requestAt, stepShown, taken, withAround } from "../../js/solver/around-state.js";
import { start } from "../../js/solver/state.js";

const STEPS = [
  { name: "Naked Single", conclusion: "r1c1=1", after: { digits: `1${".".repeat(15)}`, candidates: ",".repeat(15) } },
  { name: "X-Wing", conclusion: "r1c2,r1c3<>2", after: { digits: ".".repeat(16), candidates: ",".repeat(15) } },
];
const ANSWER = {
  steps: STEPS,
  by_technique: [
    { technique: "naked-single", name: "Naked Single", level: "easy", found: 1, more: false, effects: [{ step: 0, ways: 1 }] },
    { technique: "x-wing", name: "X-Wing", level: "hard", found: 3000, more: true, effects: [{ step: 1, ways: 3000 }] },
  ],
  by_effect: [
    { conclusion: "r1c1=1", steps: [0], by: ["Naked Single"] },
    { conclusion: "r1c2<>2", steps: [1], by: ["X-Wing"] },
    { conclusion: "r1c3<>2", steps: [1], by: ["X-Wing"] },
  ],
};

/** A state that knows all steps. */
function known() {
  const state = { ...start(), isAroundOpen: true };
  return withAround(state, { board: emptyBoard(2, 2), candidates: Array(16).fill("1234") }, ANSWER);
}

test("a question about a position says what was given, put in and ruled out", () => {
  let board = withDigit(withDigit(emptyBoard(2, 2), 0, 1), 5, 2, "placed");
  board = withCandidates(board, ["", "34", ...Array(14).fill("1234")]);
  const { puzzle } = requestAt(board);
  assert.equal(puzzle.puzzle, `1${".".repeat(15)}`);
  assert.equal(puzzle.placed, `.....2${".".repeat(10)}`);
  assert.deepEqual(puzzle.pencil_marks.slice(0, 6), ["1", "34", "1234", "1234", "1234", "2"]);
  assert.deepEqual([puzzle.box, puzzle.alphabet], ["2x2", "from-one"]);
});

test("steps are grouped by technique or by effect", () => {
  const around = aroundOf(known());
  assert.ok(around);
  const told = (/** @type {import("../../js/solver/around-state.js").Grouping} */ by) =>
    groupsOf(around, by).map(({ text, count, rows }) => [text, count, rows.map((row) => [row.step, row.text, row.ways])]);
  assert.deepEqual(told("technique"), [["Naked Single", "1", [[0, "r1c1=1", 1]]], ["X-Wing", "3000+", [[1, "r1c2,r1c3<>2", 3000]]]]);
  assert.deepEqual(told("effect").map(([text, , rows]) => [text, rows]), [
    ["r1c1=1", [[0, "Naked Single", 1]]], ["r1c2<>2", [[1, "X-Wing", 1]]], ["r1c3<>2", [[1, "X-Wing", 1]]],
  ]);
});

test("what is pointed at is shown before what is chosen, and nothing once the way has moved on", () => {
  const state = { ...known(), chosen: 0 };
  assert.equal(stepShown(state)?.name, "Naked Single");
  assert.equal(stepShown({ ...state, pointed: 1 })?.name, "X-Wing");
  assert.equal(stepShown({ ...state, isAroundOpen: false }), null);
  assert.equal(stepShown({ ...state, at: { ...state.at, way: 3 } }), null);
});

test("without steps there is a note: why, or that it was stopped", () => {
  const position = { board: emptyBoard(2, 2), candidates: [] };
  const of = (/** @type {any} */ answer) => withAround(start(), position, answer).around;
  assert.equal(of({ error: { code: "several", message: "Several." } })?.note, "Several.");
  assert.equal(of({ hint: "Nothing left." })?.note, "Nothing left.");
  const stopped = of({ error: { code: "stopped", message: "Stopped." } });
  assert.deepEqual([stopped?.note, stopped?.isStopped], [null, true]);
});

test("a step that is taken stands where the way had come to, and the rest follows it", () => {
  const before = known();
  const way = { start: emptyBoard(2, 2), candidates: [], steps: ["a", "b", "c"], by: /** @type {const} */ ("techniques"), answer: {} };
  const state = withAround({ ...before, way, at: { way: 1, watch: 0 } }, { board: emptyBoard(2, 2), candidates: [] }, ANSWER);
  const after = taken(state, STEPS[1], { steps: ["d"], solved: true });
  assert.deepEqual(after.way?.steps, ["a", STEPS[1], "d"]);
  assert.deepEqual([after.at.way, after.around, after.chosen], [2, null, null]);
  const alone = taken(before, STEPS[0], { steps: [] });
  assert.deepEqual([alone.way?.steps.length, alone.at.way, alone.way?.candidates.length], [1, 1, 16]);
});
