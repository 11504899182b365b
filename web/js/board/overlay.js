// The picture behind the cells: tints, links, discs and candidates, as one SVG. Readers skip it.

import { html } from "../ui.js";
import { placeOfCandidate, UNIT } from "./geometry.js";

/** @typedef {import("./state.js").BoardState} BoardState */
/** @typedef {import("./drawing.js").Drawing} Drawing */

/**
 * The picture.
 * @param {{ board: BoardState, drawing: Drawing | null, colours: Record<number, number> | null, candidates: boolean, isRoomy: boolean }} props
 */
export function Overlay({ board, drawing, colours, candidates, isRoomy }) {
  const side = board.size * UNIT;
  return html`<svg class="board-overlay" viewBox="0 0 ${side} ${side}" aria-hidden="true" focusable="false">
    ${candidates && html`<${Candidates} board=${board} drawing=${drawing} />`}
  </svg>`;
}

/** @param {{ board: BoardState, drawing: Drawing | null }} props */
function Candidates({ board }) {
  return html`<g class="candidates">
    ${board.cells.map(
      (cell, index) =>
        !cell.digit &&
        cell.candidates.map((digit) => {
          const { x, y } = placeOfCandidate(board, index, digit);
          return html`<text x=${x} y=${y} key=${`${index}-${digit}`}>${board.symbols[digit - 1]}</text>`;
        }),
    )}
  </g>`;
}
