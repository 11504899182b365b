// Boards and changes in few words, to be kept: cells that hold the same are named together, empty ones not at all.

import { EMPTY } from "../board/state.js";

/** @typedef {import("../board/state.js").CellState} CellState */
/** @typedef {import("../board/history.js").Change} Change */
/** @typedef {import("../board/history.js").Patch} Patch */

/**
 * Cells by what is the same in them: the fields, and the numbers of the cells.
 * @typedef {[Partial<CellState>, number[]][]} Groups
 */

/** What stands in a cell, as JSON: typing changes one cell of many. @type {WeakMap<CellState, string>} */
const texts = new WeakMap();

/** Changes that were packed before. @type {WeakMap<Change, object>} */
const changes = new WeakMap();

/** @param {any} value */
const isNothing = (value) => typeof value === "object" && Object.keys(value).length === 0;

/**
 * The fields of a cell that an empty one has not, as JSON.
 * @param {CellState} cell
 */
function textOf(cell) {
  const known = texts.get(cell);
  if (known !== undefined) return known;
  const fields = Object.entries(cell).filter(([name, value]) => value !== EMPTY[/** @type {keyof CellState} */ (name)] && !isNothing(value));
  const text = fields.length ? JSON.stringify(Object.fromEntries(fields)) : "";
  texts.set(cell, text);
  return text;
}

/**
 * @param {string[]} all for each cell its fields as JSON
 * @param {number[]} numbers of the cells
 * @returns {Groups}
 */
function grouped(all, numbers) {
  /** @type {Map<string, number[]>} */
  const groups = new Map();
  all.forEach((text, place) => {
    if (!text) return;
    const group = groups.get(text) ?? [];
    group.push(numbers[place] ?? 0);
    groups.set(text, group);
  });
  return [...groups].map(([text, cells]) => [JSON.parse(text), cells]);
}

/**
 * A board, or what has changed of one, with its cells packed if it has them.
 * @template {{ cells?: CellState[] }} B
 * @param {B} board
 */
export function packedBoard({ cells, ...rest }) {
  if (!cells) return rest;
  return { ...rest, count: cells.length, cells: grouped(cells.map(textOf), cells.map((_, index) => index)) };
}

/** @param {any} packed */
export function unpackedBoard({ cells: groups, count, ...rest }) {
  if (!groups) return rest;
  const cells = Array.from({ length: count }, () => EMPTY);
  for (const [fields, numbers] of groups) {
    for (const cell of numbers) cells[cell] = { ...EMPTY, ...fields };
  }
  return { ...rest, cells };
}

/** @param {Patch} patch */
const packedPatch = ({ cells, board, beside }) => ({
  cells: grouped(cells.map(([, fields]) => JSON.stringify(fields)), cells.map(([cell]) => cell)),
  board: packedBoard(board),
  beside,
});

/** @param {any} packed @returns {Patch} */
const unpackedPatch = ({ cells, board, beside }) => ({
  cells: cells
    .flatMap((/** @type {[any, number[]]} */ [fields, numbers]) => numbers.map((cell) => [cell, fields]))
    .sort((/** @type {[number]} */ [one], /** @type {[number]} */ [other]) => one - other),
  board: unpackedBoard(board),
  beside,
});

/** @param {Change} change @returns {object} */
export function packedChange(change) {
  const known = changes.get(change);
  if (known) return known;
  const packed = { back: packedPatch(change.back), forth: packedPatch(change.forth) };
  changes.set(change, packed);
  return packed;
}

/** @param {any} packed @returns {Change} */
export function unpackedChange({ back, forth }) {
  return { back: unpackedPatch(back), forth: unpackedPatch(forth) };
}
