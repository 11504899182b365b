// A game that is over: what is said of it, its review by keys and by touch, and what can be shared of it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { findings, forTests, PUZZLE, rests, SIZES } from "./app.js";
import { useTool } from "./game.js";

const app = forTests();

const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/** @typedef {import("playwright-core").Page} Page */

/**
 * Opens the puzzle as a game, in a tab of its own.
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
async function openGame(options) {
  const opened = await app.open(`#/p/${PUZZLE}`, options);
  await opened.page.getByRole("grid", { name: "Sudoku" }).waitFor();
  await rests(opened.page);
  return opened;
}

/**
 * Types digits into cells, from the one that has the cursor at first.
 * @param {Page} page
 * @param {[number, string][]} entries
 */
async function type(page, entries) {
  const cells = page.getByRole("grid", { name: "Sudoku" }).getByRole("gridcell");
  await cells.nth(0).click();
  let at = 0;
  for (const [cell, digit] of entries) {
    const [rows, columns] = [Math.floor(cell / 9) - Math.floor(at / 9), (cell % 9) - (at % 9)];
    for (let n = 0; n < Math.abs(rows); n += 1) await page.keyboard.press(rows > 0 ? "ArrowDown" : "ArrowUp");
    for (let n = 0; n < Math.abs(columns); n += 1) await page.keyboard.press(columns > 0 ? "ArrowRight" : "ArrowLeft");
    await page.keyboard.press(digit);
    at = cell;
  }
}

/** The cells that are empty at first, each with its digit. */
const ALL = /** @type {[number, string][]} */ ([...PUZZLE].flatMap((symbol, cell) => (symbol === "." ? [[cell, SOLUTION[cell] ?? ""]] : [])));

/**
 * Plays the whole puzzle by keys, with one mistake on the way.
 * @param {Page} page
 */
async function solve(page) {
  const [first] = ALL;
  await type(page, [[first?.[0] ?? 0, "9"], ...ALL]);
  await page.getByRole("heading", { name: "Solved" }).waitFor();
}

test("a game that is solved says what it took, and is gone through by keys", async () => {
  const { page, context, faults } = await openGame();
  await solve(page);
  const end = page.getByRole("region", { name: "Solved" });
  assert.match(await end.innerText(), /Mistakes\s+1/);
  await end.getByText("Your first one of this level.").waitFor();
  await end.getByRole("link", { name: "Review" }).press("Enter");
  const slider = page.getByRole("slider");
  await slider.waitFor();
  // A reader begins at the heading.
  await page.waitForFunction(() => document.activeElement?.localName === "h1" && document.activeElement.textContent === "Review");
  // One move more than there are cells: the mistake.
  assert.equal(await slider.getAttribute("max"), String(ALL.length + 1));
  const unfocused = await slider.screenshot();
  await slider.focus();
  assert.notDeepEqual(await slider.screenshot(), unfocused, "its focus is seen");
  await page.keyboard.press("ArrowRight");
  await page.getByRole("heading", { name: "9 in r1c3: a mistake" }).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("heading", { name: "4 in r1c3" }).waitFor();
  await page.getByText(/Here (the .* would have done|\d+ steps would have done)/).waitFor();
  const board = page.getByRole("grid", { name: "Review" });
  assert.match((await board.getByRole("gridcell").nth(2).getAttribute("aria-label")) ?? "", /4/);
  assert.doesNotMatch((await board.getByRole("gridcell").nth(3).getAttribute("aria-label")) ?? "", /\b6$/, "what came later is not there yet");
  // Undo and redo lead back and on, and leave the game as it is.
  await page.keyboard.press("Control+z");
  await page.getByRole("heading", { name: "9 in r1c3: a mistake" }).waitFor();
  await page.keyboard.press("Control+y");
  const isTaken = await board.getByRole("gridcell").last().evaluate((cell) => !cell.dispatchEvent(new ClipboardEvent("copy", { clipboardData: new DataTransfer(), bubbles: true, cancelable: true })));
  assert.ok(!isTaken, "a cell of another board is not copied");
  await page.getByRole("button", { name: "Show it" }).press("Enter");
  await page.getByRole("button", { name: "Back to the move" }).waitFor();
  await slider.focus();
  await page.keyboard.press("End");
  await page.getByText(`Move ${ALL.length + 1} of ${ALL.length + 1}`).waitFor();
  // Every digit but the mistake has a way by which it could have been found.
  await page.waitForFunction((count) => document.querySelectorAll(".review-own .faint").length === count, ALL.length);
  await page.getByRole("radio", { name: "Nonet's way" }).check({ force: true });
  await page.getByRole("region", { name: "Nonet's way" }).getByRole("listitem").nth(40).waitFor();
  await page.getByRole("link", { name: "Back to the game" }).press("Enter");
  await page.getByRole("heading", { name: "Solved" }).waitFor();
  await page.keyboard.press("Control+z");
  const [cell = 0, digit = ""] = ALL.at(-1) ?? [];
  const last = page.getByRole("gridcell").nth(cell);
  await page.waitForFunction(([index]) => /empty/i.test(document.querySelectorAll("[role=gridcell]")[index]?.getAttribute("aria-label") ?? ""), [cell]);
  await page.keyboard.press("Control+y");
  await page.waitForFunction(([index]) => !/empty/i.test(document.querySelectorAll("[role=gridcell]")[index]?.getAttribute("aria-label") ?? ""), [cell]);
  await page.reload();
  await page.getByRole("heading", { name: "Solved" }).waitFor();
  assert.match((await last.getAttribute("aria-label")) ?? "", new RegExp(digit));
  assert.deepEqual(faults, []);
  await context.close();
});

test("the end and the review fit each window, by touch, in every theme", async () => {
  const { page, context, faults } = await openGame({ viewport: SIZES[0], hasTouch: true, reducedMotion: "reduce" });
  await solve(page);
  const address = page.url();
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    await page.goto(address);
    const end = page.getByRole("region", { name: "Solved" });
    await end.waitFor();
    await rests(page);
    const box = await end.boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= viewport.width + 0.5, `the end is inside of ${viewport.width}`);
    const isLooked = viewport === SIZES[0] || (process.env.NONET_SLOW && viewport === SIZES[3]);
    if (isLooked) assert.deepEqual(await findings(page), []);
    await end.getByRole("link", { name: "Review" }).tap();
    await page.getByRole("slider").waitFor();
    // What is found of each move comes one after the other, and makes rows higher.
    await rests(page);
    await page.getByRole("group", { name: "Player" }).getByRole("button", { name: "Next" }).tap();
    await page.getByText(`Move 1 of ${ALL.length + 1}`).waitFor();
    await page.getByRole("region", { name: "Your order" }).getByRole("button").nth(4).tap();
    await page.getByText(`Move 5 of ${ALL.length + 1}`).waitFor();
    await rests(page);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(over <= 0, `nothing reaches out of ${viewport.width}`);
    if (isLooked) assert.deepEqual(await findings(page), []);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test("a puzzle and a game can be shared, and a link adds a game", async () => {
  const { page, context, faults } = await openGame({ permissions: ["clipboard-read"] });
  await type(page, [[2, "4"]]);
  await page.keyboard.press("t");
  await type(page, [[3, "6"]]);
  await page.keyboard.press("Shift+2");
  await page.getByText("More", { exact: true }).click();
  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog");
  await page.waitForFunction(() => {
    const all = [...document.querySelectorAll("dialog input")];
    return all.length > 0 && all.every((input) => /** @type {HTMLInputElement} */ (input).value);
  });
  assert.equal(await dialog.getByRole("textbox", { name: "The puzzle" }).inputValue(), `${app.server.address}#/p/${PUZZLE}`);
  const link = await dialog.getByRole("textbox", { name: "Your game as it is now" }).inputValue();
  assert.match(link, /#\/g\//);
  // As on a phone that opens the app by plain HTTP, where a page has no clipboard.
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await dialog.getByRole("button", { name: "Copy the link to the puzzle" }).click();
  await dialog.getByText("The link has been copied.").waitFor({ state: "attached" });
  assert.match((await dialog.getByRole("link", { name: "SudokuWiki" }).getAttribute("href")) ?? "", /bd=530070000/);
  await dialog.locator("pre").filter({ hasText: /^53\.\.7/ }).waitFor();
  assert.deepEqual(await findings(page), []);
  const before = await page.evaluate(async () => (await (await fetch("api/v1/games")).json()).games.length);
  const other = await context.newPage();
  await other.goto(link);
  assert.equal(await other.evaluate(() => navigator.clipboard.readText()), `${app.server.address}#/p/${PUZZLE}`);
  await other.getByRole("grid", { name: "Sudoku" }).waitFor();
  assert.match((await other.getByRole("gridcell").nth(2).getAttribute("aria-label")) ?? "", /4/);
  const after = await page.evaluate(async () => (await (await fetch("api/v1/games")).json()).games.length);
  assert.equal(after, before + 1);
  // What was tried can still be dropped.
  assert.match((await other.getByRole("gridcell").nth(3).getAttribute("aria-label")) ?? "", /6, placed. Tried/);
  await other.getByRole("button", { name: "Drop", exact: true }).click();
  await other.locator("[data-cell='3'][aria-label*='Empty']").waitFor();
  await other.locator("[data-cell='2'][aria-label*='4, placed']").waitFor();
  // What is wrong in a link has no before: nothing is undone for it, and it is shown.
  await other.goto(`${app.server.address}#/g/${encodeURIComponent(JSON.stringify({ game: 1, puzzle: PUZZLE, cells: [[2, { digit: 7 }]] }))}`);
  await other.locator("[data-cell='2'][aria-label*='7, placed']").waitFor();
  await rests(other);
  await type(other, [[3, "6"]]);
  await useTool(other, "Back to before the mistake");
  await other.getByText("1 digit is wrong.").first().waitFor();
  assert.match((await other.locator("[data-cell='3']").getAttribute("aria-label")) ?? "", /6, placed/);
  assert.match((await other.locator("[data-cell='2']").getAttribute("class")) ?? "", /is-lit/);
  await other.goto(`${app.server.address}#/g/${encodeURIComponent("{\"game\":1}")}`);
  await other.getByText("This link holds no game.").waitFor();
  await other.goto(`${app.server.address}#/g/${encodeURIComponent("{\"game\":2}")}`);
  await other.getByText("A later version of Nonet has made this link").waitFor();
  await other.goto(`${app.server.address}#/p/~q1ZKT8xNVbKytKwFA`);
  await other.getByText("This link is not whole.").waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});
