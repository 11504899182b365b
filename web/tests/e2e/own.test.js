// Samples of one's own: a file in the folder is one, and the page keeps, replaces, renames and deletes them.

import assert from "node:assert/strict";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { folder, openBrowser, openPage, Server } from "./app.js";

const PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/** @type {{ path: string, remove: () => Promise<void> }} */
let data;
/** @type {Server} */
let server;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  data = await folder();
  server = await Server.start({ data: data.path });
  browser = await openBrowser();
});

after(async () => {
  await browser.close();
  await server.stop();
  await data.remove();
});

const files = async () => (await readdir(join(data.path, "samples")).catch(() => [])).sort();

/** The text of the chosen sample. @param {import("playwright-core").Page} page */
const chosen = (page) => page.locator(".sol-choice.sample option:checked").first().textContent();

for (const viewport of [{ width: 1280, height: 900 }, { width: 360, height: 740 }, { width: 740, height: 360 }]) {
  test(`an own sample is kept, found, renamed, replaced and deleted by keyboard at ${viewport.width}×${viewport.height}`, async () => {
    const { page, context, faults } = await openPage(browser, `${server.address}#/solve/${PUZZLE}`, { viewport });
    const fold = page.locator(".sol-fold");
    const keep = page.getByRole("button", { name: "Keep as a sample…" });
    const dialog = page.getByRole("dialog", { name: "Keep as a sample" });
    const openBox = async () => {
      if (await fold.isVisible() && await fold.getAttribute("aria-expanded") === "false") await fold.press("Enter");
      await keep.press("Enter");
      await dialog.waitFor();
    };
    await page.getByText("30 givens").first().waitFor();
    await openBox();
    const name = dialog.getByRole("textbox", { name: "Name" });
    await name.fill("easy-06-wikipedia.txt");
    await name.press("Enter");
    await dialog.getByRole("alert").getByText("is a bundled sample").waitFor();
    await name.fill("mine.txt");
    await name.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await page.getByText("'mine.txt' is among your samples.").first().waitFor();
    assert.match(await chosen(page) ?? "", /mine\.txt$/);
    assert.equal((await readFile(join(data.path, "samples", "mine.txt"), "utf8")).trim(), PUZZLE);
    assert.deepEqual(await page.locator("optgroup").evaluateAll((groups) => groups.map((group) => /** @type {HTMLOptGroupElement} */ (group).label)), ["Bundled", "Your own"]);
    await openBox();
    assert.equal(await dialog.getByRole("button", { name: "Rename" }).isDisabled(), true, "it has this name");
    await dialog.getByText("There is 'mine.txt' already").waitFor();
    await name.fill("yours.txt");
    await dialog.getByRole("button", { name: "Rename" }).press("Enter");
    await page.getByText("'mine.txt' is called 'yours.txt' now.").first().waitFor();
    assert.deepEqual(await files(), ["yours.txt"]);
    await openBox();
    await dialog.getByRole("button", { name: "Delete" }).press("Enter");
    await page.getByText("'yours.txt' has been deleted.").first().waitFor();
    assert.deepEqual(await files(), []);
    await page.getByRole("button", { name: "Undo", exact: true }).first().press("Enter");
    await page.getByText("'yours.txt' has been deleted.").first().waitFor({ state: "detached" });
    assert.deepEqual(await files(), ["yours.txt"]);
    await fetch(`${server.address}api/v1/samples/yours.txt`, { method: "DELETE" });
    // That a name was taken is an answer, which the browser notes all the same.
    assert.deepEqual(faults.filter((fault) => !/409 \(Conflict\)/.test(fault)), []);
    await context.close();
  });
}

test("a file that any tool puts into the folder is there, and Back from the first sample leads to it", async () => {
  await mkdir(join(data.path, "samples"), { recursive: true });
  await writeFile(join(data.path, "samples", "dropped.txt"), PUZZLE);
  const { page, context, faults } = await openPage(browser, `${server.address}#/solve`);
  await page.locator("optgroup[label='Your own'] option").first().waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Back", exact: true }).first().click();
  await page.getByText("dropped.txt, a sample of your own").first().waitFor();
  await page.getByText("30 givens").first().waitFor();
  // Another tab takes it away again: the page sees that when it looks.
  await fetch(`${server.address}api/v1/samples/dropped.txt`, { method: "DELETE" });
  await page.getByRole("button", { name: "Keep as a sample…" }).click();
  const dialog = page.getByRole("dialog", { name: "Keep as a sample" });
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.locator("optgroup").first().waitFor({ state: "detached" });
  assert.deepEqual(faults, []);
  await context.close();
});
