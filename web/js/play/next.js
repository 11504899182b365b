// Which puzzle comes next: the techniques that needed hints come again, until they do not. Nothing here knows the page.

/** @typedef {import("../store.js").GameRecord} GameRecord */
/** @typedef {import("./game.js").Game} Game */

/** What every puzzle takes need not be practised, and these are names of help and of no technique. */
const NOT_PRACTISED = new Set(["full-house", "naked-single", "hidden-single", "mistake", "fill", ""]);

/** How many games are looked at. */
const LOOKED_AT = 20;

/**
 * The technique to practise: the latest that needed a hint and was not used without one since; empty if there is none.
 * @param {readonly Pick<GameRecord, "date" | "details">[]} records of puzzles of one kind
 */
export function techniqueToPractise(records) {
  const latest = [...records].sort((a, b) => (a.date < b.date ? 1 : -1)).slice(0, LOOKED_AT);
  /** @type {Set<string>} */
  const mastered = new Set();
  for (const { details } of latest) {
    const hinted = namesIn(details?.hinted);
    const wanted = hinted.findLast((name) => !NOT_PRACTISED.has(name) && !mastered.has(name));
    if (wanted) return wanted;
    for (const name of namesIn(details?.techniques)) if (!hinted.includes(name)) mastered.add(name);
  }
  return "";
}

/** @param {unknown} list @returns {string[]} */
function namesIn(list) {
  return Array.isArray(list) ? list.map(String) : [];
}

/**
 * The wish for a puzzle of the same kind: of a level, or with a technique, whose level it then has.
 * @param {Pick<Game, "origin" | "box">} game
 * @param {string} [technique]
 * @returns {import("./asking.js").Wish}
 */
export function wishAfter({ origin, box }, technique = "") {
  const { level, variants = [] } = origin;
  const isPlain = box === "3x3" && !variants.length;
  return {
    ...(technique ? { techniques: [technique] } : level ? { level } : {}),
    ...(box && box !== "3x3" && /^\d+x\d+$/.test(box) ? { box } : {}),
    ...(variants.length ? { variants } : {}),
    ...(isPlain && !technique ? { symmetry: "rotational" } : {}),
  };
}
