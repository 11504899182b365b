// The room in which puzzles are made, and the estimate in the grid room.

import assert from "node:assert/strict";
import { test } from "node:test";
import { folder, forTests, openPage, rests, Server, SIZES, until } from "./app.js";

const app = forTests();

/** @param {import("playwright-core").Page} page */
const made = (page) => page.locator(".made-one");

for (const viewport of SIZES) {
  test(`puzzles of a level are made and opened at ${viewport.width}×${viewport.height}`, async () => {
    const isTouch = viewport.width < 900;
    const { page, context, faults } = await app.open("#/make", { viewport, hasTouch: isTouch });
    const press = (/** @type {import("playwright-core").Locator} */ what) => (isTouch ? what.tap() : what.click());
    await page.getByRole("radio", { name: "Medium" }).check({ force: true });
    await page.getByRole("spinbutton", { name: "How many" }).fill("3");
    await press(page.getByRole("button", { name: "Make", exact: true }));
    await made(page).nth(2).waitFor();
    await page.getByRole("heading", { name: "3 puzzles" }).waitFor();
    for (const level of await made(page).locator("b").allTextContents()) assert.equal(level, "Medium");
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= viewport.width);
    await press(made(page).first().getByRole("link", { name: "Open" }));
    await page.getByRole("grid", { name: "Sudoku" }).waitFor();
    assert.match(await page.evaluate(() => location.hash), /^#\/solve\/[1-9.]{81}/);
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test("the same seed makes the same puzzles, and the wish is kept over a reload", async () => {
  const { page, context, faults } = await app.open("#/make");
  await page.getByText("Seed and solution").click();
  await page.getByRole("textbox", { name: "Seed" }).fill("17");
  await page.getByRole("spinbutton", { name: "How many" }).fill("2");
  const links = async () => {
    await page.getByRole("button", { name: "Make", exact: true }).click();
    await page.getByRole("heading", { name: "2 puzzles" }).waitFor();
    await made(page).locator("a.primary[href]").nth(1).waitFor();
    return made(page).locator("a.primary").evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  };
  const first = await links();
  // What was made is kept as well, and is made again all the same.
  await page.reload();
  await page.getByRole("heading", { name: "2 puzzles" }).waitFor();
  const asked = page.waitForRequest((request) => request.url().endsWith("/jobs") && request.method() === "POST");
  assert.deepEqual(await links(), first);
  await asked;
  assert.deepEqual(faults, []);
  await context.close();
});

test("what was made is still there for whoever comes back from one of the puzzles, from the editor, or after a reload", async () => {
  const { page, context, faults } = await app.open("#/make");
  await page.getByRole("combobox", { name: "Size" }).selectOption("2x2");
  await page.getByRole("spinbutton", { name: "How many" }).fill("3");
  await page.getByRole("button", { name: "Make", exact: true }).click();
  const links = async () => {
    await page.getByRole("heading", { name: "3 puzzles" }).waitFor();
    await made(page).locator("a.primary[href]").nth(2).waitFor();
    return made(page).locator("a.primary").evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  };
  const all = await links();
  await made(page).nth(1).getByRole("link", { name: "Open" }).click();
  await page.getByRole("grid", { name: "Sudoku" }).waitFor();
  await page.goBack();
  assert.deepEqual(await links(), all);
  await page.getByRole("link", { name: "By hand" }).click();
  await page.getByRole("grid", { name: "Puzzle in the making" }).waitFor();
  await page.getByRole("link", { name: "To order" }).click();
  assert.deepEqual(await links(), all);
  await page.reload();
  assert.deepEqual(await links(), all);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a pattern is drawn by keys and by the pointer, and its cells alone hold givens", async () => {
  const { page, context, faults } = await app.open("#/make");
  await page.getByRole("combobox", { name: "Size" }).selectOption("2x2");
  await page.getByRole("spinbutton", { name: "How many" }).fill("1");
  await page.getByText("Pattern", { exact: true }).click();
  const grid = page.getByRole("grid", { name: "Cells that hold givens" });
  await grid.getByRole("gridcell").first().focus();
  // A whole row by keys, another one by drawing across it.
  for (const key of ["Space", "ArrowRight", "Space", "ArrowRight", "Space", "ArrowRight", "Space"]) await page.keyboard.press(key);
  await grid.getByRole("gridcell").last().scrollIntoViewIfNeeded();
  await rests(page);
  const box = await grid.boundingBox();
  assert.ok(box);
  const at = (/** @type {number} */ column) => [box.x + (box.width * (column + 0.5)) / 4, box.y + (box.height * 2.5) / 4];
  const [x = 0, y = 0] = at(0);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const column of [1, 2, 3]) await page.mouse.move(at(column)[0] ?? 0, y);
  await page.mouse.up();
  await page.getByText("8 cells").waitFor();
  await page.getByRole("button", { name: "Make", exact: true }).click();
  await made(page).first().waitFor();
  const puzzle = await made(page).first().locator("a.primary[href]").getAttribute("href");
  assert.match(puzzle ?? "", /solve\/[1-4]{4}\.{4}[1-4]{4}\.{4}\/2x2$/);
  assert.deepEqual(faults, []);
  await context.close();
});

test("what cannot be is said in words, and what takes long can be stopped", async () => {
  const { page, context } = await app.open("#/make");
  await page.getByRole("textbox", { name: "Givens" }).fill("nonsense");
  await page.getByRole("button", { name: "Make", exact: true }).click();
  await page.getByRole("alert").filter({ hasText: /nonsense/ }).waitFor();
  // Nobody finds a hundred extreme puzzles with 18 givens while a test runs.
  await page.getByRole("textbox", { name: "Givens" }).fill("17");
  await page.getByRole("radio", { name: "Extreme" }).check({ force: true });
  await page.getByRole("spinbutton", { name: "How many" }).fill("100");
  await page.getByRole("button", { name: "Make", exact: true }).click();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByText(/^Stopped/).waitFor();
  await page.getByRole("button", { name: "Make", exact: true }).waitFor();
  await context.close();
});

test("a puzzle that was made is kept as a sample", async () => {
  const place = await folder();
  const own = await Server.start({ data: place.path });
  const { page, context } = await openPage(app.browser, `${own.address}#/make`);
  await page.getByRole("spinbutton", { name: "How many" }).fill("1");
  await page.getByRole("button", { name: "Make", exact: true }).click();
  await made(page).first().getByRole("button", { name: "Keep as a sample" }).click();
  await until(page, async () => (await (await fetch("api/v1/samples")).json()).samples.some((/** @type {any} */ one) => one.own));
  await context.close();
  await own.stop();
  await place.remove();
});

test("the estimate comes with its error, gets better, and stops when told", async () => {
  const { page, context, faults } = await app.open("#/grids");
  const card = page.getByRole("region", { name: "How many grids are there?" });
  await card.getByRole("button", { name: "Estimate", exact: true }).click();
  await card.getByText(/× 10/).waitFor();
  await card.getByText(/standard error is [\d.]+ %/).waitFor();
  // It may have ended by itself.
  await card.getByRole("button", { name: "Stop" }).click({ timeout: 5_000 }).catch(() => {});
  await card.getByRole("button", { name: "Estimate", exact: true }).waitFor();
  // 16×16: about 5.96 × 10⁹⁸.
  assert.match((await card.locator(".estimate-number").textContent()) ?? "", /About [56]\.\d+ × 1098/);
  await card.getByRole("combobox").selectOption("2x2");
  await card.getByRole("button", { name: "Estimate", exact: true }).click();
  await card.getByText("Counted exactly, there are 288.").waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});
