// A box above the page, which leaves the focus where it was.

import { useEffect, useRef } from "../ui.js";

/**
 * The box that a component draws: open from when it is there. However it goes, whoever was in it goes on where they were; the
 * browser sees to that only where it has closed the box itself.
 */
export function useDialog() {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    const before = document.activeElement;
    if (!dialog.current?.open) dialog.current?.showModal();
    const box = dialog.current;
    return () => {
      // Where the browser has closed it, somebody may have gone on to another place by now.
      const now = document.activeElement;
      const isLost = now === null || now === document.body || box?.contains(now);
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
}
