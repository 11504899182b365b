// The state of a board: its types, and how one comes to be. Nothing here knows the page.

/**
 * A cell. Its digit is given or placed; a star asks for it. What may go in is shown only while there is no digit:
 * `candidates` are the engine's, `corner` and `centre` are marks of the player. Colours are numbers from 1:
 * `colours` are those of the cell, `tints` those of single digits in it, one of which strikes the digit out. That a digit is wrong or clashes is said
 * of it, and goes when it changes. All of it is plain data that can be written as JSON.
 * @typedef {"given" | "placed" | "empty"} Kind
 * @typedef {object} CellState
 * @property {number} digit
 * @property {Kind} kind
 * @property {boolean} star
 * @property {number[]} candidates
 * @property {number[]} corner
 * @property {number[]} centre
 * @property {number[]} colours
 * @property {Record<number, number>} tints
 * @property {boolean} clash
 * @property {boolean} wrong
 */

/**
 * A house as the engine tells it: a row, a column, a box, or one that a rule brings.
 * @typedef {{ id: string, kind: string, number: number, name: string, letter?: string, cells: number[], digits: number[] }} House
 */

/**
 * What a puzzle has besides houses, as the engine tells it: rules in words, what nobody knows, pairs of cells that
 * differ, and what is said of some cells.
 * @typedef {"top" | "bottom" | "left" | "right"} Side
 * @typedef {{ id: string, name: string, text: string }} ToldRule
 * @typedef {{ rule: string, cells: number[], number?: number, side?: Side }} Clue
 * @typedef {{ told: ToldRule[], unknown: string[], apart: [number, number][], clues: Clue[] }} RulesData
 */

/**
 * The same with the document that says all of it, in the engine's own format.
 * @typedef {RulesData & { document: Record<string, any> }} Rules
 * @typedef {{ title?: string, author?: string, description?: string }} Remarks
 */

/**
 * A board: row by row, digits from 1, 0 for none. A state never changes; functions give new ones. Without boxes
 * these have no rows and columns. Until the engine has told its houses, there are none.
 * @typedef {{ size: number, boxRows: number, boxColumns: number, symbols: string[], cells: CellState[], houses: House[], rules: Rules | null, remarks: Remarks | null }} BoardState
 */

/**
 * A puzzle as the engine tells it.
 * @typedef {{ size: number, box_rows?: number, box_columns?: number, symbols: string[], digits: number[], kinds: string, clashes: number[], pencil_marks?: string[], houses?: House[], rules?: RulesData } & Remarks} BoardData
 */

/** @type {Record<string, Kind>} */
const KINDS = { g: "given", p: "placed" };

/** A cell with nothing in it. @type {CellState} */
export const EMPTY = Object.freeze({
  digit: 0, kind: "empty", star: false, candidates: [], corner: [], centre: [], colours: [], tints: {}, clash: false, wrong: false,
});

/** The tint of a digit that is struck out: no colour has this number. */
export const STRUCK = 10;

/** The character for an empty cell in a line. */
const BLANK = ".";

/** The character for a cell with a star in a line. */
const STARRED = "*";

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
  const cells = Array.from({ length: size * size }, () => EMPTY);
  return { size, boxRows, boxColumns, symbols: symbolsFor(size), cells, houses: [], rules: null, remarks: null };
}

/**
 * The same board with nothing in its cells.
 * @param {BoardState} board
 * @returns {BoardState}
 */
export function blankOf(board) {
  return { ...board, cells: board.cells.map(() => EMPTY) };
}

/**
 * The board of the engine's answer to `parse`.
 * @param {BoardData} data
 * @param {string} [puzzle] the whole puzzle in one line: with rules, a document
 * @returns {BoardState}
 */
export function fromData(data, puzzle = "") {
  const { title, author, description } = data;
  const clashes = new Set(data.clashes);
  const kinds = [...data.kinds];
  const cells = data.digits.map((digit, index) => ({
    ...EMPTY,
    digit,
    kind: KINDS[kinds[index] ?? BLANK] ?? "empty",
    star: kinds[index] === STARRED,
    clash: clashes.has(index),
  }));
  return {
    size: data.size,
    boxRows: data.box_rows ?? 0,
    boxColumns: data.box_columns ?? 0,
    symbols: [...data.symbols],
    cells,
    houses: data.houses ?? [],
    rules: data.rules ? { ...data.rules, document: JSON.parse(puzzle) } : null,
    remarks: title || author || description ? { title, author, description } : null,
  };
}

/**
 * The puzzle as one line, as the engine reads it: `.` for an empty cell, `*` for one with a star.
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
  if (cell.star) return STARRED;
  return cell.digit ? (board.symbols[cell.digit - 1] ?? BLANK) : BLANK;
}

/** What stands in place of the shape of boxes where there are none. */
export const NO_BOXES = "none";

/**
 * The shape of the boxes as the engine takes it: `2x3` has two rows.
 * @param {BoardState} board
 */
export function boxOf(board) {
  return board.boxRows ? `${board.boxRows}x${board.boxColumns}` : NO_BOXES;
}

/**
 * The document of a puzzle with rules, with the digits as they stand on the board. Pencil marks belong to the
 * text that was read, and are not in it.
 * @param {BoardState} board
 * @param {Rules} rules
 * @returns {Record<string, any>}
 */
export function documentOf(board, rules) {
  const { pencil_marks: _, placed: __, ...document } = rules.document;
  const isPlaced = (/** @type {CellState} */ { kind, star }) => kind === "placed" && !star;
  const line = (/** @type {boolean} */ ofPlaced) =>
    board.cells.map((cell) => (isPlaced(cell) === ofPlaced ? symbolOf(board, cell) : BLANK)).join("");
  return { ...document, puzzle: line(false), ...(board.cells.some(isPlaced) ? { placed: line(true) } : {}) };
}

/**
 * What to send with a question about this board.
 * @param {BoardState} board
 * @returns {{ puzzle: string | Record<string, any>, box?: string }}
 */
export function requestOf(board) {
  if (board.rules) return { puzzle: documentOf(board, board.rules) };
  return { puzzle: toLine(board), box: boxOf(board) };
}
