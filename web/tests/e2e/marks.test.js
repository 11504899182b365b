// Marks and colours: written by keys and by touch, drawn, read out, undone, and there after a reload.

import assert from "node:assert/strict";
import { test } from "node:test";
import { forTests, PUZZLE, rests } from "./app.js";

const app = forTests();

/** The solver page with a puzzle. @param {import("playwright-core").BrowserContextOptions} [options] */
async function solver(options = {}) {
  const opened = await app.open(`#/solve/${PUZZLE}`, { viewport: { width: 1440, height: 900 }, ...options });
  const grid = opened.page.getByRole("grid", { name: "Sudoku" });
  await grid.getByRole("gridcell", { name: "Row 1, column 1, box 1. Given 5." }).waitFor();
  await rests(opened.page);
  /** A cell by its place, with what it is called now. @param {number} row @param {number} column @param {string} words */
  const cell = (row, column, words) => grid.getByRole("gridcell", { name: new RegExp(`^Row ${row}, column ${column}, box \\d\\. ${words}$`) });
  return { ...opened, grid, cell };
}

test("Shift writes corner marks, Ctrl centre marks, both colours; all of it can be undone and done again", async () => {
  const { page, context, faults, cell } = await solver();
  await cell(1, 3, "Empty\\.").click();
  await page.keyboard.press("Shift+Digit4");
  await page.keyboard.press("Shift+Digit1");
  await cell(1, 3, "Empty\\. Corner: 1 4\\.").waitFor();
  await page.keyboard.press("Control+Digit2");
  await cell(1, 3, "Empty\\. Corner: 1 4\\. Centre: 2\\.").waitFor();
  await page.keyboard.press("Control+Shift+Digit3");
  await cell(1, 3, "Empty\\. Corner: 1 4\\. Centre: 2\\. Colour C\\.").waitFor();
  assert.deepEqual(await page.locator(".question .marks .corner text").allTextContents(), ["1", "4"]);
  assert.equal(await page.locator(".question .colour-letters").textContent(), "C");
  // The same again takes a mark away.
  await page.keyboard.press("Shift+Digit4");
  await cell(1, 3, "Empty\\. Corner: 1\\. Centre: 2\\. Colour C\\.").waitFor();
  for (const key of ["Control+KeyZ", "Control+KeyZ"]) await page.keyboard.press(key);
  await cell(1, 3, "Empty\\. Corner: 1 4\\. Centre: 2\\.").waitFor();
  await page.keyboard.press("Control+KeyY");
  await cell(1, 3, "Empty\\. Corner: 1 4\\. Centre: 2\\. Colour C\\.").waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("a pen decides what digits write, and a single mark can have a colour of its own", async () => {
  const { page, context, faults, cell } = await solver();
  await cell(1, 3, "Empty\\.").click();
  await page.keyboard.press("x");
  await page.keyboard.press("2");
  await page.keyboard.press("c");
  await page.keyboard.press("4");
  await cell(1, 3, "Empty\\. Corner: 2\\. Centre: 4\\.").waitFor();
  await page.keyboard.press("v");
  await page.keyboard.press("Shift+Digit2");
  await page.keyboard.press("3");
  await cell(1, 3, "Empty\\. Corner: 2\\. Centre: 4\\. 2 has colour C\\.").waitFor();
  await page.locator(".question .marks .tint.is-colour-3").waitFor();
  await page.keyboard.press("Shift+Digit5");
  await page.keyboard.press("3");
  await page.getByRole("status").getByText("There is no 5 in r1c3 to be coloured").first().waitFor({ state: "attached" });
  // A puzzle that was loaded is not typed in cell by cell: there Space is the next pen.
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Digits; press for corner marks" }).waitFor();
  await page.keyboard.press("1");
  await cell(1, 3, "Given 1\\.( .*)?").waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("marks leave the answer where it is, and are there after a reload with all that was done", async () => {
  const { page, context, faults, cell } = await solver();
  await page.getByRole("button", { name: "Start" }).first().click();
  await page.getByRole("grid", { name: "Answer" }).getByRole("gridcell", { name: "Row 1, column 3, box 1. 4, placed." }).waitFor();
  await page.getByRole("button", { name: "Enlarge the Sudoku" }).click();
  await cell(1, 3, "Empty\\.").click();
  await page.keyboard.press("Shift+Digit4");
  await cell(1, 3, "Empty\\. Corner: 4\\.").waitFor();
  assert.equal(await page.getByRole("grid", { name: "Answer" }).getByRole("gridcell", { name: "Row 1, column 3, box 1. 4, placed." }).count(), 1);
  await page.keyboard.press("Digit7");
  await cell(1, 3, "Given 7\\.( .*)?").waitFor();
  await page.reload();
  await cell(1, 3, "Given 7\\.( .*)?").waitFor();
  await page.keyboard.press("Control+KeyZ");
  await cell(1, 3, "Empty\\. Corner: 4\\.").waitFor();
  await page.keyboard.press("Control+KeyZ");
  await cell(1, 3, "Empty\\.").waitFor();
  await page.keyboard.press("Control+KeyY");
  await cell(1, 3, "Empty\\. Corner: 4\\.").waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("on a phone a key of the keypad changes the pen", async () => {
  const { page, context, faults, cell } = await solver({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await cell(1, 3, "Empty\\.").tap();
  await page.getByRole("button", { name: "Digits; press for corner marks" }).tap();
  await page.getByRole("button", { name: "Corner mark 4" }).tap();
  await page.getByRole("button", { name: "Corner marks; press for centre marks" }).tap();
  await page.getByRole("button", { name: "Centre mark 2" }).tap();
  await page.getByRole("button", { name: "Centre marks; press for colours" }).tap();
  await page.getByRole("button", { name: "Colour B" }).tap();
  await cell(1, 3, "Empty\\. Corner: 4\\. Centre: 2\\. Colour B\\.").waitFor();
  await page.getByRole("button", { name: "Colours; press for digits" }).tap();
  await page.getByRole("button", { name: /^Enter 4:/ }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("a key press looks again at the row and the marks of its cell, and at no others", async () => {
  const { page, context, faults, cell } = await solver();
  await cell(1, 3, "Empty\\.").click();
  for (const key of ["Control+KeyA", "Shift+Digit1", "Control+Shift+Digit3", "Escape"]) await page.keyboard.press(key);
  await cell(1, 3, "Empty\\. Corner: 1\\. Colour C\\.").click();
  await rests(page);
  await page.evaluate(async () => {
    const { options } = await import(`${location.origin}/vendor/preact/preact.js`);
    const before = options.diffed;
    const looked = { cell: 0, corner: 0, colour: 0, key: 0 };
    Object.assign(window, { looked });
    options.diffed = (/** @type {any} */ node) => {
      const [name = ""] = typeof node.type === "string" ? String(node.props.class ?? "").split(" ") : [];
      if (name in looked) looked[/** @type {keyof typeof looked} */ (name)] += 1;
      before?.(node);
    };
  });
  await page.keyboard.press("Shift+Digit4");
  await cell(1, 3, "Empty\\. Corner: 1 4\\. Colour C\\.").waitFor();
  // Of the keypad there remain those keys that are no digits.
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (window).looked), { cell: 9, corner: 2, colour: 0, key: 3 });
  assert.deepEqual(faults, []);
  await context.close();
});
