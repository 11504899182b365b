// What somebody wishes of a new game, and the question that it becomes. Nothing here knows the page.

import { LEVELS } from "../levels.js";
import { ANY, questionOf } from "../make/wish.js";

/**
 * A wish for a new game. What is empty is left to the engine.
 * @typedef {object} NewGame
 * @property {string} level
 * @property {string} box the shape of the boxes
 * @property {string} variant
 * @property {string} technique one to practise
 * @property {string} keys how many, as in `24`, `22..30`
 * @property {string} seed
 * @property {string} grid the number of the solution, `set:permutation`, or a grid
 * @property {boolean} isStrict
 */

/** The sizes that are played, by the shape of their boxes. */
export const SIZES = /** @type {const} */ (["2x2", "2x3", "3x3", "4x4"]);

/** Both diagonals: the rule that the engine knows by one name and tells as two. */
export const DIAGONAL = "diagonal";

/** What nobody can practise: no puzzle needs what another technique finds in parts, and to try is no technique. */
export const NEVER_PRACTISED = Object.freeze(["dual-two-string-kite", "dual-empty-rectangle", "trial"]);

/** @type {Readonly<NewGame>} */
export const USUAL = Object.freeze({ level: "medium", box: ANY.box, variant: "", technique: "", keys: "", seed: "", grid: "", isStrict: false });

/** What is remembered of a wish: who gives a seed or a grid wants that puzzle once. */
const KEPT = /** @type {const} */ (["level", "box", "variant", "technique", "keys", "isStrict"]);

/** What each of these may be, as far as that can be said here. @type {Record<typeof KEPT[number], (value: any) => boolean>} */
const FITS = {
  level: (value) => value === "" || LEVELS.includes(value),
  box: (value) => SIZES.includes(value),
  variant: isName,
  technique: (value) => isName(value) && !NEVER_PRACTISED.includes(value),
  keys: (value) => typeof value === "string" && value.length < 20,
  isStrict: (value) => typeof value === "boolean",
};

/** @param {unknown} value */
function isName(value) {
  return typeof value === "string" && /^[a-z0-9-]*$/.test(value);
}

/**
 * What is remembered of a wish.
 * @param {NewGame} wish
 */
export function keptOf(wish) {
  return Object.fromEntries(KEPT.map((name) => [name, wish[name]]));
}

/**
 * The wish that was remembered: what is missing or makes no sense is as usual.
 * @param {unknown} kept
 * @returns {NewGame}
 */
export function wishIn(kept) {
  const known = /** @type {Record<string, any>} */ (kept && typeof kept === "object" ? kept : {});
  const fitting = KEPT.filter((name) => FITS[name](known[name])).map((name) => [name, known[name]]);
  return { ...USUAL, ...Object.fromEntries(fitting) };
}

/**
 * The question for a puzzle. Printed puzzles are symmetric, and so are those of the pool; what is wished besides is hard enough
 * to find without that.
 * @param {NewGame} wish
 * @returns {Record<string, any>}
 */
export function questionFor({ level, box, variant, technique, keys, seed, grid }) {
  const isPlain = box === ANY.box && [variant, technique, keys, grid].every((text) => text.trim() === "");
  return questionOf({ ...ANY, level, box, technique, keys, seed, grid, variants: variant ? [variant] : [], symmetry: isPlain ? "rotational" : "none" });
}

/** What clues are called where puzzles with them are wished for. @type {Record<string, string>} */
const WISHED = { region: "jigsaw", "extra-region": "extra-regions", even: "even-odd", odd: "even-odd", strip: "strips" };

/**
 * What a puzzle has besides rows, columns and boxes, by the names with which one like it is wished for.
 * @param {Record<string, any>} document
 * @returns {string[]}
 */
export function varietiesOf({ regions, rules = [] }) {
  const ids = new Set(rules.map((/** @type {any} */ one) => one?.rule ?? one).map((/** @type {string} */ rule) => WISHED[rule] ?? rule));
  if (regions) ids.add(WISHED.region);
  const both = ["diagonal-falling", "diagonal-rising"];
  const isDiagonal = both.every((one) => ids.has(one));
  return [...(isDiagonal ? [DIAGONAL] : []), ...[...ids].filter((id) => !isDiagonal || !both.includes(id))];
}

/** What a question may have that a puzzle may be ready for. */
const COMMON = ["level", "box", "variants", "symmetry"];

/**
 * Whether a puzzle for a question may be ready, or is soon made.
 * @param {Record<string, any>} question
 */
export function isCommon(question) {
  return Object.keys(question).every((name) => COMMON.includes(name));
}

/**
 * The level that is left of one where there are only some: itself, or the next easier one.
 * @param {readonly string[]} levels from the easiest
 * @param {string} level
 */
export function levelAmong(levels, level) {
  if (level === "" || levels.includes(level)) return level;
  const rank = LEVELS.findIndex((one) => one === level);
  return levels.filter((one) => LEVELS.findIndex((known) => known === one) < rank).at(-1) ?? levels[0] ?? "";
}

/**
 * The harder one of two levels: a technique is never needed by an easier puzzle.
 * @param {string} level
 * @param {string} other
 */
export function harder(level, other) {
  const rank = (/** @type {string} */ one) => LEVELS.findIndex((known) => known === one);
  return level !== "" && rank(other) > rank(level) ? other : level;
}

/**
 * How much is wished for besides a level.
 * @param {NewGame} wish
 */
export function furtherWishes({ box, variant, technique, keys, seed, grid }) {
  return [box === USUAL.box ? "" : box, variant, technique, keys.trim(), seed.trim(), grid.trim()].filter((text) => text !== "").length;
}
