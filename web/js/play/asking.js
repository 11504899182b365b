// What a game asks the engine: a puzzle, its solution, candidates, hints, and what singles can finish.

import { cellAt, nameOf } from "../board/board.js";
import { boxOf, fromData, NO_BOXES } from "../board/state.js";
import { ask, begin, EngineError } from "../engine.js";
import { askGrids } from "../pages/grids-state.js";
import { say } from "../words.js";
import { newGame } from "./game.js";
import { wrongIn } from "./judge.js";
import { isCommon, varietiesOf } from "./new-state.js";
import { ownMarks } from "./own-marks.js";
import { bySingle, byWay } from "./review-state.js";

/** @typedef {import("../board/state.js").BoardState} BoardState */
/** @typedef {import("./game.js").Game} Game */

/** The techniques of single cells and digits. */
const SINGLES = ["full-house", "naked-single", "hidden-single"];

/**
 * What is asked for in a new game: a question to make a puzzle, without a seed if any puzzle will do, so that it may be one
 * that is ready.
 * @typedef {{ level?: string, symmetry?: string, box?: string, variants?: string[], techniques?: string[], clues?: string, seed?: string, grid?: string, daily?: string }} Wish
 */

/** @typedef {{ isStrict?: boolean, hear?: (share: number) => void }} How */

/**
 * A game with a new puzzle, which is made meanwhile. `done` gives none if it was stopped.
 * @param {Wish} wish
 * @param {How} [how]
 * @returns {{ done: Promise<Game | null>, stop: () => void }}
 */
export function makingGame(wish, { isStrict = false, hear = () => {} } = {}) {
  const ending = new AbortController();
  const { signal } = ending;
  const make = async () => {
    const made = await madePuzzle(wish, signal, hear);
    return made && !signal.aborted ? gameWith(made, wish, isStrict) : null;
  };
  // Whoever has stopped it need not hear how it ended.
  const done = make().catch((error) => {
    if (signal.aborted) return null;
    throw error;
  });
  return { done, stop: () => ending.abort() };
}

/**
 * A game with a new puzzle.
 * @param {Wish} wish
 * @param {How} [how]
 * @returns {Promise<Game>}
 */
export async function madeGame(wish, how) {
  return /** @type {Game} */ (await makingGame(wish, how).done);
}

/**
 * A puzzle: one that is ready or soon made is asked for at once, others are made by a job, which may take its time.
 * @param {Wish} wish
 * @param {AbortSignal} signal
 * @param {(share: number) => void} hear
 * @returns {Promise<any>}
 */
async function madePuzzle(wish, signal, hear) {
  if (isCommon(wish)) {
    const { puzzles } = await askGrids("generate", wish, signal).catch(stoppedOrThrown);
    if (puzzles?.length) return puzzles[0];
  }
  if (signal.aborted) return null;
  const { done, stop } = begin("generate", wish, (event, data) => {
    if (event === "progress" && typeof data.share === "number") hear(data.share);
  });
  signal.addEventListener("abort", stop);
  const answer = await done;
  if (answer.error && !answer.stopped) throw new EngineError(answer.error);
  return answer.puzzles?.[0] ?? null;
}

/**
 * What an answer says that took too long is no fault: whoever asked goes another way then.
 * @param {unknown} error
 * @returns {any}
 */
function stoppedOrThrown(error) {
  if (error instanceof EngineError && error.answer.stopped) return {};
  throw error;
}

/**
 * @param {any} made
 * @param {Wish} wish
 * @param {boolean} isStrict
 * @returns {Promise<Game>}
 */
async function gameWith(made, wish, isStrict) {
  const board = await boardOf(made.puzzle, wish.box);
  const { daily, seed: _, ...again } = wish;
  return newGame(board, {
    puzzle: made.puzzle,
    box: boxOf(board),
    origin: {
      kind: daily ? "daily" : "made",
      level: made.level ?? undefined,
      score: made.score,
      techniques: Object.keys(made.techniques ?? {}),
      seed: String(made.seed),
      wish: again,
      ...(daily ? { date: daily } : {}),
      ...(wish.variants?.length ? { variants: wish.variants } : {}),
    },
    solution: digitsIn(board, made.solution),
    isStrict,
  });
}

/**
 * What there is to know of a puzzle that somebody brings, before it is played: how many solutions it has, where 2 are several
 * and null means that nobody knows, and why there is none. A game there is if it can be played at all: without its solution
 * unless there is exactly one.
 * @typedef {{ game: Game | null, count: 0 | 1 | 2 | null, reasons: string[], isFull: boolean }} Brought
 */

/**
 * A game with a puzzle that somebody brings. What is given alone says how many solutions there are: what was placed may be wrong, and
 * so may pencil marks, unless digits alone leave several solutions: then they belong to the puzzle.
 * @param {Puzzle} puzzle
 * @param {{ kind: "own" | "link", isStrict?: boolean, signal?: AbortSignal }} how
 * @returns {Promise<Brought>}
 */
export async function broughtGame({ board, line, marks }, { kind, isStrict = false, signal }) {
  const givens = { ...board, cells: board.cells.map((cell) => (cell.kind === "given" ? cell : { ...cell, digit: 0 })) };
  const solutions = async (/** @type {Game["limits"]} */ limits) => {
    const question = questionOf(givens, line, limits);
    const solved = await ask("solve", { ...question, limit: 2 }, signal);
    if (solved.error && !solved.stopped) throw new EngineError(solved.error);
    const found = Number(solved.count ?? 0);
    const count = /** @type {Brought["count"]} */ (found > 1 ? 2 : solved.stopped ? null : found === 1 ? 1 : 0);
    return { limits, question, solved, count };
  };
  const alone = await solutions(null);
  const { limits, question, solved, count } = alone.count === 2 && marks ? await solutions(marks) : alone;
  const isFull = givens.cells.every(({ digit }) => digit);
  if (count === 0) return { game: null, count, reasons: solved.reasons ?? [], isFull };
  // Where logic does not reach the solution, or not in time, there is no level.
  const rated = count === 1 ? await ask("rate", question, signal).catch(() => null) : null;
  const variants = varietiesOf(board.rules?.document ?? {});
  const origin = { kind, ...(variants.length ? { variants } : {}), ...(rated?.level ? { level: rated.level, score: rated.score, techniques: Object.keys(rated.techniques ?? {}) } : {}) };
  const solution = count === 1 ? digitsIn(board, solved.solution) : null;
  return { game: newGame(board, { puzzle: line, box: boxOf(board), origin, solution, isStrict, limits }), count, reasons: [], isFull };
}

/**
 * A puzzle as the engine has read it: its board, all of it in one line, and its pencil marks if it came with any.
 * @typedef {{ board: BoardState, line: string, marks: string[] | null }} Puzzle
 */

/**
 * Reads a puzzle, with its houses and rules.
 * @param {string | Record<string, any>} puzzle
 * @param {string} [box]
 * @param {AbortSignal} [signal]
 * @returns {Promise<Puzzle>}
 */
export async function readPuzzle(puzzle, box, signal) {
  const isPlain = typeof puzzle === "string" && !puzzle.trimStart().startsWith("{");
  const parsed = await ask("parse", { puzzle, ...(box && box !== NO_BOXES && isPlain ? { box } : {}) }, signal);
  return { board: fromData(parsed.board, parsed.puzzle), line: parsed.puzzle, marks: parsed.board.pencil_marks?.length ? parsed.board.pencil_marks : null };
}

/**
 * The board of a puzzle, with its houses and rules.
 * @param {string | Record<string, any>} puzzle
 * @param {string} [box]
 * @returns {Promise<BoardState>}
 */
export async function boardOf(puzzle, box) {
  return (await readPuzzle(puzzle, box)).board;
}

/**
 * The position of a game as the engine takes it: what is given and what the player has placed are two things, so that what is wrong can be told.
 * @param {Game} game
 * @param {BoardState} [board] another position of it
 */
export function positionQuestion(game, board = game.table.board) {
  return questionOf(board, game.puzzle, game.limits);
}

/**
 * @param {BoardState} board
 * @param {string | Record<string, any>} puzzle
 * @param {Game["limits"]} limits
 */
function questionOf(board, puzzle, limits) {
  const line = (/** @type {"given" | "placed"} */ kind) =>
    board.cells.map((cell) => (cell.digit && cell.kind === kind ? (board.symbols[cell.digit - 1] ?? ".") : ".")).join("");
  const document = board.rules?.document ?? (typeof puzzle === "string" ? {} : puzzle);
  const { pencil_marks: _, ...rest } = document;
  const box = boxOf(board);
  return { puzzle: { ...rest, puzzle: line("given"), placed: line("placed"), ...(limits ? { pencil_marks: limits } : {}) }, ...(board.rules || box === NO_BOXES ? {} : { box }) };
}

/**
 * The position as a text that the solver page opens.
 * @param {Game} game
 */
export function positionText(game) {
  const { puzzle, box } = positionQuestion(game);
  return JSON.stringify({ ...puzzle, ...(box ? { box } : {}) });
}

/**
 * The position with what the player's own marks have ruled out, so that a hint does not tell what is known.
 * @param {Game} game
 * @param {boolean} [isAuto] whether candidates come by themselves
 */
export function ownQuestion(game, isAuto) {
  const question = positionQuestion(game);
  const { limits, table: { board } } = game;
  const marks = ownMarks(game, isAuto);
  if (!marks && !limits) return question;
  const symbolOf = (/** @type {number} */ digit) => board.symbols[digit - 1] ?? "";
  const texts = board.cells.map(({ digit }, cell) => {
    const own = marks?.[cell]?.map(symbolOf) ?? [];
    // What the puzzle leaves to a cell is all that can be there, whatever the player has marked; a digit that is there nevertheless is a slip.
    const left = [...(limits?.[cell] ?? own)];
    if (digit) return [...new Set([...left, symbolOf(digit)])].join("");
    return (marks ? left.filter((symbol) => own.includes(symbol)) : left).join("");
  });
  return { ...question, puzzle: { ...question.puzzle, pencil_marks: texts } };
}

/**
 * The cells whose digits break a rule, whatever it is.
 * @param {Game} game
 * @returns {Promise<number[]>}
 */
export async function clashesOf(game) {
  return (await ask("parse", positionQuestion(game))).board.clashes;
}

/**
 * What can go into each empty cell, by the rules alone.
 * @param {Game} game
 * @param {BoardState} [board] another position of it
 * @returns {Promise<string[]>} for each cell the characters of its digits
 */
export async function candidatesOf(game, board) {
  return (await ask("candidates", positionQuestion(game, board))).candidates;
}

/**
 * The next step of reasoning, and what is possible before it, by the rules and the player's own marks; or the cell that has to be mended first.
 * @param {Game} game
 * @param {boolean} [isAuto] whether candidates come by themselves
 * @returns {Promise<{ step: any, mistake: number, text: string, candidates: string[] }>}
 */
export async function hintOf(game, isAuto) {
  const question = ownQuestion(game, isAuto);
  // Where digits contradict each other nothing is possible, and a hint says what to mend.
  const possible = ask("candidates", question).catch(() => ({ candidates: [] }));
  // Where there are several solutions, what they share can still be found.
  const { steps: shared = [] } = game.solution ? {} : await ask("follow", { ...question, most: 1 }).catch(stoppedOrThrown);
  const answer = shared.length ? { steps: shared } : await ask("hint", { ...question, level: 1 }).catch(stoppedOrThrown);
  const mistake = answer.mistake ? cellAt(game.table.board, answer.mistake) : -1;
  // Where marks belong to the puzzle the engine sees that it cannot be solved so, and the page which digit it is.
  const [wrong] = answer.steps?.length || mistake >= 0 ? [] : wrongIn(game.table.board, game.solution);
  if (wrong !== undefined) return { step: null, mistake: wrong, text: wrongWords(game.table.board, wrong), candidates: [] };
  // Where nothing is found, or not in time, the page says what leads on.
  if (!answer.steps?.length && mistake < 0) throw new EngineError((!answer.stopped && answer.error) || { code: "no-hint", message: "" });
  return { step: answer.steps?.[0] ?? null, mistake, text: answer.hint ?? "", candidates: (await possible).candidates };
}

/**
 * @param {BoardState} board
 * @param {number} cell one whose digit is wrong
 */
function wrongWords(board, cell) {
  return say("play-hint-wrong", { digit: board.symbols[(board.cells[cell]?.digit ?? 0) - 1] ?? "", cell: nameOf(board, cell) });
}

/**
 * What singles lead to from here: the digits, each with its cell, and why it cannot go on where that shows. Of what is tried nobody
 * is told whether it is right: what follows from it is what somebody tries it for. Where there are several solutions that is what
 * they share.
 * @param {Game} game
 * @param {boolean} [isAuto] whether candidates come by themselves
 * @returns {Promise<{ digits: [number, number][], reasons: string[] }>}
 */
export async function singlesOf(game, isAuto) {
  const { solution, table: { board, tries } } = game;
  const { steps = [], reasons = [], error } = await ask(solution && !tries.length ? "explain" : "follow", { ...ownQuestion(game, isAuto), only: SINGLES });
  // Where a digit is wrong, or the board too large to reason about, that is why there are none.
  if (!steps.length && error) throw new EngineError(error);
  const digits = steps.flatMap((/** @type {any} */ step) =>
    step.placements.map((/** @type {{ cell: string, digit: number }} */ { cell, digit }) => [cellAt(board, cell), digit]));
  return { digits, reasons };
}

/**
 * The whole way through a puzzle.
 * @param {Game} game
 * @param {BoardState} start
 * @param {AbortSignal} signal
 * @returns {Promise<import("../solver/state.js").Way>}
 */
export async function wayOf(game, start, signal) {
  const [answer, candidates] = await Promise.all([ask("explain", positionQuestion(game, start), signal), candidatesOf(game, start)]);
  const { steps, error } = answer;
  if (!steps?.length) throw new EngineError(error ?? { code: "no-way", message: "" });
  return { start, candidates, steps, by: "techniques", answer };
}

/**
 * How the digit of a cell can be found in a position: by a single that is there, or else by the way that the engine goes.
 * @param {Game} game
 * @param {BoardState} board
 * @param {number} cell
 * @param {number} digit
 * @param {AbortSignal} signal
 * @returns {Promise<import("./review-state.js").Found | null>}
 */
export async function foundAt(game, board, cell, digit, signal) {
  const question = positionQuestion(game, board);
  const name = nameOf(board, cell);
  const { steps: singles = [] } = await ask("hint", { ...question, all: true, only: SINGLES }, signal);
  const single = bySingle(singles, name, digit);
  if (single) return single;
  const { steps = [] } = await ask("explain", question, signal);
  return byWay(steps, name, digit);
}

/**
 * @param {BoardState} board
 * @param {string} line
 * @returns {number[]}
 */
function digitsIn(board, line) {
  return [...line].map((symbol) => board.symbols.indexOf(symbol) + 1);
}
