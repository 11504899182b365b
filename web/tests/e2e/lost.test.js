// Nothing lost: what was typed, chosen and pasted stays, here and in other tabs; and modes answer at once.

import assert from "node:assert/strict";
import { test } from "node:test";
import { forTests, openMore, paste, PUZZLE, rests } from "./app.js";

const OTHER = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

const app = forTests();

/**
 * Waits until the table holds a line.
 * @param {import("playwright-core").Page} page
 * @param {string} line
 */
async function tableHolds(page, line) {
  await page.waitForFunction((wanted) => {
    const cells = [...document.querySelectorAll("[role=grid][aria-label=Sudoku] [role=gridcell]")];
    return cells.map((cell) => cell.querySelector(".digit")?.textContent ?? ".").join("") === wanted;
  }, line);
}

const TYPED = `12${".".repeat(79)}`;

test("what was typed survives a visit to another page and a reload", async () => {
  const { page, context, faults } = await app.solver();
  for (const key of "12") await page.keyboard.press(key);
  await tableHolds(page, TYPED);
  await page.getByRole("link", { name: "Grids" }).click();
  await page.getByRole("heading", { level: 1 }).filter({ visible: true }).waitFor();
  await page.getByRole("link", { name: "Solve" }).click();
  await tableHolds(page, TYPED);
  await page.reload();
  await tableHolds(page, TYPED);
  assert.deepEqual(faults, []);
  await context.close();
});

test("whoever comes back from another page is where they were on the way", async () => {
  const { page, context, faults } = await app.solver(PUZZLE);
  await page.getByRole("button", { name: "Start" }).first().click();
  await page.getByRole("button", { name: "Step by step" }).click();
  const step = page.getByRole("group", { name: "This step" });
  for (let further = 0; further < 3; further += 1) await page.keyboard.press("PageDown");
  await step.getByText(/^Step 4 of/).waitFor();
  await page.getByRole("link", { name: "Grids" }).click();
  await page.getByRole("heading", { level: 1 }).filter({ visible: true }).waitFor();
  await page.goBack();
  await step.getByText(/^Step 4 of/).waitFor();
  await page.keyboard.press("PageDown");
  await step.getByText(/^Step 5 of/).waitFor();
  // Another puzzle has another way.
  await page.getByRole("link", { name: "Grids" }).click();
  await page.evaluate((line) => void (location.hash = `#/solve/${line}`), OTHER);
  await tableHolds(page, OTHER);
  await step.waitFor({ state: "detached" });
  assert.deepEqual(faults, []);
  await context.close();
});

test("a link never replaces what was typed: that is said, comes back, and is among the recent puzzles", async () => {
  const { page, context, faults } = await app.solver();
  for (const key of "12") await page.keyboard.press(key);
  await tableHolds(page, TYPED);
  await page.evaluate((link) => void (location.hash = link), `#/solve/${PUZZLE}`);
  await tableHolds(page, PUZZLE);
  await page.getByText("What you had typed is among the recent puzzles.").waitFor();
  await page.getByRole("button", { name: "Bring it back" }).click();
  await tableHolds(page, TYPED);
  await page.getByRole("button", { name: "Redo" }).click();
  await tableHolds(page, PUZZLE);
  const samples = page.getByRole("combobox", { name: "Sample" });
  await samples.selectOption("recent-0");
  await tableHolds(page, TYPED);
  // A link that is opened anew in the same tab does not lose it either.
  await page.goto("about:blank");
  await page.goto(`${app.server.address}#/solve/${OTHER}`);
  await tableHolds(page, OTHER);
  await page.getByText("What you had typed is among the recent puzzles.").waitFor();
  await samples.selectOption("recent-0");
  await tableHolds(page, TYPED);
  assert.deepEqual(faults, []);
  await context.close();
});

test("mode, method and uniqueness survive a reload", async () => {
  const { page, context, faults } = await app.solver(PUZZLE);
  await page.getByRole("radio", { name: "Only check" }).check({ force: true });
  await page.getByRole("switch", { name: "Check uniqueness" }).uncheck({ force: true });
  await openMore(page);
  await page.getByRole("combobox", { name: /^Method/ }).selectOption("sets");
  await page.reload();
  await page.getByRole("grid", { name: "Sudoku" }).waitFor();
  assert.equal(await page.getByRole("radio", { name: "Only check" }).isChecked(), true);
  assert.equal(await page.getByRole("switch", { name: "Check uniqueness" }).isChecked(), false);
  await page.waitForFunction(() => [...document.querySelectorAll("select")].some(({ value }) => value === "sets"));
  assert.deepEqual(faults, []);
  await context.close();
});

test("a paste that fails leaves the table, shows the text with the place marked, and can be corrected", async () => {
  const { page, context, faults } = await app.solver(PUZZLE);
  const lines = Array.from({ length: 9 }, () => "0 0 0 0 0 0 0 0 0");
  const wrong = ["8 0 0 0 0 0 0 0 0", ...lines.slice(1, 4), "0 0 $ 0 0 0 0 0 0", ...lines.slice(5)].join("\n");
  await paste(page, wrong);
  const box = page.getByRole("dialog", { name: "This text is no puzzle yet" });
  const field = box.getByRole("textbox");
  await box.getByRole("alert").filter({ hasText: /5/ }).waitFor();
  assert.equal(await field.inputValue(), wrong);
  assert.equal(await field.evaluate((/** @type {HTMLTextAreaElement} */ area) => area.value.slice(area.selectionStart, area.selectionEnd)), "$");
  assert.equal(await field.getAttribute("aria-invalid"), "true");
  await tableHolds(page, PUZZLE);
  await page.keyboard.press("Escape");
  await box.waitFor({ state: "detached" });
  await tableHolds(page, PUZZLE);
  await page.waitForFunction(() => document.querySelectorAll("[role=grid][aria-label=Sudoku]").length === 1);
  await paste(page, wrong);
  await field.waitFor();
  await page.keyboard.press("0");
  await box.getByRole("button", { name: "Take it" }).click();
  await tableHolds(page, `8${".".repeat(80)}`);
  await box.waitFor({ state: "detached" });
  // What is wrong twice is shown twice.
  await paste(page, "nonsense");
  await box.getByRole("button", { name: "Take it" }).click();
  await box.getByRole("alert").waitFor();
  assert.equal(await field.inputValue(), "nonsense");
  assert.deepEqual(faults, []);
  await context.close();
});

test("where a text is wrong is said once, in every language", async () => {
  const { page, context, faults } = await app.solver();
  const said = [];
  for (const language of ["en", "et", "ru", "uk", "bg"]) {
    await page.evaluate(async (tag) => (await import(new URL("js/words.js", document.baseURI).href)).loadWords(tag), language);
    await paste(page, `${"0 0 0 0 0 0 0 0 0\n".repeat(3)}0 0 0 12 0 0 0 0 0\n${"0 0 0 0 0 0 0 0 0\n".repeat(5)}`);
    const alert = await page.locator("dialog[open] .sol-pasted").textContent() ?? "";
    said.push(alert.match(/\d+/g)?.join(" "));
    await page.keyboard.press("Escape");
    await page.locator(".sol-pasted").waitFor({ state: "detached" });
  }
  assert.deepEqual([...new Set(said)], ["4 7 12 9 9 1 9"], "line 4, column 7; 12 in a 9×9 grid, whose digits go from 1 to 9");
  assert.deepEqual(faults, []);
  await context.close();
});

test("several pasted puzzles become a list: the first is shown, the others are among the recent ones", async () => {
  const { page, context, faults } = await app.solver();
  await paste(page, `${PUZZLE}\n${OTHER}\n\n${TYPED}\n`);
  await tableHolds(page, PUZZLE);
  await page.getByText("3 puzzles: the first is in the table, the others are among the recent ones.").waitFor();
  const samples = page.getByRole("combobox", { name: "Sample" });
  assert.ok((await samples.locator("option[value=recent-0]").innerText()).startsWith(`${OTHER.slice(0, 9)} · 9×9`), "told from others by its first row");
  await samples.selectOption("recent-0");
  await tableHolds(page, OTHER);
  await page.waitForFunction(() => document.querySelectorAll("option[value^=recent-]").length === 3);
  // Nine lines of nine are one puzzle, and two such blocks are two.
  const block = (/** @type {string} */ line) => `${(line.match(/.{9}/g) ?? []).join("\n")}\n`;
  await paste(page, block(TYPED));
  await tableHolds(page, TYPED);
  await paste(page, `${block(OTHER)}\n${block(PUZZLE)}`);
  await page.getByText("2 puzzles: the first is in the table").waitFor();
  await tableHolds(page, OTHER);
  // Also from a file; and what there is no room for is said.
  const many = Array.from({ length: 103 }, (_, cell) => `${".".repeat(cell % 81)}${1 + Math.floor(cell / 81)}`.padEnd(81, "."));
  await page.locator(".solver input[type=file]").setInputFiles({ name: "many.txt", mimeType: "text/plain", buffer: Buffer.from(`# many\n${many.join("\n")}\n`) });
  await page.getByRole("button", { name: "Load" }).click();
  await page.getByText("103 puzzles: the first is in the table, the next 100 are among the recent ones.").waitFor();
  await tableHolds(page, many[0] ?? "");
  await page.waitForFunction(() => document.querySelectorAll("option[value^=recent-]").length >= 100);
  assert.deepEqual(faults, []);
  await context.close();
});

test("settings and recent puzzles reach another tab at once", async () => {
  const { page, context, faults } = await app.solver();
  const second = await context.newPage();
  await second.goto(`${app.server.address}#/settings`);
  await second.getByRole("heading", { level: 1 }).waitFor();
  await rests(second);
  await second.locator("input[name=theme][value=rose]").check({ force: true });
  await page.waitForFunction(() => document.documentElement.dataset.theme === "rose");
  await second.goto(`${app.server.address}#/solve`);
  await second.getByRole("grid", { name: "Sudoku" }).waitFor();
  for (const key of "12") await page.keyboard.press(key);
  await tableHolds(page, TYPED);
  await page.getByRole("button", { name: "Clear all" }).click();
  await second.getByRole("combobox", { name: "Sample" }).locator("option[value=recent-0]").waitFor({ state: "attached" });
  await second.getByRole("combobox", { name: "Sample" }).selectOption("recent-0");
  await tableHolds(second, TYPED);
  assert.deepEqual(faults, []);
  await context.close();
});

test("after the first answer another mode or method shows its result without Start, by keyboard too", async () => {
  const { page, context, faults } = await app.solver(PUZZLE);
  const result = page.getByRole("region", { name: "What came of it" });
  const heading = (/** @type {RegExp | string} */ name) => result.getByRole("heading", { name }).waitFor();
  await page.getByRole("radio", { name: "Only check" }).check({ force: true });
  await result.getByRole("heading", { name: "Ready" }).waitFor();
  await page.getByRole("radio", { name: "Show answer" }).check({ force: true });
  await page.getByRole("button", { name: "Start" }).first().click();
  await heading("Unique solution");
  await rests(page);
  // The keyboard is what was touched last: then the radio buttons keep their arrows.
  await page.keyboard.press("Tab");
  await page.getByRole("radio", { name: "Show all opportunities" }).focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  await page.getByRole("grid", { name: "Answer" }).getByRole("gridcell", { name: "Row 1, column 3, box 1. Empty. Possible: 1 2 4." }).waitFor();
  await rests(page);
  await page.getByRole("radio", { name: "Show answer" }).check({ force: true });
  await page.getByRole("grid", { name: "Answer" }).getByRole("gridcell", { name: "Row 1, column 3, box 1. 4, placed." }).waitFor();
  await openMore(page);
  await page.getByRole("combobox", { name: /^Method/ }).selectOption("sets");
  await result.getByText(/Searched by: Set/i).waitFor();
  // What proves nothing may take long: it asks.
  await openMore(page);
  await page.getByRole("combobox", { name: /^Method/ }).selectOption("annealing");
  await result.getByText(/Searched by: Set/i).waitFor();
  await result.getByText(/For the new choice press Start/).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("after the first answer uniqueness is looked for, or not, as soon as that is chosen", async () => {
  const { page, context, faults } = await app.solver(`${PUZZLE.slice(0, 72)}${".".repeat(9)}`);
  const result = page.getByRole("region", { name: "What came of it" });
  await page.getByRole("button", { name: "Start" }).first().click();
  await result.getByRole("heading", { name: /^\d+ solutions$/ }).waitFor();
  await rests(page);
  await page.getByRole("switch", { name: "Check uniqueness" }).uncheck({ force: true });
  await result.getByRole("heading", { name: "Has a solution" }).waitFor();
  await rests(page);
  await page.getByRole("switch", { name: "Check uniqueness" }).check({ force: true });
  await result.getByRole("heading", { name: /^\d+ solutions$/ }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("an entry is said by what changed, and a clash with the cells that it is with", async () => {
  const { page, context } = await app.solver(PUZZLE);
  await page.getByRole("grid", { name: "Sudoku" }).getByRole("gridcell").nth(2).click();
  const said = (/** @type {string} */ words) => page.waitForFunction((wanted) => document.querySelector("[aria-live=polite][role=status]")?.textContent?.trim() === wanted, words);
  await page.keyboard.press("4");
  await said("4 in r1c3");
  await page.keyboard.press("5");
  await said("5 clashes with r1c1.");
  await page.keyboard.press("Delete");
  await said("5 taken from r1c3");
  await page.keyboard.press("4");
  await said("4 in r1c3");
  await page.keyboard.press("Control+z");
  await said("Undone: 4 taken from r1c3");
  await page.keyboard.press("Control+y");
  await said("Redone: 4 in r1c3");
  await page.keyboard.press("Control+y");
  await said("Nothing to redo");
  assert.equal(await page.getByRole("grid", { name: "Sudoku" }).getByRole("row", { name: "Row 3" }).count(), 1);
  await context.close();
});
