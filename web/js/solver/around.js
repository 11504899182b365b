// All steps that can be taken where the way has come to: by technique or by effect, drawn when pointed at, and taken.

import { Icon } from "../ui/icons.js";
import { LearnLink } from "../learn/box.js";
import { html, useEffect, useRef, useState } from "../ui.js";
import { say } from "../words.js";
import { aroundOf, groupsOf } from "./around-state.js";
import { Button, Segments } from "./parts.js";
import { moved } from "./player.js";
import { Told, written } from "./told.js";

/** @typedef {import("./state.js").State} State */

/** How long somebody must stay at a step before all others are looked for. */
const REST = 150;

/** @type {import("./around-state.js").Grouping[]} */
const GROUPINGS = ["technique", "effect"];

/**
 * The panel, folded away at first.
 * @param {{ state: State, work: import("./work.js").Work, canAsk: boolean, set: (some: Partial<State>) => void }} props
 */
export function Around({ state, work, canAsk, set }) {
  const { isAroundOpen: isOpen, way, at, isPlaying } = state;
  const around = aroundOf(state);
  const isBusy = state.work?.kind === "around";
  const isFree = canAsk && !isPlaying && !state.isRating && (!state.work || isBusy);
  useEffect(() => {
    // While it looks, the effect runs once more: to look again would undo a stop.
    if (!isOpen || !isFree || isBusy || around) return undefined;
    const timer = setTimeout(() => void work.lookAround(), REST);
    return () => clearTimeout(timer);
  }, [isOpen, isFree && !isBusy, way, at.way]);
  return html`<section class=${`sol-around ${isOpen ? "is-open" : ""}`} aria-label=${say("solver-around")}>
    <button type="button" class="sol-around-head" aria-expanded=${isOpen} aria-controls="solver-around" title=${say("solver-around-tip")}
      disabled=${!canAsk && !isOpen} onClick=${() => set({ isAroundOpen: !isOpen, chosen: null, pointed: null })}>
      <span>${say("solver-around")}</span>${isOpen && around && around.steps.length > 0 && html`<em>${around.steps.length}</em>`}<${Icon} name="fold" size=${18} /></button>
    ${isOpen && html`<div id="solver-around" class="sol-around-body">
      ${isBusy ? html`<p class="sol-around-note" role="status"><span>${say("solver-around-busy")}</span>
          <${Button} name="around-stop" sign="stop" onClick=${work.stop} /></p>`
        : around && html`<${Found} around=${around} state=${state} work=${work} set=${set} />`}
    </div>`}
  </section>`;
}

/**
 * What was found.
 * @param {{ around: import("./around-state.js").Around, state: State, work: import("./work.js").Work, set: (some: Partial<State>) => void }} props
 */
function Found({ around, state, work, set }) {
  if (!around.steps.length) {
    const note = around.isStopped ? say("solver-around-stopped") : around.note || say("solver-around-none");
    return html`<p class="sol-around-note" role="status"><span>${note}</span>
      ${around.isStopped && html`<${Button} name="around-again" sign="refresh" onClick=${() => work.lookAround()} />`}</p>`;
  }
  const options = GROUPINGS.map((value) => ({ value, text: say(`solver-around-by-${value}`), tip: say(`solver-around-by-${value}-tip`) }));
  return html`<${Segments} name="around-by" label=${say("solver-around-by")} options=${options} value=${state.aroundBy}
      onChange=${(/** @type {import("./around-state.js").Grouping} */ aroundBy) => set({ aroundBy, chosen: null })} />
    <${Groups} key=${state.aroundBy} around=${around} state=${state} work=${work} set=${set} />`;
}

/**
 * The groups, as one list in which arrows move from step to step.
 * @param {{ around: import("./around-state.js").Around, state: State, work: import("./work.js").Work, set: (some: Partial<State>) => void }} props
 */
function Groups({ around, state, work, set }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  // By effect a step may stand in several places: which of them is meant is remembered here.
  const [place, setPlace] = useState("");
  const groups = groupsOf(around, state.aroundBy);
  const rows = () => /** @type {HTMLElement[]} */ ([...(list.current?.querySelectorAll("[role=option]") ?? [])]);
  const keys = (/** @type {KeyboardEvent} */ event) => {
    const all = rows();
    const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const next = moved(event.key, at, all.length - 1);
    if (next !== null) all[next]?.focus();
    else if (event.key === "Enter" && state.chosen !== null) void work.take(state.chosen);
    else return;
    event.preventDefault();
  };
  let isFirst = true;
  const row = (/** @type {import("./around-state.js").Row} */ { step, text, ways }, /** @type {string} */ group) => {
    const key = `${group} ${step}`;
    const isChosen = key === place && step === state.chosen;
    const isStop = state.chosen === null ? isFirst : isChosen;
    isFirst = false;
    const choose = () => {
      setPlace(key);
      set({ chosen: step });
    };
    return html`<li role="option" key=${key} tabindex=${isStop ? 0 : -1} aria-selected=${isChosen} onFocus=${choose} onClick=${choose}
      onMouseEnter=${() => set({ pointed: step })} onMouseLeave=${() => set({ pointed: null })}>
      <span>${written(text)}</span>${ways > 1 && html`<small>${say("solver-around-ways", { ways: ways - 1 })}</small>`}</li>`;
  };
  const group = (/** @type {import("./around-state.js").Group} */ one) => html`<ul role="group" key=${one.key} aria-label=${written(one.text)}>
    <li class="head" role="presentation"><b>${written(one.text)}</b>${one.level && html`<i class=${`sol-level ${one.level}`}>${say(`solver-level-${one.level}`)}</i>`}<em>${one.count}</em></li>
    ${one.rows.map((each) => row(each, one.key))}</ul>`;
  return html`<div class="sol-groups" role="listbox" aria-label=${say("solver-around")} ref=${list} onKeyDown=${keys}>${groups.map(group)}</div>`;
}

/**
 * The step that is pointed at or chosen, in whole sentences.
 * @param {{ step: any, state: State, work: import("./work.js").Work, onLit: (lit: import("./sentences.js").Lit) => void }} props
 */
export function AroundCard({ step, state, work, onLit }) {
  const { chosen } = state;
  return html`<div class="sol-step" aria-live="polite" tabindex="0" role="group" aria-label=${say("solver-step")}>
    <p class="sol-step-head"><b><${LearnLink} id=${step.technique} text=${step.name} /></b><span class=${`sol-level ${step.level}`}>${say(`solver-level-${step.level}`)}</span></p>
    <p class="sol-conclusion"><code>${written(step.conclusion)}</code>
      ${chosen !== null && html`<${Button} name="around-take" sign="check" kind="primary" onClick=${() => work.take(chosen)} disabled=${Boolean(state.work)} />`}</p>
    ${state.around && html`<${Told} step=${step} board=${state.around.board} onLit=${onLit} />`}
  </div>`;
}
