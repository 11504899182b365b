// The five methods of I. Bocharov's solver as switches, and who looks for the way: they, or all techniques.

import { html } from "../ui.js";
import { say } from "../words.js";
import { Segments } from "./parts.js";
import { FIVE, withOneOfFive } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {(change: (state: State) => State) => void} Choose */

/** @type {import("./state.js").Reasoner[]} */
const REASONERS = ["techniques", "five"];

/**
 * A switch for each of the five methods; the last one that is on stays on.
 * @param {{ state: State, onChoose: Choose }} props
 */
export function FiveMethods({ state, onChoose }) {
  const one = (/** @type {string} */ id, /** @type {number} */ index) => {
    const isOn = state.five.includes(id);
    const isLast = isOn && state.five.length === 1;
    const name = say(`solver-five-${id}`);
    return html`<label class=${isOn ? "on" : ""} title=${isLast ? say("solver-five-last") : say(`solver-five-${id}-tip`)}>
      <input type="checkbox" role="switch" aria-label=${name} checked=${isOn} disabled=${isLast}
        onChange=${() => onChoose((now) => withOneOfFive(now, id))} />
      <b aria-hidden="true">${index + 1}</b><span aria-hidden="true">${name}</span></label>`;
  };
  return html`<div class="sol-five" role="group" aria-label=${say("solver-five")}>${FIVE.map(one)}</div>`;
}

/**
 * The choice of who looks for the way.
 * @param {{ state: State, onChoose: Choose }} props
 */
export function Reasoners({ state, onChoose }) {
  const options = REASONERS.map((value) => ({ value, text: say(`solver-reasoner-${value}`), tip: say(`solver-reasoner-${value}-tip`) }));
  const choose = (/** @type {import("./state.js").Reasoner} */ reasoner) => onChoose((now) => ({ ...now, reasoner }));
  return html`<div class="sol-reasoners">
    <${Segments} name="reasoner" label=${say("solver-reasoner")} options=${options} value=${state.reasoner} onChange=${choose} />
    ${state.reasoner === "five" && html`<${FiveMethods} state=${state} onChoose=${onChoose} />`}
  </div>`;
}
