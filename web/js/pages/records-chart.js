// The chart of times: for each level a line on one scale, with the last games as dots; and the same as a table.

import { levelName } from "../levels.js";
import { html, useMemo } from "../ui.js";
import { decimal } from "../ui/numbers.js";
import { say } from "../words.js";
import { clockText, scaleOf, timesByLevel } from "./records-state.js";

/** @typedef {import("./records-state.js").LevelTimes} LevelTimes */

/** The measures of the drawing: the width of the scale and the height of a level's line. */
const WIDTH = 600;
const LINE = 44;

/** @param {{ records: import("../store.js").GameRecord[] }} props */
export function Chart({ records }) {
  const levels = useMemo(() => timesByLevel(records), [records]);
  const scale = scaleOf(Math.min(...levels.map(({ best }) => best)), Math.max(...levels.map(({ worst }) => worst)));
  const height = levels.length * LINE;
  const x = (/** @type {number} */ seconds) => scale.share(seconds) * WIDTH;
  const line = (/** @type {LevelTimes} */ times, /** @type {number} */ at) => {
    const y = (at + 0.5) * LINE;
    const [from, to] = times.middle;
    // A line of no length with round ends is a dot, whichever way the drawing is stretched.
    const dots = (/** @type {import("../store.js").GameRecord[]} */ records) => records.map(({ seconds }) => `M${x(seconds)} ${y}h0`).join("");
    return html`<g>
      <path class="span" d=${`M${x(times.best)} ${y}H${x(times.worst)}`} />
      ${times.count > 3 && html`<rect class="middle" x=${x(from)} y=${y - 11} width=${Math.max(2, x(to) - x(from))} height="22" rx="6" />`}
      <path class="dot" d=${dots(times.dots)} />
      <path class="dot-hole" d=${dots(times.dots.filter(({ hints }) => hints > 0))} />
      <path class="average" d=${`M${x(times.average)} ${y - 15}v30`} />
    </g>`;
  };
  return html`<figure class="card record-chart">
    <figcaption><h2>${say("rooms-chart-heading")}</h2><p class="faint small">${say("rooms-chart-about")}</p></figcaption>
    <div class="record-chart-body" aria-hidden="true">
      <ul>${levels.map(({ level }) => html`<li>${levelName(level)}</li>`)}</ul>
      <svg viewBox=${`-8 0 ${WIDTH + 16} ${height}`} height=${height} preserveAspectRatio="none" focusable="false">
        ${scale.ticks.map((tick) => html`<path class="tick" d=${`M${x(tick)} 0V${height}`} />`)}
        ${levels.map(line)}
      </svg>
      <p class="record-scale">${scale.ticks.map((tick) => html`<span style=${{ left: `${scale.share(tick) * 100}%` }}>${clockText(tick)}</span>`)}</p>
    </div>
    <details><summary>${say("rooms-chart-table")}</summary>
      <table class="record-levels"><thead><tr><th scope="col">${say("rooms-record-level")}</th><th scope="col">${say("rooms-figure-games")}</th><th scope="col">${say("rooms-figure-best")}</th>
        <th scope="col">${say("rooms-chart-average")}</th><th scope="col">${say("rooms-chart-worst")}</th><th scope="col">${say("rooms-figure-mistakes")}</th></tr></thead>
        <tbody>${levels.map((times) => html`<tr><th scope="row">${levelName(times.level)}</th><td>${times.count}</td><td>${clockText(times.best)}</td>
          <td>${clockText(times.average)}</td><td>${clockText(times.worst)}</td><td>${decimal(times.mistakes)}</td></tr>`)}</tbody></table></details>
  </figure>`;
}
