// Samples of one's own: a file in the folder is one, and the page keeps, replaces, renames and deletes them.

import assert from "node:assert/strict";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, test } from "node:test";
import { forTests, PUZZLE } from "./app.js";

const app = forTests({ isKept: true });

// Each test begins without samples, whatever has become of the one before.
beforeEach(() => rm(join(app.folder, "samples"), { recursive: true, force: true }));

const files = async () => (await readdir(join(app.folder, "samples")).catch(() => [])).sort();

/** The text of the chosen sample. @param {import("playwright-core").Page} page */
const chosen = (page) => page.locator(".choice.sample option:checked").first().textContent();

for (const viewport of [{ width: 1280, height: 900 }, { width: 360, height: 740 }, { width: 740, height: 360 }]) {
  test(`an own sample is kept, found, renamed, replaced and deleted by keyboard at ${viewport.width}×${viewport.height}`, async () => {
    const { page, context, faults } = await app.solver(PUZZLE, { viewport });
    const fold = page.locator(".sol-fold");
    const note = (/** @type {string} */ text) => page.locator(".sol-note").getByText(text, { exact: true });
    const keep = page.getByRole("button", { name: "Keep as a sample…" });
    const dialog = page.getByRole("dialog", { name: "Keep as a sample" });
    const openBox = async () => {
      if (await fold.isVisible() && await fold.getAttribute("aria-expanded") === "false") await fold.press("Enter");
      // It is open until the list has been looked at again.
      await dialog.waitFor({ state: "detached" });
      await keep.press("Enter");
      await dialog.waitFor();
    };
    // Where there is little room it is only said to screen readers.
    await page.getByText("30 givens").first().waitFor({ state: "attached" });
    await openBox();
    const name = dialog.getByRole("textbox", { name: "Name" });
    await name.fill("easy-06-wikipedia.txt");
    await name.press("Enter");
    await dialog.getByRole("alert").getByText("is a bundled sample").waitFor();
    await name.fill("mine.txt");
    await name.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await note("'mine.txt' is among your samples.").waitFor();
    assert.match(await chosen(page) ?? "", /mine\.txt$/);
    assert.equal((await readFile(join(app.folder, "samples", "mine.txt"), "utf8")).trim(), PUZZLE);
    const groups = await page.locator("optgroup").evaluateAll((all) => all.map((group) => /** @type {HTMLOptGroupElement} */ (group).label));
    assert.deepEqual([groups[0], groups.at(-1)], ["Easy", "Your own"]);
    await openBox();
    assert.equal(await dialog.getByRole("button", { name: "Rename" }).isDisabled(), true, "it has this name");
    await dialog.getByText("This is 'mine.txt', one of your own samples.").waitFor();
    await name.fill("yours.txt");
    await dialog.getByRole("button", { name: "Rename" }).press("Enter");
    await note("'mine.txt' is called 'yours.txt' now.").waitFor();
    assert.deepEqual(await files(), ["yours.txt"]);
    await openBox();
    await dialog.getByRole("button", { name: "Delete" }).press("Enter");
    // While the box is open nothing behind it can be reached.
    await dialog.waitFor({ state: "detached" });
    await note("'yours.txt' has been deleted.").waitFor();
    assert.deepEqual(await files(), []);
    await page.locator(".sol-note").getByRole("button", { name: "Undo" }).press("Enter");
    await note("'yours.txt' has been deleted.").waitFor({ state: "detached" });
    assert.deepEqual(await files(), ["yours.txt"]);
    // Another puzzle takes its place, and that is taken back as well.
    await page.evaluate(() => void (location.hash = "#/solve/1234341221434321"));
    await page.getByText("16 givens").first().waitFor({ state: "attached" });
    await openBox();
    await name.fill("YOURS.txt");
    await dialog.getByText("There is 'yours.txt' already: this puzzle takes its place.").waitFor();
    await dialog.getByRole("button", { name: "Replace" }).press("Enter");
    await dialog.waitFor({ state: "detached" });
    await note("'yours.txt' has been replaced.").waitFor();
    assert.equal((await readFile(join(app.folder, "samples", "yours.txt"), "utf8")).trim(), "1234341221434321");
    await page.locator(".sol-note").getByRole("button", { name: "Undo" }).press("Enter");
    await page.locator(".sol-note").waitFor({ state: "detached" });
    assert.equal((await readFile(join(app.folder, "samples", "yours.txt"), "utf8")).trim(), PUZZLE);
    // That a name was taken is an answer, which the browser notes all the same.
    assert.deepEqual(faults.filter((fault) => !/409 \(Conflict\)/.test(fault)), []);
    await context.close();
  });
}

test("a file that any tool puts into the folder is there, and Back from the first sample leads to it", async () => {
  await mkdir(join(app.folder, "samples"), { recursive: true });
  await writeFile(join(app.folder, "samples", "dropped.txt"), PUZZLE);
  const { page, context, faults } = await app.open("#/solve");
  await page.locator("optgroup[label='Your own'] option").first().waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Back", exact: true }).first().click();
  await page.locator(".sol-about:visible").getByText("dropped.txt, a sample of your own").waitFor();
  await page.getByText("30 givens").first().waitFor();
  // Another tab takes it away again: the page sees that when it looks.
  await fetch(`${app.server.address}api/v1/samples/dropped.txt`, { method: "DELETE" });
  await page.getByRole("button", { name: "Keep as a sample…" }).click();
  const dialog = page.getByRole("dialog", { name: "Keep as a sample" });
  await dialog.waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await page.locator("optgroup[label='Your own']").waitFor({ state: "detached" });
  assert.deepEqual(faults, []);
  await context.close();
});
