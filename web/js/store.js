// The store: settings, games and records behind one interface; the server keeps them, or this page's memory.

import { call, download, EngineError } from "./engine.js";
import { spliceOf } from "./spliced.js";
import { onTabs, tellTabs } from "./tabs.js";
import { useEffect, useState } from "./ui.js";
import { LANGUAGES } from "./words.js";

/**
 * What somebody chose. Every page may read all of it.
 * @typedef {object} Settings
 * @property {"system" | "sky" | "rose" | "leaf" | "night" | "contrast"} theme
 * @property {"small" | "normal" | "large" | "largest"} text
 * @property {"system" | "reduced"} motion
 * @property {string} language The language that is spoken, as in `en`; nothing as long as nobody has chosen one.
 * @property {boolean} highlightPeers Whether the houses of the selected cell are tinted.
 * @property {boolean} highlightSame Whether cells with the same digit are tinted.
 * @property {boolean} drawLinks Whether steps draw the links between candidates.
 * @property {boolean} showNames Whether boards have the names of their rows and columns beside them.
 * @property {import("./play/game.js").Checking} checking Who says in a game that a digit is wrong.
 * @property {boolean} cleanMarks Whether a digit takes itself out of the marks that see it.
 * @property {boolean} showTimer Whether a game shows its time.
 * @property {boolean} digitFirst Whether in a game a digit is chosen first, and then its cells.
 * @property {boolean} autoMarks Whether a game shows by itself what the rules leave to each cell.
 * @property {Record<string, any>} [newGame] What was wished of the last new game: see play/new-state.js.
 */

/**
 * A game that was begun: `summary` is what a list shows of it, `state` what the game needs to go on, and
 * `revision` grows with each change. A list gives games without their states.
 * @typedef {{ id: number, revision: number, created?: string, updated?: string, summary: Record<string, any>, state?: Record<string, any> }} Game
 */

/** A game was changed elsewhere, in another tab perhaps: nothing was overwritten, and `game` is what it is now. */
export class StaleGame extends EngineError {
  /** @param {import("./engine.js").Fault} fault @param {Game} game */
  constructor(fault, game) {
    super(fault);
    this.game = game;
  }
}

/**
 * A game that was finished.
 * @typedef {object} GameRecord
 * @property {number} id
 * @property {number} seconds How long it took.
 * @property {string | null} [level] Its difficulty: the id of a level.
 * @property {number} hints How many hints were used.
 * @property {number} [mistakes]
 * @property {string} puzzle The puzzle as one line.
 * @property {string} date When it ended, as in `2026-11-16T04:00:00Z`.
 * @property {Record<string, any>} [details]
 */

/**
 * A list of things that are kept by id. A change of a game names the revision that it is based on, and fails
 * with `StaleGame` if that is not the latest.
 * @template T
 * @typedef {object} Shelf
 * @property {() => Promise<T[]>} list
 * @property {(id: number) => Promise<T>} get
 * @property {(thing: object) => Promise<T>} add
 * @property {(id: number, thing: object, how?: { outlives?: boolean }) => Promise<T>} change `outlives`: also if the page is gone before the answer
 * @property {(id: number) => Promise<void>} remove
 */

/**
 * What a restore did.
 * @typedef {object} Restored
 * @property {{ added: number, changed: number, same: number, removed: number }} games
 * @property {{ added: number, changed: number, same: number, removed: number }} records
 * @property {{ added: number, changed: number, same: number, removed: number }} samples those of one's own
 * @property {number} settings how many changed
 */

/** @typedef {"merge" | "replace"} RestoreMode */

/**
 * @typedef {object} Backend
 * @property {() => Promise<Partial<Settings> | undefined>} readSettings
 * @property {(changes: Partial<Settings>) => Promise<void>} changeSettings
 * @property {Shelf<Game>} games
 * @property {Shelf<GameRecord>} records
 * @property {() => boolean} isKept Whether what is stored outlives this page.
 * @property {() => Promise<{ name: string, data: Blob }>} backup All of it as one file.
 * @property {(mode: RestoreMode, file: Blob) => Promise<Restored>} restore Takes such a file: what is missing, or the whole of it.
 */

/** @type {Readonly<Settings>} */
export const DEFAULTS = Object.freeze({
  theme: "system",
  text: "normal",
  motion: "system",
  language: "",
  highlightPeers: true,
  highlightSame: true,
  drawLinks: true,
  showNames: false,
  checking: "rules",
  cleanMarks: true,
  showTimer: true,
  digitFirst: false,
  autoMarks: false,
});

/** The values that a setting can have, where it is not a yes or no. */
export const CHOICES = Object.freeze({
  theme: Object.freeze(["system", "sky", "rose", "leaf", "night", "contrast"]),
  text: Object.freeze(["small", "normal", "large", "largest"]),
  motion: Object.freeze(["system", "reduced"]),
  checking: Object.freeze(["off", "rules", "solution", "refuse"]),
  language: Object.freeze(["", ...LANGUAGES.map(({ tag }) => tag)]),
});

/**
 * Settings from what was stored: what is missing or makes no sense is as if never chosen, what other
 * versions of Nonet wrote is left alone.
 * @param {unknown} stored
 * @returns {Settings}
 */
export function readSettings(stored) {
  /** @type {Record<string, any>} */
  const settings = { ...DEFAULTS, ...(stored && typeof stored === "object" ? stored : {}) };
  for (const [name, normal] of Object.entries(DEFAULTS)) {
    const values = /** @type {Record<string, readonly unknown[]>} */ (CHOICES)[name] ?? [true, false];
    if (!values.includes(settings[name])) settings[name] = normal;
  }
  return /** @type {Settings} */ (settings);
}

/**
 * A shelf in memory.
 * @template {{ id: number }} T
 * @returns {Shelf<T>}
 */
function memoryShelf() {
  /** @type {Map<number, T>} */
  const things = new Map();
  let last = 0;
  /** @param {number} id */
  const found = (id) => {
    const thing = things.get(id);
    if (thing === undefined) throw new EngineError({ code: "missing", message: "" });
    return thing;
  };
  return {
    list: async () => [...things.values()].reverse(),
    get: async (id) => found(id),
    add: async (thing) => {
      last += 1;
      const now = new Date().toISOString();
      const added = /** @type {T} */ (/** @type {unknown} */ ({ created: now, updated: now, ...thing, id: last, revision: 1 }));
      things.set(last, added);
      return added;
    },
    change: async (id, thing) => {
      // Only this page changes what is in its memory: there is nobody to overwrite.
      const before = /** @type {any} */ (found(id));
      const changed = { ...before, ...thing, id, revision: before.revision + 1, updated: new Date().toISOString() };
      // What was changed last comes first, as it does from the server.
      things.delete(id);
      things.set(id, changed);
      return changed;
    },
    remove: async (id) => void things.delete(found(id).id),
  };
}

/**
 * A store in memory, for as long as the page is open.
 * @returns {Backend}
 */
export function memoryBackend() {
  /** @type {Partial<Settings> | undefined} */
  let settings;
  return {
    readSettings: async () => settings,
    changeSettings: async (changes) => void (settings = { ...settings, ...changes }),
    games: memoryShelf(),
    records: memoryShelf(),
    isKept: () => false,
    backup: async () => { throw new EngineError({ code: "server-not-owner", message: "" }); },
    restore: async () => { throw new EngineError({ code: "server-not-owner", message: "" }); },
  };
}

/**
 * A shelf of the server.
 * @template {{ id: number }} T
 * @param {string} name
 * @param {typeof call} send
 * @returns {Shelf<T>}
 */
function serverShelf(name, send) {
  return {
    list: async () => {
      /** @type {T[]} */
      const all = [];
      // A long list comes in parts.
      for (let path = name; path;) {
        const part = await send(path);
        all.push(...part[name]);
        path = (part.next ?? null) === null ? "" : `${name}?before=${encodeURIComponent(part.next)}`;
      }
      return all;
    },
    get: (id) => send(`${name}/${id}`),
    add: (thing) => send(name, json("POST", thing)),
    change: (id, thing) => send(`${name}/${id}`, json("PUT", thing)),
    remove: (id) => send(`${name}/${id}`, { method: "DELETE" }),
  };
}

/**
 * The games of the server. Of a game that was changed here before, only what differs is sent.
 * @param {typeof call} send
 * @returns {Shelf<Game>}
 */
function serverGames(send) {
  const shelf = /** @type {Shelf<Game>} */ (serverShelf("games", send));
  /** The state that was kept last, as the server has it. @type {{ id: number, revision: number, text: string } | null} */
  let last = null;
  return {
    ...shelf,
    change: async (id, thing, { outlives = false } = {}) => {
      const { state, ...others } = /** @type {Game} */ (thing);
      const text = JSON.stringify(state);
      const known = last?.id === id && last.revision === others.revision ? last.text : null;
      const sent = (/** @type {RequestInit} */ request) => send(`games/${id}`, outlives ? outliving(request) : request);
      const whole = () => sent(json("PUT", `${JSON.stringify(others).slice(0, -1)},"state":${text}}`));
      const differing = (/** @type {string} */ before) => sent(json("PATCH", { ...others, splice: spliceOf(before, text) }));
      try {
        // Who is told that the state is another one sends all of it.
        const kept = await (known === null ? whole() : differing(known).catch((error) => (error?.fault?.code === "server-other-state" ? whole() : Promise.reject(error))));
        last = { id, revision: kept.revision, text };
        return kept;
      } catch (error) {
        return settled(error, thing);
      }
    },
  };
}

/**
 * What came of a change that was refused because there is a later one. If the later one is this very change,
 * only the reply to it was lost.
 * @param {unknown} error
 * @param {any} thing
 */
function settled(error, thing) {
  if (!(error instanceof EngineError) || error.fault.code !== "server-stale-game") throw error;
  const { game } = error.answer;
  if (JSON.stringify(game?.state) === JSON.stringify(thing.state)) return game;
  throw new StaleGame(error.fault, game);
}

/**
 * A request with a JSON body.
 * @param {string} method
 * @param {object | string} body data, or the text that it is already
 * @returns {RequestInit}
 */
function json(method, body) {
  return { method, headers: { "content-type": "application/json" }, body: typeof body === "string" ? body : JSON.stringify(body) };
}

/** How many characters a request that outlives its page may have: browsers take 64 KiB of bytes, and a letter may have three. */
const LONGEST_OUTLIVING = 20_000;

/**
 * A request that goes on if its page is gone before the answer, where it is short enough for that.
 * @param {RequestInit} request
 * @returns {RequestInit}
 */
function outliving(request) {
  return { ...request, keepalive: typeof request.body === "string" && request.body.length <= LONGEST_OUTLIVING };
}

/**
 * The server's store. If the server keeps nothing, memory takes its place.
 * @param {typeof call} [send]
 * @param {typeof download} [get]
 * @returns {Backend}
 */
export function serverBackend(send = call, get = download) {
  const memory = memoryBackend();
  let isKept = true;
  /**
   * @template T
   * @param {() => Promise<T>} ask
   * @param {() => Promise<T>} instead
   */
  const either = async (ask, instead) => {
    if (!isKept) return instead();
    try {
      return await ask();
    } catch (error) {
      if (!isUnkept(error)) throw error;
      isKept = false;
      return instead();
    }
  };
  /**
   * @template T
   * @param {Shelf<T>} shelf
   * @param {Shelf<T>} other
   * @returns {Shelf<T>}
   */
  const shelf = (shelf, other) => ({
    list: () => either(shelf.list, other.list),
    get: (id) => either(() => shelf.get(id), () => other.get(id)),
    add: (thing) => either(() => shelf.add(thing), () => other.add(thing)),
    change: (id, thing, how) => either(() => shelf.change(id, thing, how), () => other.change(id, thing)),
    remove: (id) => either(() => shelf.remove(id), () => other.remove(id)),
  });
  return {
    readSettings: () => either(() => send("settings"), memory.readSettings),
    changeSettings: (changes) =>
      either(() => send("settings", { ...json("PATCH", changes), keepalive: true }), () => memory.changeSettings(changes)),
    games: shelf(serverGames(send), memory.games),
    records: shelf(serverShelf("records", send), memory.records),
    isKept: () => isKept,
    backup: () => get("backup"),
    restore: (mode, file) => send(`restore?mode=${mode}`, { method: "POST", headers: { "content-type": "application/json" }, body: file }),
  };
}

/** What is said of something that is not there. */
const GONE = ["server-no-game", "server-no-record", "missing"];

/**
 * Whether an error says that something is not there, since another tab has deleted it perhaps.
 * @param {any} error
 */
export function isGone(error) {
  return GONE.includes(error?.fault?.code);
}

/**
 * What another tab has deleted is deleted.
 * @param {unknown} error
 */
export function unlessGone(error) {
  if (!isGone(error)) throw error;
}

/** What the server says to somebody for whom it keeps nothing: there is no store, or this is not its owner. */
const UNKEPT = ["server-not-found", "server-wrong-method", "server-not-owner"];

/**
 * Whether an error says that the server keeps no such things.
 * @param {unknown} error
 */
function isUnkept(error) {
  return error instanceof EngineError && UNKEPT.includes(error.fault.code);
}

/**
 * The store of a page: the settings are read once, and everybody who uses them hears of a change.
 * @param {Backend} backend
 */
export function createStore(backend) {
  /** @type {Settings} */
  let settings = { ...DEFAULTS };
  /** @type {Set<(settings: Settings) => void>} */
  const listeners = new Set();
  /** @type {Promise<void>} the change that is on its way: changes arrive in the order in which they were made */
  let sending = Promise.resolve();
  /** @param {Settings} changed */
  const tell = (changed) => {
    settings = changed;
    for (const listener of listeners) listener(settings);
  };
  return {
    games: backend.games,
    records: backend.records,
    isKept: backend.isKept,
    backup: backend.backup,
    /**
     * Takes a backup. The settings may be others afterwards.
     * @param {RestoreMode} mode
     * @param {Blob} file
     */
    restore: async (mode, file) => {
      const restored = await backend.restore(mode, file);
      tell(readSettings(await backend.readSettings()));
      tellTabs("settings");
      return restored;
    },
    /** The settings as they are now. */
    settings: () => settings,
    /** Reads the settings; whether there were any. */
    load: async () => {
      let stored;
      // What is on its way is not read as it was before.
      for (let before = null; before !== sending; ) {
        before = sending;
        await before;
        stored = await backend.readSettings();
      }
      const isThere = stored !== undefined && Object.keys(stored).length > 0;
      if (isThere) tell(readSettings(stored));
      return isThere;
    },
    /**
     * Changes some settings, at once for the page and then where they are kept.
     * @param {Partial<Settings>} changes
     */
    change: async (changes) => {
      tell(readSettings({ ...settings, ...changes }));
      const sent = sending.then(() => backend.changeSettings(changes));
      sending = sent.catch(() => {});
      await sent;
      tellTabs("settings");
    },
    /**
     * Calls a function with the settings whenever they change. The answer ends that.
     * @param {(settings: Settings) => void} listener
     */
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The store of this page. What another tab changes is read again. */
export const store = createStore(serverBackend());
onTabs("settings", () => void store.load().catch(() => {}));

/** The settings, which change while a page is open. */
export function useSettings() {
  const [settings, setSettings] = useState(store.settings);
  useEffect(() => {
    setSettings(store.settings());
    return store.listen(setSettings);
  }, []);
  return settings;
}
