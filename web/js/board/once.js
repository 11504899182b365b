// What is made again only where what it is made from has changed: a key press changes few of many things.

import { useRef } from "../ui.js";

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
 * The same thing as before if it would be made from the same: an element that is the same one is not looked at again.
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
 * Things by their number, each made again where what it is made from has changed.
 * @template T
 * @returns {(index: number, from: unknown[], make: () => T) => T}
 */
export function useOnce() {
  const made = useRef(/** @type {(Made<T> | undefined)[]} */ ([]));
  return (index, from, make) => (made.current[index] = once(made.current[index], from, make)).thing;
}
