// Walking: from step to step, from sentence to sentence, and through the steps that a trial assumes. Nothing here knows the page.

import { withAfter } from "../board/board.js";
import { sentencesOf } from "./sentences.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("../board/state.js").BoardState} BoardState */

/**
 * A branch that is followed by whole steps, as the engine tells it.
 * @typedef {{ digits: string, candidates: string }} After
 * @typedef {{ name: string, text: string, conclusion: string, after: After, trials?: TrialData[] }} TrialStepData
 * @typedef {{ branch: number, start: After, steps: TrialStepData[] }} TrialData
 */

/**
 * Where somebody is inside of a step: which of its trials is unfolded, which step of that is shown, which trial of
 * that step is unfolded, and so on. Nothing for the step itself.
 * @typedef {number[]} Inside
 */

/**
 * The state at another place of the way or the search; there it begins with the first sentence.
 * @param {State} state
 * @param {"way" | "watch"} kind
 * @param {number} place
 * @returns {State}
 */
export function reached(state, kind, place) {
  return { ...state, at: { ...state.at, [kind]: place }, sentence: 0, inside: [] };
}

/**
 * The trial that is unfolded, as deep as the path leads; null if it leads to none.
 * @param {any} step
 * @param {Inside} inside
 * @returns {TrialData | null}
 */
export function trialAt(step, inside) {
  const [trial, index, ...rest] = inside;
  const found = trial === undefined ? null : step?.trials?.[trial] ?? null;
  return found && index !== undefined && rest.length ? trialAt(found.steps[index], rest) : found;
}

/**
 * The step of a trial that the path leads to, with its evidence and the board that it is taken on. An open trial without
 * a chosen step leads to the step that holds it.
 * @param {any} step a step with its evidence
 * @param {BoardState} board the board before it
 * @param {Inside} inside
 * @returns {{ step: any, board: BoardState, assumed: string[] }}
 */
export function stepAt(step, board, inside) {
  let now = { step, board, assumed: /** @type {string[]} */ ([]) };
  for (let depth = 0; depth + 1 < inside.length; depth += 2) {
    const trial = now.step.trials?.[inside[depth] ?? 0];
    const index = inside[depth + 1] ?? 0;
    const branch = trial && now.step.evidence?.branches?.[trial.branch];
    const told = trial?.steps[index];
    if (!branch || !told) break;
    const after = index === 0 ? trial.start : trial.steps[index - 1]?.after ?? trial.start;
    now = { step: { ...branch.steps[index], ...told }, board: withAfter(now.board, after), assumed: [...now.assumed, ...branch.assumption.cells] };
  }
  return now;
}

/**
 * One further or one back: through the steps of the trial that is unfolded, from sentence to sentence where that is wanted,
 * and otherwise from step to step. Null where there is nothing further.
 * @param {State} state
 * @param {1 | -1} by
 * @returns {State | null}
 */
export function walked(state, by) {
  const { way, sentence, inside } = state;
  if (!way) return null;
  const at = state.at.way;
  const step = way.steps[at];
  const trial = trialAt(step, inside);
  if (trial) return { ...state, inside: walkedInside(inside, trial.steps.length, by) };
  const told = sentence + by;
  if (state.isBySentence && step && told >= 0 && told < sentencesOf(step).length) return { ...state, sentence: told };
  const place = at + by;
  if (place < 0 || place > way.steps.length) return null;
  const next = reached(state, "way", place);
  // Whoever goes back sees what was told last.
  return by < 0 && way.steps[place] ? { ...next, sentence: sentencesOf(way.steps[place]).length - 1 } : next;
}

/**
 * @param {Inside} inside
 * @param {number} steps
 * @param {1 | -1} by
 * @returns {Inside}
 */
function walkedInside(inside, steps, by) {
  const isChosen = inside.length % 2 === 0;
  const outside = isChosen ? inside.slice(0, -1) : inside;
  const index = isChosen ? (inside.at(-1) ?? 0) + by : by > 0 ? 0 : -1;
  // Before the first step there is the assumption; after the last one, and before the assumption, the step that holds it.
  if (index >= steps || (index < 0 && !isChosen)) return outside.slice(0, -1);
  return index < 0 ? outside : [...outside, index];
}
