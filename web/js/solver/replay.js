// Replays: the board at each point of a way of reasoning, or of a search that was watched.

import { withCandidates, withStep } from "../board/board.js";

/** @typedef {import("../board/state.js").BoardState} BoardState */
/** @typedef {import("../board/state.js").CellState} CellState */
/** @typedef {import("./state.js").Way} Way */
/** @typedef {import("./state.js").Watch} Watch */

/** How many moments lie between two boards that are kept. */
const STRIDE = 200;

/** @type {WeakMap<object, BoardState[]>} */
const kept = new WeakMap();

/**
 * The board before step `index` of a way; after the last one if there is no such step.
 * @param {Way} way
 * @param {number} index
 * @returns {BoardState}
 */
export function wayBoard(way, index) {
  let boards = kept.get(way.steps);
  if (!boards) {
    boards = wayBoards(way);
    kept.set(way.steps, boards);
  }
  return boards[Math.max(0, Math.min(index, boards.length - 1))] ?? way.start;
}

/** @param {Way} way */
function wayBoards({ start, candidates, steps }) {
  let board = withCandidates(start, candidates);
  const boards = [board];
  for (const step of steps) {
    board = withStep(board, step);
    boards.push(board);
  }
  return boards;
}

/**
 * The board of a watched search after so many moments.
 * @param {Watch} watch
 * @param {number} count
 * @returns {BoardState}
 */
export function watchBoard({ start, moments }, count) {
  let boards = kept.get(moments);
  if (!boards) {
    boards = [start];
    kept.set(moments, boards);
  }
  const wanted = Math.floor(count / STRIDE);
  while (boards.length <= wanted) {
    const from = (boards.length - 1) * STRIDE;
    boards.push(after(boards.at(-1) ?? start, moments, from, from + STRIDE));
  }
  return after(boards[wanted] ?? start, moments, wanted * STRIDE, count);
}

/**
 * @param {BoardState} board
 * @param {any[]} moments
 * @param {number} from
 * @param {number} to
 */
function after(board, moments, from, to) {
  const cells = board.cells.slice();
  for (let index = from; index < to && index < moments.length; index += 1) {
    const moment = moments[index];
    if (moment.kind === "take-back") takeBack(cells, moments, index);
    else if (fills(moment)) put(cells, moment.cell, moment.digit ?? moment.possible[0]);
  }
  return { ...board, cells };
}

/**
 * Whether a digit goes in.
 * @param {any} moment
 */
function fills(moment) {
  return moment.kind === "try" || (moment.kind === "look" && moment.case === "ii");
}

/**
 * @param {CellState[]} cells
 * @param {number} at
 * @param {number} digit
 */
function put(cells, at, digit) {
  const cell = cells[at];
  if (cell && cell.kind !== "given") cells[at] = { ...cell, digit, kind: digit ? "placed" : "empty" };
}

/**
 * Takes out all digits that went in since the last trial of the digit that is taken back.
 * @param {CellState[]} cells
 * @param {any[]} moments
 * @param {number} index
 */
function takeBack(cells, moments, index) {
  const { cell, digit } = moments[index];
  for (let back = index - 1; back >= 0; back -= 1) {
    const moment = moments[back];
    if (fills(moment)) put(cells, moment.cell, 0);
    if (moment.kind === "try" && moment.cell === cell && moment.digit === digit) return;
  }
}

/**
 * How many trials there have been after so many moments.
 * @param {any[]} moments
 * @param {number} count
 */
export function trialsAt(moments, count) {
  for (let index = Math.min(count, moments.length) - 1; index >= 0; index -= 1) {
    if (moments[index].kind === "try") return moments[index].trial;
  }
  return 0;
}

/**
 * The cells in which two solutions differ.
 * @param {string} first
 * @param {string} second
 */
export function differences(first, second) {
  const other = [...second];
  return [...first].flatMap((symbol, index) => (symbol === other[index] ? [] : [index]));
}
