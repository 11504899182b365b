// Numbers and times as a language writes them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { counted, dayText, decimal, grouped, timeText } from "../../js/ui/numbers.js";
import { say, useWords } from "../../js/words.js";

const TIMES = "page-time-us = { $time } µs\npage-time-ms = { $time } ms\npage-time-s = { $time } s\n";

test("numbers are written in groups of three, however large", () => {
  useWords(TIMES);
  assert.equal(grouped("6670903752021072936960"), "6,670,903,752,021,072,936,960");
  assert.deepEqual([0, 100, 1000, "12345", "5.96e98", ""].map(grouped), ["0", "100", "1,000", "12,345", "5.96e98", ""]);
});

test("a sentence chooses its words by a count, and writes it in groups", () => {
  useWords("many = { $count ->\n    [1] exactly one\n    [one] { $count } like one\n   *[other] { $count } others\n}\n", "ru");
  const said = (/** @type {string | number} */ count) => say("many", { count: counted(count) });
  assert.deepEqual([1, "1", 21, "5", 0].map(said), ["exactly one", "exactly one", "21 like one", "5 others", "0 others"]);
  assert.equal(said(12345), "12\u00a0345 others");
  assert.equal(said("9007199254740993"), "9\u00a0007\u00a0199\u00a0254\u00a0740\u00a0993 others", "not rounded");
  assert.equal(said(""), " others");
});

test("each language writes them in its own way, at once", () => {
  useWords(TIMES, "de");
  assert.deepEqual([grouped(1234567), decimal(2.5), timeText(0.0025)], ["1.234.567", "2,5", "2,5 ms"]);
  useWords(TIMES, "et");
  assert.deepEqual([grouped(1234567), decimal(0.1)], ["1\u00a0234\u00a0567", "0,1"]);
  useWords(TIMES);
  assert.deepEqual([grouped(1234567), decimal(2.5)], ["1,234,567", "2.5"]);
});

test("a time has the unit that suits it", () => {
  useWords(TIMES);
  assert.deepEqual([2e-5, 1e-3, 0.0123, 1, 12.6, 1.25].map(timeText), ["20 µs", "1 ms", "12 ms", "1 s", "13 s", "1.3 s"]);
});

test("a day is written as a language does it, and what is none stays", () => {
  useWords(TIMES);
  assert.equal(dayText("2024-02-29"), "Thursday, February 29, 2024");
  assert.equal(dayText("2024-02-29", "medium"), "Feb 29, 2024");
  assert.equal(dayText("nonsense"), "nonsense");
});
