// The records: filters, figures, the chart, the table, files out and in, by keys and by touch.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { findings, openBrowser, openPage, PUZZLE, rests, Server, SIZES } from "./app.js";

/** @typedef {import("playwright-core").Page} Page */

/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  browser = await openBrowser();
});

after(async () => {
  await browser.close();
});

const LEVELS = ["easy", "medium", "hard", "unfair", "extreme"];

/**
 * Records of as many games, one a day up to today, each of another level than the one before.
 * @param {number} count
 */
function someRecords(count) {
  return Array.from({ length: count }, (_, n) => ({
    puzzle: PUZZLE, level: LEVELS[n % 5], seconds: 60 + n * 10, hints: n % 3 === 0 ? 0 : 1, mistakes: n % 2, date: new Date(Date.now() - n * 86_400_000).toISOString(),
    details: { size: 9, box: "3x3", givens: PUZZLE, variants: n % 10 === 9 ? ["diagonal"] : [], ...(n % 4 === 0 ? { daily: "2026-01-01" } : {}) },
  }));
}

/**
 * The records page of a server of its own, with as many records.
 * @param {number} count
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
async function openRecords(count, options) {
  const server = await Server.start();
  const opened = await openPage(browser, server.address, options);
  const { page } = opened;
  await page.evaluate(async (records) => {
    for (const record of records) {
      const reply = await fetch("api/v1/records", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(record) });
      if (!reply.ok) throw new Error("a record was refused");
      await reply.text();
    }
  }, someRecords(count));
  await page.goto(`${server.address}#/records`);
  await page.getByRole("heading", { name: "Records" }).waitFor();
  const close = async () => {
    await opened.context.close();
    await server.stop();
  };
  return { ...opened, server, close };
}

/** @param {Page} page */
const rows = (page) => page.getByRole("table", { name: "Records" }).getByRole("row");

/**
 * Chooses a file to bring in.
 * @param {Page} page
 * @param {string} text
 */
function bringIn(page, text) {
  return page.locator("input[type=file]").setInputFiles({ name: "some.json", mimeType: "application/json", buffer: Buffer.from(text) });
}

test("before the first game there is nothing but the way to one, and to a file", async () => {
  const { page, faults, close } = await openRecords(0);
  await page.getByRole("heading", { name: "No games yet" }).waitFor();
  assert.equal(await page.getByRole("button", { name: "Save as JSON" }).count(), 0);
  assert.deepEqual(await findings(page), []);
  await page.getByRole("link", { name: "Choose a puzzle" }).press("Enter");
  await page.waitForFunction(() => location.hash === "#/");
  assert.deepEqual(faults, []);
  await close();
});

test("one game is enough for figures and a chart", async () => {
  const { page, faults, close } = await openRecords(1);
  await page.getByText("1:00").first().waitFor();
  assert.equal(await rows(page).count(), 2);
  await page.getByText("1 day", { exact: true }).waitFor();
  assert.deepEqual(await findings(page), []);
  assert.deepEqual(faults, []);
  await close();
});

test("records are filtered, sorted and deleted by keys, and brought back", async () => {
  const { page, context, faults, close } = await openRecords(20);
  await rows(page).nth(20).waitFor();
  const time = (/** @type {number} */ row) => rows(page).nth(row).getByRole("cell").nth(1).innerText();
  assert.match(await time(1), /^1:00/);
  await page.getByRole("button", { name: "Time" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  assert.equal(await page.getByRole("columnheader", { name: "Time" }).getAttribute("aria-sort"), "descending");
  assert.match(await time(1), /^4:10/);
  // By keys alone: the level, then what was done without hints.
  await page.getByRole("combobox", { name: "Level" }).selectOption("medium");
  assert.equal(await rows(page).count(), 5);
  await page.getByRole("switch", { name: "Without hints" }).press("Space");
  assert.equal(await rows(page).count(), 2);
  await page.getByRole("switch", { name: "Puzzles of the day" }).press("Space");
  await page.getByText("No game is like that.").waitFor();
  await page.getByRole("button", { name: "Show all games" }).press("Enter");
  assert.equal(await rows(page).count(), 21);
  await page.getByRole("combobox", { name: "Puzzle" }).selectOption("9+diagonal");
  assert.equal(await rows(page).count(), 3);
  await page.getByRole("combobox", { name: "Puzzle" }).selectOption("");
  const other = await context.newPage();
  await other.goto(page.url());
  await rows(other).nth(20).waitFor();
  await page.getByRole("button", { name: /^Delete: 4:10/ }).press("Enter");
  await page.getByText("Deleted: 4:10").first().waitFor();
  assert.equal(await rows(page).count(), 20);
  await rows(other).nth(20).waitFor({ state: "detached" });
  await other.close();
  await page.reload();
  await rows(page).nth(19).waitFor();
  assert.equal(await rows(page).count(), 20, "it is gone where it was kept");
  await page.getByRole("button", { name: /^Delete: 1:00/ }).press("Enter");
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await page.getByRole("button", { name: /^Delete: 1:00/ }).waitFor();
  assert.equal(await rows(page).count(), 20);
  assert.deepEqual(faults, []);
  await close();
});

test("what is saved can be brought in elsewhere, and nothing twice", async () => {
  const first = await openRecords(12);
  const download = first.page.waitForEvent("download");
  await first.page.getByRole("button", { name: "Save as JSON" }).click();
  const file = await (await download).path();
  const text = await readFile(file, "utf8");
  const table = first.page.waitForEvent("download");
  await first.page.getByRole("button", { name: "Save as CSV" }).click();
  assert.equal((await readFile(await (await table).path(), "utf8")).trim().split("\r\n").length, 13);
  await bringIn(first.page, text);
  await first.page.getByText("Nothing was added; 12 were here already.").waitFor();
  await first.close();
  const second = await openRecords(0);
  await bringIn(second.page, "no records");
  await second.page.getByText(/some\.json holds no records/).waitFor();
  await bringIn(second.page, JSON.stringify({ format: "nonet-backup", version: 1 }));
  await second.page.getByText(/is a backup of everything/).waitFor();
  await bringIn(second.page, text.replace(/"seconds": 70/, "\"seconds\": -70"));
  await second.page.getByText("Record 11 of some.json makes no sense. Nothing was added.").waitFor();
  await bringIn(second.page, text);
  await second.page.getByText("12 records were added; none was here already.").waitFor();
  await rows(second.page).nth(12).waitFor();
  assert.equal(await rows(second.page).count(), 13);
  await second.page.getByRole("button", { name: "Delete these" }).click();
  await second.page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await second.page.getByText("12 records were deleted.").waitFor();
  await second.page.getByRole("heading", { name: "No games yet" }).waitFor();
  assert.deepEqual([...first.faults, ...second.faults], []);
  await second.close();
});

test("of very many games, some are shown at first", async () => {
  const { page, faults, close } = await openRecords(0);
  const records = someRecords(300);
  await bringIn(page, JSON.stringify({ format: "nonet-records", version: 1, records }));
  await page.getByText("300 records were added").waitFor();
  await page.getByText("300 days", { exact: true }).waitFor();
  assert.equal(await rows(page).count(), 51);
  await page.getByRole("button", { name: /Show more/ }).click();
  assert.equal(await rows(page).count(), 251);
  await page.getByRole("combobox", { name: "Level" }).selectOption("easy");
  await page.getByText("60", { exact: true }).first().waitFor();
  assert.deepEqual(faults, []);
  await close();
});

test("the records fit each window and are used in it, by touch on the small ones", async () => {
  const { page, faults, close } = await openRecords(12, { viewport: SIZES[0], hasTouch: true, reducedMotion: "reduce" });
  for (const viewport of SIZES) {
    const isTouch = viewport.width < 900;
    const where = `${viewport.width}×${viewport.height}`;
    const press = (/** @type {import("playwright-core").Locator} */ what) => (isTouch ? what.tap() : what.press("Enter"));
    await page.setViewportSize(viewport);
    await page.reload();
    await rows(page).nth(12).waitFor();
    await rests(page);
    const fits = async () => assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0, `nothing reaches out of ${where}`);
    await fits();
    await press(page.getByRole("button", { name: "Time" }));
    assert.match(await rows(page).nth(1).getByRole("cell").nth(1).innerText(), /^1:00/);
    await press(page.getByText("As a table"));
    await page.getByRole("columnheader", { name: "Longest" }).waitFor();
    await fits();
    const unaided = page.getByRole("switch", { name: "Without hints" });
    await (isTouch ? unaided.tap() : unaided.press("Space"));
    await rows(page).nth(5).waitFor({ state: "detached" });
    assert.equal(await rows(page).count(), 5);
    await (isTouch ? unaided.tap() : unaided.press("Space"));
    await rows(page).nth(12).waitFor();
    await press(page.getByRole("button", { name: /^Delete: 1:00/ }));
    await rows(page).nth(12).waitFor({ state: "detached" });
    await press(page.getByRole("button", { name: "Undo" }));
    await rows(page).nth(12).waitFor();
    await press(page.getByRole("button", { name: "Delete these" }));
    const box = page.getByRole("dialog");
    await box.waitFor();
    await fits();
    await press(box.getByRole("button").last());
    await box.waitFor({ state: "hidden" });
    assert.equal(await rows(page).count(), 13, "nothing is deleted by asking");
  }
  assert.deepEqual(faults, []);
  await close();
});
