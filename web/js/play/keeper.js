// Who keeps a game: after every move the latest state goes to the store, one after the other, until the store has it.

import { isGone, StaleGame } from "../store.js";
import { textOf } from "./left.js";
import { savedOf, summaryOf } from "./saved.js";

/** @typedef {import("./game.js").Game} Game */

/** How long to wait before a store that could not be reached is tried again, in milliseconds. */
const PAUSE = 2000;

/** How many states that were sent without an answer are remembered. */
const DOUBTS = 3;

/**
 * A keeper of one game. What is older than the latest state is never sent after it; what another page has changed meanwhile
 * is never overwritten: `onStale` hears of it, as `onGone` does where the game is no more, and from then on nothing is kept.
 * @param {import("../store.js").Game} stored
 * @param {{ change: (id: number, thing: object, how?: { outlives?: boolean }) => Promise<import("../store.js").Game>, onStale: (game: import("../store.js").Game) => void, onGone: () => void, onTrouble: (error: unknown | null) => void, wait?: (milliseconds: number) => Promise<void>, sent?: string[] }} host
 */
export function createKeeper(stored, { change, onStale, onGone, onTrouble, wait = pause, sent = [] }) {
  /** The latest revision that is known, and what the store has there. */
  let { revision } = stored;
  let base = /** @type {import("./saved.js").Saved} */ (stored.state);
  /** @type {Game | null} */
  let wanted = null;
  /** How that is sent. @type {{ outlives?: boolean } | undefined} */
  let manner;
  let isOver = false;
  // `sent` are states that were sent and not heard of again: the store may have them all the same.
  /** The state that is on its way. @type {import("./saved.js").Saved | null} */
  let onItsWay = null;
  /** @type {Promise<void> | null} */
  let running = null;
  const run = async () => {
    while (wanted && !isOver) {
      const game = wanted;
      const state = savedOf(game);
      onItsWay = state;
      try {
        const kept = await change(stored.id, { revision, summary: summaryOf(game), state }, manner);
        [revision, base] = [kept.revision, state];
        sent = [];
        if (wanted === game) wanted = null;
        onTrouble(null);
      } catch (error) {
        if (error instanceof StaleGame) {
          const now = /** @type {import("./saved.js").Saved} */ (error.game.state);
          // What has changed it was a move of ours, kept without a word before the connection broke; or nobody has gone on with the
          // game, and only its clock ran in another window that can be seen.
          const isOurs = sent.includes(textOf(now));
          if (isOurs || withoutTime(now) === withoutTime(base)) {
            [revision, base] = [error.game.revision, now];
            if (isOurs) sent = [];
            continue;
          }
          isOver = true;
          onStale(error.game);
          return;
        }
        if (isGone(error)) {
          isOver = true;
          onGone();
          return;
        }
        sent = [textOf(state), ...sent].slice(0, DOUBTS);
        onTrouble(error);
        await wait(PAUSE);
      } finally {
        onItsWay = null;
      }
    }
  };
  /** @type {() => Promise<void>} */
  const keepOn = () => (running ??= run().finally(() => {
    running = null;
    // What came when it had just ended is kept, too.
    return wanted && !isOver ? keepOn() : undefined;
  }));
  return {
    /** @param {Game} game the latest state @param {{ outlives?: boolean }} [how] it is sent: also if the page is gone by then */
    keep(game, how) {
      [wanted, manner] = [game, how];
      void keepOn();
    },
    /** When everything is kept, or cannot be. */
    settled: () => running ?? Promise.resolve(),
    /** Whether something is not kept yet. */
    isOpen: () => wanted !== null && !isOver,
    /**
     * What is not kept yet, to be left behind; null if everything is.
     * @returns {import("./left.js").Left | null}
     */
    open: () => (wanted && !isOver ? { revision, state: savedOf(wanted), sent: onItsWay ? [textOf(onItsWay), ...sent] : sent } : null),
    /** Nothing more is kept. */
    end() {
      isOver = true;
    },
  };
}

/**
 * All of a state but how long it was played, as a text.
 * @param {import("./saved.js").Saved} state
 */
function withoutTime(state) {
  return textOf({ ...state, spent: 0 });
}

/** @param {number} milliseconds */
function pause(milliseconds) {
  return new Promise((resolve) => void setTimeout(resolve, milliseconds));
}
