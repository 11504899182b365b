// What the player's own marks say of what can go where, and what a hint that takes digits out leaves of them.

import { cellAt } from "../board/board.js";
import { STRUCK } from "../board/state.js";

/** @typedef {import("../board/state.js").BoardState} BoardState */
/** @typedef {import("../board/state.js").CellState} CellState */
/** @typedef {import("./game.js").Game} Game */

/**
 * The digits that the player leaves to each cell; null if that does not say what can go there. Many players mark only some
 * digits: marks count where every empty cell has them. Where candidates come by themselves, all that is not struck out is left.
 * One cell that lacks the right digit is a slip, which a hint tells; several are another way to mark.
 * @param {Pick<Game, "table" | "solution">} game
 * @param {boolean} [isAuto] whether candidates come by themselves
 * @returns {number[][] | null}
 */
export function ownMarks({ table, solution }, isAuto = false) {
  if (!solution) return null;
  const marks = table.board.cells.map((cell) => (cell.digit ? [cell.digit] : leftIn(cell, table.board.size, isAuto)));
  const lacking = marks.filter((digits, cell) => !digits.includes(solution[cell] ?? 0));
  return lacking.length <= 1 && marks.every((digits) => digits.length) ? marks : null;
}

/**
 * @param {CellState} cell
 * @param {number} size
 * @param {boolean} isAuto
 */
function leftIn({ corner, centre, tints }, size, isAuto) {
  const marked = isAuto ? Array.from({ length: size }, (_, index) => index + 1) : [...new Set([...corner, ...centre])];
  return marked.filter((mark) => tints[mark] !== STRUCK).sort((one, other) => one - other);
}

/**
 * What the player does by taking a hint that takes digits out: they are gone from all marks, or struck out where candidates come
 * by themselves. Where the player's marks do not say what can go where, they say so from now on: what is ruled out is known by
 * what is left, and no hint would come to its end otherwise.
 * @param {Game} game
 * @param {{ candidates: string[], step: { eliminations: { cell: string, digit: number }[] } }} hint what is possible before it, and the step
 * @param {boolean} [isAuto] whether candidates come by themselves
 * @returns {import("./game.js").MarksAction}
 */
export function ruledOut(game, { candidates, step }, isAuto = false) {
  const { board } = game.table;
  const isWhole = ownMarks(game, isAuto) !== null;
  const cells = board.cells.flatMap((cell, index) => {
    const gone = step.eliminations.filter((one) => cellAt(board, one.cell) === index).map(({ digit }) => digit);
    if (cell.digit || (isWhole && !gone.length)) return [];
    const possible = [...(candidates[index] ?? "")].map((symbol) => board.symbols.indexOf(symbol) + 1);
    const left = possible.filter((digit) => !gone.includes(digit));
    return [/** @type {[number, import("./game.js").Marks]} */ ([index, isAuto ? struckTo(cell, left, gone) : markedWith(cell, left)])];
  });
  return { type: "marks", cells };
}

/**
 * The marks of a cell that leave exactly these digits: where it has only centre marks, they are these.
 * @param {CellState} cell
 * @param {number[]} left
 * @returns {import("./game.js").Marks}
 */
function markedWith({ corner, centre, tints }, left) {
  const isLeft = (/** @type {number} */ digit) => left.includes(digit);
  const [corners, centres] = [corner.filter(isLeft), centre.filter(isLeft)];
  const others = left.filter((digit) => !corners.includes(digit) && !centres.includes(digit));
  const isCentred = centre.length > 0 && corner.length === 0;
  return { corner: isCentred ? [] : [...corners, ...others], centre: isCentred ? [...centres, ...others] : centres, tints: unstruck(tints, left) };
}

/**
 * The strokes of a cell that leave these digits.
 * @param {CellState} cell
 * @param {number[]} left
 * @param {number[]} gone
 * @returns {import("./game.js").Marks}
 */
function struckTo({ tints }, left, gone) {
  return { tints: { ...unstruck(tints, left), ...Object.fromEntries(gone.map((digit) => [digit, STRUCK])) } };
}

/**
 * The tints without strokes through these digits.
 * @param {CellState["tints"]} tints
 * @param {number[]} digits
 */
function unstruck(tints, digits) {
  return Object.fromEntries(Object.entries(tints).filter(([digit, tint]) => tint !== STRUCK || !digits.includes(Number(digit))));
}
