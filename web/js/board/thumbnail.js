// A board as a small picture, for lists.

import { html } from "../ui.js";
import { say } from "../words.js";
import { Patterns } from "./colours.js";
import { middleOf, UNIT } from "./geometry.js";

/** @typedef {import("./state.js").BoardState} BoardState */

/**
 * The picture.
 * @param {{ board: BoardState, label?: string, colours?: Record<number, number> | null }} props
 */
export function Thumbnail({ board, label, colours = null }) {
  const side = board.size * UNIT;
  const name = label ?? say("board-label", { size: board.size });
  return html`<svg class=${colours ? "board-small has-colours" : "board-small"} viewBox="-6 -6 ${side + 12} ${side + 12}" role="img" aria-label=${name}>
    <rect class="paper" x="0" y="0" width=${side} height=${side} rx="18" />
    ${colours && html`<${Patterns} board=${board} colours=${colours} />`}
    <path class="thin" d=${lines(board.size, 1, 1)} />
    <path class="thick" d=${lines(board.size, board.boxRows, board.boxColumns)} />
    <rect class="frame" x="0" y="0" width=${side} height=${side} rx="18" />
    ${board.cells.map((cell, index) => {
      const { x, y } = middleOf(board, index);
      const text = cell.digit ? board.symbols[cell.digit - 1] : cell.kind === "marked" ? "★" : "";
      return text && html`<text class=${`is-${cell.kind}`} key=${index} x=${x} y=${y}>${text}</text>`;
    })}
  </svg>`;
}

/**
 * The lines between every so many rows and columns.
 * @param {number} size
 * @param {number} rows
 * @param {number} columns
 */
function lines(size, rows, columns) {
  const side = size * UNIT;
  const parts = [];
  for (let row = rows; row < size; row += rows) parts.push(`M0 ${row * UNIT}H${side}`);
  for (let column = columns; column < size; column += columns) parts.push(`M${column * UNIT} 0V${side}`);
  return parts.join("");
}
