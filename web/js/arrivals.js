// What comes to a page from outside: files that are opened or dropped, and texts that are pasted or dropped.

import { controlOf } from "./keys.js";
import { useLayoutEffect, useState } from "./ui.js";
import { say } from "./words.js";

/** Who opens what comes. @typedef {{ open: (thing: { name: string, text: Promise<string> }, source: "file") => Promise<unknown> }} Opener */

/**
 * Longer than a puzzle can be. Of a longer text so much is taken that the engine refuses it, and no more: a browser is busy for a
 * minute with a field of many megabytes.
 */
const LONGEST = 1 << 20;

/**
 * Reads a file and opens it.
 * @param {Opener} opener
 * @param {File | undefined} file
 */
export async function openFile(opener, file) {
  if (file) await opener.open({ name: file.name, text: file.slice(0, LONGEST).text() }, "file");
}

/**
 * Files that are dropped and texts that are pasted anywhere on the page.
 * @param {Opener} opener
 * @param {(text: string, name: string) => void} take
 */
export function useArrivals(opener, take) {
  const [isOver, setIsOver] = useState(false);
  // Before the page is seen, like all that listens to the whole of it: what is pasted at once is not lost.
  useLayoutEffect(() => {
    const has = (/** @type {DragEvent} */ event) => event.dataTransfer?.types.includes("Files") || event.dataTransfer?.types.includes("text/plain");
    const over = (/** @type {DragEvent} */ event) => {
      if (!has(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (/** @type {DragEvent} */ event) => {
      if (!event.relatedTarget) setIsOver(false);
    };
    const drop = (/** @type {DragEvent} */ event) => {
      setIsOver(false);
      if (!has(event) || !event.dataTransfer) return;
      event.preventDefault();
      const file = event.dataTransfer.files[0];
      if (file) void openFile(opener, file);
      else take(event.dataTransfer.getData("text/plain").slice(0, LONGEST), say("solver-dropped"));
    };
    const paste = (/** @type {ClipboardEvent} */ event) => {
      const target = event.target instanceof Element ? event.target : null;
      if (controlOf(target) === "text" || document.querySelector("dialog[open]")) return;
      const file = event.clipboardData?.files[0];
      const text = event.clipboardData?.getData("text/plain");
      if (file) void openFile(opener, file);
      else if (text) take(text.slice(0, LONGEST), say("solver-pasted"));
      if (file || text) event.preventDefault();
    };
    addEventListener("dragover", over);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    addEventListener("paste", paste);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
      removeEventListener("paste", paste);
    };
  }, []);
  return isOver;
}
