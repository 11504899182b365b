// What can be done with a board: pure functions from state to state, and where cells lie.

/** @typedef {import("./state.js").BoardState} BoardState */
/** @typedef {import("./state.js").CellState} CellState */
/** @typedef {import("./state.js").Kind} Kind */

/**
 * The board with one cell changed.
 * @param {BoardState} board
 * @param {number} cell
 * @param {Partial<CellState>} change
 * @returns {BoardState}
 */
export function withCell(board, cell, change) {
  const old = board.cells[cell];
  if (!old) return board;
  const cells = [...board.cells];
  cells[cell] = { ...old, ...change };
  return { ...board, cells };
}

/**
 * The board with a digit in a cell; 0 empties it.
 * @param {BoardState} board
 * @param {number} cell
 * @param {number} digit
 * @param {Kind} [kind]
 */
export function withDigit(board, cell, digit, kind = "given") {
  if (digit < 0 || digit > board.size) return board;
  return withCell(board, cell, { digit, kind: digit ? kind : "empty", star: false, candidates: [], clash: false, wrong: false });
}

/**
 * The board with a star in the place of a cell's digit, or without it.
 * @param {BoardState} board
 * @param {number} cell
 */
export function withStar(board, cell) {
  return withCell(board, cell, { digit: 0, kind: "empty", star: !board.cells[cell]?.star, clash: false, wrong: false });
}

/**
 * The board with candidates, as the engine tells them: for each cell the characters of its digits.
 * @param {BoardState} board
 * @param {string[]} texts
 * @returns {BoardState}
 */
export function withCandidates(board, texts) {
  const digits = new Map(board.symbols.map((symbol, index) => [symbol, index + 1]));
  const read = (/** @type {string} */ text) => [...text].flatMap((symbol) => digits.get(symbol) ?? []);
  const cells = board.cells.map((cell, index) =>
    cell.digit ? cell : { ...cell, candidates: read(texts[index] ?? "") },
  );
  return { ...board, cells };
}

/**
 * The board without candidates.
 * @param {BoardState} board
 * @returns {BoardState}
 */
export function withoutCandidates(board) {
  return { ...board, cells: board.cells.map((cell) => ({ ...cell, candidates: [] })) };
}

/**
 * The board with the digits of a line in its empty cells. A star stays beside the digit.
 * @param {BoardState} board
 * @param {string} line
 * @returns {BoardState}
 */
export function withSolution(board, line) {
  const symbols = [...line];
  const cells = board.cells.map((cell, index) => {
    const digit = board.symbols.indexOf(symbols[index] ?? ".") + 1;
    if (cell.digit || !digit) return cell;
    return { ...cell, digit, kind: /** @type {Kind} */ ("placed"), candidates: [] };
  });
  return { ...board, cells };
}

/**
 * The board with exactly these cells shown as contradicting each other.
 * @param {BoardState} board
 * @param {number[]} clashes
 * @returns {BoardState}
 */
export function withClashes(board, clashes) {
  const wrong = new Set(clashes);
  // Whoever waits for a change of the cells must not hear of one that is none.
  if (board.cells.every((cell, index) => cell.clash === wrong.has(index))) return board;
  const cells = board.cells.map((cell, index) =>
    cell.clash === wrong.has(index) ? cell : { ...cell, clash: wrong.has(index) },
  );
  return { ...board, cells };
}

/**
 * The board as a step of the engine leaves it.
 * @param {BoardState} board
 * @param {{ digits: string, candidates: string }} after
 * @returns {BoardState}
 */
export function withAfter(board, after) {
  return withCandidates(withSolution(board, after.digits), after.candidates.split(","));
}

/**
 * Row, column and box of a cell, each from 0; the box is -1 where there are none.
 * @param {BoardState} board
 * @param {number} cell
 */
export function placeOfCell(board, cell) {
  const row = Math.floor(cell / board.size);
  const column = cell % board.size;
  if (!board.boxRows) return { row, column, box: -1 };
  const boxesPerRow = board.size / board.boxColumns;
  const box = Math.floor(row / board.boxRows) * boxesPerRow + Math.floor(column / board.boxColumns);
  return { row, column, box };
}

/**
 * The index of a cell that is named `r3c5`; -1 if there is none.
 * @param {BoardState} board
 * @param {string} name
 */
export function cellAt(board, name) {
  const match = /^r(\d+)c(\d+)$/.exec(name);
  if (!match) return -1;
  const [row, column] = [Number(match[1]) - 1, Number(match[2]) - 1];
  const isInside = row >= 0 && row < board.size && column >= 0 && column < board.size;
  return isInside ? row * board.size + column : -1;
}

/**
 * The name of a cell.
 * @param {BoardState} board
 * @param {number} cell
 */
export function nameOf(board, cell) {
  const { row, column } = placeOfCell(board, cell);
  return `r${row + 1}c${column + 1}`;
}

/**
 * The houses that a cell is in.
 * @param {BoardState} board
 * @param {number} cell
 */
export function housesAt(board, cell) {
  return board.houses.filter(({ cells }) => cells.includes(cell));
}

/**
 * The other cells that the engine says must differ from one: those of its houses, and those of pairs.
 * @param {BoardState} board
 * @param {number} cell
 * @returns {Set<number>}
 */
export function seenFrom(board, cell) {
  const seen = new Set(housesAt(board, cell).flatMap(({ cells }) => cells));
  for (const [one, other] of board.rules?.apart ?? []) {
    if (one === cell) seen.add(other);
    if (other === cell) seen.add(one);
  }
  seen.delete(cell);
  return seen;
}

/**
 * How many of each digit are still to come; the first entry is for digit 1.
 * @param {BoardState} board
 */
export function countsLeft(board) {
  const left = board.symbols.map(() => board.size);
  for (const { digit } of board.cells) {
    if (digit) left[digit - 1] = (left[digit - 1] ?? 0) - 1;
  }
  return left;
}

/**
 * How many cells are given, placed and empty, and how many have a star, which are none of these.
 * @param {BoardState} board
 */
export function countsOf(board) {
  const counts = { given: 0, placed: 0, marked: 0, empty: 0 };
  for (const cell of board.cells) counts[cell.star ? "marked" : cell.kind] += 1;
  return counts;
}

/**
 * The cells of a rectangle between two cells.
 * @param {BoardState} board
 * @param {number} from
 * @param {number} to
 */
export function rectangle(board, from, to) {
  const [a, b] = [placeOfCell(board, from), placeOfCell(board, to)];
  const between = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ z) =>
    Math.min(x, z) <= y && y <= Math.max(x, z);
  return board.cells.flatMap((_, cell) => {
    const { row, column } = placeOfCell(board, cell);
    return between(a.row, row, b.row) && between(a.column, column, b.column) ? [cell] : [];
  });
}

/**
 * The cells with the same content as one: the same digit, or a star too, or where it is empty the same marks, or the same colours.
 * @param {BoardState} board
 * @param {number} cell
 */
export function alike(board, cell) {
  const model = board.cells[cell];
  const content = model && contentOf(model);
  return content ? board.cells.flatMap((other, index) => (contentOf(other) === content ? [index] : [])) : [cell];
}

/**
 * What counts of a cell when it is compared with others, as a text; none if there is nothing in it.
 * @param {CellState} cell
 */
function contentOf({ digit, star, candidates, corner, centre, colours }) {
  if (digit) return `digit ${digit}`;
  if (star) return "star";
  if (candidates.length + corner.length + centre.length) return `marks ${candidates} ${corner} ${centre}`;
  return colours.length ? `colours ${colours}` : "";
}
