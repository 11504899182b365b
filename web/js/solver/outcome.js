// What came of it: what an answer means for the page, and what is taken from it.

import { questionBoard } from "./state.js";

/** @typedef {import("./state.js").State} State */

/**
 * What can be said of an answer in one word: the id of its sentence.
 * @param {import("./state.js").Result} result
 * @returns {"fault" | "stopped" | "none" | "unique" | "several" | "at-least" | "solvable" | "opportunities" | "true"}
 */
export function verdictOf(result) {
  const { fault, count, limitReached, answer } = result;
  if (fault) return "fault";
  if (count === null) return answer.reasons?.length ? "none" : result.trueOnly ? "true" : "opportunities";
  if (count === "0") return limitReached ? "stopped" : "none";
  if (count === "1") return limitReached ? "solvable" : "unique";
  if (!result.unique) return "solvable";
  return limitReached ? "at-least" : "several";
}

/**
 * What a search took.
 * @typedef {object} Effort
 * @property {"searched" | "counted"} kind whether it looked for an answer to show, or for how many there are
 * @property {string} method
 * @property {Partial<Record<Figure, number>>} figures those that the method tells
 * @property {{ first: number, last: number } | null} trialsTo the trials up to the first solution and the last, if it found several
 */

/**
 * Two figures are called complexity: the smallest sum of all ways, and that of the way to the first answer.
 * @typedef {keyof typeof FIGURES | "complexity-first"} Figure
 */

/** The figures of a search, with the names that the engine gives them. */
const FIGURES = { nodes: "nodes", trials: "trials", complexity: "complexity", assumed: "assumed_at_once", needed: "needed_at_once" };

/**
 * What a search took, from its answer; null if nothing was searched.
 * @param {Effort["kind"]} kind
 * @param {any} told
 * @returns {Effort | null}
 */
export function effortOf(kind, told) {
  if (!told?.method) return null;
  const { method, trials_to_each: each = [], trials_to_last: last } = told;
  const known = Object.entries(FIGURES).filter(([, field]) => (told[field] ?? null) !== null);
  const { complexity, ...others } = Object.fromEntries(known.map(([name, field]) => [name, told[field]]));
  const figures = complexity === undefined ? others : { ...others, [isOfFirst(told) ? "complexity-first" : "complexity"]: complexity };
  const isSeveral = each.length > 0 && Number(told.count) > 1;
  return { kind, method, figures, trialsTo: isSeveral ? { first: each[0], last } : null };
}

/**
 * Whether a search has ended with the first answer, and so has not compared the ways to it. Without trial there
 * is one way only.
 * @param {any} told
 */
function isOfFirst({ count, limit_reached: isCut, assumed_at_once: assumed }) {
  return count === "1" && isCut === true && assumed > 0;
}

/**
 * The searches behind a result, each with its own figures: one that shows an answer may be another than one
 * that counts them all.
 * @param {import("./state.js").Result} result
 * @returns {Effort[]}
 */
export function effortsOf({ answer, counted }) {
  return [effortOf("searched", answer), effortOf("counted", counted)].filter((effort) => effort !== null);
}

/** @typedef {["level" | "score" | "steps" | Figure, string | number | null]} Fact */

/**
 * What stands out of a result: how hard the puzzle is for people, if there is a way to its one answer, and for
 * the five methods and trial. Where these have searched themselves, their own figures count; null stands for
 * what is still to come.
 * @param {State} state
 * @param {import("./state.js").Result} result
 * @returns {Fact[]}
 */
export function factsOf({ rating, isRating, way }, result) {
  const coming = isRating ? null : undefined;
  const told = effortsOf(result).findLast(({ figures }) => figures.complexity !== undefined || figures["complexity-first"] !== undefined)?.figures;
  const complexity = told ? told.complexity : rating ? rating.complexity : coming;
  /** @type {[Fact[0], Fact[1] | undefined][]} */
  const own = [["complexity", complexity], ["complexity-first", told?.["complexity-first"]], ["assumed", told?.assumed]];
  const { level, score, steps } = rating ?? { level: coming, score: coming, steps: coming };
  /** @type {[Fact[0], Fact[1] | undefined][]} */
  const facts = hasWay(result) ? [["level", level], ["score", score], ...own, ["steps", way ? way.steps.length : steps]] : own;
  return /** @type {Fact[]} */ (facts.filter(([, value]) => value !== undefined));
}

/** The largest grids that the best method always solves at once. */
const QUICK_SIZE = 9;

/**
 * Whether solving takes no time that anybody could notice.
 * @param {State} state
 */
export function isQuick(state) {
  const board = questionBoard(state);
  return board !== null && board.size <= QUICK_SIZE && state.method === "" && state.limit !== "1000000";
}

/**
 * Whether an answer may be asked for without being told to: it comes soon, by whatever method proves something. For a larger
 * grid that is what the answer before did; only what is true in some answer takes longer there.
 * @param {State} state
 */
export function isSoon(state) {
  const { mode, trueOnly, method, methods, unique, limit, soonBy } = state;
  const board = questionBoard(state);
  const proves = methods.find(({ id }) => id === method)?.is_exhaustive ?? true;
  const isLittle = board !== null && (board.size <= QUICK_SIZE || (soonBy === method && !(mode === "all" && trueOnly)));
  return isLittle && proves && (!unique || limit === "1000");
}

/**
 * Whether the answer that is shown is to another question than the one that is chosen now, which has to be asked for.
 * @param {State} state
 */
export function isLeftBehind(state) {
  const { result, mode, unique, method, limit, work } = state;
  if (!result || work || isSoon(state)) return false;
  return result.mode !== mode || result.unique !== unique || result.method !== method || (unique && result.limit !== limit);
}

/**
 * A method of the race has finished.
 * @param {State} state
 * @param {any} data
 * @returns {State}
 */
export function finished(state, data) {
  const { race } = state;
  if (!race) return state;
  const finishes = [...race.finishes, data];
  return { ...state, race: { ...race, finishes, of: Math.max(race.of, finishes.length), solution: race.solution ?? data.solution ?? null } };
}

/**
 * The race is over: the methods stand in the engine's order, the best first.
 * @param {State} state
 * @param {any} answer
 * @returns {State}
 */
export function raced(state, answer) {
  if (!state.race) return state;
  const finishes = answer.methods ?? state.race.finishes;
  return { ...state, race: { ...state.race, finishes, isDone: !answer.stopped } };
}

/**
 * Whether reasoning leads somewhere: to the one answer, or to why there is none.
 * @param {import("./state.js").Result} result
 */
export function hasWay({ fault, count, answer }) {
  const isOpen = count === null || count === "1" || (count === "0" && !answer.stopped);
  return isOpen && !fault && !answer.reasons?.length;
}

/**
 * Whether there is a figure for how hard the puzzle is: without a solution and with several there is one, too.
 * @param {import("./state.js").Result} result
 */
export function canBeRated(result) {
  return !result.fault && (hasWay(result) || !result.answer.stopped);
}

/**
 * Takes how hard the puzzle is from an answer to `rate` or `explain`.
 * @param {State} state
 * @param {any} answer
 * @returns {State}
 */
export function withRating(state, answer) {
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
