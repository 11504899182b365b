// What a key press, a move in a game and the first view cost, and how much of the window the board has: a table, to be read by people.
//
// Times are those that the browser itself adds up for scripts, styles and layout, in processor time of the page's thread: what
// else the machine does counts little, though it makes caches cold.

import { folder, openBrowser, openPage, Server } from "../e2e/app.js";
import { beginGame } from "../e2e/game.js";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/** The sizes of windows, and of the smaller side how much the board should have. */
const WINDOWS = [
  { width: 360, height: 640, wanted: 60 },
  { width: 740, height: 360, wanted: 80 },
  { width: 820, height: 1180, wanted: 60 },
  { width: 1440, height: 900, wanted: 60 },
  { width: 2560, height: 1440, wanted: 60 },
];

/** How many keys are pressed, and how many before they count. */
const [PRESSES, WARM] = [200, 40];

/** What of the browser's figures makes up the work of a key press. */
const WORK = ["ScriptDuration", "RecalcStyleDuration", "LayoutDuration"];

/**
 * What stands at a share of a sorted list.
 * @param {number[]} sorted
 * @param {number} share
 */
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** What is put into all cells before keys are pressed on a full board: marks in corners and in the middle, and a colour. */
const FULL = ["Control+KeyA", "Shift+Digit1", "Shift+Digit2", "Shift+Digit3", "Shift+Digit4", "Control+Digit5", "Control+Digit6", "Control+Digit7", "Control+Shift+Digit2", "Escape", "Control+Home"];

/** What is pressed there, again and again: marks, a colour and a digit come and go, and the cursor moves on. */
const PLAYED = ["Shift+Digit1", "ArrowRight", "Control+Digit2", "ArrowDown", "Digit3", "ArrowRight", "Control+Shift+Digit4"];

/** What somebody does in a game, again and again: digits and marks come and go, some are undone, and the cursor moves on. */
const MOVES = ["Digit1", "ArrowRight", "Shift+Digit2", "Control+Digit3", "ArrowDown", "Digit4", "Control+KeyZ", "Control+Shift+Digit2", "ArrowRight"];

/**
 * The milliseconds of work that each of many key presses makes until it is drawn, and what then follows if it is held back until
 * the page is told to go on; both in order of size.
 * @param {import("playwright-core").Page} page
 * @param {(index: number) => string} keyAt
 * @param {() => Promise<void>} [goOn]
 */
async function timesOf(page, keyAt, goOn = async () => {}) {
  const tools = await page.context().newCDPSession(page);
  await tools.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () => {
    const { metrics } = await tools.send("Performance.getMetrics");
    return WORK.reduce((sum, name) => sum + (metrics.find((one) => one.name === name)?.value ?? 0), 0) * 1000;
  };
  const [drawn, after] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
  for (let index = 0; index < PRESSES; index += 1) {
    // What came of the press before has ended: the engine is asked when typing rests.
    await page.waitForLoadState("networkidle");
    const before = await spent();
    await page.keyboard.press(keyAt(index));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const between = await spent();
    await goOn();
    drawn.push(between - before);
    after.push(await spent() - between);
  }
  const sorted = (/** @type {number[]} */ times) => times.slice(WARM).sort((one, other) => one - other);
  return { drawn: sorted(drawn), after: sorted(after) };
}

/**
 * Key presses on the solver page: digits in one cell after the other, as somebody types, or on a full board
 * everything that somebody who plays does.
 * @param {import("playwright-core").Browser} browser
 * @param {string} address
 * @param {string} shape of the boxes
 * @param {boolean} isFull
 */
async function pressesOf(browser, address, shape, isFull) {
  const { page, context } = await openPage(browser, `${address}#/solve`, { viewport: { width: 1440, height: 900 } });
  await page.getByRole("grid", { name: "Sudoku" }).waitFor();
  await page.getByRole("combobox", { name: "New table" }).or(page.locator(".choice.size select")).first().selectOption(shape);
  const size = shape.split("x").reduce((product, side) => product * Number(side), 1);
  await page.locator(`[role=grid][aria-label=Sudoku][aria-rowcount="${size}"]`).waitFor();
  for (const key of isFull ? FULL : []) await page.keyboard.press(key);
  const times = await timesOf(page, (index) => (isFull ? PLAYED[index % PLAYED.length] ?? "" : String((index % 9) + 1)));
  await context.close();
  return times;
}

/**
 * Holds back what a page does once a move is drawn, until it is told to go on: so that one can be measured without the other.
 * @param {import("playwright-core").Page} page
 */
async function holdBack(page) {
  await page.evaluate(() => {
    const { setTimeout } = globalThis;
    /** @type {(() => void)[]} */
    const held = [];
    Object.assign(globalThis, {
      setTimeout: (/** @type {() => void} */ work, /** @type {number} */ time) => (work.name === "afterDrawing" ? void held.push(work) : setTimeout(work, time)),
      // What the tools of the browser do themselves is no work of the page.
      goOn: () => new Promise((resolve) => void [...held.splice(0), resolve].forEach((work) => setTimeout(work))),
    });
  });
}

/**
 * Key presses in a game, with its marks, all of which the engine has filled in before: what it takes until each is drawn, and
 * what is done then, which is to keep it.
 * @param {import("playwright-core").Browser} browser
 * @param {string} address
 * @param {string} box
 */
async function movesOf(browser, address, box) {
  const { page, context } = await openPage(browser, `${address}#/`, { viewport: { width: 1440, height: 900 } });
  await beginGame(page, { puzzle: await madePuzzle(address, box), box });
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("KeyN");
  await page.locator(".marks .corner").first().waitFor();
  await holdBack(page);
  const times = await timesOf(page, (index) => MOVES[index % MOVES.length] ?? "", () => page.evaluate(() => /** @type {any} */ (globalThis).goOn()));
  await context.close();
  return times;
}

/**
 * A puzzle of a size.
 * @param {string} address
 * @param {string} box
 * @returns {Promise<string>}
 */
async function madePuzzle(address, box) {
  const headers = { "content-type": "application/json" };
  const response = await fetch(`${address}api/v1/generate`, { method: "POST", headers, body: JSON.stringify({ box }) });
  const { puzzles } = await response.json();
  return puzzles[0].puzzle;
}

/** A long game: so many moves, and after how many something is tried, or a point to come back to is set. */
const [LONG, BRANCH] = [2000, 50];

/**
 * What it takes to keep one more move of a long game until the store has said that it has it, and to open the game: the
 * milliseconds of each time, in order of size, and how many bytes it has.
 * @param {import("playwright-core").Browser} browser
 * @param {string} address
 */
async function longGame(browser, address) {
  const { page, context } = await openPage(browser, `${address}#/`, { viewport: { width: 1440, height: 900 } });
  const id = await beginGame(page);
  await page.evaluate(() => void (location.hash = "#/"));
  await page.locator(".new-game").waitFor();
  const result = await page.evaluate(async ([id, moves, branch]) => {
    const load = (/** @type {string} */ path) => import(new URL(`js/${path}.js`, document.baseURI).href);
    const [{ played }, { gameOf, savedOf, summaryOf }, { boardOf }, { store }] = await Promise.all([load("play/game"), load("play/saved"), load("play/asking"), load("store")]);
    const manner = { checking: "off", cleans: true };
    let stored = await store.games.get(id);
    const open = async () => {
      stored = await store.games.get(id);
      return gameOf(stored.state, await boardOf(stored.state.puzzle, stored.state.box));
    };
    let game = await open();
    const cells = game.table.board.cells.flatMap((/** @type {any} */ { kind }, /** @type {number} */ cell) => (kind === "given" ? [] : [cell]));
    const act = (/** @type {any} */ action) => void (game = played(game, action, manner).game);
    const move = (/** @type {number} */ n) => {
      const type = n % 3 ? "corner" : "digit";
      act({ type: "cells", action: { type, cells: [cells[(n * 7) % cells.length]], digit: (n % 9) + 1, as: "placed" } });
    };
    const keep = async () => void (stored = await store.games.change(id, { revision: stored.revision, summary: summaryOf(game), state: savedOf(game) }));
    for (let n = 0; n < moves; n += 1) {
      if (n % branch === 0) act(n % (2 * branch) ? { type: "point", name: `point ${n}` } : { type: "try", name: `try ${n}` });
      if (n % branch === branch - 10 && game.table.tries.length) act({ type: n % 4 ? "drop" : "keep" });
      move(n);
    }
    await keep();
    const timed = async (/** @type {() => Promise<any>} */ work) => {
      const before = performance.now();
      await work();
      return performance.now() - before;
    };
    const [saves, loads] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
    for (let n = 0; n < 60; n += 1) {
      saves.push(await timed(async () => {
        move(n);
        await keep();
      }));
      if (n % 3 === 0) loads.push(await timed(open));
    }
    const sorted = (/** @type {number[]} */ times) => times.sort((one, other) => one - other);
    return { saves: sorted(saves), loads: sorted(loads), bytes: JSON.stringify(savedOf(game)).length, moves: game.history.past.length };
  }, /** @type {const} */ ([id, LONG, BRANCH]));
  await context.close();
  return result;
}

/**
 * The bytes over the wire until a page stands, by kind.
 * @param {import("playwright-core").Browser} browser
 * @param {string} address
 */
async function bytesOf(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send("Network.enable");
  /** @type {Map<string, string>} */
  const kinds = new Map();
  /** @type {Record<string, number>} */
  const sums = {};
  tools.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  tools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "Other";
    sums[kind] = (sums[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(address);
  // The board of the solver, and on the start page what comes last.
  await page.getByRole("grid", { name: "Sudoku" }).or(page.locator(".ornament a")).first().waitFor();
  await page.waitForLoadState("networkidle");
  await context.close();
  return sums;
}

/**
 * How much of the smaller side of a window the board has, in percent.
 * @param {import("playwright-core").Browser} browser
 * @param {string} address
 * @param {{ width: number, height: number }} viewport
 */
async function shareOf(browser, address, { width, height }) {
  const { page, context } = await openPage(browser, `${address}#/solve/${PUZZLE}`, { viewport: { width, height } });
  await page.getByRole("gridcell", { name: /Given/ }).first().waitFor();
  const box = await page.getByRole("grid", { name: "Sudoku" }).boundingBox();
  await context.close();
  return { side: Math.round(box?.width ?? 0), share: ((box?.width ?? 0) / Math.min(width, height)) * 100 };
}

/** @param {string[]} columns */
const row = (...columns) => console.log(columns.map((text, index) => (index === 0 ? text.padEnd(34) : text.padStart(14))).join(""));

// In a folder, as people have it: what is written takes its time.
const data = await folder();
const server = await Server.start({ data: data.path });
const browser = await openBrowser();
try {
  row("a key press, ms", "median", "p95", "wanted p95");
  for (const isFull of [false, true]) {
    for (const [name, shape, wanted] of [["9×9", "3x3", 8], ["16×16", "4x4", 16], ["25×25", "5x5", 16]]) {
      const { drawn } = await pressesOf(browser, server.address, String(shape), isFull);
      row(`  ${name}${isFull ? ", full of marks" : ""}`, at(drawn, 0.5).toFixed(1), at(drawn, 0.95).toFixed(1), `< ${wanted}`);
    }
  }
  row("a move in a game, ms", "median", "p95", "wanted p95");
  for (const [name, box, wanted] of [["9×9", "3x3", 8], ["16×16", "4x4", 16]]) {
    const { drawn, after } = await movesOf(browser, server.address, String(box));
    row(`  ${name}, all marks, until drawn`, at(drawn, 0.5).toFixed(1), at(drawn, 0.95).toFixed(1), `< ${wanted}`);
    row(`  ${name}, to keep it then`, at(after, 0.5).toFixed(1), at(after, 0.95).toFixed(1));
  }
  const { saves, loads, bytes: length, moves } = await longGame(browser, server.address);
  row(`a game of ${moves} moves, ms`, "median", "p95", "wanted p95");
  row("  keeping one more", at(saves, 0.5).toFixed(1), at(saves, 0.95).toFixed(1), "< 20");
  row("  opening it", at(loads, 0.5).toFixed(1), at(loads, 0.95).toFixed(1), "< 100");
  row("  its state, kB", (length / 1000).toFixed(0));
  const views = [await bytesOf(browser, `${server.address}#/solve`), await bytesOf(browser, `${server.address}#/`)];
  const kB = (/** @type {number | undefined} */ bytes = 0) => (bytes / 1000).toFixed(1);
  row("the first view, kB over the wire", "solver", "start page", "wanted");
  for (const kind of Object.keys(views[0] ?? {}).sort()) row(`  ${kind}`, ...views.map((view) => kB(view[kind])));
  row("  all of it", ...views.map((view) => kB(Object.values(view).reduce((sum, one) => sum + one, 0))), "<= 300");
  row("the board in the window", "px", "% of side", "wanted");
  for (const window of WINDOWS) {
    const { side, share } = await shareOf(browser, server.address, window);
    row(`  ${window.width}×${window.height}`, String(side), share.toFixed(0), `>= ${window.wanted}`);
  }
} finally {
  await browser.close();
  await server.stop();
  await data.remove();
}
