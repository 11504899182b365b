// Starts the real command and a real browser for the tests.

import { execFile, spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { promisify } from "node:util";
import { chromium } from "playwright-core";

const PROGRAM = process.env.NONET_PROGRAM ?? "nonet";
const BROWSER = process.env.NONET_BROWSER ?? "chromium";

/** A puzzle that everybody knows, and singles solve. */
export const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/** A puzzle that needs chains. */
export const HARD = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

/** The windows that everything has to work in: a phone, the same on its side, a tablet, a desktop, a large screen. */
export const SIZES = [
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
];

export const THEMES = ["sky", "rose", "leaf", "night", "contrast"];

/** Every server that was started: a test that fails must not leave one behind. */
/** @type {Set<import("node:child_process").ChildProcess>} */
const children = new Set();

after(() => children.forEach((child) => child.kill("SIGKILL")));

/** A server of our own. */
export class Server {
  /**
   * Starts the command, with its data in a folder or in memory; so that its disk can be full, if a test wants that. Puzzles that
   * nobody asks for would be made all the time, beside all tests: there are none. Nor has the language of this machine a say.
   * @param {{ data?: string, listen?: string, canFill?: boolean, ahead?: number, lang?: string }} [options]
   */
  static async start({ data = ":memory:", listen = "127.0.0.1:0", canFill = false, ahead = 0, lang = "en" } = {}) {
    // Whoever passes over this signal hears of a file that has no room by an error, as from a full disk.
    const [program = PROGRAM, ...before] = canFill ? ["sh", "-c", 'trap "" XFSZ; exec "$0" "$@"', PROGRAM] : [];
    const child = spawn(program, [...before, "serve", "--no-open", "--listen", listen, "--data", data, "--ahead", String(ahead), "--lang", lang], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    children.add(child);
    const server = new Server(child);
    server.address = await new Promise((resolve, reject) => {
      let text = "";
      child.stdout.on("data", (chunk) => {
        text += chunk;
        const found = /http:\/\/\S+\//.exec(text);
        if (found) resolve(found[0]);
      });
      child.on("error", reject);
      child.on("exit", (code) => reject(new Error(`the command ended with ${code}: ${text}`)));
    });
    return server;
  }

  /** @param {import("node:child_process").ChildProcess} child */
  constructor(child) {
    this.child = child;
    this.address = "";
    this.ended = new Promise((resolve) => child.on("exit", (code, signal) => resolve(code ?? signal)));
  }

  /** Waits until it does nothing more for anybody, however long that takes on a busy machine. */
  async rests() {
    for (let before = -1, now = 0; now !== before; ) {
      before = now;
      await new Promise((resolve) => setTimeout(resolve, 500));
      now = await this.#ticks();
    }
  }

  /** How long its threads have been at work, in the system's own unit; but for those that make puzzles ready, which go on for minutes. */
  async #ticks() {
    const folder = `/proc/${this.child.pid}/task`;
    // A thread may be gone by now.
    const all = await Promise.all((await readdir(folder)).map((thread) => readFile(`${folder}/${thread}/stat`, "utf8").catch(() => "")));
    const ticks = all.filter((stat) => stat && !/\((pool|pool-maker)\)/.test(stat)).map((stat) => {
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return Number(fields[11]) + Number(fields[12]);
    });
    return ticks.reduce((sum, one) => sum + one, 0);
  }

  /**
   * Lets no file that it writes have room any more, or lets them have it again. Others still have theirs.
   * @param {boolean} isFull
   */
  async fill(isFull) {
    await promisify(execFile)("prlimit", [`--pid=${this.child.pid}`, `--fsize=${isFull ? 0 : "unlimited"}:`]);
  }

  /** Ends it as a crash would. */
  async kill() {
    this.child.kill("SIGKILL");
    await this.ended;
  }

  /** Ends it as Ctrl-C does. */
  async stop() {
    this.child.kill("SIGINT");
    return await this.ended;
  }
}

/** A folder for data that is gone after the test. */
export async function folder() {
  const path = await mkdtemp(join(tmpdir(), "nonet-"));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** @returns {Promise<import("playwright-core").Browser>} */
export function openBrowser() {
  const args = ["--no-sandbox", "--disable-gpu"];
  return chromium.launch({ executablePath: whole(BROWSER), args, headless: true });
}

/**
 * Playwright wants a path, not a name.
 * @param {string} name
 */
function whole(name) {
  return name.includes("/") ? name : `/usr/bin/${name}`;
}

/** What pages have asked for and not got yet. @type {WeakMap<import("playwright-core").Page, Set<import("playwright-core").Request>>} */
const asked = new WeakMap();

/**
 * Notes what a page has asked for.
 * @param {import("playwright-core").Page} page
 */
function watch(page) {
  /** @type {Set<import("playwright-core").Request>} */
  const pending = new Set();
  asked.set(page, pending);
  let isLeaving = false;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) isLeaving = true;
    pending.add(request);
  });
  for (const end of /** @type {const} */ (["requestfinished", "requestfailed"])) page.on(/** @type {any} */ (end), (request) => pending.delete(request));
  // Of what outlives a page that is left nobody hears any more.
  page.on("framenavigated", (frame) => {
    if (!isLeaving || frame !== page.mainFrame()) return;
    pending.clear();
    isLeaving = false;
  });
}

/**
 * Somebody's browser: nothing is known there yet.
 * @param {import("playwright-core").Browser} browser
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
export async function openContext(browser, options) {
  const context = await browser.newContext(options);
  // For all its pages, and long enough for a busy machine: what takes so long never comes.
  context.setDefaultTimeout(180_000);
  context.on("page", watch);
  return context;
}

/**
 * A page that stands, and notes what must not happen: errors on the console, and requests to elsewhere.
 * @param {import("playwright-core").Browser} browser
 * @param {string} address
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
export async function openPage(browser, address, options = {}) {
  const context = await openContext(browser, { viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  /** @type {string[]} */
  const faults = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") {
      const { url } = message.location();
      faults.push(`console: ${message.text()} ${url}`);
    }
  });
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  const { origin } = new URL(address);
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(data|blob|about):/.test(url)) faults.push(`leaves: ${url}`);
  });
  await page.goto(address);
  await rests(page);
  return { page, context, faults };
}

/**
 * When a change of settings that is about to be made has been kept.
 * @param {import("playwright-core").Page} page
 */
export function settingsKept(page) {
  return page.waitForResponse((response) => response.request().method() === "PATCH" && response.url().endsWith("/settings"));
}

/** The one server and browser of a test file. */
class App {
  /** @type {Server | null} */
  #server = null;
  /** @type {import("playwright-core").Browser | null} */
  #browser = null;

  /** @type {Awaited<ReturnType<typeof folder>> | null} */
  #data = null;

  /** @param {boolean} isKept */
  async start(isKept) {
    if (isKept) this.#data = await folder();
    [this.#server, this.#browser] = await Promise.all([Server.start({ data: this.#data?.path }), openBrowser()]);
  }

  async end() {
    await this.#browser?.close();
    await this.#server?.stop();
    await this.#data?.remove();
  }

  /** Where the server keeps things, if it does. */
  get folder() {
    if (!this.#data) throw new Error("the server of this file keeps nothing");
    return this.#data.path;
  }

  get server() {
    if (!this.#server) throw new Error("a test asks for the server before it is there");
    return this.#server;
  }

  get browser() {
    if (!this.#browser) throw new Error("a test asks for the browser before it is there");
    return this.#browser;
  }

  /**
   * Opens a page of it.
   * @param {string} place as in `#/solve`
   * @param {import("playwright-core").BrowserContextOptions} [options]
   */
  open(place, options) {
    return openPage(this.browser, `${this.server.address}${place}`, options);
  }

  /**
   * Opens the solver page, and waits until it stands with its puzzle, if it has one.
   * @param {string} [puzzle]
   * @param {import("playwright-core").BrowserContextOptions} [options]
   */
  async solver(puzzle = "", options = {}) {
    const opened = await this.open(`#/solve/${puzzle}`, options);
    await opened.page.locator("[role=grid][aria-label=Sudoku]").waitFor();
    if (puzzle) await opened.page.locator("[role=gridcell][aria-label*=Given]").first().waitFor();
    await rests(opened.page);
    return opened;
  }
}

/**
 * A server and a browser that all tests of a file share; what they do is kept in a folder, or nowhere.
 * @param {{ isKept?: boolean }} [options]
 */
export function forTests({ isKept = false } = {}) {
  const app = new App();
  before(() => app.start(isKept));
  after(() => app.end());
  return app;
}

/** What axe is made of, once it is needed. @type {Promise<string> | undefined} */
let axe;

/**
 * What axe finds on a page that stands, in each of the themes. These differ in nothing but colours, so that what is about anything else is
 * looked at once.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<string[]>}
 */
export async function findings(page) {
  await rests(page);
  axe ??= readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  // Evaluated by the browser's tools, which the page's security policy does not bind.
  if (!await page.evaluate(() => "axe" in globalThis)) await page.evaluate(await axe);
  const found = [];
  for (const theme of THEMES) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    await still(page);
    found.push(...await page.evaluate(async ([name, isFirst]) => {
      const only = isFirst ? {} : { runOnly: ["color-contrast", "link-in-text-block"] };
      const { violations } = await /** @type {any} */ (globalThis).axe.run(document, { resultTypes: ["violations"], ...only });
      return violations.map((/** @type {any} */ one) => `${name}: ${one.id}: ${one.nodes.map((/** @type {any} */ node) => node.target).join(" ")}`);
    }, /** @type {const} */ ([theme, theme === THEMES[0]])));
  }
  return found;
}

/**
 * Waits until nothing moves or changes its colour any more.
 * @param {import("playwright-core").Page} page
 */
async function still(page) {
  // Where nothing is drawn, as in what is folded away, the browser never says that a transition has ended: its state does.
  await page.waitForFunction(() => !document.getAnimations().some((one) => one.playState === "running" && one.effect?.getComputedTiming().iterations !== Infinity));
}

/**
 * Waits until a page stands: what it has asked for is there, drawn, and does not move. A reply that nobody reads never ends:
 * whoever fetches something in a test has to read it to its end.
 * @param {import("playwright-core").Page} page
 */
export async function rests(page) {
  const pending = asked.get(page);
  for (let calm = 0; calm < 2; calm += 1) {
    // What was drawn asks for more a frame and a moment later.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => setTimeout(resolve))))));
    if (pending?.size) calm = -1;
  }
  await page.evaluate(() => document.fonts.ready);
  await still(page);
}

/**
 * Waits until a page says that something is so, where it takes a promise to know: `waitForFunction` looks at no more than that
 * there is one.
 * @template T
 * @param {import("playwright-core").Page} page
 * @param {(arg: T) => Promise<boolean | undefined>} isSo
 * @param {T} [arg]
 */
export async function until(page, isSo, arg) {
  // Long enough for a busy machine: what takes so long never comes.
  for (const end = Date.now() + 180_000; Date.now() < end; ) {
    if (await page.evaluate(/** @type {any} */ (isSo), arg)) return;
    await page.waitForTimeout(100);
  }
  throw new Error(`it never was so: ${isSo}`);
}

/**
 * Pastes a text, as Ctrl+V does where no field has the focus.
 * @param {import("playwright-core").Page} page
 * @param {string} text
 */
export async function paste(page, text) {
  await page.evaluate((content) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", content);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/**
 * Opens what is folded away under More, if it is.
 * @param {import("playwright-core").Page} page
 */
export async function openMore(page) {
  const more = page.getByRole("button", { name: /^More/ });
  if (await more.getAttribute("aria-expanded") === "false") await more.click();
}
