// A new game: what can be wished, the puzzle of the day, a puzzle that somebody brings, and what the start page remembers.

import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { findings, folder, forTests, openPage, paste, PUZZLE, rests, Server, SIZES, until } from "./app.js";

const app = forTests();

/** @typedef {import("playwright-core").Page} Page */

/** A puzzle of 4×4 that singles solve, the same with two solutions, and one without any. */
const SMALL = "1..43.....4....1";
const OPEN = "12..34..........";
const NEVER = "1.1.............";

/** One with numbers at the edge. */
const AROUND = { puzzle: "1...3.2..1......", rules: [
  { rule: "buildings", cells: "r1c1 r1c2 r1c3 r1c4", number: 4 },
  { rule: "buildings", cells: "r4c1 r4c2 r4c3 r4c4", number: 1 }] };

/** @param {Page} page */
const board = (page) => page.getByRole("grid", { name: "Sudoku" });
/** @param {Page} page */
const cells = (page) => board(page).getByRole("gridcell");
/** @param {Page} page */
const form = (page) => page.getByRole("form", { name: "New game" });
/** @param {Page} page */
const cards = (page) => page.locator(".play-card");
/** @param {Page} page */
const place = (page) => page.evaluate(() => location.hash);
/** @param {Page} page @returns {Promise<any[]>} what the server keeps of games */
const kept = (page) => page.evaluate(async () => (await (await fetch("api/v1/games")).json()).games);
/** @param {Page} page @returns {Promise<any>} the game that is on the page, as it is kept */
const keptHere = (page) => page.evaluate(async () => (await fetch(`api/v1/games/${location.hash.split("/").at(-1)}`)).json());

/** @param {Page} page */
async function openWishes(page) {
  await form(page).getByText("More", { exact: true }).click();
  await form(page).getByLabel("Rules").waitFor();
}

/** Plays what is wished, and waits for the board. @param {Page} page @param {number} count how many cells it has */
async function begin(page, count) {
  await form(page).getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForFunction((wanted) => document.querySelectorAll("[role=gridcell]").length === wanted, count);
  assert.match(await place(page), /^#\/play\/\d+$/);
}

/** A server of its own with an empty shelf. @param {(open: (hash?: string, options?: object) => ReturnType<typeof openPage>, server: Server) => Promise<void>} work */
async function alone(work) {
  const server = await Server.start();
  await work((hash = "", options = {}) => openPage(app.browser, `${server.address}${hash}`, options), server);
  await server.stop();
}

for (const viewport of SIZES) {
  const isTouch = viewport.width < 900;
  test(`a game is begun, gone on with and deleted at ${viewport.width}×${viewport.height}, by ${isTouch ? "touch" : "keys"}`, () => alone(async (open) => {
    const { page, context, faults } = await open("", { viewport, hasTouch: isTouch });
    const fits = async () => assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= viewport.width);
    const press = async (/** @type {import("playwright-core").Locator} */ what) => {
      if (isTouch) return what.tap();
      await what.focus();
      await page.keyboard.press("Enter");
    };
    await form(page).waitFor();
    await fits();
    const broken = await form(page).locator(".level-name").evaluateAll((names) => names.filter((name) => name.clientHeight > 1.5 * Number.parseFloat(getComputedStyle(name).lineHeight)).map((name) => name.textContent));
    assert.deepEqual(broken, [], "names of levels are not broken");
    if (isTouch) await form(page).locator(".level", { hasText: "Easy" }).tap();
    else {
      await form(page).getByRole("radio", { name: "Medium" }).focus();
      await page.keyboard.press("ArrowLeft");
    }
    await form(page).getByRole("radio", { name: "Easy", checked: true }).waitFor({ state: "attached" });
    const strict = form(page).getByRole("switch", { name: /^Strict/ });
    if (isTouch) await strict.tap();
    else {
      await strict.focus();
      await page.keyboard.press("Space");
    }
    await strict.and(form(page).locator(":checked")).waitFor({ state: "attached" });
    await press(form(page).getByRole("button", { name: "Play", exact: true }));
    await cells(page).nth(80).waitFor();
    const { state } = await keptHere(page);
    assert.deepEqual([state.origin.level, state.isStrict, state.origin.kind], ["easy", true, "made"]);
    // What was wished last is wished again, and the game is there to go on with.
    await page.goto(`${page.url().split("#")[0]}#/`);
    await cards(page).first().waitFor();
    assert.ok(await form(page).getByRole("radio", { name: "Easy" }).isChecked());
    assert.ok(await strict.isChecked());
    assert.match((await cards(page).first().textContent()) ?? "", /Go on\s*Easy\s*0:\d\d · 0 % done/);
    assert.equal(await cards(page).first().locator("svg text").count(), [...state.puzzle].filter((symbol) => symbol !== ".").length);
    await rests(page);
    await fits();
    await press(cards(page).first().getByRole("link"));
    await cells(page).nth(80).waitFor();
    await page.goBack();
    await press(page.getByRole("link", { name: "Your game", exact: true }));
    await page.getByRole("heading", { name: "Your games" }).waitFor();
    await press(cards(page).first().getByRole("button", { name: /^Delete/ }));
    await press(page.getByRole("dialog").getByRole("button", { name: "Keep" }));
    assert.equal((await kept(page)).length, 1);
    await press(cards(page).first().getByRole("button", { name: /^Delete/ }));
    await press(page.getByRole("dialog").getByRole("button", { name: "Delete" }));
    await page.getByRole("heading", { name: "No games yet" }).waitFor();
    assert.deepEqual(await kept(page), []);
    // With the card its button has gone: what is pressed next is pressed on the page.
    await page.waitForFunction(() => document.activeElement?.id === "main");
    await fits();
    assert.deepEqual(faults, []);
    await context.close();
  }));
}

test("sizes and rules are played, each with the levels that it has", () => alone(async (open, server) => {
  const { page, context, faults } = await open("");
  await openWishes(page);
  const levels = () => form(page).getByRole("radio").evaluateAll((all) => all.map((one) => /** @type {HTMLInputElement} */ (one).value));
  assert.deepEqual(await levels(), ["easy", "medium", "hard", "unfair", "extreme", ""]);
  await form(page).getByLabel("Size").selectOption("2x2");
  await page.waitForFunction(() => document.querySelectorAll("input[name=level]").length === 2);
  assert.deepEqual(await levels(), ["easy", ""]);
  assert.ok(await form(page).getByRole("radio", { name: "Easy" }).isChecked(), "what there is not is not chosen");
  await begin(page, 16);
  for (const [box, rule, count, sign] of /** @type {const} */ ([["2x3", "", 36, ""], ["4x4", "", 256, ""], ["3x3", "diagonal", 81, "Diagonal"], ["3x3", "jigsaw", 81, "Jigsaw"], ["3x3", "windoku", 81, "Windoku"]])) {
    await page.goto(`${server.address}#/`);
    await openWishes(page);
    await form(page).getByLabel("Size").selectOption(box);
    await form(page).getByLabel("Rules").selectOption(rule);
    await form(page).locator(".level", { hasText: "Easy" }).click();
    await begin(page, count);
    if (sign) await page.locator(".play-rules", { hasText: sign }).and(page.locator("[title]")).waitFor();
    const { state } = await keptHere(page);
    assert.deepEqual(state.origin.variants ?? [], rule ? [rule] : []);
    assert.equal(state.origin.level, "easy");
    await page.goto(`${server.address}#/`);
    const card = cards(page).first();
    await card.locator("svg.board-small").waitFor();
    await card.getByText(sign || /^Easy/).first().waitFor();
  }
  // Numbers at the edge belong to the picture of a game.
  await page.goto(`${server.address}#/p/${encodeURIComponent(JSON.stringify(AROUND))}`);
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 16);
  await page.goto(`${server.address}#/`);
  await cards(page).first().getByText("Buildings").waitFor();
  const picture = cards(page).first().locator("svg.board-small");
  await picture.locator(".edge").nth(1).waitFor();
  assert.deepEqual(await picture.locator(".edge").allTextContents(), ["4", "1"]);
  assert.equal(await picture.getAttribute("viewBox"), "-100 -100 600 600");
  assert.equal(await picture.locator(".paper").getAttribute("width"), "600", "they stand on the paper");
  // What cannot be is said in the engine's words, and can be taken back.
  await openWishes(page);
  await form(page).getByLabel("Rules").selectOption("windoku");
  await form(page).getByLabel("Size").selectOption("2x3");
  await form(page).getByRole("alert").filter({ hasText: /makes no sense with boxes of 2x3/ }).waitFor();
  assert.ok(await form(page).getByRole("button", { name: "Play", exact: true }).isDisabled());
  await form(page).getByRole("button", { name: "As usual" }).click();
  await form(page).getByRole("alert").waitFor({ state: "detached" });
  assert.equal(await form(page).getByLabel("Size").inputValue(), "3x3");
  assert.deepEqual(faults, []);
  await context.close();
}));

test("a technique, a number of givens, a seed and a grid of the paper are what is played", () => alone(async (open, server) => {
  const { page, context } = await open("");
  await openWishes(page);
  await form(page).locator(".level", { hasText: "Easy" }).click();
  const techniques = form(page).getByLabel("Technique to practise");
  await techniques.selectOption("x-wing");
  assert.equal(await techniques.locator(":is([value=trial], [value=dual-empty-rectangle])").count(), 0, "what no puzzle needs is not offered");
  assert.ok(await form(page).getByRole("radio", { name: "Hard" }).isChecked(), "no easy puzzle needs it");
  await begin(page, 81);
  assert.ok((await keptHere(page)).state.origin.techniques.includes("x-wing"));
  // It is wished for again the next time, unless somebody wants an easier puzzle than it can be in.
  await page.goto(`${server.address}#/`);
  await rests(page);
  await form(page).locator(".level", { hasText: "Unfair" }).click();
  assert.equal(await form(page).locator(".new-more b").textContent(), "1");
  await form(page).locator(".level", { hasText: "Easy" }).click();
  await form(page).locator(".new-more b").waitFor({ state: "detached" });
  await page.reload();
  const made = async () => {
    await page.goto(`${server.address}#/`);
    await openWishes(page);
    await form(page).getByRole("button", { name: "As usual" }).click();
    await form(page).locator(".level", { hasText: "Any" }).click();
    await form(page).getByLabel("Givens").fill("25");
    await form(page).getByLabel("Seed").fill("17");
    await form(page).getByLabel("Solution").fill("213; 100330");
    await begin(page, 81);
    return (await keptHere(page)).state;
  };
  const first = await made();
  assert.equal([...first.puzzle].filter((symbol) => symbol !== ".").length, 25);
  const grid = await page.evaluate(async () => (await (await fetch("api/v1/rules-make", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ set: "213", permutation: "100330" }) })).json()).grid);
  assert.equal(first.solution.join(""), grid);
  assert.equal((await made()).puzzle, first.puzzle, "the same seed makes the same puzzle");
  // Neither the seed nor the grid stays: who wants another game gets another one.
  await page.goto(`${server.address}#/`);
  await openWishes(page);
  assert.deepEqual([await form(page).getByLabel("Seed").inputValue(), await form(page).getByLabel("Solution").inputValue(), await form(page).getByLabel("Givens").inputValue()], ["", "", "25"]);
  // What is impossible is said, and what takes long can be stopped.
  await form(page).getByLabel("Seed").fill("anna");
  await page.getByText("A seed is a whole number of at most 19 digits, such as 17").waitFor();
  assert.ok(await form(page).getByRole("button", { name: "Play", exact: true }).isDisabled());
  await form(page).getByLabel("Seed").fill("");
  await form(page).getByLabel("Solution").fill("-1");
  assert.equal(await form(page).getByRole("alert").count(), 0, "nobody is corrected while they type");
  await form(page).getByLabel("Solution").press("Enter");
  await page.getByText("The solution is the number of a grid, such as 17, a set and a permutation as in 213; 100330, or a full grid").waitFor();
  await form(page).getByLabel("Solution").fill("");
  await form(page).getByLabel("Givens").fill("12");
  await form(page).getByRole("button", { name: "Play", exact: true }).click();
  await form(page).getByRole("alert").filter({ hasText: /fewer than 17 keys/ }).waitFor();
  await form(page).getByLabel("Givens").fill("17");
  assert.equal(await form(page).getByRole("alert").count(), 0, "what was wrong is not said of another wish");
  await form(page).locator(".level", { hasText: "Extreme" }).click();
  await form(page).getByRole("button", { name: "Play", exact: true }).click();
  await form(page).getByRole("button", { name: "Stop" }).click();
  await form(page).getByText("Stopped. Nothing was made.").waitFor();
  await form(page).getByRole("button", { name: "Play", exact: true }).waitFor();
  await context.close();
}));

test("a game that nobody asked to be special comes without a seed, so that it may be ready", () => alone(async (open) => {
  const { page, context } = await open("");
  const asked = page.waitForRequest((request) => request.url().endsWith("/generate"));
  await form(page).locator(".level", { hasText: "Hard" }).click();
  await begin(page, 81);
  const { lang: _, ...question } = (await asked).postDataJSON();
  assert.deepEqual(question, { level: "hard", symmetry: "rotational" });
  await context.close();
}));

test("where no puzzle comes in the time that an answer has, a job goes on with it", () => alone(async (open) => {
  const { page, context } = await open("");
  await page.route("**/api/v1/generate", (route) => route.fulfill({ json: { stopped: true, error: { code: "lines-stopped", message: "stopped before the end" } } }));
  const isJob = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/jobs"));
  await form(page).locator(".level", { hasText: "Easy" }).click();
  await begin(page, 81);
  assert.equal((await isJob).postDataJSON().question.level, "easy");
  await context.close();
}));

test("the puzzle of the day is the same for all, goes on where it was, and says when it is solved", () => alone(async (open, server) => {
  const { page, context, faults } = await open("");
  const daily = page.getByRole("region", { name: "Puzzle of the day" });
  await daily.getByLabel("Day").fill("2024-11-19");
  await daily.getByText("Tuesday, November 19, 2024").waitFor();
  await daily.getByRole("button", { name: /^Easy\s+New/ }).click();
  await cells(page).nth(80).waitFor();
  const here = await place(page);
  const { state } = await keptHere(page);
  assert.deepEqual([state.origin.kind, state.origin.date, state.origin.level], ["daily", "2024-11-19", "easy"]);
  const ofDay = await page.evaluate(async () => (await (await fetch("api/v1/generate", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ daily: "2024-11-19", level: "easy" }) })).json()).puzzles[0].puzzle);
  assert.equal(state.puzzle, ofDay);
  await page.goto(`${server.address}#/`);
  await daily.getByLabel("Day").fill("2024-11-19");
  await daily.getByRole("button", { name: /^Easy\s+0 % done/ }).click();
  await cells(page).nth(80).waitFor();
  assert.equal(await place(page), here);
  // Every cell by keys, except those that are given.
  await cells(page).first().focus();
  for (let cell = 0; cell < 81; cell += 1) {
    if (cell && cell % 9 === 0) for (const key of ["ArrowDown", "Home"]) await page.keyboard.press(key);
    else if (cell) await page.keyboard.press("ArrowRight");
    if (state.puzzle[cell] === ".") await page.keyboard.press(String(state.solution[cell]));
  }
  await page.getByRole("heading", { name: "Solved" }).waitFor();
  await until(page, async () => (await (await fetch("api/v1/records")).json()).records.length === 1);
  await page.goto(`${server.address}#/`);
  await daily.getByLabel("Day").fill("2024-11-19");
  await daily.getByRole("button", { name: /^Easy\s+Solved in \d+:\d\d/ }).waitFor();
  await daily.getByRole("button", { name: /^Medium\s+New/ }).waitFor();
  await daily.getByLabel("Day").fill("2024-11-18");
  await daily.getByRole("button", { name: /^Easy\s+New/ }).waitFor();
  // Whoever deletes the game has solved it all the same.
  await page.getByRole("link", { name: "Your game", exact: true }).click();
  await page.getByText(/^Solved in/).waitFor();
  await page.getByRole("button", { name: "Delete those that are over" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByRole("heading", { name: "No games yet" }).waitFor();
  await page.goto(`${server.address}#/`);
  await daily.getByLabel("Day").fill("2024-11-19");
  await daily.getByRole("button", { name: /^Easy\s+Solved in/ }).waitFor();
  // What has not come yet, and what never comes, is today.
  const today = await page.evaluate(() => new Date().toLocaleDateString("sv"));
  // Of a day that never comes, the browser gives none.
  for (const day of ["2999-01-01", ""]) {
    await daily.getByLabel("Day").fill("2024-11-19");
    await daily.locator("time[datetime='2024-11-19']").waitFor();
    await daily.getByLabel("Day").fill(day);
    await daily.locator(`time[datetime='${today}']`).waitFor();
    await daily.getByLabel("Day").blur();
    assert.equal(await daily.getByLabel("Day").inputValue(), today);
  }
  assert.deepEqual(faults, []);
  await context.close();
}));

test("a link adds a game and replaces none, and an unfinished one goes on", () => alone(async (open, server) => {
  const { page, context, faults } = await open(`#/p/${PUZZLE}`);
  await cells(page).nth(80).waitFor();
  const first = await place(page);
  const { state } = await keptHere(page);
  assert.deepEqual([state.origin.kind, state.origin.level, state.puzzle, state.solution.length], ["link", "easy", PUZZLE, 81]);
  await page.goto(`${server.address}#/p/${SMALL}`);
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 16);
  assert.equal((await kept(page)).length, 2);
  await page.goto(`${server.address}#/p/${PUZZLE}`);
  await cells(page).nth(80).waitFor();
  assert.equal(await place(page), first);
  assert.equal((await kept(page)).length, 2);
  // Back leads to where the link was opened, not to the link again.
  await page.goBack();
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 16);
  assert.deepEqual(faults, []);
  await context.close();
}));

test("what is no proper puzzle is said before it is played", () => alone(async (open, server) => {
  const { page, context, faults } = await open(`#/p/${OPEN}`);
  await page.getByRole("heading", { name: "Several solutions" }).waitFor();
  assert.deepEqual(await findings(page), []);
  assert.deepEqual(await kept(page), []);
  await page.getByRole("button", { name: "Play by the rules" }).click();
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 16);
  assert.equal((await keptHere(page)).state.solution, null);
  await page.keyboard.press("h");
  await page.waitForFunction(() => /** @type {HTMLElement | null} */ (document.querySelector(".play-note"))?.innerText.startsWith("The puzzle has several solutions"));
  await page.goto(`${server.address}#/p/${NEVER}`);
  await page.getByRole("heading", { name: "No solution" }).waitFor();
  await page.getByText(/1 stands more than once in row 1/).waitFor();
  assert.equal(await page.getByRole("button", { name: "Play by the rules" }).count(), 0);
  await page.getByRole("link", { name: "Look at it in the solver" }).click();
  await page.getByRole("gridcell", { name: /Given 1/ }).first().waitFor();
  await page.goto(`${server.address}#/p/1234341221434321`);
  await page.getByRole("heading", { name: "Nothing to play" }).waitFor();
  for (const nonsense of ["hello", "", "%7B%22puzzle%22:3%7D", "~zzzz"]) {
    await page.goto(`${server.address}#/p/${nonsense}`);
    await page.getByRole("heading", { name: "This is no puzzle" }).waitFor();
    await page.goto(`${server.address}#/settings`);
  }
  assert.equal((await kept(page)).length, 1);
  assert.deepEqual(faults, []);
  await context.close();
}));

test("whoever presses twice what begins a game gets one", () => alone(async (open, server) => {
  const { page, context, faults } = await open(`#/p/${OPEN}`);
  const pressTwice = (/** @type {string} */ name) => page.getByRole("button", { name, exact: true }).evaluate((button) => {
    for (let times = 0; times < 2; times += 1) /** @type {HTMLElement} */ (button).click();
  });
  await pressTwice("Play by the rules");
  await page.waitForURL(/#\/play\//);
  await rests(page);
  assert.equal((await kept(page)).length, 1);
  await page.goto(`${server.address}#/p/${SMALL}`);
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 16);
  const before = await place(page);
  await page.locator(".play-all > summary").click();
  await page.getByRole("button", { name: "Solve", exact: true }).click();
  await page.getByRole("button", { name: "Show it", exact: true }).click();
  await pressTwice("Play it again");
  await page.waitForFunction((hash) => location.hash !== hash, before);
  await rests(page);
  assert.equal((await kept(page)).length, 3);
  assert.deepEqual(faults, []);
  await context.close();
}));

test("marks that belong to a puzzle are played with, and only the engine's rules say what breaks them", () => alone(async (open, server) => {
  // A puzzle of marks has one solution, of which its digits know nothing.
  const marks = "1234 1234 1234 1234 1234 1234 124 123 1234 134 1234 123 1234 123 12 1".split(" ");
  const { page, context, faults } = await open(`#/own/${encodeURIComponent(JSON.stringify({ puzzle: ".".repeat(16), pencil_marks: marks }))}`);
  const cell = (/** @type {number} */ at, /** @type {string} */ words) => page.locator(`[data-cell="${at}"][aria-label*="${words}"]`);
  await cell(14, "Corner: 1 2.").waitFor();
  await page.getByText("Marks belong to this puzzle").waitFor();
  await page.locator('[data-cell="14"]').click();
  await page.keyboard.press("4");
  await cell(14, "4, placed. Contradicts").waitFor();
  await page.keyboard.press("h");
  await page.getByText("The 4 in r4c3 is wrong: take it out and look again.").first().waitFor();
  await page.keyboard.press("Control+z");
  await page.keyboard.press("h");
  await page.locator(".play-depth").waitFor();
  // A link to it is the same puzzle.
  const { state } = await keptHere(page);
  assert.deepEqual(state.limits, marks);
  await page.goto(`${server.address}#/p/${encodeURIComponent(state.puzzle)}`);
  await cell(14, "Corner: 1 2.").waitFor();
  // Several solutions are played by the rules: the engine alone can say that a number of buildings is broken, and when it is not.
  const document = { puzzle: "12343412........", rules: [{ rule: "buildings", cells: "r3c1 r3c2 r3c3 r3c4", number: 1 }] };
  await page.goto(`${server.address}#/own/${encodeURIComponent(JSON.stringify(document))}`);
  await page.getByRole("button", { name: "Play by the rules" }).click();
  await cell(8, "Empty").click();
  const enter = async (/** @type {string} */ digits) => {
    for (const digit of digits) await page.keyboard.press(digit).then(() => page.keyboard.press("ArrowRight"));
  };
  await enter("2143");
  await page.keyboard.press("ArrowDown");
  await enter("4321");
  await cell(8, "2, placed. Contradicts").waitFor();
  await page.getByText("Every cell has a digit, but not every digit is right.").first().waitFor();
  await page.keyboard.press("Enter");
  await page.getByText("4 digits break a rule.").first().waitFor();
  await enter("2143");
  await page.keyboard.press("ArrowUp");
  await enter("4321");
  await page.getByRole("heading", { name: "Solved" }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
}));

test("one's own puzzle is pasted, opened from a file, and taken from the solver and from Make", () => alone(async (open, server) => {
  const data = await folder();
  const { page, context, faults } = await open("", { permissions: ["clipboard-read", "clipboard-write"] });
  const small = () => page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 16);
  const home = () => page.goto(`${server.address}#/`);
  await form(page).waitFor();
  await page.evaluate((text) => navigator.clipboard.writeText(text), SMALL);
  await page.keyboard.press("Control+v");
  await small();
  const first = await place(page);
  assert.equal((await keptHere(page)).state.origin.kind, "own");
  // Of several none is lost: one is chosen, and the list is there again on the way back.
  await home();
  await form(page).waitFor();
  await paste(page, `${SMALL}\n${NEVER.slice(0, 16)}\n`);
  await page.getByRole("heading", { name: "Several puzzles" }).waitFor();
  assert.equal(await page.locator(".brought-list a").count(), 2);
  await page.getByRole("link", { name: /^1 · \d+ givens$/ }).click();
  await small();
  assert.equal(await place(page), first, "a game with it goes on");
  await page.goBack();
  await page.getByRole("heading", { name: "Several puzzles" }).waitFor();
  await home();
  await page.getByRole("button", { name: "Paste" }).click();
  await small();
  assert.equal(await place(page), first, "the same puzzle goes on");
  await home();
  await writeFile(join(data.path, "puzzle.txt"), `${PUZZLE.replace(/(.{9})/g, "$1\n")}`);
  await page.locator(".own-puzzle input[type=file]").setInputFiles(join(data.path, "puzzle.txt"));
  await cells(page).nth(80).waitFor();
  assert.equal((await keptHere(page)).state.puzzle, PUZZLE);
  // A field keeps what is pasted into it.
  await home();
  await openWishes(page);
  await form(page).getByLabel("Givens").focus();
  await page.keyboard.press("Control+v");
  assert.equal(await form(page).getByLabel("Givens").inputValue(), SMALL);
  await page.goto(`${server.address}#/solve/${SMALL}`);
  await page.getByRole("gridcell", { name: /Given 4/ }).first().waitFor();
  await page.getByRole("button", { name: "Play this" }).click();
  await page.waitForURL(/#\/play\//);
  assert.equal(await place(page), first);
  await page.goto(`${server.address}#/make`);
  await page.getByRole("combobox", { name: "Size" }).selectOption("2x3");
  await page.getByRole("spinbutton", { name: "How many" }).fill("1");
  await page.getByRole("button", { name: "Make", exact: true }).click();
  await page.getByRole("link", { name: "Play this" }).click();
  await page.waitForURL(/#\/play\//);
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 36);
  assert.equal((await kept(page)).length, 3);
  assert.deepEqual(faults, []);
  await context.close();
  await data.remove();
}));

test("where the browser keeps the clipboard to itself, a box takes the text", async () => {
  const { page, context, faults } = await app.open("");
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: { readText: () => Promise.reject(new Error("no")) } }));
  await page.getByRole("button", { name: "Paste" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill(SMALL);
  await page.getByRole("dialog").getByRole("button").first().click();
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 16);
  assert.deepEqual(faults, []);
  await context.close();
});

test("two hundred games are listed, the last one first, and what another tab deletes goes", () => alone(async (open, server) => {
  const { page, context, faults } = await open("#/games");
  await page.getByRole("heading", { name: "No games yet" }).waitFor();
  await page.evaluate(async (givens) => {
    for (let number = 1; number <= 200; number += 1) {
      const summary = { level: "easy", kind: "made", variants: [], size: 4, box: "2x2", hasRules: false, line: givens, givens, filled: 0, spent: number * 1000, status: number % 4 ? "playing" : "solved" };
      await fetch("api/v1/games", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ summary, state: { version: 1 } }) });
    }
  }, SMALL);
  await page.goto(`${server.address}#/`);
  await page.getByRole("link", { name: "All 200 games" }).waitFor();
  assert.equal(await cards(page).count(), 2);
  assert.match((await cards(page).first().textContent()) ?? "", /3:19/);
  const other = await context.newPage();
  await other.goto(`${server.address}#/games`);
  await other.getByText("All (200)").waitFor();
  await other.getByText("To go on with (150)").waitFor();
  assert.match((await cards(other).first().textContent()) ?? "", /Solved in 3:20/);
  const before = await cards(other).count();
  await other.getByRole("button", { name: "Show more" }).click();
  assert.ok((await cards(other).count()) > before);
  await other.getByRole("radio", { name: "Over (50)" }).check({ force: true });
  await other.getByRole("button", { name: "Delete those that are over" }).click();
  await other.getByRole("dialog").getByText(/^50 games will be gone/).waitFor();
  await other.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await other.getByText("All (150)").waitFor();
  await page.getByRole("link", { name: "All 150 games" }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
}));

test("a game that ends in another window is over where it is listed", () => alone(async (open, server) => {
  const { page, context } = await open(`#/p/${SMALL}`);
  await cells(page).nth(15).waitFor();
  const other = await context.newPage();
  await other.goto(`${server.address}#/`);
  await cards(other).getByText("Go on").waitFor();
  for (const [cell, digit] of [..."1234341221434321"].entries()) {
    if (SMALL[cell] !== ".") continue;
    await cells(page).nth(cell).click();
    await page.keyboard.press(digit);
  }
  await page.locator(".play-end").waitFor();
  await cards(other).waitFor({ state: "detached" });
  await context.close();
}));

test("below games that go on, what begins one is in sight on a desktop, and on a phone's side hides no level", () => alone(async (open, server) => {
  for (let count = 0; count < 2; count += 1) {
    const summary = { level: "easy", kind: "made", variants: [], size: 4, box: "2x2", hasRules: false, line: SMALL, givens: SMALL, filled: 0, spent: 0, status: "playing" };
    await fetch(`${server.address}api/v1/games`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ summary, state: { version: 1 } }) });
  }
  for (const viewport of [{ width: 1440, height: 900 }, { width: 740, height: 360 }]) {
    const { page, context } = await open("", { viewport });
    await cards(page).nth(1).waitFor();
    const levels = form(page).locator(".levels");
    const play = form(page).getByRole("button", { name: "Play", exact: true });
    const boxes = async () => ({ levels: await levels.boundingBox(), play: await play.boundingBox() });
    await rests(page);
    const first = await boxes();
    assert.ok(first.play && first.levels && first.play.y >= first.levels.y + first.levels.height, `it stands below the levels: ${JSON.stringify(first)}`);
    if (viewport.height < 500) await form(page).evaluate((one) => one.scrollIntoView());
    const now = await boxes();
    assert.ok(now.play && now.play.y + now.play.height <= viewport.height, `it is in sight: ${JSON.stringify(now)}`);
    await context.close();
  }
}));

test("a guest plays without a store, as long as the page is open", () => alone(async (open) => {
  const { page, context } = await open("");
  await form(page).waitFor();
  // As the server answers somebody who is not its owner.
  await page.route(/\/api\/v1\/(games|records|settings)/, (route) => route.fulfill({ status: 403, contentType: "application/json", body: JSON.stringify({ error: { code: "server-not-owner", message: "" } }) }));
  await page.reload();
  await begin(page, 81);
  await page.evaluate(() => void (location.hash = "#/"));
  await cards(page).first().waitFor();
  await cards(page).first().getByRole("link").click();
  await cells(page).nth(80).waitFor();
  await page.evaluate(() => void (location.hash = "#/games"));
  await cards(page).first().getByRole("button", { name: /^Delete/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByRole("heading", { name: "No games yet" }).waitFor();
  await context.close();
}));

test("axe finds nothing wrong with the start page and the list of games, in any theme", () => alone(async (open, server) => {
  const { page, context } = await open(`#/p/${SMALL}`);
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 16);
  await page.goto(`${server.address}#/`);
  await openWishes(page);
  await cards(page).first().waitFor();
  await rests(page);
  assert.deepEqual(await findings(page), []);
  await page.goto(`${server.address}#/games`);
  await cards(page).first().getByRole("button", { name: /^Delete/ }).waitFor();
  assert.deepEqual(await findings(page), []);
  await cards(page).first().getByRole("button", { name: /^Delete/ }).click();
  await page.getByRole("dialog").waitFor();
  assert.deepEqual(await findings(page), []);
  await context.close();
}));
