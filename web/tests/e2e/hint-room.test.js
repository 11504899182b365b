// A hint on small windows: board, keys and the hint's words stand side by side or below each other, and none covers another.

import assert from "node:assert/strict";
import { test } from "node:test";
import { forTests, HARD, rests, SIZES } from "./app.js";
import { beginGame, boardOf, SIXTEEN } from "./game.js";

/** @typedef {import("playwright-core").Page} Page */

const LANGUAGES = ["en", "et", "ru", "uk", "bg"];

const WINDOWS = [...SIZES.slice(0, 3), { width: 390, height: 844 }, { width: 390, height: 664 }, { width: 768, height: 1024 }, { width: 1000, height: 500 }];

const app = forTests();

/**
 * What is wrong with where things stand: keys that are somewhere else than before or are covered, and parts that lie on each
 * other or reach out of the window.
 * @param {Page} page
 * @param {{ x: number, y: number }[] | undefined} [before] where board and keys were
 */
function flaws(page, before) {
  return page.evaluate((before) => {
    /** @type {string[]} */
    const wrong = [];
    const boxOf = (/** @type {Element | null} */ one) => one?.getBoundingClientRect() ?? new DOMRect();
    const isOn = (/** @type {DOMRect} */ box) => box.width > 0 && box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
    const keys = [...document.querySelectorAll(".keypad .key")];
    const pressed = [...keys, ...document.querySelectorAll(".play-hint .button")];
    for (const key of pressed) {
      const { left, right, top, bottom } = boxOf(key);
      const places = [[left + 6, top + 6], [right - 6, top + 6], [left + 6, bottom - 6], [right - 6, bottom - 6], [(left + right) / 2, (top + bottom) / 2]];
      if (!places.every(([x = 0, y = 0]) => key.contains(document.elementFromPoint(x, y)))) wrong.push(`${key.getAttribute("aria-label")} is covered`);
      if (right - left < 44 || bottom - top < 44) wrong.push(`${key.getAttribute("aria-label")} is small`);
    }
    const parts = { board: boxOf(document.querySelector(".board")), keys: boxOf(document.querySelector(".keypad")), hint: boxOf(document.querySelector(".play-hint")), words: boxOf(document.querySelector(".play-hint-text")) };
    for (const [name, box] of Object.entries(parts)) if (!isOn(box)) wrong.push(`${name} is out of sight: ${JSON.stringify(box)}`);
    const isApart = (/** @type {DOMRect} */ one, /** @type {DOMRect} */ other) => one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
    if (!isApart(parts.board, parts.keys) || !isApart(parts.board, parts.hint) || !isApart(parts.keys, parts.hint)) wrong.push(`parts lie on each other: ${JSON.stringify(parts)}`);
    // Two lines of words at least, and what is more can be moved into sight.
    const words = /** @type {HTMLElement} */ (document.querySelector(".play-hint-text"));
    if (words.clientHeight < Math.min(words.scrollHeight, 2 * parseFloat(getComputedStyle(words).lineHeight))) wrong.push(`words of ${words.clientHeight}`);
    if (words.scrollWidth > words.clientWidth) wrong.push("words are cut off at the side");
    if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page can be pushed aside");
    const places = [document.querySelector(".board"), ...keys].map(boxOf).map(({ x, y }) => ({ x, y }));
    if (before && JSON.stringify(before) !== JSON.stringify(places)) wrong.push("board or keys have moved");
    return wrong;
  }, before);
}

/** Where board and keys are. @param {Page} page */
const placesOf = (page) => page.evaluate(() => [document.querySelector(".board"), ...document.querySelectorAll(".keypad .key")].map((one) => {
  const { x, y } = one?.getBoundingClientRect() ?? new DOMRect();
  return { x, y };
}));

/**
 * What is wrong at any level of a hint, in a language.
 * @param {Page} page
 * @param {string} language
 */
async function flawsOfHint(page, language) {
  await page.keyboard.press("Escape");
  await page.locator(".play-hint").waitFor({ state: "detached" });
  await page.evaluate(async (tag) => (await import(new URL("js/words.js", document.baseURI).href)).loadWords(tag), language);
  await rests(page);
  const before = await placesOf(page);
  const found = [];
  for (let depth = 1; depth <= 4; depth += 1) {
    await page.keyboard.press("?");
    await page.waitForFunction((wanted) => document.querySelectorAll(".play-depth .on").length === wanted, depth);
    await rests(page);
    found.push(...(await flaws(page, before)).map((flaw) => `${language}, level ${depth}: ${flaw}`));
  }
  return found;
}

for (const viewport of WINDOWS) {
  // The smallest window in every language, the others in one of the longest.
  const languages = viewport === SIZES[0] ? LANGUAGES : ["bg"];
  test(`no key is covered while a hint of any level is open, at ${viewport.width}×${viewport.height} in ${languages.join(", ")}`, async () => {
    const { page, context, faults } = await app.open("#/", { viewport, reducedMotion: "reduce" });
    await beginGame(page, { puzzle: HARD });
    const found = [];
    for (const language of languages) found.push(...await flawsOfHint(page, language));
    await page.evaluate(() => void (document.documentElement.dataset.text = "largest"));
    found.push(...(await flawsOfHint(page, "bg")).map((flaw) => `largest, ${flaw}`));
    assert.deepEqual(found, []);
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test("with the keys of sixteen digits, too, and where a digit is wrong", async () => {
  const { page, context, faults } = await app.open("#/", { viewport: SIZES[0], reducedMotion: "reduce" });
  await beginGame(page, { puzzle: SIXTEEN, box: "4x4" });
  assert.deepEqual(await flawsOfHint(page, "en"), []);
  await page.keyboard.press("Escape");
  await page.evaluate(() => void (location.hash = "#/"));
  await page.locator(".new-game").waitFor();
  await beginGame(page);
  await boardOf(page).getByRole("gridcell").nth(2).click();
  await page.keyboard.press("1");
  await page.keyboard.press("?");
  await page.getByRole("button", { name: "Take it out" }).waitFor();
  await rests(page);
  assert.deepEqual(await flaws(page), []);
  assert.deepEqual(faults, []);
  await context.close();
});

test("where there is room the tools stay, and all stand in one row in every language", async () => {
  const { page, context, faults } = await app.open("#/", { viewport: { width: 1000, height: 500 } });
  await beginGame(page);
  await page.keyboard.press("?");
  await page.locator(".play-hint").waitFor();
  for (const viewport of [{ width: 1000, height: 500 }, { width: 768, height: 1024 }, { width: 1280, height: 1024 }]) {
    await page.setViewportSize(viewport);
    for (const language of LANGUAGES) {
      await page.evaluate(async (tag) => (await import(new URL("js/words.js", document.baseURI).href)).loadWords(tag), language);
      await rests(page);
      const tops = await page.locator(".play-hand .button").evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      assert.ok(tops.length === 4 && tops.every((top) => top > 0 && top === tops[0]), `${viewport.width}×${viewport.height}, ${language}: ${tops.join(", ")}`);
    }
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test("what makes way for a hint leaves it the focus, and comes back", async () => {
  const { page, context, faults } = await app.open("#/", { viewport: SIZES[0] });
  await beginGame(page);
  const tools = page.getByRole("group", { name: "Tools" });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? "");
  await tools.getByRole("button", { name: "Hint" }).focus();
  for (const depth of [1, 2]) {
    await page.keyboard.press("Enter");
    await page.getByRole("img", { name: `Level ${depth} of 4` }).waitFor();
    assert.equal(await focused(), "Tell more");
  }
  assert.equal(await tools.isVisible() || await page.getByRole("navigation", { name: "Main" }).isVisible(), false);
  await page.keyboard.press("Tab");
  assert.equal(await focused(), "Close");
  await page.keyboard.press("Enter");
  await tools.waitFor();
  assert.ok(await page.getByRole("navigation", { name: "Main" }).isVisible());
  assert.match(await focused(), /^Row 1, column 1/);
  assert.deepEqual(faults, []);
  await context.close();
});
