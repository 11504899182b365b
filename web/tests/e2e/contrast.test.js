// What can be told apart: thin lines in every theme, and every state of a cell where the system chooses the colours.

import assert from "node:assert/strict";
import { test } from "node:test";
import { forTests, PUZZLE, rests, THEMES } from "./app.js";

const app = forTests();

/** How bright a colour is, by the formula of WCAG. @param {string} colour as in `rgb(1, 2, 3)` */
function luminance(colour) {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param {string} one @param {string} other */
function contrast(one, other) {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test("lines of the board can be seen in every theme", async () => {
  const { page, context } = await app.solver(PUZZLE);
  for (const theme of THEMES) {
    const found = await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
      const style = (/** @type {string} */ selector) => getComputedStyle(/** @type {Element} */ (document.querySelector(selector)));
      const paper = style(".question .board").backgroundColor;
      return { paper, thin: style(".question .thin").stroke, thick: style(".question .thick").stroke, frame: style(".question .board").borderTopColor };
    }, theme);
    const { paper, ...lines } = found;
    for (const [line, colour] of Object.entries(lines)) {
      assert.ok(contrast(colour, paper) >= 3, `${theme}, ${line}: ${colour} on ${paper} is ${contrast(colour, paper).toFixed(2)}`);
    }
  }
  await context.close();
});

test("places for numbers at the edge can be seen in every theme", async () => {
  const { page, context } = await app.open("#/make/rules");
  await rests(page);
  await page.getByRole("radio", { name: "Buildings", exact: true }).check({ force: true });
  await page.locator(".edge-place").first().waitFor();
  for (const theme of THEMES) {
    const { line, ground } = await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
      const place = /** @type {Element} */ (document.querySelector(".edge-place:not(.is-chosen)"));
      return { line: getComputedStyle(place).borderTopColor, ground: getComputedStyle(document.documentElement).backgroundColor };
    }, theme);
    assert.ok(contrast(line, ground) >= 3, `${theme}: ${line} on ${ground} is ${contrast(line, ground).toFixed(2)}`);
  }
  await context.close();
});

test("marks in cells of any colour can be read in every theme", async () => {
  const { page, context } = await app.solver(PUZZLE);
  await page.locator(".question [data-cell='2']").click();
  await page.keyboard.press("Shift+Digit7");
  await page.keyboard.press("Control+Shift+Digit2");
  await page.locator(".question .marks .on-colour").waitFor();
  for (const theme of THEMES) {
    const found = await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
      const one = (/** @type {string} */ selector) => /** @type {Element} */ (document.querySelector(`.question ${selector}`));
      // Painted over each other as they are, since what is mixed has no plain name.
      const canvas = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
      const painted = (/** @type {string[]} */ colours) => {
        for (const colour of colours) {
          canvas.fillStyle = colour;
          canvas.fillRect(0, 0, 1, 1);
        }
        return `rgb(${canvas.getImageData(0, 0, 1, 1).data.slice(0, 3).join()})`;
      };
      const paper = getComputedStyle(one(".board")).backgroundColor;
      const [colour, mark] = [one(".cell-colours .colour"), one(".marks .on-colour")];
      return Array.from({ length: 9 }, (_, index) => {
        for (const part of [colour, mark]) part.setAttribute("class", (part.getAttribute("class") ?? "").replace(/is-colour-\d/, `is-colour-${index + 1}`));
        const rim = getComputedStyle(/** @type {Element} */ (mark.querySelector("text")));
        return { ground: painted([paper, getComputedStyle(/** @type {Element} */ (colour.querySelector("rect"))).fill]), rim: painted([rim.stroke]), mark: painted([rim.fill]) };
      });
    }, theme);
    for (const [index, { ground, rim, mark }] of found.entries()) {
      for (const [where, colour] of Object.entries({ ground, rim })) {
        assert.ok(contrast(mark, colour) >= 4.5, `${theme}, colour ${index + 1}: ${mark} on its ${where} ${colour} is ${contrast(mark, colour).toFixed(2)}`);
      }
    }
  }
  await context.close();
});

test("every state of a cell can be told apart where the system chooses the colours", async () => {
  const { page, context, faults } = await app.open(`#/solve/${PUZZLE}`, { forcedColors: "active", viewport: { width: 1440, height: 900 } });
  const cell = (/** @type {number} */ index) => page.getByRole("grid", { name: "Sudoku" }).locator(`[data-cell="${index}"]`);
  await page.getByRole("gridcell", { name: /Given/ }).first().waitFor();
  const look = (/** @type {number} */ index) => cell(index).evaluate((element) => {
    const style = getComputedStyle(element);
    const digit = element.querySelector(".digit");
    // What lies under it: the areas of cells that are seen, and of those with the same digit.
    const at = /** @type {HTMLElement} */ (element).dataset.cell;
    const corner = `M${(Number(at) % 9) * 100} ${Math.floor(Number(at) / 9) * 100}h`;
    const areas = [...element.closest(".board")?.querySelectorAll(".board-alike path") ?? []].filter((path) => path.getAttribute("d")?.includes(corner));
    return [...areas.map((path) => getComputedStyle(path).fill), style.outlineStyle, style.outlineWidth, style.backgroundColor, digit ? getComputedStyle(digit).textDecorationLine : ""].join(" ");
  });
  const plain = await look(29);
  await cell(0).click();
  await cell(0).and(page.locator(".is-selected")).waitFor();
  const focused = await look(0);
  assert.match(await page.locator(".question .board-alike .same").getAttribute("d") ?? "", /M800 700h/, "the 5 of row 8");
  const [same, peer] = [await look(71), await look(2)];
  await page.getByRole("tab", { name: "Way" }).focus();
  const selected = await look(0);
  await cell(2).click();
  await page.keyboard.press("5");
  await cell(0).and(page.locator(".is-clash")).waitFor();
  await cell(40).click();
  const clash = await look(0);
  const looks = { plain, focused, selected, same, peer, clash };
  assert.equal(new Set(Object.values(looks)).size, Object.keys(looks).length, JSON.stringify(looks, null, 2));
  // Marks and colours have shapes and letters.
  await page.keyboard.press("Shift+Digit7");
  await page.keyboard.press("Control+Shift+Digit2");
  await page.locator(".question .colour-letters").waitFor();
  const strokes = await page.locator(".question .cell-colours .colour path").evaluate((path) => getComputedStyle(path).strokeOpacity);
  assert.equal(strokes, "1");
  assert.deepEqual(faults, []);
  await context.close();
});
