// The numbers around a board: which there are, and where they stand. Nothing here knows the page.

/** @typedef {import("./state.js").BoardState} BoardState */
/** @typedef {import("./state.js").Clue} Clue */
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
  for (const clue of board.rules?.clues ?? []) {
    const place = placeOfClue(board, clue);
    if (!place || clue.number === undefined) continue;
    const edge = edges.get(keyOf(place)) ?? { ...place, numbers: [] };
    edges.set(keyOf(place), { ...edge, numbers: [...edge.numbers, clue.number] });
  }
  const rank = (/** @type {Edge} */ { side, line }) => Number(!isRow(side)) * 1000 + line * 2 + Number(side === "right" || side === "bottom");
  return [...edges.values()].sort((one, other) => rank(one) - rank(other));
}

/**
 * Where the number of a clue stands; null if it stands at no edge.
 * @param {BoardState} board
 * @param {Clue} clue
 */
export function placeOfClue(board, { side, cells: [first] }) {
  if (!side || first === undefined) return null;
  return { side, line: isRow(side) ? Math.floor(first / board.size) : first % board.size };
}

/**
 * A name for a place at the edge.
 * @param {{ side: Side, line: number }} place
 */
export function keyOf({ side, line }) {
  return `${side}-${line}`;
}

/** Whether the numbers of a side are about rows. @param {Side} side */
export function isRow(side) {
  return side === "left" || side === "right";
}
