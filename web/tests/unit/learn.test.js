// Pages to learn from: their Markdown as blocks, the list, and what is found in it.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { inlineOf, pageOf } from "../../js/learn/markdown.js";
import { found, placeIn } from "../../js/learn/search.js";

const TECHNIQUES = fileURLToPath(new URL("../../../crates/nonet-logic/src/technique", import.meta.url));

test("a line has emphasis, code and links", () => {
  assert.deepEqual(inlineOf("An *X-Wing* of `r1c1`, see **this**, [XY-Wing](xy_wing.md) and [there](https://example.org/a)."), [
    { tag: "", text: "An " }, { tag: "em", text: "X-Wing" }, { tag: "", text: " of " }, { tag: "code", text: "r1c1" }, { tag: "", text: ", see " },
    { tag: "strong", text: "this" }, { tag: "", text: ", " }, { tag: "page", text: "XY-Wing", to: "xy-wing" }, { tag: "", text: " and " },
    { tag: "out", text: "there", to: "https://example.org/a" }, { tag: "", text: "." },
  ]);
  assert.deepEqual(inlineOf("`nonet learn x-wing`"), [{ tag: "page", text: "x-wing", to: "x-wing" }]);
  assert.deepEqual(inlineOf("[script](javascript:alert)"), [{ tag: "", text: "script" }]);
});

test("a page falls into blocks, and its examples are numbered", () => {
  const page = "# T\n\n## What\n\nTwo\nlines.\n\n- one\n- two\n  more\n\n| a | b |\n|---|--:|\n| 1 | `2` |\n\n```example\nx\n```\n\n```text\npicture\n```\n\n```text\nnot one\n```\n\n```puzzle\ny\n```\n\nIts only solution:\n\n```solution\nz\n```\n";
  assert.deepEqual(pageOf(page).map(({ kind }) => kind), ["heading", "paragraph", "list", "table", "example", "code", "example"]);
  const [, words, list, table, , , second] = pageOf(page);
  assert.deepEqual(words, { kind: "paragraph", parts: [{ tag: "", text: "Two lines." }] });
  assert.deepEqual(list, { kind: "list", isOrdered: false, items: [[{ tag: "", text: "one" }], [{ tag: "", text: "two more" }]] });
  assert.deepEqual(table?.kind === "table" && table.rows, [[[{ tag: "", text: "1" }], [{ tag: "code", text: "2" }]]]);
  assert.deepEqual(second, { kind: "example", index: 1 });
  assert.deepEqual(pageOf("# T\n\n```text\nnever closed"), [{ kind: "code", text: "never closed" }]);
});

test("every page about a technique has its headings, and no picture in characters beside an example", () => {
  const pages = readdirSync(TECHNIQUES).filter((name) => name.endsWith(".md"));
  assert.ok(pages.length > 70);
  for (const name of pages) {
    const text = readFileSync(join(TECHNIQUES, name), "utf8");
    const blocks = pageOf(text);
    assert.equal(blocks.filter(({ kind }) => kind === "heading").length, [...text.matchAll(/^## /gm)].length, name);
    assert.equal(blocks.filter(({ kind }) => kind === "example").length, [...text.matchAll(/^```example$/gm)].length, name);
    assert.deepEqual(blocks.filter((block) => block.kind === "code" && block.text.startsWith("+--")), [], name);
  }
});

const LIBRARY = {
  sections: [{ title: "Hard", pages: [{ id: "x-wing", title: "X-Wing", level: "hard" }, { id: "xy-wing", title: "XY-Wing" }] }, { title: "Rules", pages: [{ id: "strip", title: "Strip" }] }],
  synonyms: [{ name: "y-wing", page: "xy-wing" }],
};

test("pages are found by words of their names and of their other names", () => {
  const ids = (/** @type {string} */ wanted) => found(LIBRARY, wanted).flatMap(({ pages }) => pages.map(({ id }) => id));
  assert.deepEqual(ids(""), ["x-wing", "xy-wing", "strip"]);
  assert.deepEqual(ids("WING x"), ["x-wing", "xy-wing"]);
  assert.deepEqual(ids("y-wing"), ["xy-wing"]);
  assert.deepEqual(ids("Strïp"), ["strip"]);
  assert.deepEqual(ids("nothing of this"), []);
});

test("a page knows its neighbours, by any of its names", () => {
  const { page, section, previous, next } = placeIn(LIBRARY, "y-wing");
  assert.deepEqual([page?.id, section, previous?.id, next?.id], ["xy-wing", "Hard", "x-wing", "strip"]);
  assert.equal(placeIn(LIBRARY, "none").page, undefined);
});
