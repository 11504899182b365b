// A game in a link: its puzzle, and how far somebody has come. Nothing here knows the page, and nothing in a link is believed.

import { EMPTY, STRUCK } from "../board/state.js";
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

/** The most hints and tries that are believed, and how deep a hint can go. */
const MOST_HINTS = 1000;
const MOST_TRIES = 100;
const DEEPEST = 4;

/**
 * A game that is going on, as text.
 * @param {Game} game
 */
export function progressOf({ puzzle, box, isStrict, table, hints, spent, mistakes }) {
  const open = (/** @type {import("./tries.js").Position} */ position) => position.filter(([, { kind }]) => kind !== "given");
  const cells = open(positionOf(table.board.cells));
  const tries = table.tries.map(({ from }) => open(from));
  const used = hints.map(({ at, depth, technique }) => [Math.round(at), depth, technique]);
  return JSON.stringify({ game: VERSION, puzzle, box, ...(isStrict ? { strict: true } : {}), spent: Math.round(spent), mistakes, ...(used.length ? { hints: used } : {}), ...(tries.length ? { tries } : {}), cells });
}

/**
 * How somebody has played so far, as a link says it.
 * @typedef {Pick<Game, "isStrict" | "hints" | "spent" | "mistakes">} Played
 */

/**
 * What a link holds; null if it is none.
 * @param {string} text
 * @returns {{ puzzle: string | Record<string, any>, box: string | undefined, played: Played, cells: unknown[], tries: unknown[][] } | null}
 */
export function progressIn(text) {
  const { game, puzzle, box, strict, spent, mistakes, hints, cells, tries } = toldIn(text);
  const isPuzzle = (typeof puzzle === "string" && puzzle) || (puzzle && typeof puzzle === "object" && !Array.isArray(puzzle));
  if (game !== VERSION || !isPuzzle || !Array.isArray(cells)) return null;
  const count = (/** @type {unknown} */ value, /** @type {number} */ most) => (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most ? Number(value) : 0);
  const time = count(spent, LONGEST);
  const used = (Array.isArray(hints) ? hints : []).slice(0, MOST_HINTS).flatMap((one) => hintIn(one, time));
  return { puzzle, box: /^\d+x\d+$/.test(box) ? box : undefined, played: { isStrict: strict === true, hints: used, spent: time, mistakes: count(mistakes, 1000) }, cells, tries: (Array.isArray(tries) ? tries : []).filter(Array.isArray).slice(0, MOST_TRIES) };
}

/**
 * Whether a later version has made a link: of what is in it nothing is known here.
 * @param {string} text
 */
export function isOfLater(text) {
  const { game } = toldIn(text);
  return Number.isInteger(game) && game > VERSION;
}

/**
 * @param {string} text
 * @returns {Record<string, any>}
 */
function toldIn(text) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

/**
 * A hint that was used, if it makes sense.
 * @param {unknown} told
 * @param {number} spent when the game was shared: no hint came later
 * @returns {Game["hints"]}
 */
function hintIn(told, spent) {
  const [at, depth, technique] = Array.isArray(told) ? told : [];
  const isHint = Number.isInteger(at) && at >= 0 && Number.isInteger(depth) && depth >= 1 && depth <= DEEPEST && /^[a-z0-9-]{1,64}$/.test(technique);
  return isHint ? [{ at: Math.min(at, spent), depth, technique }] : [];
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
  const tinted = tints && typeof tints === "object" ? Object.entries(tints).filter(([key, value]) => isOne(Number(key), size) && (isOne(value, COLOURS) || value === STRUCK)) : [];
  return {
    ...EMPTY,
    ...(isOne(digit, size) ? { digit, kind: /** @type {const} */ ("placed") } : {}),
    corner: list(corner, size), centre: list(centre, size), colours: list(colours, COLOURS), tints: Object.fromEntries(tinted),
  };
}
