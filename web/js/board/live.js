// The live region: one place from which screen readers hear what has changed.

import { html, useLayoutEffect, useRef, useState } from "../ui.js";
import { together } from "../words.js";

/** @type {Set<(text: string) => void>} */
const listeners = new Set();

/**
 * Tells a sentence to whoever listens with a screen reader.
 * @param {string} text
 */
export function announce(text) {
  for (const hear of listeners) hear(text);
}

/**
 * The region itself. A page has one, and so has each box in which something is told: as long as a box is open, readers hear
 * nothing of what lies behind it. A sentence that is said twice is heard twice.
 */
export function LiveRegion() {
  const [said, setSaid] = useState({ text: "", turn: 0 });
  const isFresh = useRef(false);
  // Before anything is told: a box that opens may tell something at once.
  useLayoutEffect(() => {
    const hear = (/** @type {string} */ text) => {
      // What one thing leads to is told before anything is drawn: the last sentence alone would be heard.
      const isMore = isFresh.current && text !== "";
      setSaid(({ text: before, turn }) => ({ text: isMore ? together([before, text]) : text, turn: turn + 1 }));
      isFresh.current = text !== "";
      queueMicrotask(() => void (isFresh.current = false));
    };
    listeners.add(hear);
    return () => void listeners.delete(hear);
  }, []);
  return html`<div class="visually-hidden" role="status" aria-live="polite">
    <span key=${said.turn}>${said.text}</span>
  </div>`;
}
