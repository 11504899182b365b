// Tests of games in links.

import assert from "node:assert/strict";
import { test } from "node:test";

import { withDigit } from "../../js/board/board.js";
import { emptyBoard, STRUCK } from "../../js/board/state.js";
import { newGame } from "../../js/play/game.js";
import { isOfLater, progressIn, progressOf, withProgress } from "../../js/play/progress.js";
import { gameAddress, puzzleAddress } from "../../js/play/share.js";
import { tried } from "../../js/play/tries.js";
import { placeOf } from "../../js/router.js";
import { puzzleIn } from "../../js/solver/link.js";

const START = withDigit(emptyBoard(2, 2), 0, 1);
const begun = newGame(START, { puzzle: "1...............", box: "2x2", origin: { kind: "made" }, solution: null });
const game = (board) => ({ ...begun, spent: 1234.5, mistakes: 2, table: { ...begun.table, board } });

test("a game in a link is the same when it is opened", async () => {
  let board = withDigit(START, 5, 4, "placed");
  board = { ...board, cells: board.cells.map((cell, index) => (index === 7 ? { ...cell, corner: [1, 2], centre: [3], colours: [2], tints: { 1: 5, 2: STRUCK } } : cell)) };
  const hints = [{ at: 1200, depth: 1, technique: "naked-single" }];
  const { text } = puzzleIn(placeOf(await gameAddress({ ...game(board), isStrict: true, hints })).rest);
  const told = progressIn(await text);
  assert.deepEqual([told?.puzzle, told?.box], ["1...............", "2x2"]);
  assert.deepEqual(told?.played, { isStrict: true, hints, spent: 1235, mistakes: 2 });
  assert.deepEqual(withProgress(START, told?.cells ?? []), board);
});

test("what is tried is tried in a link, too", () => {
  const before = withDigit(START, 5, 4, "placed");
  const table = tried({ ...begun.table, board: before }, "Try 1");
  const told = progressIn(progressOf({ ...begun, table: { ...table, board: withDigit(before, 6, 2, "placed") } }));
  assert.deepEqual(told?.tries.map((cells) => withProgress(START, cells)), [before]);
  assert.deepEqual(progressIn(JSON.stringify({ game: 1, puzzle: "1", cells: [], tries: [7, {}, null] }))?.tries, []);
  assert.deepEqual(progressIn(JSON.stringify({ game: 1, puzzle: "1", cells: [], tries: "no" }))?.tries, []);
});

test("the link of a puzzle can be read", async () => {
  assert.equal(await puzzleAddress(begun), "#/p/1.............../2x2");
  assert.equal(await puzzleAddress({ puzzle: ".".repeat(81), box: "3x3" }), `#/p/${".".repeat(81)}`);
});

test("a link that a later version has made is known as such", () => {
  assert.deepEqual(["{\"game\":2}", "{\"game\":1}", "{\"game\":\"2\"}", "null", "~"].map(isOfLater), [true, false, false, false, false]);
});

test("nothing in a link is believed", () => {
  for (const text of ["", "null", "[]", "{}", "{\"game\":2,\"puzzle\":\"1\",\"cells\":[]}", "{\"game\":1,\"puzzle\":7,\"cells\":[]}", "{\"game\":1,\"puzzle\":\"1\",\"cells\":{}}"]) assert.equal(progressIn(text), null, text);
  const told = progressIn(JSON.stringify({ game: 1, puzzle: "1...", box: "<b>", strict: "no", spent: -4, mistakes: "many", hints: [7, [1, 9, "x-wing"], [1, 1, "<b>"]], cells: [] }));
  assert.deepEqual([told?.box, told?.played], [undefined, { isStrict: false, hints: [], spent: 0, mistakes: 0 }]);
  const bad = [null, 7, [], [99, { digit: 1 }], [-1, { digit: 1 }], ["__proto__", { digit: 1 }], [0, { digit: 3 }], [1, null], [2, { digit: 9, corner: [0, 1, 1, 99, "x"], centre: "12", colours: [10, 3], tints: { 1: 99, 9: 1, 2: 3, 3: 11 }, kind: "given", wrong: true }]];
  const board = withProgress(START, bad);
  assert.deepEqual(board.cells.filter((_, index) => index !== 2), START.cells.filter((_, index) => index !== 2));
  assert.deepEqual(board.cells[2], { ...START.cells[2], corner: [1], colours: [3], tints: { 2: 3 } });
  assert.equal(JSON.parse(progressOf(game(START))).cells.length, 0, "what is given is in the puzzle");
});
