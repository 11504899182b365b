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
    const before = document.activeElement;
    if (!dialog.current?.open) dialog.current?.showModal();
    // Once it has gone, since until then nothing behind it takes the focus; and before anybody can press the next key.
    return () => queueMicrotask(() => {
      // Where the browser has closed it, somebody may have gone on to another place by now.
      const now = document.activeElement;
      if ((now === null || now === document.body) && before instanceof HTMLElement) before.focus({ preventScroll: true });
    });
  }, []);
  return dialog;
}
