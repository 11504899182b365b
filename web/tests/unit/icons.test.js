// Icons: each drawing exists once, and somebody shows it.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { PATHS } from "../../js/ui/icons.js";

const CODE = fileURLToPath(new URL("../../js", import.meta.url));
const modules = readdirSync(CODE, { recursive: true }).map(String).filter((name) => name.endsWith(".js"));
const texts = modules.filter((name) => !name.endsWith("icons.js")).map((name) => readFileSync(join(CODE, name), "utf8"));

test("no drawing stands under two names", () => {
  const drawings = Object.values(PATHS);
  assert.equal(new Set(drawings).size, drawings.length);
});

test("icons are drawn in one module", () => {
  assert.deepEqual(modules.filter((name) => name.endsWith("icons.js")), [join("ui", "icons.js")]);
});

test("every icon is shown somewhere", () => {
  const code = texts.join("\n");
  assert.deepEqual(Object.keys(PATHS).filter((name) => !code.includes(`"${name}"`)), []);
});

test("every icon that is shown exists", () => {
  const shown = [...texts.join("\n").matchAll(/(?:\b(?:sign|icon)=|<\$\{Icon\} name=|\bicon: )"([a-z-]+)"/g)].map((match) => String(match[1]));
  assert.deepEqual(shown.filter((name) => !(name in PATHS)), []);
  assert.ok(shown.length > 20, "they are found at all");
});
