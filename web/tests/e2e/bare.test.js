// Modules and sheets go over the wire without their comments, and are otherwise what stands in the files: line by line.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { folder, forTests } from "./app.js";

const WEB = fileURLToPath(new URL("../..", import.meta.url));
const COMPILER = fileURLToPath(new URL("../node_modules/typescript/bin/tsc", import.meta.url));

const app = forTests();

/** The files in a folder of the page that end so. @param {string} folder @param {string} ending */
const filesIn = (folder, ending) => readdirSync(join(WEB, folder), { recursive: true }).map((name) => `${folder}/${name}`).filter((name) => name.endsWith(ending)).sort();

const names = filesIn("js", ".js");

/** A file as it is written. @param {string} name */
const fileText = (name) => readFileSync(join(WEB, name), "utf8");

/** A file as a browser gets it. @param {string} name @param {string} [encoding] @returns {Promise<string>} */
function served(name, encoding = "gzip") {
  return new Promise((resolve, reject) => {
    get(`${app.server.address}${name}`, { headers: { "accept-encoding": encoding } }, async (response) => {
      const chunks = [];
      for await (const chunk of response) chunks.push(chunk);
      const data = Buffer.concat(chunks);
      resolve((response.headers["content-encoding"] === "gzip" ? gunzipSync(data) : data).toString());
    }).on("error", reject);
  });
}

/**
 * The modules in a folder as the compiler writes them without comments: what they mean to a program that knows the language.
 * @param {string} folder
 */
function meaningOf(folder) {
  const options = ["--allowJs", "--noCheck", "--removeComments", "--target", "esnext", "--module", "esnext", "--moduleResolution", "bundler", "--ignoreConfig"];
  const out = join(folder, "out");
  const { status, stdout } = spawnSync(process.execPath, [COMPILER, ...options, "--rootDir", join(folder, "js"), "--outDir", out, ...names.map((name) => join(folder, name))], { encoding: "utf8" });
  assert.equal(status, 0, stdout);
  return names.map((name) => readFileSync(join(out, name.replace(/^js\//, "")), "utf8"));
}

test("a module has no comment, and means what it does with them", async () => {
  const [written, got] = [await folder(), await folder()];
  for (const [place, textOf] of [[written.path, fileText], [got.path, served]]) {
    for (const name of names) {
      mkdirSync(dirname(join(String(place), name)), { recursive: true });
      writeFileSync(join(String(place), name), await /** @type {typeof served} */ (textOf)(name));
    }
  }
  const [wanted, found] = [meaningOf(written.path), meaningOf(got.path)];
  for (const [index, name] of names.entries()) {
    assert.equal(found[index], wanted[index], name);
    const [before, after] = [fileText(name), readFileSync(join(got.path, name), "utf8")];
    assert.equal(after.split("\n").length, before.split("\n").length, `${name}: lines stay where they are`);
    assert.doesNotMatch(after, /^\s*(\/\/|\/\*\*)/m, name);
  }
  await Promise.all([written.remove(), got.remove()]);
});

test("a sheet has no comment, and every rule in its line", async () => {
  for (const name of filesIn("style", ".css")) {
    const plain = fileText(name).replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ""));
    const lines = (/** @type {string} */ text) => text.split("\n").map((line) => line.trim());
    assert.deepEqual(lines(await served(name)), lines(plain), name);
  }
});

test("what others have written, and what is not packed, comes as it is", async () => {
  for (const name of filesIn("vendor", ".js")) assert.equal(await served(name), fileText(name), name);
  assert.equal(await served("js/main.js", "identity"), fileText("js/main.js"));
});
