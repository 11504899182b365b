// The record of a game that was solved: what the list of records shows, and what a review needs.

/** @typedef {import("./game.js").Game} Game */

/**
 * @param {Game} game
 * @param {number} id the game's
 * @param {Date} now
 */
export function recordOf(game, id, now) {
  const { board } = game.table;
  const { level = null, kind, date, variants = [], techniques = [], score } = game.origin;
  const givens = board.cells.map((cell) => (cell.digit && cell.kind === "given" ? (board.symbols[cell.digit - 1] ?? ".") : ".")).join("");
  return {
    seconds: Math.round(game.spent / 1000),
    level,
    hints: game.hints.filter(({ depth }, at) => depth === 1 || game.hints[at - 1]?.depth !== depth - 1).length,
    mistakes: game.mistakes,
    puzzle: typeof game.puzzle === "string" ? game.puzzle : JSON.stringify(game.puzzle),
    date: now.toISOString().replace(/\.\d+Z$/, "Z"),
    details: {
      game: id, kind, givens, size: board.size, box: game.box, variants, techniques, score, strict: game.isStrict,
      hinted: [...new Set(game.hints.map(({ technique }) => technique))],
      ...(date ? { daily: date } : {}),
    },
  };
}
