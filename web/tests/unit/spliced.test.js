// What differs between two texts is found, and makes the one of the other.

import assert from "node:assert/strict";
import { test } from "node:test";

import { checkOf, spliceOf } from "../../js/spliced.js";

test("a splice makes one text of the other, and is short", () => {
  for (const [before = "", after = "", text = ""] of [
    ["abcdef", "abxef", "x"], ["", "a", "a"], ["a", "", ""], ["same", "same", ""], ["aaa", "aaaa", "a"], ["aaaa", "aa", ""],
    ["abab", "ababab", "ab"], ["[1,2]", "[1,2,3]", ",3"], ["one", "two", "two"],
  ]) {
    const splice = spliceOf(before, after);
    assert.equal(before.slice(0, splice.from) + splice.text + before.slice(splice.to), after);
    assert.deepEqual([splice.text, splice.check], [text, checkOf(after)], `${before} ${after}`);
  }
});

test("long texts are compared to the letter as well", () => {
  const long = "0123456789".repeat(1000);
  for (const place of [0, 1, 4095, 4096, 4097, 8191, 8192, 9999, 10000]) {
    const after = `${long.slice(0, place)}x${long.slice(place)}`;
    const splice = spliceOf(long, after);
    assert.deepEqual([splice.from, splice.to, splice.text], [place, place, "x"]);
    assert.deepEqual([spliceOf(after, long).from, spliceOf(after, long).to, spliceOf(after, long).text], [place, place + 1, ""]);
  }
});

test("the check is the one that everybody knows", () => {
  assert.deepEqual(["", "a", "foobar"].map(checkOf), [0x811c9dc5, 0xe40c292c, 0xbf9cf968]);
});

test("no letter is cut in two", () => {
  // A fox and a bear begin alike, a fox and a sign of another plane end alike.
  for (const [before = "", after = ""] of [["a🦊b", "a🐻b"], ["a🦊b", "a\u{1058A}b"], ["🦊", "🐻🦊"], ["🦊🦊", "🦊"], ["🦊", ""], ["", "🦊"]]) {
    const splice = spliceOf(before, after);
    assert.equal(before.slice(0, splice.from) + splice.text + before.slice(splice.to), after);
    for (const part of [before.slice(0, splice.from), before.slice(splice.to), splice.text]) assert.equal(part.isWellFormed?.() ?? !/\\ud/.test(JSON.stringify(part)), true, `${before} ${after}`);
  }
});
