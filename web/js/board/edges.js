// The numbers around a board: which there are, and where they stand. Nothing here knows the page.

/** @typedef {import("./state.js").BoardState} BoardState */
/** @typedef {import("./state.js").Side} Side */

/**
 * The numbers at one end of a row or column, counted from 0. There is one, unless rules contradict each other.
 * @typedef {{ side: Side, line: number, numbers: number[] }} Edge
 */

/**
 * The numbers around a board: those of rows from the top, then those of columns from the left.
 * @param {BoardState} board
 * @returns {Edge[]}
 */
export function edgesOf(board) {
  /** @type {Map<string, Edge>} */
  const edges = new Map();
  for (const { side, number, cells: [first] } of board.rules?.clues ?? []) {
    if (!side || number === undefined || first === undefined) continue;
    const line = isRow(side) ? Math.floor(first / board.size) : first % board.size;
    const edge = edges.get(`${side}-${line}`) ?? { side, line, numbers: [] };
    edges.set(`${side}-${line}`, { ...edge, numbers: [...edge.numbers, number] });
  }
  const rank = (/** @type {Edge} */ { side, line }) => Number(!isRow(side)) * 1000 + line * 2 + Number(side === "right" || side === "bottom");
  return [...edges.values()].sort((one, other) => rank(one) - rank(other));
}

/** Whether the numbers of a side are about rows. @param {Side} side */
export function isRow(side) {
  return side === "left" || side === "right";
}
