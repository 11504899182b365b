// What a player does with cells: one function from a board and an action to a board. Nothing here knows the page.

import { seenFrom, withCell, withDigit, withStar } from "./board.js";
import { EMPTY, STRUCK } from "./state.js";

/** @typedef {import("./state.js").BoardState} BoardState */
/** @typedef {import("./state.js").CellState} CellState */

/**
 * Whether somebody writes a puzzle, where every digit may be changed, or plays it, where what is given stays.
 * @typedef {"given" | "placed"} As
 */

/**
 * What can be done. Marks, colours and stars come where one of the cells lacks them, and go where all have them.
 * A digit that is placed may take itself out of the marks of the cells that it is seen from. Marks that nobody sees are not cleared.
 * @typedef {{ type: "digit", cells: number[], digit: number, as: As, cleans?: boolean }} DigitAction
 * @typedef {{ type: "clear", cells: number[], as: As, keepsMarks?: boolean }} ClearAction
 * @typedef {{ type: "star", cells: number[] }} StarAction
 * @typedef {{ type: "corner" | "centre", cells: number[], digit: number }} MarkAction
 * @typedef {{ type: "colour", cells: number[], colour: number }} ColourAction
 * @typedef {{ type: "tint", cell: number, digit: number, colour: number }} TintAction
 * @typedef {{ type: "strike", cells: number[], digit: number }} StrikeAction
 * @typedef {DigitAction | ClearAction | StarAction | MarkAction | ColourAction | TintAction | StrikeAction} Action
 */

/**
 * The board after an action; the same one if nothing has changed.
 * @param {BoardState} board
 * @param {Action} action
 * @returns {BoardState}
 */
export function acted(board, action) {
  switch (action.type) {
    case "digit":
      return withEntry(board, action);
    case "clear":
      return cleared(board, action);
    case "star":
      return evenly(board, action.cells, (cell) => cell.star).reduce(withStar, board);
    case "corner":
    case "centre":
      return withMarks(board, action);
    case "colour":
      return evenly(board, action.cells, (cell) => isMarked(cell, action)).reduce(
        (now, cell) => toggled(now, cell, "colours", action.colour),
        board,
      );
    case "tint":
      return withTint(board, action);
    case "strike":
      return struckOut(board, action);
  }
}

/**
 * Whether a cell has a mark or a colour, or a digit is struck out in it.
 * @param {CellState} cell
 * @param {MarkAction | ColourAction | StrikeAction} action that would put it there, or take it away
 */
export function isMarked(cell, action) {
  switch (action.type) {
    case "corner":
    case "centre":
      return cell[action.type].includes(action.digit);
    case "colour":
      return cell.colours.includes(action.colour);
    case "strike":
      return cell.tints[action.digit] === STRUCK;
  }
}

/**
 * The digits that are noted in a cell, each of which can have a colour of its own: candidates and marks.
 * @param {CellState} cell
 */
export function notedIn({ digit, candidates, corner, centre }) {
  return digit ? [] : [...new Set([...candidates, ...corner, ...centre])].sort((one, other) => one - other);
}

/**
 * What a digit means in cells that are being played: where two of them see each other it cannot be in both, and is a mark.
 * @param {BoardState} board
 * @param {number[]} cells
 * @returns {"digit" | "corner"}
 */
export function meantBy(board, cells) {
  const others = new Set(cells);
  const seesOne = (/** @type {number} */ cell) => [...seenFrom(board, cell)].some((seen) => others.has(seen));
  return cells.length > 1 && cells.some(seesOne) ? "corner" : "digit";
}

/**
 * @param {BoardState} board
 * @param {DigitAction} action
 */
function withEntry(board, { cells, digit, as, cleans = false }) {
  const open = openTo(board, cells, as).filter((cell) => board.cells[cell]?.digit !== digit || board.cells[cell]?.kind !== as);
  const entered = open.reduce((now, cell) => withDigit(now, cell, digit, as), board);
  if (!cleans || !digit) return entered;
  const seen = new Set(open.flatMap((cell) => [...seenFrom(board, cell)]));
  return [...seen].reduce((now, cell) => withoutMark(now, cell, digit), entered);
}

/**
 * Takes away what lies on top: digits and stars, then marks with their colours, then the colours of the cells.
 * @param {BoardState} board
 * @param {ClearAction} action
 */
function cleared(board, { cells, as, keepsMarks = false }) {
  const open = openTo(board, cells, as);
  const having = (/** @type {(cell: CellState) => boolean} */ has) => open.filter((cell) => has(board.cells[cell] ?? EMPTY));
  const digits = having(({ digit, star, candidates }) => digit > 0 || star || candidates.length > 0);
  if (digits.length) return digits.reduce((now, cell) => withDigit(now, cell, 0), board);
  const none = keepsMarks ? { tints: {} } : { corner: [], centre: [], tints: {} };
  const marks = having(({ corner, centre, tints }) => (keepsMarks ? 0 : corner.length + centre.length) + Object.keys(tints).length > 0);
  if (marks.length) return marks.reduce((now, cell) => withCell(now, cell, none), board);
  return cells
    .filter((cell) => board.cells[cell]?.colours.length)
    .reduce((now, cell) => withCell(now, cell, { colours: [] }), board);
}

/**
 * @param {BoardState} board
 * @param {MarkAction} action
 */
function withMarks(board, action) {
  const { type, cells, digit } = action;
  if (digit < 1 || digit > board.size) return board;
  const empty = cells.filter((cell) => board.cells[cell]?.digit === 0);
  return evenly(board, empty, (cell) => isMarked(cell, action)).reduce((now, cell) => toggled(now, cell, type, digit), board);
}

/**
 * @param {BoardState} board
 * @param {TintAction} action
 */
function withTint(board, { cell, digit, colour }) {
  const old = board.cells[cell];
  if (!old || (old.tints[digit] ?? 0) === colour) return board;
  const { [digit]: _, ...others } = old.tints;
  return withCell(board, cell, { tints: colour ? { ...others, [digit]: colour } : others });
}

/**
 * A digit is struck out in all of the cells, or in none of them any more.
 * @param {BoardState} board
 * @param {StrikeAction} action
 */
function struckOut(board, action) {
  const { cells, digit } = action;
  if (digit < 1 || digit > board.size) return board;
  const isStruck = (/** @type {CellState} */ cell) => isMarked(cell, action);
  const empty = cells.filter((cell) => board.cells[cell]?.digit === 0);
  return evenly(board, empty, isStruck).reduce(
    (now, cell) => withTint(now, { type: "tint", cell, digit, colour: isStruck(now.cells[cell] ?? EMPTY) ? 0 : STRUCK }),
    board,
  );
}

/**
 * The cells that an action may change: all of them for whoever writes the puzzle.
 * @param {BoardState} board
 * @param {number[]} cells
 * @param {As} as
 */
function openTo(board, cells, as) {
  return cells.filter((cell) => board.cells[cell] && (as === "given" || board.cells[cell]?.kind !== "given"));
}

/**
 * Which of the cells change when a thing is given to all, or taken from all that have it.
 * @param {BoardState} board
 * @param {number[]} cells
 * @param {(cell: CellState) => boolean} has
 */
function evenly(board, cells, has) {
  const known = cells.flatMap((index) => {
    const cell = board.cells[index];
    return cell ? [{ index, isSo: has(cell) }] : [];
  });
  const areAll = known.every(({ isSo }) => isSo);
  return known.filter(({ isSo }) => areAll || !isSo).map(({ index }) => index);
}

/**
 * @param {BoardState} board
 * @param {number} index
 * @param {"corner" | "centre" | "colours"} field
 * @param {number} value
 */
function toggled(board, index, field, value) {
  const cell = board.cells[index] ?? EMPTY;
  const isThere = cell[field].includes(value);
  const next = isThere ? cell[field].filter((other) => other !== value) : [...cell[field], value].sort((one, other) => one - other);
  const isGone = isThere && field !== "colours" && !cell[field === "corner" ? "centre" : "corner"].includes(value);
  return withCell(board, index, { [field]: next, ...(isGone ? withoutTint(cell, value) : {}) });
}

/**
 * A mark that goes takes its colour or its stroke with it.
 * @param {CellState} cell
 * @param {number} digit
 */
function withoutTint({ tints }, digit) {
  const { [digit]: own, ...others } = tints;
  return own ? { tints: others } : {};
}

/**
 * @param {BoardState} board
 * @param {number} index
 * @param {number} digit
 */
function withoutMark(board, index, digit) {
  const cell = board.cells[index];
  if (!cell?.corner.includes(digit) && !cell?.centre.includes(digit)) return board;
  const others = (/** @type {number[]} */ marks) => marks.filter((mark) => mark !== digit);
  return withCell(board, index, { corner: others(cell.corner), centre: others(cell.centre), ...withoutTint(cell, digit) });
}
