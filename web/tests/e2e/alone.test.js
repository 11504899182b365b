// A whole puzzle, typed, checked, solved and walked through: by the keyboard alone, and by touch alone.

import assert from "node:assert/strict";
import { test } from "node:test";
import { forTests, PUZZLE, rests, SIZES } from "./app.js";

const LAST = "Row 9, column 1, box 7. 3, placed.";

const app = forTests();

/** What stands in the table, one character a cell. @param {import("playwright-core").Page} page */
const typed = (page) => page.getByRole("grid", { name: "Sudoku" }).getByRole("gridcell").evaluateAll(
  (cells) => cells.map((cell) => /** @type {HTMLElement} */ (cell).innerText.trim() || ".").join(""));

/**
 * Presses Tab until something has the focus.
 * @param {import("playwright-core").Page} page
 * @param {import("playwright-core").Locator} wanted
 */
async function tabTo(page, wanted) {
  await wanted.waitFor({ state: "attached" });
  for (let times = 0; times < 120; times += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab does not lead to ${wanted}`);
}

for (const viewport of SIZES) {
  test(`by the keyboard alone, at ${viewport.width} by ${viewport.height}`, async () => {
    const { page, context, faults } = await app.open("#/solve", { viewport });
    await page.getByRole("grid", { name: "Sudoku" }).waitFor();
    // Typed in: 81 key presses, whatever has the focus.
    for (const symbol of PUZZLE) await page.keyboard.press(symbol === "." ? "Space" : symbol);
    await page.getByRole("gridcell", { name: "Row 9, column 9, box 9. Given 9." }).waitFor();
    assert.equal(await typed(page), PUZZLE);
    // A slip is seen, said and undone.
    await page.keyboard.press("Control+Home");
    await page.keyboard.press("3");
    await page.getByRole("gridcell", { name: /^Row 1, column 1, box 1\. Given 3\. Contradicts/ }).waitFor();
    await page.keyboard.press("Control+KeyZ");
    await page.getByRole("gridcell", { name: "Row 1, column 1, box 1. Given 5." }).waitFor();
    // Checked, then solved. Where there is little room, the modes are folded away.
    const mode = async (/** @type {string} */ now, /** @type {string} */ key) => {
      const fold = page.locator(".sol-fold");
      if (await fold.isVisible() && await fold.getAttribute("aria-expanded") === "false") {
        await tabTo(page, fold);
        await page.keyboard.press("Enter");
      }
      await tabTo(page, page.getByRole("radio", { name: now }));
      await page.keyboard.press(key);
    };
    await mode("Show answer", "ArrowRight");
    await page.keyboard.press("Control+Enter");
    await page.getByRole("tabpanel").getByText("Unique solution").first().waitFor();
    await mode("Only check", "ArrowLeft");
    const answer = page.getByRole("grid", { name: "Answer" });
    await answer.getByRole("gridcell", { name: LAST }).waitFor();
    // Walked through, to the last step.
    await tabTo(page, page.getByRole("tab", { name: "Result" }));
    await page.keyboard.press("ArrowRight");
    await page.getByRole("listbox", { name: "Steps" }).waitFor();
    const count = await page.getByRole("listbox", { name: "Steps" }).getByRole("option").count();
    const step = page.getByRole("group", { name: "This step" });
    await step.getByText(`Step 1 of ${count}`).waitFor();
    await page.keyboard.press("PageDown");
    await step.getByText(`Step 2 of ${count}`).waitFor();
    await page.keyboard.press("PageUp");
    await step.getByText(`Step 1 of ${count}`).waitFor();
    for (let index = 0; index < count; index += 1) await page.keyboard.press("PageDown");
    await answer.getByRole("gridcell", { name: LAST }).waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });
}

for (const viewport of SIZES) {
  test(`by touch alone, at ${viewport.width} by ${viewport.height}`, async () => {
    const { page, context, faults } = await app.open("#/solve", { viewport, hasTouch: true, isMobile: viewport.width < 800 });
    const grid = page.getByRole("grid", { name: "Sudoku" });
    await grid.getByRole("gridcell", { name: "Row 1, column 1, box 1. Empty." }).tap();
    await rests(page);
    // Keys stay where they are while somebody types.
    const keys = await page.locator(".keypad .key").evaluateAll((all) => all.map((key) => {
      const { left, top, width, height } = key.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, isClear: key.classList.contains("key-clear") };
    }));
    for (const symbol of PUZZLE) {
      const key = symbol === "." ? keys.find(({ isClear }) => isClear) : keys[Number(symbol) - 1];
      assert.ok(key && key.y < viewport.height, "every key is in sight");
      await page.touchscreen.tap(key.x, key.y);
    }
    await page.getByRole("gridcell", { name: "Row 9, column 9, box 9. Given 9." }).waitFor();
    assert.equal(await typed(page), PUZZLE);
    // A slip is seen, and undone.
    await grid.getByRole("gridcell", { name: "Row 1, column 3, box 1. Empty." }).tap();
    await page.locator(".keypad .key").nth(4).tap();
    await page.getByRole("gridcell", { name: /^Row 1, column 3, box 1\. Given 5\. Contradicts/ }).waitFor();
    await page.getByRole("button", { name: "Undo" }).tap();
    await page.getByRole("gridcell", { name: "Row 1, column 3, box 1. Empty." }).waitFor();
    // Checked, then solved.
    const mode = async (/** @type {string} */ name) => {
      const fold = page.locator(".sol-fold");
      if (await fold.isVisible() && await fold.getAttribute("aria-expanded") === "false") await fold.tap();
      await page.locator(".segments.mode label", { hasText: name }).tap();
    };
    await mode("Only check");
    await page.getByRole("button", { name: "Start" }).locator("visible=true").first().tap();
    await page.getByRole("tabpanel").getByText("Unique solution").first().waitFor();
    await mode("Show answer");
    const answer = page.getByRole("grid", { name: "Answer" });
    await answer.getByRole("gridcell", { name: LAST }).waitFor();
    // Walked through, to the end and back.
    await page.getByRole("tab", { name: "Way" }).tap();
    const player = page.getByRole("group", { name: "Player" });
    await player.waitFor();
    const step = page.getByRole("group", { name: "This step" });
    await step.getByText(/Step 1 of/).waitFor();
    await player.getByRole("button", { name: "Next" }).tap();
    await step.getByText(/Step 2 of/).waitFor();
    await player.getByRole("button", { name: "Last" }).tap();
    await answer.getByRole("gridcell", { name: LAST }).waitFor();
    await player.getByRole("button", { name: "First" }).tap();
    await step.getByText(/Step 1 of/).waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });
}
