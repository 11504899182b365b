// The list of games without its view: which are going on, which belong to a day, which hold a puzzle, and their pictures.

import { emptyBoard } from "../board/state.js";

/** @typedef {import("../store.js").Game} Stored */
/** @typedef {import("./saved.js").Summary} Summary */

/**
 * The day it is, where the player is.
 * @param {Date} now
 */
export function dayOf(now) {
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${String(now.getFullYear()).padStart(4, "0")}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/**
 * Whether a text is a day. What a browser gives of a date that is half typed is none.
 * @param {string} text
 */
export function isDay(text) {
  const time = new Date(`${text}T12:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}

/**
 * Games, the one that was played last first. What has no time keeps its place.
 * @param {Stored[]} games
 */
export function newestFirst(games) {
  return [...games].sort((one, other) => (other.updated ?? "").localeCompare(one.updated ?? ""));
}

/**
 * Those that are not over.
 * @param {Stored[]} games
 */
export function goingOn(games) {
  return newestFirst(games).filter(({ summary }) => summary.status === "playing");
}

/**
 * What there is of the puzzle of a day: the game, and if it is solved the seconds that it took. Who has deleted the game has
 * solved it all the same.
 * @typedef {{ kind: "new" } | { kind: "playing", game: number, share: number } | { kind: "ended", game: number } | { kind: "solved", game: number | null, seconds: number }} Daily
 */

/**
 * @param {Stored[]} games
 * @param {import("../store.js").GameRecord[]} records
 * @param {string} date
 * @param {string} level
 * @returns {Daily}
 */
export function dailyAmong(games, records, date, level) {
  const those = newestFirst(games).filter(({ summary }) => summary.date === date && summary.level === level);
  const going = those.find(({ summary }) => summary.status === "playing");
  if (going) return { kind: "playing", game: going.id, share: shareOf(going.summary) };
  const solved = those.find(({ summary }) => summary.status === "solved");
  if (solved) return { kind: "solved", game: solved.id, seconds: Math.floor(solved.summary.spent / 1000) };
  const record = records.find((one) => one.level === level && one.details?.daily === date);
  if (record) return { kind: "solved", game: null, seconds: record.seconds };
  const [ended] = those;
  return ended ? { kind: "ended", game: ended.id } : { kind: "new" };
}

/**
 * How much of a game is done, in per cent. Nothing is all done that is not.
 * @param {Record<string, any>} summary
 */
export function shareOf({ filled }) {
  return filled >= 1 ? 100 : Math.min(99, Math.round((filled ?? 0) * 100));
}

/**
 * Those of which one may be a game with this puzzle that is not over: they look like it.
 * @param {Stored[]} games
 * @param {{ givens: string, box: string }} puzzle
 */
export function likely(games, { givens, box }) {
  return goingOn(games).filter(({ summary }) => summary.givens === givens && summary.box === box);
}

/**
 * The board of a game as a list shows it, as far as its summary says it: none if it has rules that have to be drawn.
 * @param {Record<string, any>} summary
 * @returns {import("../board/state.js").BoardState | null}
 */
export function pictureOf({ box = "", line = "", givens = "", hasRules = false }) {
  const [rows = 0, columns = 0] = String(box).split("x").map(Number);
  if (hasRules || !rows || !columns) return null;
  const board = emptyBoard(rows, columns);
  const symbols = [...line];
  const given = [...givens];
  if (symbols.length !== board.cells.length) return null;
  const known = [...new Set(symbols)].filter((symbol) => symbol !== "." && !board.symbols.includes(symbol));
  const all = [...board.symbols, ...known];
  const cells = board.cells.map((cell, index) => {
    const digit = all.indexOf(symbols[index] ?? ".") + 1;
    const kind = digit === 0 ? "empty" : given[index] === symbols[index] ? "given" : "placed";
    return { ...cell, digit, kind: /** @type {import("../board/state.js").Kind} */ (kind) };
  });
  return { ...board, symbols: all, cells };
}
