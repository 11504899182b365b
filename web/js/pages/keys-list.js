// Whether the list of keys is shown: F1 on every page, and whoever asks for it. The list itself is in keys-box.js.

import { html, useLayoutEffect, useState } from "../ui.js";
import { lazy } from "../ui/lazy.js";

/** The list, loaded when somebody wants to see it. */
const KeysBox = lazy(async () => (await import("./keys-box.js")).KeysBox, "keys");

/** F1, and whether the list is shown. */
export function useKeysBox() {
  const [isListing, setIsListing] = useState(false);
  useLayoutEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "F1" || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      setIsListing((isNow) => isNow || !document.querySelector("dialog[open]"));
    };
    const wish = () => setIsListing(true);
    addEventListener("keydown", press);
    addEventListener(WISH, wish);
    return () => {
      removeEventListener("keydown", press);
      removeEventListener(WISH, wish);
    };
  }, []);
  const box = isListing ? html`<${KeysBox} onClose=${() => setIsListing(false)} />` : null;
  return { box, list: () => setIsListing(true) };
}

/** The name of the event by which a page asks for the list. */
const WISH = "nonet-keys";

/** Shows the list. */
export function listKeys() {
  dispatchEvent(new Event(WISH));
}
