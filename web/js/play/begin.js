// Beginning a game on the page: its puzzle is made, it is put away, and its page is opened; all that can be stopped.

import { faultWords } from "../engine.js";
import { announce } from "../live.js";
import { fragmentOf } from "../router.js";
import { useTurns } from "../turns.js";
import { useEffect, useRef, useState } from "../ui.js";
import { say } from "../words.js";
import { makingGame } from "./asking.js";
import { putAway } from "./use.js";

/** How long something is made before there is a way to stop it, in milliseconds: whoever clicks twice must not stop it. */
const PATIENCE = 700;

/**
 * What is under way: for whom, whether it takes long, how far it is, what went wrong, and whether it was stopped.
 * @typedef {{ name: string, isLong: boolean, share: number, wrong: string, isStopped: boolean }} Beginning
 */

/** @type {Beginning} */
const IDLE = { name: "", isLong: false, share: 0, wrong: "", isStopped: false };

/**
 * Begins games. Of several that were asked for only the last one is opened, and none once the page has gone.
 * @returns {{ beginning: Beginning, begin: (name: string, wish: import("./asking.js").Wish, isStrict?: boolean) => Promise<void>, stop: () => void, forget: () => void }}
 */
export function useBeginning() {
  const [beginning, setBeginning] = useState(IDLE);
  const takeTurn = useTurns();
  const ending = useRef(() => {});
  useEffect(() => () => ending.current(), []);
  const begin = async (/** @type {string} */ name, /** @type {import("./asking.js").Wish} */ wish, isStrict = false) => {
    ending.current();
    const isWanted = takeTurn();
    const set = (/** @type {Partial<Beginning>} */ some) => void (isWanted() && setBeginning((now) => ({ ...now, ...some })));
    set({ ...IDLE, name });
    const timer = setTimeout(() => set({ isLong: true }), PATIENCE);
    const { done, stop } = makingGame(wish, { isStrict, hear: (share) => set({ share }) });
    ending.current = stop;
    try {
      const game = await done;
      if (!isWanted()) return;
      if (!game) {
        announce(say("play-new-stopped"));
        return set({ ...IDLE, isStopped: true });
      }
      ending.current = () => {};
      const { id } = await putAway(game);
      // Whoever has gone to another page meanwhile is not called back.
      if (isWanted()) location.hash = fragmentOf("play", String(id));
    } catch (error) {
      set({ ...IDLE, wrong: faultWords(error) });
    } finally {
      clearTimeout(timer);
    }
  };
  /** What went wrong is nothing to somebody who has wished for something else since. */
  const forget = () => setBeginning((now) => (now.wrong ? { ...now, wrong: "" } : now));
  return { beginning, begin, stop: () => ending.current(), forget };
}
