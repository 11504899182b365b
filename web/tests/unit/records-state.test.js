// Tests of the records: which are shown, in which order, what they come to.

import assert from "node:assert/strict";
import { test } from "node:test";

import { ALL, bestOf, clockText, figuresOf, filtered, kindsIn, levelsIn, MOST_DOTS, scaleOf, sizeOf, sorted, streaksOf, timesByLevel } from "../../js/pages/records-state.js";
import { compared } from "../../js/play/victory.js";

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
  const small = { ...record(5, "easy", 20, 0, "2026-01-05T00:00:00Z"), details: { size: 4 } };
  assert.deepEqual([...bestOf([...RECORDS, small])].sort(), [1, 2, 4, 5], "a small puzzle takes nothing away from a large one");
});

test("levels come from the easiest on", () => {
  assert.deepEqual(levelsIn(RECORDS), ["easy", "hard"]);
});

test("times are written as a clock shows them", () => {
  assert.deepEqual([0, 59.6, 247, 3847].map(clockText), ["0:00", "0:59", "4:07", "1:04:07"], "seconds that have gone by");
});

test("records are shown by level, kind, day and help", () => {
  const some = [
    { ...record(1, "easy", 100, 0, "2026-01-01T00:00:00Z"), puzzle: ".".repeat(81) },
    { ...record(2, "hard", 100, 1, "2026-01-01T00:00:00Z"), details: { size: 9, variants: ["windoku", "diagonal"], daily: "2026-01-01" } },
    { ...record(3, "easy", 100, 0, "2026-01-01T00:00:00Z"), details: { size: 4, variants: [] } },
  ];
  assert.deepEqual(kindsIn(some), ["4", "9", "9+diagonal+windoku"]);
  const shown = (filter) => ids(filtered(some, { ...ALL, ...filter }));
  assert.deepEqual(shown({}), [1, 2, 3]);
  assert.deepEqual(shown({ level: "easy" }), [1, 3]);
  assert.deepEqual(shown({ kind: "9+diagonal+windoku" }), [2]);
  assert.deepEqual(shown({ isDaily: true }), [2]);
  assert.deepEqual(shown({ isUnaided: true, kind: "9" }), [1]);
  assert.equal(sizeOf({ ...some[0], puzzle: "{}1" }), 0, "a puzzle of which nobody knows the size");
});

test("records come to figures", () => {
  assert.equal(figuresOf([]), null);
  assert.deepEqual(figuresOf(RECORDS.map((one) => ({ ...one, mistakes: 2 }))), { count: 4, best: 200, worst: 900, average: 350, mistakes: 2, unaided: 2 });
  assert.deepEqual(figuresOf(RECORDS.slice(0, 1)), { count: 1, best: 900, worst: 900, average: 900, mistakes: 0, unaided: 1 });
});

test("days in a row are counted where the player is, and a day that is not over breaks nothing", () => {
  const on = (...days) => days.map((day, id) => record(id, "easy", 1, 0, new Date(2026, 2, day, 23, 30).toISOString()));
  // The clocks go forward in March in many places.
  assert.deepEqual(streaksOf(on(27, 28, 29, 30), new Date(2026, 2, 30, 8)), { now: 4, most: 4 });
  assert.deepEqual(streaksOf(on(27, 28, 29, 29), new Date(2026, 2, 30, 8)), { now: 3, most: 3 });
  assert.deepEqual(streaksOf(on(1, 2, 3, 10), new Date(2026, 2, 30)), { now: 0, most: 3 });
  assert.deepEqual(streaksOf([record(1, "easy", 1, 0, "whenever")], new Date()), { now: 0, most: 0 });
  assert.deepEqual(streaksOf([], new Date()), { now: 0, most: 0 });
});

test("times stand by level, from the easiest, with the last ones one by one", () => {
  const many = Array.from({ length: 100 }, (_, n) => record(n, "easy", n + 1, 0, `2026-01-01T00:00:${String(n).padStart(3, "0")}`));
  const [easy, hard, other] = timesByLevel([...RECORDS, ...many]);
  assert.deepEqual([easy.level, hard.level, other.level], ["easy", "hard", "other"]);
  assert.deepEqual([easy.count, easy.best, easy.worst], [102, 1, 200]);
  assert.deepEqual(easy.middle, [26, 77]);
  assert.equal(easy.dots.length, MOST_DOTS);
  assert.deepEqual(hard.middle, [900, 900]);
});

test("a scale holds all times, and names some", () => {
  for (const [least, most] of [[0, 0], [7, 7], [12, 59], [59, 4000], [1, 1_000_000], [100_000, 100_000]]) {
    const { ticks, share } = scaleOf(least, most);
    assert.ok(ticks.length >= 1 && ticks.length <= 7, `${least} to ${most}: ${ticks}`);
    for (const seconds of [least, most]) assert.ok(share(seconds) >= 0 && share(seconds) <= 1);
    assert.ok(share(least) <= share(most));
    ticks.forEach((tick, n) => n && assert.ok(share(tick) - share(ticks[n - 1]) >= 0.03 * clockText(tick).length, `on a phone ${clockText(tick)} has room`));
  }
  const { share } = scaleOf(30, 3600);
  assert.ok(Math.abs(share(120) - share(60) - (share(60) - share(30))) < 1e-9, "twice as long is as far everywhere");
});

test("a time with help is not the best as long as there is one without", () => {
  const time = (/** @type {number} */ seconds, hints = 0) => ({ seconds, hints });
  assert.deepEqual(compared(time(50), []), { kind: "first" });
  assert.deepEqual(compared(time(50, 1), [time(60)]), { kind: "other", best: 60, average: 60 });
  assert.deepEqual(compared(time(50), [time(60), time(20, 2)]), { kind: "best", by: 10 });
  assert.deepEqual(compared(time(50, 1), [time(60, 3)]), { kind: "best", by: 10 });
  assert.deepEqual(compared(time(70), [time(60, 1)]), { kind: "other", best: 60, average: 60 });
});
