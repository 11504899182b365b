// What somebody wishes of a new puzzle, and the question that it becomes. Nothing here knows the page.

/**
 * A wish. What is empty is left to the engine.
 * @typedef {object} Wish
 * @property {string} level
 * @property {string} box the shape of the boxes
 * @property {string} keys as in `24`, `22..30`
 * @property {string} symmetry
 * @property {boolean} isMinimal
 * @property {string} technique one that is needed
 * @property {string[]} variants
 * @property {number[]} pattern the cells that hold keys; none if they may lie anywhere
 * @property {string} grid the number of the solution, `set:permutation`, or a grid
 * @property {string} seed
 * @property {string} count
 */

/** How the keys of a puzzle may lie. */
export const SYMMETRIES = /** @type {const} */ (["none", "rotational", "quarter", "horizontal", "vertical", "both", "diagonal", "antidiagonal", "full"]);

/** Clues that are made for each puzzle, besides the rules about the whole grid. */
export const CLUES = /** @type {const} */ (["jigsaw", "extra-regions", "even-odd", "strips", "buildings"]);

/** The most that is made at once here. */
export const MOST = 100;

/** @type {Wish} */
export const ANY = { level: "", box: "3x3", keys: "", symmetry: "rotational", isMinimal: false, technique: "", variants: [], pattern: [], grid: "", seed: "", count: "6" };

/**
 * How many rows a grid with boxes of this shape has.
 * @param {string} box
 */
export function sizeOf(box) {
  const [rows = 3, columns = 3] = box.split("x").map(Number);
  return rows * columns;
}

/**
 * How many puzzles are wanted.
 * @param {Wish} wish
 */
export function countOf({ count }) {
  const number = Math.round(Number(count));
  return Number.isFinite(number) ? Math.min(MOST, Math.max(1, number)) : 1;
}

/** The largest seed, as the engine has it. */
const LARGEST_SEED = 2n ** 64n - 1n;

/**
 * Whether a text is a seed, or none, for which another one is chosen each time.
 * @param {string} text
 */
export function isSeed(text) {
  const seed = text.trim();
  return seed === "" || (/^\d{1,20}$/.test(seed) && BigInt(seed) <= LARGEST_SEED);
}

/**
 * What names a grid, as the engine takes it.
 * @param {string} text
 */
function gridText(text) {
  return text.trim().replace(/^\(?\s*(\d+)\s*[;,:]\s*(\d+)\s*\)?$/, "$1:$2").replace(/(\d)[\s ,  ](?=\d{3}\b)/g, "$1");
}

/**
 * Whether a text names a grid, or none: by a number, by a set and a permutation, or by its digits. What is long enough for these is read by
 * the engine, which says what is wrong with it; of a shorter text it could only say how many cells it has.
 * @param {string} text
 * @param {string} box
 */
export function isGrid(text, box) {
  const grid = gridText(text);
  return grid === "" || /^\d+(:\d+)?$/.test(grid) || 2 * grid.length > sizeOf(box) ** 2;
}

/**
 * The question, without how many and from where.
 * @param {Wish} wish
 * @param {number} [seed] where the random numbers begin, if nothing was said about that; without one the engine chooses
 * @returns {Record<string, any>}
 */
export function questionOf(wish, seed) {
  const cells = sizeOf(wish.box) ** 2;
  const pattern = Array.from({ length: cells }, (_, cell) => (wish.pattern.includes(cell) ? "*" : ".")).join("");
  const given = /** @type {[string, any, boolean][]} */ ([
    ["level", wish.level, wish.level !== ""],
    ["box", wish.box, wish.box !== ANY.box],
    ["clues", wish.keys.replace(/\s+/g, "").replace(/[–—-]/, ".."), wish.keys.trim() !== ""],
    // A pattern says itself how the keys lie.
    ["symmetry", wish.symmetry, wish.symmetry !== "none" && wish.pattern.length === 0],
    ["minimal", true, wish.isMinimal],
    ["techniques", [wish.technique], wish.technique !== ""],
    ["variants", wish.variants, wish.variants.length > 0],
    ["pattern", pattern, wish.pattern.length > 0],
    ["grid", gridText(wish.grid), wish.grid.trim() !== ""],
  ]);
  const start = wish.seed.trim() || (seed === undefined ? "" : String(seed));
  return { ...(start ? { seed: start } : {}), ...Object.fromEntries(given.filter(([, , isThere]) => isThere).map(([name, value]) => [name, value])) };
}

/**
 * How many to ask for next: a few at first, so that something is soon to be seen.
 * @param {number} made
 * @param {number} wanted
 */
export function portion(made, wanted) {
  return Math.min(wanted - made, Math.max(1, Math.min(10, made)));
}
