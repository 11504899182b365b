// The work on samples of somebody's own: keeping, replacing, renaming and deleting them, and taking that back.

import { makeTurns } from "../turns.js";
import { questionOf, withNote, withSamples } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./jobs.js").Engine} Engine */

/** @typedef {ReturnType<typeof makeOwn>} Own */

/**
 * The address of a sample.
 * @param {{ name: string, own?: boolean }} sample
 */
export function addressOf({ name, own }) {
  return `samples/${encodeURIComponent(name)}${own ? "?own=true" : ""}`;
}

/**
 * The own sample that has a name already; also one whose name differs only in the case of its letters.
 * @param {State} state
 * @param {string} name
 */
export function namesake({ samples }, name) {
  const small = name.trim().toLowerCase();
  return samples.find((sample) => sample.own && sample.name.toLowerCase() === small) ?? null;
}

/**
 * @param {string} method
 * @param {object} body
 */
function json(method, body) {
  return { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

/**
 * The work on own samples. What goes wrong is thrown; the list is looked at again then, since somebody else may
 * have changed it.
 * @param {() => State} get
 * @param {(change: (state: State) => State) => void} change
 * @param {Engine} engine
 */
export function makeOwn(get, change, engine) {
  const takeTurn = makeTurns();

  /** Looks at the samples again. A list that comes late is older than the one that is shown. */
  const reload = async () => {
    const isWanted = takeTurn();
    const list = await engine.call("samples");
    if (isWanted()) change((state) => withSamples(state, list));
  };

  /** @param {() => Promise<unknown>} does */
  const attempt = async (does) => {
    try {
      await does();
    } finally {
      await reload().catch(() => {});
    }
  };

  /** @param {string} name */
  const textOf = async (name) => (await engine.call(addressOf({ name, own: true }))).text;

  /** Makes a sample the one that is shown. @param {string} name */
  const show = (name) => change((state) => ({ ...state, sample: state.samples.findIndex((sample) => sample.own && sample.name === name) }));

  /** The text of the puzzle: as it was read, or one that says everything the table does. */
  const puzzleText = async () => {
    const state = get();
    if (state.source === "file" || state.table.text !== null) return questionOf(state).puzzle;
    const { boxRows, boxColumns, rules } = state.table.board;
    // A line alone does not say how boxes lie that are no squares, nor any rules.
    const { text } = await engine.ask("convert", { ...questionOf(state), to: boxRows === boxColumns && !rules ? "line" : "json" });
    return text;
  };

  const own = {
    reload,

    /**
     * Keeps the puzzle as a sample, in the place of the one that has the name.
     * @param {string} name
     */
    keep: async (name) => {
      const text = await puzzleText();
      const before = namesake(get(), name);
      await attempt(async () => {
        if (before) {
          const was = await textOf(before.name);
          await engine.call(`samples/${encodeURIComponent(before.name)}`, json("PUT", { text }));
          change((state) => withNote(state, { kind: "replaced", name: before.name, text: was }));
        } else {
          await engine.call("samples", json("POST", { name: name.trim(), text }));
          change((state) => withNote(state, { kind: "kept", name: name.trim() }));
        }
      });
      show(before?.name ?? name.trim());
    },

    /**
     * Gives a sample another name.
     * @param {string} name
     * @param {string} to
     */
    rename: async (name, to) => {
      await attempt(async () => {
        await engine.call(`samples/${encodeURIComponent(name)}`, json("PUT", { name: to.trim() }));
        change((state) => withNote(state, { kind: "renamed", name: to.trim(), was: name }));
      });
      show(to.trim());
    },

    /**
     * Deletes a sample. What stands on the board stays.
     * @param {string} name
     */
    remove: (name) => attempt(async () => {
      const text = await textOf(name);
      await engine.call(`samples/${encodeURIComponent(name)}`, { method: "DELETE" });
      change((state) => withNote(state, { kind: "deleted", name, text }));
    }),

    /** Takes back what was done last. */
    undo: async () => {
      const { note } = get();
      if (!note) return;
      const address = `samples/${encodeURIComponent(note.name)}`;
      await attempt(async () => {
        if (note.kind === "kept") await engine.call(address, { method: "DELETE" });
        if (note.kind === "replaced") await engine.call(address, json("PUT", { text: note.text }));
        if (note.kind === "renamed") await engine.call(address, json("PUT", { name: note.was }));
        if (note.kind === "deleted") await engine.call("samples", json("POST", { name: note.name, text: note.text }));
        change((state) => withNote(state, null));
      });
      if (note.kind === "renamed") show(note.was ?? "");
    },
  };
  return own;
}
