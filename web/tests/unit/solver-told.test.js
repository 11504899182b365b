// Steps in words: their cells, their notation, and what a legend has.

import assert from "node:assert/strict";
import { test } from "node:test";
import { emptyBoard } from "../../js/board/state.js";
import { drawnUntil, litBy, sentencesOf } from "../../js/solver/sentences.js";
import { start } from "../../js/solver/state.js";
import { legendOf, partsOf, written } from "../../js/solver/told.js";
import { trialAt, walked } from "../../js/solver/walk.js";

test("cells that are on the board are found in a text, and nothing else is", () => {
  assert.deepEqual(partsOf("So r6c3 is 3.", emptyBoard(3, 3)), ["So ", { name: "r6c3", cell: 47 }, " is 3."]);
  assert.deepEqual(partsOf("r1c1, r1c9", emptyBoard(2, 2)), [{ name: "r1c1", cell: 0, end: "," }, " ", "r1c9"]);
  assert.deepEqual(partsOf("(r1c1), r1c2", emptyBoard(2, 2)), ["(", { name: "r1c1", cell: 0, end: ")," }, " ", { name: "r1c2", cell: 1 }]);
  assert.deepEqual(partsOf("order4c5 r12c3x row 5", emptyBoard(3, 3)), ["order4c5 r12c3x row 5"]);
  assert.deepEqual(partsOf("", emptyBoard(3, 3)), []);
});

test("what goes out is written with one sign", () => {
  assert.equal(written("r1c1<>4, r2c2=5"), "r1c1≠4, r2c2=5");
});

test("a legend has what is drawn and nothing more", () => {
  const nothing = { cells: {}, candidates: [], houses: [], links: [], groups: [], edges: {} };
  assert.deepEqual(legendOf(null), []);
  assert.deepEqual(legendOf(nothing), []);
  const end = { cell: 0, digit: 1 };
  /** @type {any} */
  const drawing = { ...nothing, candidates: [{ ...end, role: "bad" }, { ...end, role: "c" }], links: [{ from: end, to: end, strong: false, names: [] }], houses: [{ kind: "row", index: 1, role: "base" }] };
  assert.deepEqual(legendOf(drawing), ["bad", "group", "weak", "house"]);
});

/** A sentence. @param {string} text @param {string[]} cells @param {object} [more] */
const sentence = (text, cells, more = {}) => ({ text, cells, ...more });

test("a drawing comes with the sentences that tell it, and is whole with the last one", () => {
  const board = emptyBoard(3, 3);
  const [a, b, c] = [{ cell: 0, digit: 1 }, { cell: 1, digit: 1 }, { cell: 2, digit: 1 }];
  /** @type {any} */
  const drawing = {
    cells: {}, houses: [], groups: [], edges: {},
    candidates: [{ ...a, role: "link" }, { ...b, role: "good" }, { ...c, role: "bad" }, { cell: 80, digit: 9, role: "fin" }],
    links: [{ from: a, to: b, strong: true, names: ["0"] }, { from: b, to: c, strong: false, names: ["1"] }],
  };
  const step = { sentences: [[
    sentence("Suppose r1c1 is not 1.", ["r1c1"]), sentence("So r1c2 is 1.", ["r1c2"], { links: [{ link: 0 }] }),
    sentence("So r1c3 is not 1.", ["r1c3"], { links: [{ link: 1 }] }), sentence("Inside.", ["r1c3"], { step: 0 }),
  ]] };
  const drawn = (/** @type {number} */ count) => {
    const { candidates, links } = drawnUntil(drawing, step, count, board);
    return [candidates.map(({ cell }) => cell), links.flatMap(({ names }) => names)];
  };
  assert.deepEqual(drawn(1), [[0, 80], []]);
  assert.deepEqual(drawn(2), [[0, 1, 80], ["0"]]);
  assert.deepEqual(drawn(3), [[0, 1, 2, 80], ["0", "1"]]);
  assert.deepEqual(litBy({ text: "", cells: ["r1c2", "r99c1"], links: [{ branch: 1, link: 4 }] }, board), { cells: [1], links: ["1.4"] });
  assert.deepEqual(sentencesOf({ text: "One.\nTwo." }).map(({ text }) => text), ["One.", "Two."]);
});

const AFTER = { digits: ".".repeat(16), candidates: ",".repeat(15) };

/** A way of a step with a trial, and of one without. */
function walking() {
  const inner = { name: "Naked Single", text: "So r1c1 is 1.", conclusion: "r1c1=1", after: AFTER };
  const nested = { ...inner, name: "Trial", trials: [{ branch: 0, start: AFTER, steps: [inner] }] };
  const trial = { text: "A.\nB.", trials: [{ branch: 0, start: AFTER, steps: [inner, nested] }], after: AFTER };
  /** @type {any} */
  const way = { start: emptyBoard(2, 2), candidates: [], steps: [trial, { text: "C.", after: AFTER }], by: "techniques", answer: {} };
  return { ...start(), way, view: /** @type {"way"} */ ("way") };
}

/** Where somebody is after so many steps. @param {import("../../js/solver/state.js").State} state @param {number} times @param {1 | -1} by */
function after(state, times, by) {
  const places = [];
  for (let now = walked(state, by); places.length < times; now = now && walked(now, by)) {
    places.push(now && `${now.at.way}.${now.sentence}${now.inside.length ? ` ${now.inside.join("/")}` : ""}`);
  }
  return places;
}

test("one further leads to the next step, or to the next sentence where these come one by one", () => {
  const state = walking();
  assert.deepEqual(after(state, 3, 1), ["1.0", "2.0", null]);
  assert.deepEqual(after({ ...state, isBySentence: true }, 4, 1), ["0.1", "1.0", "2.0", null]);
  assert.deepEqual(after({ ...state, isBySentence: true, at: { way: 2, watch: 0 } }, 4, -1), ["1.0", "0.1", "0.0", null]);
});

test("a trial that is unfolded is walked through step by step, and left at its ends", () => {
  const state = { ...walking(), inside: [0] };
  assert.deepEqual(after(state, 4, 1), ["0.0 0/0", "0.0 0/1", "0.0", "1.0"]);
  assert.deepEqual(after({ ...state, inside: [0, 1, 0] }, 3, 1), ["0.0 0/1/0/0", "0.0 0/1", "0.0"]);
  assert.deepEqual(after({ ...state, inside: [0, 0] }, 2, -1), ["0.0 0", "0.0"]);
  assert.equal(trialAt(state.way?.steps[0], [0, 1, 0, 0])?.steps.length, 1);
  assert.equal(trialAt(state.way?.steps[0], [7]), null);
});
