// The race: every method solves the same puzzle; a table, and bars on a scale of powers of ten.

import { Icon } from "../ui/icons.js";
import { html } from "../ui.js";
import { grouped, timeText } from "../ui/numbers.js";
import { say } from "../words.js";
import { Button } from "./parts.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Finish} Finish */

/** How many labels fit under the chart. */
const MOST_LABELS = 5;

/**
 * The powers of ten that hold all times, from the largest not above the shortest.
 * @param {number[]} times in seconds
 */
export function scaleOf(times) {
  const logs = times.map((time) => Math.log10(Math.max(time, 1e-6)));
  const from = Math.floor(Math.min(...logs));
  const to = Math.max(from + 1, Math.ceil(Math.max(...logs))) + 0;
  return { from, to, share: (/** @type {number} */ time) => Math.max(0.015, (Math.log10(Math.max(time, 1e-6)) - from) / (to - from)) };
}

/**
 * The panel.
 * @param {{ state: State, work: import("./work.js").Work, canAsk: boolean }} props
 */
export function RacePanel({ state, work, canAsk }) {
  const { race } = state;
  const isBusy = state.work?.kind === "race";
  const again = html`<p><${Button} name="race" sign="play" kind=${race ? "" : "primary"} onClick=${() => work.race()} disabled=${!canAsk || Boolean(state.work)} /></p>`;
  if (!race) return html`<div class="sol-invite"><h2>${say("solver-race-none")}</h2><p class="faint">${say("solver-race-none-text")}</p>${again}
    ${state.result?.fault && html`<p>${state.result.fault.message}</p>`}</div>`;
  // What a method is called is known in the language of the moment, whichever was spoken during the race.
  const ranked = rankedOf(race).map((one) => ({ ...one, name: state.methods.find(({ id }) => id === one.method)?.name ?? one.name }));
  return html`<div class="sol-race">
    <p class="faint" role="status">${say(race.isDone ? "solver-race-done" : isBusy ? "solver-race-busy" : "solver-race-stopped", { count: race.finishes.length, of: race.of })}</p>
    ${race.finishes.length > 0 && html`<${Chart} finishes=${ranked} /><${RaceTable} finishes=${ranked} seconds=${race.seconds} />`}
    ${!isBusy && again}
  </div>`;
}

/** @param {{ finishes: Finish[] }} props */
function Chart({ finishes }) {
  const { from, to, share } = scaleOf(finishes.map((one) => one.seconds));
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  // Where there are many, every second one has its label.
  const labelled = ticks.length > MOST_LABELS ? ticks.filter((_, index) => index % 2 === 0) : ticks;
  const at = (/** @type {number} */ power) => ({ left: `${((power - from) / (to - from)) * 100}%` });
  return html`<figure class="sol-chart" aria-hidden="true"><figcaption>${say("solver-chart")}</figcaption>
    <div class="bars"><div class="ticks">${ticks.map((power) => html`<i style=${at(power)}></i>`)}</div>
      ${finishes.map((one) => html`<div class="bar-row" key=${one.method}><span>${one.name}</span>
        <span class="track"><b class=${one.solved ? "" : "unsolved"} style=${{ width: `${share(one.seconds) * 100}%` }}></b></span></div>`)}
      <div class="axis">${labelled.map((power) => html`<span style=${at(power)}>${timeText(10 ** power)}</span>`)}</div>
    </div></figure>`;
}

/** @param {Finish} one @param {number} seconds */
function resultOf(one, seconds) {
  if (one.solved) return html`<${Icon} name="check" size=${18} /><span class="visually-hidden">${say("solver-race-solved")}</span>`;
  return one.late ? say("solver-race-late", { seconds }) : say("solver-race-stuck");
}

/**
 * The methods in one order for chart and table. Until the engine has ranked them, those that have come in are ranked by time.
 * @param {import("./state.js").Race} race
 */
export function rankedOf({ isDone, finishes }) {
  return isDone ? finishes : [...finishes].sort((a, b) => Number(b.solved) - Number(a.solved) || a.seconds - b.seconds);
}

/** @param {{ finishes: Finish[], seconds: number }} props */
function RaceTable({ finishes, seconds }) {
  const number = (/** @type {number | null} */ value) => (value === null ? "–" : grouped(String(value)));
  const row = (/** @type {Finish} */ one) => html`<tr key=${one.method} title=${one.message ?? ""}><th scope="row">${one.name}</th>
    <td class=${one.solved ? "good" : "faint"}>${resultOf(one, seconds)}</td>
    <td title=${say("solver-race-runs", { runs: one.runs })}>${timeText(one.seconds)}</td><td>${number(one.nodes)}</td><td>${number(one.trials)}</td></tr>`;
  return html`<div class="sol-scroll" tabindex="0" role="region" aria-label=${say("solver-race-table")}><table>
    <caption class="visually-hidden">${say("solver-race-table")}</caption>
    <thead><tr>${["method", "result", "time", "nodes", "trials"].map((name) => html`<th scope="col">${say(`solver-race-${name}`)}</th>`)}</tr></thead>
    <tbody>${finishes.map(row)}</tbody></table></div>`;
}
