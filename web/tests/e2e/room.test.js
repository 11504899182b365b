// Who has the room: the board at every size of a window, its keys in reach, and nothing that hides something.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { forTests, paste, PUZZLE, rests } from "./app.js";

/** @type {Record<string, { width: number, height: number }>} */
const SIZES = {
  phone: { width: 360, height: 640 },
  "phone on its side": { width: 740, height: 360 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
  large: { width: 2560, height: 1440 },
};

const PHONES = [SIZES.phone, { width: 390, height: 844 }, { width: 430, height: 932 }, SIZES["phone on its side"], { width: 932, height: 430 }];

const app = forTests();

/**
 * Where a board is in the window.
 * @param {import("playwright-core").Page} page
 * @param {"Sudoku" | "Answer"} name
 */
async function boxOf(page, name) {
  const box = await page.getByRole("grid", { name, exact: true }).boundingBox();
  assert.ok(box, name);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/**
 * How much wider the page is than the window, less the room that is kept for a scrollbar.
 * @param {import("playwright-core").Page} page
 */
function overflow(page) {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
}

/**
 * Goes to the way of the puzzle, step by step.
 * @param {import("playwright-core").Page} page
 */
async function stepping(page) {
  await page.getByRole("button", { name: "Start" }).filter({ visible: true }).click();
  await page.getByRole("button", { name: "Step by step" }).click();
  await page.getByRole("group", { name: "Player" }).waitFor();
  // The page moves to where the board is seen, a moment later.
  await rests(page);
}

for (const [name, viewport] of Object.entries(SIZES)) {
  test(`the board is the largest thing on a ${name}, in front and while stepping`, async () => {
    const { page, context, faults } = await app.solver(PUZZLE, { viewport });
    const least = name === "phone on its side" ? viewport.height * 0.8 : Math.max(Math.min(viewport.width, viewport.height) * 0.6, name === "desktop" || name === "large" ? 640 : 0);
    const check = async (/** @type {"Sudoku" | "Answer"} */ board) => {
      const box = await boxOf(page, board);
      assert.ok(box.width >= least, `${board}: ${box.width} of at least ${least}`);
      assert.ok(box.y >= 0 && box.bottom <= viewport.height && box.x >= 0 && box.right <= viewport.width, `${board} is in sight: ${JSON.stringify(box)}`);
    };
    await check("Sudoku");
    await stepping(page);
    await page.evaluate(() => scrollTo(0, 0));
    await check("Answer");
    assert.ok((await boxOf(page, "Sudoku")).width <= 104, "the puzzle is a picture meanwhile");
    assert.equal(await overflow(page), 0);
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test("a board grows with the window, and keeps its place when the height is unusual", async () => {
  const { page, context } = await app.solver(PUZZLE, {});
  for (const viewport of [{ width: 1000, height: 500 }, { width: 1024, height: 768 }, { width: 1280, height: 620 }, { width: 1920, height: 1080 }, { width: 700, height: 1000 }, { width: 1024, height: 1366 }, { width: 1100, height: 2000 }]) {
    await page.setViewportSize(viewport);
    // A window that stands has nothing beside the board, however wide it is.
    const isStanding = viewport.height > viewport.width;
    const least = Math.min(viewport.width, viewport.height) * (isStanding ? 0.75 : 0.6);
    await page.waitForFunction((wanted) => Number(document.querySelector("[role=grid]")?.getBoundingClientRect().width) >= wanted, least);
    await rests(page);
    assert.equal(await overflow(page), 0, JSON.stringify(viewport));
  }
  await context.close();
});

for (const viewport of PHONES) {
  test(`on a phone of ${viewport?.width} by ${viewport?.height} no button covers a key, and board, sentence and player are in one screen`, async () => {
    const { page, context, faults } = await app.solver(PUZZLE, { viewport, hasTouch: true, isMobile: true });
    const covered = await page.locator(".keypad .key").evaluateAll((keys) => keys.filter((key) => {
      const { left, top, width, height } = key.getBoundingClientRect();
      return !key.contains(document.elementFromPoint(left + width / 2, top + height / 2)) || height < 44;
    }).map((key) => key.textContent));
    assert.deepEqual(covered, []);
    await stepping(page);
    await page.evaluate(() => scrollTo(0, 0));
    const outside = await page.evaluate(() => [".answer .board", ".sol-now", ".sol-player", ".sol-player .button.primary"].filter((name) => {
      const box = document.querySelector(name)?.getBoundingClientRect();
      const bar = [...document.querySelectorAll(".ways")].map((ways) => ways.getBoundingClientRect()).find(({ top, height }) => top > 0 && height < 100);
      return !box || box.height === 0 || box.top < 0 || box.bottom > (bar?.top ?? innerHeight) + 0.5;
    }));
    assert.deepEqual(outside, []);
    assert.deepEqual(faults, []);
    await context.close();
  });
}

/** A puzzle whose size has the longest name of all. */
const WITHOUT_BOXES = { puzzle: ".".repeat(81), regions: "112222223111123333111522333744566636774555666744555566744899999774899899774888888" };

test("tools, the name of a size and Start stand within the window and in their rows, in the longest words", async () => {
  const { page, context, faults } = await app.solver("", { viewport: SIZES.phone });
  await paste(page, JSON.stringify(WITHOUT_BOXES));
  await page.waitForFunction(() => /without boxes/.test(/** @type {HTMLSelectElement} */ (document.querySelector(".choice.size select")).selectedOptions[0]?.text ?? ""));
  for (const viewport of [SIZES.phone, SIZES["phone on its side"], { width: 768, height: 1024 }, SIZES.tablet, { width: 1180, height: 820 }, { width: 1280, height: 1024 }]) {
    if (!viewport) continue;
    await page.setViewportSize(viewport);
    for (const language of ["et", "uk", "bg"]) {
      await page.evaluate(async (tag) => (await import(new URL("js/words.js", document.baseURI).href)).loadWords(tag), language);
      await rests(page);
      const where = `${viewport.width}×${viewport.height}, ${language}`;
      assert.equal(await overflow(page), 0, where);
      if (viewport.width < 760) continue;
      const rows = await page.evaluate(() => [".modes > .segments", ".modes .sol-start", ".sol-actions", ".sol-actions .button", ".sol-panel"].map((name) => document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect()));
      const [modes, start, tools, tool, panel] = /** @type {[DOMRect, DOMRect, DOMRect, DOMRect, DOMRect]} */ (rows);
      assert.ok(start.top < modes.bottom && start.bottom > modes.top, `Start is below what it starts: ${where}`);
      assert.ok(tools.height < 1.5 * tool.height, `the tools need a second row: ${where}`);
      if (viewport.width > 1000) assert.ok(panel.bottom <= viewport.height, `the panel ends at ${panel.bottom}: ${where}`);
    }
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test("on a phone the size of the largest table is read whole", async () => {
  const { page, context, faults } = await app.solver(`12${".".repeat(623)}`, { viewport: SIZES.phone });
  for (const viewport of PHONES) {
    if (!viewport) continue;
    await page.setViewportSize(viewport);
    await rests(page);
    const { room, needed } = await page.locator(".choice.size select").evaluate((element) => {
      const select = /** @type {HTMLSelectElement} */ (element);
      const { paddingLeft, paddingRight, fontWeight, fontSize, fontFamily } = getComputedStyle(select);
      const paper = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
      paper.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      return { room: select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight), needed: paper.measureText(select.selectedOptions[0]?.text ?? "").width };
    });
    assert.ok(needed > 0 && room >= needed, `${room} of ${needed} at ${viewport.width}×${viewport.height}`);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test("on its side a phone has the keys beside the board", async () => {
  const { page, context } = await app.solver("", { viewport: SIZES["phone on its side"], hasTouch: true, isMobile: true });
  const board = await boxOf(page, "Sudoku");
  const keys = await page.getByRole("group", { name: "Digits" }).boundingBox();
  assert.ok(keys && keys.x >= board.right && keys.y + keys.height <= 360, JSON.stringify({ board, keys }));
  await context.close();
});

for (const viewport of [SIZES.phone, SIZES["phone on its side"], SIZES.tablet]) {
  test(`in a window of ${viewport?.width} by ${viewport?.height} board and player come into sight with the way, and with what can be watched`, async () => {
    const { page, context, faults } = await app.solver(PUZZLE, { viewport, hasTouch: true, isMobile: true });
    // How the page moves there: not over a moment where motion is not wanted.
    await page.evaluate(() => {
      const moves = /** @type {(how: ScrollToOptions) => void} */ (scrollTo.bind(window));
      Object.assign(window, { scrollTo: (/** @type {ScrollToOptions} */ how) => {
        document.documentElement.dataset.moved = how.behavior;
        moves(how);
      } });
    });
    for (const [tab, asks, motion, moved] of [["Way", "Show the way", "system", "smooth"], ["Watch", "Watch", "reduced", "auto"]]) {
      await page.evaluate((value) => {
        document.documentElement.dataset.motion = value ?? "";
        delete document.documentElement.dataset.moved;
      }, motion);
      await page.getByRole("tab", { name: tab }).click();
      await page.getByRole("tabpanel").getByRole("button", { name: asks, exact: true }).click();
      await page.getByRole("tabpanel", { name: tab }).waitFor();
      await page.waitForFunction((how) => document.documentElement.dataset.moved === how, moved);
      await page.waitForFunction(() => {
        const [board, player] = [".sol-work .answer .board", ".sol-player"].map((name) => document.querySelector(name)?.getBoundingClientRect());
        const isSeen = (/** @type {DOMRect | undefined} */ box) => box && box.bottom <= innerHeight && document.elementFromPoint(box.left + 20, box.top + 9)?.closest(".board, .sol-player");
        return isSeen(board) && isSeen(player);
      });
    }
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test("a finger selects cells in every direction, and the page stays where it is", async () => {
  const { page, context } = await app.solver(PUZZLE, { viewport: SIZES.phone, hasTouch: true, isMobile: true });
  const client = await context.newCDPSession(page);
  const middle = async (/** @type {number} */ cell) => {
    const box = await page.getByRole("grid", { name: "Sudoku" }).getByRole("gridcell").nth(cell).boundingBox();
    assert.ok(box);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  for (const cells of [[40, 41, 42], [42, 41, 40], [40, 49, 58], [58, 49, 40], [40, 50, 60]]) {
    const [first = { x: 0, y: 0 }, ...others] = await Promise.all(cells.map(middle));
    await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [first] });
    for (const point of others) {
      // A finger comes in small steps.
      await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: point.x - 6, y: point.y - 6 }] });
      await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
    }
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await page.waitForFunction((wanted) => wanted.every((cell) =>
      document.querySelector(`[aria-label=Sudoku] [data-cell="${cell}"]`)?.getAttribute("aria-selected") === "true"), cells)
      .catch(() => assert.fail(`over ${cells.join(", ")}`));
    assert.equal(await page.evaluate(() => scrollY), 0);
  }
  await context.close();
});

test("the picture of the puzzle comes to the front when it is pressed, and what is typed then goes there", async () => {
  const { page, context, faults } = await app.solver(PUZZLE, { viewport: SIZES.desktop });
  await stepping(page);
  await page.getByRole("grid", { name: "Sudoku" }).getByRole("gridcell").nth(2).click();
  await page.waitForFunction(() => Number(document.querySelector("[role=grid][aria-label=Sudoku]")?.getBoundingClientRect().width) >= 640);
  assert.ok((await boxOf(page, "Answer")).width <= 104);
  await page.getByRole("button", { name: "Enlarge the answer" }).click();
  await page.waitForFunction(() => Number(document.querySelector("[role=grid][aria-label=Answer]")?.getBoundingClientRect().width) >= 640);
  await page.getByRole("button", { name: "Enlarge the Sudoku" }).press("Enter");
  await page.keyboard.press("4");
  await page.getByRole("grid", { name: "Sudoku" }).getByRole("gridcell", { name: "Row 1, column 3, box 1. Given 4." }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("a grid of 16 by 16 shows its candidates on a desktop, and on a phone says that it cannot and zooms", async () => {
  const line = `12${".".repeat(254)}`;
  for (const viewport of [SIZES.desktop, SIZES.phone]) {
    const { page, context, faults } = await app.solver(line, { viewport });
    if (viewport === SIZES.phone) await page.getByRole("button", { name: /Table/ }).first().click();
    await page.getByRole("radio", { name: "Show all opportunities" }).check({ force: true });
    await page.getByRole("switch", { name: "Check uniqueness" }).uncheck({ force: true });
    await page.getByRole("button", { name: "Start" }).filter({ visible: true }).click();
    const candidates = page.locator(".answer .candidates text");
    if (viewport === SIZES.phone) {
      await page.getByText("There is no room here for the candidates.").waitFor();
      assert.equal(await candidates.count(), 0);
      await page.getByRole("button", { name: "Zoom in" }).click();
      await page.getByRole("button", { name: "Whole board" }).waitFor();
      // Of a board that is larger than its place keys show the part where the cursor is.
      await page.locator('.answer [data-cell="0"]').click();
      await page.keyboard.press("Control+End");
      await page.waitForFunction(() => {
        const cell = document.querySelector('.answer [data-cell="255"]');
        const [own, place] = [cell, cell?.closest(".board-room")].map((element) => element?.getBoundingClientRect() ?? new DOMRect());
        return own && place && cell === document.activeElement && own.width > 0 && own.right <= place.right + 1 && own.bottom <= place.bottom + 1;
      });
    }
    await candidates.nth(1000).waitFor();
    assert.equal(await overflow(page), 0);
    assert.deepEqual(faults, []);
    await context.close();
  }
});

test("where candidates have no room, no dots stand over the digit that a step draws", async () => {
  const large = (await readFile(new URL("../../../samples/size-16x16-one-line.txt", import.meta.url), "utf8")).trim();
  const { page, context, faults } = await app.solver(large, { viewport: SIZES.phone });
  await stepping(page);
  const dotted = page.locator(".answer .cell.is-folded");
  await dotted.first().waitFor();
  assert.equal(await page.locator(".answer .candidates text").count(), 1);
  const told = await page.locator(".sol-step").textContent();
  const [, row, column] = /So r(\d+)c(\d+) is/.exec(told ?? "") ?? [];
  const cell = page.locator(`.answer [data-cell="${(Number(row) - 1) * 16 + Number(column) - 1}"]`);
  assert.equal(await cell.count(), 1, String(told));
  assert.equal(await dotted.and(cell).count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});
