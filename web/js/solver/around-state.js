// All steps of a position: what is asked, what is kept of the answer, and how it is grouped. Nothing here knows the page.

import { withAfter } from "../board/board.js";
import { boxOf, documentOf } from "../board/state.js";
import { wayBoard } from "./replay.js";
import { questionBoard } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("../board/state.js").BoardState} BoardState */
/** @typedef {"technique" | "effect"} Grouping */
/** @typedef {{ technique: string, name: string, level: string, found: number, more: boolean, effects: { step: number, ways: number }[] }} OfTechnique */
/** @typedef {{ conclusion: string, steps: number[], by: string[] }} OfEffect */

/**
 * All steps of the position that a way, if there is one, has come to; a note says why there are none.
 * @typedef {{ way: import("./state.js").Way | null, at: number, board: BoardState, candidates: string[], steps: any[], byTechnique: OfTechnique[], byEffect: OfEffect[], note: string | null, isStopped: boolean }} Around
 */

/**
 * Steps that belong together: a heading, and for each step of it what is told. The number is that of the step.
 * @typedef {{ step: number, text: string, ways: number }} Row
 * @typedef {{ key: string, text: string, level: string | null, count: string, rows: Row[] }} Group
 */

/**
 * The position that the way has come to; without a way, the puzzle as it is.
 * @param {State} state
 */
export function positionOf(state) {
  return state.way ? wayBoard(state.way, state.at.way) : questionBoard(state);
}

/**
 * The characters of each cell's candidates, or of its digit.
 * @param {BoardState} board
 */
function marksOf({ cells, symbols }) {
  const digits = (/** @type {import("../board/state.js").CellState} */ { digit, candidates }) => (digit ? [digit] : candidates);
  return cells.map((cell) => digits(cell).map((digit) => symbols[digit - 1] ?? "").join(""));
}

/** How the engine calls the characters of digits, by the first of them. @type {Record<string, string>} */
const ALPHABETS = { 0: "from-zero", A: "letters" };

/**
 * What to send with a question about a position of a way: what was ruled out stays out.
 * @param {BoardState} board
 * @returns {{ puzzle: Record<string, any> }}
 */
export function requestAt(board) {
  const line = (/** @type {boolean} */ isGiven) => board.cells
    .map(({ digit, kind }) => (digit && (kind === "given") === isGiven ? board.symbols[digit - 1] : ".")).join("");
  const plain = { box: boxOf(board), alphabet: ALPHABETS[board.symbols[0] ?? ""] ?? "from-one" };
  const document = board.rules ? documentOf(board, board.rules) : plain;
  return { puzzle: { ...document, puzzle: line(true), placed: line(false), pencil_marks: marksOf(board) } };
}

/**
 * Takes the answer to the question for all steps.
 * @param {State} state
 * @param {{ board: BoardState, candidates: string[] }} position
 * @param {any} answer
 * @returns {State}
 */
export function withAround(state, position, answer) {
  const { steps = [], by_technique: byTechnique = [], by_effect: byEffect = [], error } = answer;
  const isStopped = error?.code === "stopped";
  const note = steps.length || isStopped ? null : error?.message ?? answer.hint ?? "";
  const { way, at } = state;
  return { ...state, around: { ...position, way, at: at.way, steps, byTechnique, byEffect, note, isStopped }, chosen: null, pointed: null };
}

/**
 * All steps of the position that is shown, if they are known.
 * @param {State} state
 */
export function aroundOf({ around, way, at }) {
  return around && around.way === way && around.at === at.way ? around : null;
}

/**
 * Forgets all steps.
 * @param {State} state
 * @returns {State}
 */
export function withoutAround(state) {
  return { ...state, around: null, chosen: null, pointed: null };
}

/**
 * The step that is drawn in place of the way's, if there is one: the one that is pointed at, or the chosen one.
 * @param {State} state
 */
export function stepShown(state) {
  const { pointed, chosen, isAroundOpen, reasoner } = state;
  return isAroundOpen && reasoner === "techniques" ? aroundOf(state)?.steps[pointed ?? chosen ?? -1] ?? null : null;
}

/**
 * The steps as a list of groups.
 * @param {Around} around
 * @param {Grouping} grouping
 * @returns {Group[]}
 */
export function groupsOf({ steps, byTechnique, byEffect }, grouping) {
  if (grouping === "technique") {
    return byTechnique.map(({ technique, name, level, found, more, effects }) => ({
      key: technique, text: name, level, count: `${found}${more ? "+" : ""}`,
      rows: effects.map(({ step, ways }) => ({ step, text: steps[step].conclusion, ways })),
    }));
  }
  return byEffect.map(({ conclusion, steps: of, by }) => ({
    key: conclusion, text: conclusion, level: null, count: String(of.length),
    rows: of.map((step, index) => ({ step, text: by[index] ?? "", ways: 1 })),
  }));
}

/**
 * The way with another step where it has come to, and what follows then.
 * @param {State} state
 * @param {any} step
 * @param {any} answer the way from there
 * @returns {State}
 */
export function taken(state, step, answer) {
  const { around, way, at } = state;
  if (!around) return state;
  const before = way ? way.steps.slice(0, at.way) : [];
  const { start, candidates } = way ?? { start: questionBoard(state) ?? around.board, candidates: around.candidates };
  const steps = [...before, step, ...(answer.steps ?? [])];
  return withoutAround({
    ...state, way: { start, candidates, steps, by: "techniques", answer }, at: { ...at, way: before.length + 1 }, sentence: 0, inside: [], isPlaying: false,
  });
}

/**
 * The question for the way after a step.
 * @param {Around} around
 * @param {any} step
 */
export function requestAfter({ board }, step) {
  return requestAt(withAfter(board, step.after));
}
