// Whether things are kept: in their file, in memory for now, or not at all for somebody who is not the owner.

import { call, onStore } from "./engine.js";
import { makeTurns } from "./turns.js";
import { useEffect, useLayoutEffect, useState } from "./ui.js";

/**
 * What the server says of itself, and of where it keeps things.
 * @typedef {object} About
 * @property {string} version
 * @property {boolean} owner whether whoever looks at this page may keep things there
 * @property {{ state: "file" | "memory" | "read-only", file: string | null, message: string | null, unsaved: number, since: string }} store
 */

/** @typedef {"guest" | "memory" | "read-only" | "note"} Notice */

/** How often it is looked whether things are kept, in milliseconds: while they are, and while they are not. */
const PACE = 20_000;
const TROUBLED_PACE = 4_000;

/**
 * What every page has to say about it, if anything. That somebody wants nothing to be kept is no trouble.
 * @param {About | null} about
 * @returns {Notice | null}
 */
export function noticeOf(about) {
  if (!about) return null;
  const { state, message } = about.store;
  if (!about.owner) return "guest";
  if (state === "memory") return message === null ? null : "memory";
  if (state === "read-only") return "read-only";
  return message === null ? null : "note";
}

/**
 * Watches over it.
 * @param {() => Promise<About>} ask
 */
export function makeKeeping(ask) {
  /** @type {About | null} */
  let about = null;
  /** @type {Set<(about: About) => void>} */
  const listeners = new Set();
  const takeTurn = makeTurns();
  const look = async () => {
    const isWanted = takeTurn();
    const told = await ask().catch(() => null);
    if (!told || !isWanted()) return;
    about = told;
    for (const listener of listeners) listener(told);
  };
  return {
    look,
    now: () => about,
    /**
     * Takes what a reply says of the store. If it is news, there is more to ask.
     * @param {string} state
     */
    hear: (state) => {
      if (about && about.store.state !== state) void look();
    },
    /**
     * Calls a function with what is known whenever that is looked at. The answer ends that.
     * @param {(about: About) => void} listener
     */
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** That of this page. */
const keeping = makeKeeping(() => call("about"));

/** What is known of it, which changes while a page is open. */
export function useKept() {
  const [about, setAbout] = useState(keeping.now);
  // As soon as it has been looked at: what is known a moment later is heard.
  useLayoutEffect(() => keeping.listen(setAbout), []);
  return about;
}

/** Looks after it as long as the frame of the page is there. */
export function useKeeping() {
  const about = useKept();
  const isTroubled = about !== null && about.owner && about.store.state !== "file" && noticeOf(about) !== null;
  useEffect(() => {
    const look = () => void (document.visibilityState === "visible" && keeping.look());
    look();
    const timer = setInterval(look, isTroubled ? TROUBLED_PACE : PACE);
    const end = onStore(keeping.hear);
    addEventListener("focus", look);
    return () => {
      clearInterval(timer);
      end();
      removeEventListener("focus", look);
    };
  }, [isTroubled]);
  return about;
}
