// Keys, mouse and touch: what each of them means on a board. No state of the page is kept here.

import { alike, placeOfCell, rectangle } from "./board.js";

/** @typedef {import("./state.js").BoardState} BoardState */

/**
 * What a digit writes: itself, a mark in a corner or in the middle, or a colour; or it strikes itself out.
 * @typedef {"digit" | "corner" | "centre" | "colour" | "strike"} Pen
 */

/** The pens, in the order in which one follows another. @type {Pen[]} */
export const PENS = ["digit", "corner", "centre", "colour"];

/** Those of a game. @type {Pen[]} */
export const GAME_PENS = [...PENS, "strike"];

/** How many colours there are. */
const COLOURS = 9;

/**
 * The pen after one.
 * @param {Pen} pen
 * @param {Pen[]} [pens] those that there are
 * @returns {Pen}
 */
export function penAfter(pen, pens = PENS) {
  return pens[(pens.indexOf(pen) + 1) % pens.length] ?? "digit";
}

/**
 * What the player wants. While a puzzle is typed in, a blank leaves a cell empty and goes on, `skip` does only then,
 * and `back` goes back to the last cell.
 * @typedef {{ type: "digit", digit: number, pen?: Pen } | { type: "clear" } | { type: "blank" } | { type: "skip" } | { type: "back" } | { type: "star" }} Edit
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

/** @param {number} down @param {number} right @param {boolean} [extend] @returns {Move} */
const move = (down, right, extend = false) => ({ type: "move", down, right, extend });

/** @param {Jump["row"]} row @param {Jump["column"]} column @param {boolean} [extend] @returns {Jump} */
const jump = (row, column, extend = false) => ({ type: "jump", row, column, extend });

/** @param {string} modifier @returns {Record<string, Move>} */
const extending = (modifier) => ({
  [`${modifier}+ArrowLeft`]: move(0, -1, true), [`${modifier}+ArrowUp`]: move(-1, 0, true),
  [`${modifier}+ArrowDown`]: move(1, 0, true), [`${modifier}+ArrowRight`]: move(0, 1, true),
});

/**
 * The keys of any board: they move, select and read.
 * @type {import("./keymap.js").Keymap<Action>}
 */
export const BOARD_KEYS = [
  {
    id: "move",
    lines: [
      { id: "move", does: { ArrowLeft: move(0, -1), ArrowUp: move(-1, 0), ArrowDown: move(1, 0), ArrowRight: move(0, 1) } },
      { id: "letters", does: { KeyA: move(0, -1), KeyW: move(-1, 0), KeyS: move(1, 0), KeyD: move(0, 1) } },
      { id: "row-ends", does: { Home: jump("same", "first"), End: jump("same", "last") } },
      { id: "grid-ends", does: { "Ctrl+Home": jump("first", "first"), "Ctrl+End": jump("last", "last") } },
    ],
  },
  {
    id: "select",
    lines: [
      {
        id: "extend",
        does: extending("Shift"),
        also: {
          ...extending("Ctrl"), ...extending("Ctrl+Shift"),
          "Shift+KeyW": move(-1, 0, true), "Shift+KeyA": move(0, -1, true), "Shift+KeyS": move(1, 0, true), "Shift+KeyD": move(0, 1, true),
          "Shift+Home": jump("same", "first", true), "Shift+End": jump("same", "last", true),
          "Ctrl+Shift+Home": jump("first", "first", true), "Ctrl+Shift+End": jump("last", "last", true),
        },
      },
      { id: "all", does: { "Ctrl+KeyA": { type: "all" } } },
      { id: "none", does: { "Ctrl+Shift+KeyA": { type: "none" }, Escape: { type: "none" } } },
      { id: "invert", does: { "Ctrl+KeyI": { type: "invert" } } },
    ],
  },
  {
    id: "read",
    lines: [
      { id: "read", does: { "Shift+KeyR": { type: "read", house: "row" }, "Shift+KeyC": { type: "read", house: "column" }, "Shift+KeyB": { type: "read", house: "box" } } },
    ],
  },
];

/**
 * The keys that take back what was done, wherever a board can be written into.
 * @type {import("./keymap.js").Line<any>[]}
 */
export const TIME_LINES = [
  { id: "undo", does: { "Ctrl+KeyZ": { type: "undo" }, BracketLeft: { type: "undo" } } },
  { id: "redo", does: { "Ctrl+KeyY": { type: "redo" }, BracketRight: { type: "redo" } }, also: { "Ctrl+Shift+KeyZ": { type: "redo" } } },
];

/**
 * The keys of marks and colours, wherever a board has them.
 * @type {import("./keymap.js").Line<any>[]}
 */
export const MARK_LINES = [
  // What Shift and Ctrl make of a digit, the digits themselves say.
  { id: "corner", does: { "Shift+Digit1": null } },
  { id: "centre", does: { "Ctrl+Digit1": null } },
  { id: "colour", does: { "Ctrl+Shift+Digit1": null } },
  { id: "pen", does: { KeyZ: { type: "pen", pen: "digit" }, KeyX: { type: "pen", pen: "corner" }, KeyC: { type: "pen", pen: "centre" }, KeyV: { type: "pen", pen: "colour" } } },
];

/**
 * What a digit does with another pen than that for digits; null if nothing. A colour is that of the cells, or where a digit is
 * named of that digit in the cell of the cursor: the same colour again takes it away.
 * @param {BoardState} board
 * @param {Selection} selection
 * @param {number} digit
 * @param {Exclude<Pen, "digit">} pen
 * @param {number} tinted the digit whose colour it is, 0 for that of cells
 * @returns {import("./actions.js").MarkAction | import("./actions.js").ColourAction | import("./actions.js").TintAction | import("./actions.js").StrikeAction | null}
 */
export function marked(board, { selected, cursor }, digit, pen, tinted) {
  const cells = selected.length ? selected : [cursor];
  if (pen === "strike") return { type: "strike", cells, digit };
  if (pen !== "colour") return { type: pen, cells, digit };
  if (digit > COLOURS) return null;
  if (!tinted) return { type: "colour", cells, colour: digit };
  const isSame = board.cells[cursor]?.tints[tinted] === digit;
  return { type: "tint", cell: cursor, digit: tinted, colour: isSame ? 0 : digit };
}

/**
 * What an edit does while a puzzle is written: the action on the cells, and where the cursor is then. In entry mode
 * it goes on by itself, as on a typewriter, as long as one cell is selected.
 * @param {BoardState} board
 * @param {Selection} selection
 * @param {Edit} edit
 * @param {boolean} isEntry
 * @returns {{ action: import("./actions.js").DigitAction | import("./actions.js").ClearAction | import("./actions.js").StarAction | null, selection: Selection }}
 */
export function entered(board, selection, edit, isEntry) {
  const cells = selection.selected.length ? selection.selected : [selection.cursor];
  const [cell = 0] = cells;
  const goesOn = isEntry && cells.length === 1;
  const at = (/** @type {number} */ place) => ({ selected: [place], cursor: place });
  const next = goesOn ? at(Math.min(cell + 1, board.cells.length - 1)) : selection;
  switch (edit.type) {
    case "digit":
      return { action: { type: "digit", digit: edit.digit, cells, as: "given" }, selection: next };
    case "star":
      return { action: { type: "star", cells }, selection: next };
    case "blank":
      return { action: { type: "clear", cells, as: "given" }, selection: next };
    case "skip":
      return goesOn ? { action: { type: "clear", cells, as: "given" }, selection: next } : { action: null, selection };
    case "back": {
      const isFree = board.cells[cell]?.digit === 0 && !board.cells[cell]?.star;
      const before = goesOn && isFree ? Math.max(0, cell - 1) : cell;
      return { action: { type: "clear", cells: goesOn ? [before] : cells, as: "given" }, selection: goesOn ? at(before) : selection };
    }
    case "clear":
      return { action: { type: "clear", cells, as: "given" }, selection };
  }
}

const EDITS = ["digit", "clear", "blank", "skip", "back", "star"];

/**
 * Whether an action changes digits.
 * @param {Action} action
 * @returns {action is Edit}
 */
export function isEdit(action) {
  return EDITS.includes(action.type);
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
