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
 * Calls a function whenever something may have changed: another tab says so, or somebody comes back to this one. The answer
 * ends that.
 * @param {News} news
 * @param {() => void} read
 */
export function keepsUp(news, read) {
  const look = () => void (document.hidden || read());
  const end = onTabs(news, read);
  addEventListener("focus", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    end();
    removeEventListener("focus", look);
    document.removeEventListener("visibilitychange", look);
  };
}
