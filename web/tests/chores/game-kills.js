// Kills the app in the middle of a game, again and again, at moments by lot: after each start the store has the last move that it
// had said it keeps, and the page shows what the player saw, since the browser has what the store had not yet.
//
// A move that was on its way when the app died may have been kept without a word: that is the only other state there may be.

import assert from "node:assert/strict";
import { folder, openBrowser, openPage, Server } from "../e2e/app.js";
import { beginGame, boardOf, lineOf, PUZZLE, storedGame } from "../e2e/game.js";

const KILLS = Number(process.argv[2] ?? 200);

/** What a player does; what is meant for a cell goes to one by lot. */
const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "Shift+1", "Shift+5", "Control+3", "Control+Shift+2", "Delete", "Control+z", "Control+z", "Control+y", "t", "ArrowRight", "ArrowDown"];

/** How many moves there are at the most before the app is killed, and how long after the last of them, in milliseconds. */
const [MOVES, LATER] = [12, 40];

/** Numbers by lot that are the same each time: a kill that loses something can be had again. */
let lot = 20261118;
const draw = (/** @type {number} */ below) => {
  lot = (Math.imul(lot, 1103515245) + 12345) >>> 0;
  return Math.floor((lot / 2 ** 32) * below);
};

const data = await folder();
let server = await Server.start({ data: data.path });
const { host } = new URL(server.address);
const browser = await openBrowser();
const { page } = await openPage(browser, `${server.address}#/`);
// Notes in the page what was sent and what was acknowledged: nothing outside of it knows that as soon.
await page.addInitScript(() => {
  const notes = { sent: /** @type {string | null} */ (null), kept: /** @type {string | null} */ (null) };
  Object.assign(globalThis, { notes });
  const send = globalThis.fetch;
  // A state comes whole, or as what differs from the one that was acknowledged last.
  const stateIn = (/** @type {any} */ { state, splice }) => {
    if (state) return JSON.stringify(state);
    return `${notes.kept?.slice(0, splice.from)}${splice.text}${notes.kept?.slice(splice.to)}`;
  };
  globalThis.fetch = async (input, init) => {
    const isMove = /^(PUT|PATCH)$/.test(init?.method ?? "") && /games\/\d+$/.test(String(input));
    const state = isMove ? stateIn(JSON.parse(String(init?.body))) : null;
    if (isMove) notes.sent = state;
    const response = await send(input, init);
    if (isMove && response.ok) notes.kept = state;
    return response;
  };
});
await page.reload();
const id = await beginGame(page);
let [acknowledged, inDoubt] = [0, 0];
try {
  let stored = await storedGame(server.address, id);
  for (let kill = 1; kill <= KILLS; kill += 1) {
    for (let move = draw(MOVES) + 1; move > 0; move -= 1) {
      await boardOf(page).getByRole("gridcell").nth(draw(81)).click();
      await page.keyboard.press(KEYS[draw(KEYS.length)] ?? "1");
    }
    await new Promise((resolve) => setTimeout(resolve, draw(LATER)));
    const seen = await lineOf(page);
    await server.kill();
    const { sent, kept } = await page.evaluate(() => /** @type {any} */ (globalThis).notes);
    server = await Server.start({ data: data.path, listen: host });
    const before = stored.state;
    stored = await storedGame(server.address, id);
    const last = kept === null ? before : JSON.parse(kept);
    const isLast = isSame(stored.state, last);
    if (!isLast) assert.ok(sent !== kept && isSame(stored.state, JSON.parse(sent ?? "{}")), `kill ${kill}: the store has neither the last move that it had said it keeps nor the one on its way`);
    if (isLast) acknowledged += 1;
    else inDoubt += 1;
    await page.reload();
    await boardOf(page).waitFor();
    assert.equal(await lineOf(page), seen, `kill ${kill}: the page shows what the player saw`);
    if (kill % 20 === 0) console.log(`${kill} kills, nothing lost`);
  }
  console.log(`${KILLS} kills: ${acknowledged} times the board was that of the last move acknowledged, ${inDoubt} times that of the move on its way; ${stored.state.turns.length} digits came and went`);
  assert.notEqual(stored.summary.line, PUZZLE, "something was played");
} finally {
  await browser.close();
  await server.stop();
  await data.remove();
}

/**
 * Whether two states are the same but for the time, which is also kept by itself: when a page is left, and now and then.
 * @param {any} one
 * @param {any} other
 */
function isSame(one, other) {
  try {
    assert.deepEqual({ ...one, spent: 0 }, { ...other, spent: 0 });
    return true;
  } catch {
    return false;
  }
}
