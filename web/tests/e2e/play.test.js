// Games played as people play them: by keyboard, mouse and touch; mistakes, hints, marks, tries, and the end.

import assert from "node:assert/strict";
import { test } from "node:test";
import { findings, forTests, rests, SIZES, until } from "./app.js";
import { beginGame, boardHolds, boardOf, cellOf, goTo, HARDER, keyOf, lineOf, openTools, PUZZLE, setChecking, SIXTEEN, SOLUTION, useTool, withCells } from "./game.js";

const app = forTests();

/** The cells of the puzzle that are empty. */
const OPEN = [...PUZZLE].flatMap((symbol, cell) => (symbol === "." ? [cell] : []));

/** @param {import("playwright-core").Page} page */
const isSolved = (page) => page.getByRole("heading", { name: "Solved" }).waitFor();

/** @param {import("playwright-core").Page} page @param {string} name */
const button = (page, name) => page.getByRole("button", { name, exact: true });

/** The name of what has the focus. @param {import("playwright-core").Page} page */
const focused = (page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "");

test("a whole game by keyboard alone ends with a record", async () => {
  const { page, context, faults } = await app.open("#/");
  await beginGame(page);
  await page.keyboard.press("Control+Home");
  for (let cell = 0; cell < 81; cell += 1) {
    if (PUZZLE[cell] === ".") await page.keyboard.press(SOLUTION[cell] ?? "");
    await page.keyboard.press("ArrowRight");
    if (cell % 9 === 8) await page.keyboard.press("ArrowDown");
  }
  await boardHolds(page, SOLUTION);
  await isSolved(page);
  // The board that is being left has rows, too.
  const rows = page.getByRole("table").getByRole("row");
  await until(page, async () => (await (await fetch("api/v1/records")).json()).records.length > 0);
  await page.getByRole("link", { name: "Records" }).last().press("Enter");
  await rows.nth(1).waitFor();
  assert.equal(await rows.count(), 2, "a head and one record");
  // Going back to it gives no second record.
  await page.goBack();
  await isSolved(page);
  await rests(page);
  await page.getByRole("link", { name: "Records" }).first().click();
  await rows.nth(1).waitFor();
  assert.equal(await rows.count(), 2);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a whole game by mouse alone", async () => {
  const { page, context, faults } = await app.open("#/");
  await beginGame(page);
  // A hand in a hurry tells of few points: the cells between them are meant, too, and no others.
  const board = await boardOf(page).boundingBox();
  assert.ok(board);
  const at = (/** @type {number} */ place) => ((place + 0.5) / 9) * board.width;
  await page.mouse.move(board.x + at(0), board.y + at(0));
  await page.mouse.down();
  await page.mouse.move(board.x + at(8), board.y + at(8));
  await page.mouse.move(board.x + at(8), board.y + board.height + 100);
  await page.mouse.up();
  await page.waitForFunction(() => [...document.querySelectorAll(".cell.is-selected")].map((cell) => cell.getAttribute("data-cell")).join() === "0,10,20,30,40,50,60,70,80");
  for (const cell of OPEN) {
    await cellOf(page, cell).click();
    await keyOf(page, SOLUTION[cell] ?? "").click();
  }
  await isSolved(page);
  assert.equal(await lineOf(page), SOLUTION);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a whole game by touch alone on a phone", async () => {
  const { page, context, faults } = await app.open("#/", { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await beginGame(page);
  for (const cell of OPEN) {
    await cellOf(page, cell).tap();
    assert.equal(await page.evaluate(() => scrollY), 0, "nothing had to be scrolled");
    await keyOf(page, SOLUTION[cell] ?? "").tap();
  }
  await isSolved(page);
  assert.deepEqual(faults, []);
  await context.close();
});

for (const viewport of SIZES) {
  test(`board, keys and tools are in one screen at ${viewport.width}×${viewport.height}, and a hint with the board`, async () => {
    const { page, context, faults } = await app.open("#/", { viewport });
    await beginGame(page);
    const inSight = async (/** @type {import("playwright-core").Locator} */ one, /** @type {string} */ name) => {
      const box = await one.boundingBox();
      const bar = await page.locator(".ways").evaluate((ways) => (getComputedStyle(ways).position === "fixed" && ways.getBoundingClientRect().top > 200 ? ways.getBoundingClientRect().top : innerHeight));
      assert.ok(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= viewport.width && box.y + box.height <= bar + 0.5, `${name}: ${JSON.stringify(box)}, above ${bar}`);
      return box;
    };
    const board = await inSight(boardOf(page), "board");
    const pad = await inSight(page.getByRole("group", { name: "Digits", exact: true }), "keypad");
    const tools = await inSight(page.getByRole("group", { name: "Tools" }), "tools");
    assert.ok(board.width >= Math.min(viewport.width - 48, viewport.height * 0.7), `a board of ${board.width}`);
    for (const [one, other] of [[board, pad], [board, tools], [pad, tools]]) {
      const isApart = one && other && (one.x + one.width <= other.x || one.y + one.height <= other.y);
      assert.ok(isApart, `${JSON.stringify(one)} and ${JSON.stringify(other)} are apart`);
    }
    const status = await page.locator(".play-status > *").evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).filter(({ height }) => height).map(({ y, height }) => y + height / 2));
    // What the game is and its clock; nobody counts mistakes here.
    assert.equal(status.length, 2);
    assert.ok(Math.max(...status) - Math.min(...status) < 8, `one row: ${status}`);
    for (const key of await page.getByRole("group", { name: "Digits", exact: true }).getByRole("button").all()) {
      const { width, height } = (await key.boundingBox()) ?? { width: 0, height: 0 };
      assert.ok(width >= 44 && height >= 44, `a key of ${width}×${height}`);
    }
    for (let depth = 0; depth < 4; depth += 1) {
      await page.keyboard.press("h");
      await page.getByRole("img", { name: `Level ${depth + 1} of 4` }).waitFor();
    }
    await rests(page);
    assert.deepEqual(await boardOf(page).boundingBox(), board, "the board stays where it is");
    await inSight(page.locator(".play-hint-text"), "hint");
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test("sixteen digits on a phone: keys and tools are in sight, letters are digits, and notes without room are seen", async () => {
  const { page, context, faults } = await app.open("#/", { viewport: SIZES[0], hasTouch: true });
  await beginGame(page, { puzzle: SIXTEEN, box: "4x4" });
  await goTo(page, 1, 16);
  await page.keyboard.press("d");
  await boardHolds(page, withCells(SIXTEEN, { 1: "D" }));
  await page.keyboard.press("Control+z");
  await useTool(page, "Fill marks");
  await page.locator(".cell.is-folded").first().waitFor();
  assert.equal(await page.locator(".cell.is-folded").count(), 16);
  await page.locator("summary", { hasText: "More" }).click();
  for (const viewport of SIZES.slice(0, 2)) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo(0, 0));
    await rests(page);
    const bar = await page.locator(".ways").evaluate((ways) => (ways.getBoundingClientRect().top > 200 ? ways.getBoundingClientRect().top : innerHeight));
    for (const name of ["Digits", "Tools"]) {
      const box = await page.getByRole("group", { name, exact: true }).boundingBox();
      assert.ok(box && box.y + box.height <= bar + 0.5, `${name} at ${viewport.width}: ${JSON.stringify(box)}`);
    }
    for (const key of await page.getByRole("group", { name: "Digits", exact: true }).getByRole("button").all()) {
      const { width, height } = (await key.boundingBox()) ?? { width: 0, height: 0 };
      assert.ok(width >= 44 && height >= 44, `a key of ${width}×${height}`);
    }
    await cellOf(page, 255).tap();
    await button(page, "Zoom in").tap();
    await page.locator(".marks .corner").first().waitFor();
    const [cell, room] = [await cellOf(page, 255).boundingBox(), await page.locator(".board-room").boundingBox()];
    assert.ok(cell && room && cell.width > 30 && cell.y + cell.height <= room.y + room.height + 1, "the selected cell is in sight");
    await button(page, "Whole board").tap();
    await page.locator(".cell.is-folded").first().waitFor();
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test("every way of checking says what it knows, at once and after a reload", async () => {
  const { page, context, faults } = await app.open("#/");
  await beginGame(page);
  const third = cellOf(page, 2);
  const looks = async () => (await third.getAttribute("class"))?.split(" ").filter((name) => /is-(clash|wrong)/.test(name)) ?? [];
  const becomes = async (/** @type {string[]} */ wanted) => {
    await page.waitForFunction((names) => {
      const classes = document.querySelector("[data-cell='2']")?.className.split(" ").filter((name) => /is-(clash|wrong)/.test(name));
      return String(classes) === names;
    }, String(wanted));
    assert.deepEqual(await looks(), wanted);
  };
  await setChecking(page, "off");
  await goTo(page, 2);
  await page.keyboard.press("5");
  await boardHolds(page, withCells(PUZZLE, { 2: "5" }));
  await becomes([]);
  await setChecking(page, "rules");
  await becomes(["is-clash"]);
  await setChecking(page, "solution");
  await becomes(["is-clash", "is-wrong"]);
  await goTo(page, 2);
  await page.keyboard.press("1");
  await becomes(["is-wrong"]);
  assert.match(await third.getAttribute("aria-label") ?? "", /Not the digit of the solution\./);
  assert.equal(await third.getAttribute("aria-invalid"), "true");
  await page.reload();
  await becomes(["is-wrong"]);
  await setChecking(page, "rules");
  await becomes([]);
  await setChecking(page, "refuse");
  await goTo(page, 3);
  await page.keyboard.press("9");
  await page.getByText("That digit is wrong here.").first().waitFor();
  assert.equal(await lineOf(page), withCells(PUZZLE, { 2: "1" }));
  await page.keyboard.press("6");
  await boardHolds(page, withCells(PUZZLE, { 2: "1", 3: "6" }));
  await setChecking(page, "rules");
  // Enter looks for mistakes, and there is a way back to before the first.
  await goTo(page, 2);
  await page.keyboard.press("Enter");
  await page.getByText("1 digit is wrong.").first().waitFor();
  assert.match(await third.getAttribute("class") ?? "", /is-lit/);
  await useTool(page, "Back to before the mistake");
  await boardHolds(page, PUZZLE);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a strict game is lost by the third mistake", async () => {
  const { page, context, faults } = await app.open("#/");
  await beginGame(page, { isStrict: true });
  await goTo(page, 2);
  // A key that is held is pressed once.
  for (let turn = 0; turn < 6; turn += 1) await page.keyboard.down("1");
  await page.keyboard.up("1");
  await page.getByText("1 of 3 mistakes").waitFor();
  await page.keyboard.press("2");
  await page.getByText("2 of 3 mistakes").waitFor();
  await page.getByText("That digit is wrong.").first().waitFor();
  await page.keyboard.press("9");
  await page.getByRole("heading", { name: "Game over" }).waitFor();
  await page.keyboard.press("4");
  assert.equal(await lineOf(page), withCells(PUZZLE, { 2: "9" }));
  await page.reload();
  await page.getByRole("heading", { name: "Game over" }).waitFor();
  assert.equal(await boardOf(page).getAttribute("aria-readonly"), "true");
  await button(page, "Play it again").click();
  await page.getByText("0 of 3 mistakes").waitFor();
  assert.equal(await lineOf(page), PUZZLE);
  await page.goBack();
  await button(page, "Another one").click();
  await page.getByText("0 of 3 mistakes").waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("what happens is heard in one breath: entries, clashes, mistakes, complete houses, undo and the end", async () => {
  const { page, context, faults } = await app.open("#/");
  await beginGame(page, { puzzle: withCells(SOLUTION, { 2: ".", 5: ".", 80: "." }) });
  await setChecking(page, "solution");
  const heard = async (/** @type {string} */ text) => {
    await page.waitForFunction((wanted) => document.querySelector(".visually-hidden[aria-live=polite]")?.textContent?.trim() === wanted, text);
  };
  await goTo(page, 5);
  await page.keyboard.press("4");
  await heard("4 in r1c6. 4 clashes with r3c5 and r6c6. That digit is wrong.");
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Shift+4");
  await page.keyboard.press("Control+z");
  await heard("Undone: 4 taken from r1c6");
  await page.keyboard.press("Control+z");
  await heard("Nothing to undo");
  await goTo(page, 5);
  await page.keyboard.press("Shift+4");
  await heard("Corner 4 in r1c6");
  await goTo(page, 2);
  await page.keyboard.press("4");
  await heard("4 in r1c3. Taken out of the marks of 1 cell. Complete: column 3, box 1.");
  assert.equal(await page.locator(".play-note").textContent(), "Complete: column 3, box 1");
  await page.keyboard.press("Delete");
  await heard("4 taken from r1c3");
  await page.keyboard.press("Control+a");
  await heard("81 cells selected");
  await setChecking(page, "rules");
  await goTo(page, 2);
  await page.keyboard.press("6");
  await heard("6 in r1c3. 6 clashes with r1c4, r2c1, and r5c3.");
  await page.keyboard.press("4");
  await goTo(page, 5);
  await page.keyboard.press("8");
  await goTo(page, 80);
  await page.keyboard.press("1");
  await page.getByText("Every cell has a digit, but not every digit is right.").first().waitFor();
  await useTool(page, "Fill this cell");
  await heard("This cell has a digit already.");
  await useTool(page, "Fill any cell");
  await heard("Every cell has a digit, but not every digit is right.");
  await page.keyboard.press("9");
  await page.waitForFunction(() => /^9 in r9c9\. Solved in \d+:\d\d\.$/.test(document.querySelector(".visually-hidden[aria-live=polite]")?.textContent?.trim() ?? ""));
  assert.equal(await page.locator(".cell.is-glad").count(), 81, "the whole grid is glad");
  // What is over is neither paused nor told again.
  await page.keyboard.press("p");
  await page.keyboard.press("Control+z");
  await heard("Undone: 1 in r9c9. 1 clashes with r5c9 and r9c7.");
  assert.deepEqual(faults, []);
  await context.close();
});

test("a hint goes four levels deep and does what it says, as one step", async () => {
  const { page, context, faults } = await app.open("#/");
  await beginGame(page);
  await button(page, "Hint").click();
  const box = page.getByRole("region", { name: "Hint" });
  await box.waitFor();
  // Where to look is outlined on the board, and no cell stands out from it yet.
  const area = page.locator(".board-look .outline");
  await area.waitFor();
  assert.equal(await page.locator(".cell.is-lit").count(), 0);
  const texts = [await box.locator(".play-hint-text").textContent()];
  for (let depth = 2; depth <= 4; depth += 1) {
    await box.getByRole("button", { name: "Tell more" }).press("Enter");
    await box.getByRole("img", { name: `Level ${depth} of 4` }).waitFor();
    texts.push(await box.locator(".play-hint-text").textContent());
    assert.equal(await focused(page), depth < 4 ? "Tell more" : "Do it");
  }
  assert.equal(new Set(texts).size, 4, "each says something else");
  assert.equal(await area.count(), 0);
  await box.getByRole("button", { name: "Do it" }).press("Enter");
  await box.waitFor({ state: "detached" });
  assert.match(await focused(page), /^Row \d, column \d/, "the board has the focus then");
  const line = await lineOf(page);
  assert.equal([...line].filter((symbol, cell) => symbol !== PUZZLE[cell]).length, 1);
  assert.ok([...line].every((symbol, cell) => symbol === "." || symbol === SOLUTION[cell]));
  await page.keyboard.press("Control+z");
  await boardHolds(page, PUZZLE);
  // Whoever presses on before the hint has come gets it as deep as that, and one hint is noted.
  await rests(page);
  let release = () => {};
  const held = new Promise((resolve) => void (release = () => resolve(undefined)));
  await page.route("**/api/v1/hint", async (route) => {
    await held;
    await route.continue();
  });
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("h");
  await page.locator(".play-note").getByText("One moment …").waitFor()
    .catch(async () => assert.fail(`the page says ${await page.locator("body").innerText()}`));
  release();
  await box.getByRole("img", { name: "Level 3 of 4" }).waitFor();
  assert.equal(await page.locator(".play-note").textContent(), "");
  await page.unroute("**/api/v1/hint");
  await page.keyboard.press("Escape");
  await box.waitFor({ state: "detached" });
  // A wrong digit is what a hint is about first.
  await goTo(page, 2);
  await page.keyboard.press("1");
  await page.keyboard.press("?");
  await box.waitFor();
  assert.match(await cellOf(page, 2).getAttribute("class") ?? "", /is-lit/);
  await page.keyboard.press("Escape");
  await box.waitFor({ state: "detached" });
  await page.keyboard.press("?");
  await box.getByRole("button", { name: "Take it out" }).press("Enter");
  await boardHolds(page, PUZZLE);
  assert.match(await focused(page), /^Row 1, column 3/);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a hint without a digit takes its candidates out of the marks", async () => {
  const { page, context, faults } = await app.open("#/");
  await beginGame(page, { puzzle: HARDER });
  await useTool(page, "Finish singles");
  await page.keyboard.press("n");
  await page.locator(".marks .corner").first().waitFor();
  const marks = () => page.locator(".marks .corner").count();
  const before = await marks();
  for (let depth = 1; depth <= 4; depth += 1) {
    await page.keyboard.press("h");
    await page.getByRole("img", { name: `Level ${depth} of 4` }).waitFor();
  }
  await button(page, "Do it").click();
  await page.locator(".play-hint").waitFor({ state: "detached" });
  assert.ok((await marks()) < before);
  assert.deepEqual(faults, []);
  await context.close();
});

test("what is tried is followed by singles to where it ends, right or wrong, and dropped as a whole", async () => {
  const { page, context, faults } = await app.open("#/");
  await beginGame(page);
  // The solution has a 4 here, and nothing contradicts a 2 at once.
  await goTo(page, 2);
  await page.keyboard.press("t");
  await page.keyboard.press("2");
  await useTool(page, "Finish singles");
  await page.locator(".play-trying.is-refuted").waitFor();
  assert.match(await page.locator(".play-note").textContent() ?? "", /nothing is left for r7c9/, "it is told where that shows");
  assert.notEqual(await lineOf(page), withCells(PUZZLE, { 2: "2" }));
  await page.keyboard.press("Control+z");
  await boardHolds(page, withCells(PUZZLE, { 2: "2" }));
  await page.keyboard.press("Control+y");
  await page.locator(".play-trying.is-refuted").waitFor();
  await button(page, "Drop").click();
  await boardHolds(page, PUZZLE);
  // Of a 1 only a house says that it cannot be: no cell is without a digit, and nothing clashes.
  await goTo(page, 2);
  await page.keyboard.press("t");
  await page.keyboard.press("1");
  await boardHolds(page, withCells(PUZZLE, { 2: "1" }));
  assert.equal(await page.locator(".play-trying.is-refuted").count(), 0);
  await useTool(page, "Finish singles");
  await page.locator(".play-trying.is-refuted").waitFor();
  assert.match(await page.locator(".play-note").textContent() ?? "", /column 8 has no place for its 1/);
  await button(page, "Drop").click();
  await boardHolds(page, PUZZLE);
  // What is not tried is a mistake, and nothing follows from that.
  await goTo(page, 2);
  await page.keyboard.press("2");
  await useTool(page, "Finish singles");
  await page.locator(".play-note").getByText("r1c3").waitFor();
  await boardHolds(page, withCells(PUZZLE, { 2: "2" }));
  assert.deepEqual(faults, []);
  await context.close();
});

test("finish singles is one step, marks are filled for all digits or for one, and are cleaned", async () => {
  const { page, context, faults } = await app.open("#/");
  await beginGame(page);
  const corner = (/** @type {number} */ cell) => cellOf(page, cell).getAttribute("aria-label");
  await goTo(page, 0);
  await useTool(page, "Marks of one digit");
  await page.locator(".marks .corner").first().waitFor();
  assert.deepEqual([...new Set(await page.locator(".marks .corner text").allTextContents())], ["5"]);
  await page.keyboard.press("Control+z");
  await page.locator(".marks .corner").first().waitFor({ state: "detached" });
  await page.keyboard.press("n");
  await page.locator(".marks .corner").first().waitFor();
  assert.match(await corner(2) ?? "", /Corner: 1 2 4\./);
  await goTo(page, 3);
  await page.keyboard.press("2");
  await boardHolds(page, withCells(PUZZLE, { 3: "2" }));
  assert.match(await corner(2) ?? "", /Corner: 1 4\./, "what is placed goes out of the marks");
  await page.keyboard.press("Control+z");
  await boardHolds(page, PUZZLE);
  assert.match(await corner(2) ?? "", /Corner: 1 2 4\./);
  // All of them are there already.
  await page.keyboard.press("n");
  await page.locator(".play-note").getByText("Nothing has changed").waitFor();
  await useTool(page, "Finish singles");
  await isSolved(page);
  assert.equal(await lineOf(page), SOLUTION);
  await page.keyboard.press("Control+z");
  await boardHolds(page, PUZZLE);
  assert.deepEqual(faults, []);
  await context.close();
});

test("tries are kept, dropped and nested, look so, and points stay", async () => {
  const { page, context, faults } = await app.open("#/");
  await beginGame(page);
  await goTo(page, 2);
  await page.keyboard.press("t");
  await page.keyboard.press("4");
  await page.getByText("Try 1", { exact: true }).waitFor();
  assert.match(await cellOf(page, 2).getAttribute("class") ?? "", /is-flagged/);
  assert.match(await cellOf(page, 2).getAttribute("aria-label") ?? "", /Tried\./);
  await button(page, "Try").click();
  await page.getByText("Try 1 › Try 2").waitFor();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("2");
  await boardHolds(page, withCells(PUZZLE, { 2: "4", 3: "2" }));
  await button(page, "Drop").press("Enter");
  await boardHolds(page, withCells(PUZZLE, { 2: "4" }));
  assert.equal(await focused(page), "Drop", "there is one more to drop");
  await button(page, "Keep").press("Enter");
  await button(page, "Keep").waitFor({ state: "detached" });
  assert.match(await focused(page), /^Row 1/);
  assert.doesNotMatch(await cellOf(page, 2).getAttribute("class") ?? "", /is-flagged/);
  await useTool(page, "Set a point");
  await goTo(page, 3);
  await page.keyboard.press("6");
  await boardHolds(page, withCells(PUZZLE, { 2: "4", 3: "6" }));
  await button(page, "Back to Point 1").click();
  await boardHolds(page, withCells(PUZZLE, { 2: "4" }));
  await page.keyboard.press("Control+z");
  await boardHolds(page, withCells(PUZZLE, { 2: "4", 3: "6" }));
  // What is typed into its name is no move.
  const name = page.getByRole("textbox", { name: "Name of Point 1" });
  await name.click();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("Before the 6");
  await page.keyboard.press("Enter");
  await button(page, "Back to Before the 6").click();
  await boardHolds(page, withCells(PUZZLE, { 2: "4" }));
  await button(page, "Forget Before the 6").press("Enter");
  await button(page, "Back to Before the 6").waitFor({ state: "detached" });
  assert.match(await focused(page), /^Row 1/);
  // A game that ends while something is tried is over, and so is the try.
  await page.keyboard.press("t");
  await page.locator(".play.is-trying").waitFor();
  await useTool(page, "Solve");
  await button(page, "Show it").click();
  await page.locator(".play-end").waitFor();
  await page.locator(".play:not(.is-trying)").waitFor();
  assert.equal(await page.locator(".is-flagged, [aria-label*='Tried.']").count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test("keys go to the board after every button, and the focus never falls off the page", async () => {
  const { page, context, faults } = await app.open("#/");
  await beginGame(page);
  await openTools(page);
  await goTo(page, 2);
  const names = ["Undo", "Redo", "Try", "Drop", "Hint", "Close", "Fill marks", "Marks of one digit", "Find mistakes", "Restart", "Set a point", "Back to Point 1", "Forget Point 1", "Fill this cell", "Back to before the mistake"];
  await page.keyboard.press("4");
  for (const name of names) {
    const one = button(page, name);
    await one.focus();
    await page.keyboard.press("Enter");
    await rests(page);
    assert.notEqual(await page.evaluate(() => document.activeElement?.localName), "body", `after ${name}`);
  }
  for (const name of names.slice(0, 3)) {
    if (await button(page, name).isDisabled()) continue;
    await button(page, name).click();
    await page.keyboard.press("Control+End");
    assert.match(await focused(page), /^Row 9, column 9/, `after ${name}`);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test("axe finds nothing in any theme: while playing, with a hint, paused, and at the end", async () => {
  const { page, context } = await app.open("#/");
  await beginGame(page);
  await openTools(page);
  await goTo(page, 2);
  await page.keyboard.press("5");
  await page.keyboard.press("t");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("6");
  await page.keyboard.press("n");
  await rests(page);
  assert.deepEqual(await findings(page), []);
  await button(page, "Drop").click();
  await page.keyboard.press("Control+z");
  for (let depth = 0; depth < 4; depth += 1) {
    await page.keyboard.press("h");
    await rests(page);
  }
  assert.deepEqual(await findings(page), []);
  await page.keyboard.press("p");
  await rests(page);
  assert.deepEqual(await findings(page), []);
  await page.keyboard.press("p");
  await useTool(page, "Restart");
  await useTool(page, "Finish singles");
  await isSolved(page);
  assert.deepEqual(await findings(page), []);
  await context.close();
});
