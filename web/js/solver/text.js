// The text of a file, line by line, with the place marked where it cannot be read.

import { Icon } from "../ui/icons.js";
import { html } from "../ui.js";
import { say } from "../words.js";
import { Button } from "./parts.js";

/** How many lines are shown. */
const MOST_LINES = 400;

/**
 * The open file in the place of the table: what it says, and what is wrong with it.
 * @param {{ file: import("./state.js").OpenFile | null, onBrowse: () => void }} props
 */
export function FileView({ file, onBrowse }) {
  if (!file) {
    return html`<div class="sol-paper empty"><${Icon} name="file" size=${40} />
      <p>${say("solver-file-none")}</p><${Button} name="browse" sign="folder" onClick=${onBrowse} /></div>`;
  }
  return html`<div class="sol-paper">
      ${file.fault && html`<p class="sol-fault" role="alert"><${Icon} name="cross" size=${20} /><span>${file.fault.message}</span></p>`}
      <${TextView} text=${file.text} fault=${file.fault} />
    </div>`;
}

/**
 * @param {{ text: string, fault: import("./state.js").Fault | null }} props
 */
function TextView({ text, fault }) {
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.length > 1 && lines[lines.length - 1] === "") lines.pop();
  if (!text) return html`<p class="faint">${say("solver-file-empty")}</p>`;
  const row = (/** @type {string} */ line, /** @type {number} */ index) => {
    const isFault = fault?.line === index + 1;
    return html`<li class=${isFault ? "wrong" : ""}><span class="number" aria-hidden="true">${index + 1}</span>
      <code>${isFault && fault?.column ? html`<${Marked} line=${line} column=${fault.column} />` : line || " "}</code></li>`;
  };
  return html`<ol class="sol-lines" tabindex="0" aria-label=${say("solver-file-text")}>${lines.slice(0, MOST_LINES).map(row)}</ol>`;
}

/**
 * A line with one of its characters marked.
 * @param {{ line: string, column: number }} props
 */
function Marked({ line, column }) {
  const characters = [...line];
  const before = characters.slice(0, column - 1).join("");
  const at = characters[column - 1] ?? " ";
  return html`${before}<mark>${at}</mark>${characters.slice(column).join("")}`;
}
