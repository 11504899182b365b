// A game as it is kept: plain data without what the engine tells again, and as short as it can be, since it is written after
// every move.

import { historyOf, NO_HISTORY, waysOf } from "../board/history.js";
import { cellsOf, positionOf } from "./tries.js";

/** @typedef {import("./game.js").Game} Game */
/** @typedef {import("../board/history.js").Patch} Patch */

/**
 * The version of what is kept: a page reads those up to its own. In the first one every step held the tries and points whole,
 * up to the second one both its ways.
 */
const VERSION = 3;

/** The version from which on a step is one way. */
const ONE_WAY = 3;

/**
 * A difference as it is kept: fields of cells, and of the table and the board if there are any.
 * @typedef {[Patch["cells"], Patch["beside"]?, Patch["board"]?]} Kept
 */

/** @typedef {import("./tries.js").Try | import("./tries.js").Point} Thing */

/**
 * What is kept of a game. Of each step of its history that is the way that leads away from what the cells are now. Tries and
 * points hold whole positions, and many steps name the same ones: each is kept once among the `things`, and everywhere else
 * stands its place there.
 * @typedef {Pick<Game, "puzzle" | "box" | "origin" | "limits" | "solution" | "isStrict" | "turns" | "hints" | "mistakes" | "spent" | "status" | "record"> & {
 *   version: number, cells: import("./tries.js").Position, things?: Thing[], tries: any[], points: any[],
 *   past: Kept[], future: Kept[] }} Saved
 */

/**
 * What a list shows of a game.
 * @typedef {object} Summary
 * @property {string | null} level
 * @property {number} size
 * @property {string} box the shape of its boxes
 * @property {boolean} hasRules whether there is more to draw than boxes
 * @property {Game["origin"]["kind"]} kind
 * @property {string[]} variants
 * @property {string} line what stands on the board, row by row
 * @property {string} givens the puzzle in the same way
 * @property {number} filled the share of the empty cells that have a digit, from 0 to 1
 * @property {number} spent milliseconds
 * @property {Game["status"]} status
 * @property {string} [date] of a puzzle of the day
 */

/**
 * @param {Game} game
 * @returns {Saved}
 */
export function savedOf(game) {
  const { puzzle, box, origin, limits, solution, isStrict, turns, hints, mistakes, spent, status, record, table, history } = game;
  /** @type {Map<Thing, number>} */
  const places = new Map();
  const placeOf = (/** @type {Thing} */ thing) => {
    const place = places.get(thing) ?? places.size;
    places.set(thing, place);
    return place;
  };
  const short = (/** @type {Patch[]} */ ways) => ways.map((way) => shortened(way, placeOf));
  const [tries, points] = [table.tries.map(placeOf), table.points.map(placeOf)];
  const ways = waysOf(history);
  const [past, future] = [short(ways.past), short(ways.future)];
  // What is long and only grows comes first: after a move the text begins as it did before, and is sent from there on.
  return {
    version: VERSION,
    puzzle, box, origin, limits, solution, isStrict,
    things: [...places.keys()],
    past, turns, future, tries, points,
    cells: positionOf(table.board.cells),
    hints, mistakes, spent, status, record,
  };
}

/**
 * The game that was kept, on the board of its puzzle; null if another version wrote it.
 * @param {Saved} saved
 * @param {import("../board/state.js").BoardState} board
 * @returns {Game | null}
 */
export function gameOf(saved, board) {
  if (!(saved.version <= VERSION)) return null;
  // What an earlier page did not keep yet is not there.
  const { puzzle, box, origin, limits = null, solution = null, isStrict = false, turns = [], hints = [], mistakes = 0, spent, status, record = null, tries = [], points = [], past = [], future = [], things } = saved;
  const named = (/** @type {any[]} */ list) => (things ? list.map((place) => things[place]) : list);
  const long = (/** @type {any[]} */ steps, /** @type {0 | 1} */ way) => steps.map((step) => lengthened(saved.version < ONE_WAY ? step[way] : step, named));
  const table = { board: { ...board, cells: cellsOf(board.cells.length, saved.cells) }, tries: named(tries), points: named(points) };
  const isNew = !past.length && !future.length;
  return {
    puzzle, box, origin, limits, solution, isStrict, turns, hints, mistakes, spent, status, record, table,
    history: isNew ? NO_HISTORY : historyOf(table, { past: long(past, 0), future: long(future, 1) }),
  };
}

/**
 * @param {Game} game
 * @returns {Summary}
 */
export function summaryOf(game) {
  const { board } = game.table;
  const { level = null, variants = [], date, kind } = game.origin;
  const open = board.cells.filter(({ kind }) => kind !== "given");
  const line = (/** @type {(cell: import("../board/state.js").CellState) => boolean} */ isSeen) =>
    board.cells.map((cell) => (cell.digit && isSeen(cell) ? (board.symbols[cell.digit - 1] ?? ".") : ".")).join("");
  return {
    level, variants, kind, size: board.size, box: game.box,
    hasRules: board.rules !== null,
    line: line(() => true),
    givens: line(({ kind }) => kind === "given"),
    filled: open.length ? open.filter(({ digit }) => digit).length / open.length : 1,
    spent: game.spent,
    status: game.status,
    ...(date ? { date } : {}),
  };
}

/**
 * @param {Patch} patch
 * @param {(thing: Thing) => number} placeOf
 * @returns {Kept}
 */
function shortened({ cells, board, beside }, placeOf) {
  const named = withLists(beside, (list) => list.map(placeOf));
  if (Object.keys(board).length) return [cells, named, board];
  return Object.keys(named).length ? [cells, named] : [cells];
}

/**
 * @param {Kept} kept
 * @param {(list: any[]) => any[]} named
 * @returns {Patch}
 */
function lengthened([cells, beside = {}, board = {}], named) {
  return { cells, beside: withLists(beside, named), board };
}

/**
 * What stands beside a board, with other lists of tries and points.
 * @param {Record<string, any>} beside
 * @param {(list: any[]) => any[]} change
 */
function withLists(beside, change) {
  return Object.fromEntries(Object.entries(beside).map(([name, list]) => [name, change(list)]));
}
