// Replays: the board at each point of a way of reasoning, or of a search that was watched.

import { withAfter, withCandidates, withSolution } from "../board/board.js";

/** @typedef {import("../board/state.js").BoardState} BoardState */
/** @typedef {import("./state.js").Way} Way */
/** @typedef {import("./state.js").Watch} Watch */

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
    board = withAfter(board, step.after);
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
  const moment = moments[count - 1];
  return moment ? withSolution(start, moment.board) : start;
}
