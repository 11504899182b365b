// The list of pages: grouped, searched by name, by id and by other names. Nothing here knows the page.

/** @typedef {{ id: string, title: string, level?: string }} Entry */
/** @typedef {{ title: string, pages: Entry[] }} Section */
/** @typedef {{ sections: Section[], synonyms: { name: string, page: string }[] }} Library */

/**
 * A word as it is compared: without marks, case and whatever stands between letters.
 * @param {string} text
 */
export function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ").trim();
}

/**
 * The sections with the pages that hold every word of what is looked for; whole sections, if nothing is.
 * @param {Library} library
 * @param {string} wanted
 * @returns {Section[]}
 */
export function found({ sections, synonyms }, wanted) {
  const words = plain(wanted).split(" ").filter(Boolean);
  if (!words.length) return sections;
  const namesOf = (/** @type {Entry} */ { id, title }) =>
    plain([title, id, ...synonyms.filter(({ page }) => page === id).map(({ name }) => name)].join(" "));
  const fits = (/** @type {Entry} */ page) => {
    const names = namesOf(page);
    return words.every((word) => names.includes(word));
  };
  return sections.map(({ title, pages }) => ({ title, pages: pages.filter(fits) })).filter(({ pages }) => pages.length);
}

/**
 * The page with a name, which may be one of its others, and those before and after it.
 * @param {Library} library
 * @param {string} name
 * @returns {{ page: Entry | undefined, section: string, previous: Entry | undefined, next: Entry | undefined }}
 */
export function placeIn({ sections, synonyms }, name) {
  const id = synonyms.find((synonym) => synonym.name === name)?.page ?? name;
  const all = sections.flatMap(({ title, pages }) => pages.map((page) => ({ page, title })));
  const at = all.findIndex(({ page }) => page.id === id);
  if (at < 0) return { page: undefined, section: "", previous: undefined, next: undefined };
  return { page: all[at]?.page, section: all[at]?.title ?? "", previous: all[at - 1]?.page, next: all[at + 1]?.page };
}
