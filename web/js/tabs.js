// Other tabs of the app: what one of them changes the others hear of.

/** @typedef {"settings" | "recent" | "games" | "records"} News what has changed, and is to be read again where it is kept */

/** @type {BroadcastChannel | null} */
let channel = null;

/** @returns {BroadcastChannel | null} nothing where there are no tabs */
function open() {
  if (channel || typeof document === "undefined" || typeof BroadcastChannel === "undefined") return channel;
  channel = new BroadcastChannel("nonet");
  return channel;
}

/**
 * Tells the other tabs that something has changed.
 * @param {News} news
 */
export function tellTabs(news) {
  open()?.postMessage(news);
}

/** What is told in this tab. */
const here = new EventTarget();

/**
 * Tells the other tabs, and whichever page is shown in this one by now, that something has changed.
 * @param {News} news
 */
export function tellAll(news) {
  tellTabs(news);
  here.dispatchEvent(new Event(news));
}

/**
 * Calls a function when another tab has changed something. The answer ends that.
 * @param {News} news
 * @param {() => void} listener
 */
export function onTabs(news, listener) {
  const hear = (/** @type {MessageEvent} */ event) => void (event.data === news && listener());
  open()?.addEventListener("message", hear);
  return () => channel?.removeEventListener("message", hear);
}

/**
 * Calls a function whenever something may have changed: another tab or a page that was left says so, or somebody comes back to this one. The answer
 * ends that.
 * @param {News} news
 * @param {() => void} read
 */
export function keepsUp(news, read) {
  const look = () => void (document.hidden || read());
  const end = onTabs(news, read);
  here.addEventListener(news, read);
  addEventListener("focus", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    end();
    here.removeEventListener(news, read);
    removeEventListener("focus", look);
    document.removeEventListener("visibilitychange", look);
  };
}
