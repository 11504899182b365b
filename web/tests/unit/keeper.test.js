// Who keeps a game: one state after the other, again where the store cannot be reached, and never over what somebody else has done.

import assert from "node:assert/strict";
import { test } from "node:test";
import { emptyBoard } from "../../js/board/state.js";
import { newGame } from "../../js/play/game.js";
import { createKeeper } from "../../js/play/keeper.js";
import { savedOf } from "../../js/play/saved.js";
import { EngineError } from "../../js/engine.js";
import { StaleGame } from "../../js/store.js";

/** @param {number} spent by which states are told apart */
const gameAfter = (spent) => ({ ...newGame(emptyBoard(2, 2), { puzzle: ".".repeat(16), box: "2x2", origin: { kind: "own" }, solution: null }), spent });

/**
 * A keeper, and the store that it writes to. Of each write in turn: whether it is kept and said to be, lost on its way, kept without a word, or
 * of a game that is no more.
 * @param {("kept" | "lost" | "silent" | "gone")[]} course
 */
function keeping(course) {
  const store = { revision: 1, state: /** @type {any} */ (savedOf(gameAfter(0))), writes: 0 };
  const heard = { stale: 0, gone: 0, trouble: 0, waits: 0 };
  const keeper = createKeeper(/** @type {any} */ ({ id: 7, revision: 1, state: store.state }), {
    change: async (id, /** @type {any} */ { revision, state }) => {
      const way = course[store.writes] ?? "kept";
      store.writes += 1;
      if (way === "lost") throw new Error("not reached");
      if (way === "gone") throw new EngineError({ code: "server-no-game", message: "" });
      if (revision !== store.revision) throw new StaleGame({ code: "server-stale", message: "" }, /** @type {any} */ ({ id, ...store }));
      // As it comes back from elsewhere: with its fields in another order.
      store.state = JSON.parse(JSON.stringify(Object.fromEntries(Object.entries(state).reverse())));
      store.revision += 1;
      if (way === "silent") throw new Error("no answer");
      return /** @type {any} */ ({ id, revision: store.revision });
    },
    onStale: () => void (heard.stale += 1),
    onGone: () => void (heard.gone += 1),
    onTrouble: (error) => void (heard.trouble += error === null ? 0 : 1),
    wait: async () => void (heard.waits += 1),
  });
  return { keeper, store, heard };
}

test("the latest state is kept, and what came in between may be passed over", async () => {
  const { keeper, store, heard } = keeping([]);
  for (const spent of [1, 2, 3]) keeper.keep(gameAfter(spent));
  await keeper.settled();
  assert.equal(store.state.spent, 3);
  assert.ok(store.writes <= 3 && !keeper.isOpen());
  assert.deepEqual(heard, { stale: 0, gone: 0, trouble: 0, waits: 0 });
});

test("what cannot be reached is tried again until it is", async () => {
  const { keeper, store, heard } = keeping(["lost", "lost"]);
  keeper.keep(gameAfter(1));
  await keeper.settled();
  assert.equal(store.state.spent, 1);
  assert.deepEqual(heard, { stale: 0, gone: 0, trouble: 2, waits: 2 });
});

test("a move that was kept without a word is nobody else's", async () => {
  const { keeper, store, heard } = keeping(["silent"]);
  keeper.keep(gameAfter(1));
  await keeper.settled();
  assert.equal(store.revision, 3, "the store has the same once more");
  const later = keeping(["silent", "lost"]);
  later.keeper.keep(gameAfter(1));
  later.keeper.keep(gameAfter(2));
  await later.keeper.settled();
  assert.equal(later.store.state.spent, 2);
  assert.equal(heard.stale + later.heard.stale, 0);
});

test("what somebody else has done is not written over, and nothing more is kept", async () => {
  const { keeper, store, heard } = keeping(["lost"]);
  store.revision = 5;
  store.state = savedOf({ ...gameAfter(99), mistakes: 1 });
  keeper.keep(gameAfter(1));
  await keeper.settled();
  keeper.keep(gameAfter(2));
  await keeper.settled();
  assert.equal(store.state.spent, 99);
  assert.equal(heard.stale, 1);
  assert.ok(!keeper.isOpen());
});

test("a window in which only the clock has run has not gone on with the game", async () => {
  const { keeper, store, heard } = keeping([]);
  const runs = (/** @type {any} */ state, /** @type {number} */ spent) => Object.assign(store, { revision: store.revision + 1, state: { ...state, spent } });
  // Both before the first move that is kept here and after it.
  runs(store.state, 15_000);
  keeper.keep({ ...gameAfter(1), mistakes: 1 });
  await keeper.settled();
  runs(store.state, 30_000);
  keeper.keep({ ...gameAfter(2), mistakes: 2 });
  await keeper.settled();
  assert.deepEqual([store.state.mistakes, store.writes, heard.stale], [2, 4, 0]);
  // Whoever has moved there has.
  runs({ ...store.state, mistakes: 3 }, 31_000);
  keeper.keep({ ...gameAfter(3), mistakes: 2 });
  await keeper.settled();
  assert.deepEqual([store.state.mistakes, heard.stale], [3, 1]);
});

test("a game that was deleted is told to be gone, once, and not sent again", async () => {
  const { keeper, store, heard } = keeping(["gone"]);
  keeper.keep(gameAfter(1));
  await keeper.settled();
  keeper.keep(gameAfter(2));
  await keeper.settled();
  assert.deepEqual(heard, { stale: 0, gone: 1, trouble: 0, waits: 0 });
  assert.deepEqual([store.writes, keeper.isOpen()], [1, false]);
});

test("what is not kept yet can be left behind, with what is on its way", async () => {
  const { keeper } = keeping([]);
  assert.equal(keeper.open(), null);
  keeper.keep(gameAfter(1));
  keeper.keep(gameAfter(2));
  const left = keeper.open();
  assert.deepEqual([left?.revision, left?.state.spent, left?.sent.length], [1, 2, 1]);
  assert.match(left?.sent[0] ?? "", /"spent":1[,}]/);
  await keeper.settled();
  assert.equal(keeper.open(), null);
});
