// The keys of a game: those of any board, and those with which one plays.

import { BOARD_KEYS, MARK_LINES, TIME_LINES } from "../board/events.js";

/** @type {import("../board/keymap.js").Keymap<any>} */
export const PLAY_KEYS = [
  {
    id: "enter",
    lines: [
      { id: "digit", does: "digits" },
      { id: "erase", does: { Delete: { type: "clear" }, Backspace: { type: "clear" }, Digit0: { type: "clear" } } },
      ...TIME_LINES,
      // The browser tells when something is copied or pasted.
      { id: "copy-cells", does: { "Ctrl+KeyC": null } },
      { id: "paste-cells", does: { "Ctrl+KeyV": null } },
    ],
  },
  {
    id: "marks",
    lines: [
      ...MARK_LINES,
      { id: "strike", does: { KeyK: { type: "pen", pen: "strike" } } },
      { id: "pen-next", does: { Space: { type: "pen-next" } } },
      { id: "fill-marks", does: { KeyN: { type: "fill-marks" } } },
    ],
  },
  ...BOARD_KEYS,
  {
    id: "game",
    lines: [
      { id: "hint", does: { "?": { type: "hint" }, KeyH: { type: "hint" } } },
      { id: "check", does: { Enter: { type: "check" } } },
      { id: "pause", does: { KeyP: { type: "pause" } } },
      { id: "try", does: { KeyT: { type: "try" } } },
    ],
  },
];

/**
 * The keys of the page where games begin.
 * @type {import("../board/keymap.js").Keymap<any>}
 */
export const OWN_KEYS = [
  {
    id: "page",
    lines: [
      // The browser tells when something is pasted.
      { id: "paste-own", does: { "Ctrl+KeyV": null } },
    ],
  },
];
