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
    return false;
  }
}
