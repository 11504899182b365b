// What is kept: backup and restore, the banner while something is not, and who the owner is.

import assert from "node:assert/strict";
import { readFile, rm } from "node:fs/promises";
import { test } from "node:test";
import { folder, forTests, openPage, rests, Server, settingsKept } from "./app.js";

const TOKEN = "0123456789abcdef0123456789abcdef";

const app = forTests();

/**
 * Chooses colours, and waits until they are kept.
 * @param {import("playwright-core").Page} page
 * @param {RegExp} name
 */
async function chooseColours(page, name) {
  await rests(page);
  const kept = settingsKept(page);
  await page.getByRole("radio", { name }).check({ force: true });
  await kept;
}

/** @param {import("playwright-core").Page} page @param {string} theme */
const hasTheme = (page, theme) => page.waitForFunction((name) => document.documentElement.dataset.theme === name, theme);

test("a backup brings everything back, also on another server", async () => {
  const [data, other] = [await folder(), await folder()];
  const server = await Server.start({ data: data.path });
  const { page, context, faults } = await openPage(app.browser, `${server.address}#/settings`, { acceptDownloads: true });
  await chooseColours(page, /green/i);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save a backup" }).click();
  const saved = await saving;
  assert.match(saved.suggestedFilename(), /^nonet-.*\.json$/);
  const text = await readFile(await saved.path(), "utf8");
  await page.getByText(/^Saved as/).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
  await server.stop();

  const second = await Server.start({ data: other.path });
  const there = await openPage(app.browser, `${second.address}#/settings`);
  await chooseColours(there.page, /pink/i);
  const backup = { name: "backup.json", mimeType: "application/json", buffer: Buffer.from(text) };
  await there.page.setInputFiles("input[type=file]", backup);
  await there.page.getByRole("button", { name: "Restore", exact: true }).click();
  await there.page.getByText(/^What was missing is here/).waitFor();
  await hasTheme(there.page, "rose");
  await there.page.setInputFiles("input[type=file]", backup);
  await rests(there.page);
  await there.page.getByRole("radio", { name: "Replace everything" }).check({ force: true });
  await there.page.getByRole("button", { name: "Restore", exact: true }).click();
  await there.page.getByRole("dialog").getByRole("button", { name: "Replace everything" }).click();
  await there.page.getByText(/^Everything is as in the file/).waitFor();
  await hasTheme(there.page, "leaf");
  await there.page.reload();
  await hasTheme(there.page, "leaf");
  assert.deepEqual(there.faults, []);
  await there.context.close();
  await second.stop();
  await Promise.all([data.remove(), other.remove()]);
});

test("a file that is no backup changes nothing, and that is said", async () => {
  const data = await folder();
  const server = await Server.start({ data: data.path });
  const { page, context } = await openPage(app.browser, `${server.address}#/settings`);
  await chooseColours(page, /green/i);
  await page.setInputFiles("input[type=file]", { name: "letter.json", mimeType: "application/json", buffer: Buffer.from('{"dear": "reader"}') });
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await page.getByRole("alert").getByText(/backup/i).waitFor();
  await page.reload();
  await hasTheme(page, "leaf");
  await context.close();
  await server.stop();
  await data.remove();
});

/**
 * What a server says of itself.
 * @param {object} store
 * @param {boolean} [owner]
 */
function about(store, owner = true) {
  return { name: "Nonet", version: "0.1.0", owner, store: { state: "file", file: "/data/nonet.sqlite", message: null, unsaved: 0, since: "2026-11-16T00:00:00Z", ...store } };
}

test("every page says while nothing reaches the file, and no longer when it does", async () => {
  const server = await Server.start();
  const { page, context, faults } = await openPage(app.browser, server.address);
  let now = about({ state: "memory", message: "the disk is full", unsaved: 2 });
  await page.route("**/api/v1/about", (route) => route.fulfill({ json: now }));
  await page.reload();
  const banner = page.getByRole("region", { name: "Where things are kept", exact: true }).filter({ hasText: "Nothing reaches" });
  for (const place of ["", "#/solve", "#/grids/7", "#/records", "#/settings"]) {
    await page.goto(`${server.address}${place}`);
    await banner.getByText("the disk is full").waitFor();
    await banner.getByText("2 things are only in memory.").waitFor();
  }
  now = about({});
  await banner.waitFor({ state: "detached" });
  assert.deepEqual(faults, []);
  await context.close();
  await server.stop();
});

test("that the file was removed is said, and everything is in it again", async () => {
  const data = await folder();
  const server = await Server.start({ data: data.path });
  const { page, context, faults } = await openPage(app.browser, `${server.address}#/settings`);
  await chooseColours(page, /pink/i);
  await rm(data.path, { recursive: true });
  await chooseColours(page, /green/i);
  // The page looks now and then, and when somebody comes back to it.
  const isSaid = page.getByText(/was removed while it was in use/).waitFor();
  const looking = setInterval(() => void page.evaluate(() => dispatchEvent(new Event("focus"))).catch(() => {}), 2000);
  await isSaid.finally(() => clearInterval(looking));
  assert.deepEqual(faults, []);
  await context.close();
  await server.kill();
  const again = await Server.start({ data: data.path });
  const second = await openPage(app.browser, again.address);
  await hasTheme(second.page, "leaf");
  await second.context.close();
  await again.stop();
  await data.remove();
});

test("what is to be known once can be put away", async () => {
  const server = await Server.start();
  const { page, context } = await openPage(app.browser, server.address);
  await page.route("**/api/v1/about", (route) => route.fulfill({ json: about({ message: "the file was damaged" }) }));
  await page.reload();
  await page.getByText("the file was damaged").waitFor();
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByText("the file was damaged").waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("main").getByRole("heading").first().waitFor();
  await rests(page);
  assert.equal(await page.getByText("the file was damaged").count(), 0);
  await context.close();
  await server.stop();
});

/**
 * Lets only the owner keep things, as a server on another address does.
 * @param {import("playwright-core").Page} page
 */
async function guard(page) {
  const isOwner = (/** @type {import("playwright-core").Route} */ route) => route.request().headers().authorization === `Bearer ${TOKEN}`;
  await page.route("**/api/v1/settings", (route) =>
    isOwner(route) ? route.continue() : route.fulfill({ status: 401, json: { error: { code: "server-not-owner", message: "only the owner" } } }));
  await page.route("**/api/v1/about", (route) => route.fulfill({ json: about({ file: isOwner(route) ? "/data/nonet.sqlite" : null }, isOwner(route)) }));
}

test("a guest can do everything but keep things, and is told so", async () => {
  const server = await Server.start();
  const { page, context } = await openPage(app.browser, server.address);
  await guard(page);
  await page.reload();
  await page.getByText("You are a guest here.").waitFor();
  await rests(page);
  assert.equal(await page.getByRole("button", { name: /^Exit/ }).count(), 0);
  await page.goto(`${server.address}#/settings`);
  await rests(page);
  await page.getByRole("radio", { name: /green/i }).check({ force: true });
  await hasTheme(page, "leaf");
  await rests(page);
  assert.equal(await page.getByRole("button", { name: "Save a backup" }).count(), 0);
  await context.close();
  await server.stop();
});

test("the owner's link is taken out of the address, and is not needed again", async () => {
  const server = await Server.start();
  const { page, context, faults } = await openPage(app.browser, server.address);
  await guard(page);
  await page.goto("about:blank");
  await page.goto(`${server.address}#token=${TOKEN}`);
  await page.getByRole("button", { name: /^Exit/ }).waitFor();
  assert.equal(page.url(), server.address);
  await rests(page);
  assert.equal(await page.getByText("You are a guest here.").count(), 0);
  const another = await context.newPage();
  await guard(another);
  await another.goto(`${server.address}#/settings`);
  await chooseColours(another, /green/i);
  await another.getByText("/data/nonet.sqlite").waitFor();
  assert.deepEqual(faults, []);
  await context.close();
  await server.stop();
});

test("a link that is opened where Nonet already is makes its page the owner's", async () => {
  const server = await Server.start();
  const { page, context } = await openPage(app.browser, server.address);
  await guard(page);
  await page.reload();
  await page.getByText("You are a guest here.").waitFor();
  await page.goto(`${server.address}#token=${TOKEN}`);
  await page.getByRole("button", { name: /^Exit/ }).waitFor();
  assert.equal(page.url(), server.address);
  await context.close();
  await server.stop();
});
