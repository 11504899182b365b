// A game on the page: what is played, the clock beside it, and that the store has every move.

import { faultWords } from "../engine.js";
import { fragmentOf } from "../router.js";
import { isGone, store } from "../store.js";
import { tellAll, tellTabs } from "../tabs.js";
import { useEffect, useLayoutEffect, useRef, useState } from "../ui.js";
import { say } from "../words.js";
import { boardOf } from "./asking.js";
import { lookedAt, paused, started, stopped } from "./clock.js";
import { played } from "./game.js";
import { createKeeper } from "./keeper.js";
import { arrived, leaveBehind, leaveOpen, notePause, takeLeft, textOf } from "./left.js";
import { isRecordOf, recordOf } from "./record.js";
import { gameOf, savedOf, summaryOf } from "./saved.js";

/** @typedef {import("./game.js").Game} Game */
/** @typedef {import("./game.js").GameAction} GameAction */

/**
 * What there is of a game on the page. `trouble` is why moves are not kept; `isElsewhere`: another page has gone on with it, or has
 * deleted it (`isGone`), and nothing can be done here.
 * @typedef {object} Play
 * @property {Game | null} game
 * @property {string} wrong why there is no game: `version`, `gone`, or what went wrong
 * @property {string} trouble
 * @property {boolean} isElsewhere
 * @property {boolean} isGone
 * @property {import("./clock.js").Clock} clock
 */

/** How long to wait before a record that could not be given is tried again, in milliseconds. */
const PAUSE = 2000;

/** How long a move may wait to be drawn before it is kept, in milliseconds. */
const LATEST = 100;

/** How often the clock is looked at, in milliseconds, and after how many times the time alone is kept. */
const BEAT = 1000;
const EVERY = 15;

/**
 * Why something is not kept. A server that is gone says nothing itself.
 * @param {unknown} error
 */
function troubleWords(error) {
  return faultWords(error) || say("page-gone");
}

/**
 * Does something when what has just changed is drawn, or a moment later where nothing is, as in a tab that nobody sees.
 * @param {() => void} work
 */
function afterDrawing(work) {
  let isDone = false;
  const once = function afterDrawing() {
    if (!isDone) work();
    isDone = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, LATEST);
}

/**
 * Puts a game on the shelf.
 * @param {Game} game
 */
export async function putAway(game) {
  const added = await store.games.add({ summary: summaryOf(game), state: savedOf(game) });
  tellTabs("games");
  return added;
}

/**
 * The game with an id, as long as it is on the page.
 * @param {number} id
 * @param {() => import("./game.js").Manner} manner
 * @param {boolean} isPaused whether the player had paused it before
 */
export function usePlay(id, manner, isPaused) {
  const [play, setPlay] = useState(/** @type {Play} */ ({ game: null, wrong: "", trouble: "", isElsewhere: false, isGone: false, clock: stopped(0) }));
  const latest = useRef(play);
  const keeper = useRef(/** @type {ReturnType<typeof createKeeper> | null} */ (null));
  const set = (/** @type {Partial<Play>} */ some) => {
    latest.current = { ...latest.current, ...some };
    setPlay(latest.current);
  };
  /** Looks at the clock, and gives it. What it shows changes by that only if the machine has slept. */
  const look = () => {
    const { clock, isLeap } = lookedAt(latest.current.clock, Date.now());
    if (isLeap) set({ clock });
    else latest.current = { ...latest.current, clock };
    return clock;
  };
  /** The game with the time that is on the clock. */
  const timed = () => {
    const { game } = latest.current;
    return game && { ...game, spent: look().spent };
  };
  /** Whether there is a move that waits until it is drawn before it is kept. */
  const isDue = useRef(false);
  /** @param {{ outlives?: boolean }} [how] `outlives`: also if the page is gone by then */
  const keep = (how) => {
    isDue.current = false;
    const game = timed();
    if (game) keeper.current?.keep(game, how);
  };
  /** Has the latest move kept as soon as it is drawn: to be seen comes first. */
  const keepDrawn = () => {
    if (!isDue.current) afterDrawing(() => isDue.current && keep());
    isDue.current = true;
  };
  const open = async () => {
    // Whoever comes back at once must not find the game as it was before its last move.
    await arrived(id);
    const stored = await store.games.get(id);
    const left = takeLeft(stored);
    // Until the store has it, it stays where it was: whoever reloads now must find it again.
    if (left) leaveBehind(id, left);
    const saved = left?.state ?? /** @type {import("./saved.js").Saved} */ (stored.state);
    const game = gameOf(saved, await boardOf(saved.puzzle, saved.box));
    keeper.current?.end();
    keeper.current = createKeeper(stored, {
      change: store.games.change,
      // It may arrive in the store by itself yet.
      sent: left ? [textOf(left.state), ...left.sent] : [],
      onStale: () => set({ isElsewhere: true, clock: paused(look(), Date.now()) }),
      onGone: () => set({ isElsewhere: true, isGone: true, trouble: "", clock: paused(look(), Date.now()) }),
      onTrouble: (error) => {
        const trouble = error === null ? "" : troubleWords(error);
        if (trouble === latest.current.trouble) return;
        set({ trouble });
        // As long as Nonet does not answer nobody can play.
        if (trouble) set({ clock: paused(look(), Date.now()) });
        else resume();
      },
    });
    if (!game) return set({ wrong: "version" });
    set({ game, isElsewhere: false, isGone: false, trouble: "", clock: stopped(game.spent) });
    if (left) {
      keep();
      void keeper.current.settled().then(() => leaveBehind(id, null));
    }
    // In a tab that was opened behind this one nobody plays yet.
    resume();
    if (game.status === "solved") void record();
  };
  /** Whether a record is being given, and whether nobody looks at the game any more. */
  const isRecording = useRef(false);
  const isLeft = useRef(false);
  /** Gives a game that is solved its record, once: whoever was interrupted may have given it before. What does not take it now is asked again. */
  const record = async () => {
    if (isRecording.current) return;
    isRecording.current = true;
    for (let game = timed(); game && game.record === null && !isLeft.current; game = timed()) {
      try {
        const given = (await store.records.list()).find((one) => isRecordOf(one, /** @type {Game} */ (game), id));
        const { id: number } = given ?? (await store.records.add(recordOf(game, id, new Date())));
        tellAll("records");
        const now = latest.current.game;
        if (now) set({ game: { ...now, record: number }, trouble: "" });
        keep();
      } catch (error) {
        set({ trouble: troubleWords(error) });
        await new Promise((resolve) => void setTimeout(resolve, PAUSE));
      }
    }
    isRecording.current = false;
  };
  useEffect(() => {
    isLeft.current = false;
    open().catch((error) => set({ wrong: isGone(error) ? "gone" : faultWords(error) || String(error) }));
    let beats = 0;
    const timer = setInterval(() => {
      if (look().since === null) return;
      beats = (beats + 1) % EVERY;
      if (beats === 0) keep();
    }, BEAT);
    // Whoever looks elsewhere does not play.
    const turn = () => (document.hidden ? pause() : resume());
    const leave = () => {
      const { game, isElsewhere } = latest.current;
      if (isDue.current || (game?.status === "playing" && !isElsewhere)) keep({ outlives: true });
    };
    const hide = () => {
      leave();
      // A game that has not been opened yet stays as it was left before.
      if (keeper.current) leaveBehind(id, keeper.current.open());
    };
    // As long as the store does not answer, moves are nowhere but here.
    const warn = (/** @type {BeforeUnloadEvent} */ event) => {
      if (latest.current.trouble && (isDue.current || keeper.current?.isOpen())) event.preventDefault();
    };
    document.addEventListener("visibilitychange", turn);
    addEventListener("pagehide", hide);
    addEventListener("beforeunload", warn);
    return () => {
      isLeft.current = true;
      leave();
      if (keeper.current) {
        leaveOpen(id, keeper.current.open(), keeper.current.settled());
      }
      clearInterval(timer);
      document.removeEventListener("visibilitychange", turn);
      removeEventListener("pagehide", hide);
      removeEventListener("beforeunload", warn);
    };
  }, [id]);
  // Whoever goes to another page and comes back goes on: at once, since they may be back by the next picture.
  useLayoutEffect(() => () => notePause(id, false), [id]);
  /** Whether the player has stopped the clock. */
  const isHeld = useRef(isPaused);
  const pause = () => {
    set({ clock: paused(look(), Date.now()) });
    keep();
  };
  const resume = () => {
    const { game, clock, isElsewhere } = latest.current;
    if (game?.status === "playing" && !isHeld.current && !isElsewhere && !document.hidden) set({ clock: started(clock, Date.now()) });
  };
  return {
    play,
    /** The game as it is now, with its time. */
    now: timed,
    /**
     * Does something, and has it kept.
     * @param {GameAction} action
     */
    perform(action) {
      const game = timed();
      if (!game || latest.current.isElsewhere) return null;
      const outcome = played(game, action, manner());
      if (outcome.game === game) return outcome;
      const isOver = outcome.game.status !== "playing";
      set({ game: outcome.game, clock: isOver ? stopped(outcome.game.spent) : latest.current.clock });
      if (isOver) {
        keep();
        // Beside this window another one may list it.
        void keeper.current?.settled().then(() => tellTabs("games"));
      } else keepDrawn();
      if (outcome.game.status === "solved") void record();
      return outcome;
    },
    /** @param {boolean} isPaused */
    hold(isPaused) {
      isHeld.current = isPaused;
      notePause(id, isPaused);
      if (isPaused) pause();
      else resume();
    },
    /** Goes on with what another page has made of it. */
    reopen: () => open().catch((error) => set({ wrong: isGone(error) ? "gone" : faultWords(error) || String(error) })),
    /** Puts the game back on the shelf where it was deleted elsewhere, and opens it there. */
    async putBack() {
      const game = timed();
      if (game) location.replace(fragmentOf("play", String((await putAway(game)).id)));
    },
    /** Has the engine tell again, in the language that is spoken now, what it has told of the board. */
    async retell() {
      const { game } = latest.current;
      if (!game) return;
      const { houses, rules } = await boardOf(game.puzzle, game.box);
      const { game: current } = latest.current;
      if (current?.puzzle === game.puzzle) set({ game: { ...current, table: { ...current.table, board: { ...current.table.board, houses, rules } } } });
    },
    /** When the store has everything. */
    settled() {
      if (isDue.current) keep();
      return keeper.current?.settled() ?? Promise.resolve();
    },
  };
}
