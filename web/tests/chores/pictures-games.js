// What is pictured of games: the board in every state, what it says, the end, the review, and the pages that remember.

import { readFile } from "node:fs/promises";
import { rests } from "../e2e/app.js";
import { beginGame, cellOf, HARDER, openTools, PUZZLE, SOLUTION, useTool } from "../e2e/game.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {[string, (page: Page) => Promise<unknown>]} State */

const LEVELS = ["easy", "medium", "hard", "unfair", "extreme"];

/** @param {string} name of a sample */
const sampleText = (name) => readFile(new URL(`../../../samples/${name}`, import.meta.url), "utf8");

/** @param {Page} page @param {string[]} keys */
async function press(page, ...keys) {
  for (const key of keys) await page.keyboard.press(key);
}

/** A game, and what is done in it. @param {(page: Page) => Promise<unknown>} does @param {Parameters<typeof beginGame>[1]} [about] @returns {State} */
const game = (does, about) => ["", async (page) => {
  await beginGame(page, about);
  await does(page);
}];

/** A game of a puzzle among the samples. @param {string} name @param {string} box @param {(page: Page) => Promise<unknown>} [does] @returns {State} */
const sampleGame = (name, box, does = async () => {}) => ["", async (page) => {
  await beginGame(page, { puzzle: await sampleText(name), box });
  await does(page);
}];

/** Some digits, marks of both kinds, and colours. @param {Page} page */
async function played(page) {
  await cellOf(page, 2).click();
  await press(page, "4", "ArrowRight", "6", "ArrowDown", "ArrowDown", "3", "ArrowLeft", "ArrowUp", "Shift+Digit2", "Shift+Digit4", "Shift+Digit7", "ArrowLeft", "Control+Digit4", "Control+Digit7");
  await press(page, "ArrowDown", "ArrowDown", "Control+Shift+Digit2", "ArrowRight", "Control+Shift+Digit5", "ArrowRight", "ArrowRight");
}

/** @param {Page} page */
async function solved(page) {
  for (const [cell, symbol] of [...PUZZLE].entries()) {
    if (symbol !== ".") continue;
    await cellOf(page, cell).click();
    await page.keyboard.press(SOLUTION[cell] ?? "");
  }
  await page.getByRole("heading", { name: "Solved" }).waitFor();
}

/** @param {number} depth @returns {(page: Page) => Promise<unknown>} */
const hinted = (depth) => async (page) => {
  for (let count = 1; count <= depth; count += 1) {
    await page.keyboard.press("h");
    await page.locator(`.play-depth .on >> nth=${count - 1}`).waitFor();
  }
};

/** What is done again and again until a hint has links. @param {Page} page */
async function hintedChain(page) {
  for (let count = 0; count < 60; count += 1) {
    await hinted(4)(page);
    if (await page.locator(".links path").count()) return;
    await page.locator(".play-hint .button.primary").click();
    await page.locator(".play-hint").waitFor({ state: "detached" });
  }
}

/** @param {Page} page */
async function hintedMistake(page) {
  await page.locator("[role=gridcell]").nth(2).click();
  await press(page, "1", "h");
  await page.locator(".play-hint").waitFor();
}

/** @param {Page} page @param {number} count of records */
async function withRecords(page, count) {
  const records = Array.from({ length: count }, (_, n) => ({
    puzzle: PUZZLE, level: LEVELS[n % 5], seconds: 60 + ((n * 397) % 1500), hints: n % 3 === 0 ? 0 : 1, mistakes: n % 2, date: new Date(Date.now() - n * 86_400_000).toISOString(),
    details: { size: 9, box: "3x3", givens: PUZZLE, variants: n % 10 === 9 ? ["diagonal"] : [], ...(n % 4 === 0 ? { daily: "2026-01-01" } : {}) },
  }));
  await page.evaluate(async (all) => {
    const known = await (await fetch("api/v1/records")).json();
    if (JSON.stringify(known).length > 1000) return;
    for (const record of all) await (await fetch("api/v1/records", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(record) })).text();
  }, records);
}

/** @param {string} place @param {(page: Page) => Promise<unknown>} [does] @returns {State} */
const records = (place, does = async () => {}) => ["", async (page) => {
  await withRecords(page, 34);
  await page.evaluate((hash) => void (location.hash = hash), place);
  await page.getByRole("table", { name: "Records" }).waitFor();
  await rests(page);
  await does(page);
}];

/** The language whose words for a game are the longest. */
const LONGEST = "uk";

/** @param {Page} page */
async function speakLongest(page) {
  await page.evaluate(async (tag) => {
    const { loadWords } = await import(new URL("js/words.js", document.baseURI).href);
    await loadWords(tag);
  }, LONGEST);
  await rests(page);
}

/** A state in the longest language: it is reached in English, in whose words what is pressed is found. @param {State} state @returns {State} */
const inLongest = ([place, does]) => [place, async (page) => {
  await does(page);
  await speakLongest(page);
}];

/** A game in which the engine is asked in the longest language. @param {(page: Page) => Promise<unknown>} does @param {Parameters<typeof beginGame>[1]} [about] */
const longestGame = (does, about) => game(async (page) => {
  await speakLongest(page);
  await does(page);
}, about);

/** What is pictured of games: where it is, and what is done there. @type {Record<string, State>} */
const ENGLISH = {
  play: game(played),
  "play marks": game(async (page) => {
    await page.keyboard.press("n");
    await page.locator(".marks .corner").first().waitFor();
  }, { puzzle: HARDER }),
  "play colours": game(async (page) => {
    await played(page);
    await cellOf(page, 11).click();
    await page.keyboard.press("v");
  }),
  "play wrong": game(async (page) => {
    await page.evaluate(async () => {
      const { store } = await import(new URL("js/store.js", document.baseURI).href);
      await store.change({ checking: "solution" });
    });
    await cellOf(page, 2).click();
    await press(page, "1", "ArrowRight", "5");
  }),
  "play hint 1": game(hinted(1)),
  "play hint 3": game(hinted(3), { puzzle: HARDER }),
  "play hint 4": game(hinted(4), { puzzle: HARDER }),
  "play hint chain": game(hintedChain, { puzzle: HARDER }),
  "play hint mistake": game(hintedMistake),
  "play paused": game((page) => page.keyboard.press("p")),
  "play trying": game(async (page) => {
    await played(page);
    await press(page, "t");
    await cellOf(page, 78).click();
    await press(page, "1", "ArrowLeft", "6");
  }),
  "play tools": game(async (page) => {
    await openTools(page);
    await page.locator(".play-all").evaluate((one) => one.scrollIntoView({ block: "end" }));
  }),
  "play points": game(async (page) => {
    await useTool(page, "Set a point");
    await page.locator(".play-all").evaluate((one) => one.scrollIntoView({ block: "end" }));
  }),
  "play solved": game(solved),
  "play lost": game(async (page) => {
    await cellOf(page, 2).click();
    await press(page, "1", "2", "3", "6", "7");
    await page.getByRole("heading", { name: "Game over" }).waitFor();
  }, { isStrict: true }),
  "play give up": game(async (page) => {
    await useTool(page, "Solve");
    await page.getByRole("dialog").waitFor();
  }),
  "play share": game(async (page) => {
    await useTool(page, "Share");
    await page.getByRole("dialog").waitFor();
  }),
  "play pens": game(async (page) => {
    await played(page);
    await cellOf(page, 11).click();
    await press(page, "x");
  }),
  "play strike": game(async (page) => {
    await page.keyboard.press("n");
    await page.locator(".marks .corner").first().waitFor();
    await cellOf(page, 2).click();
    await press(page, "k", "2");
  }, { puzzle: HARDER }),
  "play selected": game(async (page) => {
    await cellOf(page, 10).click();
    await press(page, "Shift+ArrowRight", "Shift+ArrowRight", "Shift+ArrowDown", "Shift+ArrowDown");
  }),
  "play elsewhere": game(async (page) => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.locator("[role=gridcell]").nth(2).click();
    await Promise.all([other.waitForResponse((response) => response.request().method() !== "GET" && response.url().includes("/games/")), other.keyboard.press("4")]);
    await other.close();
    await cellOf(page, 3).click();
    await page.keyboard.press("6");
    await page.locator(".play-elsewhere").waitFor();
  }),
  "play trouble": game(async (page) => {
    await page.route("**/api/v1/games/**", (route) => route.fulfill({ status: 507, contentType: "application/json", body: JSON.stringify({ error: { code: "server-full", message: "The disk is full" } }) }));
    await cellOf(page, 2).click();
    await page.keyboard.press("4");
    await page.locator(".play-side .wrong").waitFor();
  }),
  "play 16×16 marks": ["", async (page) => {
    await beginGame(page, { puzzle: await sampleText("size-16x16-numbers.txt"), box: "4x4" });
    await page.keyboard.press("n");
    await page.locator(".marks, .board-note").first().waitFor();
  }],
  "play zoom": ["", async (page) => {
    await beginGame(page, { puzzle: await sampleText("size-16x16-numbers.txt"), box: "4x4" });
    await page.keyboard.press("n");
    await page.locator(".marks, .board-note").first().waitFor();
    // Where there is room for marks there is nothing to be made larger.
    const larger = page.locator(".board-note .button");
    if (await larger.count()) await larger.first().click();
  }],
  "play tries": game(async (page) => {
    await press(page, "t");
    await cellOf(page, 2).click();
    await press(page, "4", "t");
    await cellOf(page, 3).click();
    await press(page, "6");
  }),
  "play keys": game((page) => page.keyboard.press("F1")),
  "play 4×4": game(async () => {}, { puzzle: "1...3....1......", box: "2x2" }),
  "play 16×16": sampleGame("size-16x16-numbers.txt", "4x4"),
  "play 6×6": sampleGame("size-06x06-10-givens.txt", "2x3"),
  "play buildings": sampleGame("variant-11-buildings.json", "3x3"),
  "play strips": sampleGame("variant-10-strips.json", "3x3"),
  "play jigsaw": sampleGame("variant-07-jigsaw.json", "3x3"),
  "play gone": ["#/play/99999", async () => {}],
  "play review": game(async (page) => {
    await solved(page);
    await page.getByRole("link", { name: "Review" }).click();
    await page.getByRole("slider").focus();
    await press(page, ...Array.from({ length: 12 }, () => "ArrowRight"));
  }),
  "start games": ["", async () => {}],
  "start more": ["", async (page) => {
    await page.locator(".new-more summary").click();
    await page.locator(".new-more").evaluate((one) => one.scrollIntoView({ block: "nearest" }));
  }],
  games: ["#/games", async () => {}],
  "records some": records("#/records"),
  "records end": records("#/records", (page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight))),
  "long play": ["?lang=en-XA#/games", async (page) => {
    await page.locator(".game-open, .game a, a[href*='#/play/']").first().click();
    await page.locator(".page.play").waitFor();
  }],
  "long games": ["?lang=en-XA#/games", async () => {}],
  "exit": ["", async (page) => {
    await page.getByRole("button", { name: /^Exit/ }).first().click();
    await page.getByRole("dialog").waitFor();
  }],
};

/** The same, and each in the longest language. @type {Record<string, State>} */
export const GAMES = {
  ...ENGLISH,
  ...Object.fromEntries(Object.entries(ENGLISH).filter(([name]) => !name.startsWith("long ")).map(([name, state]) => [`${LONGEST} ${name}`, inLongest(state)])),
  [`${LONGEST} play hint 1`]: longestGame(hinted(1)),
  [`${LONGEST} play hint 3`]: longestGame(hinted(3), { puzzle: HARDER }),
  [`${LONGEST} play hint 4`]: longestGame(hinted(4), { puzzle: HARDER }),
  [`${LONGEST} play hint chain`]: longestGame(hintedChain, { puzzle: HARDER }),
  [`${LONGEST} play hint mistake`]: longestGame(hintedMistake),
};
