// Tests of records as files.

import assert from "node:assert/strict";
import { test } from "node:test";

import { csvOf, jsonOf, readRecords } from "../../js/pages/records-file.js";

const RECORDS = [
  { id: 1, level: "hard", seconds: 900, hints: 0, mistakes: 1, date: "2026-01-01T00:00:00Z", puzzle: ".".repeat(81), details: { game: 5, size: 9, variants: ["diagonal"], daily: "2026-01-01" } },
  { id: 2, level: null, seconds: 20, hints: 3, mistakes: 0, date: "2026-01-02T00:00:00Z", puzzle: "{\"a\": \"b, c\"}", details: {} },
];

test("what is written can be read again, and what is there already is counted", () => {
  const read = readRecords(jsonOf(RECORDS), []);
  assert.equal(read.same, 0);
  assert.deepEqual(read.fresh.map(({ puzzle, seconds, level }) => [puzzle, seconds, level]), RECORDS.map(({ puzzle, seconds, level }) => [puzzle, seconds, level]));
  assert.equal(read.fresh[0].details.game, undefined, "the game is another store's");
  assert.equal(read.fresh[0].details.daily, "2026-01-01");
  assert.deepEqual(readRecords(jsonOf(RECORDS), RECORDS), { fresh: [], same: 2 });
  assert.equal(readRecords(jsonOf([...RECORDS, ...RECORDS]), RECORDS.slice(0, 1)).fresh.length, 1);
});

test("bad files are refused, each for its reason", () => {
  const file = (records, more = {}) => JSON.stringify({ format: "nonet-records", version: 1, records, ...more });
  const good = { puzzle: "..", date: "2026-01-01T00:00:00Z", seconds: 1 };
  for (const text of ["", "no file", "null", "[]", "12", "{\"records\": []}", file("many")]) assert.deepEqual(readRecords(text, []), { wrong: "unreadable" }, text);
  assert.deepEqual(readRecords("{\"format\": \"nonet-backup\"}", []), { wrong: "backup" });
  assert.deepEqual(readRecords(file([], { version: 2 }), []), { wrong: "version" });
  const bad = [null, 7, {}, { ...good, puzzle: 3 }, { ...good, seconds: -1 }, { ...good, seconds: 1.5 }, { ...good, seconds: 2 ** 40 }, { ...good, date: "someday" }, { ...good, level: 2 }, { ...good, hints: "0" },
    { ...good, details: [] }, { ...good, details: { a: "x".repeat(5000) } }, { ...good, level: "x".repeat(200) }];
  for (const one of bad) assert.deepEqual(readRecords(file([good, one]), []), { wrong: "record", number: 2 }, JSON.stringify(one));
  assert.equal(readRecords(`\uFEFF${file([good])}`, []).fresh.length, 1);
});

test("a moment that another program has written in its own way is the same moment, and sorted as one", () => {
  const written = { ...RECORDS[0], date: "Thu, 01 Jan 2026 02:00:00 +0200" };
  assert.equal(readRecords(jsonOf([written]), []).fresh[0].date, "2026-01-01T00:00:00Z");
  assert.deepEqual(readRecords(jsonOf([written]), RECORDS), { fresh: [], same: 1 });
  assert.deepEqual(readRecords(jsonOf(RECORDS), [written]).same, 1);
});

test("a table has a line for each record, and quotes what would break it", () => {
  const lines = csvOf(RECORDS).split("\r\n");
  assert.deepEqual(lines, [
    "date,seconds,level,hints,mistakes,size,kind,daily,puzzle",
    `2026-01-01T00:00:00Z,900,hard,0,1,9,diagonal,2026-01-01,${".".repeat(81)}`,
    "2026-01-02T00:00:00Z,20,,3,0,,,,\"{\"\"a\"\": \"\"b, c\"\"}\"",
    "",
  ]);
  assert.match(csvOf([{ ...RECORDS[1], puzzle: "=1+1" }]), /"'=1\+1"/);
});
