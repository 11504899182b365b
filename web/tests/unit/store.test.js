// Tests of the store: what is read, what is changed, and what happens where nothing is kept.

import assert from "node:assert/strict";
import { test } from "node:test";

import { EngineError } from "../../js/engine.js";
import { createStore, DEFAULTS, memoryBackend, readSettings, serverBackend, StaleGame } from "../../js/store.js";

/** A server that notes what it is asked, and answers from a table. */
function fakeServer(answers = {}) {
  const asked = [];
  const send = async (path, init) => {
    const key = `${init?.method ?? "GET"} ${path}`;
    asked.push(init?.body ? `${key} ${init.body}` : key);
    const answer = answers[key];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { asked, send };
}

const nothingThere = () => new EngineError({ code: "server-not-found", message: "there is nothing at this address" });

test("settings that were never chosen are the usual ones", () => {
  assert.deepEqual(readSettings(undefined), { ...DEFAULTS });
  assert.deepEqual(readSettings(null), { ...DEFAULTS });
  assert.deepEqual(readSettings("dark"), { ...DEFAULTS });
});

test("a setting that makes no sense is as if never chosen, the others stay", () => {
  const settings = readSettings({ theme: "mauve", text: "large", highlightPeers: "yes", drawLinks: false });
  assert.deepEqual(settings, { ...DEFAULTS, text: "large", drawLinks: false });
});

test("settings of other versions are left alone", () => {
  assert.equal(readSettings({ sound: "soft" }).sound, "soft");
});

test("a change is told at once, and only what changed is sent", async () => {
  const { asked, send } = fakeServer({ "GET settings": { theme: "rose" } });
  const store = createStore(serverBackend(send));
  const heard = [];
  const end = store.listen((settings) => heard.push(settings.theme));
  assert.equal(await store.load(), true);
  const sent = store.change({ theme: "leaf" });
  assert.deepEqual(heard, ["rose", "leaf"]);
  await sent;
  end();
  await store.change({ theme: "night" });
  assert.deepEqual(heard, ["rose", "leaf"]);
  assert.deepEqual(asked, ["GET settings", 'PATCH settings {"theme":"leaf"}', 'PATCH settings {"theme":"night"}']);
});

test("changes arrive in the order in which they were made, also after one that failed", async () => {
  const arrived = [];
  const backend = memoryBackend();
  const waits = { leaf: 20, night: 0 };
  const changeSettings = async ({ theme }) => {
    await new Promise((done) => setTimeout(done, waits[theme] ?? 0));
    if (theme === "rose") throw new Error("no room");
    arrived.push(theme);
  };
  const store = createStore({ ...backend, changeSettings });
  const refused = store.change({ theme: "rose" });
  await Promise.all([assert.rejects(refused), store.change({ theme: "leaf" }), store.change({ theme: "night" })]);
  assert.deepEqual(arrived, ["leaf", "night"]);
});

test("where the server keeps nothing, memory does, and says so", async () => {
  const { asked, send } = fakeServer({ "GET settings": nothingThere() });
  const store = createStore(serverBackend(send));
  assert.equal(store.isKept(), true);
  assert.equal(await store.load(), false);
  assert.equal(store.isKept(), false);
  await store.change({ theme: "night" });
  assert.equal(await store.load(), true);
  assert.equal(store.settings().theme, "night");
  assert.deepEqual(asked, ["GET settings"]);
});

test("an error of the server that is no lack of a store is not hidden", async () => {
  const busy = new EngineError({ code: "store-busy", message: "busy" });
  const { send } = fakeServer({ "PATCH settings": busy });
  const store = createStore(serverBackend(send));
  await assert.rejects(store.change({ theme: "night" }), busy);
  assert.equal(store.settings().theme, "night");
  assert.equal(store.isKept(), true);
});

test("games and records go to their own addresses", async () => {
  const { asked, send } = fakeServer({ "GET games": { games: [{ id: 3 }] }, "GET records": { records: [] }, "PUT games/3": { id: 3, revision: 2 } });
  const { games, records } = createStore(serverBackend(send));
  assert.deepEqual(await games.list(), [{ id: 3 }]);
  await games.get(3);
  await games.add({ state: {} });
  await games.change(3, { revision: 1, state: { a: 1 } });
  await games.remove(3);
  assert.deepEqual(await records.list(), []);
  await records.add({ puzzle: "1", seconds: 5 });
  assert.deepEqual(asked, [
    "GET games",
    "GET games/3",
    'POST games {"state":{}}',
    'PUT games/3 {"revision":1,"state":{"a":1}}',
    "DELETE games/3",
    "GET records",
    'POST records {"puzzle":"1","seconds":5}',
  ]);
});

test("a shelf in memory lists the last first, and misses what is not there", async () => {
  const { games } = memoryBackend();
  const first = await games.add({ summary: {}, state: { moves: 1 } });
  await games.add({ summary: {} });
  assert.deepEqual((await games.list()).map(({ id }) => id), [2, 1]);
  await games.change(first.id, { state: { moves: 2 } });
  assert.deepEqual((await games.get(1)).state, { moves: 2 });
  await games.remove(1);
  await assert.rejects(games.get(1), EngineError);
  await assert.rejects(games.remove(1), EngineError);
});

test("for a guest memory keeps things, and nothing is sent twice", async () => {
  const refused = new EngineError({ code: "server-not-owner", message: "not yours" });
  const { asked, send } = fakeServer({ "GET settings": refused });
  const store = createStore(serverBackend(send));
  await store.load();
  await store.change({ theme: "night" });
  assert.equal(store.isKept(), false);
  assert.deepEqual(asked, ["GET settings"]);
});

test("a long list is fetched to its end", async () => {
  const { asked, send } = fakeServer({
    "GET games": { games: [{ id: 3 }, { id: 2 }], next: "2026 & 2" },
    "GET games?before=2026%20%26%202": { games: [{ id: 1 }], next: null },
  });
  const { games } = createStore(serverBackend(send));
  assert.deepEqual((await games.list()).map(({ id }) => id), [3, 2, 1]);
  assert.equal(asked.length, 2);
});

test("a game that was changed elsewhere is not overwritten", async () => {
  const now = { id: 3, revision: 5, summary: {}, state: { moves: 9 } };
  const stale = new EngineError({ code: "server-stale-game", message: "changed elsewhere" }, { game: now });
  const { send } = fakeServer({ "PUT games/3": stale });
  const { games } = createStore(serverBackend(send));
  await assert.rejects(games.change(3, { revision: 4, state: { moves: 8 } }), (error) => error instanceof StaleGame && error.game === now);
  assert.equal(await games.change(3, { revision: 4, state: { moves: 9 } }), now, "only the reply to this very change was lost");
});

test("of a game that was kept before only what differs is sent", async () => {
  /** @type {[string, any][]} */
  const sent = [];
  let revision = 1;
  /** @type {EngineError | null} */
  let refusal = null;
  const send = async (/** @type {string} */ path, /** @type {RequestInit} */ { method, body } = {}) => {
    sent.push([`${method} ${path}`, JSON.parse(String(body))]);
    if (method === "PATCH" && refusal) throw refusal;
    revision += 1;
    return { id: 3, revision };
  };
  const { games } = createStore(serverBackend(/** @type {any} */ (send)));
  const keep = (/** @type {any} */ state, id = 3) => games.change(id, { revision, summary: {}, state });
  await keep({ past: [1, 2], name: "õ" });
  assert.deepEqual(sent.pop(), ["PUT games/3", { revision: 1, summary: {}, state: { past: [1, 2], name: "õ" } }]);
  await keep({ past: [1, 2, 3], name: "õ" });
  const [how, { splice, ...others }] = sent.pop() ?? ["", {}];
  assert.deepEqual([how, others, splice.from, splice.to, splice.text], ["PATCH games/3", { revision: 2, summary: {} }, 12, 12, ",3"]);
  await keep({ past: [] }, 4);
  assert.equal(sent.pop()?.[0], "PUT games/4", "another game is not known yet");
  await keep({ past: [] });
  assert.equal(sent.pop()?.[0], "PUT games/3", "and this one is not known any more");
  refusal = new EngineError({ code: "server-other-state", message: "" });
  await keep({ past: [4] });
  assert.deepEqual(sent.splice(0).map(([how]) => how), ["PATCH games/3", "PUT games/3"], "a state that the server has otherwise is sent whole");
  refusal = new EngineError({ code: "gone", message: "" });
  await assert.rejects(keep({ past: [5] }), EngineError);
  refusal = null;
  await keep({ past: [5] });
  assert.deepEqual(sent.map(([how, { splice }]) => [how, splice?.from]), [["PATCH games/3", 9], ["PATCH games/3", 9]], "what was not kept is sent from what was");
});

test("in memory a game's revision grows with each change", async () => {
  const { games } = memoryBackend();
  const { id, revision } = await games.add({ summary: {}, state: {} });
  assert.equal(revision, 1);
  assert.equal((await games.change(id, { revision, state: { moves: 1 } })).revision, 2);
});

test("after a restore the settings are those of the file", async () => {
  const restored = { mode: "merge", games: { added: 1, changed: 0, same: 0, removed: 0 }, records: { added: 0, changed: 0, same: 0, removed: 0 }, samples: { added: 0, changed: 0, same: 0, removed: 0 }, settings: 1 };
  const { asked, send } = fakeServer({ "POST restore?mode=merge": restored, "GET settings": { theme: "leaf" } });
  const store = createStore(serverBackend(send));
  assert.equal(await store.restore("merge", new Blob(["{}"])), restored);
  assert.equal(store.settings().theme, "leaf");
  assert.deepEqual(asked.map((one) => one.split(" ").slice(0, 2).join(" ")), ["POST restore?mode=merge", "GET settings"]);
});
