// What a trial assumes, folded away: its steps can be unfolded one branch at a time, and walked through on the board.

import { Icon } from "../ui/icons.js";
import { html, useEffect, useRef } from "../ui.js";
import { say } from "../words.js";
import { written } from "./told.js";

/** @typedef {import("./walk.js").Inside} Inside */
/** @typedef {import("./walk.js").TrialData} TrialData */

/**
 * Moves the words of a step so that the chosen line is in sight. Where these have no bounds of their own, the board has to stay
 * in sight, and nothing is moved.
 * @param {HTMLElement | null} root
 */
function keepInSight(root) {
  const [card, row] = [root?.closest(".sol-step"), root?.querySelector("[aria-current]")];
  if (!card || !row || card.scrollHeight <= card.clientHeight) return;
  const [outer, inner] = [card.getBoundingClientRect(), row.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom) card.scrollTop += inner.top - outer.top - outer.height / 3;
}

/**
 * The trials of a step. Of a step inside of one, its own are unfolded below it.
 * @param {{ trials: TrialData[], inside: Inside, onInside: (inside: Inside) => void, depth?: number }} props
 */
export function Trials({ trials, inside, onInside, depth = 0 }) {
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => keepInSight(root.current), [inside]);
  const before = inside.slice(0, depth);
  const [open, chosen] = inside.slice(depth);
  return trials.map((trial, index) => {
    const isOpen = open === index;
    const row = (/** @type {TrialData["steps"][number]} */ step, /** @type {number} */ place) => html`<li key=${place}>
      <button type="button" class="sol-trial-step" aria-current=${isOpen && chosen === place ? "step" : null} title=${say("solver-trial-step-tip")}
        onClick=${() => onInside([...before, index, place])}><em>${place + 1}</em><span><b>${step.name}</b> <small>${written(step.conclusion)}</small>
        ${isOpen && chosen === place && html`<i>${written(step.text)}</i>`}</span></button>
      ${isOpen && chosen === place && step.trials && html`<${Trials} trials=${step.trials} inside=${inside} onInside=${onInside} depth=${depth + 2} />`}</li>`;
    return html`<div class="sol-trial" key=${index} ref=${isOpen ? root : null}>
      <button type="button" class="sol-trial-head" aria-expanded=${isOpen} title=${say("solver-trial-tip")}
        onClick=${() => onInside(isOpen ? before : [...before, index])}><${Icon} name="fold" size=${16} /><span>${say("solver-trial-steps", { count: trial.steps.length })}</span></button>
      ${isOpen && html`<ol>${trial.steps.map(row)}</ol>`}</div>`;
  });
}
