// Five languages on the windows of a phone: no page can be pushed aside, no label is cut off, and no two texts lie on each other.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { forTests, HARD, PUZZLE, rests, SIZES } from "./app.js";
import { beginGame } from "./game.js";

/** @typedef {import("playwright-core").Page} Page */

const LANGUAGES = ["en", "et", "ru", "uk", "bg"];

const app = forTests();

/**
 * Speaks other languages on the page that is open, one after the other and without a reload, as the settings do, and tells what
 * is wrong with the page as it is laid out then: what reaches out of it, is cut off, or lies on something else.
 * @param {Page} page
 * @param {string[]} languages
 * @returns {Promise<string[]>} each with its language
 */
function flaws(page, languages) {
  return page.evaluate(async (tags) => {
    const { loadWords } = await import(new URL("js/words.js", document.baseURI).href);
    /** @type {string[]} */
    const all = [];
    for (const tag of tags) {
      await loadWords(tag);
      await /** @type {any} */ (globalThis).calm();
      all.push(...flawsNow().map((flaw) => `${tag}: ${flaw}`));
    }
    return all;

    function flawsNow() {
      /** @type {string[]} */
      const found = [];
      // Of a box that is open only what is in it counts.
      const scope = document.querySelector("dialog[open]") ?? document.body;
      const clipped = new Map();
      /** @type {(one: Element) => boolean} */
      const isClipped = (one) => {
        if (!clipped.has(one)) clipped.set(one, getComputedStyle(one).clipPath !== "none" || (one.parentElement !== null && isClipped(one.parentElement)));
        return clipped.get(one);
      };
      const isSeen = (/** @type {Element} */ one) => one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !one.closest(".skip, .board") && !isClipped(one);
      const nameOf = (/** @type {Element} */ one) => `${one.tagName.toLowerCase()}.${[...one.classList].join(".")} “${one.textContent?.trim().replace(/\s+/g, " ").slice(0, 50)}”`;
      const { scrollWidth } = document.documentElement;
      if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide`);
      const isCut = (/** @type {Element} */ one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1;
      for (const one of scope.querySelectorAll("button, a, label, summary, legend, h1, h2, h3, dt, dd, th, td, li, p, span, strong")) {
        // What holds something that is cut off is named by that. Times below a chart reach over its ends by half.
        if (!isCut(one) || [...one.children].some(isCut) || !one.textContent?.trim() || one.matches(".record-scale")) continue;
        if (isSeen(one) && !/auto|scroll/.test(getComputedStyle(one).overflowX)) found.push(`${nameOf(one)} is ${one.clientWidth} wide and needs ${one.scrollWidth}`);
      }
      // What is chosen in a list: the browser cuts it off without a word.
      const paper = document.createElement("canvas").getContext("2d");
      for (const one of scope.querySelectorAll("select")) {
        if (!paper || !isSeen(one)) continue;
        const style = getComputedStyle(one);
        paper.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const text = one.selectedOptions[0]?.text ?? "";
        const { width } = paper.measureText(text);
        const room = one.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
        if (width > room + 1) found.push(`of “${text}” there is room for ${Math.round(room)} of ${Math.round(width)}`);
      }
      /** @type {Map<Element, Element | null>} what moves by itself, or is clipped: what is in it is seen apart from the rest */
      const holders = new Map();
      /** @type {(one: Element) => Element | null} */
      const holderOf = (one) => {
        if (!holders.has(one)) {
          const { position, overflowX, overflowY } = getComputedStyle(one);
          const isOne = /fixed|sticky/.test(position) || /auto|scroll|hidden/.test(overflowX + overflowY);
          holders.set(one, isOne ? one : one.parentElement && holderOf(one.parentElement));
        }
        return holders.get(one) ?? null;
      };
      /** @type {{ element: Element, box: DOMRect, holder: Element | null }[]} */
      const texts = [];
      const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!node.textContent?.trim() || !element || element.closest("svg, select") || !isSeen(element)) continue;
        range.selectNodeContents(node);
        const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1);
        for (const box of boxes) texts.push({ element, box, holder: holderOf(element) });
        // A word that has no room is broken where no language would break it.
        if (boxes.length < 2 || element.closest("pre, code")) continue;
        for (const { 0: word, index } of (node.textContent ?? "").matchAll(/(?<![\p{L}\p{N}])\p{L}{4,}(?![\p{L}\p{N}])/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(`${nameOf(element)} is broken within “${word}”`);
        }
      }
      texts.sort((one, other) => one.box.top - other.box.top);
      texts.forEach((one, index) => {
        for (let next = index + 1; next < texts.length; next += 1) {
          const other = /** @type {typeof one} */ (texts[next]);
          if (other.box.top >= one.box.bottom) break;
          const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const high = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
          if (wide <= 2 || high <= Math.min(one.box.height, other.box.height) * 0.4) continue;
          if (one.element !== other.element && one.holder === other.holder) found.push(`${nameOf(one.element)} lies on ${nameOf(other.element)}`);
        }
      });
      return [...new Set(found)];
    }
  }, languages);
}

/**
 * What is wider than its place in other languages: the page, or a part of it.
 * @param {Page} page
 * @param {string[]} languages
 * @returns {Promise<string[]>} each with its language
 */
function tooWide(page, languages) {
  return page.evaluate(async (tags) => {
    const { loadWords } = await import(new URL("js/words.js", document.baseURI).href);
    const found = [];
    for (const tag of tags) {
      await loadWords(tag);
      await /** @type {any} */ (globalThis).calm();
      for (const one of document.querySelectorAll("html, main section, .sol-actions")) {
        if (one.scrollWidth > one.clientWidth + 1) found.push(`${tag}: ${one.className} is ${one.clientWidth} wide and needs ${one.scrollWidth}`);
      }
    }
    return found;
  }, languages);
}

/** Lets the page say when nothing is on its way to it and what is there is drawn. @param {Page} page */
function watched(page) {
  return page.addInitScript(() => {
    const { fetch } = globalThis;
    let pending = 0;
    globalThis.fetch = (...asked) => {
      pending += 1;
      return fetch(...asked).finally(() => void (pending -= 1));
    };
    Object.assign(globalThis, {
      async calm() {
        for (let frames = 0; frames < 2; frames += 1) {
          await new Promise((resolve) => void requestAnimationFrame(() => setTimeout(resolve)));
          if (pending) frames = -1;
        }
        // Letters of another script come in a file of their own.
        await document.fonts.ready;
      },
    });
  });
}

/**
 * Opens a place of the app, and waits until it stands.
 * @param {Page} page
 * @param {string} place
 */
async function goTo(page, place) {
  // The heading of the page that was there before says nothing.
  await page.evaluate((hash) => new Promise((resolve) => {
    if (location.hash === hash) return void resolve(null);
    addEventListener("hashchange", () => setTimeout(resolve), { once: true });
    location.hash = hash;
  }), place);
  await page.waitForFunction(() => document.querySelector("main h1") && !document.querySelector("main .busy"));
  await rests(page);
}

/** A game that is over, with its record. @param {Page} page @returns {Promise<number>} its number */
async function solvedGame(page) {
  const id = await page.evaluate(async (puzzle) => {
    const load = (/** @type {string} */ name) => import(new URL(`js/play/${name}.js`, document.baseURI).href);
    const [{ broughtGame, readPuzzle }, { putAway }, { played }] = [await load("asking"), await load("use"), await load("game")];
    let { game } = await broughtGame(await readPuzzle(puzzle, "3x3"), { kind: "own" });
    for (const [cell, digit] of game.solution.entries()) {
      const action = { type: "cells", action: { type: "digit", cells: [cell], digit, as: "placed" } };
      game = { ...played(game, action, { checking: "off", cleans: true }).game, spent: game.spent + 5000 };
    }
    return (await putAway(game)).id;
  }, PUZZLE);
  await goTo(page, `#/play/${id}`);
  await page.locator(".play-end").waitFor();
  return id;
}

/** @param {Page} page */
const moreTools = (page) => page.locator("details.play-all > summary").click();

/** Asks for a hint in a language, down to the whole step. @param {Page} page @param {string} language */
async function wholeHint(page, language) {
  // A hint that is open would be asked for again in every language.
  await page.keyboard.press("Escape");
  await page.locator(".play-hint").waitFor({ state: "detached" });
  await page.evaluate(async (tag) => (await import(new URL("js/words.js", document.baseURI).href)).loadWords(tag), language);
  for (let depth = 1; depth <= 4; depth += 1) {
    await page.keyboard.press("?");
    await page.waitForFunction((wanted) => document.querySelectorAll(".play-depth .on").length === wanted, depth);
  }
}

test("the ways to all pages have room for five languages on tablets and small windows", async () => {
  const { page, context } = await app.open("", { reducedMotion: "reduce" });
  await watched(page);
  await page.reload();
  await rests(page);
  const wrong = [];
  for (const width of [360, 719, 720, 768, 820, 859, 860, 1023, 1024]) {
    await page.setViewportSize({ width, height: 1000 });
    wrong.push(...(await flaws(page, LANGUAGES)).map((flaw) => `${width}, ${flaw}`));
  }
  assert.deepEqual(wrong, []);
  await context.close();
});

test("what stands side by side on larger screens has room for five languages there", async () => {
  const { page, context } = await app.open("", { viewport: SIZES[2], hasTouch: true, reducedMotion: "reduce" });
  await watched(page);
  await page.reload();
  await rests(page);
  await solvedGame(page);
  const wrong = [];
  for (const [place, viewport] of /** @type {const} */ ([["#/settings", SIZES[2]], ["#/records", SIZES[2]], ["#/make/rules", SIZES[2]], ["#/make/rules", SIZES[3]], ["#/grids/1000", SIZES[2]]])) {
    if (viewport) await page.setViewportSize(viewport);
    await goTo(page, place);
    for (const language of LANGUAGES) {
      wrong.push(...(await flaws(page, [language])).map((flaw) => `${place}, ${flaw}`));
      const hidden = await page.locator(".table-card").evaluateAll((cards) => cards.map((card) => card.scrollWidth - card.clientWidth));
      if (hidden.some((width) => width > 0)) wrong.push(`${place}, ${language}: of a table ${hidden} are out of sight`);
    }
  }
  // With the largest text the tools of a tablet stay within it, as do those of a phone, and tables within their cards.
  await page.evaluate(() => void (document.documentElement.dataset.text = "largest"));
  for (const [place, viewport] of /** @type {const} */ ([[`#/solve/${PUZZLE}`, SIZES[2]], [`#/solve/${PUZZLE}`, SIZES[0]], ["#/grids/1000", SIZES[1]]])) {
    if (viewport) await page.setViewportSize(viewport);
    await goTo(page, place);
    wrong.push(...(await tooWide(page, LANGUAGES)).map((flaw) => `the largest text, ${place}, ${viewport?.width}, ${flaw}`));
  }
  assert.deepEqual(wrong, []);
  await context.close();
});

test("text that is twice as large has room in five languages, on a desktop and a phone", async () => {
  const { page, context } = await app.open("", { reducedMotion: "reduce" });
  await watched(page);
  await page.reload();
  await rests(page);
  await page.evaluate(() => void (document.documentElement.style.fontSize = "200%"));
  const wrong = [];
  for (const [place, width, height] of /** @type {const} */ ([["#/make", 1280, 900], ["#/make/rules", 1280, 900], ["#/settings", 390, 844], ["#/learn/x-wing", 390, 844]])) {
    await page.setViewportSize({ width, height });
    await goTo(page, place);
    wrong.push(...(await flaws(page, LANGUAGES)).map((flaw) => `${place}, ${flaw}`));
  }
  assert.deepEqual(wrong, []);
  await context.close();
});

for (const viewport of SIZES.slice(0, 2)) {
  test(`every page has room for five languages at ${viewport.width}×${viewport.height}`, async () => {
    const { page, context, faults } = await app.open("", { viewport, hasTouch: true, reducedMotion: "reduce" });
    await watched(page);
    await page.reload();
    await rests(page);
    const large = (await readFile(new URL("../../../samples/size-16x16-one-line.txt", import.meta.url), "utf8")).trim();
    const [game, big, done] = [await beginGame(page, { puzzle: HARD }), await beginGame(page, { puzzle: large, box: "4x4" }), await solvedGame(page)];
    /** Where, what is done there once, and what in each language. @type {[string, string, ((page: Page) => Promise<void>)?, ((page: Page, language: string) => Promise<void>)?][]} */
    const states = [
      ["start", "#/"],
      ["start with all wishes", "#/", (at) => at.locator(".new-more > summary").click()],
      ["games", "#/games"],
      ["a game", `#/play/${game}`],
      ["a game with a hint", `#/play/${game}`, async () => {}, wholeHint],
      ["a game with all tools", `#/play/${game}`, moreTools],
      ["a large game", `#/play/${big}`],
      ["a large game with all tools", `#/play/${big}`, moreTools],
      ["a game that is over", `#/play/${done}`],
      ["what can be shared", `#/play/${done}`, async (at) => {
        await at.locator(".play-end .actions button").last().click();
        await at.locator("dialog pre").waitFor();
      }],
      ["review", `#/play/${done}/review`, async (at) => {
        await at.keyboard.press("Control+y");
        await at.keyboard.press("Control+y");
      }],
      ["records", "#/records", (at) => at.locator(".record-chart summary").click()],
      ["settings", "#/settings"],
      ["solve", `#/solve/${HARD}`],
      ["learn", "#/learn"],
      ["a page to learn from", "#/learn/x-wing"],
      ["make", "#/make"],
      ["the editor of rules", "#/make/rules"],
      ["grids", "#/grids/1000"],
      ["nowhere", "#/nowhere"],
    ];
    const wrong = [];
    for (const [name, place, once, each] of states) {
      await page.evaluate(() => void (location.hash = "#/nowhere"));
      await page.locator(".notice h1").waitFor();
      await goTo(page, place);
      await once?.(page);
      for (const languages of each ? LANGUAGES.map((tag) => [tag]) : [LANGUAGES]) {
        await each?.(page, languages[0] ?? "");
        wrong.push(...(await flaws(page, languages)).map((flaw) => `${name}, ${flaw}`));
      }
    }
    assert.deepEqual(wrong, []);
    assert.deepEqual(faults, []);
    await context.close();
  });
}
