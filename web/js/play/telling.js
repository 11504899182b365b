// What is told of a move: that it was wrong, that a house is complete, how the game has ended; and which cells may be glad.

import { clockText } from "../pages/records-state.js";
import { say } from "../words.js";
import { completedBetween, isFull, needsTelling } from "./judge.js";

/** How each end is told when it comes: how long it took is seen at once, and has to be heard at once. @type {Record<string, string>} */
const ENDS = { solved: "play-solved-in", shown: "play-end-shown", lost: "play-lost" };

/** Nobody. @type {number[]} */
const NONE = [];

/**
 * What there is to tell of a move, and the cells of what it has completed.
 * @param {import("./game.js").Game} before
 * @param {import("./game.js").Outcome} outcome
 * @param {import("./game.js").Checking} checking
 * @returns {{ note: string, glad: number[] }}
 */
export function toldOf(before, { game, refused, mistaken }, checking) {
  const { board } = game.table;
  const houses = completedBetween(before.table.board, board);
  const glad = houses.length ? [...new Set(houses.flatMap(({ cells }) => cells))] : NONE;
  if (before.status !== "playing") return { note: "", glad };
  if (game.status !== "playing") return { note: say(ENDS[game.status] ?? "", { time: clockText(game.spent / 1000) }), glad: game.status === "solved" ? board.cells.map((_, cell) => cell) : NONE };
  if (refused.length) return { note: say("play-refused"), glad };
  // In a strict game the number of mistakes tells it anyway.
  const isJudged = before.isStrict || checking === "solution" || checking === "refuse";
  if (mistaken.length && isJudged) return { note: say("play-wrong"), glad };
  // Nobody shall wait for an end that does not come; it may be the engine's to say so.
  if (isFull(board) && !isFull(before.table.board) && (game.solution || !needsTelling(board, game))) return { note: say("play-full"), glad };
  return { note: houses.length ? say("play-house", { house: houses.map(({ name }) => name).join(", ") }) : "", glad };
}
