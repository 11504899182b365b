// Samples in groups and as names for people, what is found among them, and the pages of others.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { emptyBoard } from "../../js/board/state.js";
import { elsewhere } from "../../js/solver/export.js";
import { colourOf } from "../../js/solver/picture.js";
import { groupOf } from "../../js/solver/samples.js";
import { groupsOf, titleOf } from "../../js/solver/samples-box.js";

const INDEX = readFileSync(new URL("../../../samples/INDEX.tsv", import.meta.url), "utf8").trim().split("\n").slice(1);
const SAMPLES = INDEX.map((line, index) => ({ number: index + 1, name: line.split("\t")[0] ?? "", about: line.split("\t")[1] ?? "", expected: "", own: false }));

test("every bundled sample has a group and a title of its own there", () => {
  assert.deepEqual(SAMPLES.filter((sample) => groupOf(sample) === "other"), []);
  assert.deepEqual([groupOf({ name: "hardest-01-x.txt" }), groupOf({ name: "easy-01", own: true }), groupOf({ name: "x" })], ["hard", "own", "other"]);
  assert.deepEqual(["easy-06-wikipedia.txt", "size-06x06-standing-boxes.json", "bad-cut-off.json"].map((name) => titleOf({ name })), ["Wikipedia", "06x06 standing boxes", "Cut off"]);
  assert.equal(titleOf({ name: "My own.txt", own: true }), "My own.txt");
});

test("samples are found by name and by what they show", () => {
  const names = (/** @type {string} */ wanted) => groupsOf(/** @type {any} */ (SAMPLES), wanted).flatMap(({ samples }) => samples.map(({ sample }) => sample.name));
  assert.equal(names("").length, SAMPLES.length);
  assert.deepEqual(names("WIKIPEDIA easy"), ["easy-06-wikipedia.txt"]);
  assert.ok(names("most people have seen").includes("easy-06-wikipedia.txt"));
  assert.deepEqual(names("there is no such sample"), []);
});

test("a picture has its colours as every program reads them", () => {
  assert.deepEqual(["color(srgb 1 0.5 0)", "color(srgb 0 0 0 / 0.25)", "rgb(1, 2, 3)", "none"].map(colourOf), ["rgb(255, 128, 0)", "rgba(0, 0, 0, 0.25)", "rgb(1, 2, 3)", "none"]);
});

test("a puzzle goes to those pages that take it, and it is said of the others why not", () => {
  const classic = { ...emptyBoard(3, 3), cells: emptyBoard(3, 3).cells.map((cell, index) => (index === 1 ? { ...cell, digit: 5 } : cell)) };
  const line = `05${"0".repeat(79)}`;
  assert.deepEqual(elsewhere(classic, "https://f-puzzles.com/?load=N4Ig").map(({ address }) => address), [
    `https://www.sudokuwiki.org/sudoku.htm?bd=${line}`, `https://sudoku.coach/en/play/${line}`, "https://sudokupad.app/fpuzzlesN4Ig", "https://f-puzzles.com/?load=N4Ig",
  ]);
  assert.deepEqual(elsewhere(classic, null, false).map(({ address }) => address), [null, null, null, null], "digits alone are another puzzle");
  const small = elsewhere(emptyBoard(2, 3), null);
  assert.ok(small.every(({ address, why }) => address === null && why !== ""));
});
