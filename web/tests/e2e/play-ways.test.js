// Ways to play: the digit first, digits struck out and coloured one by one, candidates that come by themselves, and what hints make of marks.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { forTests, rests, settingsKept, until } from "./app.js";
import { beginGame, boardHolds, boardOf, cellOf, goTo, HARDER, isKept, lineOf, openTools, PUZZLE, setChecking, SIXTEEN, storedGame, useTool, withCells } from "./game.js";

const app = forTests();

/** @param {import("playwright-core").Page} page @param {string} name */
const button = (page, name) => page.getByRole("button", { name, exact: true });

/** @param {import("playwright-core").Page} page @param {string} name */
const key = (page, name) => page.getByRole("group", { name: "Digits", exact: true }).getByRole("button", { name: new RegExp(`^${name}`) });

/** @param {import("playwright-core").Page} page @param {number} cell */
const label = async (page, cell) => (await cellOf(page, cell).getAttribute("aria-label")) ?? "";

/** Turns a setting of the game on. @param {import("playwright-core").Page} page @param {string} name */
async function turnOn(page, name) {
  await openTools(page);
  await rests(page);
  const kept = settingsKept(page);
  await page.getByRole("switch", { name }).check({ force: true });
  await kept;
}

/** Gives the settings back to whoever plays next. @param {import("playwright-core").Page} page @param {string} name */
async function turnOff(page, name) {
  await openTools(page);
  await rests(page);
  const kept = settingsKept(page);
  await page.getByRole("switch", { name }).uncheck({ force: true });
  await kept;
}

/** Goes the whole way into a hint. @param {import("playwright-core").Page} page */
async function wholeHint(page) {
  for (let depth = 1; depth <= 4; depth += 1) {
    await page.keyboard.press("h");
    await page.getByRole("img", { name: `Level ${depth} of 4` }).waitFor();
  }
  return (await page.locator(".play-hint-text").textContent()) ?? "";
}

test("digit first: a digit is chosen, then its cells, by touch", async () => {
  const { page, context, faults } = await app.open("#/", { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await beginGame(page);
  await turnOn(page, "Digit first");
  await key(page, "Enter 4:").tap();
  // A tap becomes a click a moment later.
  await key(page, "Enter 4:").and(page.locator("[aria-pressed=true]")).waitFor();
  assert.equal(await lineOf(page), PUZZLE, "nothing is entered yet");
  await cellOf(page, 2).tap();
  await cellOf(page, 16).tap();
  await boardHolds(page, withCells(PUZZLE, { 2: "4", 16: "4" }));
  await cellOf(page, 2).tap();
  await boardHolds(page, withCells(PUZZLE, { 16: "4" }));
  // A digit on the board is chosen by pressing it.
  await cellOf(page, 4).tap();
  await page.waitForFunction(() => document.querySelector(".key[aria-pressed=true] b")?.textContent === "7");
  await cellOf(page, 5).tap();
  await boardHolds(page, withCells(PUZZLE, { 16: "4", 5: "7" }));
  await key(page, "Digits; press").tap();
  await cellOf(page, 3).tap();
  await cellOf(page, 3).and(page.locator("[aria-label*='Corner: 7.']")).waitFor();
  await turnOff(page, "Digit first");
  assert.deepEqual(faults, []);
  await context.close();
});

test("digit first: a colour is chosen, too, and given digits take it", async () => {
  const { page, context, faults } = await app.open("#/");
  await beginGame(page);
  await turnOn(page, "Digit first");
  await page.keyboard.press("v");
  await key(page, "Colour C").click();
  await page.getByRole("status").getByText("Colour C is chosen: press its cells").first().waitFor({ state: "attached" });
  for (const cell of [2, 4]) {
    await cellOf(page, cell).click();
    await cellOf(page, cell).and(page.locator("[aria-label*='Colour C.']")).waitFor();
  }
  assert.doesNotMatch(await label(page, 0), /Colour/, "nothing is coloured by what was selected before");
  await key(page, "Colour C").and(page.locator("[aria-pressed=true]")).waitFor();
  assert.equal(await page.locator(".board-alike .same[d]:not([d=''])").count(), 0, "a colour is not the digit with its number");
  await page.keyboard.press("z");
  await key(page, "Enter 3:").and(page.locator("[aria-pressed=false]")).waitFor();
  await turnOff(page, "Digit first");
  assert.deepEqual(faults, []);
  await context.close();
});

test("a stroke does in every cell what it has done in the first, there and back", async () => {
  const { page, context, faults } = await app.open("#/");
  await beginGame(page);
  await turnOn(page, "Digit first");
  await key(page, "Enter 1:").click();
  await page.keyboard.press("x");
  await key(page, "Corner mark 1").and(page.locator("[aria-pressed=true]")).waitFor();
  const draw = async (/** @type {number[]} */ cells) => {
    for (const [at, cell] of cells.entries()) {
      const box = await cellOf(page, cell).boundingBox();
      await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
      if (at === 0) await page.mouse.down();
    }
    await page.mouse.up();
  };
  const areMarked = (/** @type {number[]} */ wanted) => page.waitForFunction((cells) => {
    const all = [...document.querySelectorAll("[role=gridcell]")];
    return all.every((cell, at) => cell.getAttribute("aria-label")?.includes("Corner: 1.") === cells.includes(at));
  }, wanted);
  await draw([10, 11, 10]);
  await areMarked([10, 11]);
  // From a cell without the mark all are given it, from one with it all lose it.
  await draw([2, 11, 10]);
  await areMarked([2, 10, 11]);
  await draw([11, 10, 18]);
  await areMarked([2]);
  await turnOff(page, "Digit first");
  assert.deepEqual(faults, []);
  await context.close();
});

test("digits are struck out and coloured one by one, by keyboard and by touch, and that is kept", async () => {
  const { page, context, faults } = await app.open("#/", { hasTouch: true });
  const id = await beginGame(page);
  // Also a digit that is not noted.
  await goTo(page, 2);
  await page.keyboard.press("k");
  await page.keyboard.press("2");
  await page.locator(".marks .corner.is-out .struck").waitFor();
  await page.keyboard.press("2");
  await page.locator(".marks .struck").waitFor({ state: "detached" });
  // But a colour needs something to be seen on.
  await page.keyboard.press("v");
  await page.keyboard.press("Shift+4");
  await page.keyboard.press("1");
  await page.locator(".play-note").getByText("There is no 4 in r1c3 to be coloured").waitFor();
  assert.doesNotMatch(await label(page, 2), /colour/i);
  await page.keyboard.press("k");
  await page.keyboard.press("n");
  await page.locator(".marks .corner").first().waitFor();
  await page.keyboard.press("2");
  await page.locator(".marks .struck").waitFor();
  assert.match(await label(page, 2), /Struck out: 2\./);
  await page.keyboard.press("2");
  await page.locator(".marks .struck").waitFor({ state: "detached" });
  await page.keyboard.press("Control+z");
  await page.locator(".marks .struck").waitFor();
  await page.keyboard.press("v");
  await page.keyboard.press("Shift+4");
  await page.keyboard.press("1");
  await page.locator(".marks .tint.is-colour-1").waitFor();
  // The same by touch.
  await cellOf(page, 3).tap();
  await button(page, "Colour 6 alone").tap();
  await key(page, "Colour B").tap();
  await page.locator(".marks .tint.is-colour-2").waitFor();
  await key(page, "Colours; press").tap();
  await key(page, "Strike out 2").tap();
  await page.waitForFunction(() => document.querySelectorAll(".marks .struck").length === 2);
  await key(page, "Strike out; press").tap();
  await cellOf(page, 5).tap();
  await key(page, "Enter 8:").tap();
  await isKept(app.server.address, id, withCells(PUZZLE, { 5: "8" }));
  await page.reload();
  await page.waitForFunction(() => document.querySelectorAll(".marks .struck").length === 2);
  assert.equal(await page.locator(".marks .tint").count(), 2);
  assert.deepEqual(faults, []);
  await context.close();
});

test("the tools stay where they are whatever digits write, and when colours come to a cell with marks", async () => {
  for (const viewport of [{ width: 360, height: 640 }, { width: 740, height: 360 }, { width: 1440, height: 900 }]) {
    const { page, context } = await app.open("#/", { viewport });
    await beginGame(page);
    await goTo(page, 2);
    await page.keyboard.press("Shift+4");
    const placeOf = () => page.locator(".play-hand").boundingBox();
    const top = (await placeOf())?.y;
    for (const [pen, kind] of /** @type {const} */ ([["x", "corner"], ["c", "centre"], ["k", "strike"], ["v", "colour"]])) {
      await page.keyboard.press(pen);
      await page.locator(`.keypad.has-${kind}`).waitFor();
      assert.equal((await placeOf())?.y, top, `${kind} at ${viewport.width}×${viewport.height}`);
    }
    await button(page, "Colour 4 alone").waitFor();
    const marked = await placeOf();
    await page.keyboard.press("ArrowRight");
    await button(page, "Colour 4 alone").waitFor({ state: "detached" });
    assert.deepEqual(await placeOf(), marked, `at ${viewport.width}×${viewport.height}`);
    await context.close();
  }
});

test("on a short phone what is said while somebody tries is in sight", async () => {
  const { page, context } = await app.open("#/", { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await beginGame(page);
  await page.keyboard.press("t");
  await page.locator(".play-trying").waitFor();
  await goTo(page, 2);
  await page.keyboard.press("5");
  await page.keyboard.press("Enter");
  await page.locator(".play-note:not(:empty)").waitFor();
  const [note, ways] = [await page.locator(".play-note").boundingBox(), await page.locator(".ways").boundingBox()];
  assert.ok(note && ways && note.y + note.height <= ways.y, `it ends above the ways at the thumb: ${JSON.stringify({ note, ways })}`);
  await context.close();
});

test("candidates come by themselves, follow the digits, and marks strike them out", async () => {
  const { page, context, faults } = await app.open("#/");
  await beginGame(page);
  await turnOn(page, "Automatic candidates");
  await page.waitForFunction(() => /Possible: 1 2 4\./.test(document.querySelector("[data-cell='2']")?.getAttribute("aria-label") ?? ""));
  await goTo(page, 3);
  await page.keyboard.press("2");
  await page.waitForFunction(() => /Possible: 1 4\./.test(document.querySelector("[data-cell='2']")?.getAttribute("aria-label") ?? ""));
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Shift+1");
  await page.locator(".tinted .struck").waitFor();
  assert.match(await label(page, 2), /Struck out: 1\./);
  // A mark in the middle would not be seen either.
  await page.keyboard.press("Control+4");
  await page.getByRole("status").getByText("4 struck out in r1c3").first().waitFor({ state: "attached" });
  assert.match(await label(page, 2), /Struck out: 1 4\./);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("Control+z");
  await page.waitForFunction(() => /Possible: 1 2 4\./.test(document.querySelector("[data-cell='2']")?.getAttribute("aria-label") ?? ""));
  await turnOff(page, "Automatic candidates");
  await page.waitForFunction(() => !/Possible/.test(document.querySelector("[data-cell='2']")?.getAttribute("aria-label") ?? ""));
  assert.deepEqual(faults, []);
  await context.close();
});

test("the digit that is chosen first is the one whose marks are filled, and none are filled where candidates come by themselves", async () => {
  const { page, context, faults } = await app.open("#/");
  await beginGame(page);
  await turnOn(page, "Digit first");
  await goTo(page, 0);
  await key(page, "Enter 2:").click();
  await useTool(page, "Marks of one digit");
  await page.locator(".marks .corner").first().waitFor();
  assert.deepEqual([...new Set(await page.locator(".marks .corner").allTextContents())], ["2"], "not those of the 5 at the cursor");
  await page.keyboard.press("Control+z");
  await page.locator(".marks .corner").first().waitFor({ state: "detached" });
  await turnOff(page, "Digit first");
  await turnOn(page, "Automatic candidates");
  await page.keyboard.press("n");
  await page.locator(".play-note").getByText("Candidates come by themselves: there are no marks to fill in.").waitFor();
  assert.equal(await button(page, "Undo").isDisabled(), true, "nothing was changed");
  await turnOff(page, "Automatic candidates");
  assert.deepEqual(faults, []);
  await context.close();
});

test("a try that comes to a contradiction says so, and asks to be dropped", async () => {
  const { page, context, faults } = await app.open("#/");
  await beginGame(page);
  const refuted = page.locator(".play-trying.is-refuted").getByText("A contradiction: this try is wrong.");
  const drop = page.locator(".play-hand .primary");
  // Nothing clashes, but r5c5 can only be 5.
  await page.keyboard.press("t");
  await goTo(page, 37);
  await page.keyboard.press("5");
  await refuted.waitFor();
  assert.equal(await drop.getAttribute("aria-label"), "Drop");
  await page.getByRole("status").getByText("A contradiction: this try is wrong.").first().waitFor({ state: "attached" });
  await page.keyboard.press("2");
  await page.locator(".play-trying:not(.is-refuted)").waitFor();
  assert.equal(await drop.count(), 0);
  // A clash is one, too; and whoever drops it is where they were.
  await page.keyboard.press("8");
  await refuted.waitFor();
  await drop.click();
  await boardHolds(page, PUZZLE);
  await page.locator(".play-trying").waitFor({ state: "detached" });
  // Without a try it is no more than a digit that clashes.
  await page.keyboard.press("8");
  await page.locator(".is-clash").first().waitFor();
  assert.equal(await page.locator(".play-trying").count(), 0);
  // It clashed before anything was tried, so that it does not speak against what is.
  await page.keyboard.press("t");
  await page.locator(".play-trying:not(.is-refuted)").waitFor();
  await goTo(page, 2);
  await page.keyboard.press("4");
  await page.getByRole("status").getByText("4 in r1c3", { exact: true }).waitFor({ state: "attached" });
  assert.equal(await refuted.count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test("on a short phone what is folded away is in sight by its name, and what takes two lines is above the ways", async () => {
  const { page, context } = await app.open("#/", { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await beginGame(page);
  const ways = await page.locator(".ways").boundingBox();
  const name = await page.locator(".play-all > summary span").boundingBox();
  assert.ok(ways && name && name.y + name.height <= ways.y + 1, JSON.stringify({ ways, name }));
  // Two solutions, and so no hint: what is said is long.
  await page.evaluate(() => void (location.hash = `#/own/${".".repeat(80)}1`));
  await page.getByRole("button", { name: "Play by the rules" }).tap();
  await boardOf(page).waitFor();
  await page.keyboard.press("h");
  await page.locator(".play-note").filter({ hasText: /several solutions/ }).waitFor();
  const note = await page.locator(".play-note").boundingBox();
  assert.ok(ways && note && note.y + note.height <= ways.y + 1, JSON.stringify({ ways, note }));
  await context.close();
});

test("cells are copied and pasted by keys, as one step, and a text that is none is told", async () => {
  const { page, context, faults } = await app.open("#/", { permissions: ["clipboard-read", "clipboard-write"] });
  await beginGame(page);
  await goTo(page, 1);
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+1");
  await page.keyboard.press("k");
  await page.keyboard.press("1");
  await page.keyboard.press("z");
  await page.keyboard.press("Control+c");
  await until(page, async () => (await navigator.clipboard.readText()) === "3\t(1)!1\t(1)!1");
  await goTo(page, 9 * 6 + 3);
  await page.keyboard.press("Control+v");
  await boardHolds(page, withCells(PUZZLE, { [9 * 6 + 3]: "3" }));
  assert.match(await label(page, 9 * 6 + 5), /Corner: 1\. Struck out: 1\./);
  await page.keyboard.press("Control+z");
  await boardHolds(page, PUZZLE);
  assert.doesNotMatch(await label(page, 9 * 6 + 5), /Corner/);
  await page.evaluate(() => navigator.clipboard.writeText("no cells"));
  await page.keyboard.press("Control+v");
  await page.getByText("What is in the clipboard are no cells of such a board.").first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("what a hint has ruled out does not come as a hint again", async () => {
  const { page, context, faults } = await app.open("#/");
  await beginGame(page, { puzzle: HARDER });
  await useTool(page, "Finish singles");
  await rests(page);
  /** @type {string[]} */
  const told = [];
  while (told.length < 6) {
    const text = await wholeHint(page);
    assert.ok(!told.includes(text), `told before: ${text}`);
    told.push(text);
    await button(page, "Do it").click();
    await page.locator(".play-hint").waitFor({ state: "detached" });
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test("where Nonet does not answer nothing is said of a hint, and it can be asked for once more", async () => {
  const { page, context } = await app.open("#/");
  await beginGame(page);
  await page.route("**/api/v1/hint", (route) => route.abort());
  await page.keyboard.press("h");
  await page.getByText("Nonet does not answer").waitFor();
  await page.unroute("**/api/v1/hint");
  await button(page, "Try again").click();
  await page.getByText("Nonet does not answer").waitFor({ state: "detached" });
  assert.equal(await page.locator(".play-note").textContent(), "");
  await page.keyboard.press("h");
  await page.locator(".play-hint").waitFor();
  await context.close();
});

test("a hint tells of the one cell whose marks have lost the right digit", async () => {
  const { page, context, faults } = await app.open("#/");
  await beginGame(page);
  await page.keyboard.press("n");
  await page.locator(".marks .corner").first().waitFor();
  await goTo(page, 2);
  await page.keyboard.press("Shift+4");
  await page.keyboard.press("h");
  await page.locator(".play-hint").getByText("r1c3").waitFor();
  assert.match(await cellOf(page, 2).getAttribute("class") ?? "", /is-lit/);
  await page.keyboard.press("Control+z");
  await wholeHint(page);
  assert.deepEqual(faults, []);
  await context.close();
});

/** What is played on the page by hints alone: what it is called, and what is wished for. The hardest take long: they run where NONET_SLOW is set. */
const WISHES = [
  ...["hard", ...(process.env.NONET_SLOW ? ["unfair", "extreme"] : [])].map((level) => ({ name: level, wish: { level, symmetry: "rotational", seed: 7 } })),
  { name: "hard, with Buildings", wish: { level: "hard", box: "2x3", variants: ["buildings"], seed: 3 } },
];

for (const { name, wish } of WISHES) {
  test(`hints lead through a puzzle that is ${name}, to its end`, async () => {
    const { page, context, faults } = await app.open("#/");
    const puzzle = await page.evaluate(async (wanted) => {
      const { madeGame } = await import(new URL("js/play/asking.js", document.baseURI).href);
      return (await madeGame(wanted)).puzzle;
    }, wish);
    await beginGame(page, { puzzle });
    // What singles can do is done at once, so that the rest are the steps that the level is about.
    for (let steps = 0; steps < 60; steps += 1) {
      await useTool(page, "Finish singles");
      await rests(page);
      if (await page.getByRole("heading", { name: "Solved" }).isVisible()) break;
      await wholeHint(page);
      await page.locator(".board.has-drawing .board-overlay :is(.disc, .is-large)").first().waitFor({ state: "attached" });
      await button(page, "Do it").click();
      await page.locator(".play-hint").waitFor({ state: "detached" });
    }
    await page.getByRole("heading", { name: "Solved" }).waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });
}

/** What is played by the page's own modules, with every hint: many levels, sizes and rules in the time of one page. */
const MORE_WISHES = [
  { level: "easy", box: "2x2" },
  { level: "medium", box: "3x3" },
  { level: "unfair", box: "3x3" },
  { level: "extreme", box: "2x3" },
  { level: "hard", box: "3x3", variants: ["diagonal"] },
  { level: "hard", box: "3x3", variants: ["anti-knight"] },
  { level: "medium", box: "2x3", variants: ["non-consecutive"] },
  { level: "hard", box: "2x3", variants: ["extra-regions"] },
  { level: "hard", box: "2x3", variants: ["even-odd"] },
  { level: "extreme", box: "2x3", variants: ["jigsaw"] },
  { level: "extreme", box: "2x3", variants: ["buildings"] },
  { level: "hard", box: "2x3", variants: ["strips"] },
].map((wish) => ({ ...wish, seed: "7" }));

test("every hint says more at each level and draws what it concludes, and all of them lead to the end, whoever keeps the marks", async () => {
  const { page, context, faults } = await app.open("#/");
  const flaws = await page.evaluate(async (wishes) => {
    const load = (/** @type {string} */ name) => import(new URL(`js/${name}.js`, document.baseURI).href);
    const [{ hintOf, madeGame }, { played }, { hintBoard, hintCells, hintText }, { ruledOut }] =
      await Promise.all(["play/asking", "play/game", "play/hints", "play/own-marks"].map(load));
    /** @type {string[]} */
    const found = [];
    // A browser has six connections to a host, and each job takes one as long as it is listened to: what waits too long is stopped.
    const waiting = wishes.entries();
    const plays = async () => {
      for (const [turn, wish] of waiting) await playOne(wish, turn);
    };
    const playOne = async (/** @type {typeof wishes[number]} */ wish, /** @type {number} */ turn) => {
      // Every other player has candidates that come by themselves, and strikes out what goes.
      const isAuto = turn % 2 === 1;
      const name = `${wish.level} ${wish.box} ${/** @type {any} */ (wish).variants ?? ""}`;
      let game = await madeGame(wish);
      for (let steps = 0; game.status === "playing" && steps < 200; steps += 1) {
        const { board } = game.table;
        const hint = { turns: 0, depth: 4, ...await hintOf(game, isAuto) };
        if (!hint.step) return found.push(`${name}: no step, but ${hint.text}`);
        const { technique, placements, eliminations } = hint.step;
        const texts = [1, 2, 3, 4].map((depth) => hintText({ ...hint, depth }));
        if (new Set(texts).size < 4 || texts.some((text) => !text || /[{}$]|undefined|null| {2}/.test(text))) found.push(`${name}: ${technique} says ${texts.join(" / ")}`);
        const { drawing } = hintBoard(hint, board);
        const cells = hintCells(hint, board);
        const shows = (/** @type {string} */ role, /** @type {{ digit: number }[]} */ all) =>
          all.every(({ digit }) => drawing.candidates.some((/** @type {any} */ one) => one.role === role && one.digit === digit && cells.includes(one.cell)));
        const named = hintCells({ ...hint, depth: 3 }, board);
        if (!named.length || named.some((/** @type {number} */ cell) => !hint.step.place.includes(`r${Math.floor(cell / board.size) + 1}c${(cell % board.size) + 1}`))) found.push(`${name}: ${technique} points at cells that it does not name`);
        if (!shows("good", placements) || !shows("bad", eliminations)) found.push(`${name}: ${technique} does not draw what it concludes`);
        const digits = placements.map((/** @type {any} */ { digit }, /** @type {number} */ index) => [cells[index], digit]);
        game = played(game, placements.length ? { type: "fill", digits, by: "hint" } : ruledOut(game, hint, isAuto), { checking: "rules", cleans: true }).game;
        if (game.table.board === board) return found.push(`${name}: ${technique} changes nothing`);
      }
      if (game.status !== "solved") found.push(`${name}: it has no end`);
      return undefined;
    };
    await Promise.all([plays(), plays(), plays()]);
    return found;
  }, MORE_WISHES);
  assert.deepEqual(flaws, []);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a hint goes on from centre marks and from strokes, and says what is wrong where digits clash", async () => {
  const { page, context, faults } = await app.open("#/");
  await beginGame(page, { puzzle: HARDER });
  await useTool(page, "Finish singles");
  await rests(page);
  await turnOn(page, "Automatic candidates");
  /** @type {string[]} */
  const told = [];
  while (told.length < 3) {
    const text = await wholeHint(page);
    assert.ok(!told.includes(text), `told before: ${text}`);
    told.push(text);
    await button(page, "Do it").click();
    await page.locator(".play-hint").waitFor({ state: "detached" });
  }
  assert.ok((await page.locator(".tinted .struck").count()) > 0, "what is ruled out is struck out for all to see");
  await turnOff(page, "Automatic candidates");
  // A digit that stands in its row already.
  const line = await lineOf(page);
  const cell = [...line].findIndex((symbol) => symbol === ".");
  const row = Math.floor(cell / 9);
  const twice = [...line.slice(9 * row, 9 * row + 9)].find((symbol) => symbol !== ".") ?? "";
  await goTo(page, cell);
  await page.keyboard.press(twice);
  await boardHolds(page, withCells(line, { [cell]: twice }));
  await page.keyboard.press("h");
  await button(page, "Take it out").click();
  await boardHolds(page, line);
  assert.deepEqual(faults, []);
  await context.close();
});

test("where there are several solutions singles enter what they share", async () => {
  const { page, context, faults } = await app.open("#/");
  await beginGame(page, { puzzle: "123.............", box: "2x2" });
  await useTool(page, "Finish singles");
  await boardHolds(page, "1234............");
  await useTool(page, "Finish singles");
  await page.locator(".play-note").getByText("No single can be found here.").waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("where there are several solutions a hint tells what they share, and says so where they share nothing", async () => {
  const { page, context, faults } = await app.open("#/");
  await beginGame(page, { puzzle: "123.............", box: "2x2" });
  const text = await wholeHint(page);
  assert.match(text, /r1c4/);
  await button(page, "Do it").click();
  await boardHolds(page, "1234............");
  await page.keyboard.press("h");
  await page.locator(".play-note").filter({ hasText: /several solutions/ }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("where there are several solutions no mistakes are counted, and whoever asks for that hears it", async () => {
  const { page, context, faults } = await app.open("#/");
  await beginGame(page, { puzzle: "123.............", box: "2x2" });
  await setChecking(page, "solution");
  await page.locator(".play-note").getByText("This puzzle has several solutions: nobody can say which digit is right.").waitFor();
  assert.equal(await page.locator(".play-mistakes").textContent(), "");
  await setChecking(page, "rules");
  assert.deepEqual(faults, []);
  await context.close();
});

test("the whole way is explained from the position that is on the board", async () => {
  const { page, context, faults } = await app.open("#/");
  await beginGame(page);
  await goTo(page, 2);
  await page.keyboard.press("4");
  await boardHolds(page, withCells(PUZZLE, { 2: "4" }));
  await openTools(page);
  await page.getByRole("link", { name: "Explain the whole way" }).click();
  // The address changes first: until then the board is the one of the game, and holds the same.
  await page.locator(".solver").waitFor();
  await boardHolds(page, withCells(PUZZLE, { 2: "4" }));
  assert.match(await label(page, 2), /4, placed\./);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a game that is open is told in the language that another tab chooses, and its hint with it", async () => {
  const { page, context, faults } = await app.open("?lang=en#/");
  const id = await beginGame(page);
  for (const _ of [1, 2]) await page.keyboard.press("h").then(() => page.locator(".play-hint .on").first().waitFor());
  await page.locator(".play-hint .on").nth(1).waitFor();
  const said = () => page.locator(".play-hint-text").innerText();
  const english = [await said(), await cellOf(page, 2).getAttribute("aria-label")];
  const settings = await context.newPage();
  await settings.goto(`${app.server.address}?lang=en#/settings`);
  const choose = async (/** @type {string} */ tag) => {
    await rests(settings);
    await settings.locator(`input[name=language][value=${tag}]`).check({ force: true });
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, tag);
  };
  await choose("et");
  await page.locator("[data-cell='2'][aria-label^='Rida 1']").waitFor();
  await page.waitForFunction(() => /** @type {HTMLElement | null} */ (document.querySelector(".play-hint-text"))?.innerText.includes("There is") === false);
  await choose("en");
  await page.waitForFunction((text) => /** @type {HTMLElement | null} */ (document.querySelector(".play-hint-text"))?.innerText === text, english[0] ?? "");
  await page.waitForFunction((text) => document.querySelector("[data-cell='2']")?.getAttribute("aria-label") === text, english[1] ?? "");
  const { state } = await storedGame(app.server.address, id);
  assert.equal(state.hints.length, 2, "that was no further hint");
  assert.deepEqual(faults, []);
  await context.close();
});

test("rows and columns have their names beside the board, for whoever wants it", async () => {
  const { page, context, faults } = await app.open("#/settings", { viewport: { width: 360, height: 640 } });
  const change = async (/** @type {"check" | "uncheck"} */ how) => {
    await page.getByRole("switch", { name: "Names of rows and columns" }).waitFor({ state: "attached" });
    await rests(page);
    const kept = settingsKept(page);
    await page.getByRole("switch", { name: "Names of rows and columns" })[how]({ force: true });
    await kept;
  };
  await change("check");
  await beginGame(page);
  assert.deepEqual((await page.locator(".board-name").allTextContents()).sort(), [...Array(9).keys()].flatMap((line) => [`c${line + 1}`, `r${line + 1}`]).sort());
  const [name, cell] = [await page.locator(".board-name", { hasText: "r3" }).boundingBox(), await cellOf(page, 18).boundingBox()];
  assert.ok(name && cell && name.x >= 0 && name.x + name.width <= cell.x && Math.abs(name.y + name.height / 2 - cell.y - cell.height / 2) < 2, JSON.stringify({ name, cell }));
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
  await page.goto(`${app.server.address}#/settings`);
  await change("uncheck");
  await page.goBack();
  await boardOf(page).waitFor();
  assert.equal(await page.locator(".board-name").count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test("the letter of a strip makes room for marks", async () => {
  const { page, context, faults } = await app.open("#/", { viewport: { width: 360, height: 640 } });
  await beginGame(page, { puzzle: readFileSync(new URL("../../../samples/variant-10-strips.json", import.meta.url), "utf8"), box: "" });
  const boxes = (/** @type {string} */ selector) => page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  await page.locator(".strip-letter").first().waitFor();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Shift+1");
  await page.locator(".marks .corner").first().waitFor();
  const marks = await boxes(".marks .corner text");
  for (const letter of await boxes(".strip-letter")) {
    const [x, y] = [letter.x + letter.width / 2, letter.y + letter.height / 2];
    assert.ok(!marks.some((mark) => mark.left < x && x < mark.right && mark.top < y && y < mark.bottom), `no mark at ${x}, ${y}`);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test("the list of keys shows what is printed on the keys, and digits as digits", async () => {
  const { page, context, faults } = await app.open("#/");
  await beginGame(page);
  // A Cyrillic keyboard whose row of digits writes other signs first.
  await page.evaluate(() => {
    const layout = new Map(Object.entries({ KeyZ: "я", KeyX: "ч", KeyC: "с", KeyV: "м", KeyH: "р", Digit1: "&", Digit0: "à" }));
    Object.defineProperty(navigator, "keyboard", { value: { getLayoutMap: async () => layout }, configurable: true });
  });
  await page.keyboard.press("F1");
  const keysOf = (/** @type {string} */ line) => page.getByRole("dialog").locator("dl > div").filter({ hasText: line }).locator("kbd").allTextContents();
  await page.getByRole("dialog").getByText("Я", { exact: true }).first().waitFor();
  assert.deepEqual(await keysOf("Let digit keys write digits"), ["Я", "Ч", "С", "М"]);
  assert.deepEqual(await keysOf("A hint; again"), ["?", "Р"]);
  assert.deepEqual(await keysOf("A mark in the corner"), ["Shift", "1"]);
  assert.deepEqual((await keysOf("Take away")).at(-1), "0");
  // A letter that is a digit of the board enters it, and is no command there.
  await page.keyboard.press("Escape");
  await beginGame(page, { puzzle: SIXTEEN, box: "4x4" });
  await page.keyboard.press("F1");
  await page.getByRole("dialog").getByText("Я", { exact: true }).first().waitFor();
  assert.deepEqual(await keysOf("Let digit keys write digits"), ["Я", "Ч", "М"]);
  assert.deepEqual(await keysOf("The same, where these are no digits"), ["W", "S"]);
  assert.deepEqual(await keysOf("Copy the selected cells"), ["Ctrl", "С"]);
  assert.deepEqual(await keysOf("Read out the row"), ["Shift", "R", "Ctrl", "Shift", "С", "Ctrl", "Shift", "B"]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+Shift+B");
  await page.locator("[role=status]").filter({ hasText: /^Box 1/ }).first().waitFor({ state: "attached" });
  assert.deepEqual(faults, []);
  await context.close();
});

test("the list of keys shows those of the game", async () => {
  const { page, context, faults } = await app.open("#/");
  await beginGame(page);
  await page.keyboard.press("F1");
  const list = page.getByRole("dialog");
  await list.waitFor();
  for (const line of ["A hint; again, more of it", "Pause, or go on", "Let digit keys strike digits out of the selected cells", "Try something that can be dropped again"]) {
    assert.equal(await list.getByText(line).count(), 1, line);
  }
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "hidden" });
  await page.keyboard.press("4");
  assert.equal(await boardOf(page).count(), 1);
  assert.deepEqual(faults, []);
  await context.close();
});
