// The state of a board: its types, and how one comes to be. Nothing here knows the page.

/**
 * A cell. `candidates` are digits that may go in; they are shown only while the cell has no digit.
 * @typedef {"given" | "placed" | "marked" | "empty"} Kind
 * @typedef {{ digit: number, kind: Kind, candidates: number[], clash: boolean }} CellState
 */

/**
 * A board: row by row, digits from 1, 0 for none. A state never changes; functions give new ones.
 * @typedef {{ size: number, boxRows: number, boxColumns: number, symbols: string[], cells: CellState[] }} BoardState
 */

/**
 * A puzzle as the engine tells it.
 * @typedef {{ size: number, box_rows: number, box_columns: number, symbols: string[], digits: number[], kinds: string, clashes: number[] }} BoardData
 */

/** @type {Record<string, Kind>} */
const KINDS = { g: "given", p: "placed", "*": "marked", ".": "empty" };

const EMPTY = Object.freeze({ digit: 0, kind: "empty", candidates: [], clash: false });

/** The character for an empty cell in a line. */
const BLANK = ".";

/** The character for a marked cell in a line. */
const MARKED = "*";

/**
 * The characters that the digits of a size are written with unless a puzzle came with others.
 * @param {number} size
 * @returns {string[]}
 */
export function symbolsFor(size) {
  const first = size < 36 ? 1 : 0;
  return Array.from({ length: size }, (_, index) => (index + first).toString(36).toUpperCase());
}

/**
 * A board without digits.
 * @param {number} [boxRows]
 * @param {number} [boxColumns]
 * @returns {BoardState}
 */
export function emptyBoard(boxRows = 3, boxColumns = 3) {
  const size = boxRows * boxColumns;
  const cells = Array.from({ length: size * size }, () => /** @type {CellState} */ (EMPTY));
  return { size, boxRows, boxColumns, symbols: symbolsFor(size), cells };
}

/**
 * The board of the engine's answer to `parse`.
 * @param {BoardData} data
 * @returns {BoardState}
 */
export function fromData(data) {
  const clashes = new Set(data.clashes);
  const kinds = [...data.kinds];
  const cells = data.digits.map((digit, index) => ({
    digit,
    kind: KINDS[kinds[index] ?? BLANK] ?? "empty",
    candidates: [],
    clash: clashes.has(index),
  }));
  return {
    size: data.size,
    boxRows: data.box_rows,
    boxColumns: data.box_columns,
    symbols: [...data.symbols],
    cells,
  };
}

/**
 * The puzzle as one line, as the engine reads it: `.` for an empty cell, `*` for a marked one.
 * @param {BoardState} board
 */
export function toLine(board) {
  return board.cells.map((cell) => symbolOf(board, cell)).join("");
}

/**
 * @param {BoardState} board
 * @param {CellState} cell
 */
function symbolOf(board, cell) {
  if (cell.kind === "marked") return MARKED;
  return cell.digit ? (board.symbols[cell.digit - 1] ?? BLANK) : BLANK;
}

/**
 * The shape of the boxes as the engine takes it: `2x3` has two rows.
 * @param {BoardState} board
 */
export function boxOf(board) {
  return `${board.boxRows}x${board.boxColumns}`;
}

/**
 * What to send with a question about this board.
 * @param {BoardState} board
 */
export function requestOf(board) {
  return { puzzle: toLine(board), box: boxOf(board) };
}
