// The editor's hooks: its state with all that can be done to it, what the engine says of it, and what comes from outside.

import { inTimeWords } from "../board/labels.js";
import { ask, begin, EngineError } from "../engine.js";
import { controlOf } from "../keys.js";
import { announce } from "../live.js";
import { fragmentOf } from "../router.js";
import { sharedShelf, tabShelf } from "../shelves.js";
import { puzzleIn } from "../solver/link.js";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "../ui.js";
import { language, say, together } from "../words.js";
import { makeAsking, UNKNOWN } from "./asking.js";
import { documentOf, tableFrom } from "./drawn.js";
import { drawn, edited, keepWork, keptWork, painted, redone, start, strokeBegun, strokeEnded, undone, withTable } from "./editor-state.js";
import { problemsOf } from "./problems.js";

/** @typedef {import("./editor-state.js").State} State */
/** @typedef {ReturnType<typeof useEditor>} Editor */

/** How long drawing must rest before the engine is asked, in milliseconds. */
const REST = 180;

/** How long what was known of the puzzle before is still shown, in milliseconds. */
const FADE = 700;

/** The work of this tab, or else the last one of any. @returns {State} */
function begun() {
  const own = keptWork(tabShelf);
  return { ...start(), ...(own.table ? own : keptWork(sharedShelf)) };
}

/**
 * The state, and what can be done to it.
 * @param {string[]} rest the rest of the address: a puzzle to begin with
 */
export function useEditor(rest) {
  const [state, setState] = useState(begun);
  const [wrong, setWrong] = useState("");
  const latest = useRef(state);
  const change = (/** @type {(state: State) => State} */ how) => {
    latest.current = how(latest.current);
    setState(latest.current);
  };
  useKeeping(state, latest);
  useLayoutEffect(() => {
    const end = () => change(strokeEnded);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
    return () => {
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
    };
  }, []);
  /** Reads a text, and puts what it says into the place of the table. @param {string} text @param {string} [box] */
  const take = async (text, box) => {
    setWrong("");
    try {
      const answer = await ask("parse", { puzzle: text, ...(box ? { box } : {}) });
      const unknown = answer.board.rules?.unknown ?? [];
      if (unknown.length) return setWrong(say("make-take-unknown", { rules: unknown.join(", ") }));
      change((now) => withTable(now, tableFrom(answer)));
      // What was not taken is not passed over in silence.
      setWrong(together([...(answer.remarks ?? []), answer.board.pencil_marks ? say("make-take-marks") : ""]));
    } catch (error) {
      setWrong(error instanceof EngineError && error.fault.message ? error.fault.message : say("make-take-failed"));
    }
  };
  useEffect(() => {
    const { text, box } = puzzleIn(rest);
    if (!rest[0]) return;
    void Promise.resolve(text).then((whole) => take(whole, box));
    // What is drawn from now on is another puzzle than the one in the address; the same address may be opened again.
    history.replaceState(history.state, "", fragmentOf("make", "rules"));
    dispatchEvent(new HashChangeEvent("hashchange"));
  }, [rest.join("/")]);
  usePaste(take);
  const inTime = (/** @type {"undo" | "redo"} */ way, /** @type {(state: State) => State} */ how) => {
    const before = latest.current;
    change(how);
    announce(inTimeWords(way, before.table.board, latest.current === before ? null : latest.current.table.board));
  };
  return {
    state, change, wrong, take,
    clearWrong: () => setWrong(""),
    edit: (/** @type {import("../board/actions.js").Action} */ action) => change((now) => edited(now, action)),
    draw: (/** @type {import("./drawn.js").DrawAction} */ action) => change((now) => drawn(now, action)),
    paint: (/** @type {number[]} */ cells, /** @type {boolean} */ isBegin) => change((now) => painted(isBegin ? strokeBegun(now, cells[0] ?? 0) : now, cells)),
    undo: () => inTime("undo", undone),
    redo: () => inTime("redo", redone),
  };
}

/**
 * Keeps the work: for this tab, and for whoever comes again.
 * @param {State} state
 * @param {{ current: State }} latest
 */
function useKeeping(state, latest) {
  useLayoutEffect(() => {
    const keep = () => [tabShelf, sharedShelf].forEach((shelf) => keepWork(shelf, latest.current));
    const timer = setTimeout(keep, REST);
    addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", keep);
    };
  }, [state.table, state.history, state.tool, state.brush, state.place, state.showsTrue]);
  // Whoever goes to another page right after a stroke finds it again.
  useLayoutEffect(() => () => [tabShelf, sharedShelf].forEach((shelf) => keepWork(shelf, latest.current)), []);
}

/** @param {(text: string) => Promise<void>} take */
function usePaste(take) {
  useLayoutEffect(() => {
    const paste = (/** @type {ClipboardEvent} */ event) => {
      const target = event.target instanceof Element ? event.target : null;
      if (controlOf(target) === "text" || document.querySelector("dialog[open]")) return;
      const text = event.clipboardData?.getData("text/plain");
      if (!text) return;
      event.preventDefault();
      void take(text);
    };
    addEventListener("paste", paste);
    return () => removeEventListener("paste", paste);
  }, []);
}

/**
 * What the engine says of the table, asked again whenever it has changed and rests.
 * @param {State} state
 * @param {number} returns how often Nonet has come back after a silence: what it did not answer then is asked again
 */
export function useAnswers(state, returns) {
  const [known, setKnown] = useState(UNKNOWN);
  const [told, setTold] = useState(/** @type {import("./picture.js").Told | null} */ (null));
  const latest = useRef(known);
  const change = (/** @type {(known: import("./asking.js").Known) => import("./asking.js").Known} */ how) => {
    latest.current = how(latest.current);
    setKnown(latest.current);
  };
  const asking = useMemo(() => makeAsking(change, setTold, { ask, begin }), []);
  const document = useMemo(() => documentOf(state.table), [state.table.board.cells, state.table.drawn]);
  const about = useMemo(() => JSON.stringify(document), [document]);
  const problems = useMemo(() => problemsOf(state.table), [state.table.board.size, state.table.drawn]);
  const isBlocked = problems.some(({ isInTheWay }) => isInTheWay);
  const spoken = language();
  const lastSpoken = useRef(spoken);
  const isStale = known.about !== about;
  useEffect(() => asking.drop, []);
  useEffect(() => {
    asking.drop();
    change((now) => ({ ...now, stage: null, share: null, givesUp: [] }));
    if (isBlocked) return undefined;
    // What the engine has said in another language is asked again.
    const isHeard = lastSpoken.current === spoken;
    lastSpoken.current = spoken;
    const timer = setTimeout(() => void asking.ask(document, { wantsTrue: state.showsTrue, isPatient: false, known: isHeard ? latest.current : UNKNOWN }), REST);
    return () => clearTimeout(timer);
  }, [about, isBlocked, state.showsTrue, spoken, returns]);
  const isFaded = useLate(isStale, FADE);
  return {
    known, told, problems, isStale, about,
    candidates: state.showsTrue && !isBlocked && !(isStale && isFaded) ? known.candidates : null,
    stop: asking.stop,
    goOn: () => void asking.ask(document, { wantsTrue: state.showsTrue, isPatient: true, known: latest.current }),
  };
}

/**
 * Whether something has been so for a while.
 * @param {boolean} isSo
 * @param {number} time
 */
export function useLate(isSo, time) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    setIsLate(false);
    if (!isSo) return undefined;
    const timer = setTimeout(() => setIsLate(true), time);
    return () => clearTimeout(timer);
  }, [isSo]);
  return isSo && isLate;
}
