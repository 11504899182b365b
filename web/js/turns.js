// Turns: of several questions only the last one's answer counts, and none once the page has gone; what leads away happens once.

import { useEffect, useRef } from "./ui.js";

/** Gives turns: each one ends those before it. A turn says whether it is still the last. */
export function makeTurns() {
  let last = 0;
  return () => {
    last += 1;
    const mine = last;
    return () => mine === last;
  };
}

/** Turns of a part of the page. They all end with it. */
export function useTurns() {
  const turns = useRef(/** @type {ReturnType<typeof makeTurns> | null} */ (null));
  turns.current ??= makeTurns();
  const take = turns.current;
  useEffect(() => () => void take(), []);
  return take;
}

/**
 * Does what leads away from here once, however often it is wanted before that has happened: whoever presses a button twice means it
 * once. Where it has failed it can be tried again.
 * @returns {(leave: () => Promise<void>) => Promise<void>}
 */
export function useWayOut() {
  const isLeaving = useRef(false);
  return async (leave) => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    try {
      await leave();
    } catch (error) {
      isLeaving.current = false;
      throw error;
    }
  };
}
