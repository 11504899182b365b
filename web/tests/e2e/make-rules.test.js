// The editor of rules: every kind of rule drawn by mouse, by keys and by touch, what the engine says of it, and where it goes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { findings, folder, forTests, openPage, paste, PUZZLE, rests, Server, SIZES, until } from "./app.js";

/** A puzzle of four rows with one solution, in which several clues could go. */
const FOUR = { puzzle: "1...3....1......", rules: [
  { rule: "strip", cells: "r1c2 r1c3 r1c4", digits: "234" },
  { rule: "buildings", cells: "r1c1 r1c2 r1c3 r1c4", number: 4 },
  { rule: "buildings", cells: "r4c1 r4c2 r4c3 r4c4", number: 1 },
  { rule: "even", cells: "r3c1" },
  { rule: "odd", cells: "r2c3" }] };

/** @typedef {import("playwright-core").Page} Page */

const app = forTests();

/** @param {import("playwright-core").BrowserContextOptions} [options] */
async function openEditor(options) {
  const opened = await app.open("#/make/rules", options);
  await opened.page.getByRole("grid", { name: "Puzzle in the making" }).waitFor();
  await rests(opened.page);
  return opened;
}

/** Takes a tool. @param {Page} page @param {string} name */
async function take(page, name) {
  // What the engine says comes meanwhile, and moves what is below it.
  await rests(page);
  await page.getByRole("radio", { name, exact: true }).check({ force: true });
}

/** @param {Page} page @param {number} cell */
const cellAt = (page, cell) => page.locator(`[data-cell="${cell}"]`);

/** The middle of a cell. @param {Page} page @param {number} cell */
async function middle(page, cell) {
  await cellAt(page, cell).scrollIntoViewIfNeeded();
  const box = await cellAt(page, cell).boundingBox();
  assert.ok(box);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Draws across cells, with the mouse or with a finger.
 * @param {Page} page
 * @param {number[]} cells
 * @param {boolean} isTouch
 */
async function drawAcross(page, cells, isTouch) {
  const points = [];
  for (const cell of cells) points.push(await middle(page, cell));
  const [first = { x: 0, y: 0 }, ...others] = points;
  if (!isTouch) {
    await page.mouse.move(first.x, first.y);
    await page.mouse.down();
    for (const { x, y } of others) await page.mouse.move(x, y, { steps: 2 });
    await page.mouse.up();
    return;
  }
  const session = await page.context().newCDPSession(page);
  const send = (/** @type {"touchStart" | "touchMove" | "touchEnd"} */ type, /** @type {{ x: number, y: number }[]} */ touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [first]);
  for (const point of others) await send("touchMove", [point]);
  // A finger that leaves while it moves flings, and the tap after that only ends what was flung.
  await page.waitForTimeout(150);
  await send("touchMove", [others.at(-1) ?? first]);
  await send("touchEnd", []);
  await session.detach();
}

/** What stands on the board, as it is kept when somebody leaves. @param {Page} page */
const drawn = (page) => page.evaluate(() => {
  dispatchEvent(new Event("pagehide"));
  return JSON.parse(sessionStorage.getItem("nonet-make-rules") ?? "{}").table;
});

/** Waits until the engine has said something of the puzzle. @param {Page} page @param {RegExp | string} words */
const says = (page, words) => page.locator("p.ed-verdict:not(.is-stale)").filter({ hasText: words }).waitFor();

for (const viewport of SIZES) {
  const isTouch = viewport.width < 900;
  test(`each kind of rule is drawn by ${isTouch ? "touch" : "mouse"} at ${viewport.width}×${viewport.height}`, async () => {
    const { page, context, faults } = await openEditor({ viewport, hasTouch: isTouch });
    const press = (/** @type {import("playwright-core").Locator} */ what) => (isTouch ? what.tap() : what.click());
    const board = await page.locator(".ed-stage .board").boundingBox();
    const part = (board?.width ?? 0) / Math.min(viewport.width, viewport.height);
    assert.ok(part >= (viewport.height < 500 ? 0.8 : 0.6), `the board has ${part}`);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= viewport.width);
    await page.getByRole("combobox", { name: "Size" }).selectOption("2x2");
    // A given.
    await press(cellAt(page, 0));
    await press(page.getByRole("button", { name: /^Enter 1:/ }));
    // A tap becomes a click a moment later.
    await cellAt(page, 0).and(page.getByRole("gridcell", { name: /Given 1/ })).waitFor();
    // Marks, by single presses and by drawing across; the second press takes away.
    await take(page, "Even");
    await drawAcross(page, [4, 5, 6], isTouch);
    await drawAcross(page, [5], isTouch);
    await take(page, "Odd");
    await drawAcross(page, [12], isTouch);
    // A strip with its digits, an extra region, and a second one.
    await take(page, "Strips");
    await drawAcross(page, [1, 2, 3], isTouch);
    for (const digit of ["2", "3", "4"]) await press(page.getByRole("button", { name: `${digit} in strip A` }));
    await page.getByRole("button", { name: "4 in strip A", pressed: true }).waitFor();
    await take(page, "Extra regions");
    await drawAcross(page, [8, 9], isTouch);
    await page.getByRole("button", { name: "Extra region 1: 2 cells", exact: true }).waitFor();
    await press(page.getByRole("button", { name: "New region" }));
    await page.getByRole("button", { name: "New region", pressed: true }).waitFor();
    await drawAcross(page, [10, 14, 15], isTouch);
    // A number at the edge.
    await take(page, "Buildings");
    await press(page.getByRole("button", { name: "Left of row 1, no number" }));
    await press(page.getByRole("group", { name: "Buildings" }).getByRole("button", { name: /^Enter 4:/ }));
    await page.locator('[data-place="left-0"]').filter({ hasText: "4" }).waitFor();
    // Rules for the whole grid, and regions in place of boxes.
    await page.getByRole("switch", { name: "Falling diagonal" }).check({ force: true });
    await page.getByRole("switch", { name: "Anti-king" }).check({ force: true });
    await page.getByRole("switch", { name: "Anti-king" }).uncheck({ force: true });
    await take(page, "Regions");
    await press(page.getByRole("button", { name: "Regions in place of boxes" }));
    await page.getByRole("radio", { name: /^Region 2:/ }).check({ force: true });
    await drawAcross(page, [1], isTouch);
    await page.getByText("Region 2 has 5 cells, 4 are allowed.").waitFor();
    await page.getByText("Region 1 has 3 of 4 cells.").waitFor();
    await page.getByRole("radio", { name: /^Region 1:/ }).check({ force: true });
    await drawAcross(page, [2], isTouch);
    await page.getByText("Region 2 has 5 cells").waitFor({ state: "detached" });
    // Two cells change regions, and back again.
    await press(page.getByRole("button", { name: "Swap cells" }));
    await page.getByRole("button", { name: "Swap cells", pressed: true }).waitFor();
    for (const cell of [3, 12, 3, 12]) await drawAcross(page, [cell], isTouch);
    await page.getByText(/Region \d has/).waitFor({ state: "detached" });
    const { board: table, drawn: rules } = await drawn(page);
    assert.equal(table.cells[0].digit, 1);
    assert.deepEqual(rules, {
      whole: ["diagonal-falling"],
      regions: [0, 1, 0, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3],
      extras: [[8, 9], [10, 14, 15]],
      strips: [{ cells: [1, 2, 3], digits: [2, 3, 4] }],
      marks: { 4: "even", 6: "even", 12: "odd" },
      edges: { "left-0": 4 },
    });
    // One stroke is one step back; everything comes back after a reload.
    for (let step = 0; step < 3; step += 1) await page.getByRole("button", { name: "Undo" }).click();
    assert.deepEqual((await drawn(page)).drawn.regions.slice(0, 4), [0, 1, 1, 1]);
    await page.getByRole("button", { name: "Redo" }).click();
    await page.reload();
    await page.locator(".ed-stage .strip-letter").first().waitFor();
    assert.deepEqual((await drawn(page)).drawn, rules);
    await page.getByRole("button", { name: "Undo" }).click();
    assert.deepEqual((await drawn(page)).drawn.regions.slice(0, 4), [0, 1, 1, 1], "also what was done is kept");
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test("a whole puzzle with every kind of rule is drawn by keys alone", async () => {
  const { page, context, faults } = await openEditor();
  const keys = async (/** @type {string[]} */ ...all) => {
    for (const key of all) await page.keyboard.press(key);
  };
  await page.getByRole("combobox", { name: "Size" }).selectOption("2x2");
  await cellAt(page, 0).focus();
  await keys("1");
  // Regions: the boxes become regions by their button, two cells are exchanged, one goes elsewhere and comes back.
  await keys("PageDown");
  const jigsaw = page.getByRole("button", { name: "Regions in place of boxes" });
  await jigsaw.focus();
  await keys("Enter");
  await cellAt(page, 1).focus();
  await keys("Shift+ArrowRight", "x");
  await keys("ArrowDown", "3", "2");
  // An extra region and another one.
  await keys("PageDown", "Home", "ArrowDown", "Space", "ArrowRight", "Shift+ArrowRight", "Enter", "n", "End", "Space");
  // A strip with its digits, even, odd, and numbers at the edge.
  await keys("PageDown", "Control+Home", "ArrowRight", "Shift+ArrowRight", "Shift+ArrowRight", "Space", "2", "3", "4");
  await keys("PageDown", "Control+Home", "ArrowDown", "Space");
  await keys("PageDown", "ArrowDown", "Space", "Space", "Space");
  await keys("PageDown", "3", "ArrowRight", "2", "ArrowLeft", "ArrowLeft", "4", "ArrowRight", "1", "Delete");
  const { board, drawn: rules } = await drawn(page);
  assert.equal(board.cells[0].digit, 1);
  assert.deepEqual(rules.regions, [0, 1, 0, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3]);
  assert.deepEqual(rules.extras.length, 2);
  assert.deepEqual(rules.strips, [{ cells: [1, 2, 3], digits: [2, 3, 4] }]);
  assert.equal(rules.marks[4], "even");
  assert.equal(Object.values(rules.marks).filter((mark) => mark === "odd").length, 1);
  assert.deepEqual(rules.edges, { "top-0": 3, "top-1": 2, "left-0": 4 });
  // Typed digits go where the tool is, wherever the focus was; undo by keys takes all of it back.
  for (let step = 0; step < 60; step += 1) await page.keyboard.press("Control+z");
  const blank = await drawn(page);
  assert.deepEqual(blank.drawn, { whole: [], regions: null, extras: [], strips: [], marks: {}, edges: {} });
  assert.deepEqual(faults, []);
  await context.close();
});

test("one solution, none and several are told, and true candidates are shown", async () => {
  const { page, context, faults } = await openEditor();
  await says(page, "1,000 solutions and more");
  await page.getByRole("combobox", { name: "Size" }).selectOption("2x2");
  await says(page, "288 solutions");
  await page.getByRole("switch", { name: /True candidates/ }).check({ force: true });
  await cellAt(page, 0).click();
  await page.keyboard.press("1");
  await says(page, "72 solutions");
  await page.waitForFunction(() => /Possible: 2 3 4/.test(document.querySelector('[data-cell="1"]')?.getAttribute("aria-label") ?? ""));
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("1");
  await says(page, "No solution");
  await page.waitForFunction(() => document.querySelector('[data-cell="1"]')?.getAttribute("aria-invalid") === "true");
  await page.keyboard.press("Control+z");
  await says(page, "72 solutions");
  await paste(page, "1234341221434321".replace(/[1]/g, "."));
  await says(page, "Exactly one solution");
  assert.deepEqual(faults, []);
  await context.close();
});

test("clues that could go are listed and marked, and go by a press", async () => {
  const { page, context, faults } = await openEditor();
  await paste(page, JSON.stringify(FOUR));
  await says(page, "Exactly one solution");
  const spares = page.locator(".ed-spares li");
  await spares.first().waitFor();
  const before = await spares.count();
  assert.ok(before > 0);
  const even = page.getByRole("button", { name: "Take away even r3c1" });
  await page.waitForFunction(() => /could go/.test(document.querySelector('[data-cell="8"]')?.getAttribute("aria-label") ?? ""));
  await even.focus();
  await page.locator('[data-cell="8"].is-lit').waitFor();
  await even.click();
  await even.waitFor({ state: "detached" });
  assert.deepEqual((await drawn(page)).drawn.marks, { 6: "odd" }, "the other mark stays");
  // Whatever is taken away as long as something is listed, there is one solution at the end, and nothing could go.
  for (let step = 0; step < 10; step += 1) {
    await page.locator(".ed-spares:not(.is-stale), .ed-spare-none").first().waitFor();
    if (await page.locator(".ed-spare-none").isVisible()) break;
    const first = page.locator(".ed-spares:not(.is-stale) button").first();
    const name = await first.getAttribute("aria-label");
    await first.click();
    await page.getByRole("button", { name: name ?? "", exact: true }).waitFor({ state: "detached" });
    await says(page, "Exactly one solution");
  }
  await page.locator(".ed-spare-none").waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("a strip that is not finished is said, its cells are shown, and nothing is asked", async () => {
  const { page, context, faults } = await openEditor();
  await take(page, "Strips");
  await drawAcross(page, [0, 1, 2], false);
  await page.getByText("Strip A has 3 cells and no digits.").waitFor();
  await says(page, "Unfinished");
  await page.getByRole("button", { name: /Strip A has 3 cells/ }).hover();
  await page.waitForFunction(() => document.querySelectorAll(".cell.is-lit").length === 3);
  for (const digit of ["1", "2", "3"]) await page.keyboard.press(digit);
  await says(page, "1,000 solutions and more");
  await page.getByRole("button", { name: /^Take away Strip A/ }).click();
  assert.deepEqual((await drawn(page)).drawn.strips, []);
  assert.deepEqual(faults, []);
  await context.close();
});

test("what takes long does not hang: it can be stopped, says that it does not know, and goes on", async () => {
  const { page, context, faults } = await openEditor();
  // Nobody counts these in a test: 25×25 with rules, and every true candidate of it.
  await page.getByRole("combobox", { name: "Size" }).selectOption("5x5");
  await page.getByRole("switch", { name: "Anti-knight" }).check({ force: true });
  await page.getByRole("switch", { name: "Non-consecutive" }).check({ force: true });
  await page.getByRole("switch", { name: /True candidates/ }).check({ force: true });
  const stop = page.getByRole("button", { name: "Stop", exact: true });
  const goOn = page.getByRole("button", { name: "Take your time" });
  await stop.or(goOn).first().waitFor();
  // On a busy machine patience may have ended by now: with all the time there is it can still be stopped.
  if (await goOn.isVisible()) await goOn.click();
  await stop.click();
  await page.getByText(/not found in time/).first().waitFor();
  // Another puzzle is answered at once, whatever was asked before.
  await goOn.click();
  await page.getByRole("combobox", { name: "Size" }).selectOption("2x2");
  await says(page, /solutions|solution/);
  assert.deepEqual(faults, []);
  await context.close();
});

test("the puzzle goes to the solver page, into the clipboard and among the samples", async () => {
  const place = await folder();
  const own = await Server.start({ data: place.path });
  const { page, context, faults } = await openPage(app.browser, `${own.address}#/make/rules`, { permissions: ["clipboard-read", "clipboard-write"] });
  await page.getByRole("grid", { name: "Puzzle in the making" }).waitFor();
  await paste(page, JSON.stringify(FOUR));
  await says(page, "Exactly one solution");
  await page.getByRole("button", { name: "Copy as text" }).click();
  await until(page, async () => (await navigator.clipboard.readText()).includes('"buildings"'));
  const text = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  assert.equal(text.rules.length, 5);
  await page.getByRole("button", { name: "Copy link" }).click();
  await until(page, async () => (await navigator.clipboard.readText()).includes("#/p/~"));
  await page.getByRole("button", { name: "Keep as a sample" }).click();
  await page.getByRole("textbox").fill("drawn by hand");
  await page.getByRole("dialog").getByRole("button", { name: "Keep", exact: true }).click();
  await until(page, async () => (await (await fetch("api/v1/samples")).json()).samples.some((/** @type {any} */ one) => one.own && one.name === "drawn by hand"));
  await page.getByRole("button", { name: "Solve", exact: true }).click();
  await page.getByRole("grid", { name: "Sudoku" }).waitFor();
  await page.locator(".sol-side .strip-letter").first().waitFor();
  // Back in the editor everything is still there.
  await page.goBack();
  await page.locator(".ed-stage .strip-letter").first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
  await own.stop();
  await place.remove();
});

for (const isTouch of [false, true]) {
  test(`a puzzle goes from the solver page to the editor by ${isTouch ? "touch" : "keys"}, and back with what was drawn`, async () => {
    const { page, context, faults } = await app.solver(PUZZLE, isTouch ? { viewport: { width: 360, height: 640 }, hasTouch: true } : {});
    const press = async (/** @type {import("playwright-core").Locator} */ what) => {
      if (isTouch) return what.tap();
      await what.focus();
      await page.keyboard.press("Enter");
    };
    await press(page.getByRole("button", { name: "Rules", exact: true }));
    await page.getByRole("dialog").getByRole("switch", { name: /Anti-knight/ }).waitFor();
    await press(page.getByRole("button", { name: "Draw rules" }));
    await page.getByRole("grid", { name: "Puzzle in the making" }).waitFor();
    await cellAt(page, 0).and(page.getByRole("gridcell", { name: /5/ })).waitFor();
    assert.equal((await drawn(page)).board.cells.filter((/** @type {any} */ one) => one.digit).length, 30, "every given came along");
    assert.equal(await page.getByRole("dialog").count(), 0);
    await take(page, "Even");
    await drawAcross(page, [2], isTouch);
    assert.deepEqual((await drawn(page)).drawn.marks, { 2: "even" });
    await press(page.getByRole("button", { name: "Solve", exact: true }));
    await page.getByRole("region", { name: "Rules" }).getByText("Even").first().waitFor();
    // Back and forth of the browser leads through both, and nothing is lost on the way.
    await page.goBack();
    await page.getByRole("grid", { name: "Puzzle in the making" }).waitFor();
    assert.deepEqual((await drawn(page)).drawn.marks, { 2: "even" });
    await page.goBack();
    await page.getByRole("grid", { name: "Sudoku" }).waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test("a text that is no puzzle leaves the board, and says what is wrong", async () => {
  const { page, context } = await openEditor();
  await paste(page, JSON.stringify(FOUR));
  await says(page, "Exactly one solution");
  await paste(page, "1234");
  await page.getByRole("alert").waitFor();
  assert.equal((await drawn(page)).drawn.strips.length, 1);
  await context.close();
});

test("of several puzzles the first is taken, and that is said", async () => {
  const { page, context, faults } = await openEditor();
  await paste(page, `${PUZZLE}\n${PUZZLE.replace("5", ".")}\n`);
  await page.getByRole("alert").getByText(/1 more puzzle follows/).waitFor();
  await cellAt(page, 0).and(page.locator("[aria-label*='5']")).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("axe finds nothing with any tool in any theme", async () => {
  const { page, context, faults } = await openEditor();
  await paste(page, JSON.stringify(FOUR));
  await says(page, "Exactly one solution");
  await page.locator(".ed-spares").waitFor();
  for (const tool of ["Givens", "Regions", "Extra regions", "Strips", "Even", "Buildings"]) {
    await take(page, tool);
    if (tool === "Regions") await page.getByRole("button", { name: "Regions in place of boxes" }).click();
    await page.locator("p.ed-verdict:not(.is-stale)").waitFor();
    assert.deepEqual(await findings(page), [], tool);
  }
  assert.deepEqual(faults, []);
  await context.close();
});
