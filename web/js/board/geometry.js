// Where things lie on the picture of a board: a cell is 100 units wide. Nothing here knows the page.

import { placeOfCell } from "./board.js";

/** @typedef {import("./state.js").BoardState} BoardState */

/** The width of a cell. */
export const UNIT = 100;

/**
 * A point.
 * @typedef {{ x: number, y: number }} Point
 */

/**
 * How many candidates stand side by side in a cell.
 * @param {BoardState} board
 */
export function candidatesPerRow(board) {
  return Math.ceil(Math.sqrt(board.size));
}

/**
 * The middle of a cell.
 * @param {BoardState} board
 * @param {number} cell
 * @returns {Point}
 */
export function middleOf(board, cell) {
  const { row, column } = placeOfCell(board, cell);
  return { x: (column + 0.5) * UNIT, y: (row + 0.5) * UNIT };
}

/**
 * The middle of a candidate's fixed place in its cell.
 * @param {BoardState} board
 * @param {number} cell
 * @param {number} digit
 * @returns {Point}
 */
export function placeOfCandidate(board, cell, digit) {
  const across = candidatesPerRow(board);
  const down = Math.ceil(board.size / across);
  const { row, column } = placeOfCell(board, cell);
  const margin = 5;
  const inner = UNIT - 2 * margin;
  const x = column * UNIT + margin + (((digit - 1) % across) + 0.5) * (inner / across);
  const y = row * UNIT + margin + (Math.floor((digit - 1) / across) + 0.5) * (inner / down);
  return { x, y };
}
