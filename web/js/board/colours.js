// Cells in nine colours, each with a pattern of its own: never colour alone.

import { html } from "../ui.js";
import { placeOfCell } from "./board.js";
import { UNIT } from "./geometry.js";

/** @typedef {import("./state.js").BoardState} BoardState */

/** The lines and dots of each colour within a square of 20 units. */
const PATTERNS = [
  "M0 20L20 0",
  "M0 0L20 20",
  "M0 10H20",
  "M10 0V20",
  "M0 20L20 0M0 0L20 20",
  "M0 10H20M10 0V20",
  "M10 8V12",
  "M4 4H10V10H4Z",
  "M0 14L5 6L10 14L15 6L20 14",
];

const WHOLE = { width: UNIT, height: UNIT };
const FRAMED = { x: 6, y: 6, width: UNIT - 12, height: UNIT - 12, rx: 10 };

/**
 * The colours of cells. A cell with a digit needs no pattern: the digit tells it from others.
 * @param {{ board: BoardState, colours: Record<number, number> }} props
 */
export function Patterns({ board, colours }) {
  // Where only some cells have a colour, a digit does not say which: a frame does.
  const isSome = Object.values(colours).filter(Boolean).length < board.cells.length;
  return html`<g class=${isSome ? "colours is-some" : "colours"}>
    ${Object.entries(colours).map(([name, colour]) => {
      const cell = Number(name);
      if (!colour || !board.cells[cell]) return null;
      const { row, column } = placeOfCell(board, cell);
      const number = ((colour - 1) % PATTERNS.length) + 1;
      const at = { x: column * UNIT, y: row * UNIT };
      return html`<g key=${name} class=${`colour is-colour-${number}`} transform=${`translate(${at.x} ${at.y})`}>
        <rect ...${isSome ? FRAMED : WHOLE} />
        ${!board.cells[cell]?.digit && html`<path d=${tiled(PATTERNS[number - 1] ?? "")} />`}
      </g>`;
    })}
  </g>`;
}

/**
 * The pattern of a colour for a whole cell, as the data of a path.
 * @param {number} colour from 1
 */
export function patternOf(colour) {
  return tiled(PATTERNS[(colour - 1) % PATTERNS.length] ?? "");
}

/**
 * A pattern in all squares of a cell. Only capital commands occur, so moving it is adding.
 * @param {string} pattern
 */
function tiled(pattern) {
  const tile = 20;
  const parts = [];
  for (let y = 0; y < UNIT; y += tile) {
    for (let x = 0; x < UNIT; x += tile) parts.push(moved(pattern, x, y));
  }
  return parts.join("");
}

/**
 * @param {string} pattern
 * @param {number} x
 * @param {number} y
 */
function moved(pattern, x, y) {
  return pattern
    .replace(/([ML])([\d.]+) ([\d.]+)/g, (_, command, a, b) => `${command}${Number(a) + x} ${Number(b) + y}`)
    .replace(/H([\d.]+)/g, (_, a) => `H${Number(a) + x}`)
    .replace(/V([\d.]+)/g, (_, b) => `V${Number(b) + y}`);
}
