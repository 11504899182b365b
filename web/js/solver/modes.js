// The modes: what to show of the answer, whether to count, by which method, and Start.

import { Icon } from "../ui/icons.js";
import { html } from "../ui.js";
import { say } from "../words.js";
import { FiveMethods } from "./five.js";
import { Button, Choice, Segments, Switch } from "./parts.js";
import { LIMITS, withMethod } from "./state.js";

const MODES = ["answer", "check", "few", "all"];

/**
 * The bar of modes. How to look, and how far to count, is under *More*.
 * @param {{ state: import("./state.js").State, onChange: (change: Partial<import("./state.js").State>) => void, onChoose: import("./five.js").Choose, onMore: (isOpen: boolean) => void, start: any }} props
 */
export function ModeBar({ state, onChange, onChoose, onMore, start }) {
  // What is folded away and not as usual is said.
  const isUsual = state.isMoreOpen || (state.method === "" && (!state.unique || state.limit === LIMITS[0]));
  const modes = MODES.map((value) => ({ value, text: say(`solver-mode-${value}`), tip: say(`solver-mode-${value}-tip`) }));
  const limits = LIMITS.map((value) => ({ value, text: say(value === "all" ? "solver-limit-all" : "solver-limit", { count: Number(value) }) }));
  const methods = [{ value: "", text: say("solver-method-best") }, ...state.methods.map(({ id, name }) => ({ value: id, text: name || id }))];
  return html`<div class="sol-bar modes">
    <${Segments} name="mode" label=${say("solver-mode")} options=${modes} value=${state.mode} onChange=${(/** @type {any} */ mode) => onChange({ mode })} />
    <div class="sol-group">
      <${Switch} label=${say("solver-unique")} tip=${say("solver-unique-tip")} isOn=${state.unique} onChange=${(/** @type {boolean} */ unique) => onChange({ unique })} />
      <button type="button" class="button quiet sol-more" aria-expanded=${state.isMoreOpen} aria-controls="solver-more" title=${say("solver-more-tip")}
        onClick=${() => onMore(!state.isMoreOpen)}><span>${say(isUsual ? "solver-more" : "solver-more-chosen")}</span><${Icon} name="fold" size=${16} /></button>
    </div>
    <div class="sol-group end">${start}</div>
    ${state.isMoreOpen && html`<div class="sol-group sol-more-body" id="solver-more">
      ${state.unique && html`<${Choice} kind="limit" label=${say("solver-limit-label")} tip=${say("solver-limit-tip")} options=${limits} isLabelShown
        value=${state.limit} onChange=${(/** @type {string} */ limit) => onChange({ limit })} />`}
      <${Choice} kind="method" label=${say("solver-method")} tip=${say("solver-method-tip")} options=${methods} isLabelShown
        value=${state.method} onChange=${(/** @type {string} */ method) => onChoose((now) => withMethod(now, method))} />
      ${state.method === "trial" && html`<${FiveMethods} state=${state} onChoose=${onChoose} />`}
    </div>`}
  </div>`;
}

/**
 * Start, which is Stop while something is under way for long enough to be stopped.
 * @param {{ isBusy: boolean, canStart: boolean, onStart: () => void, onStop: () => void }} props
 */
export function StartButton({ isBusy, canStart, onStart, onStop }) {
  const name = isBusy ? "stop" : "start";
  // The second click of a double click meets Stop where Start was: nobody wants to stop what has just begun.
  const press = (/** @type {MouseEvent} */ event) => {
    if (event.detail <= 1) (isBusy ? onStop : onStart)();
  };
  return html`<${Button} name=${name} kind=${isBusy ? "sol-start sol-stop" : "sol-start primary"} sign=${isBusy ? "stop" : undefined} disabled=${!isBusy && !canStart}
    onClick=${press} />`;
}

/**
 * What is chosen, in one line: shown where the bars are folded away.
 * @param {import("./state.js").State} state
 */
export function summaryOf(state) {
  const words = say(state.unique ? "solver-summary-unique" : "solver-summary", {
    source: say(`solver-source-${state.source}`),
    mode: say(`solver-mode-${state.mode}`),
  });
  // In two lines the point stays at the end of the first.
  return words.replaceAll(" ·", "\u00a0·");
}
