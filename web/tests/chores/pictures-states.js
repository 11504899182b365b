// What is pictured: every page, and every state of it that looks different.

import { HARD, openMore, PUZZLE } from "../e2e/app.js";

const SEVERAL = "9.5.12...4..6.....1.7..4....41.867...7.....8....57.42....7..3.5.....5......23.1.4";

/** With some of every kind of rule, one solution, and clues that could go. */
const RULED = { puzzle: "1...3....1......", rules: [
  { rule: "strip", cells: "r1c2 r1c3 r1c4", digits: "234" },
  { rule: "buildings", cells: "r1c1 r1c2 r1c3 r1c4", number: 4 },
  { rule: "buildings", cells: "r4c1 r4c2 r4c3 r4c4", number: 1 },
  { rule: "extra-region", cells: "r2c2 r2c3" },
  { rule: "even", cells: "r3c1" },
  { rule: "odd", cells: "r2c3" }] };

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

/** @param {Page} page @param {unknown} text */
async function paste(page, text) {
  await page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", given);
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, typeof text === "string" ? text : JSON.stringify(text));
}

/** A state of the editor of rules: a puzzle with some of every kind, and a tool. @param {string} tool @param {(page: Page) => Promise<unknown>} [then] @returns {[string, (page: Page) => Promise<unknown>]} */
const rules = (tool, then = async () => {}) => ["#/make/rules", async (page) => {
  await page.getByRole("grid", { name: "Puzzle in the making" }).waitFor();
  if (tool) await paste(page, RULED);
  if (tool) await page.locator("p.ed-verdict:not(.is-stale)").filter({ hasText: "one solution" }).waitFor();
  if (tool) await page.getByRole("radio", { name: tool, exact: true }).check({ force: true });
  await then(page);
}];

/** @param {Page} page @param {string} name */
const press = (page, name) => page.locator(`[data-name="${name}"]:visible`).first().click();

/** Unfolds what small windows fold away. @param {Page} page */
async function unfold(page) {
  const fold = page.locator(".sol-fold");
  if (await fold.isVisible()) await fold.click();
}

/** @param {Page} page */
const end = (page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

/** The page in words that are longer than those of any language. */
const LONG = "?lang=en-XA";

/** What is pictured: where it is, and what is done there. @type {Record<string, [string, (page: Page) => Promise<unknown>]>} */
export const STATES = {
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
  details: [`#/solve/${HARD}`, async (page) => {
    await way(page);
    await page.getByRole("listbox", { name: "Steps" }).getByRole("option").filter({ hasText: /AIC|chain|loop/i }).first().click();
    await page.getByRole("group", { name: "This step" }).getByText("Details").click();
  }],
  trial: [`#/solve/${HARD}`, async (page) => {
    await way(page);
    await page.getByRole("listbox", { name: "Steps" }).getByRole("option").filter({ hasText: /Trial/ }).first().click();
    await page.getByRole("group", { name: "This step" }).getByRole("button", { name: /steps from there/ }).first().click();
    await page.locator(".sol-trial-step").nth(1).click();
  }],
  net: [`#/solve/${HARD}`, async (page) => {
    await way(page);
    await page.getByRole("listbox", { name: "Steps" }).getByRole("option").filter({ hasText: /forcing|contradiction/i }).first().click();
  }],
  around: [`#/solve/${PUZZLE}`, async (page) => {
    await way(page);
    await page.getByRole("button", { name: "All steps here" }).click();
    await page.getByRole("listbox", { name: "All steps here" }).getByRole("option").first().click();
  }],
  more: [`#/solve/${PUZZLE}`, async (page) => {
    await unfold(page);
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
  job: [`#/solve/12${".".repeat(79)}`, async (page) => {
    await unfold(page);
    await page.getByRole("switch", { name: "Check uniqueness" }).check({ force: true });
    await openMore(page);
    await page.getByLabel("Count up to").selectOption({ label: "count all" });
    await start(page);
    await page.getByRole("button", { name: "Stop" }).first().waitFor();
    await page.waitForTimeout(1500);
  }],
  "way before": [`#/solve/${PUZZLE}`, (page) => tab(page, "Way")],
  "race before": [`#/solve/${PUZZLE}`, (page) => tab(page, "Race")],
  "watch before": [`#/solve/${PUZZLE}`, (page) => tab(page, "Watch")],
  "wrong paste": [`#/solve/${PUZZLE}`, (page) => paste(page, PUZZLE.replace("195", "1x95"))],
  list: ["#/solve", (page) => paste(page, `${PUZZLE}\n${HARD}\n`)],
  strips: ["#/solve", (page) => sample(page, "strips")],
  buildings: ["#/solve", (page) => sample(page, "buildings.json")],
  jigsaw: ["#/solve", (page) => sample(page, "jigsaw.json")],
  bad: ["#/solve", (page) => sample(page, "bad-line-4")],
  "25×25": ["#/solve", (page) => sample(page, "25x25-letters")],
  "6×6": ["#/solve", (page) => sample(page, "06x06-10")],
  "16×16": ["#/solve", async (page) => {
    await sample(page, "16x16-numbers");
    await way(page);
  }],
  samples: ["#/solve", async (page) => {
    await unfold(page);
    await page.locator("[data-name=samples-all]").first().click();
  }],
  keys: [`#/solve/${PUZZLE}`, (page) => page.keyboard.press("F1")],
  export: [`#/solve/${PUZZLE}`, (page) => page.locator("[data-name=export]").click()],
  variants: [`#/solve/${PUZZLE}`, async (page) => {
    await press(page, "variants");
    await page.getByRole("dialog").waitFor();
  }],
  keep: [`#/solve/${PUZZLE}`, async (page) => {
    await unfold(page);
    await press(page, "keep");
    await page.getByRole("dialog").waitFor();
  }],
  gone: [`#/solve/${PUZZLE}`, async (page) => {
    await page.context().route("**/api/**", (route) => route.abort());
    await page.getByRole("button", { name: "Start" }).first().dispatchEvent("click");
    await page.getByText(/does not answer/i).first().waitFor();
  }],
  learn: ["#/learn", async () => {}],
  article: ["#/learn/xy-wing", async () => {}],
  make: ["#/make", async (page) => {
    await page.getByRole("button", { name: "Make", exact: true }).click();
    await page.locator(".made-one").first().waitFor({ timeout: 60_000 });
  }],
  "make before": ["#/make", async () => {}],
  rules: rules(""),
  "rules givens": rules("Givens"),
  "rules regions": rules("Regions", (page) => page.getByRole("button", { name: "Regions in place of boxes" }).click()),
  "rules extra": rules("Extra regions"),
  "rules strips": rules("Strips"),
  "rules even": rules("Even"),
  "rules edge": rules("Buildings"),
  "rules unfinished": rules("", async (page) => {
    await page.getByRole("radio", { name: "Strips", exact: true }).check({ force: true });
    await page.locator("[data-cell=\"0\"]").click();
    await page.getByText(/Strip A has/).first().waitFor();
  }),
  "rules end": rules("Strips", (page) => page.locator(".ed-scroll > :last-child").evaluate((element) => element.scrollIntoView({ block: "end" }))),
  grids: ["#/grids/1000", async () => {}],
  records: ["#/records", async () => {}],
  settings: ["#/settings", async () => {}],
  "grids end": ["#/grids/1000", end],
  "settings end": ["#/settings", end],
  "learn end": ["#/learn", end],
  "start end": ["", end],
  "article end": ["#/learn/xy-wing", end],
  ended: ["", async (page) => {
    await page.context().route("**/api/**", (route) => route.fulfill({ json: {} }));
    page.on("dialog", (dialog) => void dialog.accept());
    await page.getByRole("button", { name: /^Exit/ }).first().click();
    const sure = page.getByRole("dialog").getByRole("button", { name: /exit|end/i });
    if (await sure.count()) await sure.first().click();
    await page.getByText(/ended/i).first().waitFor();
  }],
  "long start": [LONG, async () => {}],
  "long puzzle": [`${LONG}#/solve/${PUZZLE}`, async () => {}],
  "long answer": [`${LONG}#/solve/${PUZZLE}`, async (page) => {
    await press(page, "start");
    await page.locator(".sol-verdict").waitFor();
  }],
  "long step": [`${LONG}#/solve/${PUZZLE}`, async (page) => {
    await press(page, "start");
    await press(page, "to-way");
    await page.locator(".sol-step-head:visible").first().waitFor();
  }],
  "long make": [`${LONG}#/make`, async () => {}],
  "long rules": [`${LONG}#/make/rules`, async () => {}],
  "long learn": [`${LONG}#/learn`, async () => {}],
  "long grids": [`${LONG}#/grids/1000`, async () => {}],
  "long records": [`${LONG}#/records`, async () => {}],
  "long settings": [`${LONG}#/settings`, async () => {}],
  lost: ["#/nowhere", async () => {}],
};
