// The start page, the grid room and the settings; and what happens when the server is not there.

import assert from "node:assert/strict";
import { test } from "node:test";
import { folder, forTests, openPage, PUZZLE, rests, Server, settingsKept } from "./app.js";

const app = forTests();

test("the grid room shows a grid by its number, and the number of a grid", async () => {
  const { page, context, faults } = await app.open("#/grids/0");
  const cells = page.getByRole("grid").first().getByRole("gridcell");
  await page.waitForFunction(() => document.querySelectorAll("[role=gridcell]").length === 81);
  const text = (await cells.evaluateAll((all) => all.map((cell) => /(\d)\D*$/.exec(cell.getAttribute("aria-label") ?? "")?.[1] ?? "?"))).join("");
  assert.equal(text.length, 81);
  await page.goto(`${app.server.address}#/grids/6670903752021072936960`);
  await page.getByText(/numbered from 0/).first().waitFor();
  await rests(page);
  // A word is no seed: nothing is drawn by one that nobody has given.
  await page.locator("input[name=find-way][value=random]").check({ force: true });
  await page.getByLabel("Seed").fill("anna");
  await page.getByLabel("Seed").press("Enter");
  await page.getByText("A seed is a whole number of at most 19 digits, such as 17").waitFor();
  await page.getByLabel("Seed").fill("17");
  await page.getByLabel("Seed").press("Enter");
  await page.getByText("Drawn with seed 17.").waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("what takes too long to tell of a grid keeps nothing else back, and is asked again", async () => {
  const { page, context, faults } = await app.open("#/settings");
  let refused = 0;
  let isSlow = true;
  await page.route("**/api/v1/grid-canonical", (route) => {
    if (!isSlow && refused > 0) return route.continue();
    refused += 1;
    return route.fulfill({ json: { error: { code: "limit", message: "it took too long" } } });
  });
  const canonical = page.locator(".canonical");
  const alert = page.locator(".facts [role=alert]");
  await page.goto(`${app.server.address}#/grids/1000`);
  await alert.getByText("it took too long").waitFor();
  await page.locator(".rules tbody tr").nth(8).waitFor();
  assert.equal(refused, 3);
  assert.equal(await canonical.count(), 0);
  // A further grid is not refused more than once.
  [refused, isSlow] = [0, false];
  await page.goto(`${app.server.address}#/grids/1001`);
  await canonical.waitFor();
  assert.equal(refused, 1);
  assert.equal(await alert.count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test("settings outlive a restart, and a crash", async () => {
  const data = await folder();
  let server = await Server.start({ data: data.path });
  const first = await openPage(app.browser, `${server.address}#/settings`);
  const kept = settingsKept(first.page);
  await first.page.getByRole("radio", { name: /green/i }).check({ force: true });
  await first.page.waitForFunction(() => document.documentElement.dataset.theme === "leaf");
  assert.ok((await kept).ok());
  await first.context.close();
  await server.kill();
  server = await Server.start({ data: data.path });
  const second = await openPage(app.browser, server.address);
  await second.page.waitForFunction(() => document.documentElement.dataset.theme === "leaf");
  assert.deepEqual(second.faults, []);
  await second.context.close();
  await server.stop();
  await data.remove();
});

test("two tabs do not disturb each other", async () => {
  const { page, context, faults } = await app.open("#/solve");
  const other = await context.newPage();
  await other.goto(`${app.server.address}#/solve/${PUZZLE}`);
  await other.getByRole("gridcell", { name: /Given 5/ }).first().waitFor();
  await other.getByRole("button", { name: "Start" }).first().click();
  await page.reload();
  await page.getByRole("grid", { name: "Sudoku" }).waitFor();
  await other.getByText(/Unique solution/).first().waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("a killed server is told, and the page goes on as it was when it is back", async () => {
  const data = await folder();
  const server = await Server.start({ data: data.path });
  const { page, context } = await openPage(app.browser, `${server.address}#/solve/${"1".padEnd(81, ".")}`);
  await page.getByRole("gridcell", { name: /Given 1/ }).first().waitFor();
  await server.kill();
  await page.evaluate(() => fetch("api/v1/about").catch(() => {}));
  await page.getByRole("button", { name: "Start" }).first().dispatchEvent("click");
  const told = page.getByText(/does not answer/i).first();
  await told.waitFor();
  const back = await Server.start({ data: data.path, listen: new URL(server.address).host });
  await told.waitFor({ state: "hidden" });
  const first = page.getByRole("grid", { name: "Sudoku" }).getByRole("gridcell").first();
  assert.match((await first.getAttribute("aria-label")) ?? "", /Given 1/);
  // A room that was not loaded before is there as soon as Nonet is.
  await back.kill();
  await page.evaluate(() => void (location.hash = "#/records"));
  await told.waitFor();
  assert.equal(await page.getByText("This page stumbled").count(), 0);
  const again = await Server.start({ data: data.path, listen: new URL(server.address).host });
  await page.getByRole("heading", { name: "Records", level: 1 }).waitFor();
  await told.waitFor({ state: "hidden" });
  await context.close();
  await again.stop();
  await data.remove();
});

test("what was entered while Nonet did not answer is looked at once it is back", async () => {
  const rooms = [
    { place: "#/solve", isTold: (/** @type {import("playwright-core").Page} */ page) => page.locator("[data-cell][aria-invalid=true]").nth(1).waitFor() },
    { place: "#/make/rules", isTold: (/** @type {import("playwright-core").Page} */ page) => page.locator("p.ed-verdict:not(.is-stale)", { hasText: "No solution" }).waitFor() },
  ];
  for (const { place, isTold } of rooms) {
    const { page, context } = await app.open(place);
    const cells = page.getByRole("gridcell");
    await cells.first().click();
    await page.keyboard.press("5");
    await rests(page);
    // Whatever is asked has no answer until the digit is there: the box that tells of the silence would take it.
    let isOver = () => {};
    const entered = new Promise((/** @type {(value: void) => void} */ resolve) => void (isOver = resolve));
    await page.route("**/api/v1/**", (route) => entered.then(() => route.abort()));
    await cells.nth(1).click();
    await page.keyboard.press("5");
    await cells.nth(1).locator(".digit").waitFor();
    isOver();
    const told = page.getByText(/does not answer/i).first();
    await told.waitFor();
    await page.unroute("**/api/v1/**");
    await told.waitFor({ state: "hidden" });
    await isTold(page);
    await context.close();
  }
});

test("Exit ends the server and says so", async () => {
  const server = await Server.start();
  const { page, context } = await openPage(app.browser, server.address);
  await page.getByRole("button", { name: /^Exit/ }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "End Nonet", exact: true }).click();
  assert.equal(await server.ended, 0);
  await page.getByText(/ended/i).first().waitFor();
  await context.close();
});

test("Ctrl-C ends the server", async () => {
  const server = await Server.start();
  assert.equal(await server.stop(), 0);
});

test("closing the page stops its work", async () => {
  const { page, context } = await app.open("");
  const job = await page.evaluate(async () => {
    const body = JSON.stringify({ question: { ask: "count", puzzle: `12${".".repeat(79)}` } });
    const begun = await (await fetch("api/v1/jobs", { method: "POST", body })).json();
    const source = new EventSource(`api/v1/jobs/${begun.job}`);
    await new Promise((resolve) => source.addEventListener("progress", resolve, { once: true }));
    return begun.job;
  });
  await context.close();
  await app.server.rests();
  const { status } = await fetch(`${app.server.address}api/v1/jobs/${job}`);
  assert.equal(status, 410, "the job is gone");
});
