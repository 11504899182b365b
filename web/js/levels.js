// The levels of puzzles and techniques, from the easiest, and their names: the same wherever one is told.

import { say } from "./words.js";

/** @typedef {typeof LEVELS[number]} Level */

/** Every level that the engine knows. */
export const LEVELS = /** @type {const} */ (["easy", "medium", "hard", "unfair", "extreme"]);

/**
 * The name of a level. A game from elsewhere may have one that is not known here.
 * @param {string} level
 */
export function levelName(level) {
  return LEVELS.some((known) => known === level) ? say(`solver-level-${level}`) : say("solver-level-other");
}
