// Tests of the look: which theme suits a choice and a system.

import assert from "node:assert/strict";
import { test } from "node:test";

import { CHOICES, DEFAULTS } from "../../js/store.js";
import { lookOf, themeFor } from "../../js/theme.js";

const WISHES = [false, true].flatMap((dark) => [false, true].map((contrast) => ({ dark, contrast })));

test("the system decides only if it is asked to", () => {
  for (const wishes of WISHES) {
    for (const theme of CHOICES.theme.filter((name) => name !== "system")) assert.equal(themeFor(theme, wishes), theme);
  }
});

test("a system that wants contrast gets it, in the dark or not", () => {
  assert.equal(themeFor("system", { dark: false, contrast: false }), "sky");
  assert.equal(themeFor("system", { dark: true, contrast: false }), "night");
  assert.equal(themeFor("system", { dark: false, contrast: true }), "contrast");
  assert.equal(themeFor("system", { dark: true, contrast: true }), "contrast");
});

test("a look has the size of text, the motion and the highlights that were chosen", () => {
  const look = lookOf({ ...DEFAULTS, text: "large", motion: "reduced", highlightSame: false }, { dark: true, contrast: false });
  assert.deepEqual(look, { theme: "night", text: "large", motion: "reduced", peers: "on", same: "off", links: "on" });
});
