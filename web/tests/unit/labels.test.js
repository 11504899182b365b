// What a screen reader says of cells and houses.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { withCandidates, withClashes, withDigit, withStar } from "../../js/board/board.js";
import { labelOf, readOut } from "../../js/board/labels.js";
import { emptyBoard } from "../../js/board/state.js";
import { useWords } from "../../js/words.js";

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

test("a house is read out with what is missing", () => {
  const four = withDigit(withDigit(emptyBoard(2, 2), 0, 1), 3, 4);
  assert.equal(readOut(four, 1, "row"), "Row 1: 1, empty, empty, 4. Missing: 2 3.");
  assert.equal(readOut(four, 2, "box"), "Box 2: empty, 4, empty, empty. Missing: 1 2 3.");
  const full = [1, 2, 3, 4].reduce((board, digit) => withDigit(board, (digit - 1) * 4, digit), four);
  assert.equal(readOut(full, 0, "column"), "Column 1: 1, 2, 3, 4. Nothing is missing.");
});
