// The tools of the editor of rules: what a press on the board draws, and the things of which there are several.

import { Keypad } from "../board/render.js";
import { symbolsOf } from "../board/labels.js";
import { html } from "../ui.js";
import { Button, named, sameTip } from "../ui/button.js";
import { say } from "../words.js";
import { cellsOfRegions } from "./drawn.js";
import { TOOLS } from "./editor-state.js";
import { letterOf } from "./picture.js";

/** @typedef {import("./editor-state.js").State} State */
/** @typedef {import("./editor-state.js").Tool} Tool */
/** @typedef {import("./drawn.js").DrawAction} DrawAction */

/** How many colours there are. */
const COLOURS = 9;

/** The signs of the tools, each on a square of 24. @type {Record<Tool, any>} */
const SIGNS = {
  digit: html`<text x="12" y="17.5" text-anchor="middle" font-size="16" font-weight="650" fill="currentColor" stroke="none">5</text>`,
  region: html`<path d="M4 4h16v16H4z M4 10h5v4h6v-4h5 M9 20v-6" />`,
  extra: html`<path d="M4.5 4.5h10v5h5v10h-10v-5h-5z" stroke-dasharray="3 2.4" />`,
  strip: html`<path d="M3.5 14.5v-5h12l5-5v5l-5 5z" fill="currentColor" fill-opacity=".2" />`,
  even: html`<path d="M5.5 5.5h13v13h-13z" fill="currentColor" fill-opacity=".2" />`,
  odd: html`<circle cx="12" cy="12" r="7" fill="currentColor" fill-opacity=".2" />`,
  edge: html`<path d="M8.5 8.5h12v12h-12z" /><text x="4.4" y="17.8" text-anchor="middle" font-size="9.5" font-weight="700" fill="currentColor" stroke="none">3</text>`,
};

/**
 * All tools, one of them taken.
 * @param {{ tool: Tool, onTool: (tool: Tool) => void }} props
 */
export function ToolBar({ tool, onTool }) {
  return html`<div class="ed-tools" role="radiogroup" aria-label=${say("make-tools")}>${TOOLS.map((one) => html`<label key=${one} class=${one === tool ? "on" : ""} title=${say(`make-tool-${one}-tip`)}>
    <input type="radio" name="make-tool" aria-label=${say(`make-tool-${one}`)} value=${one} checked=${one === tool} onChange=${() => onTool(one)} />
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linejoin="round">${SIGNS[one]}</svg>
    <span aria-hidden="true">${say(`make-tool-${one}`)}</span></label>`)}</div>`;
}

/**
 * What belongs to the tool: digits, regions, strips with their digits, extra regions, or a word about what to do.
 * @param {{ state: State, isSwapping: boolean, onEdit: (edit: import("../board/events.js").Edit) => void, onDraw: (action: DrawAction) => void, onBrush: (index: number) => void, onSwap: () => void }} props
 */
export function ToolBox({ state, isSwapping, onEdit, onDraw, onBrush, onSwap }) {
  const { tool, table: { board } } = state;
  return html`<div class="ed-box" role="group" aria-label=${say(`make-tool-${tool}`)}>
    ${(tool === "digit" || tool === "edge") && html`<${Keypad} board=${board} canMark=${false} onEdit=${onEdit} />`}
    ${tool === "region" && html`<${Regions} ...${{ state, isSwapping, onBrush, onDraw, onSwap }} />`}
    ${tool === "strip" && html`<${Strips} ...${{ state, onBrush, onDraw }} />`}
    ${tool === "extra" && html`<${Extras} ...${{ state, onBrush, onDraw }} />`}
    <p class="faint small ed-about">${say(`make-tool-${tool}-about`)}</p>
  </div>`;
}

/** @param {{ state: State, isSwapping: boolean, onBrush: (index: number) => void, onDraw: (action: DrawAction) => void, onSwap: () => void }} props */
function Regions({ state, isSwapping, onBrush, onDraw, onSwap }) {
  const { board, drawn } = state.table;
  if (!drawn.regions) return html`<p class="actions"><${Button} id="make-jigsaw-on" kind="primary" onClick=${() => onDraw({ type: "jigsaw", isOn: true })} /></p>`;
  const regions = cellsOfRegions(board, drawn.regions);
  return html`<div class="ed-regions" role="radiogroup" aria-label=${say("make-regions")}>${regions.map(({ length }, index) => {
    const label = say("make-region", { number: index + 1, count: length, size: board.size });
    return html`<label key=${index} class=${`ed-region is-colour-${(index % COLOURS) + 1} ${index === state.brush.region ? "on" : ""} ${length === board.size ? "" : "is-wrong"}`} title=${label}>
      <input type="radio" name="make-region" aria-label=${label} checked=${index === state.brush.region} onChange=${() => onBrush(index)} /><b aria-hidden="true">${index + 1}</b><small aria-hidden="true">${length}</small></label>`;
  })}</div>
    <p class="actions"><${Button} id="make-swap" kind="quiet" pressed=${isSwapping} onClick=${onSwap} />
      <${Button} id="make-jigsaw-off" kind="quiet" onClick=${() => onDraw({ type: "jigsaw", isOn: false })} /></p>`;
}

/** @param {{ state: State, onBrush: (index: number) => void, onDraw: (action: DrawAction) => void }} props */
function Strips({ state, onBrush, onDraw }) {
  const { board, drawn } = state.table;
  const index = state.brush.strip;
  const strip = drawn.strips[index];
  const items = drawn.strips.map(({ cells, digits }, one) => ({
    name: letterOf(one), colour: one, isWrong: cells.length !== digits.length,
    text: say("make-strip-has", { cells: cells.length, digits: symbolsOf(board, digits) || say("make-strip-no-digits") }),
    label: say("make-strip-label", { letter: letterOf(one), cells: cells.length, digits: symbolsOf(board, digits) || say("make-strip-no-digits") }),
  }));
  return html`<${Items} kind="strip" items=${items} chosen=${index} onChoose=${onBrush} onAway=${(/** @type {number} */ one) => onDraw({ type: "strip-away", index: one })} />
    <div class="ed-digits" role="group" aria-label=${say("make-strip-digits", { letter: letterOf(index) })}>${board.symbols.map((symbol, one) => {
      const isIn = strip?.digits.includes(one + 1) ?? false;
      const label = say("make-strip-digit", { digit: symbol, letter: letterOf(index) });
      return html`<button type="button" key=${symbol} class=${isIn ? "on" : ""} aria-pressed=${isIn} ...${named(label)} onClick=${() => onDraw({ type: "strip-digit", index, digit: one + 1 })}>${symbol}</button>`;
    })}</div>`;
}

/** @param {{ state: State, onBrush: (index: number) => void, onDraw: (action: DrawAction) => void }} props */
function Extras({ state, onBrush, onDraw }) {
  const { board, drawn } = state.table;
  const items = drawn.extras.map((cells, one) => ({
    name: String(one + 1), colour: -1, isWrong: cells.length > board.size, text: say("make-extra-has", { cells: cells.length }), label: say("make-extra-label", { number: one + 1, cells: cells.length }),
  }));
  return html`<${Items} kind="extra" items=${items} chosen=${state.brush.extra} onChoose=${onBrush} onAway=${(/** @type {number} */ one) => onDraw({ type: "extra-away", index: one })} />`;
}

/**
 * Several things of a kind: one is drawn, another can be begun, and each can go.
 * @param {{ kind: "strip" | "extra", items: { name: string, colour: number, isWrong: boolean, text: string, label: string }[], chosen: number, onChoose: (index: number) => void, onAway: (index: number) => void }} props
 */
function Items({ kind, items, chosen, onChoose, onAway }) {
  const away = say("make-item-away");
  return html`<ul class="ed-items" aria-label=${say(`make-${kind}-items`)}>
    ${items.map(({ name, colour, isWrong, text, label }, index) => html`<li key=${index} class=${`${index === chosen ? "on" : ""} ${colour < 0 ? "" : `is-colour-${(colour % COLOURS) + 1}`} ${isWrong ? "is-wrong" : ""}`}>
      <button type="button" class="ed-item" aria-pressed=${index === chosen} ...${sameTip(label)} onClick=${() => onChoose(index)}><span class="visually-hidden">${label}</span><b aria-hidden="true">${name}</b><span aria-hidden="true">${text}</span></button>
      <button type="button" class="ed-away" aria-label=${`${away} ${label}`} title=${away} onClick=${() => onAway(index)}><span aria-hidden="true">×</span></button></li>`)}
    <li class=${chosen >= items.length ? "on is-new" : "is-new"}><button type="button" class="ed-item" aria-pressed=${chosen >= items.length} title=${say(`make-${kind}-new-tip`)} onClick=${() => onChoose(Infinity)}><b aria-hidden="true">+</b><span>${say(`make-${kind}-new`)}</span></button></li>
  </ul>`;
}
