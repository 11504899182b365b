// Sentences of a step: what each speaks of, what of the drawing has been told so far. Nothing here knows the page.

import { cellAt } from "../board/board.js";

/** @typedef {import("../board/state.js").BoardState} BoardState */
/** @typedef {import("../board/drawing.js").Drawing} Drawing */

/**
 * A sentence as the engine tells it; docs/steps.md says what its fields mean.
 * @typedef {{ text: string, cells: string[], links?: { branch?: number, link: number }[], step?: number }} SentenceData
 */

/**
 * What a sentence speaks of: cells, and links by the names that a drawing has for them.
 * @typedef {{ cells: number[], links: string[] }} Lit
 */

/** Nothing is pointed at. @type {Lit} */
export const UNLIT = Object.freeze({ cells: [], links: [] });

/**
 * The paragraphs of a step; where the engine does not tell its sentences apart, each line is one.
 * @param {any} step
 * @returns {SentenceData[][]}
 */
export function paragraphsOf(step) {
  return step.sentences ?? step.text.split("\n").map((/** @type {string} */ text) => [{ text, cells: [] }]);
}

/**
 * The sentences that are told one after the other: not those of steps that are folded away.
 * @param {any} step
 * @returns {SentenceData[]}
 */
export function sentencesOf(step) {
  return paragraphsOf(step).flat().filter(({ step: folded }) => folded === undefined);
}

/**
 * What a sentence lights up.
 * @param {SentenceData} sentence
 * @param {BoardState} board
 * @returns {Lit}
 */
export function litBy({ cells, links = [] }, board) {
  return { cells: cells.map((name) => cellAt(board, name)).filter((cell) => cell >= 0), links: links.map(nameOf) };
}

/**
 * The name of a link in a drawing.
 * @param {{ branch?: number, link: number }} place
 */
export function nameOf({ branch, link }) {
  return branch === undefined ? `${link}` : `${branch}.${link}`;
}

/**
 * A drawing as far as a step has been told: links come with the sentence that tells them, and what is drawn on a cell with
 * the first that names it or leads there. What no sentence mentions is there from the beginning; with the last one everything is.
 * @param {Drawing} drawing
 * @param {any} step
 * @param {number} count how many sentences have been told
 * @param {BoardState} board
 * @returns {Drawing}
 */
export function drawnUntil(drawing, step, count, board) {
  const all = sentencesOf(step).map((sentence) => litBy(sentence, board));
  if (count >= all.length) return drawing;
  const told = all.slice(0, count);
  const links = new Set(told.flatMap((lit) => lit.links));
  const later = new Set(all.flatMap((lit) => lit.links));
  const isThere = (/** @type {string[]} */ names) => names.some((name) => links.has(name)) || !names.some((name) => later.has(name));
  const shown = drawing.links.filter(({ names }) => isThere(names));
  const mentioned = new Set(all.flatMap((lit) => lit.cells));
  const reached = new Set([...told.flatMap((lit) => lit.cells), ...shown.flatMap(({ from, to }) => [from.cell, to.cell])]);
  const isCellThere = (/** @type {number} */ cell) => reached.has(cell) || !mentioned.has(cell);
  return {
    ...drawing,
    links: shown,
    candidates: drawing.candidates.filter(({ cell }) => isCellThere(cell)),
    groups: drawing.groups.filter(({ cells }) => cells.some(isCellThere)),
    cells: Object.fromEntries(Object.entries(drawing.cells).filter(([cell]) => isCellThere(Number(cell)))),
  };
}
