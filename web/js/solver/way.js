// The way: the step that is drawn, in whole sentences, and the list of all steps.

import { drawingOf } from "../board/drawing.js";
import { LearnLink } from "../learn/box.js";
import { announce } from "../live.js";
import { html, useEffect, useLayoutEffect, useRef } from "../ui.js";
import { say, together } from "../words.js";
import { EffortLine } from "./answer.js";
import { Around, AroundCard } from "./around.js";
import { stepShown } from "./around-state.js";
import { Reasoners } from "./five.js";
import { effortOf } from "./outcome.js";
import { Button, Switch } from "./parts.js";
import { moved } from "./player.js";
import { wayBoard } from "./replay.js";
import { Details, Told, written } from "./told.js";
import { Trials } from "./trials.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./sentences.js").Lit} Lit */

/**
 * The panel of the way.
 * @param {{ state: State, work: import("./work.js").Work, canAsk: boolean, onAt: (at: number) => void, set: (some: Partial<State>) => void }} props
 */
export function WayPanel({ state, work, canAsk, onAt, set }) {
  const isAround = state.isAroundOpen && state.reasoner === "techniques";
  return html`<div class=${`sol-way ${isAround ? "is-around" : ""}`}>
    <${Reasoners} state=${state} onChoose=${work.chooseReasoner} />
    <${Way} state=${state} work=${work} canAsk=${canAsk} onAt=${onAt} set=${set} isAround=${isAround} />
    ${state.reasoner === "techniques" && html`<${Around} state=${state} work=${work} canAsk=${canAsk} set=${set} />`}</div>`;
}

/** @param {{ state: State, work: import("./work.js").Work, canAsk: boolean, onAt: (at: number) => void, set: (some: Partial<State>) => void, isAround: boolean }} props */
function Way({ state, work, canAsk, onAt, set, isAround }) {
  const { way, isRating, ratingFault, reasoner } = state;
  const before = useRef(way);
  useEffect(() => {
    // What has only just come is not heard by itself, as later changes of it are.
    const first = before.current ? null : way?.steps[state.at.way];
    if (first) announce(together([first.name, written(first.text)]));
    before.current = way;
  }, [way]);
  const other = isAround ? stepShown(state) : null;
  if (other) return html`<${AroundCard} step=${other} state=${state} work=${work} onLit=${(/** @type {Lit} */ lit) => set({ lit })} />`;
  if (!way) {
    const isBusy = state.work?.kind === "way" || (isRating && reasoner === "techniques");
    if (isBusy) return html`<p class="faint" role="status">${say("solver-way-busy")}</p>`;
    return html`<div class="sol-invite"><h2>${say("solver-way-none")}</h2>
      <p class="faint">${ratingFault?.message || say(`solver-way-none-${reasoner}`)}</p>
      <p><${Button} name="show-way" sign="play" kind="primary" onClick=${() => work.showWay()} disabled=${!canAsk || Boolean(state.work)} /></p></div>`;
  }
  const at = state.at.way;
  const told = way.by === "five" ? effortOf("searched", way.answer) : null;
  // The way leads to one answer: what others took is nothing to it.
  const effort = told && { ...told, trialsTo: null };
  return html`${effort && html`<${EffortLine} state=${state} effort=${effort} figures=${["complexity", "complexity-first", "assumed", "trials"]} />`}
    <${StepCard} step=${way.steps[at]} at=${at} way=${way} state=${state} set=${set} />
    ${!isAround && html`<${StepList} steps=${way.steps} at=${at} onAt=${onAt} />`}`;
}

/**
 * The step that is drawn.
 * @param {{ step: any, at: number, way: import("./state.js").Way, state: State, set: (some: Partial<State>) => void }} props
 */
function StepCard({ step, at, way, state, set }) {
  const of = way.steps.length;
  if (!step) {
    const isSolved = way.by === "five" ? Boolean(way.answer.solution) : way.answer.solved;
    const ends = isSolved ? "solver-way-solved" : "solver-way-ends";
    return html`<div class="sol-step" aria-live="polite" tabindex="0" role="group" aria-label=${say("solver-way-end")}><p class="sol-step-head"><b>${say("solver-way-end")}</b></p><p>${say(ends, { steps: of })}</p>
      ${(state.result?.answer.reasons ?? []).map((/** @type {string} */ text) => html`<p>${text}</p>`)}</div>`;
  }
  const inside = (/** @type {import("./walk.js").Inside} */ path) => set({ inside: path, isPlaying: false });
  const folded = step.trials && html`<${Trials} trials=${step.trials} inside=${state.inside} onInside=${inside} />`;
  return html`<div class="sol-step" aria-live="polite" tabindex="0" role="group" aria-label=${say("solver-step")}>
    <p class="sol-step-head"><b><${LearnLink} id=${step.technique} text=${step.name} /></b><span class=${`sol-level ${step.level}`}>${say(`solver-level-${step.level}`)}</span></p>
    <p class="sol-step-place"><span class="faint">${say("solver-step-of", { number: at + 1, of })}</span>
      <${Switch} label=${say("solver-by-sentence")} tip=${say("solver-by-sentence-tip")} isOn=${state.isBySentence}
        onChange=${(/** @type {boolean} */ isBySentence) => set({ isBySentence, sentence: 0 })} /></p>
    <${Told} step=${step} board=${way.start} onLit=${(/** @type {Lit} */ lit) => set({ lit })} until=${state.isBySentence ? state.sentence : Infinity} folded=${folded} />
    <${Details} step=${step} drawing=${drawingOf(step, wayBoard(way, at))} />
  </div>`;
}

/**
 * Moves the list so that a step of it is in sight, and gives its row.
 * @param {HTMLElement | null} list
 * @param {number} at
 */
function intoSight(list, at) {
  const row = /** @type {HTMLElement | null} */ (list?.querySelector(`[data-step="${at}"]`) ?? null);
  if (!list || !row) return null;
  const top = row.offsetTop;
  if (top < list.scrollTop || top + row.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = top - list.clientHeight / 3;
  return row;
}

/**
 * All steps; arrows move from one to the next.
 * @param {{ steps: any[], at: number, onAt: (at: number) => void }} props
 */
function StepList({ steps, at, onAt }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const row = intoSight(list.current, at);
    if (list.current?.contains(document.activeElement)) row?.focus({ preventScroll: true });
  }, [at]);
  // What unfolds above the list takes room from it.
  useLayoutEffect(() => {
    if (!list.current) return undefined;
    const watcher = new ResizeObserver(() => intoSight(list.current, at));
    watcher.observe(list.current);
    return () => watcher.disconnect();
  }, [at]);
  const keys = (/** @type {KeyboardEvent} */ event) => {
    const place = moved(event.key, at, steps.length - 1);
    if (place === null) return;
    event.preventDefault();
    onAt(place);
  };
  const row = (/** @type {any} */ step, /** @type {number} */ index) => html`<li role="option" key=${index} data-step=${index}
    aria-selected=${index === at} tabindex=${index === Math.min(at, steps.length - 1) ? 0 : -1} onClick=${() => onAt(index)}>
    <em>${index + 1}</em><span>${step.name} <small>${written(step.conclusion)}</small></span><i class=${`sol-level ${step.level}`}>${say(`solver-level-${step.level}`)}</i></li>`;
  return html`<ol class="sol-steps" role="listbox" aria-label=${say("solver-steps")} ref=${list} onKeyDown=${keys}>${steps.map(row)}</ol>`;
}
