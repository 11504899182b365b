// Keys: wherever the focus is, they reach the cursor; a puzzle is typed in by 81 of them; F1 lists them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { forTests, PUZZLE, rests } from "./app.js";

const app = forTests();

/**
 * Waits until the table holds a line: digits, and points for empty cells.
 * @param {import("playwright-core").Page} page
 * @param {string} line
 */
async function tableHolds(page, line) {
  const read = () => page.getByRole("grid", { name: "Sudoku" }).getByRole("gridcell").evaluateAll((cells) =>
    cells.map((cell) => cell.querySelector(".digit")?.textContent ?? (cell.querySelector(".star") ? "*" : ".")).join(""));
  await page.waitForFunction((wanted) => {
    const cells = [...document.querySelectorAll("[role=grid][aria-label=Sudoku] [role=gridcell]")];
    return cells.map((cell) => cell.querySelector(".digit")?.textContent ?? (cell.querySelector(".star") ? "*" : ".")).join("") === wanted;
  }, line).catch(async () => assert.equal(await read(), line));
}

/**
 * Waits until the cursor of the table is in a cell, which has the focus.
 * @param {import("playwright-core").Page} page
 * @param {number} cell
 */
async function cursorIsAt(page, cell) {
  await page.waitForFunction((wanted) => {
    const at = document.activeElement;
    return at?.getAttribute("data-cell") === String(wanted) && at.closest("[role=grid]")?.getAttribute("aria-label") === "Sudoku";
  }, cell);
}

/** A line with some digits in it. @param {Record<number, string>} digits */
const lineWith = (digits) => Array.from({ length: 81 }, (_, cell) => digits[cell] ?? ".").join("");

test("a puzzle is typed in by 81 keys from anywhere, solved by one more, and walked through by keys alone", async () => {
  const { page, context, faults } = await app.solver();
  for (const sign of PUZZLE) await page.keyboard.press(sign === "." ? "Space" : sign);
  await tableHolds(page, PUZZLE);
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "What came of it" }).getByRole("heading", { name: "Unique solution" }).waitFor();
  await page.getByRole("button", { name: "Step by step" }).press("Enter");
  // The button has gone, and the focus with it: keys work all the same.
  const answer = page.getByRole("region", { name: "Answer" });
  for (const step of [2, 3, 4]) {
    await page.keyboard.press("PageDown");
    await answer.getByText(`Step ${step} of`).waitFor();
  }
  await page.keyboard.press("PageUp");
  await answer.getByText("Step 3 of").waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("0 leaves a cell empty and goes on, Backspace comes back, undo and redo go through all of it", async () => {
  const { page, context, faults } = await app.solver();
  for (const key of ["5", "3", "0", "0", "7"]) await page.keyboard.press(key);
  await cursorIsAt(page, 5);
  await page.keyboard.press("Backspace");
  await cursorIsAt(page, 4);
  await tableHolds(page, lineWith({ 0: "5", 1: "3" }));
  await page.keyboard.press("Control+z");
  await tableHolds(page, lineWith({ 0: "5", 1: "3", 4: "7" }));
  for (const _ of "123") await page.keyboard.press("Control+z");
  await tableHolds(page, lineWith({}));
  for (const _ of "12") await page.keyboard.press("Control+y");
  await tableHolds(page, lineWith({ 0: "5", 1: "3" }));
  await page.keyboard.press("]");
  await tableHolds(page, lineWith({ 0: "5", 1: "3", 4: "7" }));
  await page.keyboard.press("[");
  await page.getByRole("button", { name: "Redo" }).click();
  await tableHolds(page, lineWith({ 0: "5", 1: "3", 4: "7" }));
  assert.deepEqual(faults, []);
  await context.close();
});

test("after every kind of click digits, arrows and Ctrl+Z reach the cursor", async () => {
  const { page, context, faults } = await app.solver();
  /** @type {[string, () => Promise<unknown>][]} */
  const clicks = [
    ["a button", () => page.getByRole("button", { name: "Share link" }).click()],
    ["a radio button", () => page.getByRole("radio", { name: "Only check" }).check({ force: true })],
    ["a switch", () => page.getByRole("switch", { name: "Check uniqueness" }).click({ force: true })],
    ["a button that unfolds", () => page.getByRole("button", { name: "More" }).click()],
    ["a choice", () => page.getByRole("combobox", { name: /^Method/ }).click()],
    ["a tab", () => page.getByRole("tab", { name: "Watch" }).click()],
    ["a heading", () => page.getByRole("heading", { name: "Sudoku", exact: true }).click()],
    ["nothing", () => page.mouse.click(3, 300)],
  ];
  // While a puzzle is typed in, the key that leaves a cell empty does not press once more what was clicked.
  for (const [place, [what, click]] of clicks.entries()) {
    await page.locator('[aria-label=Sudoku] [data-cell="0"]').click();
    await click();
    if (what === "a choice") await page.keyboard.press("Escape");
    await page.keyboard.press("Space");
    await cursorIsAt(page, 1).catch(() => assert.fail(`a space after ${what}, ${place}`));
  }
  await page.getByRole("button", { name: "More" }).click();
  await page.locator('[aria-label=Sudoku] [data-cell="0"]').click();
  await page.getByRole("button", { name: "Type in" }).click();
  let cursor = 0;
  for (const [what, click] of clicks) {
    await click();
    if (what === "a choice") await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowRight");
    await cursorIsAt(page, cursor + 1).catch(() => assert.fail(`an arrow after ${what}`));
    cursor += 1;
    await click();
    if (what === "a choice") await page.keyboard.press("Escape");
    await page.keyboard.press("7");
    await tableHolds(page, lineWith({ [cursor]: "7" }));
    await click();
    if (what === "a choice") await page.keyboard.press("Escape");
    await page.keyboard.press("Control+z");
    await tableHolds(page, lineWith({}));
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test("a control that was reached by the keyboard keeps its arrows, a text field every key, and a long text can be scrolled", async () => {
  const { page, context, faults } = await app.solver(PUZZLE);
  await page.keyboard.press("Tab");
  await page.getByRole("radio", { name: "Show answer" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => document.querySelector("input[value=check]:checked") !== null);
  await tableHolds(page, PUZZLE);
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.getByRole("button", { name: "Paste" }).click();
  const field = page.getByRole("textbox", { name: "A puzzle as text" });
  await field.waitFor();
  await page.keyboard.type("12");
  await page.keyboard.press("Control+z");
  assert.notEqual(await field.inputValue(), "12", "the field undoes its own text");
  await tableHolds(page, PUZZLE);
  await page.keyboard.press("Escape");
  // A text that is longer than its place is scrolled.
  const text = Array.from({ length: 200 }, (_, line) => `line ${line}`).join("\n");
  await page.locator(".solver input[type=file]").setInputFiles({ name: "long.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
  const lines = page.getByRole("list", { name: "Text of the file" });
  await page.keyboard.press("Tab");
  await lines.focus();
  await page.keyboard.press("ArrowDown");
  await page.waitForFunction((list) => /** @type {Element} */ (list).scrollTop > 0, await lines.elementHandle());
  assert.deepEqual(faults, []);
  await context.close();
});

test("a puzzle is pasted and solved by keys after a click on a radio button", async () => {
  const { page, context, faults } = await app.solver("", { permissions: ["clipboard-read", "clipboard-write"] });
  await page.evaluate((text) => navigator.clipboard.writeText(text), PUZZLE);
  await rests(page);
  await page.getByRole("radio", { name: "Only check" }).check({ force: true });
  await page.keyboard.press("Control+v");
  await tableHolds(page, PUZZLE);
  // It begins, too, by the key for that.
  await page.getByRole("radio", { name: "Show answer" }).check({ force: true });
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Unique solution" }).waitFor();
  // A link that was shared holds a puzzle as well, with the shape of its boxes.
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${app.server.address}#/p/1234............/2x2`);
  await page.keyboard.press("Control+v");
  await tableHolds(page, "1234............");
  assert.deepEqual(faults, []);
  await context.close();
});

test("keys are known by their place: a Cyrillic layout types, moves, undoes and redoes", async () => {
  const { page, context, faults } = await app.solver();
  await page.getByRole("button", { name: "Type in" }).click();
  /** @param {string} key @param {string} code @param {object} [more] */
  const press = (key, code, more = {}) => page.evaluate(([key, code, more]) => {
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true, .../** @type {object} */ (more) }));
  }, /** @type {[string, string, object]} */ ([key, code, more]));
  await press("в", "KeyD");
  await press("ы", "KeyS");
  await cursorIsAt(page, 10);
  await press("5", "Digit5");
  await tableHolds(page, lineWith({ 10: "5" }));
  await press("я", "KeyZ", { ctrlKey: true });
  await tableHolds(page, lineWith({}));
  await press("н", "KeyY", { ctrlKey: true });
  await tableHolds(page, lineWith({ 10: "5" }));
  assert.deepEqual(faults, []);
  await context.close();
});

test("a cell that has the focus looks different from one that is only selected", async () => {
  const { page, context } = await app.solver(PUZZLE);
  const first = page.getByRole("grid", { name: "Sudoku" }).getByRole("gridcell").first();
  const look = () => first.evaluate((cell) => getComputedStyle(cell).outline);
  await first.click();
  const focused = await look();
  await page.getByRole("button", { name: "Share link" }).focus();
  const selected = await look();
  assert.notEqual(focused, selected);
  assert.match(focused, /solid/);
  assert.match(selected, /dashed/);
  await page.emulateMedia({ forcedColors: "active" });
  const forced = await look();
  await first.focus();
  assert.notEqual(await look(), forced, "also where the system chooses the colours");
  await context.close();
});

test("F1 lists the keys on every page, the digits of the board among them, and leaves the focus where it was", async () => {
  const { page, context, faults } = await app.solver(PUZZLE);
  await page.keyboard.press("ArrowRight");
  await cursorIsAt(page, 1);
  await page.keyboard.press("F1");
  const list = page.getByRole("dialog", { name: "Keys" });
  await list.getByText("1 … 9").waitFor();
  for (const words of ["Undo", "Redo", "Move the cursor", "Start", "This list"]) await list.getByText(words, { exact: true }).waitFor();
  assert.deepEqual(await list.locator("dt").evaluateAll((things) => things.filter((thing) => !thing.textContent?.trim()).length), 0);
  await page.keyboard.press("5");
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "detached" });
  await cursorIsAt(page, 1);
  await tableHolds(page, PUZZLE);
  for (const place of ["", "#/grids", "#/records", "#/settings"]) {
    await page.goto(`${app.server.address}${place}`);
    await page.getByRole("main").getByRole("heading").first().waitFor();
    await page.keyboard.press("F1");
    await list.getByText("This list").waitFor();
    if (!place) await list.getByText("Play the puzzle that is in the clipboard").waitFor();
    await page.getByRole("button", { name: "Close" }).last().click();
    await list.waitFor({ state: "detached" });
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test("whoever goes back with a box open is on the page before, at its heading, and no box is above it", async () => {
  const { page, context, faults } = await app.open("#/");
  const heading = (/** @type {string} */ name) => page.getByRole("heading", { level: 1, name }).and(page.locator(":focus")).waitFor();
  await page.evaluate(() => void (location.hash = "#/settings"));
  await heading("Settings");
  await page.evaluate(() => void (location.hash = `#/solve/${"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"}`));
  await page.getByRole("gridcell").nth(2).click();
  const boxes = page.locator("dialog[open]");
  for (const open of [() => page.keyboard.press("F1"), () => page.locator("[data-name=export]").click()]) {
    await open();
    await boxes.waitFor();
    await page.goBack();
    await boxes.waitFor({ state: "detached" });
    await heading("Settings");
    await page.goForward();
    await page.getByRole("gridcell").nth(2).click();
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test("whoever has no F1 reaches the list of keys by Tab, before everything else on a page", async () => {
  const { page, context, faults } = await app.solver();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Keys" }).getByText("Move the cursor").waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("a board of 16 by 16 takes letters as digits, and one of 25 by 25 moves", async () => {
  const { page, context, faults } = await app.solver();
  await page.getByLabel("New table").selectOption("4x4");
  await page.getByRole("grid", { name: "Sudoku" }).getByRole("gridcell").nth(255).waitFor();
  for (const key of ["g", "a", "Space", "d"]) await page.keyboard.press(key);
  await tableHolds(page, `GA.D${".".repeat(252)}`);
  await page.getByLabel("New table").selectOption("5x5");
  await page.getByRole("grid", { name: "Sudoku" }).getByRole("gridcell").nth(624).waitFor();
  await page.keyboard.press("Control+End");
  await cursorIsAt(page, 624);
  await page.keyboard.press("ArrowRight");
  await cursorIsAt(page, 600);
  assert.deepEqual(faults, []);
  await context.close();
});
