// Which puzzle comes next: the techniques that needed hints come again, until they do not. Nothing here knows the page.

import { NEVER_PRACTISED } from "./new-state.js";

/** @typedef {import("../store.js").GameRecord} GameRecord */
/** @typedef {import("./game.js").Game} Game */

/** What every puzzle takes need not be practised, and what no puzzle needs cannot be; the last ones are names of help. */
const NOT_PRACTISED = new Set(["full-house", "naked-single", "hidden-single", ...NEVER_PRACTISED, "mistake", "check", "fill", ""]);

/** The levels of which a puzzle that needs a technique is soon found; beyond, it may be a harder one. */
const SOON = ["easy", "medium", "hard"];

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
 * The wish for a puzzle of the same kind: of a level, or with a technique to practise, and no harder than that if possible.
 * @param {Pick<Game, "origin" | "box">} game
 * @param {{ id: string, level?: string }} [technique]
 * @returns {import("./asking.js").Wish}
 */
export function wishAfter({ origin, box: shape }, technique) {
  const { level: before, variants = [], wish } = origin;
  const level = technique ? SOON.find((one) => one === technique.level) : before;
  // Where regions have taken the place of boxes, these are what was wished for.
  const box = wish?.box ?? shape;
  const isPlain = box === "3x3" && !variants.length;
  return {
    ...(technique ? { techniques: [technique.id] } : {}),
    ...(level ? { level } : {}),
    ...(box && box !== "3x3" && /^\d+x\d+$/.test(box) ? { box } : {}),
    ...(variants.length ? { variants } : {}),
    ...(isPlain && !technique ? { symmetry: "rotational" } : {}),
  };
}
