// The solver's hooks: its state with the work on it, playing, and what comes from outside the page.

import { ask, begin, call } from "../engine.js";
import { controlOf } from "../keys.js";
import { forgetRest } from "../router.js";
import { useEffect, useMemo, useRef, useState } from "../ui.js";
import { say } from "../words.js";
import { boxOf, documentOf, toLine } from "../board/state.js";
import { puzzleIn } from "./link.js";
import { openFile } from "./source.js";
import { PACES, start } from "./state.js";
import { played } from "./view.js";
import { makeWork } from "./work.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./work.js").Work} Work */

/** Under which name the table is kept while one looks at other pages. */
const KEPT = "nonet-solver-table";

/** How long typing must rest before the table is examined. */
const REST = 120;

/** What takes longer than this shows that it is under way. */
const PATIENCE = 180;

/**
 * The state, and the work on it.
 * @param {string[]} rest the rest of the address: a puzzle, and the shape of its boxes
 */
export function useSolver(rest) {
  const [state, setState] = useState(start);
  const latest = useRef(state);
  const change = (/** @type {(state: State) => State} */ how) => {
    latest.current = how(latest.current);
    setState(latest.current);
  };
  const work = useMemo(() => makeWork(() => latest.current, change, { ask, begin, call }), []);
  useEffect(() => {
    void work.load();
    return work.drop;
  }, []);
  useEffect(() => {
    // Somebody may come back who has just put a file into the folder.
    const look = () => void (latest.current.folder !== null && work.own.reload().catch(() => {}));
    addEventListener("focus", look);
    return () => removeEventListener("focus", look);
  }, []);
  useAddress(rest, () => latest.current.history, work);
  const { table, source } = state;
  useEffect(() => {
    keepTable(table);
    const timer = setTimeout(() => void work.examine(), REST);
    return () => clearTimeout(timer);
  }, [table.board.cells, source]);
  return { state, change, work };
}

/**
 * Opens the puzzle that the address names, or at first the one that was kept. When another one takes its place the
 * address no longer names it: after a reload stands what was there before.
 * @param {string[]} rest
 * @param {() => State["history"]} history what was done with the table: it changes with the puzzle there
 * @param {Work} work
 */
function useAddress(rest, history, work) {
  const isFirst = useRef(true);
  const linked = useRef(/** @type {State["history"] | null} */ (null));
  useEffect(() => {
    const { text, box } = puzzleIn(rest[0] ? rest : isFirst.current ? keptTable() : []);
    isFirst.current = false;
    linked.current = null;
    if (!text) return undefined;
    let isMeant = Boolean(rest[0]);
    const before = history();
    void work.open({ name: say("solver-link"), text, box }, "table").then((isThere) => {
      if (isMeant) linked.current = isThere ? history() : before;
    });
    return () => void (isMeant = false);
  }, [rest.join("/")]);
  useEffect(() => {
    if (linked.current && linked.current !== history()) forgetRest();
  }, [history()]);
}

/** @returns {string[]} */
function keptTable() {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "[]");
  } catch {
    return [];
  }
}

/** @param {import("./state.js").Table} table */
function keepTable({ board, text }) {
  const isEmpty = board.cells.every((cell) => cell.kind === "empty" && !cell.star);
  const kept = text !== null ? [text]
    : board.rules ? [JSON.stringify(documentOf(board, board.rules))]
    : isEmpty ? [] : [toLine(board), boxOf(board)];
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // Where nothing may be kept, the table begins empty again.
  }
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
  }, [isOn, now?.at, now?.last, state.speed]);
}

/**
 * One picture further; at the end playing ends.
 * @param {State} state
 * @returns {State}
 */
export function advanced(state) {
  const now = played(state);
  if (!now || now.at >= now.last) return { ...state, isPlaying: Boolean(state.work) && state.isPlaying };
  return { ...state, at: { ...state.at, [now.kind]: now.at + 1 } };
}

/**
 * Files that are dropped and texts that are pasted anywhere on the page.
 * @param {Work} work
 */
export function useArrivals(work) {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const has = (/** @type {DragEvent} */ event) => event.dataTransfer?.types.includes("Files") || event.dataTransfer?.types.includes("text/plain");
    const over = (/** @type {DragEvent} */ event) => {
      if (!has(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (/** @type {DragEvent} */ event) => {
      if (!event.relatedTarget) setIsOver(false);
    };
    const drop = (/** @type {DragEvent} */ event) => {
      setIsOver(false);
      if (!has(event) || !event.dataTransfer) return;
      event.preventDefault();
      const file = event.dataTransfer.files[0];
      if (file) void openFile(work, file);
      else void work.open({ name: say("solver-dropped"), text: event.dataTransfer.getData("text/plain") }, "table");
    };
    const paste = (/** @type {ClipboardEvent} */ event) => {
      const target = event.target instanceof Element ? event.target : null;
      if (controlOf(target) === "text" || document.querySelector("dialog[open]")) return;
      const file = event.clipboardData?.files[0];
      const text = event.clipboardData?.getData("text/plain");
      if (file) void openFile(work, file);
      else if (text) void work.open({ name: say("solver-pasted"), text }, "table");
      if (file || text) event.preventDefault();
    };
    addEventListener("dragover", over);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    addEventListener("paste", paste);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
      removeEventListener("paste", paste);
    };
  }, []);
  return isOver;
}
