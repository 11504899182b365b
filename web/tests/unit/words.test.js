// The words of the page: each one that is said exists, and each one that exists is said.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "../../vendor/fluent/index.js";
import { language, say, useWords, wantedLanguage } from "../../js/words.js";

const WEB = fileURLToPath(new URL("../../js", import.meta.url));
const WORDS = fileURLToPath(new URL("../../../crates/nonet-api/i18n/en/page", import.meta.url));

/** @param {string} folder @param {string} ending @returns {string[]} */
function textsIn(folder, ending) {
  const names = readdirSync(folder, { recursive: true }).map(String).sort();
  return names.filter((name) => name.endsWith(ending)).map((name) => readFileSync(join(folder, name), "utf8"));
}

const words = textsIn(WORDS, ".ftl").join("\n");
const code = textsIn(WEB, ".js").join("\n");
const ids = [...words.matchAll(/^([a-z][a-z0-9-]*) *=/gm)].map((match) => String(match[1]));

/** Ids within calls of `say`: whole, or the beginnings of those that end in a value. */
const calls = [...code.matchAll(/\bsay\(\s*([^(),{]*(?:\$\{[^}]*\}[^(),{]*)*)/g)].map((match) => String(match[1]));
const literals = new Set([...code.matchAll(/["'`]([a-z]+-[a-z0-9-]+)["'`]/g)].map((match) => String(match[1])));
const beginnings = [...code.matchAll(/`((?:page|board|solver|rooms)-[a-z0-9-]*)\$\{/g)].map((match) => String(match[1]));

test("the words can be read", () => {
  const bundle = new FluentBundle("en");
  assert.deepEqual(bundle.addResource(new FluentResource(words)), []);
  assert.equal(new Set(ids).size, ids.length, "no id stands twice");
});

test("no sentence speaks of commands or their options", () => {
  assert.deepEqual(words.split("\n").filter((line) => /--[a-z]|\bnonet [a-z]/.test(line)), []);
});

test("every sentence that is said exists", () => {
  const said = calls.flatMap((call) => [...call.matchAll(/["']([a-z]+-[a-z0-9-]+)["']/g)].map((match) => String(match[1])));
  assert.deepEqual(said.filter((id) => !ids.includes(id)), []);
  assert.ok(said.length > 10, "the calls are found at all");
});

test("every sentence that exists is said", () => {
  const isSaid = (/** @type {string} */ id) => literals.has(id) || beginnings.some((beginning) => id.startsWith(beginning));
  assert.deepEqual(ids.filter((id) => !isSaid(id)), []);
});

test("a sentence takes its values, and a lack can be seen", () => {
  useWords("one-left = { $count ->\n    [one] one left\n   *[other] { $count } left\n}\n");
  assert.equal(say("one-left", { count: 1 }), "one left");
  assert.equal(say("one-left", { count: 7 }), "7 left");
  assert.equal(say("no-such-words"), "no-such-words");
});

test("what a language lacks is said in English", () => {
  useWords("one = üks\n", "et", "one = one\ntwo = two\n");
  assert.deepEqual([say("one"), say("two"), say("three"), language()], ["üks", "two", "three", "et"]);
  useWords("one = one\n");
  assert.equal(language(), "en");
});

test("an address may ask for a language", () => {
  assert.deepEqual(["", "?lang=et", "?lang=", "?x=1&lang=en-XA"].map(wantedLanguage), ["en", "et", "en", "en-XA"]);
});
