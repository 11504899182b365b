// The browser's shelves for small texts: one of this tab, one of all tabs. Where it lends none, the page's own memory takes the place.

/** What everything here needs of a shelf. @typedef {Pick<Storage, "getItem" | "setItem">} Shelf */

/** A shelf that lasts as long as the page. @returns {Shelf} */
function memory() {
  /** @type {Map<string, string>} */
  const texts = new Map();
  return { getItem: (name) => texts.get(name) ?? null, setItem: (name, text) => void texts.set(name, text) };
}

/**
 * The shelf that is opened. Whoever forbids sites to keep anything gets an error for asking.
 * @param {() => Shelf} open
 * @returns {Shelf}
 */
export function shelfOf(open) {
  try {
    const shelf = open();
    shelf.getItem("nonet");
    return shelf;
  } catch {
    return memory();
  }
}

/** What one tab keeps, also over a reload. */
export const tabShelf = shelfOf(() => sessionStorage);

/** What all tabs share. */
export const sharedShelf = shelfOf(() => localStorage);
