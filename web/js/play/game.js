// A game: a puzzle that is being played, and everything that a player does with it. One function leads from a game and an
// action to a game; nothing here knows the page, a clock or a store.

import { acted } from "../board/actions.js";
import { withDigit } from "../board/board.js";
import { NO_HISTORY, recorded, redone, undone } from "../board/history.js";
import { EMPTY } from "../board/state.js";
import { isSolved, judged, wrongIn } from "./judge.js";
import { broughtBack, dropped, kept, tried, withName, withoutPoint, withPoint } from "./tries.js";

/** @typedef {import("../board/state.js").BoardState} BoardState */
/** @typedef {import("../board/state.js").CellState} CellState */
/** @typedef {import("../board/actions.js").Action} CellAction */

/**
 * Who says that a digit is wrong: nobody, the rules, the solution, or the solution before the digit is there.
 * @typedef {"off" | "rules" | "solution" | "refuse"} Checking
 */

/**
 * How somebody plays: who says that a digit is wrong, and whether a digit that is placed takes itself out of the marks that
 * see it.
 * @typedef {{ checking: Checking, cleans: boolean }} Manner
 */

/**
 * Where a puzzle came from, as far as somebody may want to know it or to have it again.
 * @typedef {object} Origin
 * @property {"made" | "daily" | "own" | "link"} kind
 * @property {string} [level]
 * @property {string} [date] of a puzzle of the day
 * @property {string} [seed]
 * @property {Record<string, any>} [wish] what was asked for, to have another one like it
 * @property {string[]} [variants]
 * @property {string[]} [techniques] those that it takes
 * @property {number} [score]
 */

/**
 * What a player can undo and do again: the board, what is tried on it, and the points to come back to.
 * @typedef {{ board: BoardState, tries: import("./tries.js").Try[], points: import("./tries.js").Point[] }} Table
 */

/**
 * A digit that came or went: after how many milliseconds, in which cell, which digit (0 for none), and by what if the player has
 * not just entered it: who else did it, that it is tried, or that a move was taken back or done again.
 * @typedef {[number, number, number, By?]} Turn
 * @typedef {"hint" | "singles" | "solve" | "try" | "back" | "again"} By
 */

/**
 * A hint that was used: after how many milliseconds, how deep it went, from 1 to 4, and the technique it was about.
 * @typedef {{ at: number, depth: number, technique: string }} HintUse
 */

/**
 * A game. `solution` has a digit for each cell; where a puzzle has several solutions there is none, and only the rules can say what is wrong.
 * @typedef {object} Game
 * @property {string | Record<string, any>} puzzle as the engine takes it
 * @property {string} box the shape of its boxes
 * @property {Origin} origin
 * @property {string[] | null} limits the digits that are left to each cell from the beginning, where such marks belong to the puzzle
 * @property {number[] | null} solution
 * @property {boolean} isStrict whether three mistakes end it
 * @property {Table} table
 * @property {import("../board/history.js").History} history
 * @property {Turn[]} turns
 * @property {HintUse[]} hints
 * @property {number} mistakes
 * @property {number} spent milliseconds
 * @property {"playing" | "solved" | "shown" | "lost"} status `shown`: the player had it solved
 * @property {number | null} record its record, once it is solved and has one
 */

/**
 * What can be done. Digits that are filled in come all at once, as one step.
 * @typedef {{ type: "cells", action: CellAction }} CellsAction
 * @typedef {{ type: "fill", digits: [number, number][], by: By }} FillAction
 * @typedef {Partial<Pick<CellState, "corner" | "centre" | "tints">>} Marks those that a cell has from then on
 * @typedef {{ type: "marks", cells: [number, Marks][] }} MarksAction
 * @typedef {{ type: "paste", cells: [number, import("./cells-text.js").Content][] }} PasteAction
 * @typedef {{ type: "undo" } | { type: "redo" } | { type: "restart" } | { type: "before-mistake" }} TimeAction
 * @typedef {{ type: "try", name: string } | { type: "keep" } | { type: "drop" }} TryAction
 * @typedef {{ type: "point", name: string } | { type: "back", point: number } | { type: "forget", point: number } | { type: "name", point: number, name: string }} PointAction
 * @typedef {{ type: "hint", depth: number, technique: string }} HintAction
 * @typedef {{ type: "right" }} RightAction the engine says that all rules are kept, where nobody else can
 * @typedef {CellsAction | FillAction | MarksAction | PasteAction | TimeAction | TryAction | PointAction | HintAction | RightAction} GameAction
 */

/**
 * What came of an action: the game, the cells whose digit was refused, and those in which a mistake was made.
 * @typedef {{ game: Game, refused: number[], mistaken: number[] }} Outcome
 */

/** How many mistakes end a strict game. */
export const MOST_MISTAKES = 3;

/**
 * A game that begins.
 * @param {BoardState} board the puzzle
 * @param {Pick<Game, "puzzle" | "box" | "origin" | "solution"> & { isStrict?: boolean, limits?: Game["limits"] }} about
 * @returns {Game}
 */
export function newGame(board, { puzzle, box, origin, solution, isStrict = false, limits = null }) {
  return {
    puzzle, box, origin, limits, solution, isStrict,
    table: { board: withLimits(board, limits), tries: [], points: [] },
    history: NO_HISTORY,
    turns: [],
    hints: [],
    mistakes: 0,
    spent: 0,
    status: "playing",
    record: null,
  };
}

/**
 * What comes of an action. A game that has ended can still be gone through, but nothing is entered any more.
 * @param {Game} game
 * @param {GameAction} action
 * @param {Manner} manner
 * @returns {Outcome}
 */
export function played(game, action, manner) {
  if (action.type === "undo" || action.type === "redo") return ended(game, inTime(game, action.type), manner, { by: action.type === "undo" ? "back" : "again" });
  if (game.status !== "playing") return { game, refused: [], mistaken: [] };
  switch (action.type) {
    case "cells":
      return byPlayer(game, action.action, manner);
    case "fill":
      return ended(game, changed(game, withDigits(game.table.board, action.digits, manner)), manner, { by: action.by });
    case "marks":
      return ended(game, changed(game, withAllMarks(game.table.board, action)), manner);
    case "paste":
      return pasted(game, action, manner);
    case "hint":
      return { game: { ...game, hints: [...game.hints, { at: game.spent, depth: action.depth, technique: action.technique }] }, refused: [], mistaken: [] };
    case "restart":
      return ended(game, onTable(game, { ...game.table, board: withLimits(restarted(game.table.board), game.limits), tries: [] }), manner, { by: "back" });
    case "before-mistake":
      return ended(game, beforeMistake(game), manner, { by: "back" });
    case "try":
      return ended(game, onTable(game, tried(game.table, action.name)), manner);
    case "keep":
      return keptTry(game, manner);
    case "drop":
      return ended(game, onTable(game, dropped(game.table)), manner, { by: "back" });
    case "point":
      return ended(game, onTable(game, withPoint(game.table, action.name)), manner);
    case "back":
      return ended(game, onTable(game, broughtBack(game.table, action.point)), manner, { by: "back" });
    case "name":
      return ended(game, onTable(game, withName(game.table, action.point, action.name)), manner);
    case "forget":
      return ended(game, onTable(game, withoutPoint(game.table, action.point)), manner);
    case "right":
      return ended(game, game, manner, { isRight: true });
  }
}

/**
 * What the player does with cells. What is tried is nobody's mistake as long as it is tried.
 * @param {Game} game
 * @param {CellAction} action
 * @param {Manner} manner
 * @returns {Outcome}
 */
function byPlayer(game, action, manner) {
  const by = tryingIn(game);
  if (action.type !== "digit" || !action.digit) return ended(game, changed(game, acted(game.table.board, action)), manner, { by });
  const entering = { ...action, as: /** @type {const} */ ("placed"), cleans: manner.cleans };
  const isJudged = game.solution !== null && !game.table.tries.length;
  const open = action.cells.filter((cell) => game.table.board.cells[cell]?.kind !== "given");
  const wrong = isJudged ? open.filter((cell) => game.table.board.cells[cell]?.digit !== action.digit && game.solution?.[cell] !== action.digit) : [];
  const refused = manner.checking === "refuse" ? wrong : [];
  const cells = action.cells.filter((cell) => !refused.includes(cell));
  const board = cells.length ? acted(game.table.board, { ...entering, cells }) : game.table.board;
  return ended(game, changed(game, board), manner, { by, refused, mistaken: wrong });
}

/**
 * What the player puts into cells from elsewhere: its digits are judged like any others.
 * @param {Game} game
 * @param {PasteAction} action
 * @param {Manner} manner
 * @returns {Outcome}
 */
function pasted(game, { cells }, manner) {
  const open = cells.filter(([cell]) => game.table.board.cells[cell]?.kind !== "given");
  const digits = open.filter(([, { digit }]) => digit);
  const outcome = digits.reduce((/** @type {Outcome} */ now, [cell, { digit }]) => {
    const next = byPlayer(now.game, { type: "digit", cells: [cell], digit, as: "placed" }, manner);
    return { game: next.game, refused: [...now.refused, ...next.refused], mistaken: [...now.mistaken, ...next.mistaken] };
  }, { game, refused: [], mistaken: [] });
  const { board } = outcome.game.table;
  const contents = new Map(open);
  const after = board.cells.map((cell, index) => {
    const content = contents.get(index);
    if (!content || (content.digit && cell.digit !== content.digit)) return cell;
    const { digit, corner, centre, colours, tints } = content;
    return digit ? { ...cell, colours } : { ...EMPTY, corner, centre, colours, tints };
  });
  // All of it is one step.
  return ended(game, changed(game, { ...board, cells: after }), manner, { by: tryingIn(game), refused: outcome.refused, mistaken: outcome.mistaken });
}

/**
 * By what a digit comes that the player enters: whether it is tried.
 * @param {Game} game
 */
function tryingIn({ table }) {
  return table.tries.length ? /** @type {const} */ ("try") : undefined;
}

/**
 * What was tried stays. If something of it is wrong, that is a mistake now.
 * @param {Game} game
 * @param {Manner} manner
 * @returns {Outcome}
 */
function keptTry(game, manner) {
  const last = game.table.tries.length === 1;
  const mistaken = last ? wrongIn(game.table.board, game.solution) : [];
  const before = last ? wrongIn({ ...game.table.board, cells: dropped(game.table).board.cells }, game.solution) : [];
  return ended(game, onTable(game, kept(game.table)), manner, { mistaken: mistaken.filter((cell) => !before.includes(cell)) });
}

/**
 * The outcome after a change: digits that came and went are noted, mistakes counted, and it is said of each digit what there
 * is to say.
 * @param {Game} before
 * @param {Game} after
 * @param {Manner} manner
 * @param {{ by?: By, refused?: number[], mistaken?: number[], isRight?: boolean }} [more]
 * @returns {Outcome}
 */
function ended(before, after, manner, { by, refused = [], mistaken = [], isRight } = {}) {
  const mistakes = before.mistakes + mistaken.length;
  const board = judged(after.table.board, after, manner.checking);
  // Whoever goes through a game that is over plays no more.
  const turns = before.status === "playing" ? turnsBetween(before, board, by) : [];
  const game = { ...after, mistakes, table: { ...after.table, board }, turns: turns.length ? [...before.turns, ...turns] : before.turns };
  return { game: { ...game, status: statusOf(before, game, by, isRight) }, refused, mistaken };
}

/**
 * @param {Game} before
 * @param {Game} game
 * @param {By} [by]
 * @param {boolean} [isRight]
 * @returns {Game["status"]}
 */
function statusOf(before, game, by, isRight) {
  if (before.status !== "playing") return before.status;
  if (game.isStrict && game.mistakes >= MOST_MISTAKES) return "lost";
  if (!isSolved(game.table.board, game, isRight)) return "playing";
  return by === "solve" ? "shown" : "solved";
}

/**
 * @param {Game} before
 * @param {BoardState} board
 * @param {By} [by]
 * @returns {Turn[]}
 */
function turnsBetween(before, board, by) {
  return board.cells.flatMap((cell, index) => {
    if (cell.digit === before.table.board.cells[index]?.digit) return [];
    return [/** @type {Turn} */ (by ? [before.spent, index, cell.digit, by] : [before.spent, index, cell.digit])];
  });
}

/**
 * The game with another board, as a step that can be undone.
 * @param {Game} game
 * @param {BoardState} board
 */
function changed(game, board) {
  return onTable(game, { ...game.table, board });
}

/**
 * The game with another table, as a step that can be undone.
 * @param {Game} game
 * @param {Table} table
 * @returns {Game}
 */
function onTable(game, table) {
  return { ...game, table, history: recorded(game.history, game.table, table) };
}

/**
 * @param {Game} game
 * @param {"undo" | "redo"} way
 * @returns {Game}
 */
function inTime(game, way) {
  const step = (way === "undo" ? undone : redone)(game.history, game.table);
  return step ? { ...game, table: step.table, history: step.history } : game;
}

/**
 * The game as it was before the first of the mistakes that are still there; what came after can be done again. What was wrong from
 * the beginning, as in a link with somebody's progress, has no before: the game stays as it is.
 * @param {Game} game
 */
function beforeMistake(game) {
  let now = game;
  while (wrongIn(now.table.board, now.solution).length && now.history.past.length) now = inTime(now, "undo");
  return wrongIn(now.table.board, now.solution).length ? game : now;
}

/**
 * @param {BoardState} board
 * @param {[number, number][]} digits each with its cell
 * @param {Manner} manner
 */
function withDigits(board, digits, { cleans }) {
  return digits.reduce((now, [cell, digit]) => acted(now, { type: "digit", cells: [cell], digit, as: "placed", cleans }), board);
}

/**
 * @param {BoardState} board
 * @param {MarksAction} action
 * @returns {BoardState}
 */
function withAllMarks(board, { cells }) {
  const wanted = new Map(cells);
  const inOrder = (/** @type {number[]} */ digits) => [...digits].sort((one, other) => one - other);
  const marked = (/** @type {CellState} */ cell, /** @type {number} */ index) => {
    const marks = wanted.get(index);
    if (!marks || cell.digit) return cell;
    const { corner, centre, tints } = { ...cell, ...marks };
    return { ...cell, corner: inOrder(corner), centre: inOrder(centre), tints };
  };
  return { ...board, cells: board.cells.map(marked) };
}

/**
 * The puzzle as it was given, without marks and colours.
 * @param {BoardState} board
 * @returns {BoardState}
 */
function restarted(board) {
  const open = board.cells.flatMap((cell, index) => (cell.kind === "given" ? [] : [index]));
  const empty = open.reduce((now, cell) => withDigit(now, cell, 0), board);
  const plain = { corner: [], centre: [], colours: [], tints: {} };
  return { ...empty, cells: empty.cells.map((cell) => ({ ...cell, ...plain })) };
}

/**
 * The board with the marks that belong to its puzzle: somebody has to know them.
 * @param {BoardState} board
 * @param {Game["limits"]} limits
 * @returns {BoardState}
 */
export function withLimits(board, limits) {
  if (!limits) return board;
  const corner = (/** @type {number} */ cell) => [...(limits[cell] ?? "")].flatMap((symbol) => board.symbols.indexOf(symbol) + 1 || []);
  return { ...board, cells: board.cells.map((cell, index) => (cell.digit ? cell : { ...cell, corner: corner(index) })) };
}
