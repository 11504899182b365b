// The solver page: every mode, every sample, the way, watching, racing, stopping.

import assert from "node:assert/strict";
import { test } from "node:test";
import { forTests, openMore, PUZZLE } from "./app.js";

const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const SEVERAL = `${PUZZLE.slice(0, 72)}${".".repeat(9)}`;

const app = forTests();

/**
 * A cell of a board, by its place from 0.
 * @param {import("playwright-core").Page} page
 * @param {string} name
 * @param {number} place
 */
function cellOf(page, name, place) {
  return page.getByRole("grid", { name }).getByRole("gridcell").nth(place);
}

/**
 * Waits until a cell's label says something.
 * @param {import("playwright-core").Page} page
 * @param {string} name
 * @param {number} place
 * @param {RegExp} words
 */
async function cellSays(page, name, place, words) {
  await page.waitForFunction(([label, at, source, flags]) => {
    const cell = document.querySelectorAll(`[role=grid][aria-label="${label}"] [role=gridcell]`)[Number(at)];
    return new RegExp(String(source), String(flags)).test(cell?.getAttribute("aria-label") ?? "");
  }, [name, place, words.source, words.flags]);
}

/**
 * Chooses one of several.
 * @param {import("playwright-core").Page} page
 * @param {string} name
 */
async function choose(page, name) {
  await page.getByRole("radio", { name, exact: true }).check({ force: true });
}

/** @param {import("playwright-core").Page} page */
async function start(page) {
  await page.getByRole("button", { name: "Start" }).first().click();
}

test("a puzzle can be made, and has one solution", async () => {
  const { page, context, faults } = await app.solver("");
  await page.getByRole("button", { name: "Make one" }).click();
  await page.getByRole("gridcell", { name: /Given/ }).first().waitFor();
  const givens = await page.getByRole("grid", { name: "Sudoku" }).getByRole("gridcell", { name: /Given/ }).count();
  assert.ok(givens >= 17 && givens < 81, String(givens));
  await start(page);
  await page.getByRole("region", { name: "What came of it" }).getByText(/easy|medium|hard|unfair|extreme/i).first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("Show answer solves the puzzle and says how hard it was", async () => {
  const { page, context, faults } = await app.solver(PUZZLE);
  await start(page);
  for (const place of [2, 40, 80]) await cellSays(page, "Answer", place, new RegExp(`${SOLUTION[place]}`));
  const panel = page.getByRole("region", { name: "What came of it" });
  await panel.getByText(/easy/i).first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("a digit can be typed, and a clash is marked and explained", async () => {
  const { page, context, faults } = await app.solver(PUZZLE);
  await cellOf(page, "Sudoku", 2).click();
  await page.keyboard.press("5");
  await start(page);
  await page.getByText(/5 stands more than once in row 1/).first().waitFor();
  await page.getByRole("grid", { name: "Sudoku" }).locator("[aria-invalid=true]").first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("what was typed into a shared puzzle is still there after a reload, and the link opens it anew", async () => {
  const { page, context, faults } = await app.solver(PUZZLE);
  await cellOf(page, "Sudoku", 2).click();
  await page.keyboard.press("4");
  await page.waitForFunction(() => location.hash === "#/solve");
  await page.reload();
  await cellSays(page, "Sudoku", 2, /Given 4/);
  await page.goto(`${app.server.address}#/solve/${PUZZLE}`);
  await cellSays(page, "Sudoku", 2, /Empty/);
  await page.reload();
  await cellSays(page, "Sudoku", 2, /Empty/);
  assert.deepEqual(faults, []);
  await context.close();
});

test("Only check says that there is a solution and shows none of it", async () => {
  const { page, context, faults } = await app.solver(PUZZLE);
  await choose(page, "Only check");
  await page.getByRole("switch", { name: "Check uniqueness" }).uncheck({ force: true });
  await start(page);
  await page.getByRole("region", { name: "What came of it" }).getByRole("heading", { name: /solution/i }).waitFor();
  await cellSays(page, "Answer", 2, /Empty/);
  assert.deepEqual(faults, []);
  await context.close();
});

test("Show few numbers shows only the marked cells", async () => {
  const { page, context, faults } = await app.solver(PUZZLE.replace(".", "*"));
  await choose(page, "Show few numbers");
  await start(page);
  await cellSays(page, "Answer", 2, /4/);
  await cellSays(page, "Answer", 3, /Empty/);
  assert.deepEqual(faults, []);
  await context.close();
});

test("Show all opportunities shows the candidates of every empty cell", async () => {
  const { page, context, faults } = await app.solver(PUZZLE);
  await choose(page, "Show all opportunities");
  await start(page);
  await cellSays(page, "Answer", 2, /1.*2.*4/);
  assert.deepEqual(faults, []);
  await context.close();
});

test("opportunities can be only those that some solution has", async () => {
  const { page, context, faults } = await app.solver(PUZZLE);
  await choose(page, "Show all opportunities");
  await page.getByRole("switch", { name: "Check uniqueness" }).uncheck({ force: true });
  await start(page);
  await page.getByText("All opportunities", { exact: true }).first().waitFor();
  const only = page.getByRole("switch", { name: "Only true ones" });
  await only.focus();
  await page.keyboard.press("Space");
  await page.getByText("All values that solutions have").first().waitFor();
  assert.equal(await only.evaluate((element) => element === document.activeElement), true, "the focus stays");
  // The puzzle has one solution: what the rules alone leave, 1, 2 or 4, is 4 there.
  await cellSays(page, "Answer", 2, /Possible: 4\./);
  assert.deepEqual(faults, []);
  await context.close();
});

test("uniqueness is a switch of its own, with the number of answers, which can be walked through", async () => {
  const { page, context, faults } = await app.solver(SEVERAL);
  await page.getByRole("switch", { name: "Check uniqueness" }).check({ force: true });
  await start(page);
  await page.getByText(/\d+\+? solutions/).first().waitFor();
  await page.getByRole("button", { name: "Walk through the answers" }).click();
  await page.getByText(/differs in \d+ cells?/).first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("the way can be followed step by step, with words and a drawing", async () => {
  const { page, context, faults } = await app.solver(PUZZLE);
  await start(page);
  await page.getByRole("region", { name: "What came of it" }).getByRole("heading", { name: "Unique solution" }).waitFor();
  await page.getByRole("tab", { name: /way/i }).click();
  await page.getByRole("group", { name: "Player" }).getByRole("button", { name: "Next", exact: true }).click();
  await page.getByText(/Step \d+ of \d+/).first().waitFor();
  await page.getByText(/can only go in|is the only/i).filter({ visible: true }).first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

/**
 * What the page says of a sample, by what the command line says.
 * @param {string} expected
 */
function verdictOf(expected) {
  if (expected === "unique") return "Unique solution";
  if (expected === "no solution") return "No solution";
  const several = /^(\d+)(\+?) solutions?$/.exec(expected);
  return several ? `${Number(several[1]).toLocaleString("en")}${several[2]} solutions` : null;
}

/**
 * A sample as the server gives it.
 * @param {string} name
 * @returns {Promise<string>}
 */
async function textOf(name) {
  return (await (await fetch(`${app.server.address}api/v1/samples/${encodeURIComponent(name)}`)).json()).text;
}

/**
 * What a request asks: a job has its question within.
 * @param {import("playwright-core").Request} request
 */
function questionOf(request) {
  const data = request.postDataJSON();
  return data.question ?? data;
}

/**
 * The puzzles that the page wants to have solved, in order.
 * @param {import("playwright-core").Page} page
 */
function listenForPuzzles(page) {
  /** @type {string[]} */
  const puzzles = [];
  page.on("request", (request) => {
    if (/\/api\/v1\/(solve|jobs)$/.test(request.url())) puzzles.push(questionOf(request).puzzle);
  });
  return puzzles;
}

/**
 * Keeps samples on their way for a while, each for its own time.
 * @param {import("playwright-core").Page} page
 * @param {number[]} times in milliseconds
 */
async function delaySamples(page, times) {
  let asked = 0;
  await page.route("**/api/v1/samples/*", async (route) => {
    const time = times[asked] ?? 0;
    asked += 1;
    await new Promise((done) => setTimeout(done, time));
    await route.continue();
  });
}

test("Start right after Next answers the sample that Next has chosen", async () => {
  const { page, context, faults } = await app.solver(PUZZLE);
  const { samples } = await (await fetch(`${app.server.address}api/v1/samples`)).json();
  const puzzles = listenForPuzzles(page);
  await delaySamples(page, [600]);
  await page.getByRole("button", { name: "Next", exact: true }).first().click();
  await start(page);
  await page.getByRole("region", { name: "What came of it" }).getByRole("heading", { name: verdictOf(samples[0].expected) ?? "" }).waitFor();
  assert.deepEqual(puzzles, [await textOf(samples[0].name)]);
  assert.deepEqual(faults, []);
  await context.close();
});

test("of two samples that are on their way the last chosen stays", async () => {
  const { page, context, faults } = await app.solver("");
  const { samples } = await (await fetch(`${app.server.address}api/v1/samples`)).json();
  const puzzles = listenForPuzzles(page);
  await delaySamples(page, [900, 100]);
  const next = page.getByRole("button", { name: "Next", exact: true }).first();
  const both = page.waitForResponse((response) => response.url().endsWith(`samples/${encodeURIComponent(samples[0].name)}`));
  await next.click();
  await next.click();
  await both;
  await start(page);
  await page.getByRole("region", { name: "What came of it" }).getByRole("heading", { name: verdictOf(samples[1].expected) ?? "" }).waitFor();
  assert.deepEqual(puzzles, [await textOf(samples[1].name)]);
  assert.deepEqual(faults, []);
  await context.close();
});

test("every sample can be reached, and gives what the command line gives", async () => {
  const { page, context, faults } = await app.solver("");
  const { samples } = await (await fetch(`${app.server.address}api/v1/samples`)).json();
  const puzzles = listenForPuzzles(page);
  const texts = await Promise.all(samples.map((/** @type {any} */ { name }) => textOf(name)));
  for (const [index, { name, expected }] of samples.entries()) {
    const verdict = verdictOf(expected);
    // In the page itself, since there are many: to ask from outside for each thing would take most of the time.
    const shown = await page.evaluate(async ([place, wanted]) => {
      const until = async (/** @type {() => unknown} */ holds) => {
        for (const end = Date.now() + 60_000; Date.now() < end && !holds();) await new Promise(requestAnimationFrame);
        return Boolean(holds());
      };
      const press = (/** @type {string} */ name) => /** @type {HTMLElement | null} */ (document.querySelector(`[data-name=${name}]`))?.click();
      const heading = () => document.querySelector(".sol-verdict")?.textContent ?? "";
      press("sample-next");
      if (!await until(() => [...document.querySelectorAll("option:checked")].some((option) => option.textContent?.includes(String(place))))) return "no such sample";
      if (wanted === null) return "";
      // What came of the sample before goes when this one has come.
      if (!await until(() => heading() === "")) return `still ${heading()}`;
      press("start");
      await until(() => heading() === wanted);
      return heading();
    }, /** @type {const} */ ([`${index + 1} of ${samples.length} · ${name}`, verdict ?? null]));
    if (verdict) {
      assert.equal(shown, verdict, name);
      assert.equal(puzzles.at(-1), texts[index], name);
    } else {
      await page.getByText(expected).first().waitFor();
    }
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test("Ctrl+Z where a file is shown brings back the table as it was", async () => {
  const { page, context, faults } = await app.solver(PUZZLE);
  await page.setInputFiles("input[type=file]", { name: "paper.txt", mimeType: "text/plain", buffer: Buffer.from(PUZZLE) });
  await page.getByRole("button", { name: "Load" }).waitFor();
  await page.keyboard.press("Control+z");
  await cellSays(page, "Sudoku", 0, /Given 5/);
  assert.ok(await page.getByRole("radio", { name: "Table" }).isChecked());
  assert.deepEqual(faults, []);
  await context.close();
});

test("a malformed text shows where it is wrong, in the words of the command line", async () => {
  const { page, context, faults } = await app.solver("");
  await choose(page, "File");
  await page.setInputFiles("input[type=file]", {
    name: "typo.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(["8 0 0 0 0 0 0 0 0", ...Array(2).fill("0 0 0 0 0 0 0 0 0"), "0 0 0 0 0 0 0 0", ...Array(5).fill("0 0 0 0 0 0 0 0 0")].join("\n")),
  });
  await page.getByText(/line 4 has 8 numbers, not 9/i).first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("a file is solved without loading it, and loaded when asked", async () => {
  const { page, context, faults } = await app.solver("");
  await choose(page, "File");
  await page.setInputFiles("input[type=file]", { name: "paper.txt", mimeType: "text/plain", buffer: Buffer.from(PUZZLE) });
  await start(page);
  await cellSays(page, "Answer", 2, /4/);
  await page.getByRole("button", { name: /Load/ }).first().click();
  await cellSays(page, "Sudoku", 0, /Given 5/);
  assert.deepEqual(faults, []);
  await context.close();
});

test("the set algorithm can be watched, with its sets and its counter", async () => {
  const { page, context, faults } = await app.solver(PUZZLE);
  await page.getByRole("tab", { name: /watch/i }).click();
  await page.getByRole("button", { name: /watch/i }).last().click();
  for (const set of ["R", "C", "B", "P"]) await page.getByText(set, { exact: true }).first().waitFor();
  await page.getByText(/Moment \d+ of/).first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("a race shows every method in a table", async () => {
  const { page, context, faults } = await app.solver(PUZZLE);
  await page.getByRole("tab", { name: /race/i }).click();
  await page.getByRole("button", { name: /race/i }).last().click();
  await page.waitForFunction(() => document.querySelectorAll("table tbody tr").length >= 10);
  assert.deepEqual(faults, []);
  await context.close();
});

test("the count of an empty grid shows no figures of another search", async () => {
  const { page, context, faults } = await app.solver("");
  await openMore(page);
  await page.getByLabel("Count up to").selectOption({ label: "count all" });
  await start(page);
  const panel = page.getByRole("region", { name: "What came of it" });
  await panel.getByRole("heading", { name: "6,670,903,752,021,072,936,960 solutions" }).waitFor();
  await panel.getByText("Counted by: combinatorics").waitFor();
  assert.equal(await panel.getByText(/to the last/).count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a double click on Start does not stop what it has started", async () => {
  const { page, context, faults } = await app.solver(`12${".".repeat(79)}`);
  await openMore(page);
  await page.getByLabel("Count up to").selectOption({ label: "count all" });
  /** @type {string[]} */
  const stops = [];
  page.on("request", (request) => request.method() === "DELETE" && stops.push(request.url()));
  const begun = page.waitForResponse((response) => response.request().method() === "POST" && response.url().endsWith("/api/v1/jobs"));
  // The second click comes when Stop stands where Start was.
  await page.getByRole("button", { name: "Start" }).first().dblclick({ delay: 250 });
  await page.getByRole("button", { name: "Stop" }).first().waitFor();
  assert.deepEqual(stops, []);
  // Only a job is stopped by a request of its own.
  await begun;
  await page.getByRole("button", { name: "Stop" }).first().click();
  await page.getByRole("button", { name: "Start" }).first().waitFor();
  assert.equal(stops.length, 1);
  assert.deepEqual(faults, []);
  await context.close();
});

test("each of the five methods can be turned off, and the way is that of the others", async () => {
  const { page, context, faults } = await app.solver("2....589..6..9.71595.7....4....6.958..6..94..59..3....3..9.8..7.49.2..8..851....9");
  await page.getByRole("tab", { name: /way/i }).click();
  await choose(page, "Five methods");
  await page.getByRole("button", { name: "Show the way" }).click();
  const panel = page.getByRole("region", { name: "What came of it" });
  const steps = panel.getByRole("listbox", { name: "Steps" });
  await steps.getByText("Method 3: theoretical lines").first().waitFor();
  await steps.getByText(/^Trial/).first().waitFor();
  // Uniqueness is looked for, so the sum is the smallest; without, it is that of the first way.
  await panel.getByText("complexity: 75", { exact: true }).waitFor();
  await panel.getByText("values assumed at once: 1", { exact: true }).waitFor();
  const group = panel.getByRole("group", { name: "The five methods" });
  for (const name of ["Lines", "Lines and singles", "Groups", "Only cell"]) {
    await group.getByRole("switch", { name, exact: true }).focus();
    await page.keyboard.press("Space");
  }
  // The last one cannot be turned off: from then on no way is shown but that of the one that is left.
  await group.getByRole("switch", { name: "Only value", disabled: true }).waitFor();
  // The ways before have others as well, and each stays until the next one is there.
  await steps.filter({ hasText: "Method 1: the only value", hasNotText: /Method [2-5]/ }).waitFor();
  assert.ok(await group.getByRole("switch", { name: "Only value" }).isDisabled(), "the last one stays on");
  await page.getByRole("button", { name: "Last", exact: true }).click();
  await cellSays(page, "Answer", 1, /1/);
  assert.deepEqual(faults, []);
  await context.close();
});

test("the method trial takes the five methods that are on, and shows its figures", async () => {
  const { page, context, faults } = await app.solver("2....589..6..9.71595.7....4....6.958..6..94..59..3....3..9.8..7.49.2..8..851....9");
  /** @type {any[]} */
  const asked = [];
  page.on("request", (request) => {
    if (/\/api\/v1\/(solve|jobs)$/.test(request.url())) asked.push(questionOf(request));
  });
  await openMore(page);
  await page.getByRole("combobox", { name: /^Method/ }).selectOption("trial");
  await page.getByRole("switch", { name: "Groups" }).uncheck({ force: true });
  await start(page);
  const panel = page.getByRole("region", { name: "What came of it" });
  await panel.getByRole("heading", { name: "Unique solution" }).waitFor();
  await panel.getByText("Searched by: Trial").waitFor();
  assert.deepEqual(asked[0].only, ["method-1", "method-2", "method-3", "method-4"]);
  await panel.getByRole("button", { name: "Step by step" }).click();
  await panel.getByRole("listbox", { name: "Steps" }).getByText(/^Trial/).first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("a long count shows its progress and can be stopped", async () => {
  const { page, context, faults } = await app.solver(`12${".".repeat(79)}`);
  await page.getByRole("switch", { name: "Check uniqueness" }).check({ force: true });
  await openMore(page);
  await page.getByLabel("Count up to").selectOption({ label: "count all" });
  await start(page);
  await page.getByRole("button", { name: "Stop" }).first().click();
  await page.getByRole("button", { name: "Start" }).first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});
