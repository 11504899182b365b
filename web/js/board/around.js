// A margin around a board, for the numbers that stand at its edge.

import { html } from "../ui.js";
import { isRow, keyOf } from "./edges.js";
import { edgeLabel } from "./labels.js";

/** @typedef {import("./edges.js").Edge} Edge */
/** @typedef {import("./state.js").Side} Side */

/** How wide a margin is, in cells. */
const MARGIN = 0.68;

/**
 * A board with its numbers around it, and what a drawing makes of some of them.
 * @param {{ size: number, edges: Edge[], drawn: Record<string, string>, children?: any }} props
 */
export function Around({ size, edges, drawn, children }) {
  const wide = (/** @type {Side} */ side) => (edges.some((edge) => edge.side === side) ? MARGIN : 0);
  const [left, right, top, bottom] = [wide("left"), wide("right"), wide("top"), wide("bottom")];
  const tracks = (/** @type {number} */ before, /** @type {number} */ after) =>
    `minmax(0, ${before}fr) repeat(${size}, minmax(0, 1fr)) minmax(0, ${after}fr)`;
  const [across, down] = [size + left + right, size + top + bottom];
  const style = {
    gridTemplateColumns: tracks(left, right),
    gridTemplateRows: tracks(top, bottom),
    aspectRatio: `${across} / ${down}`,
    "--across": across,
    "--down": down,
  };
  return html`<div class="board-around" style=${style}>
    ${children}
    <ul class="board-edges">${edges.map((edge) => html`<${EdgeNumber} key=${keyOf(edge)} edge=${edge} role=${drawn[keyOf(edge)]} />`)}</ul>
  </div>`;
}

/** @param {{ edge: Edge, role?: string }} props */
function EdgeNumber({ edge, role }) {
  const place = { left: 1, right: -2, top: 1, bottom: -2 }[edge.side];
  const style = isRow(edge.side) ? { gridRow: edge.line + 2, gridColumn: place } : { gridColumn: edge.line + 2, gridRow: place };
  return html`<li class=${`board-edge is-${edge.side} ${role ? `is-drawn is-${role}` : ""}`} style=${style}>
    <span aria-hidden="true">${edge.numbers.join(" ")}</span><span class="visually-hidden">${edgeLabel(edge)}</span></li>`;
}
