// Numbers and times as the language of the page writes them.

import { language, say } from "../words.js";

/** @type {Map<string, Intl.NumberFormat>} what writes numbers, by language and places after the point */
const writers = new Map();

/** @param {number} places */
function writer(places) {
  const key = `${language()} ${places}`;
  const known = writers.get(key) ?? new Intl.NumberFormat(language(), { minimumFractionDigits: places, maximumFractionDigits: places });
  writers.set(key, known);
  return known;
}

/**
 * A whole number with its thousands set apart, however large; what is no number stays as it is.
 * @param {string | number} number
 */
export function grouped(number) {
  const digits = String(number);
  return /^-?\d+$/.test(digits) ? writer(0).format(BigInt(digits)) : digits;
}

/**
 * A whole number for a sentence, which chooses its words by it and writes it as the language does. One that is too large to be
 * exact is written here, and the sentence takes its other variant.
 * @param {string | number} number
 */
export function counted(number) {
  return String(number) !== "" && Number.isSafeInteger(Number(number)) ? Number(number) : grouped(number);
}

/**
 * A number with so many places after the point.
 * @param {number} number
 * @param {number} [places]
 */
export function decimal(number, places = 1) {
  return writer(places).format(number);
}

/**
 * A day as people read it; what is none stays as it is.
 * @param {string} day as in `2026-11-17`
 * @param {"full" | "medium"} [dateStyle]
 */
export function dayText(day, dateStyle = "full") {
  const noon = new Date(`${day}T12:00:00Z`);
  return Number.isNaN(noon.getTime()) ? day : new Intl.DateTimeFormat(language(), { dateStyle, timeZone: "UTC" }).format(noon);
}

/**
 * A time in the unit that suits it.
 * @param {number} seconds
 */
export function timeText(seconds) {
  const [unit, factor] = seconds < 1e-3 ? ["us", 1e6] : seconds < 1 ? ["ms", 1e3] : ["s", 1];
  const value = seconds * /** @type {number} */ (factor);
  return say(`page-time-${unit}`, { time: value < 10 && !Number.isInteger(value) ? decimal(value) : grouped(Math.round(value)) });
}
