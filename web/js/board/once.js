// What is made again only where what it is made from has changed: a key press changes few of many things.

import { h, useMemo, useRef } from "../ui.js";

/**
 * A thing, and what it was made from.
 * @template T
 * @typedef {{ from: unknown[], thing: T }} Made
 */

/**
 * Whether two lists hold the same, part for part.
 * @param {unknown[]} one
 * @param {unknown[]} other
 */
export function isSameList(one, other) {
  return one.length === other.length && one.every((part, index) => part === other[index]);
}

/**
 * The same thing as before if it would be made from the same.
 * @template T
 * @param {Made<T> | undefined} before
 * @param {unknown[]} from
 * @param {() => T} make
 * @returns {Made<T>}
 */
export function once(before, from, make) {
  return before && isSameList(before.from, from) ? before : { from, thing: make() };
}

/**
 * Parts by their number, each drawn again where what it is drawn from has changed. A part is a component: of those the view
 * library leaves alone which are the same as before, while it goes through every element once more.
 * @returns {(index: number, from: unknown[], draw: () => any) => any}
 */
export function useOnce() {
  const made = useRef(/** @type {(Made<any> | undefined)[]} */ ([]));
  return (index, from, draw) => (made.current[index] = once(made.current[index], from, () => h(Part, { key: index, draw }))).thing;
}

/**
 * Functions that stay the same, while what they do is what the latest ones do: a part that has them need not be drawn again
 * because of them.
 * @template {Record<string, (...values: any[]) => any>} T
 * @param {T} functions
 * @returns {T}
 */
export function useLatest(functions) {
  const latest = useRef(functions);
  latest.current = functions;
  const same = (/** @type {string} */ name) => [name, (/** @type {any[]} */ ...values) => latest.current[name]?.(...values)];
  return useMemo(() => Object.fromEntries(Object.keys(functions).map(same)), []);
}

/** @param {{ draw: () => any }} props */
function Part({ draw }) {
  return draw();
}
