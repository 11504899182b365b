// Cells that are copied and pasted: the browser tells when, wherever the focus is, unless a text is meant.

import { controlOf } from "../keys.js";
import { useLayoutEffect, useRef } from "../ui.js";

/** @typedef {import("./game.js").Game} Game */

/**
 * Cells that are copied and pasted, unless a text is.
 * @param {() => Game | null} playing
 * @param {{ copy: (game: Game) => string, paste: (game: Game, text: string) => void }} on
 */
export function useCopiedCells(playing, on) {
  const latest = useRef({ playing, on });
  latest.current = { playing, on };
  useLayoutEffect(() => {
    const boardFor = (/** @type {ClipboardEvent} */ event) =>
      (controlOf(event.target instanceof Element ? event.target : null) === "text" || !getSelection()?.isCollapsed ? null : latest.current.playing());
    const copy = (/** @type {ClipboardEvent} */ event) => {
      const game = boardFor(event);
      if (!game) return;
      event.clipboardData?.setData("text/plain", latest.current.on.copy(game));
      event.preventDefault();
    };
    const paste = (/** @type {ClipboardEvent} */ event) => {
      const text = event.clipboardData?.getData("text/plain");
      const game = boardFor(event);
      if (!game || !text) return;
      latest.current.on.paste(game, text);
      event.preventDefault();
    };
    addEventListener("copy", copy);
    addEventListener("paste", paste);
    return () => {
      removeEventListener("copy", copy);
      removeEventListener("paste", paste);
    };
  }, []);
}
