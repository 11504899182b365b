// What is unfinished in a drawing, so that the engine could not read it or somebody would not want it. Nothing here knows the page.

import { cellsOfRegions } from "./drawn.js";

/** @typedef {import("./drawn.js").Table} Table */

/**
 * Something that is not as it should be: which region, strip or extra region, how many cells and digits it has, and which cells
 * it is about. What the engine cannot read is in the way of every question.
 * @typedef {{ kind: "region-few" | "region-many" | "region-none" | "strip" | "extra", index: number, count: number, digits: number, cells: number[], isInTheWay: boolean }} Problem
 */

/**
 * All of them, in the order of the board.
 * @param {Table} table
 * @returns {Problem[]}
 */
export function problemsOf({ board, drawn }) {
  const { size } = board;
  const regions = drawn.regions ? cellsOfRegions(board, drawn.regions) : [];
  const loose = drawn.regions?.flatMap((region, cell) => (region < 0 ? [cell] : [])) ?? [];
  /** @type {Problem[]} */
  const found = regions.flatMap((cells, index) => {
    if (cells.length === size) return [];
    const isMany = cells.length > size;
    return [{ kind: isMany ? /** @type {const} */ ("region-many") : /** @type {const} */ ("region-few"), index, count: cells.length, digits: 0, cells, isInTheWay: isMany }];
  });
  if (loose.length) found.push({ kind: "region-none", index: -1, count: loose.length, digits: 0, cells: loose, isInTheWay: false });
  drawn.strips.forEach(({ cells, digits }, index) => {
    if (cells.length !== digits.length) found.push({ kind: "strip", index, count: cells.length, digits: digits.length, cells, isInTheWay: cells.length > 0 });
  });
  drawn.extras.forEach((cells, index) => {
    if (cells.length > size) found.push({ kind: "extra", index, count: cells.length, digits: 0, cells, isInTheWay: true });
  });
  return found;
}
