// What is drawn for a step, and where.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cellAt, withCandidates, withDigit } from "../../js/board/board.js";
import { drawingOf } from "../../js/board/drawing.js";
import { arrowhead, curveOf, middleOf, pathOf, placeOfCandidate, pointOn, rectangleOf } from "../../js/board/geometry.js";
import { emptyBoard } from "../../js/board/state.js";

const bare = emptyBoard(3, 3);
const board = withCandidates(bare, Array.from({ length: 81 }, () => "123456789"));

/** @param {number} digit @param {boolean} is_true @param {...string} cells */
const node = (digit, is_true, ...cells) => ({ digit, cells, is_true });

/** @param {"strong" | "weak"} kind @param {ReturnType<typeof node>} from @param {ReturnType<typeof node>} to */
const link = (kind, from, to) => ({ kind, from, to });

/** @param {import("../../js/board/drawing.js").Drawing} drawing @param {string} cell @param {number} digit */
function roleOf(drawing, cell, digit) {
  const index = cellAt(board, cell);
  return drawing.candidates.find((drawn) => drawn.cell === index && drawn.digit === digit)?.role;
}

/** @param {import("../../js/board/drawing.js").EvidenceData} evidence @param {object} [more] */
const draw = (evidence, more = {}) => drawingOf({ evidence, ...more }, board);

test("a single tints its house and shows where the digit goes", () => {
  const premises = [{ kind: "place", house: "b2", digit: 8, cells: ["r1c6"] }];
  const drawing = draw({ premises }, { placements: [{ cell: "r1c6", digit: 8 }] });
  assert.deepEqual(drawing.houses, [{ kind: "box", index: 1, role: "base" }]);
  assert.equal(roleOf(drawing, "r1c6", 8), "good");
  assert.deepEqual(drawing.cells, { 5: "good" });
});

test("a fish shows its bases, covers and fins apart", () => {
  const parts = [
    { role: "base", house: "r6", cells: ["r6c1", "r6c6"], digits: [1] },
    { role: "cover", house: "c1", cells: ["r6c1", "r9c1"], digits: [1] },
    { role: "fin", cells: ["r6c2"], digits: [1] },
  ];
  const drawing = draw({ parts }, { eliminations: [{ cell: "r8c1", digit: 1 }] });
  assert.deepEqual(drawing.houses.map(({ kind, role }) => [kind, role]), [["row", "base"], ["column", "cover"]]);
  const roles = ["r6c1", "r6c2", "r8c1"].map((cell) => roleOf(drawing, cell, 1));
  assert.deepEqual(roles, ["good", "fin", "bad"]);
});

test("what goes out is shown as such, whatever else it is", () => {
  const parts = [{ role: "colour-a", cells: ["r1c1", "r2c2"], digits: [5] }];
  const drawing = draw({ parts }, { eliminations: [{ cell: "r1c1", digit: 5 }] });
  assert.equal(roleOf(drawing, "r1c1", 5), "bad");
  assert.equal(roleOf(drawing, "r2c2", 5), "a");
});

test("a candidate that is not there is not drawn", () => {
  const few = withCandidates(bare, ["12", ...Array.from({ length: 80 }, () => "123")]);
  const parts = [{ role: "subset", house: "r1", cells: ["r1c1", "r1c2"], digits: [1, 2, 3] }];
  const drawing = drawingOf({ evidence: { parts } }, few);
  assert.equal(drawing.candidates.length, 5);
});

test("a chain has its links in order, strong and weak, and its groups", () => {
  const links = [
    link("strong", node(1, false, "r7c2"), node(1, true, "r7c7")),
    link("weak", node(1, true, "r7c7"), node(1, false, "r8c9", "r9c9")),
  ];
  const drawing = draw({ links });
  assert.deepEqual(drawing.links.map(({ strong }) => strong), [true, false]);
  assert.deepEqual(drawing.links[1]?.to, { cell: cellAt(board, "r8c9"), digit: 1 }, "the nearest of the group");
  assert.deepEqual(drawing.groups, [{ digit: 1, cells: [cellAt(board, "r8c9"), cellAt(board, "r9c9")] }]);
  assert.deepEqual([roleOf(drawing, "r7c2", 1), roleOf(drawing, "r7c7", 1)], ["link", "good"]);
});

test("sets have letters, and what only one can have is a dotted line between them", () => {
  const parts = [
    { role: "set-a", house: "b8", cells: ["r8c5", "r9c4"], digits: [2, 3, 6] },
    { role: "set-b", house: "c6", cells: ["r1c6", "r8c6"], digits: [2, 4, 6] },
    { role: "restricted", cells: ["r8c5", "r8c6"], digits: [6] },
    { role: "common", cells: ["r1c6", "r9c4"], digits: [2] },
  ];
  const drawing = draw({ parts });
  assert.equal(drawing.cells[cellAt(board, "r9c4")], "a");
  assert.equal(drawing.cells[cellAt(board, "r1c6")], "b");
  assert.deepEqual(drawing.links.map(({ from, to, strong }) => [from.cell, to.cell, strong]), [
    [cellAt(board, "r8c5"), cellAt(board, "r8c6"), false],
  ]);
});

test("a wing is joined from its pivot to its pincers", () => {
  const parts = [
    { role: "pivot", cells: ["r6c5"], digits: [5, 7] },
    { role: "pincer", cells: ["r5c6"], digits: [4, 5] },
    { role: "pincer", cells: ["r6c1"], digits: [4, 7] },
    { role: "common", cells: ["r5c6", "r6c1"], digits: [4] },
  ];
  const drawing = draw({ parts });
  assert.deepEqual(drawing.links.map(({ from }) => from.digit), [5, 7]);
  assert.equal(drawing.cells[cellAt(board, "r6c5")], "pivot");
});

test("branches have a letter each, and a dead end is seen", () => {
  const branches = [
    { assumption: node(4, true, "r9c4"), links: [link("weak", node(4, true, "r9c4"), node(1, false, "r9c4"))], steps: [], end: { kind: "reaches", node: node(8, false, "r6c7") } },
    { assumption: node(4, true, "r9c5"), links: [], steps: [{ placements: [{ cell: "r1c1", digit: 9 }] }], end: { kind: "no-value", cell: "r2c2" } },
    { assumption: node(4, true, "r9c8"), links: [], steps: [], end: { kind: "no-place", house: "c3", digit: 5 } },
  ];
  const drawing = draw({ branches });
  assert.deepEqual(["r9c4", "r9c5", "r9c8"].map((cell) => roleOf(drawing, cell, 4)), ["a", "b", "c"]);
  assert.equal(roleOf(drawing, "r1c1", 9), undefined, "steps are drawn when somebody walks through them");
  assert.equal(drawing.cells[cellAt(board, "r2c2")], "bad");
  assert.deepEqual(drawing.houses, [{ kind: "column", index: 2, role: "bad" }]);
  assert.equal(drawing.links[0]?.letter, "a");
  assert.deepEqual(drawing.links[0]?.names, ["0.0"]);
});

test("a forbidden pattern shows its cells and what spoils it", () => {
  const pattern = { kind: "loop", cells: ["r2c7", "r2c8", "r5c8", "r5c7"], digits: [6, 7] };
  const drawing = draw({ premises: [{ kind: "unique", pattern, extras: [{ cell: "r5c8", digit: 4 }] }] });
  assert.equal(Object.values(drawing.cells).filter((role) => role === "pattern").length, 4);
  assert.equal(roleOf(drawing, "r5c8", 4), "fin");
});

test("a step without evidence still shows what it does", () => {
  const drawing = drawingOf({ eliminations: [{ cell: "r1c1", digit: 1 }] }, board);
  assert.equal(roleOf(drawing, "r1c1", 1), "bad");
});

test("candidates have fixed places inside their cells, in every size", () => {
  for (const [rows, columns] of [[2, 2], [2, 3], [2, 4], [3, 3], [3, 4], [4, 4], [6, 6]]) {
    const other = emptyBoard(rows, columns);
    const places = other.symbols.map((_, index) => placeOfCandidate(other, other.size + 1, index + 1));
    assert.ok(places.every(({ x, y }) => x > 100 && x < 200 && y > 100 && y < 200));
    assert.equal(new Set(places.map(({ x, y }) => `${x},${y}`)).size, other.size);
  }
});

test("boxes lie where they should, also where they are not square", () => {
  const six = emptyBoard(2, 3);
  assert.deepEqual(rectangleOf(six, { kind: "box", index: 3 }), { x: 300, y: 200, width: 300, height: 200 });
});

test("a link goes around the digits on its way", () => {
  const full = [...Array(7).keys()].reduce((made, column) => withDigit(made, 37 + column, column + 1), board);
  const ends = { from: { cell: 36, digit: 5 }, to: { cell: 44, digit: 5 }, strong: true };
  const curve = curveOf(full, ends, 14);
  for (let share = 0.2; share < 0.8; share += 0.05) {
    const { x, y } = pointOn(curve, share);
    const middle = middleOf(full, 36 + Math.floor(x / 100));
    assert.ok(Math.hypot(x - middle.x, y - middle.y) > 25, `${x},${y} lies on a digit`);
  }
  assert.match(pathOf(curve), /^M[\d.,-]+C/);
  assert.equal(arrowhead(curve, 12).split(" ").length, 3);
});
