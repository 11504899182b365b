// Games: what players do, what counts as a mistake, tries and points, and what is kept.

import assert from "node:assert/strict";
import { test } from "node:test";
import { emptyBoard, fromData, toLine } from "../../js/board/state.js";
import { ownQuestion, positionQuestion, positionText } from "../../js/play/asking.js";
import { lookedAt, paused, spentAt, started, stopped } from "../../js/play/clock.js";
import { newGame, played } from "../../js/play/game.js";
import { hintArea, hintCells } from "../../js/play/hints.js";
import { clashesIn, completedBetween } from "../../js/play/judge.js";
import { ownMarks, ruledOut } from "../../js/play/own-marks.js";
import { recordOf } from "../../js/play/record.js";
import { gameOf, savedOf, summaryOf } from "../../js/play/saved.js";
import { triedCells } from "../../js/play/tries.js";

/** @typedef {import("../../js/play/game.js").Game} Game */
/** @typedef {import("../../js/play/game.js").GameAction} GameAction */
/** @typedef {import("../../js/play/game.js").Checking} Checking */

const SOLUTION = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
const LINE = "1..4..1.2......1";

/** A small board with its houses, as the engine tells them. */
function board() {
  const { size, symbols } = emptyBoard(2, 2);
  const all = [0, 1, 2, 3];
  const house = (/** @type {string} */ kind, /** @type {number} */ number, /** @type {number[]} */ cells) =>
    ({ id: `${kind}${number}`, kind, number, name: `${kind} ${number}`, cells, digits: [1, 2, 3, 4] });
  const houses = all.flatMap((at) => [
    house("row", at + 1, all.map((other) => 4 * at + other)),
    house("column", at + 1, all.map((other) => 4 * other + at)),
    house("box", at + 1, all.map((other) => 8 * Math.floor(at / 2) + 2 * (at % 2) + 4 * Math.floor(other / 2) + (other % 2))),
  ]);
  const digits = [...LINE].map((symbol) => Number(symbol) || 0);
  return fromData({ size, box_rows: 2, box_columns: 2, symbols, digits, kinds: [...LINE].map((symbol) => (symbol === "." ? "." : "g")).join(""), clashes: [], houses });
}

/** @param {Partial<{ isStrict: boolean, solution: number[] | null, limits: string[] }>} [more] */
const begun = (more = {}) => newGame(board(), { puzzle: LINE, box: "2x2", origin: { kind: "made", level: "easy" }, solution: SOLUTION, ...more });

/** @param {number} cell @param {number} digit @returns {GameAction} */
const enter = (cell, digit) => ({ type: "cells", action: { type: "digit", cells: [cell], digit, as: "placed" } });

/** @param {number} cell @param {number} digit @returns {GameAction} */
const mark = (cell, digit) => ({ type: "cells", action: { type: "corner", cells: [cell], digit } });

/**
 * The game after some actions.
 * @param {Game} game
 * @param {Checking} checking
 * @param {GameAction[]} actions
 */
const after = (game, checking, ...actions) => actions.reduce((now, action) => played(now, action, { checking, cleans: true }).game, game);

/** @param {Game} game */
const line = (game) => toLine(game.table.board);

test("digits are entered, undone and done again; what is given stays", () => {
  const game = after(begun(), "off", enter(1, 2), enter(0, 3));
  assert.equal(line(game), "12.4..1.2......1");
  const back = after(game, "off", { type: "undo" });
  assert.equal(line(back), LINE);
  assert.equal(line(after(back, "off", { type: "undo" })), LINE, "nothing more to undo");
  assert.equal(line(after(back, "off", { type: "redo" })), line(game));
  assert.deepEqual(after(back, "off", { type: "redo" }).turns, [[0, 1, 2], [0, 1, 0, "back"], [0, 1, 2, "again"]], "every turn is noted");
  assert.deepEqual(after(begun(), "off", { type: "try", name: "" }, enter(1, 3), { type: "drop" }).turns, [[0, 1, 3, "try"], [0, 1, 0, "back"]]);
});

test("a digit takes itself out of the marks that it is seen from, and undo brings them back", () => {
  const marked = after(begun(), "off", mark(2, 2), mark(5, 2), mark(15, 2));
  const entered = after(marked, "off", enter(1, 2));
  assert.deepEqual([2, 5].map((cell) => entered.table.board.cells[cell]?.corner), [[], []]);
  assert.deepEqual(after(entered, "off", { type: "undo" }).table.board.cells[5]?.corner, [2]);
});

test("a digit that somebody else enters leaves marks alone, too, where the player wants that", () => {
  const marked = after(begun(), "off", mark(2, 2));
  const filled = (/** @type {boolean} */ cleans) => played(marked, { type: "fill", digits: [[1, 2]], by: "hint" }, { checking: "off", cleans }).game;
  assert.deepEqual([true, false].map((cleans) => filled(cleans).table.board.cells[2]?.corner), [[], [2]]);
});

test("who says what is wrong is a choice, and mistakes count whoever says it", () => {
  const said = (/** @type {Checking} */ checking, /** @type {number} */ digit) => {
    const { game, refused, mistaken } = played(begun(), enter(1, digit), { checking, cleans: true });
    const { digit: there, clash, wrong } = game.table.board.cells[1] ?? {};
    return { there, clash, wrong, refused, mistaken, mistakes: game.mistakes };
  };
  const wrong = { mistaken: [1], mistakes: 1 };
  assert.deepEqual(said("off", 4), { there: 4, clash: false, wrong: false, refused: [], ...wrong });
  assert.deepEqual(said("rules", 4), { there: 4, clash: true, wrong: false, refused: [], ...wrong });
  assert.deepEqual(said("rules", 3), { there: 3, clash: false, wrong: false, refused: [], ...wrong });
  assert.deepEqual(said("solution", 3), { there: 3, clash: false, wrong: true, refused: [], ...wrong });
  assert.deepEqual(said("refuse", 3), { there: 0, clash: false, wrong: false, refused: [1], ...wrong });
  assert.deepEqual(said("refuse", 2), { there: 2, clash: false, wrong: false, refused: [], mistaken: [], mistakes: 0 });
});

test("the same wrong digit again is no further mistake, and undo takes back none", () => {
  const game = after(begun(), "solution", enter(1, 3), enter(1, 3), { type: "undo" });
  assert.equal(game.mistakes, 1);
});

test("in a strict game the third mistake is the last thing that happens", () => {
  const game = after(begun({ isStrict: true }), "refuse", enter(1, 3), enter(1, 4));
  assert.deepEqual([game.status, game.mistakes], ["playing", 2]);
  const lost = after(game, "refuse", enter(2, 2));
  assert.deepEqual([lost.status, lost.mistakes], ["lost", 3]);
  assert.equal(after(lost, "refuse", enter(1, 2)), lost);
  assert.equal(after(begun(), "refuse", enter(1, 3), enter(1, 4), enter(2, 2), enter(2, 1)).status, "playing", "others go on");
});

test("a game ends with the last digit; then it can be gone through, but not changed", () => {
  const open = SOLUTION.flatMap((digit, cell) => (LINE[cell] === "." ? [enter(cell, digit)] : []));
  const game = after(begun(), "off", ...open);
  assert.equal(game.status, "solved");
  assert.equal(after(game, "off", enter(1, 3)), game);
  const back = after(game, "off", { type: "undo" });
  assert.deepEqual([back.status, line(back).includes(".")], ["solved", true]);
  const wrong = after(begun(), "off", ...open.slice(0, -1), enter(14, 3));
  assert.equal(wrong.status, "playing", "full, but not solved");
  assert.equal(after(game, "off", { type: "undo" }, { type: "redo" }).turns.length, game.turns.length, "to look at it is no move");
});

test("where no solution is known, the rules say whether it is solved", () => {
  const open = SOLUTION.flatMap((digit, cell) => (LINE[cell] === "." ? [enter(cell, digit)] : []));
  const game = after(begun({ solution: null }), "solution", ...open);
  assert.deepEqual([game.status, game.mistakes], ["solved", 0]);
  assert.equal(after(begun({ solution: null }), "off", ...open.slice(0, -1), enter(14, 3)).status, "playing");
});

test("marks that belong to a puzzle are there from the beginning and after a restart, and go with its questions", () => {
  const limits = [...LINE].map((symbol) => (symbol === "." ? "123" : symbol));
  const game = begun({ limits });
  const open = [...LINE].indexOf(".");
  assert.deepEqual(game.table.board.cells[open]?.corner, [1, 2, 3]);
  assert.deepEqual(begun().table.board.cells[open]?.corner, []);
  const cleared = after(game, "off", { type: "cells", action: { type: "clear", cells: [open], as: "placed" } });
  assert.deepEqual(cleared.table.board.cells[open]?.corner, []);
  assert.deepEqual(after(cleared, "off", { type: "restart" }).table.board.cells[open]?.corner, [1, 2, 3]);
  assert.deepEqual(positionQuestion(game).puzzle.pencil_marks, limits);
  const marked = after(game, "off", { type: "marks", cells: [...LINE].flatMap((symbol, cell) => (symbol === "." ? [[cell, { corner: [1, 2, 3, 4] }]] : [])) });
  assert.equal(ownQuestion(marked).puzzle.pencil_marks?.[open], "123", "no mark of the player's adds to them");
  const wrong = after(game, "off", enter(open, 4));
  assert.match(ownQuestion(wrong).puzzle.pencil_marks?.[open] ?? "", /4/, "a digit that cannot be there is seen as one that is wrong");
});

test("where only the engine knows whether rules are kept, it says when the game is solved", () => {
  const limits = [...LINE].map(() => "1234");
  const open = SOLUTION.flatMap((_, cell) => (LINE[cell] === "." ? [cell] : []));
  const full = open.reduce((now, cell) => after(now, "off", enter(cell, SOLUTION[cell])), begun({ solution: null, limits }));
  assert.equal(full.status, "playing");
  assert.equal(after(full, "off", { type: "right" }).status, "solved");
  assert.equal(after(begun({ solution: null, limits }), "off", { type: "right" }).status, "playing", "but not before it is full");
});

test("who has it solved has not solved it", () => {
  const digits = SOLUTION.flatMap((digit, cell) => (LINE[cell] === "." ? [/** @type {[number, number]} */ ([cell, digit])] : []));
  const game = after(begun(), "off", { type: "fill", digits, by: "solve" });
  assert.equal(game.status, "shown");
  assert.deepEqual(game.turns[0], [0, 1, 2, "solve"]);
  assert.equal(line(after(game, "off", { type: "undo" })), LINE, "all at once");
});

test("what is tried looks different, is nobody's mistake, and is kept or dropped", () => {
  const trying = after(begun(), "solution", enter(1, 2), { type: "try", name: "3?" }, enter(2, 1), enter(5, 4));
  assert.deepEqual([...triedCells(trying.table)], [[2, 1], [5, 1]]);
  assert.deepEqual([trying.mistakes, trying.table.board.cells[2]?.wrong], [0, false]);
  const gone = after(trying, "solution", { type: "drop" });
  assert.equal(line(gone), "12.4..1.2......1");
  assert.deepEqual([gone.table.tries, gone.mistakes], [[], 0]);
  assert.equal(line(after(gone, "solution", { type: "undo" })), line(trying), "a dropped try comes back");
  const held = after(trying, "solution", { type: "keep" });
  assert.equal(line(held), line(trying));
  assert.deepEqual([held.mistakes, held.table.board.cells[2]?.wrong, triedCells(held.table).size], [1, true, 0]);
});

test("tries go into each other", () => {
  const inner = after(begun(), "off", { type: "try", name: "a" }, enter(1, 2), { type: "try", name: "b" }, enter(2, 3));
  assert.deepEqual([...triedCells(inner.table)], [[1, 1], [2, 2]]);
  const outer = after(inner, "off", { type: "keep" });
  assert.deepEqual([...triedCells(outer.table)], [[1, 1], [2, 1]]);
  assert.equal(line(after(outer, "off", { type: "drop" })), LINE);
});

test("points stay, however often one comes back to them", () => {
  const game = after(begun(), "off", enter(1, 2), mark(2, 3), { type: "point", name: "here" }, enter(2, 3));
  const back = after(game, "off", { type: "back", point: 1 });
  assert.equal(line(back), "12.4..1.2......1");
  assert.deepEqual(back.table.board.cells[2]?.corner, [3]);
  const again = after(back, "off", enter(5, 4), { type: "back", point: 1 });
  assert.deepEqual([line(again), again.table.points.map(({ name }) => name)], ["12.4..1.2......1", ["here"]]);
  assert.deepEqual(after(again, "off", { type: "forget", point: 1 }).table.points, []);
  assert.equal(after(again, "off", { type: "point", name: "two" }).table.points[1]?.id, 2);
  const named = after(again, "off", { type: "name", point: 1, name: "before the guess" });
  assert.deepEqual([named.table.points[0]?.name, line(after(named, "off", { type: "back", point: 1 }))], ["before the guess", "12.4..1.2......1"]);
});

test("one gets back to before the mistake, and forth again", () => {
  const game = after(begun(), "off", enter(1, 2), enter(2, 1), enter(5, 4));
  const back = after(game, "off", { type: "before-mistake" });
  assert.equal(line(back), "12.4..1.2......1");
  assert.equal(line(after(back, "off", { type: "redo" }, { type: "redo" })), line(game));
  assert.equal(line(after(begun(), "off", enter(1, 2), { type: "before-mistake" })), "12.4..1.2......1", "there is none");
});

test("what was wrong from the beginning has no before: nothing is undone for it", () => {
  // As in a link with somebody's progress.
  const linked = { ...begun(), table: after(begun(), "off", enter(2, 1)).table };
  const game = after(linked, "off", enter(1, 2), enter(5, 4));
  assert.equal(after(game, "off", { type: "before-mistake" }).history, game.history);
  const mended = after(game, "off", enter(2, 3));
  assert.equal(line(after(mended, "off", enter(6, 2), { type: "before-mistake" })), line(mended));
});

test("a hint that goes deeper is one hint, and a digit that is filled in is another", () => {
  const hint = (/** @type {number} */ depth, technique = "x-wing") => /** @type {const} */ ({ type: "hint", depth, technique });
  const count = (/** @type {GameAction[]} */ ...hints) => recordOf(after(begun(), "off", ...hints), 1, new Date()).hints;
  assert.deepEqual([count(), count(hint(1), hint(2), hint(3), hint(4)), count(hint(1), hint(1)), count(hint(4, "fill"), hint(4, "fill"))], [0, 1, 2, 2]);
  assert.equal(count(hint(1), hint(2), hint(3), hint(4, "fill")), 2);
});

test("a restart leaves the puzzle, and can be undone", () => {
  const game = after(begun(), "off", enter(1, 2), mark(2, 3), { type: "cells", action: { type: "colour", cells: [0, 9], colour: 4 } });
  const empty = after(game, "off", { type: "restart" });
  assert.equal(line(empty), LINE);
  assert.ok(empty.table.board.cells.every(({ corner, colours }) => corner.length + colours.length === 0));
  assert.deepEqual(after(empty, "off", { type: "undo" }).table.board.cells[9]?.colours, [4]);
});

test("all marks come at once", () => {
  const game = after(begun(), "off", { type: "marks", cells: [[0, { corner: [1] }], [1, { corner: [3, 2] }], [2, { corner: [2] }]] });
  assert.deepEqual([0, 1, 2].map((cell) => game.table.board.cells[cell]?.corner), [[], [2, 3], [2]]);
  assert.equal(game.history.past.length, 1);
});

test("what is pasted is one step, its digits are judged, and what is given stays", () => {
  const plain = { digit: 0, corner: [], centre: [], colours: [], tints: {} };
  const paste = /** @type {GameAction} */ ({ type: "paste", cells: [[0, { ...plain, digit: 3 }], [1, { ...plain, digit: 3 }], [2, { ...plain, digit: 3, colours: [1] }], [4, { ...plain, corner: [2, 3] }]] });
  const game = after(begun(), "off", paste);
  assert.deepEqual([line(game), game.mistakes, game.history.past.length], ["1334..1.2......1", 1, 1]);
  assert.deepEqual([game.table.board.cells[4]?.corner, game.table.board.cells[2]?.colours], [[2, 3], [1]]);
  assert.equal(line(after(begun(), "refuse", paste)), "1.34..1.2......1");
  assert.equal(line(after(game, "off", { type: "undo" })), LINE);
  const tried = after(begun(), "off", { type: "try", name: "" }, { type: "paste", cells: [[1, { ...plain, digit: 3 }]] });
  assert.deepEqual([tried.turns, tried.mistakes], [[[0, 1, 3, "try"]], 0], "what is pasted in a try is tried");
});

test("what is kept is the whole game", () => {
  const game = after(
    begun(), "solution", enter(1, 2), mark(2, 3), { type: "point", name: "here" }, { type: "try", name: "x" }, enter(2, 3),
    { type: "hint", depth: 2, technique: "naked-single" }, { type: "undo" }, enter(5, 3), { type: "undo" },
  );
  const saved = JSON.parse(JSON.stringify(savedOf(game)));
  assert.deepEqual(gameOf(saved, board()), game);
  assert.deepEqual(after(gameOf(saved, board()) ?? begun(), "solution", { type: "redo" }), after(game, "solution", { type: "redo" }));
  assert.equal(gameOf({ ...saved, version: 4 }, board()), null, "that of a later version is not ours to read");
  const both = (/** @type {(list: any[]) => any[]} */ named) => {
    const lists = (/** @type {Record<string, any[]>} */ beside) => Object.fromEntries(Object.entries(beside).map(([name, list]) => [name, named(list)]));
    const steps = (/** @type {import("../../js/board/history.js").Change[]} */ changes) => changes.map(({ back, forth }) => [back, forth].map(({ cells, beside, board }) => [cells, lists(beside), board]));
    const { history: { past, future }, table: { tries, points } } = game;
    return JSON.parse(JSON.stringify({ ...saved, tries: named(tries), points: named(points), past: steps(past), future: steps(future) }));
  };
  assert.deepEqual(gameOf({ ...both((list) => list), things: undefined, version: 1 }, board()), game, "what the first version has kept, with every try and point whole");
  const things = [...game.table.tries, ...game.table.points];
  assert.deepEqual(gameOf({ ...both((list) => list.map((thing) => things.indexOf(thing))), things, version: 2 }, board()), game, "what the second version has kept, with both ways of each step");
  const { tries: _tries, points: _points, hints: _hints, turns: _turns, past: _past, future: _future, record: _record, ...early } = savedOf(begun());
  assert.deepEqual(gameOf(early, board()), begun(), "what an earlier page did not keep is not there");
});

test("whatever was done, undone and tried, what is kept is all of it", () => {
  let lot = 7;
  const draw = (/** @type {number} */ below) => (lot = (Math.imul(lot, 1103515245) + 12345) >>> 0) % below;
  const doing = /** @type {(() => GameAction)[]} */ ([
    () => enter(draw(16), 1 + draw(4)), () => enter(draw(16), 1 + draw(4)), () => mark(draw(16), 1 + draw(4)), () => mark(draw(16), 1 + draw(4)),
    () => ({ type: "cells", action: { type: "clear", cells: [draw(16), draw(16)], as: "placed" } }),
    () => ({ type: "undo" }), () => ({ type: "undo" }), () => ({ type: "redo" }),
    () => ({ type: "try", name: "x" }), () => ({ type: "keep" }), () => ({ type: "drop" }),
    () => ({ type: "point", name: "p" }), () => ({ type: "back", point: 1 + draw(4) }), () => ({ type: "forget", point: 1 + draw(4) }), () => ({ type: "name", point: 1 + draw(4), name: `n${draw(9)}` }),
    () => ({ type: "restart" }),
  ]);
  let game = begun();
  for (let turn = 0; turn < 600; turn += 1) {
    game = after(game, "off", doing[Math.floor(draw(1 << 20) / 64) % doing.length]?.() ?? enter(1, 1));
    if (turn % 20 === 0) assert.deepEqual(gameOf(JSON.parse(JSON.stringify(savedOf(game))), board()), game, `turn ${turn}`);
  }
  assert.ok(game.history.past.length > 100);
});

test("two thousand moves are kept in little room", () => {
  let game = begun();
  for (let turn = 0; turn < 1000; turn += 1) game = after(game, "off", enter(1, 1 + (turn % 4)), mark(2, 1 + (turn % 4)));
  assert.equal(game.history.past.length, 2000);
  assert.ok(JSON.stringify(savedOf(game)).length < 150_000, `${JSON.stringify(savedOf(game)).length}`);
});

test("points and tries are kept once, however many steps name them", () => {
  const setPoints = (/** @type {number} */ count) => Array.from({ length: count }, (_, at) => [mark(2, 1 + (at % 4)), /** @type {GameAction} */ ({ type: "point", name: `point ${at}` })]).flat();
  const lengths = [20, 40].map((count) => JSON.stringify(savedOf(after(begun(), "off", ...setPoints(count)))).length);
  assert.ok((lengths[1] ?? 0) < 3 * (lengths[0] ?? 0), `twice as many take about twice the room: ${lengths}`);
});

test("a list shows how far a game is", () => {
  const game = after(begun(), "off", enter(1, 2), enter(2, 3));
  assert.deepEqual(summaryOf(game), {
    level: "easy", kind: "made", variants: [], size: 4, box: "2x2", hasRules: false, line: "1234..1.2......1", givens: LINE, filled: 2 / 11, spent: 0, status: "playing",
  });
});

test("clashes are found in houses and between cells that must differ, and a house that is full is noticed", () => {
  const { board: clashing } = after(begun(), "off", enter(1, 1)).table;
  assert.deepEqual(clashesIn(clashing).sort((one, other) => one - other), [0, 1]);
  const rules = { told: [], unknown: [], clues: [], document: {}, apart: [/** @type {[number, number]} */ ([0, 6])] };
  assert.deepEqual(clashesIn({ ...board(), rules }), [0, 6]);
  const full = after(begun(), "off", enter(1, 2), enter(2, 3));
  assert.deepEqual(completedBetween(board(), full.table.board).map(({ id }) => id), ["row1"]);
  const twice = after(begun(), "off", enter(1, 2), enter(2, 2));
  assert.deepEqual(completedBetween(board(), twice.table.board), [], "a digit that is there twice completes nothing");
});

test("a clock that is looked at counts neither sleep nor a time that was set", () => {
  const clock = started(stopped(500), 1000);
  assert.deepEqual(lookedAt(clock, 2000), { clock: { spent: 1500, since: 2000 }, isLeap: false });
  assert.deepEqual(lookedAt(clock, 1000 + 3 * 3_600_000), { clock: { spent: 500, since: 1000 + 3 * 3_600_000 }, isLeap: true });
  assert.deepEqual(lookedAt(clock, 0), { clock: { spent: 500, since: 0 }, isLeap: true });
  assert.deepEqual(lookedAt(stopped(500), 2000), { clock: stopped(500), isLeap: false });
});

test("a clock stands, runs, and never runs back", () => {
  const clock = started(stopped(500), 1000);
  assert.equal(spentAt(clock, 1700), 1200);
  assert.equal(spentAt(clock, 0), 500);
  assert.equal(started(clock, 5000), clock);
  assert.deepEqual(paused(clock, 2000), { spent: 1500, since: null });
});

test("marks say what can go into cells only where all have them, and one at most is a slip", () => {
  const open = SOLUTION.flatMap((_, cell) => (LINE[cell] === "." ? [cell] : []));
  const whole = after(begun(), "off", { type: "marks", cells: open.map((cell) => [cell, { corner: [1, 2, 3, 4] }]) });
  assert.equal(ownMarks(begun()), null);
  assert.deepEqual(ownMarks(whole)?.slice(0, 2), [[1], [1, 2, 3, 4]]);
  const strike = (/** @type {number} */ digit) => /** @type {GameAction} */ ({ type: "cells", action: { type: "strike", cells: [1], digit } });
  assert.deepEqual(ownMarks(after(whole, "off", strike(3)))?.[1], [1, 2, 4]);
  assert.deepEqual(ownMarks(after(whole, "off", strike(2)))?.[1], [1, 3, 4], "2 is what belongs there: a slip");
  assert.equal(ownMarks(after(whole, "off", strike(2), { type: "marks", cells: [[2, { corner: [4] }]] })), null, "with a second one they are marks of another kind");
  assert.equal(ownMarks(after(whole, "off", { type: "marks", cells: [[2, { corner: [] }]] })), null);
  assert.equal(ownMarks(after(begun({ solution: null }), "off", { type: "marks", cells: open.map((cell) => [cell, { corner: [1, 2, 3, 4] }]) })), null);
  const question = /** @type {any} */ (ownQuestion(after(whole, "off", strike(3))));
  assert.deepEqual(question.puzzle.pencil_marks.slice(0, 2), ["1", "124"]);
  assert.equal(Object.hasOwn(/** @type {any} */ (ownQuestion(begun())).puzzle, "pencil_marks"), false);
});

test("a hint shows first where to look, then which cells it is about", () => {
  const step = { look: ["r1c1", "r1c2", "r1c3", "r1c4"], placements: [{ cell: "r1c2", digit: 2 }], eliminations: [{ cell: "r1c3", digit: 2 }, { cell: "r1c3", digit: 4 }] };
  const hint = (/** @type {number} */ depth, more = {}) => ({ turns: 0, depth, step, mistake: -1, text: "", candidates: [], ...more });
  const shown = (/** @type {any} */ one) => [hintArea(one, board()), hintCells(one, board())];
  assert.deepEqual([1, 2, 3].map((depth) => shown(hint(depth))), [[[0, 1, 2, 3], []], [[0, 1, 2, 3], []], [[], [1, 2]]]);
  // The third level points at the cells that it names.
  assert.deepEqual(hintCells(hint(3, { step: { ...step, place: "Pointing on 2: r1c1 and r2c4." } }), board()), [0, 7]);
  assert.deepEqual(hintCells(hint(4, { step: { ...step, place: "Pointing on 2: r1c1 and r2c4." } }), board()), [1, 2]);
  // A nudge that names digits alone has no place, and a mistake is a cell.
  assert.deepEqual(shown(hint(1, { step: { ...step, look: undefined } })), [[], []]);
  assert.deepEqual(shown(hint(1, { step: null, mistake: 5 })), [[], [5]]);
  assert.deepEqual(shown(null), [[], []]);
});

test("what a hint rules out is gone from all marks, so that the next one goes on from there", () => {
  const open = SOLUTION.flatMap((_, cell) => (LINE[cell] === "." ? [cell] : []));
  const hint = { candidates: SOLUTION.map((digit, cell) => (LINE[cell] === "." ? "1234" : String(digit))), step: { eliminations: [{ cell: "r1c2", digit: 3 }, { cell: "r1c2", digit: 4 }] } };
  const marked = (/** @type {import("../../js/play/game.js").Marks} */ marks) => after(begun(), "off", { type: "marks", cells: open.map((cell) => [cell, marks]) });
  const taken = (/** @type {Game} */ game, isAuto = false) => after(game, "off", ruledOut(game, hint, isAuto));
  const marks = (/** @type {Game} */ game, /** @type {number} */ cell) => (({ corner, centre }) => [corner, centre])(/** @type {any} */ (game.table.board.cells[cell]));
  const centred = taken(marked({ centre: [1, 2, 3, 4] }));
  assert.deepEqual([marks(centred, 1), marks(centred, 2)], [[[], [1, 2]], [[], [1, 2, 3, 4]]]);
  assert.deepEqual(marks(taken(marked({ corner: [1, 2, 3], centre: [2, 3, 4] })), 1), [[1, 2], [2]]);
  // Marks that say nothing say what is left from then on; the player's own stay where they are.
  const some = after(begun(), "off", { type: "marks", cells: [[1, { centre: [2, 3] }], [2, { corner: [3] }]] });
  const filled = taken(some);
  assert.deepEqual([marks(filled, 1), marks(filled, 2), marks(filled, 4)], [[[], [1, 2]], [[1, 2, 3, 4], []], [[1, 2, 3, 4], []]]);
  assert.deepEqual(ownMarks(filled)?.slice(1, 3), [[1, 2], [1, 2, 3, 4]]);
  // What was struck out in error comes back where the marks did not count.
  const strike = (/** @type {number} */ cell, /** @type {number} */ digit) => /** @type {GameAction} */ ({ type: "cells", action: { type: "strike", cells: [cell], digit } });
  const struck = after(marked({ corner: [1, 2, 3, 4] }), "off", strike(1, 2), strike(2, 3));
  assert.equal(ownMarks(struck), null);
  assert.deepEqual(ownMarks(taken(struck))?.slice(1, 3), [[1, 2], [1, 2, 3, 4]]);
  // One step takes all of it back.
  assert.deepEqual(after(taken(struck), "off", { type: "undo" }).table, struck.table);
});

test("where candidates come by themselves, strokes are what the player says and what a hint leaves", () => {
  const strike = (/** @type {number} */ cell, /** @type {number} */ digit) => /** @type {GameAction} */ ({ type: "cells", action: { type: "strike", cells: [cell], digit } });
  assert.deepEqual(ownMarks(begun(), true)?.slice(0, 2), [[1], [1, 2, 3, 4]]);
  assert.deepEqual(ownMarks(after(begun(), "off", strike(1, 4), mark(1, 2)), true)?.[1], [1, 2, 3], "marks are not what is shown");
  const hint = { candidates: SOLUTION.map((digit, cell) => (LINE[cell] === "." ? "234" : String(digit))), step: { eliminations: [{ cell: "r1c2", digit: 3 }] } };
  const game = after(begun(), "off", strike(1, 4));
  const taken = after(game, "off", ruledOut(game, { ...hint, candidates: hint.candidates.with(1, "23") }, true));
  assert.deepEqual(ownMarks(taken, true)?.[1], [1, 2]);
  assert.deepEqual(taken.table.board.cells.filter(({ corner, centre }) => corner.length + centre.length), []);
  const wrong = after(game, "off", strike(1, 2), strike(2, 3));
  assert.equal(ownMarks(wrong, true), null);
  assert.deepEqual(ownMarks(after(wrong, "off", ruledOut(wrong, hint, true)), true)?.slice(1, 3), [[1, 2, 4], [1, 2, 3, 4]], "strokes that did not count are gone");
});

test("a position is a text that tells what is given from what is placed", () => {
  const { puzzle, placed, box } = JSON.parse(positionText(after(begun(), "off", enter(1, 2))));
  assert.deepEqual({ puzzle, placed, box }, { puzzle: LINE, placed: ".2..............", box: "2x2" });
});
