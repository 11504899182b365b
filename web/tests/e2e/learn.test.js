// The room to learn in: the list, pages with their examples on boards, and the way there from a step.

import assert from "node:assert/strict";
import { test } from "node:test";
import { forTests, PUZZLE, rests, SIZES } from "./app.js";

const app = forTests();

/** @param {import("playwright-core").Page} page @param {string} name */
const heading = (page, name) => page.getByRole("heading", { level: 1, name, exact: true });

for (const viewport of SIZES) {
  test(`a page is found, read and left again at ${viewport.width}×${viewport.height}`, async () => {
    const isTouch = viewport.width < 900;
    const { page, context, faults } = await app.open("#/learn", { viewport, hasTouch: isTouch });
    await heading(page, "Learn").waitFor();
    await page.getByRole("searchbox", { name: "Search" }).fill("y-wing");
    const found = page.getByRole("link", { name: /^XY-Wing/ });
    await page.getByRole("link", { name: /^Naked Single/ }).first().waitFor({ state: "detached" });
    await (isTouch ? found.tap() : found.click());
    await heading(page, "XY-Wing").waitFor();
    assert.equal(await page.evaluate(() => location.hash), "#/learn/xy-wing");
    const board = page.getByRole("grid", { name: "XY-Wing, example 1" });
    await board.scrollIntoViewIfNeeded();
    await rests(page);
    const box = await board.boundingBox();
    assert.ok(box && box.width >= Math.min(290, 0.6 * Math.min(viewport.width, viewport.height)), JSON.stringify(box));
    assert.ok((await page.locator(".article-example").first().locator(".board.has-drawing").count()) === 1, "the step is drawn");
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= viewport.width);
    await page.goBack();
    await heading(page, "Learn").waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test("every page that is listed can be opened, and draws as many boards as it has examples", async () => {
  const { page, context, faults } = await app.open("#/learn");
  await heading(page, "Learn").waitFor();
  // The list comes after the heading.
  await page.locator(".learn-sections a").nth(90).waitFor();
  const ids = await page.locator(".learn-sections a").evaluateAll((links) => links.map((link) => link.getAttribute("href")?.split("/").at(-1) ?? ""));
  assert.ok(ids.length > 90, String(ids.length));
  // In the page itself, since there are many: one question and one answer for each would take most of the time.
  const wrong = await page.evaluate(async (all) => {
    const found = [];
    for (const id of all) {
      const { title, examples = [] } = await (await fetch(`api/v1/learn/${id}`)).json();
      location.hash = `#/learn/${id}`;
      const wanted = { title, boards: examples.length, drawn: examples.filter((/** @type {any} */ example) => example.step).length };
      const shown = () => ({
        title: document.querySelector("article h1")?.textContent,
        boards: document.querySelectorAll("article .article-board [role=grid]").length,
        drawn: document.querySelectorAll("article .board.has-drawing").length,
      });
      const isThere = () => JSON.stringify(shown()) === JSON.stringify(wanted);
      for (const end = Date.now() + 120_000; Date.now() < end && !isThere(); ) await new Promise(requestAnimationFrame);
      if (!isThere()) found.push({ id, wanted, shown: shown() });
    }
    return found;
  }, ids);
  assert.deepEqual(wrong, []);
  assert.deepEqual(faults, []);
  await context.close();
});

test("an example shows the board after its step, and opens in the solver", async () => {
  const { page, context, faults } = await app.open("#/learn/x-wing");
  await heading(page, "X-Wing").waitFor();
  const first = page.locator(".article-example").first();
  const cell = first.getByRole("gridcell", { name: /^Row 1, column 1,/ });
  await cell.waitFor();
  assert.match((await cell.getAttribute("aria-label")) ?? "", /2 3 7/);
  await first.getByRole("button", { name: "After the step" }).click();
  await first.getByRole("button", { name: "Before the step" }).waitFor();
  assert.doesNotMatch((await cell.getAttribute("aria-label")) ?? "", /7/);
  await first.getByRole("link", { name: "Open in the solver" }).click();
  await page.getByRole("grid", { name: "Sudoku" }).getByRole("gridcell", { name: /^Row 1, column 2,.*6/ }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("the list is gone through by keys alone, and Enter in the search opens the first page", async () => {
  const { page, context, faults } = await app.open("#/learn");
  await heading(page, "Learn").waitFor();
  await page.getByRole("searchbox", { name: "Search" }).focus();
  await page.keyboard.type("swordfish");
  await page.getByRole("link", { name: /^Naked Single/ }).first().waitFor({ state: "detached" });
  await page.keyboard.press("ArrowDown");
  await page.waitForFunction(() => /Swordfish/.test(document.activeElement?.textContent ?? ""));
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.locator("article h1").filter({ hasText: "Swordfish" }).waitFor();
  await page.waitForFunction(() => document.activeElement?.localName === "h1");
  await page.getByRole("navigation", { name: "The pages before and after this one" }).getByRole("link").last().press("Enter");
  await page.locator("article h1").filter({ hasNotText: "Swordfish" }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("what does not exist says what comes near, and the list is there", async () => {
  const { page, context } = await app.open("#/learn/x-wnig");
  await heading(page, "There is no such page").waitFor();
  await page.getByText(/x-wing/).first().waitFor();
  await page.getByRole("searchbox", { name: "Search" }).waitFor();
  await context.close();
});

test("the name of a step leads to its page, and closing it leads back to the same step", async () => {
  const { page, context, faults } = await app.solver(PUZZLE);
  await page.getByRole("tab", { name: "Way" }).click();
  await page.getByRole("button", { name: "Show the way" }).click();
  await page.getByRole("listbox", { name: "Steps" }).waitFor();
  const name = page.locator(".sol-step .learn-link").first();
  const text = (await name.textContent()) ?? "";
  await name.focus();
  await page.keyboard.press("Enter");
  const box = page.getByRole("dialog");
  await box.getByRole("heading", { name: text, exact: true }).waitFor();
  await box.getByRole("grid").first().waitFor();
  await page.keyboard.press("Escape");
  await box.waitFor({ state: "detached" });
  assert.equal(await name.textContent(), text);
  await page.waitForFunction(() => document.activeElement?.classList.contains("learn-link"));
  await name.click();
  await box.getByRole("link", { name: "Open in Learn" }).click();
  await heading(page, text).waitFor();
  await box.waitFor({ state: "detached" });
  await page.goBack();
  await page.getByRole("grid", { name: "Sudoku" }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});
