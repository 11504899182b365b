// What all pages share: a header that stays where it is, words that change at once; and of the solver all answers, samples and ways out.

import assert from "node:assert/strict";
import { test } from "node:test";
import { folder, forTests, openPage, PUZZLE, rests, Server, settingsKept, SIZES, until } from "./app.js";

const PLACES = ["", "#/solve", "#/learn", "#/learn/x-wing", "#/make", "#/grids/1000", "#/records", "#/settings"];
/** A puzzle with fifteen answers, from the samples. */
const SEVERAL = "9.5.12...4..6.....1.7..4....41.867...7.....8....57.42....7..3.5.....5......23.1.4";

const app = forTests();

for (const viewport of SIZES) {
  test(`the header stays where it is on every page at ${viewport.width}×${viewport.height}`, async () => {
    const { page, context } = await app.open("", { viewport });
    const places = async () => page.locator("header.top, .ways a").evaluateAll((all) => all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(" ");
    }));
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
    await rests(page);
    const first = await places();
    for (const place of PLACES) {
      // The heading of the page that was there before says nothing.
      await page.evaluate(() => document.querySelector("main h1")?.setAttribute("data-left", ""));
      await page.evaluate((hash) => void (location.hash = hash || "#/"), place);
      if (place) await page.locator("main h1:not([data-left])").first().waitFor({ state: "attached" });
      await rests(page);
      assert.deepEqual(await places(), first, place);
      const tops = await page.locator(".ways a").evaluateAll((all) => all.map((one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height)));
      assert.ok(tops.every((side) => side >= 44), `${place}: ${tops}`);
    }
    await context.close();
  });
}

test("what the engine has said is told again in another language, where somebody was, without a reload", async () => {
  const { page, context, faults } = await app.open(`?lang=en#/solve/${PUZZLE}`);
  await page.getByRole("gridcell", { name: /Given/ }).first().waitFor();
  await page.getByRole("button", { name: "Start" }).filter({ visible: true }).click();
  await page.getByRole("button", { name: "Step by step" }).click();
  await page.getByRole("listbox", { name: "Steps" }).getByRole("option").nth(4).click();
  const now = page.locator(".sol-step");
  const place = () => page.locator(".sol-body [role=option]").evaluateAll((all) => all.findIndex((one) => one.getAttribute("aria-selected") === "true"));
  await rests(page);
  assert.equal(await place(), 4);
  const english = await now.innerText();
  await page.evaluate(() => void (/** @type {any} */ (globalThis).isSame = true));
  // The language is chosen in another tab: this one hears of it.
  const settings = await context.newPage();
  await settings.goto(`${app.server.address}?lang=en#/settings`);
  await rests(settings);
  await settings.locator("input[name=language][value=en-XA]").check({ force: true });
  await page.waitForFunction(() => document.documentElement.lang === "en-XA");
  const plain = /\b(the|only|in|row|column|box|can|go|single|step)\b/i;
  await page.waitForFunction(([source]) => !new RegExp(String(source), "i").test(/** @type {HTMLElement | null} */ (document.querySelector(".sol-step"))?.innerText ?? "step"), [plain.source]);
  await rests(page);
  assert.equal(await place(), 4, "whoever was in the middle of the way is there still");
  const accented = await now.innerText();
  const digits = (/** @type {string} */ text) => (text.match(/r\d+c\d+|\d+/g) ?? []).join(" ");
  assert.equal(digits(accented), digits(english), "the same step");
  await settings.locator("input[name=language][value=en]").check({ force: true });
  await page.waitForFunction((text) => /** @type {HTMLElement | null} */ (document.querySelector(".sol-step"))?.innerText === text, english);
  await rests(page);
  assert.equal(await place(), 4);
  assert.equal(await page.evaluate(() => /** @type {any} */ (globalThis).isSame), true, "nothing was reloaded");
  assert.deepEqual(faults, []);
  await context.close();
});

test("another language is spoken at once, without a reload, on this page and the next", async () => {
  const { page, context, faults } = await app.open("?lang=en#/settings");
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  await page.evaluate(() => void (/** @type {any} */ (globalThis).isSame = true));
  await page.locator("input[name=language][value=en-XA]").check({ force: true });
  await page.waitForFunction(() => document.documentElement.lang === "en-XA");
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor({ state: "detached" });
  await rests(page);
  // Whatever is still plain English was not said by the files of words. Names of others and paths are nobody's words.
  const plain = async () => page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      const parent = node.parentElement;
      if (/[aeiou]{1}[a-z]{2,}/i.test(text) && !/[^\u0000-\u024f]|[À-ɏ]/.test(text) && parent && !parent.closest(".parts, code, .path, [name=language], script, .article, .learn-sections, .not-begun") && parent.checkVisibility()) found.push(text);
    }
    return found;
  });
  assert.deepEqual((await plain()).filter((text) => !["English", "Eesti", "Nonet"].includes(text)), []);
  await page.evaluate(() => void (location.hash = "#/make"));
  await page.locator(".make h1").waitFor();
  assert.doesNotMatch((await page.locator(".make h1").textContent()) ?? "", /^Make/);
  assert.equal(await page.evaluate(() => /** @type {any} */ (globalThis).isSame), true, "nothing was reloaded");
  await page.evaluate(() => void (location.hash = "#/settings"));
  await page.locator("input[name=language][value=en]").waitFor({ state: "attached" });
  await rests(page);
  await page.locator("input[name=language][value=en]").check({ force: true });
  await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("the page speaks the language in which the app was started, whatever the browser's", async () => {
  const server = await Server.start({ lang: "uk" });
  const { page, context, faults } = await openPage(app.browser, server.address);
  await page.getByRole("heading", { level: 1, name: "Тихе місце для судоку" }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), "uk");
  assert.deepEqual(faults, []);
  await context.close();
  await server.stop();
});

test("a stranger is spoken to in the language of the browser, until another one is chosen", async () => {
  // What others have chosen before is not known there.
  const server = await Server.start();
  const { page, context, faults } = await openPage(app.browser, server.address, { locale: "et-EE" });
  await page.getByRole("heading", { level: 1, name: "Vaikne koht sudoku jaoks" }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), "et");
  await page.evaluate(() => void (location.hash = "#/settings"));
  await page.locator("input[name=language][value=et]:checked").waitFor({ state: "attached" });
  await rests(page);
  const kept = settingsKept(page);
  await page.locator("input[name=language][value=bg]").check({ force: true });
  await kept;
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Настройки" }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
  await server.stop();
});

test("a way without an answer, and a race, are told in the language that another tab chooses", async () => {
  const server = await Server.start();
  const { page, context, faults } = await openPage(app.browser, `${server.address}#/solve/${PUZZLE}`);
  await page.getByRole("gridcell", { name: /Given/ }).first().waitFor();
  await page.getByRole("tab", { name: "Race" }).click();
  await page.getByRole("button", { name: "Race all methods" }).click();
  await page.getByText("All 11 methods have finished").waitFor();
  await page.getByRole("rowheader", { name: "Fast solver" }).waitFor();
  await page.getByRole("tab", { name: "Way" }).click();
  await page.getByRole("button", { name: "Show the way" }).click();
  await page.locator(".sol-player [data-name=next]").click();
  const place = page.locator(".sol-step-place");
  const before = /Step (\d+) of (\d+)/.exec((await place.textContent()) ?? "");
  assert.equal(before?.[1], "2");
  const other = await context.newPage();
  await other.goto(`${server.address}#/settings`);
  await other.getByRole("radio", { name: "Русский" }).check({ force: true });
  // The step is the same one, and no word of it is English any more.
  await page.waitForFunction(() => {
    const told = [...document.querySelectorAll(".sol-step p")].map((one) => one.textContent).join(" ");
    return told.includes("Шаг 2 из ") && !/[a-z]{3}/.test(told);
  });
  assert.match((await place.textContent()) ?? "", new RegExp(`Шаг 2 из ${before?.[2]}`));
  await page.getByRole("tab", { name: "Гонка" }).click();
  await page.getByRole("rowheader").first().waitFor();
  assert.equal(await page.getByRole("rowheader", { name: "Fast solver" }).count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
  await server.stop();
});

test("all answers are walked through, by keys too, and what differs is marked", async () => {
  const { page, context, faults } = await app.solver(SEVERAL);
  await page.getByRole("button", { name: "Start" }).click();
  const verdict = page.locator(".sol-verdict");
  await verdict.waitFor();
  const total = 15;
  assert.equal(await verdict.textContent(), `${total} solutions`);
  await page.getByRole("button", { name: "Walk through the answers" }).press("Enter");
  const walk = page.getByRole("group", { name: "The answers" });
  await walk.getByText(`Answer 1 of ${total}`, { exact: true }).waitFor();
  assert.ok(await walk.getByRole("button", { name: "Previous answer" }).isDisabled());
  const answer = page.getByRole("grid", { name: "Answer" });
  const digits = async () => (await answer.getByRole("gridcell").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""))).join("|");
  const seen = new Set([await digits()]);
  const next = walk.getByRole("button", { name: "Next answer" });
  // The button that was pressed is gone; the focus goes on, and not away.
  await page.waitForFunction(() => document.activeElement?.getAttribute("data-name") === "answer-next");
  for (let number = 2; number <= total; number += 1) {
    await page.keyboard.press("Enter");
    await walk.getByText(`Answer ${number} of ${total}`, { exact: true }).waitFor();
    seen.add(await digits());
  }
  assert.equal(seen.size, total, "no answer is shown twice");
  assert.ok(await next.isDisabled());
  await walk.getByText(/differs from the one before in \d+ cell/).waitFor();
  // The keys that go through a way go through the answers, from wherever the focus is.
  await page.keyboard.press("PageUp");
  await walk.getByText(`Answer ${total - 1} of ${total}`, { exact: true }).waitFor();
  await page.keyboard.press("PageDown");
  await walk.getByText(`Answer ${total} of ${total}`, { exact: true }).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("of more answers than anybody walks through the first are shown, and that is said", async () => {
  const { page, context } = await app.solver(`${".".repeat(80)}1`);
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("button", { name: "Walk through the answers" }).click();
  await page.getByText("Answer 1 of the first 1,000", { exact: true }).first().waitFor();
  await page.getByText(/There are more than 1,000/).waitFor();
  await context.close();
});

test("samples are found in their groups, and one's own are renamed and deleted there", async () => {
  const place = await folder();
  const own = await Server.start({ data: place.path });
  const { page, context, faults } = await openPage(app.browser, `${own.address}#/solve`);
  await until(page, async () => (await (await fetch("api/v1/samples")).json()).samples.length > 0);
  await page.getByRole("button", { name: "All samples" }).click();
  const box = page.getByRole("dialog", { name: "Samples" });
  await box.getByRole("heading", { name: "Several answers" }).waitFor();
  // The search has the focus.
  await page.keyboard.type("wikipedia");
  await page.keyboard.press("Enter");
  await box.waitFor({ state: "detached" });
  await page.getByRole("grid", { name: "Sudoku" }).getByRole("gridcell", { name: /^Row 1, column 1,.*5/ }).waitFor();
  await page.getByRole("button", { name: "Keep as a sample…" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("mine");
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await page.locator(".sol-note").filter({ hasText: "'mine' is among your samples." }).waitFor();
  await page.getByRole("button", { name: "All samples" }).click();
  await box.getByRole("heading", { name: "Your own" }).waitFor();
  await box.getByRole("button", { name: "Rename…" }).click();
  await box.getByRole("textbox", { name: "Name" }).fill("yours");
  await page.keyboard.press("Enter");
  await box.getByRole("button", { name: "yours", exact: true }).waitFor();
  await box.getByRole("button", { name: "Delete", exact: true }).click();
  await box.getByRole("heading", { name: "Your own" }).waitFor({ state: "detached" });
  assert.deepEqual(faults, []);
  await context.close();
  await own.stop();
  await place.remove();
});

test("a puzzle is copied as text, saved as a picture, and led to the pages of others", async () => {
  const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const { page, context, faults } = await app.solver(puzzle, { permissions: ["clipboard-read", "clipboard-write"] });
  await page.getByRole("button", { name: "Copy, save, open elsewhere" }).click();
  const box = page.getByRole("dialog", { name: "Take the puzzle elsewhere" });
  await box.getByText(puzzle).waitFor();
  await box.getByRole("button", { name: "Copy", exact: true }).click();
  await until(page, (text) => navigator.clipboard.readText().then((now) => now.trim() === text), puzzle);
  await box.getByRole("combobox", { name: "Format" }).selectOption("grid");
  await box.locator("pre").filter({ hasText: "│ 5 3 . │" }).waitFor();
  const zeros = puzzle.replaceAll(".", "0");
  assert.equal(await box.getByRole("link", { name: "SudokuWiki" }).getAttribute("href"), `https://www.sudokuwiki.org/sudoku.htm?bd=${zeros}`);
  assert.equal(await box.getByRole("link", { name: "Sudoku Coach" }).getAttribute("href"), `https://sudoku.coach/en/play/${zeros}`);
  assert.match((await box.getByRole("link", { name: "SudokuPad" }).getAttribute("href")) ?? "", /^https:\/\/sudokupad\.app\/fpuzzles[\w%+=-]+$/);
  const bytes = async (/** @type {string} */ name) => {
    const [saved] = await Promise.all([page.waitForEvent("download"), box.getByRole("button", { name, exact: true }).click()]);
    const parts = [];
    for await (const part of await saved.createReadStream()) parts.push(part);
    return Buffer.concat(parts);
  };
  const svg = (await bytes("SVG")).toString();
  assert.match(svg, /^<svg[^]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  assert.equal([...svg.matchAll(/<text[^>]*>\d<\/text>/g)].length, 30);
  assert.doesNotMatch(svg, /class=|var\(/, "nothing of it needs the page");
  const png = await bytes("PNG");
  assert.deepEqual([...png.subarray(0, 4)], [0x89, 0x50, 0x4e, 0x47]);
  assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1200, 1200]);
  await box.getByRole("button", { name: "Copy the picture" }).click();
  await until(page, async () => (await navigator.clipboard.read())[0]?.types.includes("image/png"));
  assert.deepEqual(faults, []);
  await context.close();
});

test("where another page does not take a puzzle, that is said in place of the link", async () => {
  const { page, context } = await app.open("#/solve/1...........2.../2x2");
  await page.getByRole("button", { name: "Copy, save, open elsewhere" }).click();
  const box = page.getByRole("dialog", { name: "Take the puzzle elsewhere" });
  await box.getByText("It takes 9×9 puzzles without further rules only.").first().waitFor();
  assert.equal(await box.getByRole("link", { name: "SudokuWiki" }).count(), 0);
  await context.close();
});
