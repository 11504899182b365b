// Every page in every theme: nothing for axe to find, nothing that scrolls sideways, nothing on the console.

import assert from "node:assert/strict";
import { test } from "node:test";
import { findings, forTests, openContext, openMore, PUZZLE, rests, SIZES } from "./app.js";
import { beginGame, cellOf, SIXTEEN } from "./game.js";

const PAGES = ["", "#/solve", `#/solve/${PUZZLE}`, "#/learn", "#/learn/xy-wing", "#/make", "#/grids", "#/grids/1000", "#/records", "#/settings"];

const app = forTests();

for (const place of PAGES) {
  test(`axe finds nothing on ${place.split("/").slice(0, 3).join("/").slice(0, 20) || "the start page"} in any theme`, async () => {
    const { page, context, faults } = await app.open(place);
    await page.getByRole("main").getByRole("heading").first().waitFor({ state: "attached" });
    await rests(page);
    assert.deepEqual(await findings(page), []);
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test("axe finds nothing on a way, on all steps of a position and on a page in a box in any theme", async () => {
  const { page, context, faults } = await app.solver(PUZZLE);
  await openMore(page);
  await page.getByRole("combobox", { name: /^Method/ }).selectOption("trial");
  await page.getByRole("tab", { name: "Way" }).click();
  await page.getByRole("button", { name: "Show the way" }).click();
  await page.getByRole("listbox", { name: "Steps" }).waitFor();
  assert.deepEqual(await findings(page), [], "the way of the five methods");
  await page.getByRole("radio", { name: "All techniques" }).check({ force: true });
  await page.getByRole("button", { name: "All steps here" }).click();
  const all = page.getByRole("listbox", { name: "All steps here" }).getByRole("option");
  await all.first().click();
  assert.deepEqual(await findings(page), [], "all steps");
  await page.locator(".sol-step .learn-link").first().click();
  await page.getByRole("dialog").getByRole("grid").first().waitFor();
  assert.deepEqual(await findings(page), [], "a page in a box");
  assert.deepEqual(faults, []);
  await context.close();
});

test("nothing scrolls sideways in any window", async () => {
  const { page, context, faults } = await app.open("");
  for (const place of PAGES) {
    await page.goto(`${app.server.address}${place}`);
    for (const viewport of [...SIZES, { width: 360, height: 740 }, { width: 1024, height: 600 }]) {
      await page.setViewportSize(viewport);
      await rests(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= viewport.width, `${place || "start"} at ${viewport.width}×${viewport.height}: ${width}`);
    }
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test("on a wide screen the result stands beside the board, on a tablet below it", async () => {
  for (const viewport of SIZES.slice(2, 4)) {
    const { page, context } = await app.open(`#/solve/${PUZZLE}`, { viewport });
    const boxOf = (/** @type {string} */ name) => page.getByRole("region", { name, exact: true }).boundingBox();
    await page.getByRole("region", { name: "Sudoku", exact: true }).waitFor();
    await rests(page);
    const [board, panel] = [await boxOf("Sudoku"), await boxOf("What came of it")];
    assert.ok(board && panel);
    const isBeside = panel.x >= board.x + board.width && panel.y < board.y + board.height / 2;
    assert.equal(isBeside, viewport.width > 1180, JSON.stringify({ viewport, board, panel }));
    await context.close();
  }
});

test("in every window the end of a game is told above what undoes its last move", async () => {
  for (const viewport of [...SIZES, { width: 1180, height: 820 }]) {
    const { page, context } = await app.open("", { viewport });
    await beginGame(page, { isStrict: true });
    await cellOf(page, 2).click();
    for (const digit of ["1", "2", "3", "6", "7"]) await page.keyboard.press(digit);
    await page.getByRole("heading", { name: "Game over" }).waitFor();
    await rests(page);
    // Looked at in one go: the page may still be bringing it into sight.
    const [end, hand] = await page.evaluate(() => [".play-end", ".play-hand"].map((part) => document.querySelector(part)?.getBoundingClientRect().toJSON()));
    assert.ok(end.bottom <= hand.top, JSON.stringify({ viewport, end, hand }));
    await context.close();
  }
});

test("on a phone a step that has no room for all of its words has a shade at its end, and what is chosen above it the whole width", async () => {
  const { page, context } = await app.solver(PUZZLE, { viewport: SIZES[0], hasTouch: true, isMobile: true });
  await page.getByRole("tab", { name: "Way" }).click();
  await page.getByRole("button", { name: "Show the way" }).click();
  await page.getByRole("button", { name: "All steps here" }).click();
  await page.getByRole("listbox", { name: "All steps here" }).getByRole("option").first().click();
  await rests(page);
  const { hidden, attachment } = await page.locator(".sol-step").evaluate((step) => ({ hidden: step.scrollHeight - step.clientHeight, attachment: getComputedStyle(step).backgroundAttachment }));
  assert.ok(hidden > 0 && attachment.startsWith("local, scroll"), JSON.stringify({ hidden, attachment }));
  for (const holder of [".sol-reasoners", ".sol-around-body"]) {
    const [around, choice] = [await page.locator(holder).boundingBox(), await page.locator(`${holder} .segments`).boundingBox()];
    assert.ok(around && choice && around.width - choice.width <= 1, JSON.stringify({ holder, around, choice }));
  }
  await context.close();
});

test("on phones rules for the whole grid are two in a row, apart from each other", async () => {
  for (const viewport of [{ width: 390, height: 844 }, { width: 430, height: 932 }, { width: 844, height: 390 }]) {
    const { page, context } = await app.open("#/make/rules", { viewport, hasTouch: true, isMobile: true });
    await page.locator(".ed-whole .switch").nth(1).waitFor();
    await rests(page);
    const [one, other] = await page.locator(".ed-whole .switch").evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON()));
    assert.ok(one.y === other.y && other.x - one.right >= 8, JSON.stringify({ viewport, one, other }));
    await context.close();
  }
});

test("on a phone the way to larger candidates stands beside the words that say there is no room for them", async () => {
  const { page, context } = await app.solver(SIXTEEN, { viewport: SIZES[0], hasTouch: true, isMobile: true });
  await page.getByRole("tab", { name: "Way" }).click();
  await page.getByRole("button", { name: "Show the way" }).click();
  const note = page.locator(".is-front .board-note");
  await note.waitFor();
  await rests(page);
  // Looked at in one go: the page may still be bringing the board into sight.
  const [words, larger] = await note.evaluate((one) => [...one.children].map((part) => part.getBoundingClientRect().toJSON()));
  assert.ok(larger.left >= words.right && larger.top < words.bottom, JSON.stringify({ words, larger }));
  await context.close();
});

test("on a phone the ways on from a page that cannot be shown stand below each other", async () => {
  const { page, context } = await app.open(`#/own/${".".repeat(80)}1`, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.getByRole("heading", { name: "Several solutions" }).waitFor();
  await rests(page);
  const places = await page.locator(".notice .actions > *").evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, width }) => [x, width].join()));
  assert.equal(places.length, 3);
  assert.equal(new Set(places).size, 1, places.join(" "));
  await context.close();
});

test("every button says what it does", async () => {
  const { page, context } = await app.open("");
  for (const place of PAGES) {
    await page.goto(`${app.server.address}${place}`);
    await rests(page);
    const silent = await page.locator("button:visible, a:visible").evaluateAll((things) =>
      things.filter((thing) => !thing.textContent?.trim() && !thing.getAttribute("aria-label")).map((thing) => thing.outerHTML.slice(0, 120)),
    );
    assert.deepEqual(silent, [], place);
    const tipless = await page.locator("main button:visible").evaluateAll((things) =>
      things.filter((thing) => !thing.title && !thing.closest("[title]") && thing.getAttribute("role") !== "gridcell").map((thing) => thing.textContent?.trim() ?? ""),
    );
    assert.deepEqual(tipless, [], `without a tooltip on ${place || "start"}`);
  }
  await context.close();
});

test("the first page is small", async () => {
  const context = await openContext(app.browser);
  const page = await context.newPage();
  let bytes = 0;
  page.on("response", async (response) => {
    bytes += (await response.body().catch(() => Buffer.alloc(0))).length;
  });
  await page.goto(app.server.address);
  await page.getByRole("main").getByRole("heading").first().waitFor();
  await page.waitForLoadState("networkidle");
  assert.ok(bytes < 300_000, `${bytes} bytes`);
  await context.close();
});
