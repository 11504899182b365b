// The review of a game without its view: its moves one by one, the board after each, and what there is to say of them.

import { withDigit } from "../board/board.js";
import { wrongIn } from "./judge.js";

/** @typedef {import("../board/state.js").BoardState} BoardState */
/** @typedef {import("./game.js").Game} Game */
/** @typedef {import("./game.js").HintUse} HintUse */

/**
 * A move: what changed at once. `kind`: what the player placed is right, or wrong, or nobody can say (`placed`); or cells were
 * emptied; or it came by something else. `isWrong`: whether the player has placed or tried something that is not so. `hints` are
 * those that were taken since the move before.
 * @typedef {"right" | "wrong" | "placed" | "emptied" | import("./game.js").By} MoveKind
 * @typedef {{ at: number, changes: [number, number][], kind: MoveKind, isWrong: boolean, hints: HintUse[] }} Move
 */

/**
 * The puzzle as it was at the beginning.
 * @param {BoardState} board
 * @returns {BoardState}
 */
export function beginningOf(board) {
  const cells = board.cells.map((cell) => {
    const plain = { ...cell, corner: [], centre: [], colours: [], tints: {}, clash: false, wrong: false };
    return cell.kind === "given" ? plain : { ...plain, digit: 0, kind: /** @type {const} */ ("empty") };
  });
  return { ...board, cells };
}

/**
 * The moves of a game. Digits that came or went at the same moment by the same hand are one; a cell that changes twice has been
 * in two.
 * @param {Pick<Game, "turns" | "hints" | "solution">} game
 * @returns {Move[]}
 */
export function movesOf({ turns, hints, solution }) {
  /** @type {{ at: number, by: import("./game.js").By | undefined, changes: [number, number][] }[]} */
  const groups = [];
  for (const [at, cell, digit, by] of turns) {
    const last = groups.at(-1);
    if (last && last.at === at && last.by === by && !last.changes.some(([other]) => other === cell)) last.changes.push([cell, digit]);
    else groups.push({ at, by, changes: [[cell, digit]] });
  }
  let told = 0;
  return groups.map(({ at, by, changes }) => {
    const from = told;
    while (told < hints.length && (hints[told]?.at ?? 0) <= at) told += 1;
    const own = kindOf(changes, solution);
    // What is emptied while something is tried is no try.
    const kind = by && !(by === "try" && own === "emptied") ? by : own;
    return { at, changes, kind, isWrong: own === "wrong" && (kind === "wrong" || kind === "try"), hints: hints.slice(from, told) };
  });
}

/**
 * @param {[number, number][]} changes
 * @param {number[] | null} solution
 * @returns {MoveKind}
 */
function kindOf(changes, solution) {
  const placed = changes.filter(([, digit]) => digit);
  if (!placed.length) return "emptied";
  if (!solution) return "placed";
  return placed.every(([cell, digit]) => solution[cell] === digit) ? "right" : "wrong";
}

/**
 * The boards before the first move and after each one. Digits that are wrong look so.
 * @param {BoardState} start
 * @param {readonly Move[]} moves
 * @param {number[] | null} solution
 * @returns {BoardState[]}
 */
export function boardsOf(start, moves, solution) {
  let board = start;
  const boards = [board];
  for (const { changes } of moves) {
    for (const [cell, digit] of changes) board = withDigit(board, cell, digit, "placed");
    const wrong = new Set(wrongIn(board, solution));
    const cells = board.cells.map((cell, index) => (cell.wrong === wrong.has(index) ? cell : { ...cell, wrong: wrong.has(index) }));
    board = { ...board, cells };
    boards.push(board);
  }
  return boards;
}

/**
 * A position without what is wrong in it: nobody can reason from a mistake.
 * @param {BoardState} board
 * @param {number[]} solution
 * @returns {BoardState}
 */
export function withoutWrong(board, solution) {
  return wrongIn(board, solution).reduce((now, cell) => withDigit(now, cell, 0), board);
}

/**
 * The moves of which it is asked how they could have been found: the first in which the player found the digit of a cell, also by
 * trying it, one cell at a time.
 * @param {readonly Move[]} moves
 * @returns {{ move: number, cell: number, digit: number }[]}
 */
export function foundIn(moves) {
  /** @type {Set<number>} */
  const known = new Set();
  return moves.flatMap(({ kind, changes, isWrong }, move) => {
    const fresh = kind === "right" || (kind === "try" && !isWrong) ? changes.filter(([cell, digit]) => digit && !known.has(cell)) : [];
    for (const [cell] of fresh) known.add(cell);
    const [first] = fresh;
    return first && fresh.length === 1 ? [{ move, cell: first[0], digit: first[1] }] : [];
  });
}

/**
 * How a digit could have been found: in one step from the singles that there are, or by steps of which the hardest counts.
 * @typedef {{ steps: any[], hardest: any }} Found
 */

/**
 * The step among all singles that places a digit, as a way of its own; null if there is none.
 * @param {readonly any[]} singles
 * @param {string} cell its name
 * @param {number} digit
 * @returns {Found | null}
 */
export function bySingle(singles, cell, digit) {
  const own = singles.filter((step) => places(step, cell, digit)).sort((one, other) => one.score - other.score);
  return own[0] ? { steps: [own[0]], hardest: own[0] } : null;
}

/**
 * The way up to the step that places a digit; null if it does not get there.
 * @param {readonly any[]} steps
 * @param {string} cell
 * @param {number} digit
 * @returns {Found | null}
 */
export function byWay(steps, cell, digit) {
  const end = steps.findIndex((step) => places(step, cell, digit));
  if (end < 0) return null;
  const way = steps.slice(0, end + 1);
  return { steps: way, hardest: way.reduce((hardest, step) => (step.score > hardest.score ? step : hardest)) };
}

/**
 * @param {any} step
 * @param {string} cell
 * @param {number} digit
 */
function places(step, cell, digit) {
  return step.placements.some((/** @type {{ cell: string, digit: number }} */ one) => one.cell === cell && one.digit === digit);
}
