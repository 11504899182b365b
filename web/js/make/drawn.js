// What is drawn on a board besides its digits: one function from a drawing and an action to a drawing, the document that
// says it, and the drawing of a document. Nothing here knows the page.

import { nameOf, placeOfCell } from "../board/board.js";
import { EMPTY, emptyBoard, symbolsFor } from "../board/state.js";

/** @typedef {import("../board/state.js").BoardState} BoardState */
/** @typedef {import("../board/state.js").Side} Side */
/** @typedef {"even" | "odd"} Parity */
/** @typedef {{ cells: number[], digits: number[] }} Strip */

/**
 * Rules as they are drawn. A strip or an extra region may still have no cells: it is there to be drawn.
 * @typedef {object} Drawn
 * @property {string[]} whole the rules about the whole grid, by id
 * @property {number[] | null} regions the region of each cell, from 0, and -1 for none; null while there are boxes
 * @property {number[][]} extras the cells of each extra region
 * @property {Strip[]} strips
 * @property {Record<number, Parity>} marks which cells are even or odd
 * @property {Record<string, number>} edges the numbers at the edge, by the names of their places
 */

/**
 * What can be drawn.
 * @typedef {{ type: "whole", rule: string, isOn: boolean }
 *   | { type: "jigsaw", isOn: boolean }
 *   | { type: "region", cells: number[], region: number }
 *   | { type: "swap", cells: number[] }
 *   | { type: "extra", index: number, cells: number[], isIn: boolean }
 *   | { type: "strip", index: number, cells: number[], isIn: boolean }
 *   | { type: "strip-digit", index: number, digit: number }
 *   | { type: "extra-away" | "strip-away", index: number }
 *   | { type: "mark", cells: number[], mark: Parity | null }
 *   | { type: "edge", place: string, number: number }} DrawAction
 */

/**
 * A puzzle in the making: its digits, its rules, and what its author says of it.
 * @typedef {{ board: BoardState, drawn: Drawn, remarks: [string, string][] }} Table
 */

/** Nothing drawn. @type {Drawn} */
export const NOTHING = Object.freeze({ whole: [], regions: null, extras: [], strips: [], marks: {}, edges: {} });

/** Rules that are drawn; all others are about the whole grid. */
const DRAWN = ["region", "extra-region", "strip", "even", "odd", "buildings"];

/**
 * An empty table.
 * @param {string} shape
 * @returns {Table}
 */
export function blankTable(shape) {
  const [rows = 3, columns = 3] = shape.split("x").map(Number);
  return { board: emptyBoard(rows, columns), drawn: NOTHING, remarks: [] };
}

/**
 * The drawing after an action; the same one if nothing has changed.
 * @param {BoardState} board
 * @param {Drawn} drawn
 * @param {DrawAction} action
 * @returns {Drawn}
 */
export function drew(board, drawn, action) {
  const next = drawnBy(board, drawn, action);
  return JSON.stringify(next) === JSON.stringify(drawn) ? drawn : next;
}

/**
 * @param {BoardState} board
 * @param {Drawn} drawn
 * @param {DrawAction} action
 * @returns {Drawn}
 */
function drawnBy(board, drawn, action) {
  switch (action.type) {
    case "whole": {
      const others = drawn.whole.filter((rule) => rule !== action.rule);
      return { ...drawn, whole: action.isOn ? [...others, action.rule].sort() : others };
    }
    case "jigsaw":
      return { ...drawn, regions: action.isOn ? drawn.regions ?? boxesOf(board) : null };
    case "region": {
      const regions = [...(drawn.regions ?? boxesOf(board))];
      for (const cell of action.cells) regions[cell] = action.region;
      return { ...drawn, regions };
    }
    case "swap": {
      const [one = 0, other = 0] = action.cells;
      const regions = [...(drawn.regions ?? boxesOf(board))];
      [regions[one], regions[other]] = [regions[other] ?? -1, regions[one] ?? -1];
      return { ...drawn, regions };
    }
    case "extra": {
      const extras = withRoom(drawn.extras, action.index, []);
      return { ...drawn, extras: extras.map((cells, index) => (index === action.index ? withCells(cells, action.cells, action.isIn) : cells)) };
    }
    case "strip": {
      const strips = withRoom(drawn.strips, action.index, { cells: [], digits: [] });
      return { ...drawn, strips: strips.map((strip, index) => (index === action.index ? { ...strip, cells: withCells(strip.cells, action.cells, action.isIn) } : strip)) };
    }
    case "strip-digit": {
      const strips = withRoom(drawn.strips, action.index, { cells: [], digits: [] });
      const toggled = (/** @type {Strip} */ strip) => ({ ...strip, digits: withCells(strip.digits, [action.digit], !strip.digits.includes(action.digit)) });
      return { ...drawn, strips: strips.map((strip, index) => (index === action.index ? toggled(strip) : strip)) };
    }
    case "extra-away":
      return { ...drawn, extras: drawn.extras.filter((_, index) => index !== action.index) };
    case "strip-away":
      return { ...drawn, strips: drawn.strips.filter((_, index) => index !== action.index) };
    case "mark": {
      const others = Object.entries(drawn.marks).filter(([cell]) => !action.cells.includes(Number(cell)));
      const own = action.mark ? action.cells.map((cell) => [cell, action.mark]) : [];
      return { ...drawn, marks: Object.fromEntries([...others, ...own]) };
    }
    case "edge": {
      const { [action.place]: _, ...others } = drawn.edges;
      return { ...drawn, edges: action.number ? { ...others, [action.place]: action.number } : others };
    }
  }
}

/**
 * @template T
 * @param {T[]} list
 * @param {number} index
 * @param {T} blank
 */
function withRoom(list, index, blank) {
  return index < list.length ? list : [...list, blank];
}

/**
 * @param {number[]} all
 * @param {number[]} some
 * @param {boolean} isIn
 */
function withCells(all, some, isIn) {
  const others = all.filter((one) => !some.includes(one));
  return isIn ? [...others, ...some].sort((one, other) => one - other) : others;
}

/**
 * The box of each cell, as regions to begin with.
 * @param {BoardState} board
 */
export function boxesOf(board) {
  return board.cells.map((_, cell) => placeOfCell(board, cell).box);
}

/**
 * The cells of each region.
 * @param {BoardState} board
 * @param {number[]} regions
 * @returns {number[][]}
 */
export function cellsOfRegions(board, regions) {
  return Array.from({ length: board.size }, (_, region) => regions.flatMap((other, cell) => (other === region ? [cell] : [])));
}

/**
 * The name of a place at the edge.
 * @param {Side} side
 * @param {number} line
 */
export function placeName(side, line) {
  return `${side}-${line}`;
}

/**
 * @param {string} place
 * @returns {{ side: Side, line: number }}
 */
export function placeAt(place) {
  const [side = "top", line = "0"] = place.split("-");
  return { side: /** @type {Side} */ (side), line: Number(line) };
}

/**
 * The cells that one looks along from a place at the edge.
 * @param {number} size
 * @param {string} place
 */
export function cellsFrom(size, place) {
  const { side, line } = placeAt(place);
  const isRow = side === "left" || side === "right";
  const cells = Array.from({ length: size }, (_, step) => (isRow ? line * size + step : step * size + line));
  return side === "right" || side === "bottom" ? cells.reverse() : cells;
}

/**
 * The place at the edge from which one looks along some cells.
 * @param {number} size
 * @param {number[]} cells
 */
export function placeOf(size, cells) {
  const [first = 0, last = 0] = [cells[0], cells.at(-1)];
  const isRow = Math.floor(first / size) === Math.floor(last / size);
  if (isRow) return placeName(first <= last ? "left" : "right", Math.floor(first / size));
  return placeName(first <= last ? "top" : "bottom", first % size);
}

/**
 * The place that an arrow leads to from another one: along the side, around a corner, or across to the other end.
 * @param {number} size
 * @param {string} place
 * @param {{ down: number, right: number }} step
 */
export function placeBeside(size, place, { down, right }) {
  const { side, line } = placeAt(place);
  const isColumn = side === "top" || side === "bottom";
  const across = isColumn ? down : right;
  if (across) {
    const isInward = (side === "top" || side === "left") === across > 0;
    const opposite = /** @type {const} */ ({ top: "bottom", bottom: "top", left: "right", right: "left" })[side];
    return isInward ? placeName(opposite, line) : place;
  }
  const next = line + (isColumn ? right : down);
  if (next >= 0 && next < size) return placeName(side, next);
  const end = side === "top" || side === "left" ? 0 : size - 1;
  if (isColumn) return placeName(next < 0 ? "left" : "right", end);
  return placeName(next < 0 ? "top" : "bottom", end);
}

/**
 * The document of a table, as the engine reads it. What has no cells yet is not in it.
 * @param {Table} table
 * @returns {Record<string, any>}
 */
export function documentOf({ board, drawn, remarks }) {
  const { size, symbols } = board;
  const names = (/** @type {number[]} */ cells) => cells.map((cell) => nameOf(board, cell)).join(" ");
  const marked = (/** @type {Parity} */ mark) => {
    const cells = Object.entries(drawn.marks).filter(([, one]) => one === mark).map(([cell]) => Number(cell));
    return cells.length ? [{ rule: mark, cells: names(cells) }] : [];
  };
  const rules = [
    ...drawn.whole,
    ...drawn.extras.filter((cells) => cells.length).map((cells) => ({ rule: "extra-region", cells: names(cells) })),
    ...drawn.strips.filter(({ cells }) => cells.length).map(({ cells, digits }) => ({ rule: "strip", cells: names(cells), digits: digits.map((digit) => symbols[digit - 1]).join("") })),
    ...marked("even"),
    ...marked("odd"),
    ...Object.entries(drawn.edges).map(([place, number]) => ({ rule: "buildings", cells: names(cellsFrom(size, place)), number })),
  ];
  const ground = drawn.regions
    ? { regions: drawn.regions.map((region) => symbols[region] ?? ".").join("") }
    : { box: `${board.boxRows}x${board.boxColumns}` };
  const puzzle = board.cells.map(({ digit }) => symbols[digit - 1] ?? ".").join("");
  return { puzzle, ...ground, ...(rules.length ? { rules } : {}), ...(remarks.length ? { remarks } : {}) };
}

/**
 * The table of what the engine has read. Pencil marks are not drawn here, and not in it.
 * @param {{ board: import("../board/state.js").BoardData, puzzle: string }} answer the answer to `parse`
 * @returns {Table}
 */
export function tableFrom({ board: data, puzzle }) {
  const { size, houses = [], rules } = data;
  const [boxRows, boxColumns] = data.box_rows ? [data.box_rows, data.box_columns ?? 1] : shapeFor(size);
  const cells = data.digits.map((digit) => (digit ? { ...EMPTY, digit, kind: /** @type {const} */ ("given") } : EMPTY));
  const board = { ...emptyBoard(boxRows, boxColumns), symbols: symbolsFor(size), cells };
  const of = (/** @type {string} */ kind) => houses.filter((house) => house.kind === kind);
  const region = (/** @type {number} */ cell) => of("region").findIndex(({ cells: own }) => own.includes(cell));
  const told = rules?.told.map(({ id }) => id) ?? [];
  const clues = rules?.clues ?? [];
  const marks = clues.flatMap(({ rule, cells: own }) => (rule === "even" || rule === "odd" ? own.map((cell) => [cell, rule]) : []));
  const edges = clues.flatMap(({ side, cells: [first = 0], number }) =>
    side && number !== undefined ? [[placeName(side, side === "left" || side === "right" ? Math.floor(first / size) : first % size), number]] : []);
  const drawn = {
    whole: told.filter((id) => !DRAWN.includes(id)).sort(),
    regions: data.box_rows ? null : cells.map((_, cell) => region(cell)),
    extras: of("extra").map((house) => [...house.cells].sort((one, other) => one - other)),
    strips: of("strip").map((house) => ({ cells: [...house.cells].sort((one, other) => one - other), digits: house.digits })),
    marks: Object.fromEntries(marks),
    edges: Object.fromEntries(edges),
  };
  const remarks = puzzle.startsWith("{") ? JSON.parse(puzzle).remarks ?? [] : [];
  return { board, drawn, remarks };
}

/**
 * Boxes for a size: rows and columns as near to each other as can be.
 * @param {number} size
 * @returns {[number, number]}
 */
function shapeFor(size) {
  const rows = Array.from({ length: size }, (_, index) => index + 1).filter((one) => size % one === 0 && one * one <= size).at(-1) ?? 1;
  return [rows, size / rows];
}
