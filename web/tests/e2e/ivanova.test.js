// K. Ivanova's list of 2021, as she describes it, in one walk with the mouse: start page, difficulty, board, timer, hint, restart,
// erase, solve, three mistakes, records, themes, tooltips, and the way out.

import assert from "node:assert/strict";
import { test } from "node:test";
import { openPage, rests, forTests, Server } from "./app.js";
import { boardHolds, boardOf, cellOf, keyOf, lineOf, storedGame, timeOf, useTool } from "./game.js";

const app = forTests();

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page @param {string} name */
const button = (page, name) => page.getByRole("button", { name, exact: true });

/** What can be pressed and does not say what it does, where somebody points at it. @param {Page} page */
const withoutTooltip = (page) => page.locator("button, a[href], select, input:not([type=radio]):not([type=file])").evaluateAll((all) =>
  all.filter((one) => one.checkVisibility() && !one.closest("[title]") && !one.classList.contains("skip")).map((one) => one.outerHTML.slice(0, 120)));

/**
 * A new game of a level, and what the store has of it: its number, its puzzle and its solution.
 * @param {Page} page @param {string} address @param {string} level
 */
async function newGame(page, address, level, isStrict = false) {
  await page.getByRole("link", { name: "Play", exact: true }).click();
  await page.locator(".level").filter({ hasText: level }).click();
  const strict = page.getByRole("switch", { name: /^Strict/ });
  if (await strict.isChecked() !== isStrict) await strict.click();
  await button(page, "Play").click();
  await boardOf(page).waitFor();
  await rests(page);
  const id = Number((await page.evaluate(() => location.hash)).split("/").at(-1));
  const { state, summary } = await storedGame(address, id);
  const solution = state.solution.join("");
  const open = [...summary.givens].flatMap((symbol, cell) => (symbol === "." ? [cell] : []));
  return { id, givens: String(summary.givens), solution, open };
}

test("Ivanova's whole list", async () => {
  const server = await Server.start();
  const { page, context, faults } = await openPage(app.browser, server.address, { viewport: { width: 1280, height: 800 } });
  const { address } = server;

  // The start page: a new game with its difficulty, the records, the way out, and a picture of the game.
  for (const name of ["Easy", "Medium", "Hard", "Unfair", "Extreme"]) await page.locator(".level").filter({ hasText: name }).waitFor();
  await button(page, "Exit").or(page.getByRole("button", { name: /^Exit/ })).first().waitFor();
  await page.locator(".ornament svg").waitFor();
  assert.deepEqual(await withoutTooltip(page), []);

  // The board: whole, in the middle of the height that there is, with a running timer.
  const easy = await newGame(page, address, "Easy");
  assert.deepEqual(await withoutTooltip(page), []);
  const box = await boardOf(page).boundingBox();
  assert.ok(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 1280 && box.y + box.height <= 800, JSON.stringify(box));
  await page.getByText("Easy", { exact: true }).first().waitFor();
  const before = await timeOf(page);
  await page.waitForFunction((time) => document.querySelector(".play-time time")?.textContent !== time, before);

  // The hint of the thesis: a cell by lot gets its digit.
  await useTool(page, "Fill any cell");
  await page.waitForFunction((givens) => [...document.querySelectorAll(".board .digit")].length === givens + 1, 81 - easy.open.length);
  const hinted = await lineOf(page);
  assert.ok([...hinted].every((symbol, cell) => symbol === "." || symbol === easy.solution[cell]));

  // Digits are entered and erased with the mouse; everything can begin anew.
  const [first = 0] = easy.open.filter((cell) => hinted[cell] === ".");
  await cellOf(page, first).click();
  await keyOf(page, easy.solution[first] ?? "").click();
  assert.equal((await lineOf(page))[first], easy.solution[first]);
  await button(page, "Clear the selected cells").click();
  await boardHolds(page, hinted);
  await useTool(page, "Restart");
  await boardHolds(page, easy.givens);

  // The solution is shown when it is wanted, and only then; that is no record.
  await useTool(page, "Solve");
  await button(page, "Go on playing").click();
  await boardHolds(page, easy.givens);
  await useTool(page, "Solve");
  await button(page, "Show it").click();
  await boardHolds(page, easy.solution);
  await page.getByRole("heading", { name: "This is the solution" }).waitFor();

  // Three mistakes end a strict game.
  const strict = await newGame(page, address, "Hard", true);
  const [cell = 0] = strict.open;
  const wrong = [..."123456789"].filter((digit) => digit !== strict.solution[cell]);
  await cellOf(page, cell).click();
  for (const [count, digit] of wrong.slice(0, 3).entries()) {
    if (count) await page.getByText(`${count} of 3 mistakes`).waitFor();
    await keyOf(page, digit).click();
  }
  await page.getByRole("heading", { name: "Game over" }).waitFor();

  // A game that is solved has its record, with its time and level, compared.
  const solved = await newGame(page, address, "Easy");
  for (const one of solved.open) {
    await cellOf(page, one).click();
    await keyOf(page, solved.solution[one] ?? "").click();
  }
  await page.getByRole("heading", { name: "Solved" }).waitFor();
  await page.getByText("Your first one of this level.").waitFor();
  await page.getByRole("link", { name: "Records" }).first().click();
  const record = page.getByRole("table", { name: "Records" }).getByRole("row").nth(1);
  await record.waitFor();
  assert.match(await record.innerText(), /\d:\d\d[^]*Easy/);
  assert.equal(await page.getByRole("table", { name: "Records" }).getByRole("row").count(), 2, "neither the game that was shown nor the one that was lost");
  assert.deepEqual(await withoutTooltip(page), []);

  // Themes: light blue, pink, green, and two more, besides what the system has; the one that is chosen stays.
  await page.getByRole("link", { name: "Settings" }).first().click();
  await page.locator(".theme").nth(4).waitFor();
  const seen = new Set();
  for (const theme of await page.locator(".theme").all()) {
    await theme.click();
    seen.add(await page.evaluate(() => `${document.documentElement.dataset.theme} ${getComputedStyle(document.body).backgroundColor}`));
  }
  assert.ok(seen.size >= 5);
  await page.locator(".theme").nth(1).click();
  await rests(page);
  const rose = await page.evaluate(() => document.documentElement.dataset.theme);
  assert.deepEqual(await withoutTooltip(page), []);
  await page.reload();
  await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, rose);

  // The way out.
  await page.getByRole("link", { name: "Play", exact: true }).click();
  await page.getByRole("button", { name: /^Exit/ }).waitFor();
  await rests(page);
  await page.getByRole("button", { name: /^Exit/ }).click();
  await button(page, "End Nonet").click();
  await page.getByRole("heading", { name: "Nonet has ended" }).waitFor();
  assert.equal(await server.ended, 0);
  assert.deepEqual(faults, []);
  await context.close();
});
