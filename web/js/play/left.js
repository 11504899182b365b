// What a page had not heard was kept when it was left: the browser has it until somebody comes back to the game.

/** @typedef {import("./saved.js").Saved} Saved */

/**
 * What was left behind: the latest state, the revision that it is based on, and states that the store may have got since, as texts.
 * @typedef {{ revision: number, state: Saved, sent: string[] }} Left
 */

/** The browser's storage: some browsers are told to let pages have none, and then even its name is an error. */
function ownStorage() {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** The storage of this tab, which a reload leaves as it is. */
function tabStorage() {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/** The name of what is kept of a pause. */
const PAUSED = "nonet-paused";

/**
 * Notes whether the player of a game has paused: whoever loads the page again has not gone on yet.
 * @param {number} id
 * @param {boolean} isPaused
 * @param {Storage | null} [storage]
 */
export function notePause(id, isPaused, storage = tabStorage()) {
  try {
    if (isPaused) storage?.setItem(PAUSED, String(id));
    else storage?.removeItem(PAUSED);
  } catch {
    // The clock goes on after a reload then.
  }
}

/**
 * Whether the player of a game had paused when the page was left.
 * @param {number} id
 * @param {Storage | null} [storage]
 */
export function wasPaused(id, storage = tabStorage()) {
  return storage?.getItem(PAUSED) === String(id);
}

/** @param {number} id */
const nameOf = (id) => `nonet-left-${id}`;

/**
 * Leaves something of a game behind; with null, nothing is left of it any more.
 * @param {number} id
 * @param {Left | null} left
 * @param {Storage | null} [storage]
 */
export function leaveBehind(id, left, storage = ownStorage()) {
  try {
    if (left) storage?.setItem(nameOf(id), JSON.stringify(left));
    else storage?.removeItem(nameOf(id));
  } catch {
    // No room, or nothing may be kept here: the request that goes out at the same time is all there is.
  }
}

/** Games that were left while something of them was on its way to the store. @type {Map<number, Promise<void>>} */
const leaving = new Map();

/** How long somebody waits for that who comes back, in milliseconds. */
const PATIENCE = 2000;

/**
 * Leaves a game that is on its way to the store: whoever closes the tab before that has answered finds the game here.
 * @param {number} id
 * @param {Left | null} left
 * @param {Promise<void>} settled when the store has it
 * @param {Storage | null} [storage]
 */
export function leaveOpen(id, left, settled, storage = ownStorage()) {
  leaving.set(id, settled);
  leaveBehind(id, left, storage);
  void settled.finally(() => {
    if (leaving.get(id) !== settled) return;
    leaving.delete(id);
    leaveBehind(id, null, storage);
  });
}

/**
 * When the store has what was left of a game, or of all of them; or does not answer for long.
 * @param {number} [id]
 */
export async function arrived(id) {
  const those = [...leaving].filter(([one]) => id === undefined || one === id).map(([, settled]) => settled);
  if (those.length) await Promise.race([Promise.all(those), new Promise((resolve) => void setTimeout(resolve, PATIENCE))]);
}

/**
 * Takes what was left of a game that the store has like this; null if nothing was, or if the store has it, or something that is
 * newer: then that is the game.
 * @param {import("../store.js").Game} stored
 * @param {Storage | null} [storage]
 * @returns {Left | null}
 */
export function takeLeft(stored, storage = ownStorage()) {
  const left = read(stored.id, storage);
  leaveBehind(stored.id, null, storage);
  const state = /** @type {Saved} */ (stored.state);
  // A store that was restored may have another game with this number.
  if (!left || left.state?.puzzle !== state.puzzle || !Array.isArray(left.sent)) return null;
  const now = textOf(state);
  if (now === textOf(left.state)) return null;
  return stored.revision === left.revision || left.sent.includes(now) ? left : null;
}

/**
 * @param {number} id
 * @param {Storage | null} storage
 * @returns {Left | null}
 */
function read(id, storage) {
  try {
    return JSON.parse(storage?.getItem(nameOf(id)) ?? "null");
  } catch {
    return null;
  }
}

/**
 * A state as a text that does not depend on the order of its fields, which the store may change.
 * @param {unknown} state
 */
export function textOf(state) {
  return JSON.stringify(state, (_, value) => (value && typeof value === "object" && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value));
}
