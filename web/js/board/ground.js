// What rules put on the paper under the digits: shaded houses, diagonals, squares and circles, letters of strips.

import { html } from "../ui.js";
import { areaOf, candidateSide, middleOf, outlineOf, placeOfCandidate, UNIT } from "./geometry.js";

/** @typedef {import("./state.js").BoardState} BoardState */
/** @typedef {import("./state.js").Rules} Rules */
/** @typedef {import("./state.js").House} House */
/** @typedef {import("./state.js").Clue} Clue */

/** Houses that are shaded. Regions have thick lines, diagonals a thin one; of groups only the words tell. */
const SHADED = ["window", "extra", "strip"];

/** How far an outline stays inside of its cells. */
const INSET = 7;

/** How many colours there are. */
const COLOURS = 9;

/**
 * The ground.
 * @param {{ board: BoardState, rules: Rules, hasCandidates: boolean }} props
 */
export function Ground({ board, rules, hasCandidates }) {
  const side = board.size * UNIT;
  const has = (/** @type {string} */ kind) => board.houses.some((house) => house.kind === kind);
  const shaded = board.houses.filter(({ kind }) => SHADED.includes(kind));
  return html`<g class="board-ground">
    ${shaded.map((house) => html`<${Shade} key=${house.id} board=${board} house=${house} />`)}
    ${has("diagonal-falling") && html`<path class="diagonal" d=${`M0 0L${side} ${side}`} />`}
    ${has("diagonal-rising") && html`<path class="diagonal" d=${`M0 ${side}L${side} 0`} />`}
    ${rules.clues.map((clue, index) => html`<${Sign} key=${index} board=${board} clue=${clue} />`)}
    ${shaded.map((house) => html`<${Letter} key=${house.id} board=${board} house=${house} hasCandidates=${hasCandidates} />`)}
  </g>`;
}

/**
 * A shaded house, with an outline: it may touch another one, and shades may be invisible.
 * @param {{ board: BoardState, house: House }} props
 */
function Shade({ board, house }) {
  const colour = house.kind === "strip" ? `is-colour-${((house.number - 1) % COLOURS) + 1}` : "";
  return html`<g class=${`shade is-${house.kind} ${colour}`}>
    <path class="area" d=${areaOf(board, house.cells)} />
    <path class="outline" d=${outlineOf(board, house.cells, INSET)} />
  </g>`;
}

/**
 * What a clue puts into its cells: a square if they are even, a circle if they are odd. What stands at the edge is
 * not on the ground; of any other the cells are outlined, so that nothing goes unseen.
 * @param {{ board: BoardState, clue: Clue }} props
 */
function Sign({ board, clue }) {
  if (clue.side) return null;
  if (clue.rule !== "even" && clue.rule !== "odd") return html`<path class="outline" d=${outlineOf(board, clue.cells, INSET)} />`;
  return clue.cells.map((cell) => {
    const { x, y } = middleOf(board, cell);
    if (clue.rule === "odd") return html`<circle key=${cell} class="sign" cx=${x} cy=${y} r="37" />`;
    return html`<rect key=${cell} class="sign" x=${x - 34} y=${y - 34} width="68" height="68" rx="4" />`;
  });
}

/**
 * Where a letter stands in the corner of a cell.
 * @param {BoardState} board
 * @param {number} cell
 */
function cornerOf(board, cell) {
  const { x, y } = middleOf(board, cell);
  return { x: x - UNIT / 2 + 22, y: y - UNIT / 2 + 24 };
}

/**
 * The letter of a strip, in its first cell: in the corner, or where no candidate stands.
 * @param {{ board: BoardState, house: House, hasCandidates: boolean }} props
 */
function Letter({ board, house, hasCandidates }) {
  const [cell] = house.cells;
  if (!house.letter || cell === undefined) return null;
  const state = board.cells[cell];
  const taken = hasCandidates && !state?.digit ? state?.candidates ?? [] : [];
  const free = board.symbols.map((_, index) => index + 1).find((digit) => !taken.includes(digit)) ?? 1;
  const { x, y } = taken.length ? placeOfCandidate(board, cell, free) : cornerOf(board, cell);
  const style = { fontSize: taken.length ? `${Math.max(candidateSide(board) * 0.8, 22)}px` : "30px" };
  return html`<text class=${`strip-letter is-colour-${((house.number - 1) % COLOURS) + 1}`} x=${x} y=${y} style=${style}>${house.letter}</text>`;
}
