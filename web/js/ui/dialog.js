// A box above the page, which leaves the focus where it was.

import { useEffect, useLayoutEffect, useRef } from "../ui.js";

/**
 * The box that a component draws: open from when it is there. However it goes, whoever was in it goes on where they were; the
 * browser sees to that only where it has closed the box itself.
 */
export function useDialog() {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const before = useRef(/** @type {Element | null} */ (null));
  // Open as soon as it is there: a key that is pressed now is meant for it.
  useLayoutEffect(() => {
    before.current = document.activeElement;
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  // While it is open nothing behind it takes the focus: that goes back once it has gone.
  useEffect(() => {
    const box = dialog.current;
    return () => {
      // Where the browser has closed it, somebody may have gone on to another place by now.
      const now = document.activeElement;
      const isLost = now === null || now === document.body || box?.contains(now);
      if (isLost && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
}
