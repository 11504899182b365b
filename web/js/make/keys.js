// The keys of the editor of rules: those of any board, those that write and draw, and those that choose what is drawn.

import { BOARD_KEYS, TIME_LINES } from "../board/events.js";

/** @type {import("../board/keymap.js").Keymap<any>} */
export const MAKE_KEYS = [
  {
    id: "enter",
    lines: [
      { id: "digit", does: "digits" },
      { id: "clear", does: { Delete: { type: "clear" }, Backspace: { type: "back" }, Digit0: { type: "blank" } }, also: { ".": { type: "blank" } } },
      ...TIME_LINES,
      // What is pasted comes as an event of its own.
      { id: "paste", does: { "Ctrl+KeyV": null } },
    ],
  },
  {
    id: "draw",
    lines: [
      { id: "tool", does: { PageUp: { type: "tool", by: -1 }, PageDown: { type: "tool", by: 1 } } },
      { id: "paint", does: { Space: { type: "paint" }, Enter: { type: "paint" } } },
      { id: "swap", does: { KeyX: { type: "swap" } } },
      { id: "new", does: { KeyN: { type: "new" } } },
    ],
  },
  ...BOARD_KEYS,
];
