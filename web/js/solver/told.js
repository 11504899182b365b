// A step in words: sentences whose cells light up on the board, and under Details its notation, its score and a legend.

import { cellAt } from "../board/board.js";
import { Sample } from "../board/overlay.js";
import { html, useEffect } from "../ui.js";
import { say } from "../words.js";

/** @typedef {import("../board/state.js").BoardState} BoardState */
/** @typedef {import("../board/drawing.js").Drawing} Drawing */

/**
 * A conclusion as people write it: `r3c5≠4` goes out.
 * @param {string} text
 */
export function written(text) {
  return text.replaceAll("<>", "≠");
}

/**
 * A text in parts: words, and the names of cells that are on the board.
 * @param {string} text
 * @param {BoardState} board
 * @returns {(string | { name: string, cell: number })[]}
 */
export function partsOf(text, board) {
  return text.split(/(\br\d+c\d+\b)/).filter((part) => part !== "").map((part) => {
    const cell = cellAt(board, part);
    return cell < 0 ? part : { name: part, cell };
  });
}

/**
 * Sentences. A cell that is pointed at or has the focus lights up on the board.
 * @param {{ text: string, board: BoardState, onLit: (cells: number[]) => void }} props
 */
export function Told({ text, board, onLit }) {
  // What is pointed at may go before the pointer does.
  useEffect(() => () => onLit([]), [text]);
  const part = (/** @type {string | { name: string, cell: number }} */ one) => {
    if (typeof one === "string") return one;
    const [light, dim] = [() => onLit([one.cell]), () => onLit([])];
    return html`<button type="button" class="sol-cell" title=${say("solver-cell-tip", { cell: one.name })}
      onMouseEnter=${light} onMouseLeave=${dim} onFocus=${light} onBlur=${dim}>${one.name}</button>`;
  };
  return written(text).split("\n").map((line) => html`<p>${partsOf(line, board).map(part)}</p>`);
}

/**
 * What a drawing shows, by what a legend calls it, in a fixed order.
 * @param {Drawing | null} drawing
 */
export function legendOf(drawing) {
  if (!drawing) return [];
  const roles = new Set(drawing.candidates.map(({ role }) => role));
  const isShown = {
    good: roles.has("good"),
    bad: roles.has("bad"),
    link: roles.has("link"),
    fin: roles.has("fin"),
    group: ["a", "b", "c", "d"].some((letter) => roles.has(/** @type {any} */ (letter))),
    strong: drawing.links.some(({ strong }) => strong),
    weak: drawing.links.some(({ strong }) => !strong),
    house: drawing.houses.some(({ role }) => role !== "bad"),
  };
  return Object.entries(isShown).filter(([, isIn]) => isIn).map(([name]) => name);
}

/**
 * What not everybody wants to know: the notation, what the step counts, and what the drawing means.
 * @param {{ step: any, drawing: Drawing | null }} props
 */
export function Details({ step, drawing }) {
  return html`<details class="sol-details"><summary>${say("solver-details")}</summary>
    <p class="sol-conclusion"><code>${written(step.conclusion)}</code></p>
    ${step.score !== undefined && html`<p class="faint">${say("solver-step-counts", { score: step.score })}</p>`}
    <ul class="sol-legend">${legendOf(drawing).map((name) => html`<li key=${name}><${Sample} name=${name} /><span>${say(`solver-legend-${name}`)}</span></li>`)}</ul>
  </details>`;
}
