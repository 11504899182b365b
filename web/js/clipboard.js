// The clipboard, which a browser may keep to itself.

/** The text in the clipboard; null if the browser does not give it. */
export async function clipboardText() {
  try {
    return (await navigator.clipboard.readText()) || null;
  } catch {
    return null;
  }
}

/**
 * Copies a text; whether that was possible.
 * @param {string} text
 */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedByCommand(text);
  }
}

/**
 * Copies a text the old way, which is all that a page has that another device opens: browsers give the clipboard to none that
 * comes by plain HTTP from elsewhere.
 * @param {string} text
 */
function copiedByCommand(text) {
  let isTaken = false;
  const give = (/** @type {ClipboardEvent} */ event) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    // Nobody else puts cells there.
    event.stopImmediatePropagation();
    isTaken = true;
  };
  addEventListener("copy", give, true);
  try {
    return document.execCommand("copy") && isTaken;
  } catch {
    return false;
  } finally {
    removeEventListener("copy", give, true);
  }
}
