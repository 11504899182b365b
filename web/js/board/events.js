// Keys, mouse and touch: what each of them means on a board. No state of the page is kept here.

import { alike, placeOfCell, rectangle, withDigit, withMark } from "./board.js";

/** @typedef {import("./state.js").BoardState} BoardState */

/**
 * What the player wants.
 * @typedef {{ type: "digit", digit: number } | { type: "clear" } | { type: "mark" }} Edit
 * @typedef {{ type: "move", down: number, right: number, extend: boolean }} Move
 * @typedef {{ type: "jump", row: "first" | "last" | "same", column: "first" | "last", extend: boolean }} Jump
 * @typedef {{ type: "all" } | { type: "none" } | { type: "invert" }} Choice
 * @typedef {{ type: "read", house: "row" | "column" | "box" }} Read
 * @typedef {Edit | Move | Jump | Choice | Read} Action
 */

/**
 * What is selected, and which cell the keys act from.
 * @typedef {{ selected: number[], cursor: number }} Selection
 */

/**
 * The part of a keyboard event that matters here.
 * @typedef {{ key: string, code: string, shiftKey?: boolean, ctrlKey?: boolean, metaKey?: boolean, altKey?: boolean, getModifierState?: (key: string) => boolean }} Key
 */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** @type {Record<string, [number, number]>} */
const WASD = { KeyW: [-1, 0], KeyS: [1, 0], KeyA: [0, -1], KeyD: [0, 1] };

/** @type {Record<string, "row" | "column" | "box">} */
const READ = { KeyR: "row", KeyC: "column", KeyB: "box" };

/**
 * What a key means on a board; null if nothing, so that the browser keeps it.
 * @param {Key} event
 * @param {BoardState} board
 * @returns {Action | null}
 */
export function actionOf(event, board) {
  if (event.altKey) return null;
  const isControl = Boolean(event.ctrlKey || event.metaKey);
  return (
    padDigit(event, board, isControl) ??
    movement(event, isControl) ??
    (isControl ? choice(event) : edit(event, board))
  );
}

/**
 * The digits of the number pad come first: with Shift they look like arrows.
 * @param {Key} event
 * @param {BoardState} board
 * @param {boolean} isControl
 * @returns {Action | null}
 */
function padDigit(event, board, isControl) {
  const match = /^Numpad(\d)$/.exec(event.code);
  if (!match?.[1] || isControl) return null;
  const isLocked = /^\d$/.test(event.key) || event.getModifierState?.("NumLock") !== false;
  return isLocked ? entry(match[1], board) : null;
}

/**
 * @param {Key} event
 * @param {boolean} isControl
 * @returns {Action | null}
 */
function movement(event, isControl) {
  const extend = Boolean(event.shiftKey);
  const arrow = ARROWS[event.key];
  if (arrow) return { type: "move", down: arrow[0], right: arrow[1], extend: extend || isControl };
  if (event.key !== "Home" && event.key !== "End") return null;
  const side = event.key === "Home" ? "first" : "last";
  return { type: "jump", row: isControl ? side : "same", column: side, extend };
}

/**
 * @param {Key} event
 * @returns {Action | null}
 */
function choice(event) {
  if (event.code === "KeyA") return { type: event.shiftKey ? "none" : "all" };
  if (event.code === "KeyI" && !event.shiftKey) return { type: "invert" };
  return null;
}

/**
 * @param {Key} event
 * @param {BoardState} board
 * @returns {Action | null}
 */
function edit(event, board) {
  if (event.key === "*") return { type: "mark" };
  if (event.key === "Escape") return { type: "none" };
  if (event.key === "Delete" || event.key === "Backspace") return { type: "clear" };
  const digit = /^Digit(\d)$/.exec(event.code);
  if (digit?.[1]) return entry(digit[1], board);
  const letter = letterOf(event);
  if (letter && board.symbols.includes(letter)) return entry(letter, board);
  const house = event.shiftKey ? READ[event.code] : undefined;
  if (house) return { type: "read", house };
  const step = WASD[event.code];
  if (step) return { type: "move", down: step[0], right: step[1], extend: Boolean(event.shiftKey) };
  return event.key === "." ? { type: "clear" } : null;
}

/**
 * The Latin letter of a key: what it writes, or on other layouts what is printed in its place.
 * @param {Key} event
 */
function letterOf(event) {
  if (/^[a-z]$/i.test(event.key)) return event.key.toUpperCase();
  return /^Key([A-Z])$/.exec(event.code)?.[1];
}

/**
 * @param {string} symbol
 * @param {BoardState} board
 * @returns {Action | null}
 */
function entry(symbol, board) {
  const digit = board.symbols.indexOf(symbol) + 1;
  if (digit) return { type: "digit", digit };
  return symbol === "0" ? { type: "clear" } : null;
}

/**
 * The board after an edit of the selected cells.
 * @param {BoardState} board
 * @param {number[]} cells
 * @param {Edit} action
 * @returns {BoardState}
 */
export function edited(board, cells, action) {
  if (action.type === "mark") {
    const areAllMarked = cells.every((cell) => board.cells[cell]?.kind === "marked");
    const toChange = cells.filter((cell) => areAllMarked || board.cells[cell]?.kind !== "marked");
    return toChange.reduce(withMark, board);
  }
  const digit = action.type === "digit" ? action.digit : 0;
  return cells.reduce((changed, cell) => withDigit(changed, cell, digit), board);
}

/**
 * Whether an action changes digits.
 * @param {Action} action
 * @returns {action is Edit}
 */
export function isEdit(action) {
  return action.type === "digit" || action.type === "clear" || action.type === "mark";
}

/**
 * The selection after a move or a choice.
 * @param {BoardState} board
 * @param {Selection} selection
 * @param {Move | Jump | Choice} action
 * @returns {Selection}
 */
export function selectedBy(board, selection, action) {
  const { selected, cursor } = selection;
  const all = board.cells.map((_, cell) => cell);
  switch (action.type) {
    case "all":
      return { selected: all, cursor };
    case "none":
      return { selected: [], cursor };
    case "invert":
      return { selected: all.filter((cell) => !selected.includes(cell)), cursor };
    case "move":
    case "jump": {
      const next = action.type === "move" ? moved(board, cursor, action) : jumped(board, cursor, action);
      return { selected: action.extend ? joined(selected, [cursor, next]) : [next], cursor: next };
    }
  }
}

/**
 * @param {BoardState} board
 * @param {number} cursor
 * @param {Move} move
 */
function moved(board, cursor, move) {
  const { row, column } = placeOfCell(board, cursor);
  const inside = (/** @type {number} */ value) => (value + board.size) % board.size;
  return inside(row + move.down) * board.size + inside(column + move.right);
}

/**
 * @param {BoardState} board
 * @param {number} cursor
 * @param {Jump} jump
 */
function jumped(board, cursor, jump) {
  const { row } = placeOfCell(board, cursor);
  const rows = { first: 0, last: board.size - 1, same: row };
  return rows[jump.row] * board.size + (jump.column === "first" ? 0 : board.size - 1);
}

/**
 * The selection after a press on a cell: alone, with Ctrl one more or one less, with Shift up to it.
 * @param {BoardState} board
 * @param {Selection} selection
 * @param {number} cell
 * @param {{ shiftKey?: boolean, ctrlKey?: boolean, metaKey?: boolean }} keys
 * @returns {Selection}
 */
export function pressed(board, selection, cell, keys) {
  const { selected, cursor } = selection;
  if (keys.shiftKey) return { selected: joined(selected, rectangle(board, cursor, cell)), cursor: cell };
  if (!keys.ctrlKey && !keys.metaKey) return { selected: [cell], cursor: cell };
  const isIn = selected.includes(cell);
  const others = isIn ? selected.filter((other) => other !== cell) : [...selected, cell];
  return { selected: others, cursor: cell };
}

/**
 * The selection after a drag onto a cell.
 * @param {Selection} selection
 * @param {number} cell
 * @returns {Selection}
 */
export function dragged(selection, cell) {
  return { selected: joined(selection.selected, [cell]), cursor: cell };
}

/**
 * The selection after a double press: all cells alike.
 * @param {BoardState} board
 * @param {number} cell
 * @returns {Selection}
 */
export function pressedTwice(board, cell) {
  return { selected: alike(board, cell), cursor: cell };
}

/**
 * @param {number[]} cells
 * @param {number[]} more
 */
function joined(cells, more) {
  return [...new Set([...cells, ...more])];
}
