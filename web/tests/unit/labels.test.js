// What a screen reader says of cells and houses.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { withCandidates, withClashes, withDigit, withStar } from "../../js/board/board.js";
import { changedWords, clashWords, entryWords, keptWords, labelOf, markWords, readOut } from "../../js/board/labels.js";
import { emptyBoard } from "../../js/board/state.js";
import { together, useWords } from "../../js/words.js";

const words = new URL("../../../crates/nonet-api/i18n/en/page/board.ftl", import.meta.url);
useWords(readFileSync(words, "utf8"));

const nine = emptyBoard(3, 3);

test("a cell is called by its place and what is in it", () => {
  assert.equal(labelOf(withDigit(nine, 22, 7), 22), "Row 3, column 5, box 2. Given 7.");
  assert.equal(labelOf(nine, 80), "Row 9, column 9, box 9. Empty.");
  assert.equal(labelOf(withDigit(nine, 0, 7, "placed"), 0), "Row 1, column 1, box 1. 7, placed.");
  assert.equal(labelOf(withStar(nine, 0), 0), "Row 1, column 1, box 1. Marked with a star.");
});

test("candidates, colours and contradictions are told too", () => {
  const texts = Array.from({ length: 81 }, () => "14");
  assert.match(labelOf(withCandidates(nine, texts), 0), /Possible: 1 4\.$/);
  assert.match(labelOf(nine, 0, 3), /Colour 3\.$/);
  assert.match(labelOf(withClashes(nine, [0]), 0), /Contradicts/);
});

test("a cell of a strip is told with its digits, and while there are none, with that", () => {
  /** @param {number[]} digits @returns {any} */
  const withStrip = (digits) => ({ ...nine, rules: { clues: [], told: [] }, houses: [...nine.houses, { kind: "strip", number: 1, letter: "A", cells: [0, 1], digits }] });
  assert.match(labelOf(withStrip([2, 7]), 0), /In strip A with the digits 2 7\./);
  assert.match(labelOf(withStrip([]), 0), /In strip A, which has no digits yet\./);
});

test("a house is read out with what is missing", () => {
  const four = withDigit(withDigit(emptyBoard(2, 2), 0, 1), 3, 4);
  assert.equal(readOut(four, 1, "row"), "Row 1: 1, empty, empty, 4. Missing: 2 3.");
  assert.equal(readOut(four, 2, "box"), "Box 2: empty, 4, empty, empty. Missing: 1 2 3.");
  const full = [1, 2, 3, 4].reduce((board, digit) => withDigit(board, (digit - 1) * 4, digit), four);
  assert.equal(readOut(full, 0, "column"), "Column 1: 1, 2, 3, 4. Nothing is missing.");
});

test("what stays as it was is told with the reason", () => {
  const board = withDigit(withDigit(withDigit(nine, 0, 7), 1, 8), 2, 5, "placed");
  assert.equal(keptWords(board, [0]), "The 7 in r1c1 is given");
  assert.equal(keptWords(board, [0, 1]), "These digits are given");
  assert.equal(keptWords(board, [2]), "r1c3 has its digit already");
  assert.equal(keptWords(board, [1, 2]), "These cells have their digits already");
  assert.equal(keptWords(board, [3]), "r1c4 is empty");
  assert.equal(keptWords(board, [3, 4]), "2 cells are empty");
  assert.equal(keptWords(board, [2, 3]), "");
});

test("an entry is read by what changed", () => {
  const five = withDigit(nine, 2, 5);
  assert.equal(entryWords(nine, five, [2]), "5 in r1c3");
  assert.equal(entryWords(five, nine, [2]), "5 taken from r1c3");
  assert.equal(entryWords(nine, nine, [10]), "r2c2 is empty");
  assert.equal(entryWords(nine, withStar(nine, 10), [10]), "Star in r2c2");
  assert.equal(entryWords(nine, withDigit(five, 3, 5), [2, 3]), "5 in 2 cells");
  assert.equal(entryWords(five, nine, [2, 3]), "2 cells are empty");
});

test("what has changed is told in one text: digits with the marks that went, or marks alone", () => {
  const noted = { ...nine, cells: nine.cells.map((cell, index) => (index < 3 ? { ...cell, corner: [5] } : cell)) };
  assert.equal(changedWords(nine, noted), "Marks changed in 3 cells");
  const entered = { ...noted, cells: noted.cells.map((cell, index) => (index === 0 ? { ...cell, corner: [] } : cell)) };
  assert.equal(changedWords(noted, withDigit(entered, 10, 5)), "5 in r2c2. Taken out of the marks of 1 cell.");
  assert.equal(changedWords(withDigit(entered, 10, 5), noted), "5 taken from r2c2");
  assert.equal(changedWords(nine, withDigit(withDigit(nine, 2, 5), 3, 6)), "2 cells changed");
  assert.equal(changedWords(nine, withDigit(withDigit(nine, 2, 5), 3, 5)), "5 in 2 cells");
  assert.equal(changedWords(nine, nine), "");
  assert.equal(changedWords(noted, { ...noted, cells: structuredClone(noted.cells) }), "", "marks that are made anew are the same");
  assert.equal(together(["4 in r1c3", "", "That digit is wrong."]), "4 in r1c3. That digit is wrong.");
});

test("a mark or a colour is said with its cell, or how many have it", () => {
  const marked = { ...nine, cells: nine.cells.map((cell) => ({ ...cell, corner: [4], colours: [2], tints: { 4: 1 } })) };
  /** @type {{ type: "corner", cells: number[], digit: number }} */
  const corner = { type: "corner", cells: [0], digit: 4 };
  assert.equal(markWords(marked, corner), "Corner 4 in r1c1");
  assert.equal(markWords(nine, { ...corner, cells: [0, 1] }), "Corner 4 taken from 2 cells");
  assert.equal(markWords(marked, { type: "colour", cells: [0, 1, 2], colour: 2 }), "Colour B in 3 cells");
  assert.equal(markWords(nine, { type: "colour", cells: [9], colour: 2 }), "Colour B taken from r2c1");
  assert.equal(markWords(withDigit(marked, 0, 7), { ...corner, cells: [0, 1, 2] }), "Corner 4 in 2 cells", "a cell with a digit has no marks");
  assert.equal(markWords(withDigit(nine, 0, 7), corner), "");
  assert.equal(markWords(marked, { type: "tint", cell: 0, digit: 4, colour: 1 }), "Colour A for the 4 in r1c1");
});

test("a clash is said with the cells that it is with", () => {
  const row = { id: "r1", kind: "row", number: 1, name: "row 1", cells: [0, 1, 2, 3, 4, 5, 6, 7, 8], digits: [1] };
  const twice = { ...withDigit(withDigit(withDigit(nine, 0, 5), 2, 5), 6, 5), houses: [row] };
  assert.equal(clashWords(twice, 0), "", "nobody has said that it clashes");
  assert.equal(clashWords(withClashes(twice, [0, 2, 6]), 0), "5 clashes with r1c3 and r1c7.");
  assert.equal(clashWords(withClashes(twice, [0]), 0), "5 breaks a rule here.");
  assert.equal(clashWords(nine, -1), "");
});
