// The records without their view: which are shown and in which order, what they come to, times as they are written.

import { LEVELS } from "../levels.js";

/** @typedef {import("../store.js").GameRecord} GameRecord */
/** @typedef {"seconds" | "level" | "hints" | "mistakes" | "date"} Order */

/** What records can be ordered by, as the columns of their table stand. */
export const ORDERS = Object.freeze(/** @type {Order[]} */ (["seconds", "level", "hints", "mistakes", "date"]));

/**
 * Which records are shown: those of a level, of a kind of puzzle, puzzles of the day alone, games without a hint alone. What is
 * empty or false asks for nothing.
 * @typedef {{ level: string, kind: string, isDaily: boolean, isUnaided: boolean }} Filter
 */

/** All of them. @type {Readonly<Filter>} */
export const ALL = Object.freeze({ level: "", kind: "", isDaily: false, isUnaided: false });

/** A day, in milliseconds. */
const DAY = 86_400_000;

/** How many games of a level the chart shows one by one: the last ones. */
export const MOST_DOTS = 60;

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
  return (a[by] ?? 0) - (b[by] ?? 0);
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
  const there = new Set(records.map(({ level }) => level));
  return LEVELS.filter((level) => there.has(level));
}

/**
 * The size of a puzzle: what its record says, or what the length of its line says; 0 if neither does.
 * @param {GameRecord} record
 */
export function sizeOf({ details, puzzle }) {
  const said = Number(details?.size);
  if (Number.isInteger(said) && said > 0) return said;
  const root = Math.sqrt(puzzle.length);
  return Number.isInteger(root) ? root : 0;
}

/**
 * The kind of a puzzle: its size, and the rules that it has besides, as in `9` or `9+diagonal+windoku`.
 * @param {GameRecord} record
 */
export function kindOf(record) {
  return [sizeOf(record), ...variantsOf(record)].join("+");
}

/**
 * @param {GameRecord} record
 * @returns {string[]}
 */
function variantsOf({ details }) {
  return Array.isArray(details?.variants) ? details.variants.map(String).sort() : [];
}

/**
 * The kinds that occur, small ones first and the simplest of a size before the others.
 * @param {readonly GameRecord[]} records
 */
export function kindsIn(records) {
  return [...new Set(records.map(kindOf))].sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10) || (a < b ? -1 : 1));
}

/**
 * @param {readonly GameRecord[]} records
 * @param {Filter} filter
 */
export function filtered(records, { level, kind, isDaily, isUnaided }) {
  return records.filter((record) =>
    (!level || record.level === level) && (!kind || kindOf(record) === kind) && (!isDaily || Boolean(record.details?.daily)) && (!isUnaided || record.hints === 0));
}

/**
 * The ids of the best of each level and kind of puzzle: the shortest time without a hint, or, if all had hints, the shortest.
 * @param {readonly GameRecord[]} records
 * @returns {Set<number>}
 */
export function bestOf(records) {
  /** @type {Map<string, GameRecord>} */
  const best = new Map();
  for (const record of records) {
    const like = `${record.level ?? ""} ${kindOf(record)}`;
    const other = best.get(like);
    if (!other || isBetter(record, other)) best.set(like, record);
  }
  return new Set([...best.values()].map(({ id }) => id));
}

/**
 * @param {Pick<GameRecord, "hints" | "seconds">} a
 * @param {Pick<GameRecord, "hints" | "seconds">} b
 */
function isBetter(a, b) {
  const [aHints, bHints] = [a.hints > 0, b.hints > 0];
  if (aHints !== bHints) return bHints;
  return a.seconds < b.seconds;
}

/**
 * The best time of some records, of which there is at least one: help does not make it.
 * @param {readonly Pick<GameRecord, "hints" | "seconds">[]} records
 */
export function bestTime(records) {
  return records.reduce((best, one) => (isBetter(one, best) ? one : best)).seconds;
}

/**
 * What records come to.
 * @typedef {{ count: number, best: number, average: number, worst: number, mistakes: number, unaided: number }} Figures
 */

/**
 * What records come to; null if there are none.
 * @param {readonly GameRecord[]} records
 * @returns {Figures | null}
 */
export function figuresOf(records) {
  if (!records.length) return null;
  let [worst, total, mistakes, unaided] = [0, 0, 0, 0];
  for (const record of records) {
    worst = Math.max(worst, record.seconds);
    total += record.seconds;
    mistakes += record.mistakes ?? 0;
    unaided += record.hints === 0 ? 1 : 0;
  }
  return { count: records.length, best: bestTime(records), worst, average: total / records.length, mistakes: mistakes / records.length, unaided };
}

/**
 * How many days in a row had a game: up to now, and at most. A day that is not over breaks nothing.
 * @param {readonly GameRecord[]} records
 * @param {Date} now
 * @returns {{ now: number, most: number }}
 */
export function streaksOf(records, now) {
  const numbers = new Set(records.flatMap(({ date }) => {
    const day = dayNumber(new Date(date));
    return Number.isNaN(day) ? [] : [day];
  }));
  const back = (/** @type {number} */ from) => {
    let day = from;
    while (numbers.has(day)) day -= 1;
    return from - day;
  };
  const today = dayNumber(now);
  const ends = [...numbers].filter((day) => !numbers.has(day + 1));
  return { now: back(numbers.has(today) ? today : today - 1), most: Math.max(0, ...ends.map(back)) };
}

/**
 * The days before a day, where the player is, as one number: days of 23 and of 25 hours count as one.
 * @param {Date} date
 */
function dayNumber(date) {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;
}

/**
 * The times of one level, for the chart.
 * @typedef {Figures & { level: string, dots: GameRecord[], middle: [number, number] }} LevelTimes
 */

/**
 * The times of each level, from the easiest: what they come to, between which times the middle half of them lies, and the last
 * ones themselves.
 * @param {readonly GameRecord[]} records
 * @returns {LevelTimes[]}
 */
export function timesByLevel(records) {
  /** @type {Map<string, GameRecord[]>} */
  const groups = new Map();
  for (const record of records) {
    const level = LEVELS.some((known) => known === record.level) ? String(record.level) : "other";
    const group = groups.get(level) ?? [];
    group.push(record);
    groups.set(level, group);
  }
  return [...LEVELS, "other"].flatMap((level) => {
    const those = groups.get(level) ?? [];
    const figures = figuresOf(those);
    if (!figures) return [];
    const times = those.map(({ seconds }) => seconds).sort((a, b) => a - b);
    const at = (/** @type {number} */ share) => times[Math.round((times.length - 1) * share)] ?? 0;
    return [{ level, ...figures, middle: /** @type {[number, number]} */ ([at(0.25), at(0.75)]), dots: sorted(those, "date", true).slice(0, MOST_DOTS) }];
  });
}

/** Times that a scale may name, in seconds. */
const TICKS = [10, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200, 18_000, 36_000, 86_400];

/** How much of a scale a character takes on a phone: those that it names are apart at least as far as they are long. */
const CHARACTER = 0.035;

/**
 * A scale on which twice as long is as far everywhere, with the times that it names; `share` says where a time lies, from 0 to 1.
 * @param {number} least seconds
 * @param {number} most seconds
 */
export function scaleOf(least, most) {
  const from = TICKS.findLast((tick) => tick <= least) ?? Math.max(1, Math.min(least, 5));
  const to = TICKS.find((tick) => tick >= most && tick > from) ?? Math.max(most, from * 2);
  const share = (/** @type {number} */ seconds) => Math.max(0, Math.min(1, Math.log(Math.max(seconds, 1) / from) / Math.log(to / from)));
  /** @type {number[]} */
  const ticks = [from];
  for (const tick of TICKS) {
    const apart = share(tick) - share(ticks.at(-1) ?? from);
    if (tick > from && tick <= to && apart >= CHARACTER * clockText(tick).length) ticks.push(tick);
  }
  return { ticks, share };
}

/**
 * A time as a clock shows it, of whole seconds that have gone by: `4:07`, `1:04:07`.
 * @param {number} seconds
 */
export function clockText(seconds) {
  const whole = Math.max(0, Math.floor(seconds));
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
