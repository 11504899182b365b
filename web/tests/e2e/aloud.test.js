// Whole games as a screen reader tells them: by keyboard alone from the start page to the records, with nothing to go by but the
// tree that the browser makes for screen readers and what is heard.

import assert from "node:assert/strict";
import { test } from "node:test";
import { forTests, PUZZLE } from "./app.js";
import { beginGame, goTo } from "./game.js";
import { has, Reader, textIn, tight } from "./reader.js";

/** @typedef {import("./reader.js").Told} Told */

const app = forTests();

/** What the names of the cells tell: its place, and its digit or 0. @param {Told[]} all */
function cellsIn(all) {
  return all.filter(({ role }) => role === "gridcell").map(({ name }) => {
    const [, row, column, digit] = /^Row (\d), column (\d), box \d\. (?:Given (\d)|Empty|\d)/.exec(name) ?? [];
    return { name, row: Number(row), column: Number(column), digit: Number(digit ?? 0) };
  });
}

test("a game is told from its beginning to its record", async () => {
  const { page, context, faults } = await app.open("#/");
  await page.locator(".new-game").waitFor();
  const reader = await Reader.of(page);

  // The start page says what it is, and what can be begun.
  let all = await reader.reads();
  assert.ok(has(all, "heading", "A quiet place for Sudoku") && has(all, "navigation", "Main") && has(all, "button", "Play"));
  await reader.tabTo(/^radio Medium$/);
  await page.keyboard.press("ArrowLeft");
  assert.equal(await reader.spoken(), "radio Easy [checked] — One digit leads to the next: singles all the way.");
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
  assert.equal(await reader.spoken(), `gridcell ${empty.name} [selected]`);
  const clash = await reader.press(String(rival.digit));
  assert.match(clash, new RegExp(`^${rival.digit} in ${place}\\. ${rival.digit} clashes with .*r${rival.row}c${rival.column}`));
  assert.match(await reader.focused(), new RegExp(`^gridcell Row ${empty.row}, column ${empty.column}, box \\d\\. ${rival.digit}, placed\\. Contradicts`));
  assert.match(await reader.spoken(), /placed\. Contradicts another cell, or has no digit left\. \[selected, invalid\]$/);
  // A mistake is looked for, and told by a hint, which knows the cell.
  assert.match(await reader.press("Enter"), /1 digit/);
  const mistaken = await reader.press("h");
  assert.ok(mistaken.includes(place), mistaken);
  all = await reader.reads();
  assert.equal(tight(textIn(all, "region Hint")).includes(tight(mistaken)), true, "what was heard can be read again");
  assert.ok(has(all, "button", "Take it out"));
  assert.match(await reader.press("Control+z"), new RegExp(`^Undone: ${rival.digit} taken from ${place}`));
  assert.equal(await reader.focused(), `gridcell ${empty.name}`);

  // What was in a cell is told, and so is what stays: a key is never passed over in silence.
  assert.equal(await reader.press("Delete"), `${place} is empty`);
  assert.equal(await reader.press("Control+y"), `Redone: ${rival.digit} in ${place}. ${/clashes with [^|]*\./.exec(clash)?.[0].replace(/^/, `${rival.digit} `)}`);
  assert.equal(await reader.press("Shift+Digit1"), `${place} has its digit already`);
  await reader.press("Control+z");
  await page.keyboard.press("Home");
  for (let column = 1; column < rival.column; column += 1) await page.keyboard.press("ArrowRight");
  assert.equal(await reader.spoken(), `gridcell ${rival.name} [selected, readonly]`);
  assert.equal(await reader.press("1"), `The ${rival.digit} in r${rival.row}c${rival.column} is given`);
  assert.equal(await reader.press("t"), "Try 1");
  assert.equal(await reader.press("Control+z"), "Undone");
  await page.keyboard.press("Home");
  for (let column = 1; column < empty.column; column += 1) await page.keyboard.press("ArrowRight");

  // The list of keys is all there is while it is open; whoever closes it is where they were.
  await page.keyboard.press("F1");
  await reader.finds(({ role, name, states }) => role === "dialog" && name === "Keys" && states.includes("modal"), "the list of keys");
  assert.equal(await reader.spoken(), "button Close — Go back to the page");
  all = await reader.reads();
  assert.equal(has(all, "gridcell", /./) || has(all, "main", /./), false);
  assert.ok(has(all, "term", "Ctrl Z , ["), "two ways are told apart from two keys at once");
  await page.keyboard.press("Escape");
  await reader.finds(({ role, isFocused }) => role === "gridcell" && isFocused, "the cell");
  assert.equal(await reader.spoken(), `gridcell ${empty.name} [selected]`);

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
  assert.deepEqual(all.find(({ role, name }) => role === "button" && name === "Pause")?.states, ["pressed"]);
  assert.equal(await reader.press("Enter"), "The clock runs");
  assert.match(await reader.focused(), /^gridcell/);

  // The end, with the tool that finishes what is easy.
  await reader.tabTo(/^DisclosureTriangle More$/);
  assert.equal(has(await reader.tree(), "button", "Finish singles"), false, "what is folded away is not told");
  await page.keyboard.press("Enter");
  await reader.tabTo(/^button Set a point$/);
  assert.equal(await reader.press("Enter"), "Point 1");
  await reader.tabTo(/^button Back to Point 1$/);
  assert.equal(await reader.press("Enter"), "Point 1", "where nothing changes the point alone is told");
  await reader.tabTo(/^button Forget Point 1$/);
  assert.equal(await reader.press("Enter"), "Point 1 is forgotten");
  assert.match(await reader.focused(), /^gridcell/);
  await reader.tabTo(/^button Finish singles$/);
  assert.match(await reader.press("Enter"), /^\d+ cells changed\. Solved in \d+:\d\d\.$/);
  await reader.finds(({ role, name }) => role === "region" && name === "Solved", "the end");
  all = await reader.reads();
  for (const what of ["Time", "Level", "Hints", "Mistakes"]) assert.ok(textIn(all, "region Solved").includes(what), what);
  assert.match(await reader.focused(), /^gridcell/, "nobody falls off the page");
  assert.equal(has(all, "button", /^Enter \d/), false, "there is nothing left to enter");

  // What is done in a box is heard there, and whoever closes it is where they were.
  await reader.tabTo(/^button Share$/);
  await page.keyboard.press("Enter");
  await reader.finds(({ role, name }) => role === "dialog" && name === "Share", "the box");
  await reader.tabTo(/^button Copy the link to the puzzle$/);
  assert.match(await reader.press("Enter"), /^[^|]*cop[^|]*$/);
  await reader.reads();
  await page.keyboard.press("Escape");
  await reader.finds(({ role, name, isFocused }) => role === "button" && name === "Share" && isFocused, "the button that opened the box, with the focus,");

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
  await reader.finds(({ role, name }) => role === "button" && /^Delete: /.test(name), "the game in it");
  all = await reader.reads();
  for (const column of ["Time", "Level", "Hints", "Mistakes", "Date"]) assert.ok(has(all, "columnheader", column), column);
  assert.ok(has(all, "link", /^Review: /) && has(all, "button", /^Delete: /));
  assert.equal(all.filter(({ role, name }) => role === "button" && name === "Bring in").length, 1, "said once");
  assert.equal(textIn(all, "› status").trim(), "", "nothing is left of what was told elsewhere");
  assert.deepEqual(faults, []);
  await context.close();
});

/**
 * The digits of a small grid, by nothing but what its cells are called: their rows, columns and boxes.
 * @param {{ row: number, column: number, box: number, digit: number }[]} cells
 * @returns {number[]}
 */
function solved(cells) {
  const digits = cells.map(({ digit }) => digit);
  const fits = (/** @type {number} */ at, /** @type {number} */ digit) => cells.every(({ row, column, box }, other) =>
    digits[other] !== digit || (row !== cells[at]?.row && column !== cells[at]?.column && box !== cells[at]?.box));
  const go = () => {
    const at = digits.indexOf(0);
    if (at < 0) return true;
    for (let digit = 1; digit ** 2 <= cells.length; digit += 1) {
      if (!fits(at, digit)) continue;
      digits[at] = digit;
      if (go()) return true;
    }
    digits[at] = 0;
    return false;
  };
  assert.ok(go(), "what was told is a puzzle");
  return digits;
}

test("a small game is played to its end by ear alone, in another language", async () => {
  const { page, context, faults } = await app.open("?lang=ru#/", { locale: "ru-RU" });
  await page.locator(".new-game").waitFor();
  const reader = await Reader.of(page);
  // Many techniques are called the same in every language.
  reader.passesOver = /› (?:Date|combobox Приём для тренировки)/;
  await reader.reads();

  // A size is chosen among what is folded away.
  await reader.tabTo(/^DisclosureTriangle Ещё$/);
  assert.match(await reader.spoken(), /^DisclosureTriangle Ещё \[not expanded\] — Размер/);
  await page.keyboard.press("Enter");
  await reader.tabTo(/^combobox Размер$/);
  await page.keyboard.press("Home");
  await reader.tabTo(/^button Играть$/);
  await reader.reads();
  await page.keyboard.press("Enter");
  await reader.finds(({ role, name, isFocused }) => role === "heading" && name === "Судоку" && isFocused, "the heading, with the focus,");
  let all = await reader.reads();
  const cells = all.filter(({ role }) => role === "gridcell").map(({ name }) => {
    const [, row, column, box, digit] = /^Строка (\d), столбец (\d), блок (\d)\. (?:Задана (\d)|Пусто)\.$/.exec(name) ?? [];
    return { name, row: Number(row), column: Number(column), box: Number(box), digit: Number(digit ?? 0) };
  });
  assert.equal(cells.length, 16);
  const digits = solved(cells);
  const open = cells.filter(({ digit }) => !digit);
  // Whoever hears that they are elsewhere goes once more.
  const goTo = async (/** @type {typeof cells[number]} */ { row, column }) => {
    const wanted = new RegExp(`^gridcell Строка ${row}, столбец ${column}, `);
    for (let tries = 0; tries < 5; tries += 1) {
      await page.keyboard.press("Control+Home");
      for (let times = 1; times < row; times += 1) await page.keyboard.press("ArrowDown");
      for (let times = 1; times < column; times += 1) await page.keyboard.press("ArrowRight");
      if (wanted.test(await reader.spoken())) return;
    }
    assert.fail(`keys do not lead to row ${row}, column ${column}, but to ${await reader.spoken()}`);
  };
  const rightFor = (/** @type {typeof cells[number]} */ cell) => digits[cells.indexOf(cell)] ?? 0;

  // A clash, a mark, a hint and a pause.
  const [first] = open;
  assert.ok(first);
  const place = `r${first.row}c${first.column}`;
  const rival = cells.find(({ digit, row, column, box }) => digit && (row === first.row || column === first.column || box === first.box));
  assert.ok(rival);
  await goTo(first);
  assert.equal(await reader.spoken(), `gridcell ${first.name} [selected]`);
  assert.match(await reader.press(String(rival.digit)), new RegExp(`^${rival.digit} в ${place}\\. [^|]*r${rival.row}c${rival.column}`));
  assert.match(await reader.spoken(), / \[selected, invalid\]$/);
  assert.match(await reader.press("Control+z"), /^Отменено: [^|]*$/);
  assert.equal(await reader.press("Shift+Digit1"), `1 в углу ${place}`);
  assert.equal(await reader.press("Control+z"), `Отменено: Изменились пометки в ${place}`);
  const levels = [];
  for (let depth = 1; depth <= 4; depth += 1) levels.push(await reader.press("h"));
  assert.equal(new Set(levels).size, 4);
  await reader.reads();
  assert.equal(await reader.press("p"), "Пауза");
  await reader.reads();
  assert.match(await reader.press("p"), /^Часы идут$/);
  await page.keyboard.press("F1");
  await reader.finds(({ role, name }) => role === "dialog" && name === "Клавиши", "the list of keys");
  await reader.reads();
  await page.keyboard.press("Escape");
  await reader.finds(({ role, isFocused }) => role === "gridcell" && isFocused, "the cell, with the focus,");

  // Digit by digit: each is heard with its cell, and what it completes; the last one with the end.
  const told = [];
  for (const cell of open) {
    await goTo(cell);
    told.push(await reader.press(String(rightFor(cell))));
    const complete = /^(\d) в (r\dc\d)\. (?:Готово: [^|.]*|Решено за \d+:\d\d)\.$|^(\d) в (r\dc\d)$/.exec(told.at(-1) ?? "");
    assert.ok(complete, told.at(-1));
    assert.equal(complete[2] ?? complete[4], `r${cell.row}c${cell.column}`);
  }
  assert.equal(told.filter((text) => text.includes("Готово")).length > 0, true, "a house was completed on the way");
  assert.match(told.at(-1) ?? "", /Решено за/);
  await reader.finds(({ role, name }) => role === "region" && name === "Решено", "the end");
  assert.match(await reader.spoken(), /^gridcell [^[]* \[selected, readonly\]$/);
  await reader.reads();
  await reader.tabTo(/^link Рекорды$/);
  await page.keyboard.press("Enter");
  await reader.finds(({ role, name }) => role === "table" && name === "Рекорды", "the table");
  all = await reader.reads();
  assert.ok(has(all, "columnheader", "Время"));

  // Nothing of all that was in another language but names of keys, files, programs and cells.
  const NAMES = ["Nonet", "Ctrl", "Shift", "Del", "Backspace", "Enter", "Esc", "Home", "End", "JSON", "CSV"];
  const foreign = (reader.said.join("\n").match(/[A-Za-z][A-Za-z]+/g) ?? []).filter((word) => !NAMES.includes(word));
  assert.deepEqual([...new Set(foreign)], []);
  assert.deepEqual(faults, []);
  await context.close();
});

test("what one key leads to is heard at once, and a pause has the focus wherever it was", async () => {
  const { page, context, faults } = await app.open("#/");
  await beginGame(page);
  const reader = await Reader.of(page);
  // A try that is refuted: the digit, what it clashes with, and what that means.
  assert.equal(await reader.press("t"), "Try 1");
  await goTo(page, 37);
  assert.equal(await reader.press("8"), "8 in r5c2. 8 clashes with r4c1 and r5c4. A contradiction: this try is wrong.");
  assert.equal(await reader.press("Control+z"), "Undone: 8 taken from r5c2");
  assert.equal(await reader.press("Control+y"), "Redone: 8 in r5c2. 8 clashes with r4c1 and r5c4. A contradiction: this try is wrong.");
  await reader.tabTo(/^button Drop$/);
  assert.equal(await reader.press("Enter"), "Back to where the try began");
  assert.equal(await reader.focused(), "gridcell Row 5, column 2, box 4. Empty.");
  // Which digits are wrong is seen, and so it is heard; the way back is told in the place of what it changes.
  await reader.press("8");
  assert.equal(await reader.press("Enter"), "1 digit is wrong. r5c2.");
  await reader.tabTo(/^DisclosureTriangle More$/);
  await page.keyboard.press("Enter");
  await reader.tabTo(/^button Back to before the mistake$/);
  assert.equal(await reader.press("Enter"), "1 move undone: every digit is right.");
  // A point with another name is called so.
  await reader.tabTo(/^button Set a point$/);
  assert.equal(await reader.press("Enter"), "Point 1");
  await reader.tabTo(/^textbox Name of Point 1$/);
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText("Corner");
  assert.equal(await reader.press("Enter"), "Corner");
  await reader.tabTo(/^button Back to Corner$/);
  // What lies behind a pause cannot have the focus.
  assert.equal(await reader.press("p"), "Paused");
  await reader.finds(({ role, name, isFocused }) => role === "button" && name === "Go on" && isFocused, "the way back, with the focus,");
  assert.equal(await reader.press("p"), "The clock runs");
  await reader.finds(({ role, isFocused }) => role === "gridcell" && isFocused, "the cell, with the focus,");
  assert.deepEqual(faults, []);
  await context.close();
});

test("on the solver page what comes is heard, and what has made way for it leaves it the focus", async () => {
  const { page, context, faults } = await app.open("#/solve", { permissions: ["clipboard-read", "clipboard-write"] });
  await page.locator("[role=gridcell]").first().waitFor();
  const reader = await Reader.of(page);
  await reader.reads();
  await page.evaluate((text) => navigator.clipboard.writeText(text), PUZZLE);
  assert.equal(await reader.press("Control+v"), "30 givens");
  await reader.reads();
  // The way: its first step is heard and has the focus, and so have those that follow.
  await reader.tabTo(/^tab Result$/);
  await page.keyboard.press("ArrowRight");
  await reader.finds(({ role, name, isFocused }) => role === "tab" && name === "Way" && isFocused, "the tab, with the focus,");
  await reader.tabTo(/^button Show the way$/);
  assert.match(await reader.press("Enter"), /^[^|.]+\. [^|]*\br\dc\d\b[^|]*\.$/);
  await reader.finds(({ role, name, isFocused }) => role === "group" && name === "This step" && isFocused, "the step, with the focus,");
  const all = await reader.reads();
  assert.ok(has(all, "listbox", "Steps") && has(all, "option", /^1 /));
  assert.match(await reader.press("PageDown"), /^[^|]*Step 2 of \d+[^|]*$/);
  // The end of the way is told like each of its steps.
  await reader.tabTo(/^button Last$/);
  assert.match(await reader.press("Enter"), /^The end of the way[^|]*Solved in \d+ steps?\.[^|]*$/);
  await reader.tabTo(/^button First$/);
  assert.match(await reader.press("Enter"), /^[^|]*Step 1 of \d+[^|]*$/);
  // One step taken out of all: the way that is found anew is heard, and the step has the focus.
  await reader.tabTo(/^button All steps here$/);
  await page.keyboard.press("Enter");
  await reader.finds(({ role, name }) => role === "listbox" && name === "All steps here", "all steps");
  await reader.reads();
  await reader.tabTo(/^option /);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await reader.finds(({ role, name, isFocused }) => role === "group" && name === "This step" && isFocused, "the step, with the focus,");
  // Watching begins with a sentence.
  await reader.tabTo(/^tab Way$/);
  await page.keyboard.press("ArrowRight");
  // As long as all steps are looked for it waits.
  await reader.finds(({ role, name, states }) => role === "button" && name === "Watch" && !states.includes("disabled"), "what begins to watch");
  await reader.tabTo(/^button Watch$/);
  await page.keyboard.press("Enter");
  await reader.finds(({ role, isFocused }) => role === "paragraph" && isFocused, "the first moment, with the focus,");
  await reader.finds(({ name, states, path }) => name === "Next" && path.includes("group Player") && !states.includes("disabled"), "a moment to go on to");
  assert.match(await reader.press("PageDown"), /^r\dc\d, case i+: /);
  await reader.reads();
  assert.deepEqual(faults, []);
  await context.close();
});
