// A box above the page, which leaves the focus where it was.

import { useLayoutEffect, useRef } from "../ui.js";

/**
 * The box that a component draws: open from when it is there. However it goes, whoever was in it goes on where they were; the
 * browser sees to that only where it has closed the box itself.
 */
export function useDialog() {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  // Open as soon as it is there: a key that is pressed now is meant for it.
  useLayoutEffect(() => {
    let before = document.activeElement;
    if (!dialog.current?.open) dialog.current?.showModal();
    // Whoever goes back, as one does on a phone to be rid of a box, is on another page then: no box stays above it, and the focus is
    // the page's to give.
    const leave = (/** @type {Event} */ event) => {
      const box = dialog.current;
      // One that Escape does not close stays.
      if (!event.isTrusted || !box?.open || !box.dispatchEvent(new Event("cancel", { cancelable: true }))) return;
      box.close();
      before = null;
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    };
    addEventListener("popstate", leave);
    return () => {
      removeEventListener("popstate", leave);
      // Once it has gone, since until then nothing behind it takes the focus; and before anybody can press the next key.
      queueMicrotask(() => {
        // Where the browser has closed it, somebody may have gone on to another place by now.
        const now = document.activeElement;
        if ((now === null || now === document.body) && before instanceof HTMLElement) before.focus({ preventScroll: true });
      });
    };
  }, []);
  return dialog;
}
