// A margin around a board, for the numbers that stand at its edge, and outside of these for the names of its rows and columns.

import { html } from "../ui.js";
import { named } from "../ui/button.js";
import { isRow, keyOf } from "./edges.js";
import { edgeLabel } from "./labels.js";

/** @typedef {import("./edges.js").Edge} Edge */
/** @typedef {import("./state.js").Side} Side */

/**
 * Places for numbers: all around, or while it is closed those that have one. Which of them is chosen, by its name, and which have something said of them.
 * @typedef {{ isOpen: boolean, chosen: string, label: (edge: Edge) => string, flags: Record<string, string>, onChoose: (place: string) => void }} Ring
 */

/** How wide a margin is, in cells; wider where its places are pressed. */
const MARGIN = 0.68;
const WIDE = 0.9;

/** How wide the margin for names is, in cells; wider where some have two figures. */
const NAMES = 0.46;
const LONG_NAMES = 0.66;

/** @type {Side[]} */
const SIDES = ["top", "right", "bottom", "left"];

/**
 * A board with its numbers around it, and what a drawing makes of some of them.
 * @param {{ size: number, edges: Edge[], drawn: Record<string, string>, ring?: Ring | null, isNamed?: boolean, children?: any }} props
 */
export function Around({ size, edges, drawn, ring = null, isNamed = false, children }) {
  const names = !isNamed ? 0 : size > 9 ? LONG_NAMES : NAMES;
  const wide = (/** @type {Side} */ side) => (ring?.isOpen ? WIDE : edges.some((edge) => edge.side === side) ? MARGIN : 0);
  const [left, right, top, bottom] = [wide("left"), wide("right"), wide("top"), wide("bottom")];
  const tracks = (/** @type {number} */ before, /** @type {number} */ after) =>
    `minmax(0, ${names}fr) minmax(0, ${before}fr) repeat(${size}, minmax(0, 1fr)) minmax(0, ${after}fr)`;
  const [across, down] = [size + names + left + right, size + names + top + bottom];
  const style = {
    gridTemplateColumns: tracks(left, right),
    gridTemplateRows: tracks(top, bottom),
    aspectRatio: `${across} / ${down}`,
    "--across": across,
    "--down": down,
  };
  const number = (/** @type {Edge} */ edge) => html`<${EdgeNumber} key=${keyOf(edge)} edge=${edge} role=${drawn[keyOf(edge)]} />`;
  return html`<div class=${ring?.isOpen ? "board-around has-ring" : "board-around"} style=${style}>
    ${children}
    ${isNamed && Array.from({ length: size }, (_, line) => html`<span class="board-name" aria-hidden="true" style=${{ gridRow: line + 3, gridColumn: 1 }}>r${line + 1}</span>
      <span class="board-name" aria-hidden="true" style=${{ gridRow: 1, gridColumn: line + 3 }}>c${line + 1}</span>`)}
    <ul class="board-edges">${ring ? (ring.isOpen ? placesOf(size, edges) : edges).map((edge) => html`<${EdgePlace} key=${keyOf(edge)} edge=${edge} ring=${ring} />`) : edges.map(number)}</ul>
  </div>`;
}

/**
 * All places around, with their numbers or without.
 * @param {number} size
 * @param {Edge[]} edges
 * @returns {Edge[]}
 */
function placesOf(size, edges) {
  const known = new Map(edges.map((edge) => [keyOf(edge), edge]));
  return SIDES.flatMap((side) => Array.from({ length: size }, (_, line) => known.get(keyOf({ side, line })) ?? { side, line, numbers: [] }));
}

/** @param {{ edge: Edge, ring: Ring }} props */
function EdgePlace({ edge, ring }) {
  const name = keyOf(edge);
  const flag = ring.flags[name];
  const label = flag ? `${ring.label(edge)} ${flag}` : ring.label(edge);
  return html`<li class=${`board-edge is-${edge.side} ${flag ? "is-flagged" : ""}`} style=${placeStyle(edge)}>
    <button type="button" class=${name === ring.chosen ? "edge-place is-chosen" : "edge-place"} data-place=${name} tabindex=${name === ring.chosen || !ring.isOpen ? 0 : -1}
      aria-pressed=${ring.isOpen ? name === ring.chosen : undefined} ...${named(label)} onClick=${() => ring.onChoose(name)}><span>${edge.numbers.join(" ")}</span></button></li>`;
}

/** @param {Edge} edge */
function placeStyle({ side, line }) {
  const place = { left: 2, right: -2, top: 2, bottom: -2 }[side];
  return isRow(side) ? { gridRow: line + 3, gridColumn: place } : { gridColumn: line + 3, gridRow: place };
}

/** @param {{ edge: Edge, role?: string }} props */
function EdgeNumber({ edge, role }) {
  return html`<li class=${`board-edge is-${edge.side} ${role ? `is-drawn is-${role}` : ""}`} style=${placeStyle(edge)}>
    <span aria-hidden="true">${edge.numbers.join(" ")}</span><span class="visually-hidden">${edgeLabel(edge)}</span></li>`;
}
