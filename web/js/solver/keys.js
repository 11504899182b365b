// The keys of the solver page: those of any board, those that write a puzzle, and those of the page.

import { BOARD_KEYS } from "../board/events.js";

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
      { id: "undo", does: { "Ctrl+KeyZ": { type: "undo" }, BracketLeft: { type: "undo" } } },
      { id: "redo", does: { "Ctrl+KeyY": { type: "redo" }, BracketRight: { type: "redo" } }, also: { "Ctrl+Shift+KeyZ": { type: "redo" } } },
      // What is pasted comes as an event of its own.
      { id: "paste", does: { "Ctrl+KeyV": null } },
    ],
  },
  {
    id: "marks",
    lines: [
      // What Shift and Ctrl make of a digit, the digits themselves say.
      { id: "corner", does: { "Shift+Digit1": null } },
      { id: "centre", does: { "Ctrl+Digit1": null } },
      { id: "colour", does: { "Ctrl+Shift+Digit1": null } },
      { id: "pen", does: { KeyZ: { type: "pen", pen: "digit" }, KeyX: { type: "pen", pen: "corner" }, KeyC: { type: "pen", pen: "centre" }, KeyV: { type: "pen", pen: "colour" } } },
      { id: "pen-next", does: { Space: { type: "skip" } } },
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
