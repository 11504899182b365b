// The source bar: table or file, opening and pasting, the samples, the size of a new table.

import { openFile } from "../arrivals.js";
import { boxOf, NO_BOXES } from "../board/state.js";
import { Icon } from "../ui/icons.js";
import { listKeys } from "../pages/keys-list.js";
import { html, useMemo, useRef } from "../ui.js";
import { language, say } from "../words.js";
import { KeepNote } from "./keep.js";
import { MOST_LISTED } from "./kept.js";
import { Button, Choice, Segments } from "./parts.js";
import { groupOf } from "./samples.js";
import { questionBoard, sampleOf, SHAPES } from "./state.js";

/**
 * The source bar.
 * @param {{ state: import("./state.js").State, work: import("./work.js").Work, onPaste: () => void, onKeep: () => void, onSamples: () => void }} props
 */
export function SourceBar({ state, work, onPaste, onKeep, onSamples }) {
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  const sources = ["table", "file"].map((value) => ({ value, text: say(`solver-source-${value}`), tip: say(`solver-source-${value}-tip`) }));
  const pick = (/** @type {any} */ event) => {
    void openFile(work, event.target.files[0]);
    event.target.value = "";
  };
  const choose = (/** @type {"table" | "file"} */ source) => {
    if (source === "file" && !state.file) input.current?.click();
    work.choose(source);
  };
  return html`<div class="sol-bar source">
    <${Segments} name="source" label=${say("solver-source")} options=${sources} value=${state.source} onChange=${choose} />
    <div class="sol-group">
      <${Button} name="browse" sign="folder" onClick=${() => input.current?.click()} />
      <input ref=${input} class="visually-hidden" type="file" tabindex="-1" aria-hidden="true" onChange=${pick} />
      <${Button} name="paste" sign="paste" onClick=${onPaste} />
      <${Button} name="make" sign="dice" onClick=${() => work.make()} />
    </div>
    <${Samples} ...${{ state, work, onKeep, onSamples }} />
    <${KeepNote} state=${state} own=${work.own} />
    ${sampleOf(state) >= 0 && html`<${About} state=${state} />`}
  </div>`;
}

/** What the value of a recent puzzle begins with, in the list of samples. */
const RECENT = "recent-";

/**
 * A time as people read it: of today the hour, of other days the day.
 * @param {string} at
 */
function timeOf(at) {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date().toDateString();
  return isToday ? date.toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit" }) : date.toLocaleDateString(language(), { day: "numeric", month: "short" });
}

/**
 * Through the samples, one by one or by name, and a way to have more of them.
 * @param {{ state: import("./state.js").State, work: import("./work.js").Work, onKeep: () => void, onSamples: () => void }} props
 */
function Samples({ state, work, onKeep, onSamples }) {
  const { samples } = state;
  const sample = sampleOf(state);
  const names = samples.map(({ name, own }, index) => ({
    value: String(index),
    text: say("solver-sample-of", { number: index + 1, of: samples.length, name }),
    group: say(`solver-group-${groupOf({ name, own })}`),
  }));
  const recent = state.recent.map(({ size, givens, row, at }, index) => ({
    value: `${RECENT}${index}`,
    text: [row, say("solver-recent-of", { size, givens, time: timeOf(at) })].filter(Boolean).join(" · "),
    group: say("solver-recent"),
  }));
  const none = { value: "-1", text: say("solver-sample-none", { of: samples.length }) };
  const show = (/** @type {string} */ value) => {
    const left = value.startsWith(RECENT) ? state.recent[Number(value.slice(RECENT.length))] : null;
    if (left) void work.open({ name: say("solver-recent"), text: left.text, box: left.box }, "table");
    else if (value !== "-1") void work.showSample(Number(value));
  };
  return html`<div class="sol-group samples" role="group" aria-label=${say("solver-samples")}>
    <${Button} name="sample-back" sign="previous" isBare disabled=${!samples.length} onClick=${() => work.showSample(sample < 0 ? samples.length - 1 : sample - 1)} />
    <${Choice} kind="sample" label=${say("solver-sample")} tip=${say("solver-sample-tip")} options=${[none, ...recent, ...names]} value=${String(sample)} onChange=${show} />
    <${Button} name="sample-next" sign="next" isBare disabled=${!samples.length} onClick=${() => work.showSample(sample + 1)} />
    <${Button} name="samples-all" sign="search" isBare disabled=${!samples.length} onClick=${onSamples} />
    ${state.folder !== null && html`<${Button} name="keep" sign="star" isBare disabled=${!questionBoard(state) && !state.file} onClick=${onKeep} />`}
  </div>`;
}

/**
 * What the sample shows.
 * @param {{ state: import("./state.js").State }} props
 */
export function About({ state }) {
  const { samples } = state;
  const sample = sampleOf(state);
  const shown = samples[sample];
  const about = shown?.about || (shown?.own ? say("solver-sample-own", { name: shown.name }) : "");
  if (!about) return null;
  return html`<p class="sol-about" title=${about}><${Icon} name="note" size=${18} /><span><b>${say("solver-sample-number", { number: sample + 1, of: samples.length })}</b> ${about}</span></p>`;
}

/**
 * What can be done with the table, or with the open file.
 * @param {{ state: import("./state.js").State, work: import("./work.js").Work, onShare: () => void, onPlay: () => void, onExport: () => void, isCopied: boolean, onVariants: () => void, onInTime: (way: "undo" | "redo") => void, onEntry: () => void, onLoad: () => void }} props
 */
export function TableTools({ state, work, onShare, onPlay, onExport, isCopied, onVariants, onInTime, onEntry, onLoad }) {
  const isFile = state.source === "file";
  const { file } = state;
  return html`<div class="sol-actions">
    ${isFile
      ? html`<${Button} name="load" sign="into" kind="primary" onClick=${onLoad} disabled=${!file?.board} />`
      : html`<${Button} name="undo" sign="undo" kind="quiet" onClick=${() => onInTime("undo")} disabled=${state.history.past.length === 0} />
        <${Button} name="redo" sign="redo" kind="quiet" onClick=${() => onInTime("redo")} disabled=${state.history.future.length === 0} />
        <${Button} name="entry" sign="entry" kind="quiet" pressed=${state.isEntry} onClick=${onEntry} />`}
    <${Button} name="clear" sign="clear" kind="quiet" onClick=${() => work.clear()} />
    <${Button} name="play" sign="play" kind="quiet" isBare text=${say("play-this")} short=${say("play-this")} tip=${say("play-this-tip")} onClick=${onPlay} disabled=${isFile && !file?.board} />
    <${Button} name="share" sign=${isCopied ? "check" : "link"} kind="quiet" isBare text=${isCopied ? say("solver-share-done") : undefined}
      short=${say("solver-share")} onClick=${onShare} disabled=${isFile && !file?.board} />
    <${Button} name="export" sign="export" kind="quiet" isBare short=${say("solver-export-short")} onClick=${onExport} disabled=${isFile && !file?.board} />
    ${!isFile && state.variants.length > 0 && html`<${Button} name="variants" sign="grids" kind="quiet" onClick=${onVariants} />`}
    <${Button} name="keys" sign="keyboard" kind="quiet" isBare short=${say("solver-keys")} onClick=${listKeys} />
    ${!isFile && html`<${Shape} state=${state} work=${work} />`}
  </div>`;
}

/**
 * The size and boxes of a new table.
 * @param {{ state: import("./state.js").State, work: import("./work.js").Work }} props
 */
function Shape({ state, work }) {
  const { board } = state.table;
  const now = boxOf(board);
  return useMemo(() => html`<${Choice} kind="size" label=${say("solver-size")} tip=${say("solver-size-tip")} options=${shapesBeside(now, board.size)} value=${now}
    onChange=${(/** @type {string} */ shape) => work.clear(shape)} />`, [now, board.size, language()]);
}

/**
 * The shapes that can be chosen, with that of the table among them.
 * @param {string} now
 * @param {number} tableSize
 */
function shapesBeside(now, tableSize) {
  const shapes = SHAPES.includes(now) ? SHAPES : [...SHAPES, now];
  const option = (/** @type {string} */ value) => {
    if (value === NO_BOXES) return { value, text: say("solver-size-regions", { size: tableSize }) };
    const [rows = 3, columns = 3] = value.split("x").map(Number);
    const size = rows * columns;
    const isSquare = rows === columns;
    return { value, text: say(isSquare ? "solver-size-square" : "solver-size-boxes", { size, rows, columns }) };
  };
  return shapes.map(option);
}

/**
 * What happened to puzzles when another took the place in the table.
 * @param {{ state: import("./state.js").State, onBack: () => void }} props
 */
export function TableNote({ state, onBack }) {
  if (state.listed > 1) {
    const isWhole = state.listed - 1 <= MOST_LISTED;
    const words = isWhole ? say("solver-listed", { count: state.listed }) : say("solver-listed-some", { count: state.listed, kept: MOST_LISTED });
    return html`<p class="sol-note" role="status"><${Icon} name="several" size=${18} /><span>${words}</span></p>`;
  }
  if (!state.left?.isTyped) return null;
  return html`<p class="sol-note" role="status"><${Icon} name="note" size=${18} /><span>${say("solver-left")}</span>
    <${Button} name="left-back" kind="quiet" onClick=${onBack} /></p>`;
}
