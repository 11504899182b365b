// Tests of the records: their order, the best of each level, times.

import assert from "node:assert/strict";
import { test } from "node:test";

import { bestOf, levelsIn, sorted, clockText } from "../../js/pages/records-state.js";

const record = (id, level, seconds, hints, date) => ({ id, level, seconds, hints, date, puzzle: "" });
const RECORDS = [
  record(1, "hard", 900, 0, "2026-01-01T00:00:00Z"),
  record(2, "easy", 200, 0, "2026-01-02T00:00:00Z"),
  record(3, "easy", 100, 2, "2026-01-03T00:00:00Z"),
  record(4, null, 200, 1, "2026-01-04T00:00:00Z"),
];
const ids = (records) => records.map(({ id }) => id);

test("records are sorted by each column, both ways", () => {
  assert.deepEqual(ids(sorted(RECORDS, "date", true)), [4, 3, 2, 1]);
  assert.deepEqual(ids(sorted(RECORDS, "date", false)), [1, 2, 3, 4]);
  assert.deepEqual(ids(sorted(RECORDS, "seconds", false)), [3, 4, 2, 1]);
  assert.deepEqual(ids(sorted(RECORDS, "level", false)), [3, 2, 1, 4]);
  assert.deepEqual(ids(sorted(RECORDS, "hints", true)), [3, 4, 2, 1]);
});

test("the best had no hints, if any game had none", () => {
  assert.deepEqual([...bestOf(RECORDS)].sort(), [1, 2, 4]);
  assert.deepEqual([...bestOf([])], []);
});

test("levels come from the easiest on", () => {
  assert.deepEqual(levelsIn(RECORDS), ["easy", "hard"]);
});

test("times are written as a clock shows them", () => {
  assert.deepEqual([0, 59.6, 247, 3847].map(clockText), ["0:00", "1:00", "4:07", "1:04:07"]);
});
