// Code of others: it is what its list says it is.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const VENDOR = fileURLToPath(new URL("../../vendor", import.meta.url));
const rows = readFileSync(join(VENDOR, "README.md"), "utf8").split("\n").filter((line) => /^\| [a-z.]/.test(line)).slice(1);

test("every folder is listed with its checksum and its licence", () => {
  const listed = rows.map((row) => row.split("|").map((cell) => cell.trim()));
  const folders = readdirSync(VENDOR, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  assert.deepEqual(listed.map(([, folder]) => folder).filter((name) => !name?.startsWith("..")).sort(), folders.sort());
  for (const [, folder = "", , version = "", licence = "", checksum = ""] of listed) {
    const path = join(VENDOR, folder);
    const names = readdirSync(path).filter((name) => /\.(js|woff2)$/.test(name)).sort();
    const hash = createHash("sha256");
    for (const name of names) hash.update(readFileSync(join(path, name)));
    assert.ok(checksum.includes(hash.digest("hex")), folder);
    assert.match(version, /\d+\.\d+\.\d+/, folder);
    assert.notEqual(licence, "", folder);
    assert.ok(readdirSync(path).some((name) => name.startsWith("LICENSE")), folder);
  }
});

test("no code of others reaches for a package by its bare name", () => {
  for (const folder of ["preact", "htm", "signals", "fluent"]) {
    for (const name of readdirSync(join(VENDOR, folder)).filter((one) => one.endsWith(".js"))) {
      const imports = [...readFileSync(join(VENDOR, folder, name), "utf8").matchAll(/\bfrom\s*["']([^"']+)["']/g)].map((match) => String(match[1]));
      for (const path of imports) assert.ok(path.startsWith(".") && existsSync(join(VENDOR, folder, path)), `${folder}/${name}: ${path}`);
    }
  }
});
