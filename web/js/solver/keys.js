// The keys of the solver page: those of any board, those that write a puzzle, and those of the page.

import { BOARD_KEYS, MARK_LINES, TIME_LINES } from "../board/events.js";

/**
 * What a key of the page does; what it does to a board is the board's.
 * @typedef {{ type: "pen", pen: import("../board/events.js").Pen } | { type: "undo" } | { type: "redo" } | { type: "start" } | { type: "step", by: number } | { type: "entry" }} PageAction
 */

/** @type {import("../board/keymap.js").Keymap<any>} */
export const SOLVER_KEYS = [
  {
    id: "enter",
    lines: [
      { id: "digit", does: "digits" },
      { id: "clear", does: { Delete: { type: "clear" }, Backspace: { type: "back" }, Digit0: { type: "blank" } }, also: { ".": { type: "blank" } } },
      { id: "star", does: { "*": { type: "star" }, KeyM: { type: "star" } } },
      ...TIME_LINES,
      // What is pasted comes as an event of its own.
      { id: "paste", does: { "Ctrl+KeyV": null } },
    ],
  },
  {
    id: "marks",
    lines: [
      ...MARK_LINES,
      { id: "pen-or-skip", does: { Space: { type: "skip" } } },
    ],
  },
  {
    id: "entry",
    lines: [
      { id: "entry", does: { Insert: { type: "entry" } } },
      { id: "skip", does: { Space: { type: "skip" } }, also: { "Shift+Space": { type: "skip" } } },
    ],
  },
  ...BOARD_KEYS,
  {
    id: "page",
    lines: [
      { id: "start", does: { Enter: { type: "start" }, "Ctrl+Enter": { type: "start" } } },
      // The same key selects nothing; while something is under way, it ends that first.
      { id: "stop", does: { Escape: { type: "none" } } },
      { id: "step", does: { PageUp: { type: "step", by: -1 }, PageDown: { type: "step", by: 1 } } },
    ],
  },
];
