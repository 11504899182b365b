// What somebody wishes of a puzzle, as a question.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ANY, countOf, isGrid, isSeed, portion, questionOf, sizeOf } from "../../js/make/wish.js";

test("what is not wished for is not asked for", () => {
  assert.deepEqual(questionOf({ ...ANY, symmetry: "none" }, 7), { seed: "7" });
  assert.deepEqual(questionOf({ ...ANY, seed: " 12 " }, 7), { seed: "12", symmetry: "rotational" });
});

test("a seed is a whole number that the engine can have, or none", () => {
  assert.deepEqual(["", " ", "17", " 17 ", "18446744073709551615"].map(isSeed), Array(5).fill(true));
  assert.deepEqual(["anna", "-1", "1.5", "1e3", "18446744073709551616", "9".repeat(400)].map(isSeed), Array(6).fill(false));
});

test("a grid is named by a number, by two, or by its digits, and what is far from all of these is none", () => {
  const digits = "534678912".repeat(9);
  assert.deepEqual(["", " ", "0", "6,670,903", "(213; 100330)", digits, digits.replaceAll("", " "), `${digits.slice(0, -1)}.`].map((text) => isGrid(text, "3x3")), Array(8).fill(true));
  assert.deepEqual(["-1", "1.5", "abc", "213;", "1:2:3"].map((text) => isGrid(text, "3x3")), Array(5).fill(false));
  assert.deepEqual(["-1", "1234 3412 2143 432."].map((text) => isGrid(text, "2x2")), [false, true]);
});

test("every wish is part of the question", () => {
  const wish = { ...ANY, level: "hard", box: "2x2", keys: "4 – 6", symmetry: "full", isMinimal: true, technique: "x-wing", variants: ["windoku"], grid: "(213; 100330)" };
  assert.deepEqual(questionOf(wish, 1), {
    seed: "1", level: "hard", box: "2x2", clues: "4..6", symmetry: "full", minimal: true, techniques: ["x-wing"], variants: ["windoku"], grid: "213:100330",
  });
});

test("a pattern says how the keys lie, whatever the symmetry", () => {
  assert.deepEqual(questionOf({ ...ANY, box: "2x2", pattern: [0, 5] }, 1), { seed: "1", box: "2x2", pattern: "*....*.........." });
});

test("a number may have its thousands set apart, a grid stays as it is", () => {
  const grid = (/** @type {string} */ text) => questionOf({ ...ANY, grid: text }, 1).grid;
  assert.deepEqual(["6,670,903", "6 670 903", "17", "123456789456789123"].map(grid), ["6670903", "6670903", "17", "123456789456789123"]);
});

test("no more is made than can be shown, and no less than one", () => {
  assert.deepEqual(["0", "-3", "x", "", "2.4", "1000"].map((count) => countOf({ ...ANY, count })), [1, 1, 1, 1, 2, 100]);
  assert.deepEqual([[0, 6], [1, 6], [2, 6], [4, 6], [30, 100]].map(([made = 0, wanted = 0]) => portion(made, wanted)), [1, 1, 2, 2, 10]);
  assert.equal(sizeOf("2x3"), 6);
});
