// A new game: what is wished, the question that it becomes, and what the start page remembers.

import assert from "node:assert/strict";
import { test } from "node:test";
import { toLine } from "../../js/board/state.js";
import { dailyAmong, dayOf, goingOn, isDay, likely, newestFirst, pictureOf, shareOf } from "../../js/play/games-state.js";
import { furtherWishes, harder, isCommon, keptOf, levelAmong, questionFor, USUAL, wishIn, varietiesOf } from "../../js/play/new-state.js";
import { addressFor } from "../../js/play/own.js";
import { memoryBackend } from "../../js/store.js";

test("a classic game is asked for as the pool has it: symmetric, and without a seed", () => {
  assert.deepEqual(questionFor(USUAL), { level: "medium", symmetry: "rotational" });
  assert.deepEqual(questionFor({ ...USUAL, level: "" }), { symmetry: "rotational" });
  assert.deepEqual(questionFor({ ...USUAL, box: "2x3", level: "hard" }), { level: "hard", box: "2x3" });
  assert.deepEqual(questionFor({ ...USUAL, variant: "diagonal" }), { level: "medium", variants: ["diagonal"] });
  for (const wish of [USUAL, { ...USUAL, box: "4x4" }, { ...USUAL, variant: "diagonal" }]) assert.ok(isCommon(questionFor(wish)));
});

test("what else is wished goes into the question as it is written in the paper or by hand", () => {
  const wish = { ...USUAL, level: "", technique: "x-wing", keys: "24–30", seed: " 17 ", grid: "(213; 100330)" };
  assert.deepEqual(questionFor(wish), { seed: "17", clues: "24..30", techniques: ["x-wing"], grid: "213:100330" });
  assert.ok(!isCommon(questionFor(wish)));
  assert.ok(!isCommon({ level: "easy", daily: "2026-11-17" }));
  assert.deepEqual([furtherWishes(USUAL), furtherWishes(wish), furtherWishes({ ...USUAL, box: "2x2", keys: " " })], [0, 4, 1]);
});

test("the last wish is remembered, but neither its seed nor its grid, and nonsense is as usual", () => {
  const wish = { ...USUAL, level: "unfair", box: "2x3", variant: "anti-knight", technique: "x-wing", keys: "30", isStrict: true };
  assert.deepEqual(wishIn(JSON.parse(JSON.stringify(keptOf({ ...wish, seed: "17", grid: "0" })))), wish);
  for (const nothing of [undefined, null, 7, "x", []]) assert.deepEqual(wishIn(nothing), USUAL);
  assert.deepEqual(wishIn({ level: "cruel", box: "9x9", variant: 3, technique: "<b>", keys: {}, isStrict: "yes", more: 1 }), USUAL);
  assert.deepEqual(wishIn({ technique: "trial" }), USUAL, "nobody can practise it");
});

test("where there are few levels the next easier one is taken, and a technique brings its own", () => {
  assert.equal(levelAmong(["easy"], "extreme"), "easy");
  assert.equal(levelAmong(["easy", "medium"], "hard"), "medium");
  assert.equal(levelAmong(["medium", "hard"], "easy"), "medium");
  assert.equal(levelAmong(["easy"], ""), "");
  assert.equal(levelAmong([], "hard"), "");
  assert.deepEqual([harder("easy", "hard"), harder("unfair", "hard"), harder("", "hard"), harder("easy", "")], ["hard", "unfair", "", "easy"]);
});

test("a day is that of the player, and only a whole date is one", () => {
  assert.equal(dayOf(new Date(2026, 0, 5, 0, 1)), "2026-01-05");
  assert.equal(dayOf(new Date(2026, 11, 31, 23, 59)), "2026-12-31");
  assert.ok(isDay("2024-02-29"));
  for (const none of ["", "2026-02-29", "2026-13-01", "26-1-1", "2026-11-17T00:00"]) assert.ok(!isDay(none), none);
});

/** @param {number} id @param {Record<string, any>} summary @param {string} [updated] */
const stored = (id, summary, updated = `2026-11-17T10:00:0${id}Z`) => ({ id, revision: 1, updated, summary: { status: "playing", filled: 0, spent: 0, ...summary } });

test("the game that was played last comes first, and those that are over are not gone on with", () => {
  const games = [stored(1, {}), stored(3, { status: "solved" }), stored(2, {})];
  assert.deepEqual(newestFirst(games).map(({ id }) => id), [3, 2, 1]);
  assert.deepEqual(goingOn(games).map(({ id }) => id), [2, 1]);
  assert.deepEqual(goingOn([]), []);
});

test("the puzzle of a day goes on, is solved with its time, or is new; each level by itself", () => {
  const date = "2026-11-17";
  const games = [
    stored(1, { date, level: "easy", filled: 0.5 }),
    stored(2, { date, level: "medium", status: "solved", spent: 61_400 }),
    stored(3, { date: "2026-11-16", level: "hard" }),
    stored(4, { date, level: "unfair", status: "lost" }),
  ];
  /** @type {any[]} */
  const records = [{ id: 9, seconds: 99, level: "extreme", hints: 0, puzzle: "", date: "", details: { daily: date } }];
  const of = (/** @type {string} */ level) => dailyAmong(games, records, date, level);
  assert.deepEqual(of("easy"), { kind: "playing", game: 1, share: 50 });
  assert.deepEqual(of("medium"), { kind: "solved", game: 2, seconds: 61 });
  assert.deepEqual(of("hard"), { kind: "new" });
  assert.deepEqual(of("unfair"), { kind: "ended", game: 4 });
  assert.deepEqual(of("extreme"), { kind: "solved", game: null, seconds: 99 }, "its game was deleted");
});

test("nothing is all done that is not", () => {
  assert.deepEqual([0, 0.004, 0.5, 0.999, 1].map((filled) => shareOf({ filled })), [0, 0, 50, 99, 100]);
});

test("only an unfinished game with the same givens and boxes may be the same", () => {
  const givens = "1...............";
  const games = [stored(1, { givens, box: "2x2" }), stored(2, { givens, box: "2x2", status: "solved" }), stored(3, { givens: ".".repeat(16), box: "2x2" }), stored(4, { givens, box: "none" })];
  assert.deepEqual(likely(games, { givens, box: "2x2" }).map(({ id }) => id), [1]);
});

test("a list draws the board from the summary, whatever its size and its characters", () => {
  const givens = "1...............";
  const board = pictureOf({ box: "2x2", line: "12..............", givens });
  assert.ok(board);
  assert.equal(toLine(board), "12..............");
  assert.deepEqual(board.cells.slice(0, 3).map(({ kind }) => kind), ["given", "placed", "empty"]);
  const large = pictureOf({ box: "4x4", line: `G0${".".repeat(254)}`, givens: `G0${".".repeat(254)}` });
  assert.ok(large && toLine(large).startsWith("G0."));
  assert.equal(pictureOf({ box: "none", line: givens, givens }), null);
  assert.equal(pictureOf({ box: "2x2", line: givens, givens, hasRules: true }), null);
  assert.equal(pictureOf({ box: "3x3", line: givens, givens }), null);
  assert.equal(pictureOf({}), null);
});

test("a pasted text is opened as one's own, and an address of the app as what it holds", async () => {
  const line = "1..4..1.2......1";
  assert.equal(await addressFor(` ${line}\n`), `#/own/${line}`);
  assert.equal(await addressFor(`http://127.0.0.1:1234/#/p/${line}/2x2`), `#/p/${line}/2x2`);
  assert.equal(await addressFor(`http://127.0.0.1:1234/#/solve/${line}`), `#/own/${line}`);
  assert.equal(await addressFor("http://127.0.0.1:1234/#/g/~q1ZKT8xNVbKytKwFAA"), "#/g/~q1ZKT8xNVbKytKwFAA");
  assert.match(await addressFor("http://127.0.0.1:1234/#/grids/7"), /^#\/own\/http/);
  assert.match(await addressFor(`{"puzzle":"${line}"}`), /^#\/own\/~/);
});

test("in memory, too, the game that was changed last comes first", async () => {
  const { games } = memoryBackend();
  const first = await games.add({ summary: {} });
  await games.add({ summary: {} });
  await games.change(first.id, { revision: 1, summary: {} });
  assert.deepEqual((await games.list()).map(({ id }) => id), [1, 2]);
  assert.ok((await games.get(1)).updated);
});

test("a puzzle that somebody brings is of the kind that can be wished for", () => {
  assert.deepEqual(varietiesOf({}), []);
  assert.deepEqual(varietiesOf({ rules: ["diagonal-falling", "diagonal-rising", "windoku"] }), ["diagonal", "windoku"]);
  assert.deepEqual(varietiesOf({ rules: ["diagonal-rising"] }), ["diagonal-rising"]);
  assert.deepEqual(varietiesOf({ regions: "3322", rules: [{ rule: "even" }, { rule: "odd" }, { rule: "strip" }, { rule: "buildings" }] }), ["even-odd", "strips", "buildings", "jigsaw"]);
});
