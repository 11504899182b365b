// A screen reader for the tests: what it has heard of a page, and what it finds in the tree that the browser makes for readers.

import assert from "node:assert/strict";

/** @typedef {import("playwright-core").Page} Page */

/**
 * Something in the tree: what it is, what it is called, and what else is said of it.
 * @typedef {{ role: string, name: string, about: string, states: string[], level?: number, isFocused: boolean, canFocus: boolean, path: string }} Told
 */

/** What can be pressed, chosen or filled in: without a name it means nothing. */
const INTERACTIVE = ["button", "link", "radio", "checkbox", "switch", "combobox", "textbox", "slider", "tab", "option", "gridcell", "DisclosureTriangle", "spinbutton", "searchbox", "Date"];

/** What has to be told apart by a name where a page has several. */
const NAMED = ["navigation", "region", "grid", "group", "radiogroup", "dialog", "table"];

/** What is said while an answer is on its way, which may come first on a busy machine. */
const WAITING = ["One moment …", "Минутку…"];

/** What is said of something besides its role and name, in this order. */
const STATES = ["checked", "pressed", "expanded", "selected", "readonly", "invalid", "disabled", "modal"];

/** A name without the spaces that markup brings. @param {unknown} text */
const plain = (text) => String(text ?? "").replace(/\s+/g, " ").trim();

/** A reader of a page. */
export class Reader {
  /** @param {Page} page @param {import("playwright-core").CDPSession} tools */
  constructor(page, tools) {
    this.page = page;
    this.tools = tools;
    /** Everything that was said or could be read, in its order. @type {string[]} */
    this.said = [];
    /** The parts of which that is not noted: what stands in a field for dates is the browser's own. */
    this.passesOver = /› Date/;
  }

  /** @param {Page} page */
  static async of(page) {
    const tools = await page.context().newCDPSession(page);
    await tools.send("Accessibility.enable");
    await page.evaluate(() => {
      /** @type {string[]} */
      const heard = /** @type {any} */ (globalThis).heard = [];
      const LIVE = "[aria-live=polite], [role=status], [role=alert]";
      // Of what lies behind an open box readers hear nothing.
      const isHeard = (/** @type {Element | null | undefined} */ region) => region?.isConnected && !region.closest("[inert]")
        && [...document.querySelectorAll("dialog:modal")].every((box) => box.contains(region));
      // Whatever of a region changes, the region is heard once.
      const hear = (/** @type {MutationRecord[]} */ changes) => {
        const regions = changes.map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(LIVE));
        for (const region of new Set(regions)) if (isHeard(region) && region?.textContent?.trim()) heard.push(region.textContent.trim());
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
      const told = toldOf(node, path);
      if (!node.ignored) all.push(told);
      const inner = node.ignored || told.role === "generic" ? path : `${path} › ${`${told.role} ${told.name}`.trim()}`;
      for (const id of node.childIds ?? []) if (byId.has(id)) go(byId.get(id), inner);
    };
    if (nodes[0]) go(nodes[0], "");
    return all;
  }

  /**
   * Looks at the tree as a whole: nothing that can be used is without a name, nothing is said twice, what comes several times can
   * be told apart, and there is one way by Tab into each board.
   */
  async reads() {
    const all = await this.tree();
    for (const { name, about, path } of all) if (!this.passesOver.test(path)) this.said.push(name, about);
    const where = (/** @type {Told} */ { role, name, about, path }) => `${role} ${name}${about ? ` (${about})` : ""} in ${path}`;
    assert.deepEqual(all.filter(({ role, name }) => INTERACTIVE.includes(role) && !name).map(where), [], "nothing is nameless");
    assert.deepEqual(all.filter(({ role, name, canFocus }) => canFocus && !name && !["main", "RootWebArea"].includes(role)).map(where), [], "nothing nameless has the focus");
    assert.deepEqual(all.filter(({ name, about }) => about && name.includes(about)).map(where), [], "nothing is said twice");
    const ids = all.filter(({ name }) => /^(page|board|solver|play|rooms|learn|make)-[a-z-]+$/.test(name));
    assert.deepEqual(ids, [], "no sentence is lacking");
    const headings = all.filter(({ role }) => role === "heading").map(({ name }) => name);
    assert.deepEqual(headings, [...new Set(headings)], "no heading comes twice");
    const isBehind = all.some(({ role }) => role === "dialog");
    assert.equal(all.filter(({ role, level }) => role === "heading" && level === 1).length, isBehind ? 0 : 1, "one heading names the page");
    assert.equal(all.filter(({ role }) => role === "main").length, isBehind ? 0 : 1, "one part is the page itself");
    const parts = all.filter(({ role, name }) => NAMED.includes(role) && (name || role !== "group")).map(({ role, name }) => `${role} ${name}`);
    assert.deepEqual(parts, [...new Set(parts)], "parts of a kind are told apart");
    assert.deepEqual(parts.filter((part) => /^\w+ $/.test(part)), [], "every part has a name");
    const boards = await this.page.locator("[role=grid]").evaluateAll((grids) => grids.map((grid) => ({
      stops: grid.querySelectorAll("[tabindex='0']").length,
      pictures: grid.parentElement?.querySelectorAll("svg:not([aria-hidden=true])").length,
    })));
    assert.deepEqual(boards.filter(({ stops, pictures }) => stops !== 1 || pictures !== 0), [], "a board is one stop, and its picture is passed over");
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

  /** What has the focus. @returns {Promise<Told | null>} */
  async #focus() {
    const { result } = await this.tools.send("Runtime.evaluate", { expression: "document.activeElement" });
    const { nodes: [node] } = await this.tools.send("Accessibility.getPartialAXTree", { objectId: result.objectId, fetchRelatives: false });
    return !node || node.ignored || node.role?.value === "RootWebArea" ? null : toldOf(node, "");
  }

  /** What has the focus: its role and its name. */
  async focused() {
    const told = await this.#focus();
    if (told) this.said.push(told.name, told.about);
    return told ? `${told.role} ${told.name}` : "";
  }

  /** What has the focus as it is read out: role, name, and all that is said of it. */
  async spoken() {
    const told = await this.#focus();
    if (!told) return "";
    this.said.push(told.name, told.about);
    const states = told.states.length ? ` [${told.states.join(", ")}]` : "";
    return `${told.role} ${told.name}${states}${told.about ? ` — ${told.about}` : ""}`;
  }

  /** Waits for what is said next: all of it since the last time, but for what is said while an answer is on its way. @returns {Promise<string>} */
  async hears() {
    for (;;) {
      await this.page.waitForFunction(() => /** @type {any} */ (globalThis).heard.length > 0);
      /** @type {string[]} */
      const heard = await this.page.evaluate(() => /** @type {any} */ (globalThis).heard.splice(0));
      this.said.push(...heard);
      const told = heard.filter((text) => !WAITING.includes(text));
      if (told.length) return told.join(" | ");
    }
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

/**
 * A node of the browser's tree, as it is told.
 * @param {any} node
 * @param {string} path
 * @returns {Told}
 */
function toldOf(node, path) {
  const property = (/** @type {string} */ name) => node.properties?.find((/** @type {any} */ one) => one.name === name)?.value?.value;
  const states = STATES.flatMap((name) => {
    const value = property(name);
    // What is not invalid, not selected or not read-only is not said to be so.
    if (value === undefined || value === "false" || value === false) return ["checked", "pressed", "expanded"].includes(name) && value !== undefined ? [`not ${name}`] : [];
    return [name];
  });
  return {
    role: String(node.role?.value ?? ""),
    name: plain(node.name?.value),
    about: plain(node.description?.value),
    states, level: property("level"), isFocused: property("focused") === true, canFocus: property("focusable") === true, path,
  };
}

/** What can be read of a part of the tree. @param {Told[]} all @param {string} part */
export const textIn = (all, part) => all.filter(({ role, path }) => role === "StaticText" && path.includes(part)).map(({ name }) => name).join(" ");

/** A text without spaces: parts of a sentence are told one by one. @param {string} text */
export const tight = (text) => text.replace(/\s+/g, "");

/** Whether something is in the tree. @param {Told[]} all @param {string} role @param {string | RegExp} name */
export const has = (all, role, name) => all.some((told) => told.role === role && (typeof name === "string" ? told.name === name : name.test(told.name)));
