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
    seconds: Math.floor(game.spent / 1000),
    level,
    hints: game.hints.filter((hint, at) => !isDeeper(hint, game.hints[at - 1])).length,
    mistakes: game.mistakes,
    puzzle: textOf(game),
    date: now.toISOString().replace(/\.\d+Z$/, "Z"),
    details: {
      game: id, kind, givens, size: board.size, box: game.box, variants, techniques, score, strict: game.isStrict,
      hinted: [...new Set(game.hints.map(({ technique }) => technique))],
      ...(date ? { daily: date } : {}),
    },
  };
}

/**
 * Whether a hint is more of the one before, and no other one.
 * @param {import("./game.js").HintUse} hint
 * @param {import("./game.js").HintUse | undefined} before
 */
function isDeeper({ depth, technique }, before) {
  return depth > 1 && before?.depth === depth - 1 && before.technique === technique;
}

/** The puzzle of a game as its record has it. @param {Pick<Game, "puzzle">} game */
function textOf({ puzzle }) {
  return typeof puzzle === "string" ? puzzle : JSON.stringify(puzzle);
}

/**
 * Whether a record is that of a game. Records that came from another store name games by the numbers that these had there.
 * @param {Pick<import("../store.js").GameRecord, "details" | "puzzle">} record
 * @param {Pick<Game, "puzzle">} game
 * @param {number} id the game's
 */
export function isRecordOf({ details, puzzle }, game, id) {
  return details?.game === id && puzzle === textOf(game);
}
