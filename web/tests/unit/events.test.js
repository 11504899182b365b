// What keys and presses mean.

import assert from "node:assert/strict";
import { test } from "node:test";
import { toLine, emptyBoard } from "../../js/board/state.js";
import { actionOf, dragged, edited, isEdit, pressed, pressedTwice, selectedBy } from "../../js/board/events.js";
import { withDigit } from "../../js/board/board.js";

const nine = emptyBoard(3, 3);
const sixteen = emptyBoard(4, 4);
const largest = emptyBoard(6, 6);

/**
 * @param {string} key
 * @param {string} code
 * @param {object} [more]
 * @param {import("../../js/board/state.js").BoardState} [board]
 */
function press(key, code, more = {}, board = nine) {
  return actionOf({ key, code, ...more }, board);
}

test("digits are known by their place on the keyboard", () => {
  assert.deepEqual(press("7", "Digit7"), { type: "digit", digit: 7 });
  assert.deepEqual(press("è", "Digit7"), { type: "digit", digit: 7 }, "a French keyboard");
  assert.deepEqual(press("5", "Numpad5"), { type: "digit", digit: 5 });
});

test("the number pad gives digits even where Shift makes arrows of them", () => {
  const locked = { getModifierState: () => true };
  const free = { getModifierState: () => false };
  assert.deepEqual(press("ArrowLeft", "Numpad4", locked), { type: "digit", digit: 4 });
  assert.equal(press("ArrowLeft", "Numpad4", free)?.type, "move");
});

test("zero, delete and backspace clear", () => {
  for (const [key, code] of [["0", "Digit0"], ["Delete", "Delete"], ["Backspace", "Backspace"], [".", "Period"]]) {
    assert.deepEqual(press(key ?? "", code ?? ""), { type: "clear" });
  }
  assert.deepEqual(press("0", "Digit0", {}, largest), { type: "digit", digit: 1 });
});

test("a star marks", () => {
  assert.deepEqual(press("*", "Digit8", { shiftKey: true }), { type: "mark" });
  assert.deepEqual(press("*", "NumpadMultiply"), { type: "mark" });
});

test("letters move where they are no digits, and are digits where they are", () => {
  assert.deepEqual(press("d", "KeyD"), { type: "move", down: 0, right: 1, extend: false });
  assert.deepEqual(press("в", "KeyD"), { type: "move", down: 0, right: 1, extend: false }, "a Cyrillic keyboard");
  assert.deepEqual(press("d", "KeyD", {}, sixteen), { type: "digit", digit: 13 });
  assert.deepEqual(press("в", "KeyD", {}, sixteen), { type: "digit", digit: 13 });
  assert.deepEqual(press("a", "KeyQ", {}, sixteen), { type: "digit", digit: 10 }, "a French keyboard");
});

test("houses are read out with Shift and a letter", () => {
  assert.deepEqual(press("R", "KeyR", { shiftKey: true }), { type: "read", house: "row" });
  assert.deepEqual(press("B", "KeyB", { shiftKey: true }), { type: "read", house: "box" });
  assert.deepEqual(press("B", "KeyB", { shiftKey: true }, sixteen), { type: "digit", digit: 11 });
});

test("what belongs to the browser stays with it", () => {
  assert.equal(press("w", "KeyW", { ctrlKey: true }), null);
  assert.equal(press("1", "Digit1", { ctrlKey: true }), null);
  assert.equal(press("1", "Digit1", { altKey: true }), null);
  assert.equal(press("Tab", "Tab"), null);
  assert.equal(press("q", "KeyQ"), null);
});

test("arrows go around the edges, and extend with Shift or Ctrl", () => {
  const first = { selected: [0], cursor: 0 };
  const left = selectedBy(nine, first, { type: "move", down: 0, right: -1, extend: false });
  assert.deepEqual(left, { selected: [8], cursor: 8 });
  const action = press("ArrowDown", "ArrowDown", { ctrlKey: true });
  assert.ok(action && !isEdit(action) && action.type !== "read");
  assert.deepEqual(selectedBy(nine, first, action), { selected: [0, 9], cursor: 9 });
});

test("Home and End go to the ends of the row, with Ctrl of the grid", () => {
  const from = { selected: [40], cursor: 40 };
  /** @param {string} key @param {boolean} ctrlKey */
  const cursor = (key, ctrlKey) => {
    const action = press(key, key, { ctrlKey });
    assert.ok(action && !isEdit(action) && action.type !== "read");
    return selectedBy(nine, from, action).cursor;
  };
  assert.deepEqual([cursor("Home", false), cursor("End", false)], [36, 44]);
  assert.deepEqual([cursor("Home", true), cursor("End", true)], [0, 80]);
});

test("all, none and the others can be chosen", () => {
  const from = { selected: [1, 2], cursor: 1 };
  /** @param {string} code @param {boolean} shiftKey */
  const count = (code, shiftKey) => {
    const action = press("", code, { ctrlKey: true, shiftKey });
    assert.ok(action && !isEdit(action) && action.type !== "read");
    return selectedBy(nine, from, action).selected.length;
  };
  assert.deepEqual([count("KeyA", false), count("KeyA", true), count("KeyI", false)], [81, 0, 79]);
});

test("an edit changes all selected cells", () => {
  const four = emptyBoard(2, 2);
  assert.equal(toLine(edited(four, [0, 5], { type: "digit", digit: 2 })), "2....2..........");
  const marked = edited(four, [0, 5], { type: "mark" });
  assert.equal(toLine(marked), "*....*..........");
  assert.equal(toLine(edited(marked, [0, 1], { type: "mark" })), "**...*..........", "marks are made even");
  assert.equal(toLine(edited(marked, [0, 5], { type: "mark" })), toLine(four));
  assert.equal(toLine(edited(marked, [5], { type: "clear" })), "*...............");
});

test("a press selects, with Ctrl one more or less, with Shift up to it", () => {
  const from = { selected: [0], cursor: 0 };
  assert.deepEqual(pressed(nine, from, 4, {}).selected, [4]);
  assert.deepEqual(pressed(nine, from, 4, { ctrlKey: true }).selected, [0, 4]);
  assert.deepEqual(pressed(nine, from, 0, { metaKey: true }).selected, []);
  assert.deepEqual(pressed(nine, from, 10, { shiftKey: true }).selected, [0, 1, 9, 10]);
  assert.deepEqual(dragged(from, 1), { selected: [0, 1], cursor: 1 });
  assert.deepEqual(pressedTwice(withDigit(withDigit(nine, 3, 7), 50, 7), 3).selected, [3, 50]);
});
