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

/** How long nobody has looked at a clock when the machine must have slept, in milliseconds. */
const ASLEEP = 30_000;

/**
 * A clock that is looked at every second, so that what has passed since the last time is counted for good: but not where the
 * machine slept meanwhile, or its time was set.
 * @param {Clock} clock
 * @param {number} now
 * @returns {{ clock: Clock, isLeap: boolean }}
 */
export function lookedAt(clock, now) {
  if (clock.since === null) return { clock, isLeap: false };
  const passed = now - clock.since;
  const isLeap = passed < 0 || passed > ASLEEP;
  return { clock: { spent: clock.spent + (isLeap ? 0 : passed), since: now }, isLeap };
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
 * How many milliseconds it has run.
 * @param {Clock} clock
 * @param {number} now
 */
export function spentAt({ spent, since }, now) {
  return spent + (since === null ? 0 : Math.max(0, now - since));
}
