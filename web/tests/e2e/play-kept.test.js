// Nothing of a game is lost: after a reload, a crash of the server, in two tabs; and the clock counts only what was played.

import assert from "node:assert/strict";
import { test } from "node:test";
import { folder, forTests, openPage, rests, Server } from "./app.js";
import { beginGame, boardHolds, boardOf, cellOf, goTo, isKept, lineOf, PUZZLE, SOLUTION, storedGame, timeOf, useTool, withCells } from "./game.js";

const app = forTests();

/** @param {import("playwright-core").Page} page @param {string} name */
const button = (page, name) => page.getByRole("button", { name, exact: true });

/** Digits for the first cells that are empty, none of them by chance the right one everywhere. */
const MOVES = /** @type {[number, string][]} */ ([[2, "4"], [3, "6"], [5, "8"], [6, "9"], [7, "1"], [8, "2"]]);

test("a reload in mid-game shows the same board, and undo and redo go on from there", async () => {
  const { page, context, faults } = await app.open("#/");
  const id = await beginGame(page);
  await goTo(page, 2);
  await page.keyboard.press("Shift+1");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("6");
  await page.keyboard.press("t");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("8");
  await page.keyboard.press("7");
  await page.keyboard.press("Control+z");
  const line = withCells(PUZZLE, { 3: "6", 5: "8" });
  await boardHolds(page, line);
  await isKept(app.server.address, id, line);
  await page.reload();
  await boardHolds(page, line);
  assert.match(await cellOf(page, 5).getAttribute("aria-label") ?? "", /Tried\./);
  assert.match(await cellOf(page, 2).getAttribute("aria-label") ?? "", /Corner: 1\./);
  await page.keyboard.press("Control+y");
  await boardHolds(page, withCells(line, { 5: "7" }));
  for (const wanted of [line, withCells(PUZZLE, { 3: "6" }), withCells(PUZZLE, { 3: "6" }), PUZZLE]) {
    await page.keyboard.press("Control+z");
    await boardHolds(page, wanted);
  }
  await page.keyboard.press("Control+z");
  await page.locator(".marks .corner").waitFor({ state: "detached" });
  assert.equal(await button(page, "Undo").isDisabled(), true);
  // Moves that no answer has come for are there after a reload as well, and are kept then: nobody waits for answers.
  let isHeldBack = true;
  await page.route(`**/games/${id}`, (route) => (isHeldBack && route.request().method() !== "GET" ? undefined : route.continue()));
  await goTo(page, 3);
  await page.keyboard.press("6");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("8");
  await boardHolds(page, line);
  await Promise.all([page.waitForEvent("framenavigated"), page.reload(), page.waitForEvent("request", (request) => request.isNavigationRequest()).then(() => void (isHeldBack = false))]);
  await boardHolds(page, line);
  await isKept(app.server.address, id, line);
  assert.deepEqual(faults, []);
  await context.close();
});

test("what differs is enough for the server to have all of a game, whatever letters its points are named with", async () => {
  const { page, context, faults } = await app.open("#/");
  /** @type {string[]} */
  const methods = [];
  page.on("request", (request) => void (/\/games\/\d+$/.test(request.url()) && methods.push(request.method())));
  const id = await beginGame(page);
  let line = PUZZLE;
  const play = async (/** @type {[number, string][]} */ moves) => {
    for (const [cell, digit] of moves) {
      await goTo(page, cell);
      await page.keyboard.press(digit);
      line = withCells(line, { [cell]: digit });
      await isKept(app.server.address, id, line);
    }
  };
  await play(MOVES.slice(0, 2));
  await useTool(page, "Set a point");
  const name = page.getByRole("textbox", { name: "Name of Point 1" });
  await name.fill("точка 🦊");
  await name.press("Enter");
  await play(MOVES.slice(2, 5));
  assert.ok(methods.includes("PATCH"), `only what differs is sent: ${methods}`);
  assert.equal(methods.filter((method) => method === "PUT").length, 1, `and all of it once: ${methods}`);
  const { state } = await storedGame(app.server.address, id);
  assert.deepEqual([state.past.length, state.points.map((/** @type {number} */ place) => state.things[place].name)], [7, ["точка 🦊"]]);
  await page.reload();
  await boardHolds(page, line);
  await useTool(page, "Back to точка 🦊");
  await boardHolds(page, withCells(PUZZLE, Object.fromEntries(MOVES.slice(0, 2))));
  assert.deepEqual(faults, []);
  await context.close();
});

/**
 * Enters a digit until it stands there. Behind the box that says that Nonet does not answer no key is heard.
 * @param {import("playwright-core").Page} page
 * @param {number} cell
 * @param {string} digit
 * @param {string} line what the board holds then
 */
async function enter(page, cell, digit, line) {
  while (await lineOf(page) !== line) {
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await goTo(page, cell);
    await page.keyboard.press(digit);
  }
}

test("the server is killed in mid-game: the board equals the last move that it had said it keeps, and the page goes on", async () => {
  const data = await folder();
  const listen = "127.0.0.1:0";
  let server = await Server.start({ data: data.path, listen });
  const { page, context } = await openPage(app.browser, `${server.address}#/`);
  const id = await beginGame(page);
  let line = PUZZLE;
  for (const [cell, digit] of MOVES.slice(0, 3)) {
    line = withCells(line, { [cell]: digit });
    await enter(page, cell, digit, line);
    await isKept(server.address, id, line);
    const { address } = server;
    await server.kill();
    server = await Server.start({ data: data.path, listen: new URL(address).host });
    assert.equal((await storedGame(server.address, id)).summary.line, line);
  }
  // While it is gone, moves are shown, said not to be kept, and kept when it is back.
  const { address } = server;
  const [cell, digit] = MOVES[3] ?? [6, "9"];
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await goTo(page, cell);
  await server.kill();
  await page.keyboard.press(digit);
  line = withCells(line, { [cell]: digit });
  await boardHolds(page, line);
  server = await Server.start({ data: data.path, listen: new URL(address).host });
  await isKept(server.address, id, line);
  await page.reload();
  await boardHolds(page, line);
  // A game that is solved while it is gone has its record when it is back.
  const last = await beginGame(page, { puzzle: withCells(SOLUTION, { 80: "." }) });
  const { host } = new URL(server.address);
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await goTo(page, 80);
  await server.kill();
  await page.keyboard.press("9");
  await boardHolds(page, SOLUTION);
  server = await Server.start({ data: data.path, listen: host });
  await isKept(server.address, last, SOLUTION);
  const recordsOf = async () => (await (await fetch(`${server.address}api/v1/records`)).json()).records;
  while (!(await recordsOf()).length) await new Promise((resolve) => setTimeout(resolve, 200));
  assert.deepEqual((await recordsOf()).map((/** @type {any} */ { details }) => details.game), [last]);
  await context.close();
  await server.stop();
  await data.remove();
});

test("the disk is full in mid-game: the game goes on, the page says so, and all of it is in the file once there is room", async () => {
  const data = await folder();
  let server = await Server.start({ data: data.path, canFill: true });
  const { page, context, faults } = await openPage(app.browser, `${server.address}#/`);
  const id = await beginGame(page);
  let line = PUZZLE;
  const play = async (/** @type {[number, string][]} */ moves) => {
    for (const [cell, digit] of moves) {
      await goTo(page, cell);
      await page.keyboard.press(digit);
      line = withCells(line, { [cell]: digit });
    }
    await isKept(server.address, id, line);
  };
  const stateOf = async () => (await (await fetch(`${server.address}api/v1/about`)).json()).store.state;
  await play(MOVES.slice(0, 2));
  await server.fill(true);
  await play(MOVES.slice(2, 4));
  assert.equal(await stateOf(), "memory");
  await page.getByText("Nothing reaches the file for now.").waitFor();
  await page.reload();
  await boardHolds(page, line);
  await play(MOVES.slice(4));
  await server.fill(false);
  while ((await stateOf()) !== "file") await new Promise((resolve) => setTimeout(resolve, 200));
  await page.getByText("Nothing reaches the file for now.").waitFor({ state: "detached" });
  const { host } = new URL(server.address);
  // Who asks a server that is gone is told so on the console.
  await page.goto("about:blank");
  await server.kill();
  server = await Server.start({ data: data.path, listen: host });
  assert.equal((await storedGame(server.address, id)).summary.line, line);
  await page.goto(`${server.address}#/play/${id}`);
  await boardHolds(page, line);
  await page.keyboard.press("Control+z");
  await boardHolds(page, withCells(line, { [MOVES.at(-1)?.[0] ?? 0]: "." }));
  assert.deepEqual(faults, []);
  await context.close();
  await server.stop();
  await data.remove();
});

test("two tabs on one game: the second is told, overwrites nothing, and can go on", async () => {
  const { page, context } = await app.open("#/");
  const id = await beginGame(page);
  const second = await context.newPage();
  await second.goto(`${app.server.address}#/play/${id}`);
  await boardOf(second).waitFor();
  await rests(second);
  await goTo(page, 2);
  await page.keyboard.press("4");
  const line = withCells(PUZZLE, { 2: "4" });
  await isKept(app.server.address, id, line);
  await goTo(second, 3);
  await second.keyboard.press("6");
  await second.getByText("This game was played on in another tab or window.").waitFor();
  assert.equal((await storedGame(app.server.address, id)).summary.line, line, "nothing was overwritten");
  await second.keyboard.press("5");
  await button(second, "Go on here").press("Enter");
  await boardHolds(second, line);
  assert.notEqual(await second.evaluate(() => document.activeElement?.localName), "body");
  await goTo(second, 3);
  await second.keyboard.press("6");
  await isKept(app.server.address, id, withCells(line, { 3: "6" }));
  // Now the first one hears of it, with its next move.
  await goTo(page, 5);
  await page.keyboard.press("8");
  await button(page, "Go on here").click();
  await boardHolds(page, withCells(line, { 3: "6" }));
  // What is deleted elsewhere is told, and can be kept all the same.
  await goTo(page, 5);
  await fetch(`${app.server.address}api/v1/games/${id}`, { method: "DELETE" });
  await page.keyboard.press("8");
  await button(page, "Keep it").click();
  await page.waitForURL((url) => /^#\/play\/\d+$/.test(url.hash) && url.hash !== `#/play/${id}`);
  await boardHolds(page, withCells(line, { 3: "6", 5: "8" }));
  await page.keyboard.press("Control+z");
  await isKept(app.server.address, Number(new URL(page.url()).hash.split("/").at(-1)), withCells(line, { 3: "6" }));
  await context.close();
});

test("a pause covers the board and stops the clock, and so does looking elsewhere", async () => {
  const { page, context, faults } = await app.open("#/");
  await page.clock.install();
  const id = await beginGame(page);
  await page.clock.runFor(5000);
  const seconds = async () => Number((await timeOf(page))?.split(":").at(-1));
  const before = await seconds();
  assert.ok(before >= 5);
  // Who closes the lid sleeps, and does not play.
  await page.clock.fastForward(3 * 3_600_000);
  await page.clock.runFor(1000);
  assert.match(await timeOf(page) ?? "", /^0:\d\d$/);
  await page.keyboard.press("p");
  await boardOf(page).waitFor({ state: "detached" });
  assert.equal(await page.locator(".board .digit").count(), 0, "nothing of it can be seen");
  assert.equal(await page.evaluate(() => document.activeElement?.textContent?.trim()), "Go on");
  const held = await timeOf(page);
  await page.clock.runFor(30_000);
  assert.equal(await timeOf(page), held);
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Enter");
  await boardOf(page).waitFor();
  assert.match(await page.evaluate(() => document.activeElement?.getAttribute("aria-label")) ?? "", /^Row/);
  await page.clock.runFor(2000);
  const running = await timeOf(page);
  assert.notEqual(running, held);
  const look = (/** @type {boolean} */ isHidden) => page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
  await look(true);
  const away = await timeOf(page);
  await page.clock.runFor(60_000);
  assert.equal(await timeOf(page), away);
  await look(false);
  await page.clock.runFor(2000);
  assert.notEqual(await timeOf(page), away);
  // Whoever has paused has paused, wherever they look.
  await page.keyboard.press("p");
  const paused = await timeOf(page);
  await look(true);
  await look(false);
  await page.clock.runFor(5000);
  assert.equal(await timeOf(page), paused);
  // A tab that is opened behind another one waits until somebody looks.
  await look(true);
  await page.evaluate(() => void (location.hash = "#/settings"));
  await page.locator(".play").waitFor({ state: "detached" });
  await page.evaluate((place) => void (location.hash = place), `#/play/${id}`);
  await boardOf(page).waitFor();
  await page.clock.runFor(5000);
  assert.equal(await timeOf(page), paused);
  await look(false);
  await page.clock.runFor(2000);
  assert.notEqual(await timeOf(page), paused);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a game that is paused is paused after a reload, and goes on where somebody comes back to it", async () => {
  const { page, context, faults } = await app.open("#/");
  const id = await beginGame(page);
  await page.keyboard.press("p");
  const cover = page.getByRole("button", { name: "Go on" });
  await cover.waitFor();
  await page.reload();
  await cover.waitFor();
  assert.equal(await boardOf(page).count(), 0);
  await page.keyboard.press("p");
  await boardOf(page).waitFor();
  await page.reload();
  await boardOf(page).waitFor();
  await page.keyboard.press("p");
  await cover.waitFor();
  await page.evaluate(() => void (location.hash = "#/settings"));
  await page.locator(".play").waitFor({ state: "detached" });
  await page.evaluate((place) => void (location.hash = place), `#/play/${id}`);
  await boardOf(page).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("the time can be hidden, and stays so", async () => {
  const { page, context, faults } = await app.open("#/");
  await beginGame(page);
  await page.locator(".play-time").click();
  await page.locator(".play-time time").waitFor({ state: "detached" });
  await rests(page);
  await page.reload();
  await boardOf(page).waitFor();
  assert.equal(await page.locator(".play-time time").count(), 0);
  await page.locator(".play-time").click();
  await page.locator(".play-time time").waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("a game that is not there is said to be gone", async () => {
  const { page, context } = await app.open("#/play/999999");
  await page.getByRole("heading", { name: "This game is not here" }).waitFor();
  await page.getByText("It was deleted, or its address is not right.").waitFor();
  assert.equal(await page.getByRole("link", { name: "start page" }).or(page.locator("main a[href='#/']")).first().isVisible(), true);
  await context.close();
});

test("several games stand side by side, and going from one to the other loses neither", async () => {
  const { page, context, faults } = await app.open("#/");
  const first = await beginGame(page);
  await goTo(page, 2);
  await page.keyboard.press("4");
  // Left at once: the move is kept all the same.
  const second = await beginGame(page);
  assert.equal(await lineOf(page), PUZZLE);
  await goTo(page, 3);
  await page.keyboard.press("6");
  await page.evaluate((place) => void (location.hash = place), `#/play/${first}`);
  await boardHolds(page, withCells(PUZZLE, { 2: "4" }));
  await page.evaluate((place) => void (location.hash = place), `#/play/${second}`);
  await boardHolds(page, withCells(PUZZLE, { 3: "6" }));
  assert.deepEqual(faults, []);
  await context.close();
});

test("whoever leaves a game while it is being kept and comes back at once finds the last move, and no other tab", async () => {
  const { page, context } = await app.open("#/");
  const id = await beginGame(page);
  // A store that takes its time.
  await page.route(`**/api/v1/games/${id}`, async (route) => {
    if (route.request().method() !== "GET") await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await goTo(page, 2);
  await page.keyboard.press("4");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("6");
  await page.evaluate(async (place) => {
    location.hash = "#/records";
    await new Promise((resolve) => setTimeout(resolve, 100));
    location.hash = place;
  }, `#/play/${id}`);
  const line = withCells(PUZZLE, { 2: "4", 3: "6" });
  await boardHolds(page, line);
  await goTo(page, 5);
  await page.keyboard.press("8");
  await isKept(app.server.address, id, withCells(line, { 5: "8" }));
  assert.equal(await button(page, "Go on here").count(), 0);
  await context.close();
});
