// Tests of the review of a game, and of what comes after one.

import assert from "node:assert/strict";
import { test } from "node:test";

import { withDigit } from "../../js/board/board.js";
import { emptyBoard } from "../../js/board/state.js";
import { techniqueToPractise, wishAfter } from "../../js/play/next.js";
import { isRecordOf } from "../../js/play/record.js";
import { beginningOf, boardsOf, bySingle, byWay, foundIn, movesOf, withoutWrong } from "../../js/play/review-state.js";

const SOLUTION = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
const hint = (at, technique) => ({ at, depth: 1, technique });

test("moves are what changed at once, with the hints before them", () => {
  const moves = movesOf({
    solution: SOLUTION,
    hints: [hint(5, "x-wing"), hint(15, "naked-pair"), hint(15, "fill"), hint(99, "late")],
    turns: [[10, 1, 2], [20, 2, 4], [30, 2, 0], [40, 2, 3, "hint"], [50, 4, 3, "singles"], [50, 5, 4, "singles"], [60, 1, 0], [60, 2, 0], [70, 1, 2], [70, 1, 0]],
  });
  assert.deepEqual(moves.map(({ kind }) => kind), ["right", "wrong", "emptied", "hint", "singles", "emptied", "right", "emptied"]);
  assert.deepEqual(moves.map(({ changes }) => changes.length), [1, 1, 1, 1, 2, 2, 1, 1]);
  assert.deepEqual(moves.map(({ hints }) => hints.map(({ technique }) => technique)), [["x-wing"], ["naked-pair", "fill"], [], [], [], [], [], []]);
  assert.deepEqual(movesOf({ solution: null, hints: [], turns: [[1, 0, 1]] }).map(({ kind }) => kind), ["placed"]);
  assert.deepEqual(movesOf({ solution: SOLUTION, hints: [], turns: [] }), []);
});

test("what was tried is no mistake, and what was taken back is no move of its own", () => {
  const moves = movesOf({ solution: SOLUTION, hints: [], turns: [[1, 1, 4, "try"], [2, 2, 3, "try"], [3, 2, 0, "try"], [4, 1, 0, "back"], [5, 1, 4, "again"], [6, 1, 4]] });
  assert.deepEqual(moves.map(({ kind }) => kind), ["try", "try", "emptied", "back", "again", "wrong"]);
  assert.deepEqual(moves.map(({ isWrong }) => isWrong), [true, false, false, false, false, true]);
  assert.deepEqual(foundIn(moves), [{ move: 1, cell: 2, digit: 3 }]);
});

test("the boards go from the beginning to the end, and show what is wrong", () => {
  const start = withDigit(emptyBoard(2, 2), 0, 1);
  const played = withDigit(withDigit(start, 1, 2, "placed"), 2, 4, "placed");
  const marked = { ...played, cells: played.cells.map((cell) => ({ ...cell, corner: [1], tints: { 1: 2 } })) };
  const beginning = beginningOf(marked);
  assert.deepEqual(beginning.cells.map(({ digit }) => digit), [1, ...Array(15).fill(0)]);
  assert.deepEqual([beginning.cells[1].corner, beginning.cells[0].kind, beginning.cells[1].kind], [[], "given", "empty"]);
  const boards = boardsOf(beginning, movesOf({ solution: SOLUTION, hints: [], turns: [[1, 1, 2], [2, 2, 4], [3, 2, 3]] }), SOLUTION);
  assert.deepEqual(boards.map(({ cells }) => cells.slice(0, 3).map(({ digit }) => digit).join("")), ["100", "120", "124", "123"]);
  assert.deepEqual(boards.map(({ cells }) => cells[2].wrong), [false, false, true, false]);
  assert.equal(withoutWrong(boards[2], SOLUTION).cells[2].digit, 0);
  assert.equal(withoutWrong(boards[2], SOLUTION).cells[1].digit, 2);
});

test("it is asked once for each cell how its digit could have been found", () => {
  const moves = movesOf({ solution: SOLUTION, hints: [], turns: [[1, 1, 2], [2, 1, 0], [3, 1, 2], [4, 2, 1], [5, 2, 3, "hint"], [6, 3, 4]] });
  assert.deepEqual(foundIn(moves), [{ move: 0, cell: 1, digit: 2 }, { move: 5, cell: 3, digit: 4 }]);
});

test("a single that is there is the way, and otherwise the hardest step counts", () => {
  const step = (technique, score, ...placements) => ({ technique, score, placements: placements.map(([cell, digit]) => ({ cell, digit })) });
  const singles = [step("hidden-single", 14, ["r1c1", 5]), step("full-house", 4, ["r1c1", 5]), step("naked-single", 4, ["r2c2", 5])];
  assert.equal(bySingle(singles, "r1c1", 5)?.hardest.technique, "full-house");
  assert.equal(bySingle(singles, "r1c1", 6), null);
  const way = [step("pointing", 50), step("hidden-pair", 70), step("naked-single", 4, ["r1c1", 6]), step("x-wing", 140)];
  const found = byWay(way, "r1c1", 6);
  assert.deepEqual([found?.steps.length, found?.hardest.technique], [3, "hidden-pair"]);
  assert.equal(byWay(way, "r9c9", 6), null);
});

test("a record belongs to a game by its number and its puzzle", () => {
  const record = { details: { game: 7 }, puzzle: "1..." };
  assert.ok(isRecordOf(record, { puzzle: "1..." }, 7));
  assert.ok(!isRecordOf(record, { puzzle: "1..." }, 8));
  assert.ok(!isRecordOf(record, { puzzle: "2..." }, 7), "another store had another game of that number");
  assert.ok(isRecordOf({ ...record, puzzle: "{\"puzzle\":\"1...\"}" }, { puzzle: { puzzle: "1..." } }, 7));
});

test("what needed a hint comes again, until it was done without one", () => {
  const game = (date, hinted, techniques) => ({ date, details: { hinted, techniques } });
  assert.equal(techniqueToPractise([]), "");
  assert.equal(techniqueToPractise([game("1", ["hidden-single", "fill", "mistake"], ["hidden-single"])]), "");
  assert.equal(techniqueToPractise([game("1", ["x-wing", "hidden-pair"], []), game("2", [], ["pointing"])]), "hidden-pair");
  assert.equal(techniqueToPractise([game("1", ["x-wing", "trial", "naked-single"], [])]), "x-wing", "to try is no technique");
  assert.equal(techniqueToPractise([game("1", ["x-wing"], []), game("2", [], ["x-wing"])]), "", "it was done since");
  assert.equal(techniqueToPractise([game("2", ["x-wing"], ["x-wing"]), game("1", [], ["x-wing"])]), "x-wing");
  assert.equal(techniqueToPractise([{ date: "1", details: { hinted: "x-wing" } }, { date: "2" }]), "", "what somebody else wrote is no list");
});

test("the next puzzle is of the same kind", () => {
  const origin = { kind: "made", level: "hard" };
  assert.deepEqual(wishAfter({ origin, box: "3x3" }), { level: "hard", symmetry: "rotational" });
  assert.deepEqual(wishAfter({ origin: { ...origin, level: "extreme" }, box: "3x3" }, { id: "x-wing", level: "hard" }), { techniques: ["x-wing"], level: "hard" }, "no harder than what is practised");
  assert.deepEqual(wishAfter({ origin, box: "3x3" }, { id: "als-xz", level: "unfair" }), { techniques: ["als-xz"] });
  assert.deepEqual(wishAfter({ origin: { ...origin, variants: ["jigsaw"], wish: { box: "2x3" } }, box: "none" }), { level: "hard", box: "2x3", variants: ["jigsaw"] });
  assert.deepEqual(wishAfter({ origin: { ...origin, variants: ["diagonal"] }, box: "2x3" }), { level: "hard", box: "2x3", variants: ["diagonal"] });
  assert.deepEqual(wishAfter({ origin: { kind: "own" }, box: "none" }), {});
});
