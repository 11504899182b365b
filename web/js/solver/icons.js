// The icons of the solver page: drawn on a square of 24 with lines of 1.75, like all others.

import { html } from "../ui.js";

const PATHS = {
  first: "M6 5.5v13 M18.5 5.5 10 12l8.5 6.5z",
  back: "M14.5 5.5 8 12l6.5 6.5",
  next: "M9.5 5.5 16 12l-6.5 6.5",
  last: "M18 5.5v13 M5.5 5.5 14 12l-8.5 6.5z",
  play: "M7.5 4.8v14.4L19 12z",
  pause: "M8 5v14 M16 5v14",
  stop: "M6.5 6.5h11v11h-11z",
  folder: "M3.5 6.5a1.5 1.5 0 0 1 1.5-1.5h4.2l2 2.5H19a1.5 1.5 0 0 1 1.5 1.5v8.5A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5z",
  paste: "M8 5H5.5v15.5h13V5H16 M8.5 3h7v4h-7z",
  into: "M12 3.5v11 M7.5 10.5 12 15l4.5-4.5 M4.5 16.5v4h15v-4",
  link: "M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7l-1.2 1.2 M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.2-1.2",
  undo: "M8.5 5 4 9.5 8.5 14 M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3",
  erase: "M9 5.5h10.5v13H9L3.5 12z M11.5 9.5l5 5 M16.5 9.5l-5 5",
  clear: "M4.5 6.5h15 M9.5 6.5v-3h5v3 M6.5 6.5l1 14h9l1-14",
  star: "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z",
  fold: "M5.5 9.5 12 16l6.5-6.5",
  file: "M6 3.5h8l4.5 4.5v12.5H6z M13.5 3.5v5h5 M9 12.5h6 M9 16h6",
  check: "M4.5 12.5l5 5 10-11",
  cross: "M6 6l12 12 M18 6 6 18",
  several: "M8.5 8.5h12v12h-12z M15.5 8.5v-5h-12v12h5",
  note: "M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z M12 11v5 M12 7.8h.01",
  grid: "M4 4h16v16H4z M4 9.33h16 M4 14.67h16 M9.33 4v16 M14.67 4v16",
};

/** @typedef {keyof typeof PATHS} SignName */

/**
 * A sign beside words or in a button with a label. It says nothing to screen readers.
 * @param {{ name: SignName, size?: number }} props
 */
export function Sign({ name, size = 20 }) {
  return html`<svg class="icon" width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true" focusable="false"
    fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"
  ><path d=${PATHS[name]} /></svg>`;
}
