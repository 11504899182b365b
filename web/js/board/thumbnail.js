// A board as a small picture, for lists.

import { html } from "../ui.js";
import { say } from "../words.js";
import { Patterns } from "./colours.js";
import { linesOf, middleOf, STAR, thickLinesOf, UNIT } from "./geometry.js";
import { Ground } from "./ground.js";

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
    ${board.rules && html`<${Ground} board=${board} rules=${board.rules} hasCandidates=${false} />`}
    ${colours && html`<${Patterns} board=${board} colours=${colours} />`}
    <path class="thin" d=${linesOf(board.size, 1, 1)} />
    <path class="thick" d=${thickLinesOf(board)} />
    <rect class="frame" x="0" y="0" width=${side} height=${side} rx="18" />
    ${board.cells.map((cell, index) => {
      const { x, y } = middleOf(board, index);
      if (cell.digit) {
        return html`<text key=${index} class=${cell.star ? "is-marked" : `is-${cell.kind}`} x=${x} y=${y}>${board.symbols[cell.digit - 1]}</text>`;
      }
      const star = `translate(${x - 33} ${y - 33}) scale(2.75)`;
      return cell.star && html`<path key=${index} class="star" d=${STAR} transform=${star} />`;
    })}
  </svg>`;
}
