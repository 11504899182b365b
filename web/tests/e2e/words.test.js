// Everything that people read comes from the files of words: in the pseudo-language nothing is left in plain English, neither
// on a page nor in the tooltips and labels of its parts.

import assert from "node:assert/strict";
import { test } from "node:test";
import { forTests, PUZZLE, rests } from "./app.js";

const PLACES = ["", "#/learn", "#/learn/x-wing", "#/make", "#/grids/1000", "#/records", "#/settings", "#/nowhere"];

/** Where words of other people stand, and names: pages to learn from, samples, formats, paths, parts by others; and dates, which the browser writes. */
const FOREIGN = ".article, .learn-sections, .parts, .path, .sol-samples-list, .sol-sample-about, .sol-elsewhere, [name=language], select, time, code, pre, script, .not-begun, textarea";

/** Names, which no language changes. */
const NAMES = ["English", "Eesti", "Nonet", "Sudoku", "Esc", "Enter", "Backspace", "Insert", "Home"];

const app = forTests();

/**
 * The texts and attributes that are in plain English.
 * @param {import("playwright-core").Page} page
 */
async function plain(page) {
  const found = await page.evaluate((foreign) => {
    const texts = [];
    const isOwn = (/** @type {Element | null} */ element) => element && !element.closest(foreign) && element.checkVisibility();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (isOwn(node.parentElement)) texts.push(node.textContent?.trim() ?? "");
    for (const name of ["title", "aria-label", "placeholder", "alt", "aria-description", "aria-roledescription"]) {
      for (const element of document.querySelectorAll(`[${name}]`)) if (isOwn(element)) texts.push(element.getAttribute(name) ?? "");
    }
    return texts;
  }, FOREIGN);
  const isPlain = (/** @type {string} */ text) => text.split(/[^A-Za-zÀ-ɏḀ-ỿ-]+/).some((word) => /^[a-z][a-z-]{2,}$/i.test(word) && !NAMES.includes(word));
  return [...new Set(found.filter(isPlain))];
}

test("what is in plain English is seen", async () => {
  const { page, context } = await app.open("#/settings");
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  const found = await plain(page);
  assert.ok(found.includes("Settings") && found.length > 20, String(found));
  await context.close();
});

test("every page is in the language that is chosen", async () => {
  const { page, context, faults } = await app.open("?lang=en-XA");
  for (const place of PLACES) {
    await page.evaluate((hash) => void (location.hash = hash || "#/"), place);
    await page.getByRole("main").getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
    await rests(page);
    assert.deepEqual(await plain(page), [], place);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test("the solver is in the language that is chosen, with its answer, its way and its boxes", async () => {
  const { page, context, faults } = await app.open(`?lang=en-XA#/solve/${PUZZLE}`);
  const press = async (/** @type {string} */ name) => page.locator(`[data-name="${name}"]:visible`).first().click();
  const looks = async (/** @type {string} */ what) => {
    // Parts are loaded when they are wanted.
    await rests(page);
    assert.deepEqual(await plain(page), [], what);
  };
  await page.locator("[data-name=start]:enabled:visible").first().waitFor();
  await looks("a puzzle");
  await press("start");
  await page.locator(".sol-verdict").waitFor();
  await rests(page);
  await looks("an answer");
  await press("to-way");
  await page.locator(".sol-step-head:visible").first().waitFor();
  for (let step = 1; step <= 3; step += 1) {
    await looks(`step ${step}`);
    await press("next");
  }
  for (const tab of ["watch", "race"]) {
    await page.locator(`#solver-tab-${tab}`).click();
    await looks(tab);
  }
  await press("samples-all");
  await page.locator(".sol-samples-list li").first().waitFor();
  await looks("samples");
  await press("samples-close");
  await press("export");
  await page.locator(".sol-export pre").waitFor();
  await looks("export");
  await press("export-close");
  assert.deepEqual(faults, []);
  await context.close();
});
