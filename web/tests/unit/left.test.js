// What is left of a game when its page is left, and who may go on with it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { arrived, leaveBehind, leaveOpen, takeLeft } from "../../js/play/left.js";

/** A browser's storage that can be full. */
function storageOf({ isFull = false } = {}) {
  /** @type {Map<string, string>} */
  const all = new Map();
  return /** @type {Storage} */ (/** @type {unknown} */ ({
    getItem: (/** @type {string} */ name) => all.get(name) ?? null,
    setItem: (/** @type {string} */ name, /** @type {string} */ text) => {
      if (isFull) throw new Error("full");
      all.set(name, text);
    },
    removeItem: (/** @type {string} */ name) => void all.delete(name),
  }));
}

/** @param {number} move @param {string} [puzzle] */
const state = (move, puzzle = "1...") => /** @type {any} */ ({ puzzle, cells: [move] });

/** @param {number} revision @param {any} kept */
const stored = (revision, kept) => /** @type {any} */ ({ id: 7, revision, state: kept });

/** Texts are those of states with sorted fields. @param {any} kept */
const text = (kept) => JSON.stringify({ cells: kept.cells, puzzle: kept.puzzle });

test("what the store has not got is gone on with, once", () => {
  const storage = storageOf();
  leaveBehind(7, { revision: 3, state: state(2), sent: [] }, storage);
  assert.deepEqual(takeLeft(stored(3, state(1)), storage)?.state, state(2));
  assert.equal(takeLeft(stored(3, state(1)), storage), null);
});

test("what was on its way and arrived is no other page's", () => {
  const storage = storageOf();
  leaveBehind(7, { revision: 3, state: state(3), sent: [text(state(2))] }, storage);
  assert.deepEqual(takeLeft(stored(4, state(2)), storage)?.state, state(3));
});

test("what the store has, what it has of another page, and another game stay as they are", () => {
  for (const [revision, kept] of /** @type {const} */ ([[4, state(2)], [3, state(2)], [4, state(9)], [3, state(1, "2...")]])) {
    const storage = storageOf();
    leaveBehind(7, { revision: 3, state: state(2), sent: [] }, storage);
    assert.equal(takeLeft(stored(revision, kept), storage), null);
  }
});

test("a browser without room, and what is no state, do no harm", () => {
  const full = storageOf({ isFull: true });
  leaveBehind(7, { revision: 3, state: state(2), sent: [] }, full);
  assert.equal(takeLeft(stored(3, state(1)), full), null);
  leaveBehind(7, { revision: 3, state: state(2), sent: [] }, null);
  assert.equal(takeLeft(stored(3, state(1)), null), null);
  for (const broken of ["{", "7", "null", '{"revision":3}', '{"revision":3,"state":{"puzzle":"1..."}}']) {
    const storage = storageOf();
    storage.setItem("nonet-left-7", broken);
    assert.equal(takeLeft(stored(3, state(1)), storage), null, broken);
  }
});

test("a game that is left while a move is on its way stays until the store has it, and whoever comes back waits for that", async () => {
  const storage = storageOf();
  let settle = () => {};
  const settled = /** @type {Promise<void>} */ (new Promise((resolve) => void (settle = () => resolve())));
  leaveOpen(7, { revision: 3, state: state(2), sent: [] }, settled, storage);
  assert.ok(storage.getItem("nonet-left-7"), "the tab may be closed now");
  let isThere = false;
  const waits = arrived(7).then(() => void (isThere = true));
  await arrived(8);
  assert.equal(isThere, false, "another game is not waited for");
  settle();
  await waits;
  await arrived();
  assert.equal(storage.getItem("nonet-left-7"), null);
});
