// A game in a link: its puzzle, and how far somebody has come. Nothing here knows the page, and nothing in a link is believed.

import { EMPTY } from "../board/state.js";
import { positionOf } from "./tries.js";

/** @typedef {import("../board/state.js").BoardState} BoardState */
/** @typedef {import("../board/state.js").CellState} CellState */
/** @typedef {import("./game.js").Game} Game */

/** What a link says of itself. */
const VERSION = 1;

/** How many colours there are. */
const COLOURS = 9;

/** The longest time that anybody has played, in milliseconds. */
const LONGEST = 1e12;

/**
 * A game that is going on, as text.
 * @param {Game} game
 */
export function progressOf({ puzzle, box, table, spent, mistakes }) {
  const cells = positionOf(table.board.cells).filter(([, { kind }]) => kind !== "given");
  return JSON.stringify({ game: VERSION, puzzle, box, spent: Math.round(spent), mistakes, cells });
}

/**
 * What a link holds; null if it is none.
 * @param {string} text
 * @returns {{ puzzle: string | Record<string, any>, box: string | undefined, spent: number, mistakes: number, cells: unknown[] } | null}
 */
export function progressIn(text) {
  let told;
  try {
    told = JSON.parse(text);
  } catch {
    return null;
  }
  const { game, puzzle, box, spent, mistakes, cells } = told ?? {};
  const isPuzzle = (typeof puzzle === "string" && puzzle) || (puzzle && typeof puzzle === "object" && !Array.isArray(puzzle));
  if (game !== VERSION || !isPuzzle || !Array.isArray(cells)) return null;
  const count = (/** @type {unknown} */ value, /** @type {number} */ most) => (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most ? Number(value) : 0);
  return { puzzle, box: /^\d+x\d+$/.test(box) ? box : undefined, spent: count(spent, LONGEST), mistakes: count(mistakes, 1000), cells };
}

/**
 * The board of a puzzle with what a link says of its open cells, as far as that makes sense.
 * @param {BoardState} board
 * @param {unknown[]} told
 * @returns {BoardState}
 */
export function withProgress(board, told) {
  const cells = [...board.cells];
  for (const one of told) {
    const [index, fields] = Array.isArray(one) ? one : [];
    const cell = Number.isInteger(index) ? cells[index] : undefined;
    if (cell && cell.kind !== "given" && fields && typeof fields === "object") cells[index] = cellIn(fields, board.size);
  }
  return { ...board, cells };
}

/**
 * @param {Record<string, any>} fields
 * @param {number} size
 * @returns {CellState}
 */
function cellIn({ digit, corner, centre, colours, tints }, size) {
  const isOne = (/** @type {unknown} */ value, /** @type {number} */ most) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;
  const list = (/** @type {unknown} */ values, /** @type {number} */ most) =>
    Array.isArray(values) ? [...new Set(values.filter((value) => isOne(value, most)))].sort((one, other) => one - other) : [];
  const tinted = tints && typeof tints === "object" ? Object.entries(tints).filter(([key, value]) => isOne(Number(key), size) && isOne(value, COLOURS)) : [];
  return {
    ...EMPTY,
    ...(isOne(digit, size) ? { digit, kind: /** @type {const} */ ("placed") } : {}),
    corner: list(corner, size), centre: list(centre, size), colours: list(colours, COLOURS), tints: Object.fromEntries(tinted),
  };
}
