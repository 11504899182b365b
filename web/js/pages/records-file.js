// Records as files: written as JSON or as a table, and read again. Nothing here knows the page.

import { kindOf, sizeOf } from "./records-state.js";

/** @typedef {import("../store.js").GameRecord} GameRecord */

/** What a file of records says of itself. */
const FORMAT = "nonet-records";
const VERSION = 1;

/** The longest texts that can be kept, as the store has them, and the largest number. */
const LONGEST = { puzzle: 16_384, level: 64, date: 64, details: 4096 };
const LARGEST = 2 ** 32 - 1;

/** The columns of the table. */
const COLUMNS = ["date", "seconds", "level", "hints", "mistakes", "size", "kind", "daily", "puzzle"];

/**
 * Records as JSON. Their ids are this store's, and nobody else's.
 * @param {readonly GameRecord[]} records
 */
export function jsonOf(records) {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, records: records.map(({ id: _, ...record }) => record) }, null, 1)}\n`;
}

/**
 * Records as a table with a line of names.
 * @param {readonly GameRecord[]} records
 */
export function csvOf(records) {
  const line = (/** @type {GameRecord} */ record) => {
    const { date, seconds, level, hints, mistakes = 0, details, puzzle } = record;
    return [date, seconds, level ?? "", hints, mistakes, sizeOf(record) || "", kindOf(record).split("+").slice(1).join(" "), details?.daily ?? "", puzzle].map(field).join(",");
  };
  return `${[COLUMNS.join(","), ...records.map(line)].join("\r\n")}\r\n`;
}

/**
 * A field of a table. What a program could take for a formula is quoted as text.
 * @param {unknown} value
 */
function field(value) {
  const text = /^[=+\-@\t\r]/.test(String(value)) ? `'${value}` : String(value);
  return /[",\r\n']/.test(text) ? `"${text.replaceAll("\"", "\"\"")}"` : text;
}

/**
 * What is wrong with a file: it is none, it is a backup of everything, a later version wrote it, or one of its records makes no
 * sense, and which.
 * @typedef {{ wrong: "unreadable" | "backup" | "version" | "record", number?: number }} Fault
 */

/**
 * What a file adds: the records that are not there yet, and how many are. A file in which one record makes no sense adds none.
 * @param {string} text
 * @param {readonly GameRecord[]} there
 * @returns {{ fresh: Omit<GameRecord, "id">[], same: number } | Fault}
 */
export function readRecords(text, there) {
  let file;
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return { wrong: "unreadable" };
  }
  if (file?.format === "nonet-backup") return { wrong: "backup" };
  if (file?.format !== FORMAT || !Array.isArray(file.records)) return { wrong: "unreadable" };
  if (!(file.version <= VERSION)) return { wrong: "version" };
  const known = new Set(there.map(keyOf));
  const fresh = [];
  for (const [at, one] of file.records.entries()) {
    const record = recordIn(one);
    if (!record) return { wrong: "record", number: at + 1 };
    const key = keyOf(record);
    if (!known.has(key)) fresh.push(record);
    known.add(key);
  }
  return { fresh, same: file.records.length - fresh.length };
}

/**
 * What tells records apart: nobody ends two games with the same puzzle at the same moment.
 * @param {Pick<GameRecord, "date" | "puzzle" | "seconds">} record
 */
function keyOf({ date, puzzle, seconds }) {
  return `${momentOf(date)} ${seconds} ${puzzle}`;
}

/**
 * A moment as records have it, by which they are sorted: other programs write it in other ways. What is no moment stays what it is.
 * @param {string} date
 */
function momentOf(date) {
  const time = new Date(date);
  return Number.isNaN(time.getTime()) ? date : time.toISOString().replace(/\.\d+Z$/, "Z");
}

/**
 * A record of a file, with what is known of records and nothing else; null if it makes no sense. The game that it came from is
 * not this store's.
 * @param {any} one
 * @returns {Omit<GameRecord, "id"> | null}
 */
function recordIn(one) {
  if (!one || typeof one !== "object") return null;
  const { puzzle, date, seconds, level = null, hints = 0, mistakes = 0, details = {} } = one;
  const isText = (/** @type {unknown} */ value, /** @type {number} */ most) => typeof value === "string" && new TextEncoder().encode(value).length <= most;
  const isCount = (/** @type {unknown} */ value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LARGEST;
  if (!isText(puzzle, LONGEST.puzzle) || !isText(date, LONGEST.date) || Number.isNaN(Date.parse(date))) return null;
  if (level !== null && !isText(level, LONGEST.level)) return null;
  if (![seconds, hints, mistakes].every(isCount)) return null;
  if (!details || typeof details !== "object" || Array.isArray(details) || !isText(JSON.stringify(details), LONGEST.details)) return null;
  const { game: _, ...rest } = details;
  return { puzzle, date: momentOf(date), seconds, level, hints, mistakes, details: rest };
}
