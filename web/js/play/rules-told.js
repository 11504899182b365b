// What only the engine can say of a board: which digits break rules that are more than houses and pairs of cells that differ.

import { withClashes } from "../board/board.js";
import { clashWords } from "../board/labels.js";
import { toLine } from "../board/state.js";
import { announce } from "../live.js";
import { useEffect, useState } from "../ui.js";
import { clashesOf } from "./asking.js";
import { isFull, needsTelling } from "./judge.js";

/** @typedef {import("../board/state.js").BoardState} BoardState */
/** @typedef {import("./game.js").Game} Game */

/**
 * The cells whose digits break a rule, as the engine says, asked for again whenever a digit comes or goes; null where the page sees
 * all of it, and until the answer is there.
 * @param {Game | null} game
 * @returns {number[] | null}
 */
export function useToldClashes(game) {
  const [told, setTold] = useState({ line: "", clashes: /** @type {number[]} */ ([]) });
  const line = game && needsTelling(game.table.board, game) ? toLine(game.table.board) : "";
  useEffect(() => {
    if (!game || !line) return undefined;
    let isLatest = true;
    clashesOf(game).then((clashes) => isLatest && setTold({ line, clashes }), () => {});
    return () => void (isLatest = false);
  }, [line]);
  return line && told.line === line ? told.clashes : null;
}

/**
 * The board with what the engine says of it, too.
 * @param {BoardState} board
 * @param {number[] | null} told
 */
export function withTold(board, told) {
  const more = (told ?? []).filter((cell) => board.cells[cell]?.digit && !board.cells[cell]?.clash);
  return more.length ? withClashes(board, board.cells.flatMap(({ clash }, cell) => (clash || more.includes(cell) ? [cell] : []))) : board;
}

/**
 * Says what the engine has found in the last entry; and that a game is solved, where only the engine can know.
 * @param {Game | null} game
 * @param {number[] | null} told
 * @param {{ isHeard: boolean, onRight: () => void, onFull: () => void }} does
 */
export function useTelling(game, told, { isHeard, onRight, onFull }) {
  useEffect(() => {
    if (!game || !told || game.status !== "playing") return;
    const { board } = game.table;
    const shown = withTold(board, told);
    const [first] = board.cells.flatMap((cell, index) => (cell.digit && cell.kind !== "given" && !cell.clash && shown.cells[index]?.clash ? [index] : []));
    if (isHeard && first !== undefined) announce(clashWords(shown, first));
    if (!isFull(board) || game.solution) return;
    if (told.length) onFull();
    else onRight();
  }, [told]);
}
