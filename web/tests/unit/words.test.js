// The words of the page: each one that is said exists, and each one that exists is said.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { FluentBundle, FluentResource } from "../../vendor/fluent/index.js";
import { BOARD_KEYS, GAME_PENS } from "../../js/board/events.js";
import { TOOLS } from "../../js/make/editor-state.js";
import { MAKE_KEYS } from "../../js/make/keys.js";
import { CLUES, SYMMETRIES } from "../../js/make/wish.js";
import { OWN_KEYS, PLAY_KEYS } from "../../js/play/keys.js";
import { SOLVER_KEYS } from "../../js/solver/keys.js";
import { GROUPS } from "../../js/solver/samples.js";
import { FIVE } from "../../js/solver/state.js";
import { CHOICES } from "../../js/store.js";
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

/** Ids that are built from values: `solver-mode-${value}` is `solver-mode-*`. */
const patterns = new Set([...code.matchAll(/`((?:page|board|solver|play|rooms|learn|make)-(?:[a-z0-9-]|\$\{(?:[^`{}]|\{[^`{}]*\})*\})*)`/g)]
  .map((match) => String(match[1])).filter((id) => id.includes("${")).map((id) => id.replace(/\$\{(?:[^`{}]|\{[^`{}]*\})*\}/g, "*")));

const PLAY_TOOLS = ["cleans", "digit-first", "auto-marks", "marks", "digit-marks", "singles", "fill-cell", "fill-random", "mistake", "before", "restart", "solve"];
const LEVELS = ["easy", "medium", "hard", "unfair", "extreme"];
const FIGURES = ["nodes", "trials", "complexity", "complexity-first", "assumed"];

/**
 * The values that each of them is built from: those that the code lists are taken from there, the others are what the engine
 * and the types of the page know. A new one has to be listed here, and then needs its words.
 * @type {Record<string, readonly string[]>}
 */
const BUILT = {
  "board-*-*": ["corner-on", "corner-off", "centre-on", "centre-off"],
  "board-cell-*": ["even", "odd"],
  "board-cell-in-*": ["diagonal-falling", "diagonal-rising", "window", "extra", "strip"],
  "board-edge-*": ["left", "right", "top", "bottom"],
  "board-keypad-*": ["corner", "centre", "strike"],
  "board-keypad-pen-*": GAME_PENS,
  "learn-*": ["previous", "next"],
  "learn-*-tip": ["previous", "next"],
  "make-*": ["variants", "pattern", "more"],
  "make-*-tip": ["variants", "pattern", "more"],
  "make-*-about": ["keys", "grid", "seed", "count"],
  "make-*-field": ["keys", "grid", "seed", "count"],
  "make-clue-*": CLUES,
  "make-clue-*-tip": CLUES,
  "make-*-items": ["strip", "extra"],
  "make-*-new": ["strip", "extra"],
  "make-*-new-tip": ["strip", "extra"],
  "make-place-*": ["left", "right", "top", "bottom"],
  "make-problem-*": ["region-few", "region-many", "region-none", "strip", "extra"],
  "make-spare-*": ["even", "odd"],
  "make-stage-*": ["count", "true", "spare"],
  "make-symmetry-*": SYMMETRIES,
  "make-tool-*": TOOLS,
  "make-tool-*-about": TOOLS,
  "make-tool-*-tip": TOOLS,
  "make-unknown-*": ["count", "true", "spare"],
  "make-verdict-*": ["one", "none", "open", "refused"],
  "page-keys-group-*": [...SOLVER_KEYS.map(({ id }) => id), ...PLAY_KEYS.map(({ id }) => id), ...MAKE_KEYS.map(({ id }) => id), ...BOARD_KEYS.map(({ id }) => id), "everywhere"],
  "page-keys-key-*": ["ctrl", "shift", "space", "delete", "backspace", "insert", "home", "end", "page-up", "page-down", "escape", "enter"],
  "page-keys-line-*": [...[...SOLVER_KEYS, ...PLAY_KEYS, ...OWN_KEYS, ...MAKE_KEYS, ...BOARD_KEYS].flatMap(({ lines }) => lines.map(({ id }) => id)), "list"],
  "page-store-*": ["guest", "memory", "read-only", "note"],
  "page-time-*": ["us", "ms", "s"],
  "page-to-*": ["start", "solve", "learn", "make", "grids", "records", "settings"],
  "page-to-*-tip": ["start", "solve", "learn", "make", "grids", "records", "settings"],
  "play-*": PLAY_TOOLS,
  "play-*-tip": PLAY_TOOLS,
  "play-brought-*": ["fault", "none", "several", "unknown", "full"],
  "play-brought-*-text": ["none", "several", "unknown", "full"],
  "play-checking-*": CHOICES.checking,
  "play-daily-*-tip": ["new", "playing", "solved", "ended"],
  "play-games-*": ["all", "open", "over"],
  "play-games-*-tip": ["all", "open", "over"],
  "play-kind-*": ["made", "daily", "own", "link"],
  "rooms-*": ["previous", "next", "show", "draw", "number-of", "text", "motion", "highlight-peers", "highlight-same", "draw-links", "show-names"],
  "rooms-*-tip": ["previous", "next", "show", "draw", "number-of", "text", "motion"],
  "rooms-*-about": ["highlight-peers", "highlight-same", "draw-links", "show-names"],
  "rooms-*-*": [...CHOICES.text.map((value) => `text-${value}`), ...CHOICES.motion.map((value) => `motion-${value}`)],
  "rooms-by-*": ["number", "set", "random", "paste"],
  "rooms-by-*-tip": ["number", "set", "random", "paste"],
  "rooms-copy-*": ["link", "grid"],
  "rooms-copy-*-tip": ["link", "grid"],
  "rooms-level-*-tip": LEVELS,
  "rooms-record-*": ["seconds", "level", "hints", "mistakes", "date"],
  "rooms-restore-*": ["merge", "replace"],
  "rooms-restore-*-about": ["merge", "replace"],
  "rooms-restore-*-tip": ["merge", "replace"],
  "rooms-restored-*": ["merge", "replace"],
  "rooms-to-*": ["solve", "learn", "make", "grids", "records", "settings"],
  "rooms-to-*-about": ["solve", "learn", "make", "grids", "records", "settings"],
  "solver-*": [...buttons("name"), "front-question", "front-answer", "start", "stop"],
  "solver-*-by": ["searched", "counted"],
  "solver-around-by-*": ["technique", "effect"],
  "solver-around-by-*-tip": ["technique", "effect"],
  "solver-fact-*": ["level", "score", "steps", "complexity", "complexity-first", "assumed"],
  "solver-fact-*-tip": ["level", "score", "steps", ...FIGURES],
  "solver-five-*": FIVE,
  "solver-five-*-tip": FIVE,
  "solver-givens*": ["", "-pencil", "-marked"],
  "solver-group-*": GROUPS,
  "solver-legend-*": ["good", "bad", "link", "fin", "group", "strong", "weak", "house"],
  "solver-level-*": LEVELS,
  "solver-mode-*": ["answer", "check", "few", "all"],
  "solver-mode-*-tip": ["answer", "check", "few", "all"],
  "solver-note-*": ["kept", "replaced", "renamed", "deleted"],
  "solver-pen-*": GAME_PENS,
  "solver-race-*": ["method", "result", "time", "nodes", "trials"],
  "solver-reasoner-*": ["techniques", "five"],
  "solver-reasoner-*-tip": ["techniques", "five"],
  "solver-search-*": FIGURES,
  "solver-set-*": ["row", "column", "block", "possible"],
  "solver-set-*-tip": ["row", "column", "block", "possible"],
  "solver-source-*": ["table", "file"],
  "solver-source-*-tip": ["table", "file"],
  "solver-tab-*": ["result", "way", "watch", "race"],
  "solver-tab-*-tip": ["result", "way", "watch", "race"],
  "solver-verdict-*": ["fault", "stopped", "none", "unique", "several", "at-least", "solvable", "opportunities", "true"],
  "solver-watch-*": ["e1", "e2", "e3"],
  "solver-watch-about-*": ["backtrack", "sets"],
  "solver-watch-case-*": ["i", "ii", "iii"],
  "solver-watch-none-*": ["backtrack", "sets"],
  "solver-way-none-*": ["techniques", "five"],
};

/**
 * What buttons are called: the texts in the attribute by which they get their words.
 * @param {"name" | "id"} attribute
 */
function buttons(attribute) {
  const tags = [...code.matchAll(/<\$\{Button\}([^]*?)\/>/g)].map((match) => String(match[1]));
  const values = tags.map((tag) => new RegExp(`\\s${attribute}=("[^"]*"|\\$\\{[^}]*\\})`).exec(tag)?.[1] ?? "");
  return [...new Set(values.flatMap((value) => [...value.matchAll(/"([a-z][a-z0-9-]*)"/g)].map((match) => String(match[1]))))];
}

const built = Object.entries(BUILT).flatMap(([pattern, values]) => values.map((value) => pattern.replace(/\*(-\*)?/, value)));
const ofButtons = [...buttons("id"), ...["solver", "play"].flatMap((page) => (BUILT[`${page}-*`] ?? []).map((name) => `${page}-${name}`))];

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
  const isSaid = (/** @type {string} */ id) => literals.has(id) || built.includes(id) || ofButtons.includes(id.replace(/-tip$/, ""));
  assert.deepEqual(ids.filter((id) => !isSaid(id)), []);
});

test("every sentence whose id is built from values exists for each of them", () => {
  assert.deepEqual([...patterns].filter((pattern) => !Object.hasOwn(BUILT, pattern)), [], "patterns in the code that are not listed here");
  assert.deepEqual(Object.keys(BUILT).filter((pattern) => !patterns.has(pattern)), [], "patterns that are listed here and not in the code");
  assert.deepEqual(built.filter((id) => !ids.includes(id)), []);
  assert.ok(built.length > 200, "they are found at all");
});

test("every button has its words, or brings others", () => {
  assert.deepEqual(ofButtons.filter((id) => !ids.includes(id)), []);
  assert.ok(ofButtons.length > 50, "they are found at all");
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
  assert.deepEqual(["", "?lang=et", "?lang=", "?x=1&lang=en-XA"].map((search) => wantedLanguage(search, "", [])), ["en", "et", "en", "en-XA"]);
  assert.deepEqual(["", "?lang=et"].map((search) => wantedLanguage(search, "bg")), ["bg", "et"], "before what somebody has chosen");
});

test("where nobody has chosen a language it is the first of the browser's that is spoken here", () => {
  const wanted = (/** @type {string[]} */ ...wishes) => wantedLanguage("", "", wishes);
  assert.deepEqual([wanted("et-EE", "en"), wanted("UK"), wanted("lv", "ru-LV", "en"), wanted("de", "en-GB", "et")], ["et", "uk", "ru", "en"]);
  assert.deepEqual([wanted("de", "fr"), wanted(), wanted("en-XA")], ["en", "en", "en"]);
  assert.deepEqual([wantedLanguage("", "bg", ["et"]), wantedLanguage("?lang=ru", "", ["et"])], ["bg", "ru"]);
});
