// What a player puts into cells: where marks stand, and what a screen reader says of them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { acted } from "../../js/board/actions.js";
import { placeOfCandidate } from "../../js/board/geometry.js";
import { centrePlaces, cornerPlace, letterOf, lettersPlace } from "../../js/board/marks.js";
import { EMPTY, emptyBoard } from "../../js/board/state.js";
import { edited, isOther, start, undone } from "../../js/solver/state.js";

test("corner marks have places of their own, inside of the cell", () => {
  for (const size of [4, 6, 9, 16, 25]) {
    const places = Array.from({ length: size }, (_, index) => cornerPlace(size, index + 1, false));
    assert.equal(new Set(places.map(({ x, y }) => `${x},${y}`)).size, size);
    for (const { x, y, type } of places) assert.ok(Math.min(x, y) - type / 2 >= 0 && Math.max(x, y) + type / 2 <= 100, `${size}: ${x},${y}`);
  }
});

test("corner marks stand where candidates do, in the middle of the cell also where they have fewer rows than columns", () => {
  for (const [rows, columns] of [[2, 2], [2, 3], [2, 4], [3, 3], [3, 4], [4, 4]]) {
    const board = emptyBoard(rows, columns);
    for (const digit of board.symbols.keys()) {
      const { x, y } = cornerPlace(board.size, digit + 1, false);
      const place = placeOfCandidate(board, 0, digit + 1);
      assert.ok(Math.hypot(x - place.x, y - place.y) < 2, `${board.size}: ${digit + 1}`);
    }
  }
});

test("beside marks in the middle they stay away from these", () => {
  for (const size of [4, 6, 9, 16, 25]) {
    const places = Array.from({ length: size }, (_, index) => cornerPlace(size, index + 1, true));
    assert.equal(new Set(places.map(({ x, y }) => `${x},${y}`)).size, size);
    for (const { x, y, type } of places) {
      assert.ok(x - type * 0.32 >= 0 && x + type * 0.32 <= 100 && y - type / 2 >= 0 && y + type / 2 <= 100, `${size}: ${x},${y}`);
      assert.ok(Math.abs(y - 50) > type / 2 + 12, `${size}: ${y}`);
    }
  }
});

test("the letter of a colour stands in a corner that no mark needs, and nowhere if there is none", () => {
  const empty = emptyBoard(3, 3);
  const withCell = (/** @type {Partial<import("../../js/board/state.js").CellState>} */ some) =>
    lettersPlace(empty, { ...EMPTY, colours: [1], ...some });
  const corner = (/** @type {ReturnType<typeof withCell>} */ place) => place && `${place.y > 50 ? "bottom" : "top"} ${place.isLeft ? "left" : "right"}`;
  assert.equal(corner(withCell({})), "bottom right");
  assert.equal(corner(withCell({ corner: [1, 5, 7] })), "bottom right");
  assert.equal(corner(withCell({ corner: [5, 9] })), "bottom left");
  assert.equal(corner(withCell({ candidates: [7, 9] })), "top right");
  assert.equal(corner(withCell({ corner: [3, 7, 9] })), "top left");
  assert.equal(withCell({ corner: [1, 3, 7, 9] }), null);
  assert.equal(corner(withCell({ digit: 4, corner: [1, 3, 7, 9] })), "bottom right");
  // Beside marks in the middle all nine have places at the edges, but for one at the end.
  assert.equal(corner(withCell({ corner: [1, 2, 3, 4, 5, 6, 7, 8, 9], centre: [2, 4] })), "bottom right");
});

test("marks in the middle become smaller before they leave the cell", () => {
  assert.deepEqual(centrePlaces([]), []);
  assert.deepEqual(centrePlaces([5]).map(({ digit, x, y }) => [digit, x, y]), [[5, 50, 50]]);
  for (const count of [2, 5, 9, 16]) {
    const places = centrePlaces(Array.from({ length: count }, (_, index) => index + 1));
    assert.ok((places[0]?.x ?? 0) > 5 && (places.at(-1)?.x ?? 100) < 95);
    assert.ok(places.every(({ x }, index) => index === 0 || x > (places[index - 1]?.x ?? 0)));
  }
});

test("colours are called by letters", () => {
  assert.deepEqual([1, 2, 9].map(letterOf), ["A", "B", "I"]);
});

test("marks and colours leave the question and its answers as they are, and can be undone", () => {
  /** @type {any} */
  const result = { answer: {} };
  const state = { ...start(), result };
  const marked = edited(state, { type: "corner", cells: [3], digit: 4 });
  assert.equal(marked.result, result);
  assert.deepEqual(marked.table.board.cells[3]?.corner, [4]);
  const back = undone(marked);
  assert.equal(back.result, result);
  assert.deepEqual(back.table.board.cells[3]?.corner, []);
  assert.equal(edited(state, { type: "digit", cells: [3], digit: 4, as: "given" }).result, null);
});

test("boards ask the same unless a digit, a star or a candidate differs", () => {
  const board = emptyBoard(2, 2);
  assert.equal(isOther(board, acted(board, { type: "colour", cells: [0, 1], colour: 2 })), false);
  assert.equal(isOther(board, acted(board, { type: "star", cells: [0] })), true);
  assert.equal(isOther(board, emptyBoard(2, 3)), true);
});
