// Files that the browser saves where it saves files.

/** How long the browser may take to fetch a file that it saves, in milliseconds. */
const SAVING = 60_000;

/**
 * Saves something as a file.
 * @param {string} name
 * @param {Blob} data
 */
export function save(name, data) {
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(data), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SAVING);
}
