// All steps of a position: both groupings, drawing, taking, stopping, and where there is nothing to find.

import assert from "node:assert/strict";
import { test } from "node:test";
import { forTests, PUZZLE, rests } from "./app.js";

const SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const SEVERAL = `${PUZZLE.slice(0, 72)}${".".repeat(9)}`;

const app = forTests();

/**
 * The way of a puzzle, or where it would stand.
 * @param {string} puzzle
 */
async function way(puzzle) {
  const opened = await app.open(`#/solve/${puzzle}`);
  const { page } = opened;
  await page.getByRole("gridcell", { name: /Given/ }).first().waitFor();
  await page.getByRole("button", { name: "Start" }).first().click();
  // Not any heading: the board of the answer has one as soon as that takes long, and the answer brings its own panel.
  await page.locator(".sol-verdict").waitFor();
  await page.getByRole("tab", { name: "Way" }).click();
  return { ...opened, fold: page.getByRole("button", { name: "All steps here" }), list: page.getByRole("listbox", { name: "All steps here" }) };
}

test("all steps are folded away until somebody wants them, by technique with how many there are", async () => {
  const { page, context, faults, fold, list } = await way(PUZZLE);
  await page.getByRole("listbox", { name: "Steps" }).waitFor();
  assert.equal(await fold.getAttribute("aria-expanded"), "false");
  assert.equal(await list.count(), 0);
  await fold.click();
  await list.waitFor();
  const groups = await list.getByRole("group").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
  assert.equal(groups[0], "Hidden Single");
  assert.ok(groups.includes("Naked Single"), groups.join());
  const naked = list.getByRole("group", { name: "Naked Single" });
  assert.equal(await naked.getByRole("option").count(), 4);
  assert.match((await naked.locator(".head").textContent()) ?? "", /4$/);
  await fold.click();
  await list.waitFor({ state: "detached" });
  assert.deepEqual(faults, []);
  await context.close();
});

test("by effect it is told what can be concluded, and by what", async () => {
  const { page, context, faults, fold, list } = await way(PUZZLE);
  await fold.click();
  await list.waitFor();
  await rests(page);
  await page.getByRole("radio", { name: "By effect" }).check({ force: true });
  const five = list.getByRole("group", { name: "r5c5=5", exact: true });
  const ways = await five.getByRole("option").allTextContents();
  assert.equal(ways[0], "Naked Single");
  assert.match((await five.locator(".head").textContent()) ?? "", new RegExp(`r5c5=5${ways.length}$`));
  assert.deepEqual(faults, []);
  await context.close();
});

test("a step is drawn and told when it is pointed at or chosen, by mouse and by keys", async () => {
  const { page, context, faults, fold, list } = await way(PUZZLE);
  await fold.click();
  const naked = list.getByRole("group", { name: "Naked Single" }).getByRole("option");
  await naked.first().waitFor();
  const card = page.getByRole("group", { name: "Step" });
  await naked.first().hover();
  await card.getByText("Naked Single").waitFor();
  assert.equal(await page.getByRole("button", { name: "Take it" }).count(), 0, "what is pointed at is not chosen");
  await page.mouse.move(0, 0);
  await card.getByText("Hidden Single").waitFor();
  await list.getByRole("option").first().focus();
  await page.keyboard.press("End");
  await page.getByRole("button", { name: "Take it" }).waitFor();
  assert.equal(await list.getByRole("option", { selected: true }).count(), 1);
  const last = await list.getByRole("option").last().getAttribute("aria-selected");
  assert.equal(last, "true");
  await page.keyboard.press("Home");
  await card.getByText("Hidden Single").waitFor();
  await page.getByRole("region", { name: "Answer" }).getByText(/one of [\d,]+ steps here/).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("a step that is taken is the next of the way, which goes on from there to the answer", async () => {
  const { page, context, faults, fold, list } = await way(PUZZLE);
  await fold.click();
  const last = list.getByRole("group", { name: "Naked Single" }).getByRole("option").last();
  await last.click();
  const conclusion = await last.locator("span").textContent();
  await page.getByRole("button", { name: "Take it" }).click();
  await page.getByRole("region", { name: "Answer" }).getByText(/^Step 2 of 51$/).waitFor();
  await list.waitFor();
  await fold.click();
  const steps = page.getByRole("listbox", { name: "Steps" }).getByRole("option");
  assert.match((await steps.first().textContent()) ?? "", new RegExp(`Naked Single ${conclusion}`));
  assert.equal(await steps.count(), 51);
  await steps.last().click();
  await page.keyboard.press("]");
  assert.deepEqual(faults, []);
  await context.close();
});

test("where nothing can be found it is said why", async () => {
  const several = await way(SEVERAL);
  await several.fold.click();
  const note = several.page.getByRole("status").getByText(/several|more than one/i);
  assert.match(await note.innerText(), /^\p{Lu}/u, "it begins as a sentence does");
  assert.deepEqual(several.faults, []);
  await several.context.close();
  const solved = await way(SOLUTION);
  await solved.fold.click();
  await solved.page.getByText(/nothing left to do/).first().waitFor();
  assert.equal(await solved.list.count(), 0);
  assert.deepEqual(solved.faults, []);
  await solved.context.close();
});

test("looking for all steps can be stopped, and begun again", async () => {
  const { page, context, faults, fold, list } = await way(PUZZLE);
  await page.getByRole("listbox", { name: "Steps" }).waitFor();
  // The answer comes so fast that nobody could stop it: here it is held back.
  let release = () => {};
  const held = new Promise((resolve) => void (release = () => resolve(undefined)));
  await page.route("**/api/v1/jobs", async (route) => {
    await held;
    await route.continue();
  });
  await fold.click();
  await page.getByText("Looking for all steps").waitFor();
  await page.getByRole("region", { name: "All steps here" }).getByRole("button", { name: "Stop" }).click();
  release();
  await page.getByText(/Stopped before|Look again/).first().waitFor();
  await page.unroute("**/api/v1/jobs");
  await page.getByRole("button", { name: "Look again" }).click();
  await list.waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});
