// A picture of a grid: for ornaments and lists, where nothing can be entered.

import { html } from "../ui.js";

const SIDE = 36;

/**
 * @typedef {object} PictureProps
 * @property {number[]} digits 0 for an empty cell.
 * @property {number} boxRows
 * @property {number} boxColumns
 * @property {Record<number, number | "tint">} [colours] The colour of each cell that has one.
 * @property {string} [label] What it shows; without one it is an ornament.
 */

/** @param {PictureProps} props */
export function Picture({ digits, boxRows, boxColumns, colours = {}, label }) {
  const size = boxRows * boxColumns;
  const side = size * SIDE;
  const lines = (/** @type {boolean} */ isBox) => {
    const parts = [];
    for (let at = 1; at < size; at += 1) {
      if ((at % boxColumns === 0) === isBox) parts.push(`M${at * SIDE} 0V${side}`);
      if ((at % boxRows === 0) === isBox) parts.push(`M0 ${at * SIDE}H${side}`);
    }
    return parts.join("");
  };
  const ground = digits.map((_, cell) => {
    const colour = colours[cell];
    if (!colour) return null;
    return html`<rect class=${`wash-${colour}`} x=${(cell % size) * SIDE} y=${Math.floor(cell / size) * SIDE} width=${SIDE} height=${SIDE} />`;
  });
  const texts = digits.map((digit, cell) =>
    digit === 0 ? null : html`<text x=${((cell % size) + 0.5) * SIDE} y=${(Math.floor(cell / size) + 0.5) * SIDE} class=${colours[cell] ? "lit" : ""}>${digit}</text>`,
  );
  const role = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg class="picture" viewBox=${`-1.5 -1.5 ${side + 3} ${side + 3}`} focusable="false" ...${role}>
    <rect class="ground" width=${side} height=${side} rx="8" />
    <g class="colours">${ground}</g>
    <path class="thin" d=${lines(false)} /><path class="thick" d=${lines(true)} />
    <rect class="frame" width=${side} height=${side} rx="8" />
    <g class="digits">${texts}</g>
  </svg>`;
}
