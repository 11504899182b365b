// A whole game as a screen reader tells it: by keyboard alone from the start page to the records, with nothing to go by but the
// tree that the browser makes for screen readers and what the live region says.

import assert from "node:assert/strict";
import { test } from "node:test";
import { forTests } from "./app.js";

/** @typedef {import("playwright-core").Page} Page */

/**
 * Something in the tree: what it is, what it is called, and what else is said of it.
 * @typedef {{ role: string, name: string, level?: number, isFocused: boolean, pressed?: string, checked?: string, path: string }} Told
 */

/** What can be pressed, chosen or filled in: without a name it means nothing. */
const INTERACTIVE = ["button", "link", "radio", "checkbox", "switch", "combobox", "textbox", "slider", "tab", "option", "gridcell", "DisclosureTriangle", "spinbutton", "searchbox", "Date"];

const app = forTests();

/** A reader of a page: what it has heard, and what it finds in the tree. */
class Reader {
  /** @param {Page} page @param {import("playwright-core").CDPSession} tools */
  constructor(page, tools) {
    this.page = page;
    this.tools = tools;
  }

  /** @param {Page} page */
  static async of(page) {
    const tools = await page.context().newCDPSession(page);
    await tools.send("Accessibility.enable");
    await page.evaluate(() => {
      /** @type {string[]} */
      const heard = /** @type {any} */ (globalThis).heard = [];
      const LIVE = "[aria-live=polite], [role=status], [role=alert]";
      // Whatever of a region changes, the region is heard once.
      const hear = (/** @type {MutationRecord[]} */ changes) => {
        const regions = changes.map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(LIVE));
        for (const region of new Set(regions)) if (region?.isConnected && region.textContent?.trim()) heard.push(region.textContent.trim());
      };
      new MutationObserver(hear).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    return new Reader(page, tools);
  }

  /** Everything that is told, in its order. @returns {Promise<Told[]>} */
  async tree() {
    const { nodes } = await this.tools.send("Accessibility.getFullAXTree");
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    /** @type {Told[]} */
    const all = [];
    const go = (/** @type {any} */ node, /** @type {string} */ path) => {
      const property = (/** @type {string} */ name) => node.properties?.find((/** @type {any} */ one) => one.name === name)?.value?.value;
      const role = String(node.role?.value ?? "");
      const name = String(node.name?.value ?? "").replace(/\s+/g, " ").trim();
      if (!node.ignored) all.push({ role, name, level: property("level"), isFocused: property("focused") === true, pressed: property("pressed"), checked: property("checked"), path });
      const inner = node.ignored || role === "generic" ? path : `${path} › ${`${role} ${name}`.trim()}`;
      for (const id of node.childIds ?? []) if (byId.has(id)) go(byId.get(id), inner);
    };
    if (nodes[0]) go(nodes[0], "");
    return all;
  }

  /** Looks at the tree as a whole: nothing that can be used is without a name, and no two headings say the same. */
  async reads() {
    const all = await this.tree();
    assert.deepEqual(all.filter(({ role, name }) => INTERACTIVE.includes(role) && !name).map(({ role, path }) => `${role} in ${path}`), [], "nothing is nameless");
    const ids = all.filter(({ name }) => /^(page|board|solver|play|rooms|learn|make)-[a-z-]+$/.test(name));
    assert.deepEqual(ids, [], "no sentence is lacking");
    const headings = all.filter(({ role }) => role === "heading").map(({ name }) => name);
    assert.deepEqual(headings, [...new Set(headings)], "no heading comes twice");
    assert.equal(all.filter(({ role, level }) => role === "heading" && level === 1).length, 1, "one heading names the page");
    return all;
  }

  /** Waits until the tree holds something. @param {(told: Told) => boolean} isIt @param {string} what */
  async finds(isIt, what) {
    // Long enough for a busy machine: what takes so long never comes.
    for (const end = Date.now() + 120_000; Date.now() < end; ) {
      const found = (await this.tree()).find(isIt);
      if (found) return found;
      await this.page.waitForTimeout(50);
    }
    throw new assert.AssertionError({ message: `${what} is not in the tree` });
  }

  /** What has the focus: its role and its name. */
  async focused() {
    const { result } = await this.tools.send("Runtime.evaluate", { expression: "document.activeElement" });
    const { nodes } = await this.tools.send("Accessibility.getPartialAXTree", { objectId: result.objectId, fetchRelatives: false });
    const [node] = nodes;
    return !node || node.ignored || node.role?.value === "RootWebArea" ? "" : `${node.role?.value} ${String(node.name?.value ?? "").replace(/\s+/g, " ").trim()}`;
  }

  /** Waits for what is said next: all of it since the last time. @returns {Promise<string>} */
  async hears() {
    await this.page.waitForFunction(() => /** @type {any} */ (globalThis).heard.length > 0);
    return this.page.evaluate(() => /** @type {any} */ (globalThis).heard.splice(0).join(" | "));
  }

  /** Presses a key and hears what comes of it. @param {string} key */
  async press(key) {
    await this.page.evaluate(() => void /** @type {any} */ (globalThis).heard.splice(0));
    await this.page.keyboard.press(key);
    return this.hears();
  }

  /** Goes on by Tab until something has the focus. @param {RegExp} wanted its role and name */
  async tabTo(wanted) {
    const passed = [];
    for (let times = 0; times < 120; times += 1) {
      await this.page.keyboard.press("Tab");
      passed.push(await this.focused());
      if (wanted.test(passed.at(-1) ?? "")) return;
    }
    assert.fail(`Tab does not lead to ${wanted}, but to ${passed.join(", ")}`);
  }
}

/** What the names of the cells tell: its place, and its digit or 0. @param {Told[]} all */
function cellsIn(all) {
  return all.filter(({ role }) => role === "gridcell").map(({ name }) => {
    const [, row, column, digit] = /^Row (\d), column (\d), box \d\. (?:Given (\d)|Empty|\d)/.exec(name) ?? [];
    return { name, row: Number(row), column: Number(column), digit: Number(digit ?? 0) };
  });
}

/** The texts below a part of the tree, as they are read. @param {Told[]} all @param {string} part */
const textIn = (all, part) => all.filter(({ role, path }) => role === "StaticText" && path.includes(part)).map(({ name }) => name).join(" ");

/** A text without spaces: parts of a sentence are told one by one. @param {string} text */
const tight = (text) => text.replace(/\s+/g, "");

test("a game is told from its beginning to its record", async () => {
  const { page, context, faults } = await app.open("#/");
  await page.locator(".new-game").waitFor();
  const reader = await Reader.of(page);
  const has = (/** @type {Told[]} */ all, /** @type {string} */ role, /** @type {string | RegExp} */ name) => all.some((told) => told.role === role && (typeof name === "string" ? told.name === name : name.test(told.name)));

  // The start page says what it is, and what can be begun.
  let all = await reader.reads();
  assert.ok(has(all, "heading", "A quiet place for Sudoku") && has(all, "navigation", "Main") && has(all, "button", "Play"));
  await reader.tabTo(/^radio Medium$/);
  await page.keyboard.press("ArrowLeft");
  assert.equal(await reader.focused(), "radio Easy");
  await reader.tabTo(/^button Play$/);
  await page.keyboard.press("Enter");

  // The game: whoever comes stands at its heading; every row and cell has its name, and what is left of each digit is told.
  await reader.finds(({ role, name, isFocused }) => role === "heading" && name === "Sudoku" && isFocused, "the heading, with the focus,");
  all = await reader.reads();
  assert.deepEqual(all.filter(({ role }) => role === "row").map(({ name }) => name), Array.from({ length: 9 }, (_, row) => `Row ${row + 1}`));
  const cells = cellsIn(all);
  assert.equal(cells.length, 81);
  assert.ok(cells.every(({ row, column }, cell) => row === Math.floor(cell / 9) + 1 && column === (cell % 9) + 1));
  assert.equal(all.filter(({ role, name }) => role === "button" && /^Enter \d: \d left$/.test(name)).length, 9);
  assert.ok(has(all, "button", "Pause") && has(all, "button", "Hint") && textIn(all, "› main").includes("Easy"));
  assert.equal(all.some(({ role, name }) => role === "region" && name === "Hint"), false, "what is not there is not told");

  // A digit that stands in its row already clashes, and that is heard and stands in the name of its cell.
  const [empty, rival] = cells.flatMap((one) => {
    const other = cells.find(({ row, digit }) => row === one.row && digit);
    return one.digit || !other ? [] : [[one, other]];
  })[0] ?? [];
  assert.ok(empty && rival);
  const place = `r${empty.row}c${empty.column}`;
  await page.keyboard.press("Control+Home");
  for (let row = 1; row < empty.row; row += 1) await page.keyboard.press("ArrowDown");
  for (let column = 1; column < empty.column; column += 1) await page.keyboard.press("ArrowRight");
  assert.equal(await reader.focused(), `gridcell ${empty.name}`);
  const clash = await reader.press(String(rival.digit));
  assert.match(clash, new RegExp(`^${rival.digit} in ${place}\\. ${rival.digit} clashes with .*r${rival.row}c${rival.column}`));
  assert.match(await reader.focused(), new RegExp(`^gridcell Row ${empty.row}, column ${empty.column}, box \\d\\. ${rival.digit}, placed\\. Contradicts`));
  // A mistake is looked for, and told by a hint, which knows the cell.
  assert.match(await reader.press("Enter"), /1 digit/);
  const mistaken = await reader.press("h");
  assert.ok(mistaken.includes(place), mistaken);
  all = await reader.reads();
  assert.equal(tight(textIn(all, "region Hint")).includes(tight(mistaken)), true, "what was heard can be read again");
  assert.ok(has(all, "button", "Take it out"));
  assert.match(await reader.press("Control+z"), new RegExp(`^Undone: ${rival.digit} taken from ${place}`));
  assert.equal(await reader.focused(), `gridcell ${empty.name}`);

  // Marks are heard, and stand in the name.
  assert.equal(await reader.press("Shift+Digit1"), `Corner 1 in ${place}`);
  assert.equal(await reader.press("Control+Digit2"), `Centre 2 in ${place}`);
  assert.equal(await reader.focused(), `gridcell ${empty.name} Corner: 1. Centre: 2.`);
  await reader.press("Control+z");
  await reader.press("Control+z");

  // A hint: each level is heard once and can be read; the deepest is told again to whoever asks again.
  const levels = [];
  for (let depth = 1; depth <= 4; depth += 1) {
    levels.push(await reader.press("h"));
    await reader.finds(({ role, name }) => role === "image" && name === `Level ${depth} of 4`, `level ${depth}`);
    all = await reader.reads();
    assert.ok(tight(textIn(all, "region Hint")).includes(tight(levels.at(-1) ?? "-")), `level ${depth} can be read`);
    assert.match(await reader.focused(), /^gridcell/, "the focus stays");
    assert.ok(has(all, "button", depth < 4 ? "Tell more" : "Do it") && has(all, "button", "Close"));
  }
  assert.equal(new Set(levels).size, 4);
  assert.equal(await reader.press("h"), levels[3]);
  // Done by the key that does it: the board has the focus then, where the digit came.
  await reader.tabTo(/^button Do it$/);
  const done = await reader.press("Enter");
  const [, hinted] = /^\d in (r\dc\d)/.exec(done) ?? [];
  assert.ok(hinted && levels[3]?.includes(hinted), done);
  assert.match(await reader.focused(), new RegExp(`^gridcell Row ${hinted[1]}, column ${hinted[3]}, .* placed\\.`));
  assert.equal(has(await reader.reads(), "region", "Hint"), false);

  // A pause: the board is gone, and nothing but the way back is told.
  assert.equal(await reader.press("p"), "Paused");
  all = await reader.reads();
  assert.equal(await reader.focused(), "button Go on");
  assert.equal(has(all, "gridcell", /./) || has(all, "button", /^Enter/) || has(all, "button", "Hint"), false);
  assert.equal(all.filter(({ role, name }) => role === "button" && name === "Go on").length, 1, "said once");
  assert.equal(all.find(({ role, name }) => role === "button" && name === "Pause")?.pressed, "true");
  assert.equal(await reader.press("Enter"), "The clock runs");
  assert.match(await reader.focused(), /^gridcell/);

  // The end, with the tool that finishes what is easy.
  await reader.tabTo(/^DisclosureTriangle More$/);
  assert.equal(has(await reader.tree(), "button", "Finish singles"), false, "what is folded away is not told");
  await page.keyboard.press("Enter");
  await reader.tabTo(/^button Finish singles$/);
  assert.match(await reader.press("Enter"), /^\d+ cells changed\. Solved\.$/);
  await reader.finds(({ role, name }) => role === "region" && name === "Solved", "the end");
  all = await reader.reads();
  for (const what of ["Time", "Level", "Hints", "Mistakes"]) assert.ok(textIn(all, "region Solved").includes(what), what);
  assert.match(await reader.focused(), /^gridcell/, "nobody falls off the page");
  assert.equal(has(all, "button", /^Enter \d/), false, "there is nothing left to enter");

  // The review: what was done, move by move.
  await reader.tabTo(/^link Review$/);
  await page.keyboard.press("Enter");
  await reader.finds(({ role, name, isFocused }) => role === "heading" && name === "Review" && isFocused, "the heading of the review");
  all = await reader.reads();
  assert.ok(has(all, "slider", "Position") && has(all, "grid", "Review") && has(all, "button", new RegExp(`${rival.digit} in ${place}: a mistake`)));
  await reader.tabTo(/^button Next$/);
  assert.match(await reader.press("Enter"), new RegExp(`${rival.digit} in ${place}`));
  assert.equal(await reader.focused(), "button Next");

  // The records: a table with names for its columns, and this game in it.
  await reader.tabTo(/^link Records$/);
  await page.keyboard.press("Enter");
  await reader.finds(({ role, name, isFocused }) => role === "heading" && name === "Records" && isFocused, "the heading of the records");
  await reader.finds(({ role, name }) => role === "table" && name === "Records", "the table");
  all = await reader.reads();
  for (const column of ["Time", "Level", "Hints", "Mistakes", "Date"]) assert.ok(has(all, "columnheader", column), column);
  assert.ok(has(all, "link", /^Review: /) && has(all, "button", /^Delete: /));
  assert.equal(all.filter(({ role, name }) => role === "button" && name === "Bring in").length, 1, "said once");
  assert.deepEqual(faults, []);
  await context.close();
});
