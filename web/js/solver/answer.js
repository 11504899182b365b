// The result: what came of it in words, how hard the puzzle is, remarks, and a walk through all answers.

import { Icon } from "../ui/icons.js";
import { html } from "../ui.js";
import { counted, grouped } from "../ui/numbers.js";
import { say } from "../words.js";
import { AnswerWalk } from "./answers.js";
import { effortsOf, factsOf, hasWay, isLeftBehind, verdictOf } from "./outcome.js";
import { levelName } from "../levels.js";
import { Button, Switch } from "./parts.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./outcome.js").Fact} Fact */

/** @type {Record<string, import("../ui/icons.js").IconName>} */
const SIGNS = { unique: "check", solvable: "check", several: "several", "at-least": "several", none: "cross", fault: "cross", stopped: "stop", opportunities: "grids", true: "grids" };

/** @type {Record<string, string>} */
const TONES = { unique: "good", solvable: "good", none: "bad", fault: "bad" };

/**
 * The sentence that says what came of it.
 * @param {import("./state.js").Result} result
 */
export function verdict(result) {
  const kind = verdictOf(result);
  return say(`solver-verdict-${kind}`, { count: counted(result.count ?? "") });
}

/**
 * The result, or an invitation while there is none.
 * @param {{ state: State, work: import("./work.js").Work, canAsk: boolean, onWay: () => void, onAnswer: (at: number) => void }} props
 */
export function ResultPanel({ state, work, canAsk, onWay, onAnswer }) {
  const { result, file, source } = state;
  if (!result) {
    const reasons = source === "file" ? file?.reasons ?? [] : state.table.reasons;
    return html`<div class="sol-invite">
      ${source === "file" && file?.fault ? html`<h2>${say("solver-unreadable")}</h2><p class="faint">${say("solver-unreadable-text")}</p>` : html`
        <h2>${say(canAsk ? "solver-ready" : "solver-empty")}</h2>
        <p class="faint">${say(canAsk ? "solver-ready-text" : "solver-empty-text")}</p>`}
      <${Reasons} reasons=${reasons} />
      ${!canAsk && source === "table" && state.samples.length > 0 && html`<p><${Button} name="try" sign="grids" onClick=${() => work.showSample(known(state))} /></p>`}
    </div>`;
  }
  const kind = verdictOf(result);
  const { answer } = result;
  const isSeveral = !result.fault && result.count !== null && BigInt(result.count) > 1n;
  const remarks = [...new Set([...(answer.remarks ?? []), ...(result.counted?.remarks ?? [])])];
  if (kind === "none" && !answer.reasons?.length) remarks.push(say("solver-none-searched"));
  if (answer.stopped) remarks.push(say("solver-was-stopped"));
  return html`<div class="sol-result">
    <h2 class=${`sol-verdict ${TONES[kind] ?? ""}`}><span class="sign"><${Icon} name=${SIGNS[kind]} size=${18} /></span>${verdict(result)}</h2>
    ${isLeftBehind(state) && html`<p class="sol-note" role="status"><${Icon} name="note" size=${18} /><span>${say("solver-left-behind")}</span></p>`}
    ${result.fault && html`<p class="sol-text">${result.fault.message}</p>`}
    ${result.candidates && html`<p><${Switch} label=${say("solver-true")} tip=${say("solver-true-tip")} isOn=${state.trueOnly}
      onChange=${(/** @type {boolean} */ trueOnly) => work.onlyTrue(trueOnly)} /></p>`}
    <${Reasons} reasons=${answer.reasons ?? []} />
    <${Facts} state=${state} />
    ${remarks.length > 0 && html`<ul class="sol-remarks">${remarks.map((text) => html`<li><${Icon} name="note" size=${18} /><span>${text}</span></li>`)}</ul>`}
    ${state.way && html`<p><${Button} name="to-way" sign="play" onClick=${onWay} /></p>`}
    ${isSeveral && !state.answers && html`<p><${Button} name="answers" sign="several" onClick=${() => work.showAnswers()} disabled=${Boolean(state.work)} /></p>`}
    ${state.answers && html`<${AnswerWalk} state=${state} onAt=${onAnswer} />`}
  </div>`;
}

/** Which sample most people have seen. @param {State} state */
function known({ samples }) {
  return Math.max(0, samples.findIndex(({ name, own }) => !own && name.includes("wikipedia")));
}

/** @param {{ reasons: string[] }} props */
function Reasons({ reasons }) {
  if (!reasons.length) return null;
  return html`<ul class="sol-reasons" aria-label=${say("solver-reasons")}>${reasons.map((text) => html`<li>${text}</li>`)}</ul>`;
}

/**
 * How hard it is, and what the search took.
 * @param {{ state: State }} props
 */
function Facts({ state }) {
  const { rating, result, isRating, ratingFault } = state;
  const facts = result ? factsOf(state, result) : [];
  const fact = (/** @type {Fact} */ [name, value]) => {
    const text = value === null ? "–" : name === "level" ? levelName(String(value)) : grouped(String(value));
    return html`<div title=${say(`solver-fact-${name}-tip`)}><dt>${say(`solver-fact-${name}`)}</dt><dd>${text}</dd></div>`;
  };
  return html`
    ${facts.length > 0 && html`<dl class=${`sol-facts ${isRating ? "is-busy" : ""}`} aria-busy=${isRating}>${facts.map(fact)}</dl>`}
    ${rating && !rating.solved && result && hasWay(result) && html`<p class="faint">${say("solver-not-solved-by-logic")}</p>`}
    ${!rating && ratingFault?.message && html`<p class="faint">${ratingFault.message}</p>`}
    ${result && (state.isMoreOpen || state.method !== "") && effortsOf(result).map((effort) => html`<${EffortLine} state=${state} effort=${effort} figures=${["nodes", "trials"]} />`)}`;
}

/**
 * What one search took.
 * @param {{ state: State, effort: import("./outcome.js").Effort, figures: import("./outcome.js").Figure[] }} props
 */
export function EffortLine({ state, effort, figures }) {
  const { kind, method, trialsTo } = effort;
  const figure = (/** @type {import("./outcome.js").Figure} */ name) => {
    const value = effort.figures[name];
    return value === undefined ? null
      : html`<span title=${say(`solver-fact-${name}-tip`)}>${say(`solver-search-${name}`, { count: grouped(String(value)) })}</span>`;
  };
  return html`<p class="sol-search"><span>${say(`solver-${kind}-by`, { method: nameOfMethod(state, method) })}</span>
    ${trialsTo && html`<span>${say("solver-search-first-last", { first: grouped(String(trialsTo.first)), last: grouped(String(trialsTo.last)) })}</span>`}
    ${figures.map(figure)}</p>
    <${Bound} effort=${effort} />`;
}

/**
 * Why more values were assumed at once than it takes, if that is so.
 * @param {{ effort: import("./outcome.js").Effort }} props
 */
function Bound({ effort }) {
  const { assumed, needed } = effort.figures;
  if (assumed === undefined || needed === undefined || needed >= assumed) return null;
  return html`<p class="faint small">${say("solver-assumed-bound", { assumed, needed })}</p>`;
}

/** @param {State} state @param {string} id */
function nameOfMethod(state, id) {
  if (id === "combinatorics") return say("solver-method-combinatorics");
  return state.methods.find((method) => method.id === id)?.name ?? id;
}
