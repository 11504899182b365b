// The keypad: digits to touch, with how many of each are still to come.

import { html } from "../ui.js";
import { say } from "../words.js";
import { countsLeft } from "./board.js";
import { edited } from "./events.js";
import { announce } from "./live.js";

/** @typedef {import("./state.js").BoardState} BoardState */
/** @typedef {import("./events.js").Edit} Edit */

/**
 * The keypad. It edits the selected cells; with `onDigit` it only tells which key was pressed.
 * @param {{ board: BoardState, selected?: number[], onBoard?: (board: BoardState) => void, onDigit?: (digit: number) => void, canMark?: boolean }} props
 */
export function Keypad({ board, selected = [], onBoard, onDigit, canMark = true }) {
  const left = countsLeft(board);
  const press = (/** @type {Edit} */ action) => {
    if (onDigit && action.type !== "mark") return onDigit(action.type === "digit" ? action.digit : 0);
    if (selected.length === 0) return announce(say("board-keypad-select"));
    onBoard?.(edited(board, selected, action));
  };
  return html`<div class="keypad" role="group" aria-label=${say("board-keypad")} style=${{ "--keys": board.size }}>
    ${board.symbols.map((symbol, index) => {
      const count = left[index] ?? 0;
      const label = say("board-keypad-digit", { digit: symbol, count: Math.max(count, 0) });
      return html`<button
        type="button"
        key=${symbol}
        class=${count > 0 ? "key" : "key is-done"}
        aria-label=${label}
        title=${label}
        onClick=${() => press({ type: "digit", digit: index + 1 })}
      >
        <b>${symbol}</b><small aria-hidden="true">${count > 0 ? count : "✓"}</small>
      </button>`;
    })}
    <button type="button" class="key key-clear" title=${say("board-keypad-clear")} aria-label=${say("board-keypad-clear")} onClick=${() => press({ type: "clear" })}>
      <b aria-hidden="true">⌫</b>
    </button>
    ${canMark &&
    html`<button type="button" class="key key-mark" title=${say("board-keypad-mark")} aria-label=${say("board-keypad-mark")} onClick=${() => press({ type: "mark" })}>
      <b aria-hidden="true">★</b>
    </button>`}
  </div>`;
}
