// Puzzles with rules beyond rows, columns and boxes: pasted, drawn, read, solved, watched, shared.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { findings, forTests, openPage, paste, rests, SIZES, until } from "./app.js";

const RULES = new URL("../../../crates/nonet-core/src/rule/", import.meta.url);

const app = forTests();

/**
 * The example of the page about a rule: the puzzle, and its only solution.
 * @param {string} name
 */
async function example(name) {
  const page = await readFile(new URL(`${name}.md`, RULES), "utf8");
  const block = (/** @type {string} */ kind) => page.split(`\`\`\`${kind}\n`)[1]?.split("\n```")[0]?.trim() ?? "";
  return { puzzle: block("puzzle"), solution: block("solution") };
}

/**
 * The same puzzle as a link of f-puzzles.
 * @param {string} puzzle
 */
async function linkOf(puzzle) {
  const headers = { "content-type": "application/json" };
  const reply = await fetch(`${app.server.address}api/v1/convert`, { method: "POST", headers, body: JSON.stringify({ puzzle, to: "f-puzzles-link" }) });
  return (await reply.json()).text.trim();
}

/**
 * The solver page with a pasted puzzle.
 * @param {string} text
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
async function pasted(text, options) {
  const opened = await app.open("#/solve", options);
  await opened.page.getByRole("grid", { name: "Sudoku" }).waitFor();
  await paste(opened.page, text);
  await opened.page.getByRole("region", { name: "Rules" }).waitFor();
  await rests(opened.page);
  return opened;
}

/**
 * The labels of all cells of a board.
 * @param {import("playwright-core").Page} page
 * @param {string} name
 * @returns {Promise<string[]>}
 */
function labels(page, name) {
  return page.getByRole("grid", { name }).getByRole("gridcell").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));
}

/**
 * Starts, and waits until the answer stands there.
 * @param {import("playwright-core").Page} page
 * @param {string} solution
 */
async function solves(page, solution) {
  await page.getByRole("button", { name: "Start" }).first().click();
  await page.getByRole("heading", { name: "Unique solution" }).waitFor();
  const digits = (await labels(page, "Answer")).map((label) => /(?:Given |\. )(\d+)(?:, placed)?\.?/.exec(label)?.[1] ?? ".");
  assert.equal(digits.join(""), solution);
}

/** Every rule with a page of its own, and what is to be seen of it. */
const DRAWN = [
  { name: "diagonal_falling", selector: ".diagonal", label: /On the falling diagonal/ },
  { name: "diagonal_rising", selector: ".diagonal", label: /On the rising diagonal/ },
  { name: "windoku", selector: ".shade.is-window", label: /In window 1/ },
  { name: "extra_region", selector: ".shade.is-extra .outline", label: /In extra region 1/ },
  { name: "strip", selector: ".strip-letter", label: /In strip A/ },
  { name: "even", selector: "rect.sign", label: /Even/ },
  { name: "odd", selector: "circle.sign", label: /Odd/ },
  { name: "region", selector: ".thick", label: /region 3/ },
  { name: "anti_knight", selector: ".thick", label: /box/ },
  { name: "anti_king", selector: ".thick", label: /box/ },
  { name: "non_consecutive", selector: ".thick", label: /box/ },
  { name: "disjoint_groups", selector: ".thick", label: /box/ },
];

for (const { name, selector, label } of DRAWN) {
  test(`the example of ${name} is drawn, told and solved`, async () => {
    const { puzzle, solution } = await example(name);
    const { page, context, faults } = await pasted(puzzle);
    assert.ok(await page.locator(`.question ${selector}`).count() > 0, selector);
    assert.ok((await labels(page, "Sudoku")).some((text) => label.test(text)));
    assert.ok(await page.getByRole("region", { name: "Rules" }).getByRole("listitem").count() > 0);
    await solves(page, solution);
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test("a link of f-puzzles shows its numbers around the board, and they are read", async () => {
  const { puzzle, solution } = await example("buildings");
  const { page, context, faults } = await pasted(await linkOf(puzzle));
  const { rules } = JSON.parse(puzzle);
  await rests(page);
  const numbers = page.locator(".question .board-edge");
  assert.equal(await numbers.count(), rules.length);
  assert.equal(await page.locator(".question").getByText("Row 1, from the left: 3.").count(), 1);
  const box = await page.locator(".question .board").boundingBox();
  for (const number of await numbers.all()) {
    const at = await number.boundingBox();
    assert.ok(at && box && (at.x + at.width <= box.x + 1 || at.x >= box.x + box.width - 1 || at.y + at.height <= box.y + 1 || at.y >= box.y + box.height - 1), "outside of the board");
    assert.ok(at && at.width > 10 && at.height > 10, "with room for a digit");
  }
  await page.getByRole("grid", { name: "Sudoku" }).getByRole("gridcell").first().click();
  await page.keyboard.press("Shift+R");
  await page.getByRole("status").getByText(/Row 1, from the left: 3\./).first().waitFor();
  await solves(page, solution);
  assert.deepEqual(faults, []);
  await context.close();
});

test("candidates are shown where numbers come to stand around a board, and where they go again", async () => {
  const { page, context, faults } = await pasted((await example("buildings")).puzzle);
  const candidates = page.locator(".answer .candidates text");
  await page.getByRole("radio", { name: "Show all opportunities" }).check({ force: true });
  await page.getByRole("button", { name: "Start" }).first().click();
  await candidates.first().waitFor();
  await paste(page, "1...............");
  await page.locator(".question .board-edge").first().waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Start" }).first().click();
  await candidates.first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("a digit that breaks a rule is marked, and the rule is named", async () => {
  const { puzzle } = await example("diagonal_falling");
  const { page, context, faults } = await pasted(puzzle);
  const before = await labels(page, "Sudoku");
  const size = Math.sqrt(before.length);
  const diagonal = before.flatMap((label, cell) => (/falling/.test(label) ? [cell] : []));
  assert.equal(diagonal.length, size);
  const cells = page.getByRole("grid", { name: "Sudoku" }).getByRole("gridcell");
  for (const cell of [diagonal[0] ?? 0, diagonal.at(-1) ?? 0]) {
    await cells.nth(cell).click();
    await page.keyboard.press("1");
  }
  await page.getByText(/falling diagonal.*more than once|more than once.*falling diagonal/).first().waitFor();
  assert.equal(await cells.nth(diagonal[0] ?? 0).getAttribute("aria-invalid"), "true");
  assert.deepEqual(faults, []);
  await context.close();
});

test("the selected cell shows which digits go into its strip", async () => {
  const { puzzle } = await example("strip");
  const { page, context, faults } = await pasted(puzzle);
  const [{ digits }] = JSON.parse(puzzle).rules;
  const cell = (await labels(page, "Sudoku")).findIndex((label) => label.includes(`In strip A with the digits ${[...digits].join(" ")}.`));
  await page.getByRole("grid", { name: "Sudoku" }).getByRole("gridcell").nth(cell).click();
  await page.locator(".question .sol-caption").getByText(`Strip A: ${[...digits].join(" ")}`).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("the cells that a cell sees are those that the engine says", async () => {
  const { page, context, faults } = await pasted('{"puzzle":"................","rules":["diagonal-falling"]}');
  /** The cells whose squares are in the area of those that are seen, in their order. */
  const peers = () => page.locator(".question .board-alike .peers").evaluate((path) =>
    [...(path.getAttribute("d") ?? "").matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => Number(y) / 100 * 4 + Number(x) / 100).sort((one, other) => one - other));
  await page.getByRole("grid", { name: "Sudoku" }).getByRole("gridcell").first().click();
  assert.deepEqual(await peers(), [1, 2, 3, 4, 5, 8, 10, 12, 15]);
  await page.getByRole("button", { name: "Clear all" }).click();
  await page.locator(".question .diagonal").waitFor({ state: "detached" });
  await page.waitForFunction(() => document.querySelector(".question .board-alike .peers")?.getAttribute("d")?.match(/M/g)?.length === 7);
  assert.deepEqual(await peers(), [1, 2, 3, 4, 5, 8, 12]);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a puzzle with rules can be watched", async () => {
  const { puzzle } = await example("strip");
  const { page, context, faults } = await pasted(puzzle);
  await page.getByRole("tab", { name: "Watch" }).click();
  await page.getByText("With these rules backtracking is watched").waitFor();
  await page.getByRole("button", { name: "Watch", exact: true }).click();
  await page.getByRole("button", { name: "Last" }).click();
  await page.locator(".sol-watch").getByText(/solution|Trial|taken back/).first().waitFor();
  assert.equal(await page.locator(".sol-sets").count(), 0, "sets belong to another method");
  assert.deepEqual(faults, []);
  await context.close();
});

test("the way of a puzzle with rules is shown, or it is said that there is none", async () => {
  const { puzzle } = await example("diagonal_falling");
  const { page, context, faults } = await pasted(puzzle);
  await page.getByRole("tab", { name: "Way" }).click();
  await page.getByRole("button", { name: "Show the way" }).click();
  await page.getByRole("listbox", { name: "Steps" }).or(page.getByText(/reasoning does not know/)).first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("rules that nobody knows are named, and the puzzle is not solved", async () => {
  const grid = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})));
  const document = { size: 4, title: "Caged", author: "Somebody", grid, "diagonal+": true, killercage: [{ cells: ["R1C1", "R1C2"], value: "3" }] };
  const opened = await app.open("#/solve");
  const { page, context, faults } = opened;
  await page.getByRole("grid", { name: "Sudoku" }).waitFor();
  await page.getByRole("button", { name: "Paste" }).click();
  const area = page.getByRole("dialog").getByRole("textbox");
  await area.fill(JSON.stringify(document));
  await page.getByRole("button", { name: "Take it" }).click();
  const rules = page.getByRole("region", { name: "Rules" });
  await rules.getByRole("heading", { name: "Caged" }).waitFor();
  await rules.getByText("by Somebody").waitFor();
  assert.match(await rules.getByRole("alert").innerText(), /killercage/);
  await page.getByRole("button", { name: "Start" }).first().click();
  const panel = page.getByRole("region", { name: "What came of it" });
  await panel.getByText(/rules that Nonet does not know: killercage/).waitFor();
  await page.getByRole("tab", { name: "Race" }).click();
  await page.getByRole("button", { name: "Race all methods" }).click();
  await panel.getByText(/rules that Nonet does not know: killercage/).waitFor();
  assert.equal(await panel.getByText(/have finished/).count(), 0);
  // That a question is refused is an answer, which the browser notes all the same.
  assert.deepEqual(faults.filter((fault) => !/422/.test(fault)), []);
  await context.close();
});

test("a link carries the whole puzzle, with what was typed into it", async () => {
  const { puzzle, solution } = await example("strip");
  const { page, context, faults } = await pasted(puzzle, { permissions: ["clipboard-read", "clipboard-write"] });
  const empty = (await labels(page, "Sudoku")).findIndex((label) => /Empty/.test(label));
  await page.getByRole("grid", { name: "Sudoku" }).getByRole("gridcell").nth(empty).click();
  await page.keyboard.press(solution[empty] ?? "1");
  await page.getByRole("button", { name: "Share link" }).click();
  await until(page, () => navigator.clipboard.readText().then((text) => /#\/solve\/~/.test(text)));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /#\/solve\/~[\w-]+$/);
  const there = await openPage(app.browser, link);
  await there.page.getByRole("region", { name: "Rules" }).waitFor();
  assert.deepEqual(await labels(there.page, "Sudoku"), await labels(page, "Sudoku"));
  await solves(there.page, solution);
  assert.deepEqual([...faults, ...there.faults], []);
  await there.context.close();
  await context.close();
});

test("what was typed with rules is still there after a reload", async () => {
  const { puzzle } = await example("even");
  const { page, context, faults } = await pasted(puzzle);
  await page.getByRole("grid", { name: "Sudoku" }).getByRole("gridcell", { name: /Given/ }).first().click();
  const kept = () => page.evaluate(() => sessionStorage.getItem("nonet-solver-table"));
  const old = await kept();
  await page.keyboard.press("Delete");
  await page.waitForFunction((text) => sessionStorage.getItem("nonet-solver-table") !== text, old);
  const before = await labels(page, "Sudoku");
  await page.reload();
  await page.getByRole("region", { name: "Rules" }).waitFor();
  assert.deepEqual(await labels(page, "Sudoku"), before);
  assert.deepEqual(faults, []);
  await context.close();
});

test("rules for the whole grid can be chosen for any puzzle, and taken away again", async () => {
  const { page, context, faults } = await app.open("#/solve/1...............");
  await page.getByRole("gridcell", { name: /Given/ }).first().waitFor();
  await page.getByRole("button", { name: "Rules", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Rules for the whole grid" });
  await dialog.getByRole("switch", { name: /Rising diagonal/ }).check({ force: true });
  await page.locator(".question .diagonal").waitFor({ state: "attached" });
  await dialog.getByRole("switch", { name: /Anti-king/ }).check({ force: true });
  await page.getByRole("region", { name: "Rules" }).getByText(/touch at a corner/).waitFor();
  await dialog.getByRole("switch", { name: /Rising diagonal/ }).uncheck({ force: true });
  await page.locator(".question .diagonal").waitFor({ state: "detached" });
  await dialog.getByRole("switch", { name: /Anti-king/ }).uncheck({ force: true });
  await page.getByRole("region", { name: "Rules" }).waitFor({ state: "detached" });
  await dialog.getByRole("button", { name: "Done" }).click();
  assert.match((await labels(page, "Sudoku"))[0] ?? "", /Given 1/);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a rule that does not go with the boxes is refused in words", async () => {
  const { page, context } = await app.open(`#/solve/${".".repeat(36)}`);
  await page.getByRole("grid", { name: "Sudoku" }).getByRole("gridcell").nth(35).waitFor();
  await page.waitForFunction(() => document.querySelectorAll("[role=grid][aria-label=Sudoku] [role=gridcell]").length === 36);
  await page.getByRole("button", { name: "Rules", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Rules for the whole grid" });
  await dialog.getByRole("switch", { name: /Windoku/ }).click({ force: true });
  assert.match(await dialog.getByRole("alert").innerText(), /boxes/);
  assert.equal(await dialog.getByRole("switch", { name: /Windoku/ }).isChecked(), false);
  await context.close();
});

test("the page about a rule opens, and its example can be tried", async () => {
  const { page, context, faults } = await pasted((await example("even")).puzzle);
  await page.getByRole("region", { name: "Rules" }).getByRole("link", { name: "Even" }).click();
  const dialog = page.getByRole("dialog", { name: "Even" });
  await dialog.getByRole("heading", { name: "What it is" }).waitFor();
  await dialog.getByRole("grid", { name: "Even, example 1" }).waitFor();
  await dialog.getByRole("link", { name: "Open in the solver" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.locator(".question rect.sign").first().waitFor({ state: "attached" });
  assert.deepEqual(faults, []);
  await context.close();
});

for (const name of ["buildings", "strip", "region", "windoku"]) {
  test(`with rules as in ${name} nothing scrolls sideways or is cut off in any window`, async () => {
    const { page, context, faults } = await pasted((await example(name)).puzzle);
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport);
      await rests(page);
      const size = `${viewport.width}×${viewport.height}`;
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= viewport.width, `${size}: ${width}`);
      const cut = await page.locator(".sol-side .board, .board-edge, .sol-rules").evaluateAll((things) =>
        things.map((thing) => thing.getBoundingClientRect()).filter(({ left, right }) => left < 0 || right > innerWidth).length);
      assert.equal(cut, 0, size);
      const board = await page.locator(".question .board").boundingBox();
      assert.ok(board && board.height <= viewport.height, `${size}: the whole board can be seen at once`);
    }
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test("a phone that lies on its side shows the whole board at once, and Start", async () => {
  const { page, context, faults } = await pasted((await example("buildings")).puzzle, { viewport: { width: 844, height: 390 } });
  await rests(page);
  const board = await page.locator(".question .board").boundingBox();
  assert.ok(board && board.y >= 0 && board.y + board.height <= 390, JSON.stringify(board));
  const start = page.getByRole("button", { name: "Start" }).locator("visible=true");
  assert.equal(await start.count(), 1);
  const at = await start.boundingBox();
  assert.ok(at && board && at.x >= board.x + board.width && at.y + at.height <= 390, "beside the board");
  await page.getByRole("button", { name: /Show answer/ }).click();
  await page.getByRole("button", { name: "Paste" }).waitFor();
  assert.equal(await start.count(), 1, "also with the bars unfolded");
  await start.click();
  await page.getByRole("heading", { name: "Unique solution" }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("where the system chooses the colours, lines show the rules and the switch its state", async () => {
  const { page, context, faults } = await pasted((await example("strip")).puzzle, { forcedColors: "active" });
  const style = (/** @type {string} */ selector, /** @type {string} */ name, /** @type {string} */ pseudo = "") =>
    page.locator(selector).first().evaluate((thing, [key, part]) => getComputedStyle(thing, part).getPropertyValue(key ?? ""), [name, pseudo]);
  assert.equal(await style(".question .shade .area", "fill"), "none");
  assert.notEqual(await style(".question .shade .outline", "stroke"), "none");
  assert.notEqual(await style(".switch i", "background-color", "::after"), await style(".switch i", "background-color"));
  await paste(page, (await example("windoku")).puzzle);
  await page.locator(".question .is-window .outline").first().waitFor({ state: "visible" });
  assert.deepEqual(faults, []);
  await context.close();
});

test("on paper stands what the author says", async () => {
  const { page, context, faults } = await pasted('{"puzzle":"1...............","rules":["diagonal"],"remarks":[["description","Mind the gap."]]}');
  const words = page.getByText("Mind the gap.");
  assert.equal(await words.isVisible(), false, "on a screen it is folded");
  await page.emulateMedia({ media: "print" });
  assert.ok((await words.boundingBox())?.height);
  assert.equal(await words.isVisible(), true);
  assert.deepEqual(faults, []);
  await context.close();
});

for (const name of ["buildings", "strip", "extra_region", "odd"]) {
  test(`axe finds nothing on a puzzle with ${name} in any theme`, async () => {
    const { page, context } = await pasted((await example(name)).puzzle);
    await rests(page);
    assert.deepEqual(await findings(page), []);
    await context.close();
  });
}
