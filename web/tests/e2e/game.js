// Games for the tests: one that begins, what stands on its board, and what the store has of it.

import { rests, settingsKept } from "./app.js";

/** @typedef {import("playwright-core").Page} Page */

/** A puzzle that singles solve, and its solution. */
export const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
export const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/** A puzzle of sixteen digits, of which the first row is empty. */
export const SIXTEEN = Array.from({ length: 256 }, (_, cell) => {
  const [row, column] = [Math.floor(cell / 16), cell % 16];
  return row ? "123456789ABCDEFG"[(4 * (row % 4) + Math.floor(row / 4) + column) % 16] : ".";
}).join("");

/** A puzzle that takes more than singles. */
export const HARDER = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

/**
 * Puts a game on the shelf as the page does it, and opens it.
 * @param {Page} page on any page of the app
 * @param {{ puzzle?: string, box?: string, isStrict?: boolean }} [about]
 * @returns {Promise<number>} its number
 */
export async function beginGame(page, { puzzle = PUZZLE, box = "3x3", isStrict = false } = {}) {
  const id = await page.evaluate(async (about) => {
    const load = (/** @type {string} */ name) => import(new URL(`js/play/${name}.js`, document.baseURI).href);
    const [{ broughtGame, readPuzzle }, { putAway }] = [await load("asking"), await load("use")];
    const { game } = await broughtGame(await readPuzzle(about.puzzle, about.box), { kind: "own", isStrict: about.isStrict });
    return (await putAway(game)).id;
  }, { puzzle, box, isStrict });
  await page.evaluate((place) => {
    // The board that stands there now is another one's.
    for (const board of document.querySelectorAll("[role=grid]")) board.setAttribute("data-left", "");
    location.hash = place;
  }, `#/play/${id}`);
  await page.locator(".play [role=grid][aria-label=Sudoku]:not([data-left])").waitFor();
  await rests(page);
  return id;
}

/**
 * The board. Named by its markup: to look for roles goes through all that is on the page, with every cell that is wanted.
 * @param {Page} page
 */
export const boardOf = (page) => page.locator("[role=grid][aria-label=Sudoku]");

/** @param {Page} page */
const cellsOf = (page) => boardOf(page).locator("[role=gridcell]");

/** @param {Page} page @param {number} cell */
export const cellOf = (page, cell) => cellsOf(page).nth(cell);

/** A key of the keypad that enters a digit. @param {Page} page @param {string} digit */
export const keyOf = (page, digit) => page.locator(`[role=group][aria-label=Digits] [title^="Enter ${digit}:"]`);

/** What stands on the board, row by row. @param {Page} page */
export const lineOf = (page) => cellsOf(page).evaluateAll((cells) => cells.map((cell) => cell.querySelector(".digit")?.textContent ?? ".").join(""));

/**
 * Waits until the board holds a line.
 * @param {Page} page
 * @param {string} line
 */
export async function boardHolds(page, line) {
  await page.waitForFunction((wanted) => {
    const cells = [...document.querySelectorAll("[role=grid][aria-label=Sudoku] [role=gridcell]")];
    return cells.map((cell) => cell.querySelector(".digit")?.textContent ?? ".").join("") === wanted;
  }, line);
}

/**
 * A line with some of its characters changed.
 * @param {string} line
 * @param {Record<number, string>} changes
 */
export const withCells = (line, changes) => [...line].map((symbol, cell) => changes[cell] ?? symbol).join("");

/** What the store has of a game. @param {string} address @param {number} id */
export async function storedGame(address, id) {
  const response = await fetch(`${address}api/v1/games/${id}`);
  return await response.json();
}

/**
 * Waits until the store has a line of a game.
 * @param {string} address
 * @param {number} id
 * @param {string} line
 */
export async function isKept(address, id, line) {
  // Long enough for a busy machine: what takes so long never comes.
  for (let turn = 0; turn < 1200; turn += 1) {
    const { summary } = await storedGame(address, id);
    if (summary.line === line) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the store has not got ${line}`);
}

/** Goes to a cell with the keyboard alone. @param {Page} page @param {number} cell @param {number} [size] */
export async function goTo(page, cell, size = 9) {
  await page.keyboard.press("Control+Home");
  for (let row = 0; row < Math.floor(cell / size); row += 1) await page.keyboard.press("ArrowDown");
  for (let column = 0; column < cell % size; column += 1) await page.keyboard.press("ArrowRight");
}

/**
 * Chooses who says that a digit is wrong.
 * @param {Page} page
 * @param {"off" | "rules" | "solution" | "refuse"} checking
 */
export async function setChecking(page, checking) {
  await openTools(page);
  const kept = settingsKept(page);
  await page.getByRole("combobox", { name: /^Checking/ }).selectOption(checking);
  await kept;
}

/** Unfolds what is wanted less often. @param {Page} page */
export async function openTools(page) {
  const fold = page.locator("details.play-all");
  if (!(await fold.evaluate((/** @type {any} */ details) => details.open))) await fold.locator("summary").click();
}

/** Presses one of the tools. @param {Page} page @param {string} name */
export async function useTool(page, name) {
  await openTools(page);
  await page.getByRole("button", { name, exact: true }).click();
}

/** The milliseconds on the clock of a game, as the page has them. @param {Page} page */
export const timeOf = (page) => page.locator(".play-time time").textContent();
