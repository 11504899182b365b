// Where the system chooses the colours: every state of the page is seen, and so is the focus on top of it.
//
// Each state is brought about as people do it. Then it is taken away from its element alone, without the page knowing, and the
// two pictures are compared: a state that nobody can see is one whose pictures are alike.

import assert from "node:assert/strict";
import { test } from "node:test";
import { forTests, HARD, openMore, paste, PUZZLE, rests } from "./app.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Locator} Locator */

/** So much two colours of a point have to differ, by the formula of WCAG, and in so many points. */
const CONTRAST = 3;
const POINTS = 24;

const app = forTests();

/**
 * Opens a page in colours of the system.
 * @param {string} place
 * @param {{ width: number, height: number }} [viewport]
 */
async function open(place, viewport = { width: 1440, height: 900 }) {
  const opened = await app.open(place, { forcedColors: "active", reducedMotion: "reduce", viewport });
  await opened.page.getByRole("main").getByRole("heading").first().waitFor({ state: "attached" });
  await rests(opened.page);
  return opened;
}

/**
 * In how many points two pictures differ enough to be seen.
 * @param {Page} page whose canvas reads them; another one would come to the front each time
 * @param {Buffer} one
 * @param {Buffer} other
 */
const difference = (page, one, other) => page.evaluate(async ([first, second, enough]) => {
  const points = async (/** @type {string} */ data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
  };
  const part = (/** @type {number} */ byte) => (byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
  const light = (/** @type {Uint8ClampedArray} */ all, /** @type {number} */ at) => 0.2126 * part(all[at] ?? 0) + 0.7152 * part(all[at + 1] ?? 0) + 0.0722 * part(all[at + 2] ?? 0);
  const [with_, without] = [await points(first), await points(second)];
  let count = 0;
  for (let at = 0; at < with_.length; at += 4) {
    const [high, low] = [light(with_, at), light(without, at)].sort((a, b) => b - a);
    if (((high ?? 0) + 0.05) / ((low ?? 0) + 0.05) >= enough) count += 1;
  }
  return count;
}, /** @type {const} */ ([one.toString("base64"), other.toString("base64"), CONTRAST]));

/**
 * A picture of an element and of the ring that may be around it.
 * @param {Page} page
 * @param {import("playwright-core").ElementHandle<any>} element
 */
async function picture(page, element) {
  await element.evaluate((one) => one.scrollIntoView({ block: "nearest" }));
  const box = await element.boundingBox();
  assert.ok(box);
  const rim = 7;
  const { width, height } = page.viewportSize() ?? box;
  const [left, top] = [Math.max(0, box.x - rim), Math.max(0, box.y - rim)];
  const clip = { x: left, y: top, width: Math.min(width, box.x + box.width + rim) - left, height: Math.min(height, box.y + box.height + rim) - top };
  return page.screenshot({ clip, animations: "disabled" });
}

/**
 * Takes a state away, or gives it back: `.name` is a class, `+name` one that comes, `@name` an attribute, `:name` a property, `!` the focus, `~` that it is there at all.
 * @param {import("playwright-core").ElementHandle<any>} element
 * @param {string} state
 * @param {boolean} isOn
 */
const put = (element, state, isOn) => element.evaluate((target, [name, on]) => {
  const key = name.slice(1);
  if (name === "!") target[on ? "focus" : "blur"]();
  else if (name === "~") target.style.visibility = on ? "" : "hidden";
  else if (name.startsWith(".")) target.classList.toggle(key, on);
  else if (name.startsWith("+")) target.classList.toggle(key, !on);
  else if (name.startsWith(":")) target[key] = on;
  else if (on) target.setAttribute(key, target.lost);
  else {
    target.lost = target.getAttribute(key);
    target.removeAttribute(key);
  }
}, /** @type {const} */ ([state, isOn]));

/**
 * What of some states cannot be seen. Each has a name, the selector of its element, the sign of how it goes, and where it shows if
 * that is not the element itself.
 * @param {{ page: Page }} opened
 * @param {[name: string, selector: string, state: string, around?: string][]} states
 */
async function unseen({ page }, states) {
  /** @type {string[]} */
  const found = [];
  for (const [name, selector, state, around] of states) {
    const one = page.locator(selector).filter({ visible: selector.endsWith(" input") ? undefined : true }).first();
    await one.waitFor({ state: "attached" });
    const element = await one.elementHandle();
    assert.ok(element, name);
    // A key tells the browser that the focus is to be shown.
    if (state === "!") {
      await page.keyboard.press("Tab");
      await put(element, state, true);
    }
    const shown = around ? await one.locator(around).elementHandle() : element;
    assert.ok(shown, name);
    // The page may be drawn again between the two pictures, and have its state back: what cannot be seen is not seen another time, either.
    let points = 0;
    for (let times = 0; times < 3 && points < POINTS; times += 1) {
      const there = await picture(page, shown);
      await put(element, state, false);
      points = await difference(page, there, await picture(page, shown));
      await put(element, state, true);
    }
    if (points < POINTS) found.push(`${name}: ${points} points`);
  }
  return found;
}

/** The focus as a state of each; where a field has no looks of its own, its label shows it. @param {string[]} selectors @returns {[string, string, string, string?][]} */
const focusOf = (...selectors) => selectors.map((selector) => [`the focus of ${selector}`, selector, "!", selector.endsWith(" input") ? "xpath=ancestor::label" : undefined]);

/**
 * Every state is seen.
 * @param {{ page: Page }} opened
 * @param {[name: string, selector: string, state: string, around?: string][]} states
 */
async function allSeen(opened, states) {
  assert.deepEqual(await unseen(opened, states), []);
}

test("a puzzle and what is chosen around it", async () => {
  const opened = await open(`#/solve/${PUZZLE}`);
  const { page, context, faults } = opened;
  await page.getByRole("gridcell", { name: /Given/ }).first().waitFor();
  const cell = (/** @type {number} */ index) => page.locator(`.question [data-cell="${index}"]`);
  const press = async (/** @type {string[]} */ ...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await allSeen(opened, [["a button that cannot be pressed", ".sol-actions button:disabled", ":disabled"]]);
  await cell(2).click();
  await press("5");
  await page.locator(".question .is-clash").first().waitFor();
  await cell(3).click();
  await press("m", "ArrowDown", "ArrowDown", "Shift+Digit7", "Control+Shift+Digit2", "ArrowLeft", "Control+Digit4", "x");
  await openMore(page);
  await page.getByRole("combobox", { name: /^Method/ }).selectOption("trial");
  await page.getByRole("button", { name: "Type in" }).click();
  await page.getByRole("button", { name: "Type in", pressed: true }).waitFor();
  await allSeen(opened, [
    ["the room one is in", ".ways a[aria-current]", "@aria-current"],
    ["a segment", ".segments > .on", ".on"],
    ["the words of a segment", ".segments > .on span", "~"],
    ["the words of what is to be done", ".button.primary span", "~"],
    ["the digit of a method of five", ".sol-five .on b", "~"],
    ["a tab", ".tabs [aria-selected=true]", "@aria-selected"],
    ["a button that is on", ".sol-actions [aria-pressed=true]", "@aria-pressed"],
    ["a method of five that is on", ".sol-five label.on", ".on"],
    ["a digit that is given", ".question .cell.is-given:not(.is-clash)", ".is-given"],
    ["a digit that clashes", ".question .cell.is-given.is-clash", ".is-clash"],
    ["a cell that is selected", ".question .cell.is-selected", ".is-selected"],
    ["the cursor", ".question .cell.is-cursor", ".is-cursor"],
    ["a star", ".question .cell.is-marked .star", "@class"],
    ["a colour of a cell", ".question .cell-colours .colour", "@class"],
    ["another pen", ".key-pen .pen-sign", "@class"],
    ["that there is another pen", ".keypad:not(.has-digit)", ".has-corner"],
    ...focusOf(".ways a[aria-current]", ".ways a:not([aria-current])", ".tabs [aria-selected=true]", ".segments > .on input", ".segments > :not(.on) input", ".sol-five .on input", ".key-pen",
      ".sol-actions [aria-pressed=true]", ".choice select", ".question .cell.is-selected"),
  ]);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a step, its sentences and its drawing", async () => {
  const opened = await open(`#/solve/${HARD}`);
  const { page, context, faults } = opened;
  await page.getByRole("gridcell", { name: /Given/ }).first().waitFor();
  await page.getByRole("tab", { name: "Way" }).click();
  await page.getByRole("button", { name: "Show the way" }).click();
  const steps = page.getByRole("listbox", { name: "Steps" });
  await steps.waitFor();
  await steps.getByRole("option", { name: /AIC with ALS/ }).first().click();
  await page.locator(".answer .link").first().waitFor({ state: "attached" });
  await allSeen(opened, [
    ["the step one is at", ".sol-steps [aria-selected=true]", "@aria-selected"],
    ["a candidate that goes in or is used", ".answer .disc.is-good", "@class"],
    ["a candidate that goes out", ".answer .strike", "@class"],
    ["a candidate on the way", ".answer .disc.is-link", "@class"],
    ["a strong link", ".answer .link.is-strong", "@class"],
    ["that a link is weak", ".answer .link.is-weak", ".is-weak"],
    ["the name of that step", ".sol-steps [aria-selected=true] > span", "~"],
    ["how hard that step is", ".sol-steps [aria-selected=true] > i", "~"],
    ...focusOf(".sol-steps [aria-selected=true]", ".sol-cell", ".sol-details summary"),
  ]);
  await page.getByRole("switch", { name: "One by one" }).check({ force: true });
  await page.locator(".sol-sentence.is-now").waitFor();
  await allSeen(opened, [["the sentence that counts", ".sol-sentence.is-now", ".is-now"], ["a switch that is on", ".sol-step-place .switch input", ":checked", "xpath=ancestor::label"], ...focusOf(".sol-step-place .switch input")]);
  await page.getByRole("switch", { name: "One by one" }).uncheck({ force: true });
  await page.locator(".sol-sentence.has-links .sol-cell").first().focus();
  await page.locator(".answer .cell.is-lit").waitFor();
  await allSeen(opened, [["a cell that a sentence names", ".answer .cell.is-lit", ".is-lit"], ["a link that a sentence tells", ".answer .link.is-lit", ".is-lit"]]);
  await page.getByRole("button", { name: "All steps here" }).click();
  await page.getByRole("listbox", { name: "All steps here" }).getByRole("option").first().click();
  await allSeen(opened, [["one of all steps", ".sol-groups [aria-selected=true]", "@aria-selected"], ...focusOf(".sol-groups [aria-selected=true]")]);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a search that is watched, a race, the samples, and a text that is none", async () => {
  const opened = await open(`#/solve/${PUZZLE}`);
  const { page, context, faults } = opened;
  await page.getByRole("gridcell", { name: /Given/ }).first().waitFor();
  await page.getByRole("tab", { name: "Watch" }).click();
  await page.getByRole("tabpanel").getByRole("button").first().click();
  await page.getByRole("group", { name: "Player" }).waitFor();
  await page.keyboard.press("PageDown");
  await page.locator(".sol-sets i.in").first().waitFor();
  await allSeen(opened, [["a digit that is in a set", ".sol-sets i.in:not(.common)", ".in"], ["a digit that is in all sets", ".sol-sets i.common", ".common"]]);
  await page.getByRole("tab", { name: "Race" }).click();
  await page.getByRole("tabpanel").getByRole("button").first().click();
  await page.locator(".sol-chart b:not(.unsolved)").first().waitFor();
  await allSeen(opened, [["that a bar is of no solution", ".sol-chart b:not(.unsolved)", "+unsolved"]]);
  await page.locator(".choice.sample select").first().selectOption({ index: 2 });
  await page.getByRole("button", { name: "All samples" }).first().click();
  await page.locator(".sol-sample[aria-current]").waitFor();
  await allSeen(opened, [["the sample that is shown", ".sol-sample[aria-current]", "@aria-current"], ...focusOf(".sol-sample[aria-current]", ".sol-sample:not([aria-current])", ".sol-samples .input")]);
  await page.getByRole("searchbox").fill("bad line 4");
  await page.keyboard.press("Enter");
  await page.locator(".sol-lines mark").waitFor();
  await allSeen(opened, [["the text there", ".sol-lines mark", "~"], ["the line of a fault", ".sol-lines li.wrong", ".wrong"]]);
  assert.deepEqual(faults, []);
  await context.close();
});

test("the editor of rules", async () => {
  const opened = await open("#/make/rules");
  const { page, context, faults } = opened;
  await page.getByRole("grid", { name: "Puzzle in the making" }).waitFor();
  await page.getByRole("combobox", { name: "Size" }).selectOption("2x2");
  await rests(page);
  const take = (/** @type {string} */ name) => page.getByRole("radio", { name, exact: true }).check({ force: true });
  await take("Strips");
  await page.locator('[data-cell="0"]').click();
  await page.keyboard.press("1");
  await page.keyboard.press("2");
  await page.locator(".ed-items li.is-wrong").waitFor();
  await allSeen(opened, [
    ["a tool", ".ed-tools .on", ".on"],
    ["a digit of a strip", ".ed-digits .on", "@class"],
    ["a strip that is drawn on", ".ed-items li.on", ".on"],
    ["a strip that is not finished", ".ed-items li.is-wrong", ".is-wrong"],
    ...focusOf(".ed-tools .on input", ".ed-tools :not(.on) > input", ".ed-digits .on", ".ed-items li.on button", ".ed-items li.is-new button"),
  ]);
  await take("Buildings");
  await page.getByRole("button", { name: "Left of row 1, no number" }).click();
  await page.locator(".edge-place.is-chosen").waitFor();
  await allSeen(opened, [["a place at the edge", ".edge-place.is-chosen", "@aria-pressed"], ...focusOf(".edge-place.is-chosen")]);
  await take("Regions");
  await page.getByRole("button", { name: "Regions in place of boxes" }).click();
  await page.locator('[data-cell="2"]').click();
  await page.locator(".ed-region.is-wrong").first().waitFor();
  await page.getByRole("button", { name: "Swap cells" }).click();
  await page.getByRole("button", { name: "Swap cells", pressed: true }).waitFor();
  await allSeen(opened, [
    ["a region to paint with", ".ed-region.on", ".on"],
    ["a region of a wrong size", ".ed-region.is-wrong:not(.on)", ".is-wrong"],
    ["how many cells it has", ".ed-region.is-wrong:not(.on) small", "~"],
    ["how many cells the other one has", ".ed-region.on small", "~"],
    ["that cells are swapped", ".ed-box [aria-pressed=true]", "@aria-pressed"],
    ...focusOf(".ed-region.on input", ".ed-box [aria-pressed=true]"),
  ]);
  await paste(page, "1234341221434321".replace(/1/g, "."));
  await page.locator(".ed-stage .cell.is-flagged").first().waitFor();
  await allSeen(opened, [["a clue that could go", ".ed-stage .cell.is-flagged", ".is-flagged"]]);
  assert.deepEqual(faults, []);
  await context.close();
});

test("the other rooms", async () => {
  const opened = await open("");
  const { page, context, faults } = opened;
  const go = async (/** @type {string} */ place) => {
    await page.goto(`${app.server.address}${place}`);
    await rests(page);
  };
  await allSeen(opened, [
    ["a level", ".level:has(:checked) input", ":checked", "xpath=ancestor::label"],
    ["how hard a level is", ".level:last-child .level-bars i.on:last-child", ".on"],
    ["the words of what is to be done", ".button.primary", "~"],
    ...focusOf(".level:has(:checked) input", ".room"),
  ]);
  await go("#/settings");
  await allSeen(opened, [
    ["a theme", ".theme:has(:checked) input", ":checked", "xpath=ancestor::label"],
    ["a switch that is on", ".switch :checked", ":checked", "xpath=ancestor::label"],
    ...focusOf(".theme:has(:checked) input", ".switch input"),
  ]);
  await go("#/grids/1000");
  await page.locator(".chip").first().click();
  await page.locator(".chip[aria-pressed=true]").waitFor();
  await page.locator(".rules tr.is-lit").waitFor();
  await allSeen(opened, [
    ["a digit shown alone", ".chip[aria-pressed=true]", "@aria-pressed"],
    ["its cells", ".grid-board.one", ".one"],
    ["its rule", ".rules tr.is-lit", ".is-lit"],
    ...focusOf(".chip[aria-pressed=true]", ".chip[aria-pressed=false]"),
  ]);
  await go("#/learn/xy-wing");
  await allSeen(opened, [["the page that is read", ".learn-sections a[aria-current]", "@aria-current"], ...focusOf(".learn-sections a[aria-current]")]);
  await go("#/make");
  await page.locator("summary").filter({ hasText: "Pattern" }).click();
  await page.locator(".pattern-cell").first().click();
  await allSeen(opened, [["a cell of the pattern", ".pattern-cell[aria-selected=true]", "@aria-selected"], ...focusOf(".pattern-cell[aria-selected=true]", "summary")]);
  for (const viewport of [{ width: 360, height: 640 }, { width: 740, height: 360 }]) {
    await page.setViewportSize(viewport);
    await rests(page);
    await allSeen(opened, [["the room one is in", ".ways a[aria-current]", "@aria-current"]]);
  }
  assert.deepEqual(faults, []);
  await context.close();
});
