// The source bar: table or file, opening and pasting, the samples, the size of a new table.

import { boxOf } from "../board/state.js";
import { html, useRef } from "../ui.js";
import { say } from "../words.js";
import { Button, Choice, Segments } from "./parts.js";
import { SHAPES } from "./state.js";

/** The longest file that can be a puzzle. */
const LONGEST = 1 << 20;

/**
 * Reads a file and opens it.
 * @param {import("./work.js").Work} work
 * @param {File | undefined} file
 */
export async function openFile(work, file) {
  if (!file) return;
  const text = await file.slice(0, LONGEST).text();
  await work.open({ name: file.name, text }, "file");
}

/**
 * The source bar.
 * @param {{ state: import("./state.js").State, work: import("./work.js").Work, onPaste: () => void, onShare: () => void, canShare: boolean }} props
 */
export function SourceBar({ state, work, onPaste, onShare, canShare }) {
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
    </div>
    <${Samples} state=${state} work=${work} />
    <div class="sol-group end">
      <${Shape} state=${state} work=${work} />
      <${Button} name="share" sign="link" kind="plain" onClick=${onShare} disabled=${!canShare} />
      <${Button} name="clear" sign="clear" kind="plain" onClick=${() => work.clear()} />
    </div>
  </div>`;
}

/**
 * Through the samples, one by one or by name.
 * @param {{ state: import("./state.js").State, work: import("./work.js").Work }} props
 */
function Samples({ state, work }) {
  const { samples, sample } = state;
  const names = samples.map(({ name }, index) => ({ value: String(index), text: say("solver-sample-of", { number: index + 1, of: samples.length, name }) }));
  const none = { value: "-1", text: say("solver-sample-none", { of: samples.length }) };
  const show = (/** @type {string} */ value) => value !== "-1" && work.showSample(Number(value));
  return html`<div class="sol-group samples" role="group" aria-label=${say("solver-samples")}>
    <${Button} name="sample-back" sign="back" isBare disabled=${!samples.length} onClick=${() => work.showSample(sample < 0 ? samples.length - 1 : sample - 1)} />
    <${Choice} kind="sample" label=${say("solver-sample")} tip=${say("solver-sample-tip")} options=${[none, ...names]} value=${String(sample)} onChange=${show} />
    <${Button} name="sample-next" sign="next" isBare disabled=${!samples.length} onClick=${() => work.showSample(sample + 1)} />
  </div>`;
}

/**
 * The size and boxes of a new table.
 * @param {{ state: import("./state.js").State, work: import("./work.js").Work }} props
 */
function Shape({ state, work }) {
  const now = boxOf(state.table.board);
  const shapes = SHAPES.includes(now) ? SHAPES : [...SHAPES, now];
  const option = (/** @type {string} */ value) => {
    const [rows = 3, columns = 3] = value.split("x").map(Number);
    const size = rows * columns;
    const isSquare = rows === columns;
    return { value, text: say(isSquare ? "solver-size-square" : "solver-size-boxes", { size, rows, columns }) };
  };
  return html`<${Choice} kind="size" label=${say("solver-size")} tip=${say("solver-size-tip")} options=${shapes.map(option)} value=${now}
    onChange=${(/** @type {string} */ shape) => work.clear(shape)} />`;
}
