// A pattern: which cells hold keys, drawn by pressing them or by drawing across them.

import { announce } from "../live.js";
import { html, useRef, useState } from "../ui.js";
import { Button } from "../ui/button.js";
import { say } from "../words.js";

/** How far the arrows go. @type {Record<string, [number, number]>} */
const STEPS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/**
 * The grid to draw on.
 * @param {{ box: string, size: number, pattern: number[], onChange: (pattern: number[]) => void }} props
 */
export function Pattern({ box, size, pattern, onChange }) {
  const [at, setAt] = useState(0);
  const drawing = useRef(/** @type {boolean | null} */ (null));
  const grid = useRef(/** @type {HTMLElement | null} */ (null));
  const [rows = 3, columns = 3] = box.split("x").map(Number);
  const latest = useRef(pattern);
  latest.current = pattern;
  const set = (/** @type {number} */ cell, /** @type {boolean} */ isIn) => {
    if (latest.current.includes(cell) === isIn) return;
    latest.current = isIn ? [...latest.current, cell].sort((a, b) => a - b) : latest.current.filter((one) => one !== cell);
    onChange(latest.current);
  };
  const cellAt = (/** @type {PointerEvent} */ event) => {
    const element = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-cell]");
    return element && grid.current?.contains(element) ? Number(element.getAttribute("data-cell")) : -1;
  };
  const down = (/** @type {PointerEvent} */ event) => {
    const cell = cellAt(event);
    if (cell < 0 || event.button > 0) return;
    drawing.current = !latest.current.includes(cell);
    set(cell, drawing.current);
    setAt(cell);
  };
  const over = (/** @type {PointerEvent} */ event) => {
    const cell = drawing.current === null || event.buttons === 0 ? -1 : cellAt(event);
    if (cell >= 0 && drawing.current !== null) set(cell, drawing.current);
  };
  const key = (/** @type {KeyboardEvent} */ event) => {
    const step = STEPS[event.key];
    if (event.key === " " || event.key === "Enter") {
      event.preventDefault();
      const isIn = !pattern.includes(at);
      set(at, isIn);
      announce(say(isIn ? "make-pattern-on" : "make-pattern-off"));
    }
    if (!step) return;
    event.preventDefault();
    const [row, column] = [Math.floor(at / size) + step[0], (at % size) + step[1]];
    if (row < 0 || column < 0 || row >= size || column >= size) return;
    setAt(row * size + column);
    /** @type {HTMLElement | null | undefined} */ (grid.current?.querySelector(`[data-cell="${row * size + column}"]`))?.focus();
  };
  const cell = (/** @type {number} */ index) => {
    const [row, column] = [Math.floor(index / size), index % size];
    const edges = `${column % columns === 0 && column ? "is-left" : ""} ${row % rows === 0 && row ? "is-top" : ""}`;
    return html`<span role="gridcell" aria-selected=${pattern.includes(index)} tabindex=${index === at ? 0 : -1} data-cell=${index}
      class=${`pattern-cell ${edges}`} aria-label=${say("make-pattern-cell", { row: row + 1, column: column + 1 })}></span>`;
  };
  const line = (/** @type {number} */ row) => html`<div role="row">${Array.from({ length: size }, (_, column) => cell(row * size + column))}</div>`;
  return html`<div class="pattern">
    <div class="pattern-grid" role="grid" aria-label=${say("make-pattern-label")} aria-multiselectable="true" ref=${grid} style=${{ "--size": size }}
      onPointerDown=${down} onPointerMove=${over} onPointerUp=${() => void (drawing.current = null)} onKeyDown=${key}>${Array.from({ length: size }, (_, row) => line(row))}</div>
    <p class="pattern-note"><span class="faint small">${say("make-pattern-count", { count: pattern.length })}</span>
      <${Button} id="make-pattern-clear" kind="quiet" sign="clear" disabled=${!pattern.length} onClick=${() => onChange([])} /></p>
  </div>`;
}
