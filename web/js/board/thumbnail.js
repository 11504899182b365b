// A board as a small picture, for lists.

import { html } from "../ui.js";
import { say } from "../words.js";
import { Patterns } from "./colours.js";
import { edgesOf, isRow, keyOf } from "./edges.js";
import { linesOf, middleOf, STAR, thickLinesOf, UNIT } from "./geometry.js";
import { Ground } from "./ground.js";

/** @typedef {import("./state.js").BoardState} BoardState */

/** How much room the frame takes outside of the cells. */
const RIM = 6;

/**
 * The picture, with the numbers that stand at the edge; `over` is drawn over it.
 * @param {{ board: BoardState, label?: string, colours?: Record<number, number> | null, over?: any }} props
 */
export function Thumbnail({ board, label, colours = null, over = null }) {
  const side = board.size * UNIT;
  const name = label ?? say("board-label", { size: board.size });
  const edges = edgesOf(board);
  // Numbers stand on the paper, too: a picture that is taken elsewhere has no page behind it.
  const around = edges.length ? UNIT : 0;
  const rim = Math.max(around, RIM);
  return html`<svg class=${colours ? "board-small has-colours" : "board-small"} viewBox="${-rim} ${-rim} ${side + 2 * rim} ${side + 2 * rim}" role="img" aria-label=${name}>
    <rect class="paper" x=${-around} y=${-around} width=${side + 2 * around} height=${side + 2 * around} rx="18" />
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
    ${over}
    ${edges.map((edge) => html`<text key=${keyOf(edge)} class="edge" ...${besideOf(edge, side)}>${edge.numbers.join(" ")}</text>`)}
  </svg>`;
}

/**
 * Where the numbers at an end of a row or column stand.
 * @param {import("./edges.js").Edge} edge
 * @param {number} side of the board
 */
function besideOf({ side: end, line }, side) {
  const along = (line + 0.5) * UNIT;
  const across = end === "left" || end === "top" ? -UNIT / 2 : side + UNIT / 2;
  return isRow(end) ? { x: across, y: along } : { x: along, y: across };
}
