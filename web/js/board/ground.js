// What rules put on the paper under the digits: shaded houses, diagonals, squares and circles, letters of strips, numbers.

import { html } from "../ui.js";
import { areaOf, candidateSide, middleOf, outlineOf, placeOfCandidate, UNIT } from "./geometry.js";
import { cornerPlace } from "./marks.js";
import { EMPTY } from "./state.js";

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

/** The lines from corner to corner. */
const DIAGONALS = ["diagonal-falling", "diagonal-rising"];

/**
 * Whether lines run across the digits of a board.
 * @param {BoardState} board
 */
export function hasDiagonals({ houses }) {
  return houses.some(({ kind }) => DIAGONALS.includes(kind));
}

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
    ${rules.clues.map((clue, index) => html`<${Sign} key=${index} board=${board} clue=${clue} hasCandidates=${hasCandidates} />`)}
    ${notesOf(board, rules).map((note, index) => html`<${Note} key=${index} board=${board} ...${note} hasCandidates=${hasCandidates} />`)}
  </g>`;
}

/**
 * The letters of strips, and the numbers of clues that have no place at the edge.
 * @param {BoardState} board
 * @param {Rules} rules
 */
function notesOf(board, rules) {
  const letters = board.houses.flatMap(({ letter, number, cells: [cell] }) =>
    letter && cell !== undefined ? [{ cell, text: letter, look: `strip-letter is-colour-${((number - 1) % COLOURS) + 1}` }] : []);
  const numbers = rules.clues.flatMap(({ number, side, cells }) =>
    number !== undefined && !side && cells.length ? [{ cell: Math.min(...cells), text: String(number), look: "clue-number" }] : []);
  return [...letters, ...numbers];
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
 * What a clue puts into its cells: a square if they are even, a circle if they are odd. Around candidates and marks both
 * are wider, and the circle is open towards the corners, so that no line runs through a digit. What stands at the edge is
 * not on the ground; of any other the cells are outlined, so that nothing goes unseen.
 * @param {{ board: BoardState, clue: Clue, hasCandidates: boolean }} props
 */
function Sign({ board, clue, hasCandidates }) {
  if (clue.side) return null;
  if (clue.rule !== "even" && clue.rule !== "odd") return html`<path class="outline" d=${outlineOf(board, clue.cells, INSET)} />`;
  return clue.cells.map((cell) => {
    const { x, y } = middleOf(board, cell);
    const { digit, candidates, corner, centre } = board.cells[cell] ?? EMPTY;
    const isWide = !digit && hasCandidates && candidates.length + corner.length + centre.length > 0;
    if (clue.rule === "odd") return html`<circle key=${cell} class=${isWide ? "sign is-open" : "sign"} cx=${x} cy=${y} r=${isWide ? 44 : 37} pathLength="8" />`;
    const half = isWide ? 43 : 34;
    return html`<rect key=${cell} class="sign" x=${x - half} y=${y - half} width=${2 * half} height=${2 * half} rx="4" />`;
  });
}

/**
 * Where a text of so many characters stands in the corner of a cell.
 * @param {BoardState} board
 * @param {number} cell
 * @param {number} length
 */
function cornerOf(board, cell, length) {
  const { x, y } = middleOf(board, cell);
  return { x: x - UNIT / 2 + 14 + 8 * length, y: y - UNIT / 2 + 24 };
}

/**
 * Where the mark of a digit would stand in the corners of a cell.
 * @param {BoardState} board
 * @param {number} cell
 * @param {number} digit
 * @param {boolean} isBeside whether there are marks in the middle, too
 */
function markOf(board, cell, digit, isBeside) {
  const middle = middleOf(board, cell);
  const { x, y } = cornerPlace(board.size, digit, isBeside);
  return { x: middle.x - UNIT / 2 + x, y: middle.y - UNIT / 2 + y };
}

/**
 * A letter or a number that belongs to some cells, in the first of them: in the corner, or where no candidate and no mark stands.
 * @param {{ board: BoardState, cell: number, look: string, text: string, hasCandidates: boolean }} props
 */
function Note({ board, cell, look, text, hasCandidates }) {
  const state = board.cells[cell];
  const { candidates, corner, centre } = state && !state.digit && hasCandidates ? state : EMPTY;
  const taken = [...candidates, ...corner];
  const free = board.symbols.map((_, index) => index + 1).find((digit) => !taken.includes(digit)) ?? 1;
  const { x, y } = corner.length ? markOf(board, cell, free, centre.length > 0) : taken.length ? placeOfCandidate(board, cell, free) : cornerOf(board, cell, text.length);
  const style = { fontSize: taken.length ? `${Math.max(candidateSide(board) * 0.8, 22)}px` : "30px" };
  return html`<text class=${look} x=${x} y=${y} style=${style}>${text}</text>`;
}
