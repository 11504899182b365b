// Pictures of every page and state, in every size of window and every theme, on sheets to be looked at by people.
//
// What it takes: the folder, and of themes, states and windows those that are wanted, each as names with commas between.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { openBrowser, openMore, openPage, PUZZLE, rests, Server, SIZES, THEMES } from "../e2e/app.js";

const HARD = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
const SEVERAL = "9.5.12...4..6.....1.7..4....41.867...7.....8....57.42....7..3.5.....5......23.1.4";

/** Windows that nobody plans for, besides those that everything has to work in. */
const ODD = [{ width: 1440, height: 700 }, { width: 1024, height: 600 }, { width: 390, height: 844 }];

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page */
const start = (page) => page.getByRole("button", { name: "Start" }).filter({ visible: true }).first().click();

/** @param {Page} page @param {string} name */
async function tab(page, name) {
  await page.getByRole("tab", { name }).click();
}

/** @param {Page} page */
async function way(page) {
  await tab(page, "Way");
  await page.getByRole("button", { name: "Show the way" }).click();
  await page.getByRole("listbox", { name: "Steps" }).waitFor({ timeout: 60_000 });
}

/** @param {Page} page @param {string} name of a sample */
async function sample(page, name) {
  await page.locator(".choice.sample select").first().evaluate((element, wanted) => {
    const select = /** @type {HTMLSelectElement} */ (element);
    const option = [...select.options].find(({ text }) => text.includes(wanted));
    select.value = option?.value ?? "";
    select.dispatchEvent(new Event("change", { bubbles: true }));
  }, name);
  await page.waitForFunction(() => document.querySelector(".question .digit, .sol-paper"));
}

/** What is pictured: where it is, and what is done there. @type {Record<string, [string, (page: Page) => Promise<unknown>]>} */
const STATES = {
  start: ["", async () => {}],
  empty: ["#/solve", async () => {}],
  puzzle: [`#/solve/${PUZZLE}`, async (page) => page.getByRole("gridcell").nth(2).click()],
  clash: [`#/solve/${PUZZLE}`, async (page) => {
    await page.getByRole("gridcell").nth(2).click();
    await page.keyboard.press("5");
    await page.locator(".is-clash").first().waitFor();
  }],
  marks: [`#/solve/${PUZZLE}`, async (page) => {
    await page.getByRole("gridcell").nth(2).click();
    for (const key of ["Shift+Digit1", "Shift+Digit4", "Control+Digit2", "ArrowRight", "Control+Shift+Digit3", "ArrowDown", "ArrowDown", "Control+Shift+Digit1", "Shift+Digit7"]) await page.keyboard.press(key);
  }],
  answer: [`#/solve/${PUZZLE}`, async (page) => {
    await start(page);
    await page.getByRole("button", { name: "Step by step" }).waitFor();
  }],
  several: [`#/solve/${SEVERAL}`, async (page) => {
    await start(page);
    await page.getByRole("button", { name: "Walk through the answers" }).click();
  }],
  none: [`#/solve/55${".".repeat(79)}`, start],
  step: [`#/solve/${PUZZLE}`, way],
  chain: [`#/solve/${HARD}`, async (page) => {
    await way(page);
    const chain = page.getByRole("listbox", { name: "Steps" }).getByRole("option").filter({ hasText: /AIC|chain|loop/i }).first();
    await chain.click();
  }],
  around: [`#/solve/${PUZZLE}`, async (page) => {
    await way(page);
    await page.getByRole("button", { name: "All steps here" }).click();
    await page.getByRole("listbox", { name: "All steps here" }).getByRole("option").first().click();
  }],
  more: [`#/solve/${PUZZLE}`, async (page) => {
    const fold = page.locator(".sol-fold");
    if (await fold.isVisible()) await fold.click();
    await openMore(page);
  }],
  watch: [`#/solve/${PUZZLE}`, async (page) => {
    await tab(page, "Watch");
    await page.getByRole("tabpanel").getByRole("button").first().click();
    await page.getByRole("group", { name: "Player" }).waitFor();
  }],
  race: [`#/solve/${PUZZLE}`, async (page) => {
    await tab(page, "Race");
    await page.getByRole("tabpanel").getByRole("button").first().click();
    await page.locator(".sol-body table tbody tr").nth(3).waitFor({ timeout: 60_000 });
  }],
  strips: ["#/solve", (page) => sample(page, "strips")],
  buildings: ["#/solve", (page) => sample(page, "buildings.json")],
  jigsaw: ["#/solve", (page) => sample(page, "jigsaw.json")],
  bad: ["#/solve", (page) => sample(page, "bad-line-4")],
  "25×25": ["#/solve", (page) => sample(page, "25x25-letters")],
  samples: ["#/solve", async (page) => {
    const fold = page.locator(".sol-fold");
    if (await fold.isVisible()) await fold.click();
    await page.locator("[data-name=samples-all]").first().click();
  }],
  keys: [`#/solve/${PUZZLE}`, (page) => page.keyboard.press("F1")],
  export: [`#/solve/${PUZZLE}`, (page) => page.locator("[data-name=export]").click()],
  learn: ["#/learn", async () => {}],
  article: ["#/learn/xy-wing", async () => {}],
  make: ["#/make", async (page) => {
    await page.getByRole("button", { name: "Make", exact: true }).click();
    await page.locator(".made-one").first().waitFor({ timeout: 60_000 });
  }],
  grids: ["#/grids/1000", async () => {}],
  records: ["#/records", async () => {}],
  settings: ["#/settings", async () => {}],
  lost: ["#/nowhere", async () => {}],
};

/**
 * A sheet of pictures, each with its name.
 * @param {import("playwright-core").Browser} browser
 * @param {{ name: string, data: Buffer }[]} pictures
 * @param {number} height of each
 * @param {string} path
 */
async function sheet(browser, pictures, height, path) {
  const context = await browser.newContext({ viewport: { width: 1800, height: 400 } });
  const page = await context.newPage();
  const figure = ({ name = "", data = Buffer.alloc(0) }) =>
    `<figure style="margin:0"><figcaption style="font:16px sans-serif">${name}</figcaption><img style="height:${height}px;border:1px solid #888" src="data:image/png;base64,${data.toString("base64")}"></figure>`;
  await page.setContent(`<body style="margin:8px;display:flex;flex-wrap:wrap;gap:10px;background:#bbb">${pictures.map(figure).join("")}`);
  await page.screenshot({ path, fullPage: true });
  await context.close();
}

const [folder = "pictures", themes = THEMES.join(), states = Object.keys(STATES).join(), sizes = "all"] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const server = await Server.start();
const browser = await openBrowser();
const windows = [...SIZES, ...ODD].filter(({ width, height }) => sizes === "all" || sizes.split(",").includes(`${width}x${height}`));
for (const theme of themes.split(",")) {
  for (const viewport of windows) {
    const isTouch = viewport.width < 900;
    /** @type {{ name: string, data: Buffer }[]} */
    const pictures = [];
    for (const name of states.split(",")) {
      const [place, does] = STATES[name] ?? ["", async () => {}];
      const { page, context } = await openPage(browser, `${server.address}${place}`, { viewport, hasTouch: isTouch, isMobile: isTouch });
      page.setDefaultTimeout(30_000);
      try {
        await page.getByRole("main").waitFor();
        await page.evaluate((value) => void (document.documentElement.dataset.theme = value), theme);
        await rests(page);
        await does(page);
        await rests(page);
      } catch (error) {
        console.log(`${name} at ${viewport.width}×${viewport.height}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
      }
      pictures.push({ name, data: await page.screenshot() });
      await context.close();
    }
    const path = join(folder, `${theme}-${viewport.width}x${viewport.height}.png`);
    await sheet(browser, pictures, Math.min(viewport.height, viewport.width < viewport.height ? 560 : 420), path);
    console.log(path);
  }
}
await browser.close();
await server.stop();
