// The live region: what screen readers are told when something changes on the page.

/** @type {Set<(text: string) => void>} */
const listeners = new Set();

/**
 * Tells screen readers a sentence, politely.
 * @param {string} text
 */
export function announce(text) {
  for (const listener of listeners) listener(text);
}

/**
 * Hears what is announced. The answer ends that.
 * @param {(text: string) => void} listener
 */
export function hearAnnouncements(listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
