// Tries and points: what a player assumes and can drop again, and positions to come back to. Both keep what the cells were,
// and coming back is a step like any other, so that it can be undone.

import { EMPTY } from "../board/state.js";

/** @typedef {import("../board/state.js").CellState} CellState */
/** @typedef {import("./game.js").Table} Table */

/**
 * What cells were: those that had something in them, each with what differs from an empty one.
 * @typedef {[number, Partial<CellState>][]} Position
 */

/**
 * Something that is tried: what the player calls it, and where it began.
 * @typedef {{ name: string, from: Position }} Try
 */

/**
 * A position to come back to.
 * @typedef {{ id: number, name: string, cells: Position }} Point
 */

/** What is said of a digit does not belong to a position. */
const SAID = ["clash", "wrong"];

/**
 * @param {CellState[]} cells
 * @returns {Position}
 */
export function positionOf(cells) {
  return cells.flatMap((cell, index) => {
    const fields = Object.entries(cell).filter(([name, value]) => !SAID.includes(name) && !isEmpty(name, value));
    return fields.length ? [/** @type {[number, Partial<CellState>]} */ ([index, Object.fromEntries(fields)])] : [];
  });
}

/**
 * @param {string} name
 * @param {unknown} value
 */
function isEmpty(name, value) {
  const none = /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (EMPTY))[name];
  return value === none || (typeof value === "object" && JSON.stringify(value) === JSON.stringify(none));
}

/**
 * As many cells as there are, in a position.
 * @param {number} count
 * @param {Position} position
 * @returns {CellState[]}
 */
export function cellsOf(count, position) {
  const cells = Array.from({ length: count }, () => EMPTY);
  for (const [index, fields] of position) cells[index] = { ...EMPTY, ...fields };
  return cells;
}

/**
 * What comes from here on is tried.
 * @param {Table} table
 * @param {string} name
 * @returns {Table}
 */
export function tried(table, name) {
  return { ...table, tries: [...table.tries, { name, from: positionOf(table.board.cells) }] };
}

/**
 * What was tried last stays.
 * @param {Table} table
 * @returns {Table}
 */
export function kept(table) {
  return { ...table, tries: table.tries.slice(0, -1) };
}

/**
 * What was tried last goes.
 * @param {Table} table
 * @returns {Table}
 */
export function dropped(table) {
  const last = table.tries.at(-1);
  if (!last) return table;
  return { ...withPosition(table, last.from), tries: table.tries.slice(0, -1) };
}

/**
 * Which try each digit belongs to, from 1: a cell without one belongs to none.
 * @param {Table} table
 * @returns {Map<number, number>}
 */
export function triedCells({ board, tries }) {
  /** @type {Map<number, number>} */
  const tried = new Map();
  tries.forEach(({ from }, at) => {
    const before = new Map(from);
    board.cells.forEach(({ digit, kind }, index) => {
      if (digit && kind !== "given" && before.get(index)?.digit !== digit) tried.set(index, at + 1);
    });
  });
  return tried;
}

/**
 * A point to come back to, with a number that no other has.
 * @param {Table} table
 * @param {string} name
 * @returns {Table}
 */
export function withPoint(table, name) {
  const id = Math.max(0, ...table.points.map((point) => point.id)) + 1;
  return { ...table, points: [...table.points, { id, name, cells: positionOf(table.board.cells) }] };
}

/**
 * A point with another name.
 * @param {Table} table
 * @param {number} id
 * @param {string} name
 * @returns {Table}
 */
export function withName(table, id, name) {
  return { ...table, points: table.points.map((point) => (point.id === id ? { ...point, name } : point)) };
}

/**
 * @param {Table} table
 * @param {number} id
 * @returns {Table}
 */
export function withoutPoint(table, id) {
  return { ...table, points: table.points.filter((point) => point.id !== id) };
}

/**
 * The position of a point, which stays. What was being tried ends with it.
 * @param {Table} table
 * @param {number} id
 * @returns {Table}
 */
export function broughtBack(table, id) {
  const point = table.points.find((one) => one.id === id);
  return point ? { ...withPosition(table, point.cells), tries: [] } : table;
}

/**
 * @param {Table} table
 * @param {Position} position
 * @returns {Table}
 */
function withPosition(table, position) {
  return { ...table, board: { ...table.board, cells: cellsOf(table.board.cells.length, position) } };
}
