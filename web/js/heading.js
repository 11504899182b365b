// Where the focus goes on a page that has come: to its heading, as soon as there is one.

/** Looks out for a heading that is not there yet. @type {MutationObserver | null} */
let lookout = null;

/** Takes the focus to the heading of the page, so that whoever listens hears where they are. */
export function focusHeading() {
  lookout?.disconnect();
  scrollTo(0, 0);
  if (takeFocus()) return;
  // A game is loaded first. Whoever presses something meanwhile stays there.
  const looking = new MutationObserver(() => {
    const isElsewhere = document.activeElement !== null && document.activeElement !== document.body;
    if (isElsewhere || takeFocus()) looking.disconnect();
  });
  looking.observe(document.body, { childList: true, subtree: true });
  lookout = looking;
}

/** Whether there is a heading, which then has the focus. */
function takeFocus() {
  const heading = /** @type {HTMLElement | null} */ (document.querySelector("main h1"));
  if (!heading) return false;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}
