// The work of the solver page: asks the engine, and puts what it says into the state.

import { differences } from "./replay.js";
import {
  answered, began, cleared, edited, ended, examined, failed, loaded, opened, questionBoard, questionOf,
  requestOf, undone, went, withMarks, withSource,
} from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("../board/state.js").BoardState} BoardState */

/**
 * What the work needs of the engine.
 * @typedef {object} Engine
 * @property {(path: string) => Promise<any>} call
 * @property {(question: string, request: object, signal?: AbortSignal) => Promise<any>} ask
 * @property {(kind: string, request: object, hear: (event: string, data: any) => void) => { done: Promise<any>, stop: () => void }} begin
 */

/** How many moments of a search are kept. */
export const MOST_MOMENTS = 20000;

/** How long each method of a race may take. */
export const RACE_SECONDS = 10;

/** How often moments that arrive are shown. */
const FLUSH = 100;

/** @typedef {ReturnType<typeof makeWork>} Work */

/**
 * The work on a state that `get` gives and `change` changes.
 * @param {() => State} get
 * @param {(change: (state: State) => State) => void} change
 * @param {Engine} engine
 */
export function makeWork(get, change, engine) {
  let last = 0;
  /** @type {(() => void) | null} */
  let stopJob = null;
  let later = new AbortController();

  /** Ends whatever is under way, because the puzzle or the question is another one now. */
  const drop = () => {
    stopJob?.();
    stopJob = null;
    later.abort();
    later = new AbortController();
  };

  /** @param {any} error */
  const faultOf = (error) => error.fault ?? { code: "unexpected", message: String(error.message ?? error) };

  /**
   * Does something that can be stopped.
   * @param {string} kind
   * @param {(id: number, job: (kind: string, request: object, hear?: (event: string, data: any) => void) => Promise<any>) => Promise<void>} does
   */
  const doing = async (kind, does) => {
    drop();
    last += 1;
    const id = last;
    change((state) => began(state, id, kind));
    /** @type {(kind: string, request: object, hear?: (event: string, data: any) => void) => Promise<any>} */
    const job = (name, request, hear) => {
      const begun = engine.begin(name, request, (event, data) => {
        if (event === "progress") change((state) => went(state, id, data));
        hear?.(event, data);
      });
      stopJob = begun.stop;
      return begun.done.finally(() => {
        if (stopJob === begun.stop) stopJob = null;
      });
    };
    try {
      await does(id, job);
    } catch (error) {
      const fault = faultOf(error);
      if (fault.code === "stopped") return change((state) => ended(state, id));
      // A stream that breaks off may mean that the server is gone: whoever asks again will know.
      if (fault.code === "gone") void engine.call("samples").catch(() => {});
      if (last === id) change((state) => failed(state, fault));
    }
    change((state) => ended(state, id));
  };

  /**
   * Asks what is answered at once; stopping is no longer waiting for it.
   * @param {string} question
   * @param {object} request
   */
  const quick = (question, request) => {
    const now = later;
    stopJob = () => now.abort();
    return engine.ask(question, request, now.signal);
  };

  /** Whether the work with this number is still the one that counts. @param {number} id */
  const counts = (id) => last === id && get().work?.id === id;

  /** Finds out how hard the puzzle is; the whole way where it may be shown. */
  const rate = async () => {
    const { signal } = later;
    const state = get();
    const showsWay = state.mode === "answer" || state.mode === "all";
    change((now) => ({ ...now, isRating: true }));
    try {
      const answer = await engine.ask(showsWay ? "explain" : "rate", questionOf(state), signal);
      if (signal.aborted) return;
      change((now) => withRating(now, answer));
      if (showsWay) await keepWay(answer, signal);
    } catch (error) {
      if (!signal.aborted) change((now) => ({ ...now, ratingFault: faultOf(error) }));
    }
    if (!signal.aborted) change((now) => ({ ...now, isRating: false }));
  };

  /** @param {any} answer @param {AbortSignal} signal */
  const keepWay = async (answer, signal) => {
    const start = questionBoard(get());
    if (!start || !answer.steps?.length) return;
    const { candidates } = await engine.ask("candidates", questionOf(get()), signal);
    if (signal.aborted) return;
    change((now) => ({ ...now, way: { start, candidates, steps: answer.steps }, at: { ...now.at, way: 0 } }));
  };

  /**
   * Shows the pencil marks of a text.
   * @param {string} text
   */
  const showMarks = async (text) => {
    try {
      const { candidates } = await engine.ask("candidates", { puzzle: text });
      if (candidates) change((state) => withMarks(state, text, candidates));
    } catch {
      // The marks are only shown: what is asked about is the text itself.
    }
  };

  const work = {
    /** Gets the samples and the methods. */
    async load() {
      await engine.call("samples").then(
        ({ samples }) => change((state) => ({ ...state, samples })),
        (error) => change((state) => failed(state, faultOf(error))),
      );
      // An older server does not tell its methods: the fixed list stays.
      await engine.call("methods").then(
        ({ methods }) => change((state) => ({ ...state, methods: methods ?? state.methods })),
        () => {},
      );
    },

    /**
     * Opens a text: into the table if it can be read and is wanted there, otherwise as a file.
     * @param {{ name: string, text: string, isSample?: boolean, box?: string }} file
     * @param {"table" | "file"} into
     */
    async open({ name, text, isSample = false, box }, into) {
      drop();
      const file = { name, text, isSample };
      const shape = box ? { box } : {};
      try {
        const answer = await engine.ask("parse", { puzzle: text, ...shape });
        change((state) => {
          if (into === "file") return opened(state, file, answer, null);
          // With a shape of its own the text alone does not say everything.
          const next = loaded(state, answer, text);
          const table = box ? { ...next.table, text: null } : next.table;
          return { ...next, table, sample: isSample ? state.sample : -1 };
        });
        // With pencil marks a puzzle has more characters than cells.
        if (into === "table" && answer.puzzle.length > answer.board.digits.length) void showMarks(text);
        return true;
      } catch (error) {
        const fault = faultOf(error);
        change((state) => (fault.code === "gone" ? failed(state, fault) : opened(state, file, null, fault)));
        return false;
      }
    },

    /** The puzzle in one line, with its pencil marks if it has any. */
    async line() {
      const { puzzle } = await engine.ask("parse", questionOf(get()));
      return puzzle;
    },

    /** Puts the open file into the table. */
    async loadFile() {
      const { file } = get();
      if (file?.board) await work.open(file, "table");
    },

    /**
     * Shows a sample: in the table, or as a file if that is the source or it cannot be read.
     * @param {number} index
     */
    async showSample(index) {
      const { samples, source, file } = get();
      const sample = samples[(index + samples.length) % samples.length];
      if (!sample) return;
      // Whoever came from a sample that cannot be read wants the next one in the table again.
      const into = source === "file" && !(file?.isSample && file.fault && wantsTable) ? "file" : "table";
      wantsTable = into === "table";
      change((state) => ({ ...state, sample: samples.indexOf(sample) }));
      try {
        const { text } = await engine.call(`samples/${encodeURIComponent(sample.name)}`);
        await work.open({ name: sample.name, text, isSample: true }, into);
      } catch (error) {
        change((state) => failed(state, faultOf(error)));
      }
    },

    /** @param {"table" | "file"} source */
    choose(source) {
      drop();
      wantsTable = false;
      change((state) => withSource(state, source));
    },

    /** @param {BoardState} board */
    edit(board) {
      drop();
      change((state) => edited(state, board));
    },

    undo() {
      drop();
      change(undone);
    },

    /** @param {string} [shape] */
    clear(shape) {
      drop();
      change((state) => cleared(state, shape));
    },

    /** Marks what contradicts itself in the table. */
    async examine() {
      const { source, table } = get();
      if (source !== "table" || table.text !== null) return;
      try {
        const answer = await engine.ask("parse", questionOf(get()));
        change((state) => examined(state, table.board, answer));
      } catch (error) {
        if (faultOf(error).code === "gone") change((state) => failed(state, faultOf(error)));
      }
    },

    /** Answers the question that the chosen mode asks. */
    start() {
      if (!questionBoard(get())) return Promise.resolve();
      change((state) => ({ ...state, result: null, rating: null, ratingFault: null, way: null, pair: null }));
      return doing("solve", async (id, job) => {
        const { question, request, count } = requestOf(get());
        const answer = isQuick(get()) || question !== "solve" ? await quick(question, request) : await job("solve", request);
        if (!counts(id)) return;
        if (count) change((state) => ({ ...answered(state, answer), work: state.work }));
        const counted = count && !answer.error && !answer.stopped ? await job("count", count) : undefined;
        if (!counts(id)) return;
        change((state) => answered(state, answer, counted));
        const { result } = get();
        if (result && canBeReasoned(result)) void rate();
      });
    },

    /** Ends what is under way; what is known by then is shown. */
    stop() {
      change((state) => ({ ...state, isPlaying: false }));
      stopJob?.();
    },

    /** Gets two different answers. */
    showTwo() {
      return doing("two", async (id, job) => {
        const answer = await job("solve", { ...questionOf(get()), show: "two" });
        if (!counts(id) || !answer.second_solution) return;
        const [first, second] = [answer.solution, answer.second_solution];
        change((state) => ({ ...state, pair: { first, second, differ: differences(first, second) }, view: "result" }));
      });
    },

    /** Gets the whole way, though the mode hides it. */
    async showWay() {
      const { signal } = later;
      change((state) => ({ ...state, view: "way", isRating: true, ratingFault: null }));
      try {
        const answer = await engine.ask("explain", questionOf(get()), signal);
        if (signal.aborted) return;
        change((state) => withRating(state, answer));
        await keepWay(answer, signal);
      } catch (error) {
        if (!signal.aborted) change((state) => ({ ...state, ratingFault: faultOf(error) }));
      }
      if (!signal.aborted) change((state) => ({ ...state, isRating: false }));
    },

    /** Runs the set algorithm and keeps every moment of it. */
    watch() {
      const start = questionBoard(get());
      if (!start) return Promise.resolve();
      /** @type {any[]} */
      const moments = [];
      let isCut = false;
      let shown = 0;
      const show = (/** @type {boolean} */ isDone) => change((state) => ({ ...state, watch: { start, moments, isCut, isDone } }));
      change((state) => ({ ...state, view: "watch", at: { ...state.at, watch: 0 }, watch: { start, moments, isCut, isDone: false } }));
      return doing("watch", async (id, job) => {
        const answer = await job("solve", { ...questionOf(get()), method: "sets", watch: true, show: "first", limit: 1 }, (event, data) => {
          if (event !== "moment" || isCut || last !== id) return;
          moments.push(data);
          if (moments.length >= MOST_MOMENTS) {
            isCut = true;
            stopJob?.();
          }
          if (Date.now() - shown < FLUSH) return;
          shown = Date.now();
          show(false);
        });
        if (last !== id) return;
        if (answer.error && !moments.length) change((state) => ({ ...failed(state, answer.error), view: "watch" }));
        show(true);
      });
    },

    /** Lets every method solve the puzzle. */
    race() {
      const { methods } = get();
      const blank = { finishes: [], of: methods.length, seconds: RACE_SECONDS, solution: null, isDone: false };
      change((state) => ({ ...state, view: "race", race: blank }));
      return doing("race", async (id, job) => {
        await job("race", { ...questionOf(get()), seconds: RACE_SECONDS }, (event, data) => {
          if (event !== "finish" || last !== id) return;
          change((state) => finished(state, data));
          change((state) => went(state, id, { share: state.race ? state.race.finishes.length / state.race.of : 0 }));
        });
        if (last === id) change((state) => (state.race ? { ...state, race: { ...state.race, isDone: true } } : state));
      });
    },

    drop,
  };
  let wantsTable = false;
  return work;
}

/** The largest grids that the best method always solves at once. */
const QUICK_SIZE = 9;

/**
 * Whether solving takes no time that anybody could notice.
 * @param {State} state
 */
function isQuick(state) {
  const board = questionBoard(state);
  return board !== null && board.size <= QUICK_SIZE && state.method === "" && state.limit !== "1000000";
}

/**
 * A method of the race has finished.
 * @param {State} state
 * @param {any} data
 * @returns {State}
 */
function finished(state, data) {
  const { race } = state;
  if (!race) return state;
  const finishes = [...race.finishes, data];
  return { ...state, race: { ...race, finishes, of: Math.max(race.of, finishes.length), solution: race.solution ?? data.solution ?? null } };
}

/**
 * Whether reasoning leads somewhere: to the one answer, or to why there is none.
 * @param {import("./state.js").Result} result
 */
function canBeReasoned({ fault, count, answer }) {
  const isOpen = count === null || count === "1" || (count === "0" && !answer.stopped);
  return isOpen && !fault && !answer.reasons?.length;
}

/**
 * Takes how hard the puzzle is from an answer to `rate` or `explain`.
 * @param {State} state
 * @param {any} answer
 * @returns {State}
 */
function withRating(state, answer) {
  if (answer.error) return { ...state, ratingFault: answer.error };
  // Reasoning has found out why there is no answer, where the search only knew that there is none.
  const found = answer.reasons?.length ? answer.reasons : null;
  const result = found && state.result ? { ...state.result, answer: { ...state.result.answer, reasons: found } } : state.result;
  if (answer.solved === undefined) return { ...state, result };
  const uses = /** @type {number[]} */ (Object.values(answer.techniques ?? {}));
  const steps = answer.steps?.length ?? uses.reduce((sum, times) => sum + times, 0);
  const { level, score, complexity, solved } = answer;
  return { ...state, result, rating: { level, score, complexity, steps, solved } };
}
