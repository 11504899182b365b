// Steps in words: cells light up, links come in order, notation and legend are under Details.

import assert from "node:assert/strict";
import { test } from "node:test";
import { forTests, HARD, PUZZLE, rests } from "./app.js";

const app = forTests();

/** The way of a puzzle. @param {string} puzzle @param {import("playwright-core").BrowserContextOptions} [options] */
async function way(puzzle, options = {}) {
  const opened = await app.open(`#/solve/${puzzle}`, { viewport: { width: 1440, height: 900 }, ...options });
  const { page } = opened;
  await page.getByRole("gridcell", { name: /Given/ }).first().waitFor();
  await page.getByRole("tab", { name: "Way" }).click();
  await page.getByRole("button", { name: "Show the way" }).click();
  await page.getByRole("listbox", { name: "Steps" }).waitFor();
  // The page moves to where the board is seen, a moment later.
  await rests(page);
  return opened;
}

/** The cells of the answer that are lit. @param {import("playwright-core").Page} page @param {number} count */
const lit = (page, count) => page.waitForFunction((wanted) => document.querySelectorAll("[role=grid][aria-label=Answer] .is-lit").length === wanted, count);

test("a cell that is named in a sentence lights up on the board, by pointer and by focus, and goes out again", async () => {
  const { page, context, faults } = await way(PUZZLE);
  const step = page.getByRole("group", { name: "This step" });
  const name = step.getByRole("button", { name: /^r\d+c\d+$/ }).first();
  const text = await name.textContent();
  const [, row, column] = /r(\d+)c(\d+)/.exec(text ?? "") ?? [];
  await name.hover();
  await lit(page, 1);
  const cell = page.getByRole("grid", { name: "Answer" }).locator(".is-lit");
  assert.match(await cell.getAttribute("aria-label") ?? "", new RegExp(`^Row ${row}, column ${column},`));
  await page.mouse.move(5, 5);
  await lit(page, 0);
  await name.focus();
  await lit(page, 1);
  // The next step takes its words and its light away.
  await page.keyboard.press("PageDown");
  await step.getByText("Step 2 of").waitFor();
  await page.mouse.move(6, 6);
  await page.getByRole("tab", { name: "Way" }).focus();
  await lit(page, 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test("the notation, the score and a legend of what is drawn are under Details, and stay open", async () => {
  const { page, context, faults } = await way(HARD);
  const step = page.getByRole("group", { name: "This step" });
  const links = page.getByRole("listbox", { name: "Steps" }).getByRole("option", { name: /Chain|Loop|Forcing|Wing|AIC/ }).first();
  await links.click();
  assert.equal(await step.getByText(/It counts \d+/).isVisible(), false);
  await step.getByText("Details").click();
  await step.getByText(/It counts \d+/).waitFor();
  await step.locator(".sol-legend").getByText("goes out").waitFor();
  assert.equal(await page.getByText("<>").count(), 0, "what goes out is written with another sign");
  await page.getByText("≠").first().waitFor();
  await page.keyboard.press("PageDown");
  await step.getByText(/It counts \d+/).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("links come one after the other in less than a fifth of a second, and at once for whoever wants no motion", async () => {
  for (const reducedMotion of /** @type {const} */ (["no-preference", "reduce"])) {
    const { page, context } = await way(HARD, { reducedMotion });
    // Steps are gone through until one has links: which that is depends on the order of techniques.
    const of = await page.getByRole("listbox", { name: "Steps" }).getByRole("option").count();
    for (let step = 1; step < of && (await page.locator(".answer .link").count()) < 2; step += 1) {
      await page.keyboard.press("PageDown");
      await page.getByRole("region", { name: "Answer" }).getByText(`Step ${step + 1} of`).waitFor();
    }
    await page.locator(".answer .link").nth(1).waitFor({ state: "attached" });
    const times = await page.locator(".answer .link").evaluateAll((all) => all.map((link) => {
      const { animationDelay, animationDuration, animationName } = getComputedStyle(link);
      const seconds = (/** @type {string} */ time) => parseFloat(time);
      return { from: seconds(animationDelay), to: animationName === "none" ? 0 : seconds(animationDelay) + seconds(animationDuration) };
    }));
    const starts = times.map(({ from }) => from);
    assert.ok(times.every(({ to }) => to < (reducedMotion === "reduce" ? 0.01 : 0.2)), JSON.stringify(times));
    if (reducedMotion === "reduce") continue;
    assert.deepEqual(starts, [...starts].sort((one, other) => one - other));
    assert.equal(new Set(starts).size, starts.length, "each has its turn");
    await context.close();
  }
});

/**
 * Goes to the first step whose line in the list matches.
 * @param {import("playwright-core").Page} page
 * @param {RegExp} name
 */
async function goTo(page, name) {
  await page.getByRole("listbox", { name: "Steps" }).getByRole("option", { name }).first().click();
  const step = page.getByRole("group", { name: "This step" });
  await step.getByText(name).first().waitFor();
  return step;
}

/** How many links of the answer's drawing there are, or are lit. @param {import("playwright-core").Page} page @param {string} [lit] */
const links = (page, lit = "") => page.locator(`.answer .board-overlay .link${lit}`);

test("a sentence that is pointed at, touched or has the focus in it lights the links that it tells", async () => {
  const { page, context, faults } = await way(HARD);
  const step = await goTo(page, /AIC with ALS/);
  const sentence = step.locator(".sol-sentence.has-links").first();
  await sentence.hover();
  await links(page, ".is-lit").first().waitFor();
  const all = await links(page).count();
  const some = await links(page, ".is-lit").count();
  assert.ok(some > 0 && some < all, `${some} of ${all}`);
  await page.mouse.move(5, 5);
  await links(page, ".is-lit").first().waitFor({ state: "detached" });
  await sentence.getByRole("button").first().focus();
  await links(page, ".is-lit").first().waitFor();
  assert.doesNotMatch(await page.locator("body").innerText(), /<>/);
  assert.deepEqual(faults, []);
  await context.close();
});

test("by touch a sentence lights its links, too", async () => {
  const { page, context, faults } = await way(HARD, { viewport: { width: 820, height: 1180 }, hasTouch: true, reducedMotion: "reduce" });
  const step = await goTo(page, /AIC with ALS/);
  const sentence = step.locator(".sol-sentence.has-links").last();
  await sentence.scrollIntoViewIfNeeded();
  await rests(page);
  // A sentence begins somewhere in a line: its box may hold words of others.
  const { x, y, width, height } = await sentence.evaluate((element) => {
    const widest = [...element.getClientRects()].sort((one, other) => other.width - one.width)[0] ?? new DOMRect();
    return { x: widest.x, y: widest.y, width: widest.width, height: widest.height };
  });
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await links(page, ".is-lit").first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("one by one, a key tells the next sentence and draws what it tells; the wish is there after a reload", async () => {
  const { page, context, faults } = await way(HARD);
  const step = await goTo(page, /AIC with ALS/);
  const whole = await links(page).count();
  const told = await step.locator(".sol-sentence").count();
  await page.getByRole("switch", { name: "One by one" }).click({ force: true });
  const shown = (/** @type {number} */ count) => page.waitForFunction((wanted) => document.querySelectorAll(".sol-sentence").length === wanted, count);
  await shown(1);
  assert.equal(await links(page).count(), 0);
  for (let count = 2; count <= told; count += 1) {
    await page.keyboard.press("PageDown");
    await shown(count);
  }
  assert.equal(await links(page).count(), whole);
  await page.keyboard.press("PageDown");
  await page.getByRole("listbox", { name: "Steps" }).locator("[data-step='15'][aria-selected=true]").waitFor();
  await page.keyboard.press("PageUp");
  await shown(told);
  await page.getByRole("group", { name: "Player" }).getByRole("button", { name: "Back" }).click();
  await shown(told - 1);
  await page.reload();
  await page.getByRole("tab", { name: "Way" }).click();
  await page.getByRole("button", { name: "Show the way" }).click();
  await page.getByRole("switch", { name: "One by one" }).and(page.locator(":checked")).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("a trial is folded; its steps are unfolded, drawn and walked through, and left again", async () => {
  const { page, context, faults } = await way(HARD);
  const step = await goTo(page, /^3Trial|^3 ?Trial|Trial/);
  assert.equal(await step.locator(".sol-trial-step").count(), 0);
  const before = await page.locator(".answer .board-overlay").innerHTML();
  await step.getByRole("button", { name: /steps from there/ }).first().click();
  const rows = step.locator(".sol-trial-step");
  await rows.first().waitFor();
  const current = (/** @type {number} */ index) => rows.nth(index).and(page.locator("[aria-current=step]")).waitFor();
  await rows.nth(1).click();
  await current(1);
  assert.notEqual(await page.locator(".answer .board-overlay").innerHTML(), before);
  // What is assumed stands on the board.
  await page.locator(".answer .spot.is-pivot").first().waitFor();
  await page.keyboard.press("PageDown");
  await current(2);
  await page.keyboard.press("PageUp");
  await current(1);
  await step.getByRole("button", { name: /steps from there/ }).first().click();
  await rows.first().waitFor({ state: "detached" });
  await page.waitForFunction((wanted) => document.querySelector(".answer .board-overlay")?.innerHTML === wanted, before);
  await page.keyboard.press("PageDown");
  await page.getByRole("listbox", { name: "Steps" }).locator("[data-step='3'][aria-selected=true]").waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("what is under More stays open or folded after a reload", async () => {
  const { page, context, faults } = await app.solver(PUZZLE, { viewport: { width: 1440, height: 900 } });
  const more = page.getByRole("button", { name: /^More/ });
  assert.equal(await page.getByRole("combobox", { name: /^Method/ }).count(), 0);
  await more.click();
  await page.getByRole("combobox", { name: /^Method/ }).selectOption("sets");
  await page.reload();
  await page.getByRole("combobox", { name: /^Method/ }).waitFor();
  await more.click();
  await page.getByRole("button", { name: "More · changed" }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "More · changed" }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("where the way ends the focus stays with the player, and the arrows lead back", async () => {
  const { page, context, faults } = await way(PUZZLE);
  const player = page.getByRole("group", { name: "Player" });
  const at = () => player.getByRole("slider").inputValue();
  const last = await player.getByRole("slider").getAttribute("max");
  await player.getByRole("button", { name: "Last" }).press("Enter");
  await player.getByRole("slider").and(page.locator(":focus")).waitFor();
  assert.equal(await at(), last);
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction((wanted) => /** @type {HTMLInputElement} */ (document.activeElement).value === wanted, String(Number(last) - 1));
  await player.getByRole("button", { name: "Next" }).press("Enter");
  await player.getByRole("slider").and(page.locator(":focus")).waitFor();
  await player.getByRole("button", { name: "First" }).press("Enter");
  await player.getByRole("slider").and(page.locator(":focus")).waitFor();
  assert.equal(await at(), "0");
  assert.deepEqual(faults, []);
  await context.close();
});
