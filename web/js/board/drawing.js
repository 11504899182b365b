// What to draw for a step of the engine: from its evidence to marks on cells and candidates.

import { cellAt } from "./board.js";

/** @typedef {import("./state.js").BoardState} BoardState */

/**
 * A candidate and the part it plays.
 * @typedef {"good" | "bad" | "link" | "fin" | "a" | "b" | "c" | "d"} Role
 * @typedef {{ cell: number, digit: number, role: Role }} DrawnCandidate
 * @typedef {{ kind: "row" | "column" | "box", index: number }} DrawnHouse
 * @typedef {{ cell: number, digit: number }} End
 * @typedef {{ from: End, to: End, strong: boolean }} DrawnLink
 * @typedef {{ cells: Record<number, string>, candidates: DrawnCandidate[], houses: DrawnHouse[], links: DrawnLink[] }} Drawing
 */

/**
 * What to draw for a step.
 * @param {any} step
 * @param {BoardState} board
 * @returns {Drawing}
 */
export function drawingOf(step, board) {
  const read = (/** @type {any[]} */ list, /** @type {Role} */ role) =>
    (list ?? []).map(({ cell, digit }) => ({ cell: cellAt(board, cell), digit, role }));
  return {
    cells: {},
    candidates: [...read(step.placements, "good"), ...read(step.eliminations, "bad")],
    houses: [],
    links: [],
  };
}
