// The work of the solver page: asks the engine, and puts what it says into the state.
//
// Whatever is asked is asked about what somebody sees or has chosen: a question waits for the text that is on
// its way, and an answer about a puzzle that has left is dropped.

import { faultOf, makeJobs } from "./jobs.js";
import { withCandidates } from "../board/board.js";
import { aroundOf, positionOf, requestAfter, requestAt, taken, withAround, withoutAround } from "./around-state.js";
import { addressOf, makeOwn } from "./own.js";
import { canBeRated, finished, hasWay, isQuick, raced, withRating } from "./outcome.js";
import { MOST_ANSWERS, withAllAnswers, withAnswer } from "./answers.js";
import { makeTurns } from "../turns.js";
import { puzzlesIn } from "./kept.js";
import { reached } from "./walk.js";
import {
  answered, cleared, edited, examined, failed, fiveRequestOf, isOther, loaded, opened, questionBoard, questionOf, questionWith,
  redone, refused, requestOf, undone, watchedMethod, went, withMarks, withSamples, withSource,
} from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("../board/state.js").BoardState} BoardState */

/** @typedef {import("./jobs.js").Engine} Engine */

/**
 * A text to open. It may still be on its way. One that was pasted and cannot be read is given back to be corrected.
 * @typedef {{ name: string, text: string | Promise<string>, sample?: number, box?: string, isPasted?: boolean }} Arrival
 */

/** How many moments of a search are kept. */
export const MOST_MOMENTS = 20000;

/** How long each method of a race may take. */
export const RACE_SECONDS = 10;

/** What takes less than this nobody has to wait for, as milliseconds. */
const SOON = 1000;

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
  const { doing, counts, quick, halt, stop } = makeJobs(get, change, engine);
  /** Aborted when the puzzle leaves, and with it what is still asked about it. */
  let here = new AbortController();
  /** @type {Promise<unknown>} the end of the last text's way here */
  let arrival = Promise.resolve();
  /** Of several choices of rules that are on their way the last one counts. */
  const choices = makeTurns();
  /** @type {Promise<unknown>} the end of what comes after the last answer: how hard the puzzle is, and the way */
  let told = Promise.resolve();

  /** Ends whatever is under way, because the puzzle or the question is another one now. */
  const drop = () => {
    halt();
    here.abort();
    here = new AbortController();
    arrival = Promise.resolve();
    change((state) => (state.arriving === null && state.work === null ? state : { ...state, arriving: null, work: null }));
  };

  /**
   * Does something once the text that is on its way has come, unless somebody has moved on by then.
   * @template T
   * @param {() => Promise<T>} does
   * @returns {Promise<T | undefined>}
   */
  const whenReady = (does) => {
    const { signal } = here;
    // The look and the deed are one: nothing can come between them.
    return arrival.then(() => (signal.aborted || !questionBoard(get()) ? undefined : does()));
  };

  /**
   * The answer to the question that the chosen mode asks.
   * @param {State} asked
   * @param {number} id
   * @param {import("./jobs.js").Begin} job
   */
  const answerTo = async (asked, id, job) => {
    const { question, request } = requestOf(asked);
    const answer = isQuick(asked) ? await quick(question, request) : await job(question, request);
    // What is answered at once has its time; if that was too short, a job goes on without such a limit.
    return counts(id) && answer.stopped && isQuick(asked) ? job(question, request) : answer;
  };

  /**
   * Shows the answer, and then how many there are, where that is asked and not known yet; says whether all of it
   * was still wanted.
   * @param {State} asked
   * @param {number} id
   * @param {import("./jobs.js").Begin} job
   * @param {any} known what was counted before
   */
  const showAnswer = async (asked, id, job, known = null) => {
    const { count } = requestOf(asked);
    const answer = await answerTo(asked, id, job);
    if (!counts(id)) return false;
    // What was stopped without any answer leaves the one that is shown.
    if (answer.stopped && answer.error && get().result) return false;
    change((state) => answered(state, answer, known, asked));
    if (!count || known || answer.error || answer.stopped) return true;
    const counted = await job("count", count);
    if (counts(id)) change((state) => answered(state, answer, counted, asked));
    return counts(id);
  };

  /**
   * Asks what is mostly answered at once; what takes longer goes on as a job, which has all the time that it needs.
   * @param {string} question
   * @param {object} request
   * @param {AbortSignal} signal
   */
  const patiently = async (question, request, signal) => {
    const answer = await engine.ask(question, request, signal).catch((error) => {
      if (!error.answer?.stopped) throw error;
      return error.answer;
    });
    if (!answer.stopped || signal.aborted) return answer;
    const { done, stop: end } = engine.begin(question, request, () => {});
    signal.addEventListener("abort", end, { once: true });
    return done;
  };

  /**
   * Finds out how hard the puzzle is; the whole way where it may be shown.
   * @param {"explain" | "rate"} question
   */
  const rate = async (question) => {
    const { signal } = here;
    change((state) => ({ ...state, isRating: true, ratingFault: null }));
    try {
      const answer = await patiently(question, questionOf(get()), signal);
      if (signal.aborted) return;
      change((state) => withRating(state, answer));
      if (question === "explain") await keepWay(answer, "techniques", signal);
    } catch (error) {
      if (!signal.aborted) change((state) => ({ ...state, ratingFault: faultOf(error) }));
    }
    if (!signal.aborted) change((state) => ({ ...state, isRating: false }));
  };

  /** @param {any} answer @param {import("./state.js").Reasoner} by @param {AbortSignal} signal */
  const keepWay = async (answer, by, signal) => {
    const start = questionBoard(get());
    if (!start || !answer.steps?.length) return;
    const { candidates } = await engine.ask("candidates", questionOf(get()), signal);
    if (signal.aborted) return;
    const way = { start, candidates, steps: answer.steps, by, answer };
    change((state) => (state.reasoner === by ? { ...reached(state, "way", 0), way } : state));
  };

  /** Finds the way by the five methods, and trial where they stop. */
  const follow = () => doing("way", async (id, job) => {
    const { signal } = here;
    /** @type {any[]} */
    const steps = [];
    const answer = await job("solve", fiveRequestOf(get()), (event, data) => event === "step" && steps.push(data));
    if (counts(id) && answer.error) change((state) => ({ ...state, ratingFault: answer.error }));
    if (counts(id)) await keepWay({ ...answer, steps }, "five", signal);
  });

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

  /**
   * Brings a text to its place, unless something else takes that first.
   * @param {Arrival} arriving
   * @param {"table" | "file"} into
   * @param {AbortSignal} signal
   */
  const bring = async ({ name, text: coming, sample = -1, box, isPasted = false }, into, signal) => {
    let text = "";
    let answer = null;
    let fault = null;
    try {
      text = await coming;
    } catch (error) {
      if (!signal.aborted) change((state) => failed(state, faultOf(error)));
      return false;
    }
    try {
      answer = await engine.ask("parse", { puzzle: text, ...(box ? { box } : {}) }, signal);
    } catch (error) {
      fault = faultOf(error);
    }
    if (signal.aborted) return false;
    if (fault?.code === "gone") {
      change((state) => failed(state, fault));
      return false;
    }
    // The list may have changed since the sample was chosen, and its number with it.
    const at = sample < 0 ? sample : get().arriving ?? sample;
    if (fault && isPasted) {
      change((state) => refused(state, text, fault));
      return false;
    }
    if (!answer || into === "file") {
      change((state) => opened(state, { name, text, sample: at }, answer, fault));
      return answer !== null;
    }
    // With a shape of its own the text alone does not say everything.
    change((state) => loaded(state, answer, box ? null : text, at));
    if (answer.board.pencil_marks) void showMarks(text);
    return true;
  };

  /**
   * Undoes something, or does it again. Marks and colours leave what is under way: the question is the same.
   * @param {(state: State) => State} how
   */
  const inTime = (how) => {
    const before = get();
    const after = how(before);
    if (after === before) return;
    if (after.source !== before.source || isOther(before.table.board, after.table.board)) drop();
    change(how);
  };

  const work = {
    /** What can be done with samples of one's own. */
    own: makeOwn(get, change, engine),

    /** Gets the samples and the methods. */
    async load() {
      await engine.call("samples").then(
        (list) => change((state) => withSamples(state, list)),
        (error) => change((state) => failed(state, faultOf(error))),
      );
      // An older server does not tell its methods: the fixed list stays.
      await engine.call("methods").then(
        ({ methods }) => change((state) => ({ ...state, methods: methods ?? state.methods })),
        () => {},
      );
      await engine.call("variants").then(
        ({ variants }) => change((state) => ({ ...state, variants: variants ?? [] })),
        () => {},
      );
    },

    /**
     * Gives the table just these rules about the whole grid, beside those that it has for some cells.
     * @param {string[]} ids
     * @returns {Promise<import("./state.js").Fault | null>} why it cannot have them
     */
    async chooseVariants(ids) {
      const isLast = choices();
      await arrival;
      try {
        while (isLast()) {
          const { table } = get();
          const answer = await engine.ask("parse", questionWith(get(), ids));
          // The table may have changed meanwhile, by the choice before or by a key: then the wish still stands.
          if (!isLast() || get().table !== table) continue;
          drop();
          // Pencil marks are in the text alone.
          const text = answer.board.pencil_marks ? answer.puzzle : null;
          change((state) => loaded(state, answer, text));
          if (text !== null) void showMarks(text);
          return null;
        }
        return null;
      } catch (error) {
        return isLast() ? faultOf(error) : null;
      }
    },

    /**
     * Opens a text: into the table if it can be read and is wanted there, otherwise as a file. Of several
     * texts that are on their way the last one counts.
     * @param {Arrival} text
     * @param {"table" | "file"} into
     * @returns {Promise<boolean>} whether it stands there and could be read
     */
    open(text, into) {
      drop();
      change((state) => ({ ...state, arriving: text.sample ?? -1 }));
      const opening = bring(text, into, here.signal);
      arrival = opening;
      return opening;
    },

    /** Has a puzzle made, with its keys in a symmetry as printed ones have it, and puts it into the table. */
    make() {
      const made = engine.ask("generate", { symmetry: "rotational" });
      return work.open({ name: "", text: made.then(({ puzzles }) => puzzles[0].puzzle) }, "table");
    },

    /** The puzzle in one line, with its pencil marks and rules if it has any. */
    async line() {
      await arrival;
      const { puzzle } = await engine.ask("parse", questionOf(get()));
      return puzzle;
    },

    /**
     * Opens a text that may hold several puzzles, in whatever format: the first of them goes into the table.
     * @param {Arrival & { text: string }} arriving
     * @returns {Promise<string[]>} all of them, if it stands there
     */
    async openAll(arriving) {
      const { text } = arriving;
      // What is wrong with the text is found again when it is opened.
      const all = puzzlesIn(text, engine.ask).catch(() => []);
      const isOpen = await work.open({ ...arriving, text: all.then(([first = text]) => first) }, "table");
      return isOpen ? all : [];
    },

    /**
     * Puts the open file into the table.
     * @returns {Promise<string[]>} all puzzles that are in it
     */
    async loadFile() {
      const opening = await whenReady(async () => {
        const { file, sample } = get();
        return file?.board ? work.openAll({ name: file.name, text: file.text, sample }) : [];
      });
      return opening ?? [];
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
      const text = engine.call(addressOf(sample)).then((answer) => answer.text);
      await work.open({ name: sample.name, text, sample: samples.indexOf(sample) }, into);
    },

    /** @param {"table" | "file"} source */
    choose(source) {
      if (source === get().source) return;
      drop();
      wantsTable = false;
      change((state) => withSource(state, source));
    },

    /** @param {import("../board/actions.js").Action} action */
    edit(action) {
      const before = get();
      const after = edited(before, action);
      if (after === before) return;
      // What is dropped has no place in what comes after, either.
      if (isOther(before.table.board, after.table.board)) drop();
      change(() => after);
    },

    /**
     * Chooses something that nothing else depends on.
     * @param {Partial<State>} some
     */
    pick(some) {
      change((state) => ({ ...state, ...some }));
    },

    undo() {
      inTime(undone);
    },

    redo() {
      inTime(redone);
    },

    /** @param {string} [shape] */
    clear(shape) {
      drop();
      change((state) => cleared(state, shape));
    },

    /**
     * Marks what contradicts itself in the table. What has been looked at is not asked for again, unless another language is spoken.
     * @param {{ isAgain?: boolean }} [how]
     */
    async examine({ isAgain = false } = {}) {
      const { source, table } = get();
      if (source !== "table" || table.text !== null || (table.board === looked && !isAgain)) return;
      try {
        const answer = await engine.ask("parse", questionOf(get()));
        if (get().table.board !== table.board) return;
        change((state) => examined(state, table.board, answer));
        looked = get().table.board;
      } catch (error) {
        if (faultOf(error).code === "gone") change((state) => failed(state, faultOf(error)));
      }
    },

    /**
     * Answers the question that the chosen mode asks. Where another mode is chosen, the answer stays until the next one is there.
     * @param {{ isAgain?: boolean }} [how]
     */
    start({ isAgain = false } = {}) {
      return whenReady(async () => {
        drop();
        const { signal } = here;
        change((state) => ({ ...state, result: isAgain ? state.result : null, rating: null, ratingFault: null, isRating: false, way: null, answers: null }));
        const asked = get();
        const since = Date.now();
        let isAnswered = false;
        await doing("solve", async (id, job) => {
          isAnswered = await showAnswer(asked, id, job);
        });
        if (isAnswered) change((state) => ({ ...state, soonBy: Date.now() - since < SOON ? asked.method : null }));
        const { result, reasoner } = get();
        if (!isAnswered || signal.aborted || !result || !canBeRated(result)) return;
        const showsWay = hasWay(result) && (asked.mode === "answer" || asked.mode === "all");
        const isByFive = reasoner === "five";
        told = Promise.all([rate(showsWay && !isByFive ? "explain" : "rate"), showsWay && isByFive ? follow() : undefined]);
      });
    },

    /**
     * Shows of the opportunities only those that some answer has, or all of them again. What was counted stays; a count that this interrupts begins anew.
     * @param {boolean} trueOnly
     */
    async onlyTrue(trueOnly) {
      change((state) => ({ ...state, trueOnly }));
      const asked = get();
      await doing("solve", async (id, job) => void await showAnswer(asked, id, job, asked.unique ? asked.result?.counted : null));
      // Whoever stops it sees what was there before.
      change((state) => ({ ...state, trueOnly: state.result?.trueOnly ?? state.trueOnly }));
    },

    /** Asks again for what the engine has said in another language. */
    async retell() {
      const { result, way, view, at, sentence, inside } = get();
      await Promise.all([work.load(), work.examine({ isAgain: true })]);
      // A way can be asked for without an answer.
      if (!result && !way) return;
      const { signal } = await (result ? work.start({ isAgain: true }) : work.showWay()).then(() => here);
      await told;
      // Whoever was in the middle of the way stays there.
      if (!signal.aborted) change((state) => ({ ...state, view, at, sentence, inside }));
    },

    /** Ends what is under way; what is known by then is shown. */
    stop() {
      stops += 1;
      change((state) => ({ ...state, isPlaying: false }));
      stop();
    },

    /** Gets all answers, or the first so many; each can be seen as soon as it is found. */
    showAnswers() {
      return whenReady(async () => {
        await doing("answers", async (id, job) => {
          change((state) => ({ ...state, answers: { list: [], at: 0, isMore: false }, view: "result" }));
          const answer = await job("solve", { ...questionOf(get()), show: "all", limit: MOST_ANSWERS + 1 }, (event, data) => {
            if (event === "solution") change((state) => withAnswer(state, data.solution));
          });
          if (counts(id)) change((state) => withAllAnswers(state, Boolean(answer.stopped)));
        });
      });
    },

    /** Gets the whole way, though the mode hides it. */
    showWay() {
      return whenReady(async () => {
        change((state) => ({ ...state, view: "way", way: null, ratingFault: null }));
        await (get().reasoner === "five" ? follow() : rate("explain"));
      });
    },

    /** Looks for every step that can be taken where the way has come to. */
    lookAround() {
      return whenReady(async () => {
        await doing("around", async (id, job) => {
          change(withoutAround);
          const { way } = get();
          let board = positionOf(get());
          if (!board) return;
          let candidates = way?.candidates ?? [];
          if (!way) {
            ({ candidates = [] } = await quick("candidates", questionOf(get())));
            board = withCandidates(board, candidates);
          }
          // Without a way nobody has looked whether the puzzle has one answer: as it was read it says most.
          const request = way ? requestAt(board) : questionOf(get());
          const position = { board, candidates };
          const before = stops;
          // Whoever has stopped it does not want what came at the same moment, nor to hear that the job is gone.
          const stopped = { error: { code: "stopped", message: "" } };
          const answer = await job("hint", { ...request, level: 4, all: true }).catch((/** @type {unknown} */ fault) => {
            if (stops === before) throw fault;
            return stopped;
          });
          const wanted = stops === before ? answer : stopped;
          if (counts(id)) change((state) => withAround(state, position, wanted));
        });
      });
    },

    /**
     * Takes one of these steps; the way goes on from there.
     * @param {number} index
     */
    take(index) {
      return whenReady(async () => {
        const around = aroundOf(get());
        const step = around?.steps[index];
        if (!around || !step) return;
        await doing("way", async (id) => {
          const answer = await quick("explain", requestAfter(around, step));
          if (counts(id)) change((state) => taken(state, step, answer));
        });
      });
    },

    /**
     * Chooses who looks for the way, or what the five methods may use. A way that is shown is looked for again.
     * @param {(state: State) => State} how
     */
    async chooseReasoner(how) {
      const { way, view, work: now } = get();
      change(how);
      if (view === "way" && (way || now?.kind === "way")) await work.showWay();
    },

    /** Runs the set algorithm, or where it does not know the rules backtracking, and keeps every moment of it. */
    watch() {
      return whenReady(async () => {
        const start = questionBoard(get());
        if (!start) return;
        /** @type {any[]} */
        const moments = [];
        let isCut = false;
        let shown = 0;
        const show = (/** @type {boolean} */ isDone) => change((state) => ({ ...state, watch: { start, moments, isCut, isDone } }));
        change((state) => ({ ...state, view: "watch", at: { ...state.at, watch: 0 } }));
        show(false);
        await doing("watch", async (id, job) => {
          const answer = await job("solve", { ...questionOf(get()), method: watchedMethod(start), watch: true, show: "first", limit: 1 }, (event, data) => {
            if (event !== "moment" || isCut) return;
            moments.push(data);
            if (moments.length >= MOST_MOMENTS) {
              isCut = true;
              stop();
            }
            if (Date.now() - shown < FLUSH) return;
            shown = Date.now();
            show(false);
          });
          if (!counts(id)) return;
          if (answer.error && !moments.length) change((state) => ({ ...failed(state, answer.error), view: "watch" }));
          show(true);
        });
      });
    },

    /** Lets every method solve the puzzle. */
    race() {
      return whenReady(async () => {
        const { methods } = get();
        const blank = { finishes: [], of: methods.length, seconds: RACE_SECONDS, solution: null, isDone: false };
        change((state) => ({ ...state, view: "race", race: blank }));
        await doing("race", async (id, job) => {
          const answer = await job("race", { ...questionOf(get()), seconds: RACE_SECONDS }, (event, data) => {
            if (event !== "finish") return;
            change((state) => finished(state, data));
            change((state) => went(state, id, { share: state.race ? state.race.finishes.length / state.race.of : 0 }));
          });
          if (!counts(id)) return;
          if (answer.error) change((state) => ({ ...failed({ ...state, race: null }, answer.error), view: "race" }));
          else change((state) => raced(state, answer));
        });
      });
    },

    drop,
  };
  let wantsTable = false;
  /** The board that was looked at last, as it was left then. */
  let looked = /** @type {BoardState | null} */ (null);
  /** How often somebody has stopped something. */
  let stops = 0;
  return work;
}
