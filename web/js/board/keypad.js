// The keypad: digits to touch, with how many of each are still to come.

import { html, useRef } from "../ui.js";
import { named, sameTip } from "../ui/button.js";
import { language, say } from "../words.js";
import { countsLeft } from "./board.js";
import { PENS, penAfter } from "./events.js";
import { STAR } from "./geometry.js";
import { letterOf } from "./marks.js";
import { useOnce } from "./once.js";

/** How many colours there are. */
const COLOURS = 9;

/** @typedef {import("./state.js").BoardState} BoardState */
/** @typedef {import("./events.js").Edit} Edit */
/** @typedef {import("./events.js").Pen} Pen */

/**
 * The keypad: it tells which key was pressed. On a board that is being typed in, the key that clears also goes on.
 * What the digits write can be changed where there is a pen. A digit that is chosen waits for cells.
 * @param {{ board: BoardState, onEdit: (edit: Edit) => void, canMark?: boolean, pen?: Pen, pens?: Pen[], onPen?: (pen: Pen) => void, chosen?: number }} props
 */
export function Keypad({ board, onEdit, canMark = true, pen = "digit", pens = PENS, onPen, chosen }) {
  const left = countsLeft(board);
  const keyOnce = useOnce();
  const press = useRef(onEdit);
  press.current = onEdit;
  const classes = `keypad has-${pen} ${board.size === 9 ? "is-nine" : ""} ${canMark ? "can-mark" : ""} ${onPen ? "has-pen" : ""}`;
  return html`<div class="keypad-room"><div class=${classes} role="group" aria-label=${say("board-keypad")}>
    ${board.symbols.map((symbol, index) => {
      if (pen === "colour" && index >= COLOURS) return null;
      const count = pen === "digit" ? Math.max(left[index] ?? 0, 0) : 0;
      const isChosen = chosen === undefined ? undefined : chosen === index + 1;
      return keyOnce(index, [symbol, pen, count, isChosen, language()], () => keyOf(symbol, index + 1, pen, count, isChosen, () => press.current({ type: "digit", digit: index + 1 })));
    })}
    <button type="button" class="key key-clear" ...${named(say("board-keypad-clear"))} onClick=${() => onEdit({ type: "blank" })}>
      <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
        <path d="M9 5h11a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H9l-6-7zM12 9.5l5 5m0-5l-5 5" />
      </svg>
    </button>
    ${onPen && html`<button type="button" class="key key-pen" data-pen=${pen} ...${named(say(pen === "colour" && pens.includes("strike") ? "board-keypad-pen-colours" : `board-keypad-pen-${pen}`))} onClick=${() => onPen(penAfter(pen, pens))}>
      <i aria-hidden="true" class=${`pen-sign is-${pen}`}><u data-digit="1"></u><u data-digit="2"></u></i></button>`}
    ${canMark &&
    html`<button type="button" class="key key-mark" ...${named(say("board-keypad-mark"))} onClick=${() => onEdit({ type: "star" })}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${STAR} /></svg>
    </button>`}
  </div></div>`;
}

/**
 * The key of a digit, or of the colour with its number.
 * @param {string} symbol
 * @param {number} digit
 * @param {import("./events.js").Pen} pen
 * @param {number} count how many of it are still to come
 * @param {boolean | undefined} isChosen
 * @param {() => void} onPress
 */
function keyOf(symbol, digit, pen, count, isChosen, onPress) {
  const label = pen === "digit" ? say("board-keypad-digit", { digit: symbol, count })
    : pen === "colour" ? say("board-keypad-colour", { colour: letterOf(digit) }) : say(`board-keypad-${pen}`, { digit: symbol });
  return html`<button type="button" class=${count > 0 || pen !== "digit" ? "key" : "key is-done"} ...${sameTip(label)} aria-pressed=${isChosen} onClick=${onPress}>
    <span class="visually-hidden">${label}</span>
    ${pen === "colour" ? html`<b aria-hidden="true" class=${`swatch is-colour-${digit}`}>${letterOf(digit)}</b>`
      : html`<b aria-hidden="true">${symbol}</b>${pen === "digit" && html`<small aria-hidden="true">${count > 0 ? count : "✓"}</small>`}`}
  </button>`;
}
