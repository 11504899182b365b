// Every page in every theme: nothing for axe to find, nothing that scrolls sideways, nothing on the console.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { openBrowser, openMore, openPage, Server } from "./app.js";

const THEMES = ["sky", "rose", "leaf", "night", "contrast"];
const WIDTHS = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const PAGES = ["", "#/solve", `#/solve/${PUZZLE}`, "#/learn", "#/learn/xy-wing", "#/make", "#/grids", "#/grids/1000", "#/records", "#/settings"];

/** @type {Server} */
let server;
/** @type {import("playwright-core").Browser} */
let browser;
let axe = "";

before(async () => {
  server = await Server.start();
  browser = await openBrowser();
  axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
});

after(async () => {
  await browser.close();
  await server.stop();
});

/**
 * What axe finds on a page.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<string[]>}
 */
async function findings(page) {
  // Evaluated by the browser's tools, which the page's security policy does not bind.
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await /** @type {any} */ (globalThis).axe.run();
    return violations.map((/** @type {any} */ one) => `${one.id}: ${one.nodes.map((/** @type {any} */ node) => node.target).join(" ")}`);
  });
}

for (const theme of THEMES) {
  test(`axe finds nothing on any page in the theme ${theme}`, async () => {
    const { page, context, faults } = await openPage(browser, server.address);
    for (const place of PAGES) {
      await page.goto(`${server.address}${place}`);
      await page.getByRole("main").waitFor();
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      await page.waitForTimeout(500);
      assert.deepEqual(await findings(page), [], `${place || "start"} in ${theme}`);
      if (!place.endsWith(PUZZLE)) continue;
      await openMore(page);
      await page.getByRole("combobox", { name: /^Method/ }).selectOption("trial");
      await page.getByRole("tab", { name: "Way" }).click();
      await page.getByRole("button", { name: "Show the way" }).click();
      await page.getByRole("listbox", { name: "Steps" }).waitFor();
      assert.deepEqual(await findings(page), [], `the way of the five methods in ${theme}`);
      await page.getByRole("radio", { name: "All techniques" }).check({ force: true });
      await page.getByRole("button", { name: "All steps here" }).click();
      const all = page.getByRole("listbox", { name: "All steps here" }).getByRole("option");
      await all.first().click();
      assert.deepEqual(await findings(page), [], `all steps in ${theme}`);
    }
    assert.deepEqual(faults, []);
    await context.close();
  });
}

for (const viewport of WIDTHS) {
  test(`nothing scrolls sideways at ${viewport.width} pixels`, async () => {
    const { page, context, faults } = await openPage(browser, server.address, { viewport });
    for (const place of PAGES) {
      await page.goto(`${server.address}${place}`);
      await page.getByRole("main").waitFor();
      await page.waitForTimeout(300);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= viewport.width, `${place || "start"}: ${width}`);
    }
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test("on a wide screen the result stands beside the board, on a tablet below it", async () => {
  for (const viewport of WIDTHS.slice(1)) {
    const { page, context } = await openPage(browser, `${server.address}#/solve/${PUZZLE}`, { viewport });
    const boxOf = (/** @type {string} */ name) => page.getByRole("region", { name, exact: true }).boundingBox();
    await page.getByRole("region", { name: "Sudoku", exact: true }).waitFor();
    const [board, panel] = [await boxOf("Sudoku"), await boxOf("What came of it")];
    assert.ok(board && panel);
    const isBeside = panel.x >= board.x + board.width && panel.y < board.y + board.height / 2;
    assert.equal(isBeside, viewport.width > 1180, JSON.stringify({ viewport, board, panel }));
    await context.close();
  }
});

test("every button says what it does", async () => {
  const { page, context } = await openPage(browser, server.address);
  for (const place of PAGES) {
    await page.goto(`${server.address}${place}`);
    await page.getByRole("main").waitFor();
    await page.waitForTimeout(300);
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
  const context = await browser.newContext();
  const page = await context.newPage();
  let bytes = 0;
  page.on("response", async (response) => {
    bytes += (await response.body().catch(() => Buffer.alloc(0))).length;
  });
  await page.goto(server.address);
  await page.getByRole("main").getByRole("heading").first().waitFor();
  await page.waitForLoadState("networkidle");
  assert.ok(bytes < 300_000, `${bytes} bytes`);
  await context.close();
});
