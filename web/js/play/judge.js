// What there is to say of the digits of a game: which break a rule, which are wrong, and whether it is solved.

import { withClashes } from "../board/board.js";

/** @typedef {import("../board/state.js").BoardState} BoardState */

/**
 * The board with what is said of its digits. What is tried is not compared with the solution: that would tell how it ends.
 * @param {BoardState} board
 * @param {{ solution: number[] | null, table: { tries: unknown[] } }} game
 * @param {import("./game.js").Checking} checking
 * @returns {BoardState}
 */
export function judged(board, { solution, table }, checking) {
  const clashes = checking === "off" ? [] : clashesIn(board);
  const tells = (checking === "solution" || checking === "refuse") && !table.tries.length;
  return withWrong(withClashes(board, clashes), tells ? wrongIn(board, solution) : []);
}

/**
 * The cells whose digit is also in a cell that must differ from it.
 * @param {BoardState} board
 * @returns {number[]}
 */
export function clashesIn(board) {
  /** @type {Set<number>} */
  const clashes = new Set();
  for (const { cells } of board.houses) {
    /** @type {Map<number, number>} */
    const first = new Map();
    for (const cell of cells) {
      const digit = board.cells[cell]?.digit ?? 0;
      const other = first.get(digit);
      if (digit && other !== undefined) clashes.add(other).add(cell);
      else first.set(digit, cell);
    }
  }
  for (const [one, other] of board.rules?.apart ?? []) {
    const digit = board.cells[one]?.digit;
    if (digit && digit === board.cells[other]?.digit) clashes.add(one).add(other);
  }
  return [...clashes];
}

/**
 * The cells with a digit that is not that of the solution.
 * @param {BoardState} board
 * @param {number[] | null} solution
 * @returns {number[]}
 */
export function wrongIn(board, solution) {
  if (!solution) return [];
  return board.cells.flatMap(({ digit }, index) => (digit && digit !== solution[index] ? [index] : []));
}

/**
 * Whether every cell has a digit.
 * @param {BoardState} board
 */
export function isFull(board) {
  return board.cells.every(({ digit }) => digit);
}

/**
 * Whether every cell has its digit. Without a solution that is so where no rule is broken; there may be rules of which only the engine
 * can say it, and `isRight` is whether it has.
 * @param {BoardState} board
 * @param {{ solution: number[] | null, limits: string[] | null }} game
 * @param {boolean} [isRight]
 */
export function isSolved(board, game, isRight = false) {
  if (!isFull(board)) return false;
  if (game.solution) return !wrongIn(board, game.solution).length;
  return !clashesIn(board).length && (isRight || !needsTelling(board, game));
}

/**
 * Whether digits can break rules that only the engine knows: others than houses and pairs of cells that differ, or marks that are given.
 * @param {BoardState} board
 * @param {{ limits: string[] | null }} game
 */
export function needsTelling({ rules }, { limits }) {
  return rules !== null || limits !== null;
}

/**
 * The houses that are complete, with every digit but once, and were not before.
 * @param {BoardState} before
 * @param {BoardState} board
 * @returns {import("../board/state.js").House[]}
 */
export function completedBetween(before, board) {
  const isFull = (/** @type {BoardState} */ { cells }, /** @type {number[]} */ house) => {
    const digits = house.map((cell) => cells[cell]?.digit);
    return digits.every(Boolean) && new Set(digits).size === digits.length;
  };
  return board.houses.filter(({ cells }) => isFull(board, cells) && !isFull(before, cells));
}

/**
 * The board with exactly these cells shown as wrong.
 * @param {BoardState} board
 * @param {number[]} cells
 * @returns {BoardState}
 */
function withWrong(board, cells) {
  const wrong = new Set(cells);
  if (board.cells.every((cell, index) => cell.wrong === wrong.has(index))) return board;
  return { ...board, cells: board.cells.map((cell, index) => (cell.wrong === wrong.has(index) ? cell : { ...cell, wrong: wrong.has(index) })) };
}
