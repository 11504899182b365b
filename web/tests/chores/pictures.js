// Pictures of every page and state, in every size of window and every theme, on sheets to be looked at by people.
//
// What it takes: the folder, and of themes, states and windows those that are wanted, each as names with commas between.

import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { folder as madeFolder, openBrowser, openPage, rests, Server, SIZES, THEMES } from "../e2e/app.js";
import { GAMES } from "./pictures-games.js";
import { STATES as PAGES } from "./pictures-states.js";

/** Windows that nobody plans for, besides those that everything has to work in. */
const ODD = [{ width: 1440, height: 700 }, { width: 1024, height: 600 }, { width: 1024, height: 768 }, { width: 1000, height: 500 }, { width: 390, height: 844 }];

/** How wide and how high a sheet may get before its pictures are too small to be judged. */
const SHEET = { width: 1560, height: 1500 };

/** Everything that is pictured. */
const STATES = { ...PAGES, ...GAMES };

/** @typedef {{ name: string, data: Buffer }} Picture */

/**
 * A sheet of pictures, each with its name.
 * @param {import("playwright-core").Browser} browser
 * @param {Picture[]} pictures
 * @param {number} height of each
 * @param {string} path
 */
async function sheet(browser, pictures, height, path) {
  const context = await browser.newContext({ viewport: { width: SHEET.width, height: 400 } });
  const page = await context.newPage();
  const figure = ({ name = "", data = Buffer.alloc(0) }) =>
    `<figure style="margin:0"><figcaption style="font:16px sans-serif">${name}</figcaption><img style="height:${height}px;border:1px solid #888" src="data:image/png;base64,${data.toString("base64")}"></figure>`;
  await page.setContent(`<body style="margin:8px;display:flex;flex-wrap:wrap;gap:10px;background:#bbb">${pictures.map(figure).join("")}`);
  await page.screenshot({ path, fullPage: true });
  await context.close();
  console.log(path);
}

/** Waits until a page stands, or no longer than somebody would: some states are about what goes on. @param {import("playwright-core").Page} page */
const settles = (page) => Promise.race([rests(page).catch(() => {}), page.waitForTimeout(4000).catch(() => {})]);

/**
 * How high pictures of a window are on a sheet, and how many there is room for.
 * @param {{ width: number, height: number }} viewport
 */
function places({ width, height }) {
  const columns = width < height ? 4 : 2;
  const shown = Math.min(height, Math.floor(((SHEET.width - 40) / columns - 12) * (height / width)));
  return { shown, count: columns * Math.max(1, Math.floor(SHEET.height / (shown + 34))) };
}

const [folder = "pictures", themes = THEMES.join(), states = Object.keys(STATES).join(), sizes = "all"] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
// What one keeps is kept in a folder; in memory there is no place for samples of one's own.
const data = await madeFolder();
const server = await Server.start({ data: data.path });
const browser = await openBrowser();
for (const viewport of [...SIZES, ...ODD]) {
  const size = `${viewport.width}x${viewport.height}`;
  if (sizes !== "all" && !sizes.split(",").includes(size)) continue;
  const isTouch = viewport.width < 900;
  /** @type {Map<string, Picture[]>} */
  const taken = new Map(themes.split(",").map((theme) => [theme, []]));
  for (const name of states.split(",")) {
    const [place, does] = STATES[name] ?? ["", async () => console.log(`there is no state ${name}`)];
    const { page, context } = await openPage(browser, `${server.address}${place}`, { viewport, hasTouch: isTouch, isMobile: isTouch });
    page.setDefaultTimeout(30_000);
    try {
      await page.getByRole("main").waitFor();
      await settles(page);
      await does(page);
    } catch (error) {
      console.log(`${name} at ${size}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
    }
    // Themes differ in colours alone: what was done need not be done again.
    for (const [theme, pictures] of taken) {
      await page.evaluate((value) => void (document.documentElement.dataset.theme = value), theme);
      await settles(page);
      pictures.push({ name, data: await page.screenshot({ path: join(folder, `${name}-${size}-${theme}.png`.replaceAll(" ", "-")) }) });
    }
    await context.close();
  }
  const { shown, count } = places(viewport);
  for (const [theme, pictures] of taken) {
    for (let first = 0; first < pictures.length; first += count) {
      await sheet(browser, pictures.slice(first, first + count), shown, join(folder, `sheet-${size}-${theme}-${first / count + 1}.png`));
    }
  }
}
await browser.close();
await server.stop();
await data.remove();
