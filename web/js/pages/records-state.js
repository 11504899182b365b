// The records without their view: their order, the best of each level, times as they are written.

import { LEVELS } from "../levels.js";

/** @typedef {import("../store.js").GameRecord} GameRecord */
/** @typedef {"seconds" | "level" | "hints" | "date"} Order */

/** What records can be ordered by, as the columns of their table stand. */
export const ORDERS = Object.freeze(/** @type {Order[]} */ (["seconds", "level", "hints", "date"]));


/**
 * Records in an order; those that are alike in it, the last first.
 * @param {readonly GameRecord[]} records
 * @param {Order} by
 * @param {boolean} isDown
 * @returns {GameRecord[]}
 */
export function sorted(records, by, isDown) {
  const turn = isDown ? -1 : 1;
  return [...records].sort((a, b) => turn * compare(a, b, by) || compare(b, a, "date") || b.id - a.id);
}

/**
 * @param {GameRecord} a
 * @param {GameRecord} b
 * @param {Order} by
 */
function compare(a, b, by) {
  if (by === "date") return a.date < b.date ? -1 : Number(a.date > b.date);
  if (by === "level") return rankOf(a) - rankOf(b);
  return a[by] - b[by];
}

/** @param {GameRecord} record */
function rankOf(record) {
  const rank = LEVELS.findIndex((level) => level === record.level);
  return rank < 0 ? LEVELS.length : rank;
}

/**
 * The levels that occur, from the easiest.
 * @param {readonly GameRecord[]} records
 */
export function levelsIn(records) {
  return LEVELS.filter((level) => records.some((record) => record.level === level));
}

/**
 * The ids of the best of each level: the shortest time without a hint, or, if all had hints, the shortest.
 * @param {readonly GameRecord[]} records
 * @returns {Set<number>}
 */
export function bestOf(records) {
  /** @type {Map<string, GameRecord>} */
  const best = new Map();
  for (const record of records) {
    const level = record.level ?? "";
    const other = best.get(level);
    if (!other || isBetter(record, other)) best.set(level, record);
  }
  return new Set([...best.values()].map(({ id }) => id));
}

/**
 * @param {GameRecord} a
 * @param {GameRecord} b
 */
function isBetter(a, b) {
  const [aHints, bHints] = [a.hints > 0, b.hints > 0];
  if (aHints !== bHints) return bHints;
  return a.seconds < b.seconds;
}

/**
 * A time as a clock shows it: `4:07`, `1:04:07`.
 * @param {number} seconds
 */
export function clockText(seconds) {
  const whole = Math.max(0, Math.round(seconds));
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
