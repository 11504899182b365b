// What keys and presses mean.

import assert from "node:assert/strict";
import { test } from "node:test";
import { emptyBoard, toLine } from "../../js/board/state.js";
import { acted } from "../../js/board/actions.js";
import { dragged, entered, marked, isEdit, pressed, pressedTwice, selectedBy } from "../../js/board/events.js";
import { keysOf, meaningOf } from "../../js/board/keymap.js";
import { controlOf, keepsKey } from "../../js/keys.js";
import { SOLVER_KEYS } from "../../js/solver/keys.js";
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
  return meaningOf(SOLVER_KEYS, { key, code, ...more }, board);
}

test("digits are known by their place on the keyboard", () => {
  assert.deepEqual(press("7", "Digit7"), { type: "digit", digit: 7 });
  assert.deepEqual(press("è", "Digit7"), { type: "digit", digit: 7 }, "a French keyboard");
  assert.deepEqual(press("5", "Numpad5"), { type: "digit", digit: 5 });
});

test("a key that does not tell its place is where most keyboards have it", () => {
  assert.deepEqual(press("7", ""), { type: "digit", digit: 7 });
  assert.deepEqual([press("z", "", { ctrlKey: true })?.type, press(" ", "")?.type, press("d", "")?.type], ["undo", "skip", "move"]);
  assert.deepEqual([press("Unidentified", ""), press("é", "")], [null, null]);
});

test("the number pad gives digits even where Shift makes arrows of them", () => {
  const locked = { getModifierState: (/** @type {string} */ key) => key === "NumLock" };
  const free = { getModifierState: () => false };
  assert.deepEqual(press("ArrowLeft", "Numpad4", locked), { type: "digit", digit: 4, pen: "corner" }, "though nothing says that Shift is down");
  assert.deepEqual(press("4", "Numpad4", locked), { type: "digit", digit: 4 });
  assert.equal(press("ArrowLeft", "Numpad4", free)?.type, "move");
});

test("what AltGr writes with a digit's key is no digit, whether a system says Ctrl and Alt of it or nothing", () => {
  const third = { getModifierState: (/** @type {string} */ key) => key === "AltGraph" };
  assert.equal(press("[", "Digit8", third), null);
  assert.equal(press("[", "Digit8", { ctrlKey: true, altKey: true }), null);
});

test("zero, a point, delete and backspace clear", () => {
  assert.deepEqual(press("Delete", "Delete"), { type: "clear" });
  assert.deepEqual(press("Backspace", "Backspace"), { type: "back" });
  for (const [key, code] of [["0", "Digit0"], ["0", "Numpad0"], ["à", "Digit0"], [".", "Period"], [".", "Slash"]]) {
    assert.deepEqual(press(key ?? "", code ?? ""), { type: "blank" });
  }
  assert.deepEqual(press("0", "Digit0", {}, largest), { type: "digit", digit: 1 });
});

test("a star marks", () => {
  assert.deepEqual(press("*", "NumpadMultiply"), { type: "star" });
  assert.deepEqual(press("*", "BracketRight", { shiftKey: true }), { type: "star" }, "a German keyboard");
  assert.deepEqual(press("m", "KeyM"), { type: "star" });
});

test("with Shift, with Ctrl and with both a digit is a mark or a colour, by its place on the keyboard", () => {
  assert.deepEqual(press("*", "Digit8", { shiftKey: true }), { type: "digit", digit: 8, pen: "corner" });
  assert.deepEqual(press("2", "Digit2", { ctrlKey: true }), { type: "digit", digit: 2, pen: "centre" });
  assert.deepEqual(press("2", "Digit2", { metaKey: true }), { type: "digit", digit: 2, pen: "centre" });
  assert.deepEqual(press("@", "Digit2", { ctrlKey: true, shiftKey: true }), { type: "digit", digit: 2, pen: "colour" });
  assert.deepEqual(press("D", "KeyD", { shiftKey: true }, sixteen), { type: "digit", digit: 13 }, "capital letters are digits as they are");
  assert.equal(press("0", "Digit0", { ctrlKey: true }, largest), null, "which belongs to the browser");
  for (const [code, pen] of [["KeyZ", "digit"], ["KeyX", "corner"], ["KeyC", "centre"], ["KeyV", "colour"]]) {
    assert.deepEqual(press("я", code ?? "", {}), { type: "pen", pen });
  }
});

test("marks go to all selected cells, a colour to them or to one digit of the cell of the cursor", () => {
  const board = emptyBoard(2, 2);
  const selection = { selected: [1, 2], cursor: 2 };
  assert.deepEqual(marked(board, selection, 3, "corner", 0), { type: "corner", cells: [1, 2], digit: 3 });
  assert.deepEqual(marked(board, { selected: [], cursor: 2 }, 3, "centre", 0), { type: "centre", cells: [2], digit: 3 });
  assert.deepEqual(marked(board, selection, 3, "colour", 0), { type: "colour", cells: [1, 2], colour: 3 });
  assert.deepEqual(marked(board, selection, 3, "colour", 4), { type: "tint", cell: 2, digit: 4, colour: 3 });
  const tinted = acted(board, { type: "tint", cell: 2, digit: 4, colour: 3 });
  assert.deepEqual(marked(tinted, selection, 3, "colour", 4), { type: "tint", cell: 2, digit: 4, colour: 0 }, "the same again takes it away");
  assert.equal(marked(board, selection, 10, "colour", 0), null, "there are nine");
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
  for (const code of ["KeyW", "KeyT", "KeyN", "KeyR", "KeyV", "KeyC"]) assert.equal(press("x", code, { ctrlKey: true }), null);
  assert.equal(press("ArrowLeft", "ArrowLeft", { altKey: true }), null);
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

test("a press selects, with Ctrl one more or less, with Shift up to it", () => {
  const from = { selected: [0], cursor: 0 };
  assert.deepEqual(pressed(nine, from, 4, {}).selected, [4]);
  assert.deepEqual(pressed(nine, from, 4, { ctrlKey: true }).selected, [0, 4]);
  assert.deepEqual(pressed(nine, from, 0, { metaKey: true }).selected, []);
  assert.deepEqual(pressed(nine, from, 10, { shiftKey: true }).selected, [0, 1, 9, 10]);
  assert.deepEqual(dragged(from, 1), { selected: [0, 1], cursor: 1 });
  assert.deepEqual(pressedTwice(withDigit(withDigit(nine, 3, 7), 50, 7), 3).selected, [3, 50]);
});

test("commands are known by their place on the keyboard, with Ctrl or the Apple key", () => {
  assert.deepEqual(press("z", "KeyZ", { ctrlKey: true }), { type: "undo" });
  assert.deepEqual(press("я", "KeyZ", { ctrlKey: true }), { type: "undo" }, "a Cyrillic keyboard");
  assert.deepEqual(press("z", "KeyZ", { metaKey: true }), { type: "undo" });
  assert.deepEqual(press("н", "KeyY", { ctrlKey: true }), { type: "redo" });
  assert.deepEqual(press("Z", "KeyZ", { ctrlKey: true, shiftKey: true }), { type: "redo" });
  assert.deepEqual(press("х", "BracketLeft"), { type: "undo" });
  assert.deepEqual(press("z", "KeyZ", { ctrlKey: true }, sixteen), { type: "undo" }, "also where letters are digits");
  const withBoth = { ctrlKey: true, shiftKey: true };
  assert.deepEqual(press("C", "KeyC", withBoth, sixteen), { type: "read", house: "column" }, "and what Shift does there needs both");
  assert.deepEqual([press("C", "KeyC", withBoth), press("c", "KeyC", { ctrlKey: true }, sixteen), press("R", "KeyR", withBoth, sixteen)], [null, null, null]);
});

test("no key of a page is said to do two things", () => {
  const keys = SOLVER_KEYS.flatMap(({ lines }) => lines.flatMap((line) => keysOf(line).map((parts) => parts.join("+"))));
  const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
  assert.deepEqual(twice, ["Space", "Escape"], "what they do depends on entry mode, and on whether something is under way");
});

/**
 * Types into an empty table in entry mode.
 * @param {import("../../js/board/events.js").Edit[]} edits
 * @param {boolean} [isEntry]
 */
function typed(edits, isEntry = true) {
  let board = emptyBoard(2, 2);
  let selection = { selected: [0], cursor: 0 };
  for (const edit of edits) {
    const { action, selection: next } = entered(board, selection, edit, isEntry);
    if (action) board = acted(board, action);
    selection = next;
  }
  return { line: toLine(board), cursor: selection.cursor };
}

/** @param {number} digit @returns {import("../../js/board/events.js").Edit} */
const digit = (digit) => ({ type: "digit", digit });

test("in entry mode the cursor goes on after each digit and each blank, and stops at the end", () => {
  const row = [digit(1), { type: "blank" }, { type: "skip" }, digit(4)];
  assert.deepEqual(typed(/** @type {any} */ (row)), { line: "1..4............", cursor: 4 });
  const all = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1].map(digit);
  assert.deepEqual(typed(all), { line: "1234341221434321", cursor: 15 });
});

test("Backspace goes back over what was typed, also from the last cell", () => {
  assert.deepEqual(typed([digit(1), digit(2), { type: "back" }]), { line: "1...............", cursor: 1 });
  assert.deepEqual(typed([...Array(16).fill(digit(1)), { type: "back" }, { type: "back" }]), { line: `${"1".repeat(14)}..`, cursor: 14 });
  assert.deepEqual(typed([{ type: "back" }]).cursor, 0);
});

test("without entry mode the cursor stays, and the space bar is the browser's", () => {
  assert.deepEqual(typed([digit(1), { type: "skip" }], false), { line: "1...............", cursor: 0 });
  assert.deepEqual(typed([digit(1), { type: "blank" }], false).line, ".".repeat(16));
  assert.equal(entered(nine, { selected: [0], cursor: 0 }, { type: "skip" }, false).action, null);
});

test("an edit in several cells leaves them selected", () => {
  const several = { selected: [0, 5], cursor: 5 };
  const { action, selection } = entered(nine, several, digit(2), true);
  assert.deepEqual(action, { type: "digit", digit: 2, cells: [0, 5], as: "given" });
  assert.equal(selection, several);
});

test("a text field keeps every key, another control only what it needs, and only if it was reached by the keyboard", () => {
  const keeps = (/** @type {any} */ control, /** @type {string} */ key, isByKey = true, more = {}) => keepsKey(control, { key, ...more }, isByKey);
  assert.ok(keeps("text", "5") && keeps("text", "z", true, { ctrlKey: true }));
  for (const control of ["select", "arrows", "press", "none"]) assert.equal(keeps(control, "5"), false, control);
  for (const control of ["select", "arrows", "press"]) assert.equal(keeps(control, " ", false), true, control);
  for (const control of ["select", "arrows", "press"]) assert.equal(keeps(control, "z", true, { ctrlKey: true }), false, control);
  assert.deepEqual(["select", "arrows", "press", "none"].map((control) => keeps(control, "ArrowDown")), [true, true, false, false]);
  assert.deepEqual(["select", "arrows", "press", "none"].map((control) => keeps(control, "ArrowDown", false)), [false, false, false, false]);
  assert.deepEqual([keeps("select", "s"), keeps("select", "s", false)], [true, false]);
  assert.deepEqual(["ring", "scroll", "check"].map((control) => keeps(control, " ", false)), [false, false, true], "what was clicked is chosen already");
  assert.deepEqual(["ring", "scroll", "check"].map((control) => keeps(control, "Enter", false)), [false, false, false]);
  assert.deepEqual(["ring", "scroll", "check"].map((control) => keeps(control, "Enter")), [true, false, false]);
  assert.deepEqual(["ring", "scroll", "check"].map((control) => keeps(control, "ArrowDown")), [true, true, false]);
  assert.deepEqual(["select", "ring", "scroll"].map((control) => keeps(control, "PageDown")), [true, false, false]);
  assert.equal(controlOf(null), "none");
});
