// What differs between two long texts, so that only that has to be sent.

/**
 * What stands between two places of a text, and what stands there then; `check` is of the whole text then.
 * @typedef {{ from: number, to: number, text: string, check: number }} Splice
 */

/** How much of two texts is compared at a time: the browser is much faster with pieces than with letters. */
const PIECE = 4096;

/**
 * What makes one text of another.
 * @param {string} before
 * @param {string} after
 * @returns {Splice}
 */
export function spliceOf(before, after) {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from + PIECE <= most && before.slice(from, from + PIECE) === after.slice(from, from + PIECE)) from += PIECE;
  while (from < most && before.charCodeAt(from) === after.charCodeAt(from)) from += 1;
  // Half a letter is no text.
  if (isSecondHalf(before, from) || isSecondHalf(after, from)) from -= 1;
  let end = 0;
  while (end < most - from && before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)) end += 1;
  if (isSecondHalf(after, after.length - end)) end -= 1;
  return { from, to: before.length - end, text: after.slice(from, after.length - end), check: checkOf(after) };
}

/**
 * Whether the second half of a letter of two units stands at a place.
 * @param {string} text
 * @param {number} place
 */
const isSecondHalf = (text, place) => (text.charCodeAt(place) & 0xfc00) === 0xdc00;

/**
 * The 32 bits of FNV-1a over the units of a text.
 * @param {string} text
 */
export function checkOf(text) {
  let sum = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) sum = Math.imul(sum ^ text.charCodeAt(place), 0x01000193);
  return sum >>> 0;
}
