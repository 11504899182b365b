// What the solver page keeps in the browser: the table, what was chosen, and puzzles that have left the table.

import { NO_HISTORY } from "../board/history.js";
import { boxOf, documentOf, toLine } from "../board/state.js";
import { packedBoard, packedChange, unpackedBoard, unpackedChange } from "./packed.js";
import { LIMITS } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Table} Table */

/**
 * A puzzle that was in the table: its text, the shape of its boxes where only the table knew it, and what is said of it; `row` is
 * what people know it by.
 * @typedef {{ text: string, box?: string, size: number, givens: number, row?: string, at: string }} Recent
 */

/** @typedef {import("../shelves.js").Shelf} Shelf */

/** Under which names things are kept: the table of this tab, and for all tabs what was chosen and what has left. */
const TABLE = "nonet-solver-table";
const WORK = "nonet-solver-work";
const CHOSEN = "nonet-solver-modes";
const RECENT = "nonet-solver-recent";

/** Which form of table and history it is that is kept: what another version has written may be another one. */
const FORM = 2;

/** How many changes are kept over a reload. */
const MOST_CHANGES = 500;

/** How many puzzles of a list are kept besides the one in the table. */
export const MOST_LISTED = 100;

/** How many puzzles are kept: a list, and as many as may well have left the table since. */
export const MOST_RECENT = MOST_LISTED + 20;

/** What is kept of what was chosen, each with what it may be. @type {Record<string, (value: any) => boolean>} */
const CHOICES = {
  mode: (value) => ["answer", "check", "few", "all"].includes(value),
  unique: (value) => typeof value === "boolean",
  trueOnly: (value) => typeof value === "boolean",
  limit: (value) => LIMITS.includes(value),
  isBySentence: (value) => typeof value === "boolean",
  isMoreOpen: (value) => typeof value === "boolean",
  method: (value) => typeof value === "string" && /^[a-z-]*$/.test(value),
};

/**
 * @param {Shelf} shelf
 * @param {string} name
 */
function read(shelf, name) {
  try {
    return JSON.parse(shelf.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/**
 * @param {Shelf} shelf
 * @param {string} name
 * @param {unknown} value
 */
function write(shelf, name, value) {
  try {
    shelf.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    // Where nothing may be kept, or there is no more room, everything begins as always.
    return false;
  }
}

/**
 * A table as an address would name it: the text, and the shape of its boxes where the text does not say it.
 * @param {Table} table
 * @returns {string[]} nothing for an empty one
 */
export function addressOf({ board, text }) {
  if (text !== null) return [text];
  if (board.rules) return [JSON.stringify(documentOf(board, board.rules))];
  const isEmpty = board.cells.every((cell) => cell.kind === "empty" && !cell.star);
  return isEmpty ? [] : [toLine(board), boxOf(board)];
}

/** @param {Shelf} shelf @returns {string[]} */
export function keptTable(shelf) {
  const kept = read(shelf, TABLE);
  return Array.isArray(kept) && kept.every((part) => typeof part === "string") ? kept : [];
}

/** @param {Shelf} shelf @param {Table} table */
export function keepTable(shelf, table) {
  write(shelf, TABLE, addressOf(table));
}

/**
 * The table with its marks and colours and with what was done to it, as it was kept. Nothing if there is none, or if it is not
 * the table that was kept last.
 * @param {Shelf} shelf
 * @returns {Pick<State, "table" | "history" | "isEntry"> | null}
 */
export function keptWork(shelf) {
  const kept = read(shelf, WORK);
  if (kept?.form !== FORM) return null;
  try {
    const table = { ...kept.table, board: unpackedBoard(kept.table.board) };
    const history = { past: kept.history.past.map(unpackedChange), future: kept.history.future.map(unpackedChange) };
    const isWhole = table.board.cells.length === table.board.size ** 2;
    if (!isWhole || JSON.stringify(addressOf(table)) !== JSON.stringify(keptTable(shelf))) return null;
    return { table, history, isEntry: Boolean(kept.isEntry) };
  } catch {
    // It has the name of the form and not its parts.
    return null;
  }
}

/**
 * Keeps it. Of what was done the latest is kept; where there is no room for that, the table alone is.
 * @param {Shelf} shelf
 * @param {State} state
 */
export function keepWork(shelf, { table, history, isEntry }) {
  const packed = { ...table, board: packedBoard(table.board) };
  const latest = { past: history.past.slice(-MOST_CHANGES).map(packedChange), future: history.future.slice(-MOST_CHANGES).map(packedChange) };
  if (!write(shelf, WORK, { form: FORM, table: packed, history: latest, isEntry })) write(shelf, WORK, { form: FORM, table: packed, history: NO_HISTORY, isEntry });
}

/**
 * What was chosen the last time; whatever makes no sense is left out.
 * @param {Shelf} shelf
 * @returns {Partial<State>}
 */
export function keptChoices(shelf) {
  const kept = read(shelf, CHOSEN);
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(Object.entries(CHOICES).filter(([name, isOne]) => isOne(kept[name])).map(([name]) => [name, kept[name]]));
}

/** @param {Shelf} shelf @param {State} state */
export function keepChoices(shelf, state) {
  write(shelf, CHOSEN, Object.fromEntries(Object.keys(CHOICES).map((name) => [name, state[/** @type {keyof State} */ (name)]])));
}

/** @param {Shelf} shelf @returns {Recent[]} */
export function recentIn(shelf) {
  const kept = read(shelf, RECENT);
  const isRecent = (/** @type {any} */ one) => typeof one?.text === "string" && Number.isInteger(one.size) && Number.isInteger(one.givens) && typeof one.at === "string"
    && ["string", "undefined"].includes(typeof one.row);
  return Array.isArray(kept) ? kept.filter(isRecent) : [];
}

/**
 * Keeps a puzzle that leaves the table, as the latest.
 * @param {Shelf} shelf
 * @param {Table} table
 * @param {string} at when, as in `2026-11-16T04:00:00Z`
 * @returns {Recent[]} all of them
 */
export function keepRecent(shelf, table, at) {
  const [text, box] = addressOf(table);
  const others = recentIn(shelf).filter((one) => one.text !== text);
  if (text === undefined) return others;
  const { board } = table;
  const givens = board.cells.filter(({ digit }) => digit > 0).length;
  const recent = [{ text, ...(box ? { box } : {}), size: board.size, givens, row: rowOf(toLine(board)), at }, ...others].slice(0, MOST_RECENT);
  write(shelf, RECENT, recent);
  return recent;
}

/**
 * Keeps the puzzles of a list, the first as the latest. Of more than there is room for, the first ones are kept.
 * @param {Shelf} shelf
 * @param {string[]} texts
 * @param {string} at
 * @returns {Recent[]} all of them
 */
export function keepList(shelf, texts, at) {
  const others = recentIn(shelf).filter(({ text }) => !texts.includes(text));
  const listed = texts.slice(0, MOST_LISTED).map((text) => ({ text, ...sizesOf(text), at }));
  const all = [...listed, ...others].slice(0, MOST_RECENT);
  write(shelf, RECENT, all);
  return all;
}

/**
 * How large a puzzle is that the engine has written, and how many digits stand in it.
 * @param {string} text
 */
export function sizesOf(text) {
  const { puzzle, placed = "" } = text.startsWith("{") ? JSON.parse(text) : { puzzle: text };
  return { size: Math.sqrt([...puzzle].length), givens: [...puzzle, ...placed].filter((symbol) => symbol !== "." && symbol !== "*").length, row: rowOf(puzzle) };
}

/** The widest row that is shown whole. */
const MOST_SHOWN = 9;

/**
 * The first row of a puzzle in which a digit stands, or as much of it as there is room for; nothing if there is none.
 * @param {string} line
 */
function rowOf(line) {
  const cells = [...line];
  const size = Math.sqrt(cells.length);
  const first = cells.findIndex((symbol) => symbol !== "." && symbol !== "*");
  if (first < 0) return "";
  const row = cells.slice(first - (first % size), first - (first % size) + size);
  return row.length > MOST_SHOWN ? `${row.slice(0, MOST_SHOWN).join("")}…` : row.join("");
}

/**
 * The puzzles of a text in whatever format; none if there is but one in it.
 * @param {string} text
 * @param {(kind: string, question: object) => Promise<any>} ask
 */
export async function puzzlesIn(text, ask) {
  // That more follow is remarked.
  const { remarks = [] } = await ask("parse", { puzzle: text });
  const list = remarks.length ? listIn((await ask("convert", { puzzle: text, to: "json" })).text ?? "") : [];
  return list.length > 1 ? list : [];
}

/**
 * The puzzles of a text that the engine has written anew, a document in each line. One that has nothing but its cells is
 * these cells, so that people can read it.
 * @param {string} documents
 * @returns {string[]} each of them once
 */
export function listIn(documents) {
  const all = documents.split("\n").filter((line) => line !== "").map((line) => {
    const { puzzle, ...more } = JSON.parse(line);
    return Object.keys(more).length ? line : puzzle;
  });
  return [...new Set(all)];
}
