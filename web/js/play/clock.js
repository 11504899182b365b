// The clock of a game: how long it was played, and since when it runs. It knows no time by itself.

/**
 * A clock that stands has no beginning.
 * @typedef {{ spent: number, since: number | null }} Clock
 */

/**
 * A clock that stands.
 * @param {number} spent milliseconds
 * @returns {Clock}
 */
export function stopped(spent) {
  return { spent, since: null };
}

/**
 * @param {Clock} clock
 * @param {number} now
 * @returns {Clock}
 */
export function started(clock, now) {
  return clock.since === null ? { ...clock, since: now } : clock;
}

/**
 * The clock as it stands from now on.
 * @param {Clock} clock
 * @param {number} now
 * @returns {Clock}
 */
export function paused(clock, now) {
  return stopped(spentAt(clock, now));
}

/**
 * How many milliseconds it has run. A machine whose time goes back has not played less.
 * @param {Clock} clock
 * @param {number} now
 */
export function spentAt({ spent, since }, now) {
  return spent + (since === null ? 0 : Math.max(0, now - since));
}
