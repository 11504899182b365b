// Starts the real command and a real browser for the tests.

import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { chromium } from "playwright-core";

const PROGRAM = process.env.NONET_PROGRAM ?? "nonet";
const BROWSER = process.env.NONET_BROWSER ?? "chromium";

/** Every server that was started: a test that fails must not leave one behind. */
/** @type {Set<import("node:child_process").ChildProcess>} */
const children = new Set();

after(() => children.forEach((child) => child.kill("SIGKILL")));

/** A server of our own. */
export class Server {
  /**
   * Starts the command, with its data in a folder or in memory.
   * @param {{ data?: string, listen?: string }} [options]
   */
  static async start({ data = ":memory:", listen = "127.0.0.1:0" } = {}) {
    const child = spawn(PROGRAM, ["serve", "--no-open", "--listen", listen, "--data", data], {
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

  /** Waits until it does nothing any more, however long that takes on a busy machine. */
  async rests() {
    for (let before = -1, now = 0; now !== before; ) {
      before = now;
      await new Promise((resolve) => setTimeout(resolve, 500));
      now = await this.#ticks();
    }
  }

  /** How long it has been at work, in the system's own unit. */
  async #ticks() {
    const stat = await readFile(`/proc/${this.child.pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return Number(fields[11]) + Number(fields[12]);
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

/**
 * A page that notes what must not happen: errors on the console, and requests to elsewhere.
 * @param {import("playwright-core").Browser} browser
 * @param {string} address
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
export async function openPage(browser, address, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
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
  page.setDefaultTimeout(8000);
  await page.goto(address);
  return { page, context, faults };
}

/**
 * Opens what is folded away under More, if it is.
 * @param {import("playwright-core").Page} page
 */
export async function openMore(page) {
  const more = page.getByRole("button", { name: /^More/ });
  if (await more.getAttribute("aria-expanded") === "false") await more.click();
}
