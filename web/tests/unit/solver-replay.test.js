// Replays: boards along a way and along a watched search.

import assert from "node:assert/strict";
import { test } from "node:test";

import { emptyBoard, toLine } from "../../js/board/state.js";
import { moved } from "../../js/solver/player.js";
import { scaleOf } from "../../js/solver/race.js";
import { answerAt, answerText, differences, MOST_ANSWERS, withAllAnswers, withAnswer } from "../../js/solver/answers.js";
import { watchBoard, wayBoard } from "../../js/solver/replay.js";

test("a step of the way goes in after its own picture", () => {
  const rest = (/** @type {string} */ last) => [",234", ...Array(13).fill("1234"), last].join(",");
  const steps = [
    { after: { digits: `1${".".repeat(15)}`, candidates: rest("1234") } },
    { after: { digits: `1${".".repeat(15)}`, candidates: rest("123") } },
  ];
  const way = { start: emptyBoard(2, 2), candidates: Array(16).fill("1234"), steps };
  assert.equal(toLine(wayBoard(way, 0)), ".".repeat(16));
  assert.equal(toLine(wayBoard(way, 1)), `1${".".repeat(15)}`);
  assert.deepEqual(wayBoard(way, 1).cells[1]?.candidates, [2, 3, 4]);
  assert.deepEqual(wayBoard(way, 2).cells[15]?.candidates, [1, 2, 3]);
  assert.equal(wayBoard(way, 9), wayBoard(way, 2));
});

test("a watched search shows the board that it has reached", () => {
  const moments = [
    { kind: "try", cell: 0, digit: 1, trials: 1, board: `1${".".repeat(15)}` },
    { kind: "look", cell: 1, possible: [2], case: "ii", trials: 1, board: `12${".".repeat(14)}` },
    { kind: "take-back", cell: 0, digit: 1, trials: 1, board: ".".repeat(16) },
  ];
  const watch = { start: emptyBoard(2, 2), moments, isCut: false, isDone: true };
  assert.deepEqual([0, 1, 2, 3].map((count) => toLine(watchBoard(watch, count)).slice(0, 4)), ["....", "1...", "12..", "...."]);
});

test("two answers differ where their characters do", () => {
  assert.deepEqual(differences("1234", "1432"), [1, 3]);
});

test("keys move the player within its bounds", () => {
  assert.deepEqual(["ArrowRight", "ArrowLeft", "Home", "End", "PageDown"].map((key) => moved(key, 3, 8)), [4, 2, 0, 8, 8]);
  assert.equal(moved("ArrowLeft", 0, 8), 0);
  assert.equal(moved("x", 3, 8), null);
});

test("the scale of a race holds every time", () => {
  const { from, to, share } = scaleOf([2e-5, 0.3]);
  assert.deepEqual([from, to], [-5, 0]);
  assert.ok(share(2e-5) < share(1e-3) && share(0.3) < 1);
  assert.equal(scaleOf([1e-4]).to, -3);
});

test("answers are walked through in the order in which they are found, each with what differs from the one before", () => {
  const empty = /** @type {any} */ ({ answers: { list: [], at: 0, isMore: false } });
  assert.equal(answerAt(empty.answers), null);
  const two = withAllAnswers(withAnswer(withAnswer(empty, "1234"), "1432"), false);
  assert.deepEqual([answerAt({ ...two.answers, at: 0 }), answerAt({ ...two.answers, at: 1 })], [{ solution: "1234", differ: [1, 3] }, { solution: "1432", differ: [1, 3] }]);
  assert.equal(answerText(two.answers), "solver-answer-of");
  assert.equal(answerText(withAllAnswers(two, true).answers), "solver-answer-so-far");
  assert.equal(withAnswer(/** @type {any} */ ({ answers: null }), "1").answers, null, "who no longer wants answers gets none");
});

test("of very many answers the first are kept, and it is said that there are more", () => {
  let state = /** @type {any} */ ({ answers: { list: Array.from({ length: MOST_ANSWERS - 1 }, () => "1"), at: 0, isMore: false } });
  state = withAnswer(state, "2");
  assert.deepEqual([state.answers.list.length, state.answers.isMore], [MOST_ANSWERS, false]);
  state = withAnswer(state, "3");
  assert.deepEqual([state.answers.list.length, state.answers.isMore, answerText(state.answers)], [MOST_ANSWERS, true, "solver-answer-of-first"]);
});
