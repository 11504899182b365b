// Switches for the rules about the whole grid: there is nothing to draw for them.

import { html } from "../ui.js";
import { Switch } from "../ui/choices.js";
import { say } from "../words.js";

/** A name that stands for two rules, each of which has a switch of its own. */
const BOTH = "diagonal";

/**
 * The switches.
 * @param {{ variants: { id: string, name: string, text?: string }[], whole: string[], onDraw: (action: import("./drawn.js").DrawAction) => void }} props
 */
export function WholeRules({ variants, whole, onDraw }) {
  const rules = variants.filter(({ id }) => id !== BOTH);
  return html`<section class="ed-whole card" aria-label=${say("make-whole")}><h2>${say("make-whole")}</h2>
    <div>${rules.map(({ id, name, text = "" }) => html`<${Switch} key=${id} label=${name} tip=${text} isOn=${whole.includes(id)} onChange=${(/** @type {boolean} */ isOn) => onDraw({ type: "whole", rule: id, isOn })} />`)}</div>
  </section>`;
}
