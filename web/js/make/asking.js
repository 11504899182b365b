// The questions of the editor of rules: what the engine says of a puzzle while it is drawn. Of several only the last one's answers
// count, each has its time, and what is not known is said to be so. Nothing here knows the page.

import { EngineError } from "../engine.js";

/** @typedef {import("./picture.js").Told} Told */
/** @typedef {{ ask: (question: string, request: object, signal?: AbortSignal) => Promise<any>, begin: (kind: string, request: any, hear: (event: string, data: any) => void) => { done: Promise<any>, stop: () => void } }} Engine */

/**
 * How many solutions there are: `open` while nobody knows, with how many were found by then. What the engine does not take it says why.
 * @typedef {{ kind: "one" | "none" | "several" | "open" | "refused", count: string, isMore: boolean, reasons: string[] }} Verdict
 */

/**
 * Something that could go: a given by its cell, or a clue by its rule, its cells and its name.
 * @typedef {{ kind: "given", cell: string, digit: number } | { kind: "clue", rule: string, cells: string[], number?: number, name: string }} Spare
 */

/** @typedef {"read" | "count" | "true" | "spare"} Stage what is being asked */

/**
 * What is known. `about` is the document that it is about, as JSON; `givesUp` says which question was ended for want of time.
 * @typedef {object} Known
 * @property {string} about
 * @property {Verdict | null} verdict
 * @property {string[] | null} candidates what each cell holds in some solution
 * @property {Spare[] | null} spares
 * @property {Stage | null} stage what is under way
 * @property {number | null} share how much of it is done
 * @property {Stage[]} givesUp what was ended before it was known
 */

/** How long each question may take, in milliseconds, unless somebody wants to wait. */
export const PATIENCE = 12_000;

/** Up to how many solutions are counted. */
export const LIMIT = 1000;

/** Nothing is known. @type {Known} */
export const UNKNOWN = Object.freeze({ about: "", verdict: null, candidates: null, spares: null, stage: null, share: null, givesUp: [] });

/**
 * Asks for all that is wanted, one after the other. `ask` ends whatever was asked before.
 * @param {(change: (known: Known) => Known) => void} change
 * @param {(told: Told) => void} tell hears what the engine has read
 * @param {Engine} engine
 */
export function makeAsking(change, tell, engine) {
  let turn = 0;
  /** @type {(() => void) | null} */
  let stopJob = null;
  /** Whether somebody has stopped what was asked last: then nothing more is asked. */
  let isStopped = false;

  /**
   * @param {Record<string, any>} document
   * @param {{ wantsTrue: boolean, isPatient: boolean, known: Known }} how
   */
  const ask = async (document, { wantsTrue, isPatient, known }) => {
    stopJob?.();
    turn += 1;
    isStopped = false;
    const mine = turn;
    const counts = () => mine === turn;
    const put = (/** @type {Partial<Known>} */ some) => void (counts() && change((now) => ({ ...now, ...some })));
    const about = JSON.stringify(document);
    // What is known of the same puzzle need not be asked again.
    const before = known.about === about ? known : UNKNOWN;
    const isSettled = before.verdict !== null && before.verdict.kind !== "open" && before.verdict.kind !== "refused";

    /** @param {Stage} stage @param {string} kind @param {object} request */
    const job = async (stage, kind, request) => {
      put({ stage, share: null });
      const { done, stop: end } = engine.begin(kind, { puzzle: document, ...request }, (event, data) => {
        if (event === "progress") put({ share: typeof data.share === "number" ? data.share : null });
      });
      stopJob = end;
      const timer = isPatient ? 0 : setTimeout(end, PATIENCE);
      try {
        return await done;
      } finally {
        clearTimeout(timer);
        if (stopJob === end) stopJob = null;
      }
    };
    /** @param {Stage} stage */
    const giveUp = (stage) => void (counts() && change((now) => ({ ...now, givesUp: [...now.givesUp, stage] })));

    try {
      put({ stage: "read", share: null, givesUp: [] });
      const read = await engine.ask("parse", { puzzle: document });
      if (!counts()) return;
      tell({ about, houses: read.board.houses ?? [], clashes: read.board.clashes ?? [], apart: read.board.rules?.apart ?? [], told: read.board.rules?.told ?? [] });
      let { verdict } = before;
      if (!isSettled) {
        const checked = await job("count", "check", { limit: LIMIT });
        if (!counts()) return;
        verdict = verdictOf(checked);
        put({ about, verdict, candidates: null, spares: null });
        if (checked.stopped) giveUp("count");
      }
      if (wantsTrue && !before.candidates && (verdict?.kind === "one" || verdict?.kind === "several")) {
        const answer = isStopped ? { stopped: true } : await job("true", "candidates", { true_only: true });
        if (!counts()) return;
        if (answer.stopped || answer.error) giveUp("true");
        else put({ candidates: answer.candidates });
      }
      if (verdict?.kind === "one" && !before.spares) {
        const checked = isStopped ? { stopped: true } : await job("spare", "check", { limit: 2, redundant: true });
        if (!counts()) return;
        if (checked.stopped || checked.error) giveUp("spare");
        else put({ spares: sparesOf(checked) });
      }
    } catch (error) {
      // A server that is gone has said nothing of the puzzle.
      const message = error instanceof EngineError ? error.fault.message : "";
      if (message) put({ about, verdict: { kind: "refused", count: "0", isMore: false, reasons: [message] }, candidates: null, spares: null });
    }
    put({ stage: null, share: null });
  };

  return {
    ask,
    /** Ends what is under way: what is known by then stays. */
    stop: () => {
      isStopped = true;
      stopJob?.();
    },
    /** Ends it, and nobody wants to hear of it any more. */
    drop: () => {
      turn += 1;
      stopJob?.();
    },
  };
}

/**
 * @param {any} checked the answer to `check`
 * @returns {Verdict}
 */
export function verdictOf(checked) {
  const count = String(checked.count ?? "0");
  const reasons = checked.reasons ?? [];
  const isMore = Boolean(checked.limit_reached);
  if (checked.error && !checked.stopped) return { kind: "refused", count, isMore, reasons: [checked.error.message] };
  // Two solutions are several, however many there may be besides.
  if (Number(count) > 1) return { kind: "several", count, isMore: isMore || Boolean(checked.stopped), reasons };
  if (checked.stopped) return { kind: "open", count, isMore: true, reasons };
  if (checked.unique) return { kind: "one", count, isMore: false, reasons };
  return { kind: count === "0" ? "none" : "several", count, isMore, reasons };
}

/**
 * @param {any} checked the answer to `check` with `redundant`
 * @returns {Spare[]}
 */
export function sparesOf(checked) {
  const givens = (checked.redundant ?? []).map((/** @type {any} */ { cell, digit }) => ({ kind: "given", cell, digit }));
  const clues = (checked.redundant_clues ?? []).map((/** @type {any} */ clue) => ({ kind: "clue", ...clue }));
  return [...givens, ...clues];
}
