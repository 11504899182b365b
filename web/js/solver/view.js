// What the board *Answer* shows: which of all the things that are known, and how it is drawn.

import { cellAt, withCandidates, withSolution } from "../board/board.js";
import { drawingOf } from "../board/drawing.js";
import { isSameList } from "../board/once.js";
import { blankOf } from "../board/state.js";
import { counted } from "../ui/numbers.js";
import { say } from "../words.js";
import { verdict } from "./answer.js";
import { answerAt, answerText } from "./answers.js";
import { stepShown } from "./around-state.js";
import { wayBoard, watchBoard } from "./replay.js";
import { questionBoard } from "./state.js";
import { drawnUntil, litBy, sentencesOf, UNLIT } from "./sentences.js";
import { written } from "./told.js";
import { stepAt, trialAt } from "./walk.js";
import { boardAt, drawingOfMoment, tellMoment } from "./watch.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("../board/state.js").BoardState} BoardState */

/** @typedef {"question" | "answer"} Front */

/** The colour of cells in which an answer differs from the one before. */
const DIFFERENT = 4;

/**
 * What is shown.
 * @typedef {object} Shown
 * @property {BoardState} board
 * @property {import("../board/drawing.js").Drawing | null} drawing
 * @property {Record<number, number> | null} colours
 * @property {"digits" | "candidates"} numbers
 * @property {string} caption
 */

/**
 * What the answer's board shows.
 * @param {State} state
 * @returns {Shown}
 */
export function answerShown(state) {
  const plain = { drawing: null, colours: null, numbers: /** @type {"digits"} */ ("digits") };
  const moments = state.watch?.moments.length ?? 0;
  if (state.view === "watch" && state.watch && moments) {
    const at = Math.min(state.at.watch, moments);
    const moment = state.watch.moments[at - 1];
    const board = boardAt(watchBoard(state.watch, at), moment);
    return { board, colours: null, numbers: "candidates", drawing: drawingOfMoment(moment, board), caption: say("solver-moment-of", { number: at, of: moments }) };
  }
  const step = state.view === "way" ? stepShown(state) : null;
  if (step && state.around) {
    const { board, steps } = state.around;
    const caption = say("solver-caption-around", { conclusion: written(step.conclusion), of: steps.length });
    return { board, drawing: drawnOnce(step, board), colours: null, numbers: "candidates", caption };
  }
  if (state.view === "way" && state.way) {
    const { steps } = state.way;
    const at = state.at.way;
    return { ...stepDrawn(state, state.way), colours: null, numbers: "candidates", caption: say("solver-caption-step", { number: Math.min(at + 1, steps.length), of: steps.length }) };
  }
  if (state.view === "race" && state.race?.solution && !state.result) {
    const board = questionBoard(state);
    if (board) return { ...plain, board: withSolution(board, state.race.solution), caption: "" };
  }
  return { ...plain, ...resultShown(state) };
}

/** What was drawn last: pointing at things draws the same again and again. */
let last = { key: /** @type {unknown[]} */ ([]), drawn: /** @type {any} */ (null) };

/**
 * Draws something unless it is what was drawn last.
 * @template T
 * @param {unknown[]} key
 * @param {() => T} draw
 * @returns {T}
 */
function once(key, draw) {
  if (!isSameList(key, last.key)) last = { key, drawn: draw() };
  return last.drawn;
}

/** The blank board that was shown last: whoever types changes nothing about it. */
let blank = { key: /** @type {unknown[]} */ ([]), board: /** @type {BoardState | null} */ (null) };

/** @param {BoardState} board */
function blankOnce(board) {
  const key = [board.size, board.boxRows, board.boxColumns, board.symbols, board.houses, board.rules];
  if (!blank.board || !isSameList(key, blank.key)) blank = { key, board: blankOf(board) };
  return blank.board ?? board;
}

/** @param {any} step @param {BoardState} board */
function drawnOnce(step, board) {
  return once([step, board], () => drawingOf(step, board));
}

/**
 * The step of the way as it is drawn: inside of its trials where somebody walks there, and as far as it has been told.
 * @param {State} state
 * @param {import("./state.js").Way} way
 * @returns {{ board: BoardState, drawing: import("../board/drawing.js").Drawing | null }}
 */
function stepDrawn({ at, inside, isBySentence, sentence }, way) {
  const whole = way.steps[at.way];
  const before = wayBoard(way, at.way);
  if (!whole) return { board: before, drawing: null };
  return once([whole, before, inside, isBySentence, sentence], () => {
    const { step, board, assumed } = stepAt(whole, before, inside);
    const drawing = drawingOf(step, board);
    if (!assumed.length) return { board, drawing: isBySentence ? drawnUntil(drawing, step, sentence + 1, board) : drawing };
    const cells = Object.fromEntries(assumed.map((name) => [cellAt(board, name), /** @type {"pivot"} */ ("pivot")]));
    return { board, drawing: { ...drawing, cells: { ...cells, ...drawing.cells } } };
  });
}

/**
 * What is lit on the answer's board: what somebody points at, or else what was told last.
 * @param {State} state
 * @returns {import("./sentences.js").Lit}
 */
export function litNow(state) {
  const { lit, way, at, isBySentence, sentence, inside, view } = state;
  if (lit !== UNLIT || !isBySentence || view !== "way" || inside.length || stepShown(state)) return lit;
  const told = way?.steps[at.way] && sentencesOf(way.steps[at.way])[sentence];
  return told && way ? { cells: [], links: litBy(told, way.start).links } : lit;
}

/** @param {State} state */
function resultShown(state) {
  const { result, answers, file, source, table } = state;
  if (!result) {
    const board = source === "file" && file?.board ? file.board : blankOnce(table.board);
    return { board, caption: source === "file" && file?.board ? file.name : "" };
  }
  const walked = answers && answerAt(answers);
  if (walked) {
    const colours = Object.fromEntries(walked.differ.map((cell) => [cell, DIFFERENT]));
    return { board: withSolution(result.board, walked.solution), colours, caption: answerText(answers) };
  }
  const caption = verdict(result);
  if (result.candidates) {
    return { board: withCandidates(result.board, result.candidates), numbers: /** @type {"candidates"} */ ("candidates"), caption };
  }
  const { solution } = result.answer;
  const board = solution ? withSolution(result.board, solution) : source === "table" ? table.board : result.board;
  return { board, caption };
}

/**
 * Which of the two boards has the room: the puzzle until there is something to see in the answer.
 * @param {State} state
 * @returns {Front}
 */
export function frontOf(state) {
  if (played(state)) return "answer";
  if (state.view === "way" && stepShown(state)) return "answer";
  const { result } = state;
  return result && (result.answer.solution || result.candidates) ? "answer" : "question";
}

/**
 * What the player under the board plays, if there is anything.
 * @param {State} state
 * @returns {{ kind: "way" | "watch", at: number, last: number, text: string, now: string } | null}
 */
export function played(state) {
  if (state.view === "watch" && state.watch?.moments.length) {
    const { moments, start } = state.watch;
    const at = Math.min(state.at.watch, moments.length);
    const text = tellMoment(moments[at - 1], start);
    return { kind: "watch", at, last: moments.length, text, now: text };
  }
  if (state.view === "way" && state.way) {
    const { steps } = state.way;
    const at = state.at.way;
    const text = steps[at] ? say("solver-step-name", { number: at + 1, of: steps.length, name: steps[at].name }) : say("solver-way-end");
    return { kind: "way", at, last: steps.length, text, now: stepShown(state)?.place ?? toldOf(state, steps[at]) ?? text };
  }
  return null;
}

/**
 * A step in a line: where it is, or what of it is told just now.
 * @param {State} state
 * @param {any} step
 * @returns {string | undefined}
 */
function toldOf({ inside, isBySentence, sentence }, step) {
  const chosen = inside.length % 2 === 0 ? inside.at(-1) : undefined;
  const within = chosen === undefined ? null : trialAt(step, inside)?.steps[chosen];
  if (within) return written(within.text);
  return step && isBySentence ? written(sentencesOf(step)[sentence]?.text ?? "") : step?.place;
}

/**
 * How the work goes on, in words.
 * @param {import("./state.js").Progress} progress
 */
export function progressText({ share, count, trials }) {
  if (count && count !== "0") return say("solver-progress-count", { count: counted(count) });
  if (share) return say("solver-progress-share", { share: Math.round(share * 100) });
  if (trials) return say("solver-progress-trials", { count: counted(trials) });
  return say("solver-progress");
}
