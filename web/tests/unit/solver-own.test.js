// Samples of one's own: what the page asks for, what it shows then, and how that is taken back.

import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineError } from "../../js/engine.js";
import { addressOf, makeOwn, namesake } from "../../js/solver/own.js";
import { start, withSamples } from "../../js/solver/state.js";

/**
 * A solver whose engine has a shelf of own samples, and notes what it is asked.
 * @param {Record<string, string>} texts
 */
function shelf(texts) {
  /** @type {Map<string, string>} */
  const own = new Map(Object.entries(texts));
  /** @type {string[]} */
  const asked = [];
  const list = () => ({
    folder: "/data/samples",
    samples: [{ name: "easy.txt", about: "", expected: "unique", own: false }, ...[...own.keys()].sort().map((name) => ({ name, about: "", expected: null, own: true }))],
  });
  let state = withSamples(start(), list());
  const engine = {
    ask: async (/** @type {string} */ question, /** @type {any} */ request) => ({ text: `${question} ${request.to}` }),
    call: async (/** @type {string} */ path, /** @type {any} */ init = {}) => {
      const body = init.body ? JSON.parse(init.body) : {};
      asked.push(`${init.method ?? "GET"} ${path}`);
      if (path === "samples" && !init.method) return list();
      const name = decodeURIComponent(/^samples\/([^?]*)/.exec(path)?.[1] ?? body.name);
      const isThere = own.has(name);
      if (init.method === "POST" ? isThere : !isThere) throw new EngineError({ code: isThere ? "own-exists" : "own-missing", message: name });
      if (!init.method) return { text: own.get(name) };
      const text = own.get(name) ?? "";
      if (init.method !== "POST") own.delete(name);
      if (init.method !== "DELETE") own.set(init.method === "PUT" ? body.name ?? name : name, body.text ?? text);
      return {};
    },
  };
  const work = makeOwn(() => state, (change) => void (state = change(state)), /** @type {any} */ (engine));
  return { work, own, asked, get: () => state, shown: () => state.samples[state.sample]?.name };
}

test("the puzzle is kept under its name, shown as the sample it is now, and taken back", async () => {
  const { work, own, get, shown } = shelf({});
  await work.keep(" mine.txt ");
  assert.deepEqual([...own], [["mine.txt", "convert line"]]);
  assert.equal(shown(), "mine.txt");
  assert.deepEqual(get().note, { kind: "kept", name: "mine.txt" });
  await work.undo();
  assert.deepEqual([...own], []);
  assert.equal(get().note, null);
  assert.equal(get().sample, -1, "what stands on the board is no sample any more");
});

test("a puzzle takes the place of its namesake, whose text comes back", async () => {
  const { work, own, get, shown } = shelf({ "Mine.txt": "old" });
  await work.keep("mine.TXT");
  assert.deepEqual([...own], [["Mine.txt", "convert line"]], "no second file that differs in letters");
  assert.equal(shown(), "Mine.txt");
  assert.deepEqual(get().note, { kind: "replaced", name: "Mine.txt", text: "old" });
  await work.undo();
  assert.deepEqual([...own], [["Mine.txt", "old"]]);
});

test("a sample is renamed and deleted, and both are taken back", async () => {
  const { work, own, get, shown } = shelf({ "a b.txt": "1" });
  await work.rename("a b.txt", "c.txt");
  assert.deepEqual([...own.keys()], ["c.txt"]);
  assert.equal(shown(), "c.txt");
  await work.undo();
  assert.deepEqual([...own.keys()], ["a b.txt"]);
  assert.equal(shown(), "a b.txt");
  await work.remove("a b.txt");
  assert.deepEqual([[...own], get().sample, get().note?.kind], [[], -1, "deleted"]);
  await work.undo();
  assert.deepEqual([...own], [["a b.txt", "1"]]);
});

test("what another tab has done is told, and the list is looked at again", async () => {
  const { work, own, asked, get } = shelf({ "mine.txt": "1" });
  own.clear();
  await assert.rejects(work.remove("mine.txt"), /mine\.txt/);
  assert.equal(asked.at(-1), "GET samples");
  assert.deepEqual([get().samples.length, get().note], [1, null]);
});

test("a sample keeps its place in a list that has changed", () => {
  const samples = ["a", "b"].map((name) => ({ name, about: "", expected: null, own: true }));
  const state = { ...withSamples(start(), { samples }), sample: 1, arriving: 0 };
  const more = withSamples(state, { samples: [{ name: "b", about: "", expected: null, own: false }, ...samples], folder: "x" });
  assert.deepEqual([more.sample, more.arriving, more.folder], [2, 1, "x"]);
  const less = withSamples(more, { samples: samples.slice(0, 1) });
  assert.deepEqual([less.sample, less.arriving, less.folder], [-1, 0, null]);
});

test("an own sample is asked for as such, also if a bundled one has its name", () => {
  assert.equal(addressOf({ name: "a b.txt", own: true }), "samples/a%20b.txt?own=true");
  assert.equal(addressOf({ name: "a b.txt" }), "samples/a%20b.txt");
  const samples = [{ name: "x", about: "", expected: null, own: false }, { name: "Y", about: "", expected: null, own: true }];
  const state = withSamples(start(), { samples });
  assert.equal(namesake(state, "X"), null);
  assert.equal(namesake(state, " y ")?.name, "Y");
});
