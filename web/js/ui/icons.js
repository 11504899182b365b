// Icons: drawn on a square of 24, with lines of 1.75 in the colour of the text around them.

import { html } from "../ui.js";

/** The drawings, each as the `d` of one path; round joints. */
export const PATHS = {
  // Places of the app.
  "new-game": "M4.5 4.5h6v6h-6z M13.5 4.5h6v6h-6z M4.5 13.5h6v6h-6z M16.5 13.6v5.8 M13.6 16.5h5.8",
  solve: "M9.5 18h5 M10.5 21h3 M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z",
  learn: "M12 6.5C10 5 7.5 4.5 4 4.5v13c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2v-13c-3.5 0-6 .5-8 2z M12 6.5v13",
  grids: "M4 4h16v16H4z M4 9.33h16 M4 14.67h16 M9.33 4v16 M14.67 4v16",
  records: "M7 4h10v5a5 5 0 0 1-10 0z M7 6H4v1a3.5 3.5 0 0 0 3.4 3.5 M17 6h3v1a3.5 3.5 0 0 1-3.4 3.5 M12 14v4 M8.5 20.5h7 M10 18h4",
  settings: "M4 7h8 M17.5 7H20 M4 17h2.5 M12 17h8 M14.75 4.25a2.75 2.75 0 1 1 0 5.5 2.75 2.75 0 0 1 0-5.5z M9.25 14.25a2.75 2.75 0 1 1 0 5.5 2.75 2.75 0 0 1 0-5.5z",
  power: "M12 3v8 M6.8 6.6a7.5 7.5 0 1 0 10.4 0",
  // Going on and back.
  first: "M6 5.5v13 M18.5 5.5 10 12l8.5 6.5z",
  previous: "M14.5 5.5 8 12l6.5 6.5",
  clock: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z M12 7.5V12l3 2.5",
  play: "M7.5 4.8v14.4L19 12z",
  pause: "M8 5v14 M16 5v14",
  stop: "M6.5 6.5h11v11h-11z",
  next: "M9.5 5.5 16 12l-6.5 6.5",
  last: "M18 5.5v13 M5.5 5.5 14 12l-8.5 6.5z",
  refresh: "M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9 M19.5 4v5h-5",
  undo: "M8.5 5 4 9.5 8.5 14 M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3",
  redo: "M15.5 5 20 9.5 15.5 14 M19.5 9.5H10a5.5 5.5 0 0 0 0 11h3",
  entry: "M4 5h6v6H4z M4 15.5h6v4.5 M13.5 8h6.5 M17 4.5 20.5 8 17 11.5 M13.5 18.5h.01 M17 18.5h.01 M20.5 18.5h.01",
  keyboard: "M4.5 6h15A1.5 1.5 0 0 1 21 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16.5v-9A1.5 1.5 0 0 1 4.5 6z M7 10h.01 M10.3 10h.01 M13.7 10h.01 M17 10h.01 M8 14h8",
  larger: "M14.5 4.5h5v5 M19.5 4.5 13.5 10.5 M9.5 19.5h-5v-5 M4.5 19.5l6-6",
  fold: "M5.5 9.5 12 16l6.5-6.5",
  // Texts and files.
  folder: "M3.5 6.5a1.5 1.5 0 0 1 1.5-1.5h4.2l2 2.5H19a1.5 1.5 0 0 1 1.5 1.5v8.5A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5z",
  file: "M6 3.5h8l4.5 4.5v12.5H6z M13.5 3.5v5h5 M9 12.5h6 M9 16h6",
  paste: "M8 5H5.5v15.5h13V5H16 M8.5 3h7v4h-7z",
  copy: "M9 9h11v11H9z M15 9V4H4v11h5",
  link: "M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7l-1.2 1.2 M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.2-1.2",
  search: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z M15.3 15.3 20.5 20.5",
  export: "M12 14.5v-11 M7.5 8 12 3.5 16.5 8 M4.5 13v7.5h15V13",
  into: "M12 3.5v11 M7.5 10.5 12 15l4.5-4.5 M4.5 16.5v4h15v-4",
  clear: "M4.5 6.5h15 M9.5 6.5v-3h5v3 M6.5 6.5l1 14h9l1-14",
  // What is said.
  check: "M4.5 12.5l5 5 10-11",
  cross: "M6 6l12 12 M18 6 6 18",
  several: "M8.5 8.5h12v12h-12z M15.5 8.5v-5h-12v12h5",
  note: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z M12 11v5 M12 7.8h.01",
  warning: "M12 4 2.8 20h18.4z M12 10v4.5 M12 17.5h.01",
  star: "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z",
  dice: "M6.5 4h11A2.5 2.5 0 0 1 20 6.5v11a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5v-11A2.5 2.5 0 0 1 6.5 4z M8.5 8.5h.01 M15.5 8.5h.01 M12 12h.01 M8.5 15.5h.01 M15.5 15.5h.01",
};

/** @typedef {keyof typeof PATHS} IconName */

/**
 * An icon. It says nothing to screen readers: the button around it has a label.
 * @param {{ name: IconName, size?: number }} props
 */
export function Icon({ name, size = 22 }) {
  return html`<svg class="icon" width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true" focusable="false"
    fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"
  ><path d=${PATHS[name]} /></svg>`;
}

/** Which of the nine squares of the mark are full: one in each row and column, as in a Sudoku. */
const FULL = [0, 5, 7];

/** The mark of Nonet: nine squares, in the colours of the theme. */
export function Mark({ size = 32 }) {
  const square = (/** @type {number} */ _, /** @type {number} */ n) =>
    html`<rect class=${FULL.includes(n) ? "full" : ""} x=${6 + (n % 3) * 7} y=${6 + Math.floor(n / 3) * 7} width="6" height="6" rx="1.5" />`;
  return html`<svg class="mark" width=${size} height=${size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
    <rect class="ground" width="32" height="32" rx="8" />${Array.from({ length: 9 }, square)}
  </svg>`;
}
