// Puzzles with rules beyond rows, columns and boxes: what is drawn of them, said of them and asked about them.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { seenFrom, withDigit } from "../../js/board/board.js";
import { drawingOf } from "../../js/board/drawing.js";
import { edgesOf } from "../../js/board/edges.js";
import { outlineOf, thickLinesOf } from "../../js/board/geometry.js";
import { edgeLabel, labelOf, readOut } from "../../js/board/labels.js";
import { blankOf, boxOf, emptyBoard, fromData, requestOf } from "../../js/board/state.js";
import { isTorn, linkIn, packed, puzzleIn, unpacked } from "../../js/solver/link.js";
import { cleared, loaded, questionWith, start, variantsOf } from "../../js/solver/state.js";
import { useWords } from "../../js/words.js";

const words = new URL("../../../crates/nonet-api/i18n/en/page/board.ftl", import.meta.url);
useWords(readFileSync(words, "utf8"));

/**
 * What the engine says of a 4×4 puzzle with rules and their houses.
 * @param {Partial<import("../../js/board/state.js").RulesData> & { houses?: import("../../js/board/state.js").House[] }} told
 * @param {object} [document]
 * @param {object} [more]
 */
function answerWith({ houses = [], ...rules }, document = {}, more = { box_rows: 2, box_columns: 2 }) {
  const puzzle = JSON.stringify({ puzzle: "1...............", ...document });
  const board = {
    size: 4, ...more, symbols: ["1", "2", "3", "4"], digits: [1, ...Array(15).fill(0)], kinds: `g${".".repeat(15)}`, clashes: [],
    houses, rules: { told: [], unknown: [], apart: [], clues: [], ...rules },
  };
  return { puzzle, board };
}

/** @param {Parameters<typeof answerWith>} told */
function boardWith(...told) {
  const { board, puzzle } = answerWith(...told);
  return fromData(board, puzzle);
}

const FALLING = { id: "diagonal-falling 1", kind: "diagonal-falling", number: 1, name: "the falling diagonal", cells: [0, 5, 10, 15], digits: [1, 2, 3, 4] };
const STRIP = { id: "strip 2", kind: "strip", number: 2, name: "strip B", letter: "B", cells: [1, 2, 6], digits: [1, 2, 4] };
const REGIONS = [[0, 1, 2, 4], [3, 7, 11, 6], [5, 8, 9, 12], [10, 13, 14, 15]].map((cells, index) =>
  ({ id: `region ${index + 1}`, kind: "region", number: index + 1, name: "", cells, digits: [1, 2, 3, 4] }));

test("a cell is told with the houses it is in and what it may hold", () => {
  const clues = [{ rule: "even", cells: [5] }, { rule: "odd", cells: [6] }];
  const board = boardWith({ houses: [FALLING, STRIP], clues });
  assert.equal(labelOf(board, 5), "Row 2, column 2, box 1. On the falling diagonal. Even. Empty.");
  assert.equal(labelOf(board, 6), "Row 2, column 3, box 2. In strip B with the digits 1 2 4. Odd. Empty.");
  assert.equal(labelOf(board, 3), "Row 1, column 4, box 2. Empty.");
});

test("a cell is told with clues of whatever rule, but for those at the edge", () => {
  const told = [{ id: "sum", name: "Sum", text: "" }, { id: "rise", name: "Rise", text: "" }];
  const edge = { rule: "buildings", side: /** @type {const} */ ("left"), cells: [4, 5, 6, 7], number: 4 };
  const board = boardWith({ told, clues: [{ rule: "sum", cells: [6, 5], number: 7 }, { rule: "rise", cells: [6, 10] }, edge] });
  assert.equal(labelOf(board, 6), "Row 2, column 3, box 2. Sum with 7. Rise. Empty.");
  assert.equal(labelOf(board, 10), "Row 3, column 3, box 4. Rise. Empty.");
  assert.equal(labelOf(board, 4), "Row 2, column 1, box 1. Empty.");
});

test("a jigsaw has regions in place of boxes, in words and in lines", () => {
  const board = boardWith({ houses: REGIONS }, {}, {});
  assert.equal(boxOf(board), "none");
  assert.equal(labelOf(board, 6), "Row 2, column 3, region 2. Empty.");
  assert.equal(readOut(board, 0, "box"), "Region 1: 1, empty, empty, empty. Missing: 2 3 4.");
  const lines = thickLinesOf(board);
  // Under r1c2 and r1c3 runs one line, above r2c4 none.
  assert.ok(lines.includes("M100 100H300") && !lines.includes("M100 100H400"), lines);
  assert.ok(lines.includes("M300 0V100"), lines);
});

test("without boxes and regions there are no thick lines, and nothing to read of them", () => {
  const board = boardWith({}, { box: "none" }, {});
  assert.deepEqual([thickLinesOf(board), labelOf(board, 5)], ["", "Row 2, column 2. Empty."]);
  assert.equal(readOut(board, 5, "box"), "This cell is in no box.");
});

test("a cell sees what the engine says: its houses and what is kept apart from it, and nothing else", () => {
  const row = { id: "r1", kind: "row", number: 1, name: "row 1", cells: [0, 1, 2, 3], digits: [1, 2, 3, 4] };
  const board = boardWith({ houses: [row, FALLING], apart: [[0, 9]] });
  assert.deepEqual([...seenFrom(board, 0)].sort((one, other) => one - other), [1, 2, 3, 5, 9, 10, 15]);
  assert.deepEqual([...seenFrom(board, 9)], [0]);
  assert.deepEqual([...seenFrom(emptyBoard(2, 2), 0)], [], "nobody has told yet");
});

test("an outline stops short at corners and reaches into bays", () => {
  const board = emptyBoard(2, 2);
  assert.equal(outlineOf(board, [5], 10), "M110 110H190M110 190H190M110 110V190M190 110V190");
  // In the bay of an L, between r2c1 and r1c2, both pieces reach the point that is inside of all three cells.
  const bay = outlineOf(board, [0, 1, 4], 10);
  assert.ok(bay.includes("M90 90H190") && bay.includes("M90 90V190"), bay);
});

test("numbers stand at the ends of their lines, those of contradicting rules together", () => {
  const clue = (/** @type {any} */ side, /** @type {number[]} */ cells, /** @type {number} */ number) => ({ rule: "buildings", side, cells, number });
  const board = boardWith({ clues: [clue("bottom", [14, 10, 6, 2], 4), clue("left", [4, 5, 6, 7], 2), clue("right", [7, 6, 5, 4], 3), clue("left", [4, 5, 6, 7], 1)] });
  const edges = edgesOf(board);
  assert.deepEqual(edges, [
    { side: "left", line: 1, numbers: [2, 1] },
    { side: "right", line: 1, numbers: [3] },
    { side: "bottom", line: 2, numbers: [4] },
  ]);
  assert.deepEqual(edges.slice(1).map(edgeLabel), ["Row 2, from the right: 3.", "Column 3, from the bottom: 4."]);
  assert.match(readOut(board, 5, "row"), /Row 2, from the left: 2 1\. Row 2, from the right: 3\.$/);
  assert.match(readOut(board, 14, "column"), /Column 3, from the bottom: 4\.$/);
  assert.doesNotMatch(readOut(board, 0, "row"), /from/);
});

test("a house of a step is found among those of the rules", () => {
  const board = boardWith({ houses: [FALLING, ...REGIONS] });
  const evidence = { premises: [{ kind: "place", house: "region 2", digit: 4, cells: ["r1c4"] }] };
  const { houses } = drawingOf({ placements: [{ cell: "r1c4", digit: 4 }], evidence }, board);
  assert.deepEqual(houses, [{ kind: "cells", id: "region 2", cells: REGIONS[1]?.cells, role: "base" }]);
  const row = drawingOf({ evidence: { premises: [{ kind: "place", house: "r2", digit: 4, cells: [] }] } }, board);
  assert.deepEqual(row.houses, [{ kind: "row", index: 1, role: "base" }]);
  assert.deepEqual(drawingOf({ evidence: { premises: [{ kind: "place", house: "cage 1" }] } }, board).houses, []);
});

test("a clue that a step rests on is drawn with its number at the edge, also where it cannot be kept", () => {
  const left = { rule: "buildings", side: /** @type {const} */ ("left"), cells: [4, 5, 6, 7], number: 4 };
  const right = { rule: "buildings", side: /** @type {const} */ ("right"), cells: [7, 6, 5, 4], number: 1 };
  const board = boardWith({ clues: [left, right] });
  const told = (/** @type {typeof left | typeof right} */ { rule, cells, number }) => ({ rule, number, cells: cells.map((/** @type {number} */ cell) => `r2c${cell - 3}`) });
  const both = [{ kind: "rule", clues: [told(left), told(right)], cells: [], candidates: [] }];
  const { houses, edges, cells } = drawingOf({ evidence: { premises: both } }, board);
  assert.deepEqual([houses.length, edges, cells], [1, { "left-1": "base", "right-1": "base" }, {}]);
  const end = { kind: "clue", ...told(right) };
  const branch = { assumption: { digit: 1, cells: ["r2c4"], is_true: true }, links: [], steps: [], end };
  const broken = drawingOf({ evidence: { branches: [branch] } }, board);
  assert.deepEqual([broken.houses.map(({ role }) => role), broken.edges], [["bad"], { "right-1": "bad" }]);
});

test("what is asked about has the rules and the digits as they are now", () => {
  const document = { rules: ["diagonal-falling"], pencil_marks: Array(16).fill("1234"), remarks: [["title", "T"]] };
  const board = withDigit(withDigit(boardWith({ houses: [FALLING] }, document), 3, 2), 4, 3, "placed");
  assert.deepEqual(requestOf(board), {
    puzzle: { puzzle: "1..2............", placed: "....3...........", rules: ["diagonal-falling"], remarks: [["title", "T"]] },
  });
  assert.deepEqual(requestOf(emptyBoard(2, 2)), { puzzle: ".".repeat(16), box: "2x2" });
  assert.deepEqual(blankOf(board).rules, board.rules);
});

test("rules about the whole grid come and go, and those about some cells stay", () => {
  const even = { rule: "even", cells: "r1c2" };
  const told = [{ id: "anti-king", name: "", text: "" }, { id: "even", name: "", text: "" }];
  const variants = ["anti-knight", "anti-king"].map((id) => ({ id, name: id, text: "" }));
  const plain = { ...start(), variants };
  assert.deepEqual(questionWith(plain, ["anti-king"]), { puzzle: ".".repeat(81), box: "3x3", variants: ["anti-king"] });
  const state = loaded(plain, answerWith({ told }, { rules: [even, "anti-king"] }), null);
  assert.deepEqual(variantsOf(state), ["anti-king"]);
  const { puzzle } = questionWith(state, ["anti-knight"]);
  assert.deepEqual(puzzle, { puzzle: "1...............", rules: [even, "anti-knight"] });
});

test("a cleared table has boxes again, and no rules", () => {
  const state = cleared(loaded(start(), answerWith({ houses: REGIONS }, {}, {}), null));
  assert.deepEqual([boxOf(state.table.board), state.table.board.rules], ["2x2", null]);
});

test("an address holds a line as it is and a document compressed", async () => {
  assert.equal(await packed("1..2"), "1..2");
  const text = JSON.stringify({ puzzle: ".".repeat(81), rules: Array(36).fill({ rule: "buildings", cells: "r1c1 r1c2 r1c3 r1c4", number: 3 }), title: "õ 数" });
  const part = await packed(text);
  assert.match(part, /^~[\w-]+$/);
  assert.ok(part.length < 400, String(part.length));
  assert.equal(await unpacked(part), text);
  assert.equal(await unpacked("~no such thing"), "~no such thing");
  assert.deepEqual([text, "1..2", await unpacked(part.slice(0, -9))].map(isTorn), [false, false, true]);
});

test("of an address that comes to very much no more is unpacked than is refused anyway", async () => {
  const text = "1".repeat(1 << 25);
  const part = await packed(`{${text}`);
  assert.ok(part.length < 100_000, String(part.length));
  const { length } = await unpacked(part);
  assert.ok(length > 1 << 20 && length < 1 << 21, String(length));
});

test("a puzzle in an address may have slashes and the shape of boxes after it", async () => {
  assert.deepEqual(puzzleIn(["1..2", "2x2"]), { text: "1..2", box: "2x2" });
  const link = ["https:", "", "f-puzzles.com", "?load=N4Ig", "a=="];
  assert.deepEqual(puzzleIn(link), { text: "https://f-puzzles.com/?load=N4Ig/a==", box: undefined });
  assert.deepEqual(puzzleIn([]), { text: "", box: undefined });
});

test("a link of this app is known wherever it runs, and no other text is", () => {
  assert.deepEqual(linkIn(" http://192.168.1.7:7800/#/p/1..2/2x2\n"), { page: "p", rest: ["1..2", "2x2"] });
  for (const text of ["1..2", "http://127.0.0.1/#/grids/7", "http://127.0.0.1/#/p", "see http://127.0.0.1/#/p/1..2", "#/p/1..2"]) assert.equal(linkIn(text), null, text);
});
