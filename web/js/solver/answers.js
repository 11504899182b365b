// All answers of a puzzle that has several: one after the other, with what changes from one to the next.

import { html, useEffect, useRef } from "../ui.js";
import { grouped } from "../ui/numbers.js";
import { say } from "../words.js";
import { Button } from "./parts.js";

/** @typedef {import("./state.js").State} State */

/** How many answers are kept to be walked through. */
export const MOST_ANSWERS = 1000;

/**
 * The answers that were found, in one line each, and which one is shown.
 * @typedef {{ list: string[], at: number, isMore: boolean, isStopped?: boolean }} Answers
 */

/**
 * One more answer has been found. The one after the last that is kept only says that there are more.
 * @param {State} state
 * @param {string} solution
 * @returns {State}
 */
export function withAnswer(state, solution) {
  const { answers } = state;
  if (!answers) return state;
  if (answers.list.length >= MOST_ANSWERS) return { ...state, answers: { ...answers, isMore: true } };
  return { ...state, answers: { ...answers, list: [...answers.list, solution] } };
}

/**
 * The search has ended.
 * @param {State} state
 * @param {boolean} isStopped
 * @returns {State}
 */
export function withAllAnswers(state, isStopped) {
  return state.answers ? { ...state, answers: { ...state.answers, isStopped } } : state;
}

/**
 * The state at another answer; null where there is none.
 * @param {State} state
 * @param {number} at
 * @returns {State | null}
 */
export function withAnswerAt(state, at) {
  const { answers } = state;
  return answers && answers.list[at] !== undefined ? { ...state, answers: { ...answers, at } } : null;
}

/**
 * The cells, from 0, in which two answers differ.
 * @param {string} first
 * @param {string} second
 */
export function differences(first, second) {
  const other = [...second];
  return [...first].flatMap((symbol, cell) => (symbol === other[cell] ? [] : [cell]));
}

/**
 * The answer that is shown, and where it differs from the one before; the first one from the next.
 * @param {Answers} answers
 * @returns {{ solution: string, differ: number[] } | null}
 */
export function answerAt({ list, at }) {
  const solution = list[at];
  if (solution === undefined) return null;
  const other = list[at === 0 ? 1 : at - 1];
  return { solution, differ: other === undefined ? [] : differences(solution, other) };
}

/**
 * Which answer it is, in words.
 * @param {Answers} answers
 */
export function answerText({ list, at, isMore, isStopped }) {
  const id = isMore ? "solver-answer-of-first" : isStopped === false ? "solver-answer-of" : "solver-answer-so-far";
  return say(id, { number: grouped(at + 1), of: grouped(list.length) });
}

/**
 * The walk.
 * @param {{ state: State, onAt: (at: number) => void }} props
 */
export function AnswerWalk({ state, onAt }) {
  const { answers } = state;
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const hasOthers = (answers?.list.length ?? 0) > 1;
  useEffect(() => {
    // The button that led here is gone: whoever has pressed it goes on with the next answer.
    const next = /** @type {HTMLElement | null | undefined} */ (root.current?.querySelector("[data-name=answer-next]"));
    if (hasOthers && document.activeElement === document.body) next?.focus({ preventScroll: true });
  }, [hasOthers]);
  if (!answers) return null;
  const { list, at, isMore, isStopped } = answers;
  const shown = answerAt(answers);
  if (!shown) return html`<p class="faint" role="status">${say("solver-answers-busy")}</p>`;
  const go = (/** @type {number} */ to) => onAt(Math.max(0, Math.min(list.length - 1, to)));
  return html`<div class="sol-answers" role="group" ref=${root} aria-label=${say("solver-answers-label")}>
    <div class="sol-answers-bar">
      <${Button} name="answer-previous" sign="previous" isBare disabled=${at === 0} onClick=${() => go(at - 1)} />
      <b role="status">${answerText(answers)}</b>
      <${Button} name="answer-next" sign="next" isBare disabled=${at >= list.length - 1} onClick=${() => go(at + 1)} />
    </div>
    ${list.length > 2 && html`<input type="range" min="1" max=${list.length} value=${at + 1} aria-label=${say("solver-answer-position")} aria-valuetext=${answerText(answers)}
      title=${say("solver-answer-position")} onInput=${(/** @type {any} */ event) => go(Number(event.target.value) - 1)} />`}
    ${shown.differ.length > 0 && html`<p class="faint small">${say(at === 0 ? "solver-differ-next" : "solver-differ", { count: shown.differ.length })}</p>`}
    ${isMore && html`<p class="faint small">${say("solver-answers-more", { of: grouped(list.length) })}</p>`}
    ${isStopped && html`<p class="faint small">${say("solver-answers-stopped")}</p>`}
  </div>`;
}
