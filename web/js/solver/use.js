// The solver's hooks: its state with the work on it, playing, and what comes from outside the page.

import { ask, begin, call } from "../engine.js";
import { forgetRest } from "../router.js";
import { sharedShelf, tabShelf } from "../shelves.js";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "../ui.js";
import { language, say } from "../words.js";
import { onTabs, tellTabs } from "../tabs.js";
import { addressOf, keepChoices, keepList, keepRecent, keepTable, keepWork, keptChoices, keptTable, keptWork, recentIn } from "./kept.js";
import { linkIn, puzzleIn } from "./link.js";
import { UNLIT } from "./sentences.js";
import { PACES, start } from "./state.js";
import { played } from "./view.js";
import { reached, walked } from "./walk.js";
import { makeWork } from "./work.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./work.js").Work} Work */

/** How long typing must rest before the table is examined. */
const REST = 120;

/** What takes longer than this shows that it is under way. */
const PATIENCE = 180;

/** The page as somebody has left it for another one, and in which language the engine had spoken. @type {{ state: State, spoken: string } | null} */
let leftAs = null;

/**
 * The state to begin with: whoever comes back from another page finds what was there, and after a reload the table. What was
 * under way has ended, and what the engine has said in another language is not said again.
 * @returns {State}
 */
function begun() {
  const left = leftAs;
  leftAs = null;
  const own = { ...keptChoices(sharedShelf), recent: recentIn(sharedShelf) };
  if (!left) return { ...start(), ...keptWork(tabShelf), ...own };
  const { state, spoken } = left;
  const isWhole = !state.work && !state.isRating && state.arriving === null && spoken === language();
  if (isWhole) return { ...state, isPlaying: false, pasted: null, note: null, lit: UNLIT, pointed: null, ...own };
  return { ...start(), table: state.table, history: state.history, isEntry: state.isEntry, ...own };
}

/**
 * The state, and the work on it.
 * @param {string[]} rest the rest of the address: a puzzle, and the shape of its boxes
 * @param {number} returns how often Nonet has come back after a silence: what it did not answer then is asked again
 */
export function useSolver(rest, returns) {
  const [state, setState] = useState(begun);
  const latest = useRef(state);
  const change = (/** @type {(state: State) => State} */ how) => {
    latest.current = how(latest.current);
    setState(latest.current);
  };
  const work = useMemo(() => makeWork(() => latest.current, change, { ask, begin, call }), []);
  useEffect(() => void work.load(), [returns]);
  // At once: whoever is back by the next picture finds what was there.
  useLayoutEffect(() => () => {
    leftAs = { state: latest.current, spoken: language() };
    work.drop();
  }, []);
  useEffect(() => {
    // Somebody may come back who has just put a file into the folder.
    const look = () => void (latest.current.folder !== null && work.own.reload().catch(() => {}));
    addEventListener("focus", look);
    return () => removeEventListener("focus", look);
  }, []);
  const spoken = language();
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else void work.retell();
  }, [spoken]);
  useAddress(rest, () => latest.current, work);
  const { table, source, left, mode, unique, trueOnly, limit, method, isBySentence, isMoreOpen } = state;
  useEffect(() => {
    if (!left) return;
    const recent = keepRecent(sharedShelf, left.table, new Date().toISOString());
    change((now) => ({ ...now, recent }));
    tellTabs("recent");
  }, [left]);
  // As soon as they have been read: what is told from then on is heard.
  useLayoutEffect(() => {
    const read = () => change((now) => ({ ...now, recent: recentIn(sharedShelf) }));
    const end = onTabs("recent", read);
    // The news may come before what it is about; this event comes with it.
    addEventListener("storage", read);
    return () => {
      end();
      removeEventListener("storage", read);
    };
  }, []);
  // Whoever reloads right after a choice finds it again: this does not wait for the next picture.
  useLayoutEffect(() => keepChoices(sharedShelf, state), [mode, unique, trueOnly, limit, method, isBySentence, isMoreOpen]);
  useEffect(() => {
    const timer = setTimeout(() => void work.examine(), REST);
    return () => clearTimeout(timer);
  }, [table.board.cells, source, returns]);
  useKeeping(() => latest.current, [table.board.cells, source, state.history, state.isEntry]);
  const list = async (/** @type {Promise<string[]>} */ opening) => {
    const [first, ...others] = await opening;
    if (first === undefined || others.length === 0) return;
    const recent = keepList(sharedShelf, others, new Date().toISOString());
    change((now) => ({ ...now, recent, listed: others.length + 1 }));
    tellTabs("recent");
  };
  const take = (/** @type {string} */ text, /** @type {string} */ name) => {
    // A link of this app means the puzzle that it holds.
    const place = linkIn(text);
    const bring = async () => {
      const held = place && place.page !== "g" ? puzzleIn(place.rest) : { text };
      return work.openAll({ ...held, name, text: await held.text, isPasted: true });
    };
    void list(bring());
  };
  const loadFile = () => void list(work.loadFile());
  return { state, latest: () => latest.current, change, work, take, loadFile };
}

/**
 * Keeps the table and what was done to it. To write takes longer than to type: that waits for a moment, but not for the end of
 * typing, and for nobody who leaves. What was kept before is still to be read when the page is first drawn.
 * @param {() => State} get
 * @param {unknown[]} changes
 */
function useKeeping(get, changes) {
  const timer = useRef(/** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined));
  const isDrawn = useRef(false);
  const keep = () => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    keepTable(tabShelf, get().table);
    keepWork(tabShelf, get());
  };
  // Before the picture: whoever leaves at once has changed something, too.
  useLayoutEffect(() => {
    if (isDrawn.current) timer.current ??= setTimeout(keep, REST);
    isDrawn.current = true;
  }, changes);
  useLayoutEffect(() => {
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      keep();
    };
  }, []);
}

/**
 * Opens the puzzle that the address names, or at first the one that was kept, unless that is there with all that was done to it. When another one takes its place the
 * address no longer names it: after a reload stands what was there before.
 * @param {string[]} rest
 * @param {() => State} get
 * @param {Work} work
 */
function useAddress(rest, get, work) {
  // What was done with the table changes with the puzzle there.
  const history = () => get().history;
  const isFirst = useRef(true);
  const linked = useRef(/** @type {State["history"] | null} */ (null));
  useEffect(() => {
    const there = addressOf(get().table);
    const isThere = isFirst.current && there.length > 0;
    const kept = isFirst.current && !isThere ? keptTable(tabShelf) : [];
    const { text, box } = puzzleIn(rest[0] ? rest : kept);
    const wasFirst = isFirst.current;
    isFirst.current = false;
    linked.current = null;
    if (!text) return undefined;
    let isOver = false;
    const before = history();
    const open = async () => {
      if (isThere && rest[0] && there[0] === await text) {
        if (!isOver) linked.current = history();
        return;
      }
      // What was typed before a link was opened here goes into the table first: then the link takes its place as any text does.
      const own = wasFirst && rest[0] && kept[0] && kept[0] !== (await text) ? puzzleIn(kept) : null;
      if (own) await work.open({ name: say("solver-link"), ...own }, "table");
      if (isOver) return;
      const isOpen = await work.open({ name: say("solver-link"), text, box }, "table");
      if (rest[0] && !isOver) linked.current = isOpen ? history() : before;
    };
    void open();
    return () => void (isOver = true);
  }, [rest.join("/")]);
  useEffect(() => {
    if (linked.current && linked.current !== history()) forgetRest();
  }, [history()]);
}

/**
 * Whether work has been under way for so long that it should be seen.
 * @param {State} state
 */
export function useIsLong(state) {
  const [long, setLong] = useState(-1);
  const id = state.work?.id ?? -1;
  useEffect(() => {
    if (id < 0) return undefined;
    const timer = setTimeout(() => setLong(id), PATIENCE);
    return () => clearTimeout(timer);
  }, [id]);
  return id >= 0 && long === id;
}

/**
 * Goes on by itself while playing.
 * @param {State} state
 * @param {(change: (state: State) => State) => void} change
 */
export function usePlaying(state, change) {
  const now = played(state);
  const isOn = state.isPlaying && now !== null;
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => change(advanced), PACES[state.speed]);
    return () => clearTimeout(timer);
  }, [isOn, now?.at, now?.last, state.speed, state.sentence, state.inside]);
}

/**
 * One picture further; at the end playing ends.
 * @param {State} state
 * @returns {State}
 */
export function advanced(state) {
  const now = played(state);
  if (!now || now.at >= now.last) return { ...state, isPlaying: Boolean(state.work) && state.isPlaying };
  return (now.kind === "way" && walked(state, 1)) || reached(state, now.kind, now.at + 1);
}
