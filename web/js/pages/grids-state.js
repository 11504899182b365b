// The grid room without its view: addresses of grids, their neighbours, numbers as they are written.

import { fromData, symbolsFor } from "../board/state.js";
import { ask, EngineError } from "../engine.js";

/**
 * A kind of grid that has numbers here.
 * @typedef {{ box: string, size: number, boxRows: number, boxColumns: number, total: string }} Kind
 */

/**
 * The kinds, with how many grids there are of each. The largest number is too long for a JavaScript number.
 * @type {readonly Kind[]}
 */
export const KINDS = Object.freeze([
  { box: "2x2", size: 4, boxRows: 2, boxColumns: 2, total: "288" },
  { box: "2x3", size: 6, boxRows: 2, boxColumns: 3, total: "28200960" },
  { box: "3x3", size: 9, boxRows: 3, boxColumns: 3, total: "6670903752021072936960" },
]);

/** The usual kind. */
export const CLASSIC = "3x3";

/**
 * The kind with boxes of this shape; the usual one for other shapes.
 * @param {string} box
 * @returns {Kind}
 */
export function kindOf(box) {
  const found = KINDS.find((kind) => kind.box === box) ?? KINDS.find((kind) => kind.box === CLASSIC);
  return /** @type {Kind} */ (found);
}

/**
 * The kind and number in an address: `#/grids/17`, `#/grids/2x3/17`.
 * @param {string[]} rest The address after `grids`.
 * @returns {{ kind: Kind, number: string | undefined }}
 */
export function readAddress(rest) {
  const [first = "", second = ""] = rest;
  const isShape = KINDS.some((kind) => kind.box === first);
  const number = isShape ? second : first;
  return { kind: kindOf(isShape ? first : CLASSIC), number: number === "" ? undefined : number };
}

/**
 * The parts of a grid's address after `grids`.
 * @param {string} box
 * @param {string} [number]
 * @returns {string[]}
 */
export function addressOf(box, number) {
  const parts = box === CLASSIC ? [] : [box];
  return number === undefined ? parts : [...parts, number];
}

/**
 * The numbers before and after a number, where there are such grids.
 * @param {Kind} kind
 * @param {string} number
 */
export function neighbours(kind, number) {
  const here = BigInt(number);
  const last = BigInt(kind.total) - 1n;
  return {
    previous: here > 0n ? String(here - 1n) : undefined,
    next: here < last ? String(here + 1n) : undefined,
  };
}

/** Which of the nine colours the digits of a small grid have, so that they stay far apart. */
const FEW_COLOURS = /** @type {Record<number, number[]>} */ ({ 4: [1, 3, 5, 7], 6: [1, 2, 4, 6, 7, 9] });

/**
 * The colour of a digit, from 1 to 9.
 * @param {number} digit
 * @param {number} size The number of digits.
 */
export function colourOf(digit, size) {
  return FEW_COLOURS[size]?.[digit - 1] ?? digit;
}

/**
 * The colour of each cell: that of its digit, or of one digit only.
 * @param {number[]} digits
 * @param {number} only A digit, or 0 for all.
 * @returns {Record<number, number>}
 */
export function coloursOf(digits, only) {
  const size = Math.sqrt(digits.length);
  const all = digits.map((digit, cell) => ({ digit, cell }));
  const shown = all.filter(({ digit }) => only === 0 || digit === only);
  return Object.fromEntries(shown.map(({ digit, cell }) => [cell, colourOf(digit, size)]));
}

/**
 * The digits of a grid in one line.
 * @param {string} line
 */
export function digitsOf(line) {
  return [...line].map(Number);
}

/**
 * A full grid as a board.
 * @param {Kind} kind
 * @param {string} line
 */
export function boardOf({ size, boxRows, boxColumns }, line) {
  return fromData({
    size,
    box_rows: boxRows,
    box_columns: boxColumns,
    symbols: symbolsFor(size),
    digits: digitsOf(line),
    kinds: "g".repeat(size * size),
    clashes: [],
  });
}

/**
 * Asks about grids or rules. There being no such grid is an answer of the engine, and an error here.
 * @param {string} question
 * @param {object} request
 * @param {AbortSignal} [signal]
 * @returns {Promise<any>}
 */
export async function askGrids(question, request, signal) {
  const answer = await ask(question, request, signal);
  if (answer.error) throw new EngineError(answer.error, answer);
  return answer;
}

/** A seed that is short enough to be passed on by mouth. */
export function newSeed() {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return seed % 1_000_000_000;
}
