// What a screen reader says of cells and houses, as whole sentences.

import { say } from "../words.js";
import { placeOfCell } from "./board.js";

/** @typedef {import("./state.js").BoardState} BoardState */
/** @typedef {"row" | "column" | "box"} House */

/**
 * What a cell is called: where it is, and what is in it.
 * @param {BoardState} board
 * @param {number} index
 * @param {number} [colour]
 */
export function labelOf(board, index, colour) {
  const cell = board.cells[index];
  if (!cell) return "";
  const place = placeOfCell(board, index);
  const at = { row: place.row + 1, column: place.column + 1, box: place.box + 1 };
  const symbols = cell.candidates.map((digit) => board.symbols[digit - 1]).join(" ");
  const digit = board.symbols[cell.digit - 1] ?? "";
  const sentences = [say("board-cell-place", at)];
  if (digit && cell.kind === "given") sentences.push(say("board-cell-given", { digit }));
  else if (digit && cell.kind === "marked") sentences.push(say("board-cell-found", { digit }));
  else if (digit) sentences.push(say("board-cell-placed", { digit }));
  else sentences.push(say(cell.kind === "marked" ? "board-cell-marked" : "board-cell-empty"));
  if (!digit && symbols) sentences.push(say("board-cell-candidates", { digits: symbols }));
  if (colour) sentences.push(say("board-cell-colour", { colour }));
  if (cell.clash) sentences.push(say("board-cell-clash"));
  return sentences.join(" ");
}

/**
 * What stands in a house of a cell, and what is missing there.
 * @param {BoardState} board
 * @param {number} cell
 * @param {House} house
 */
export function readOut(board, cell, house) {
  const number = placeOfCell(board, cell)[house];
  const cells = board.cells.filter((_, index) => placeOfCell(board, index)[house] === number);
  const digits = cells.map(({ digit }) => board.symbols[digit - 1] ?? say("board-read-empty")).join(", ");
  const missing = board.symbols.filter((_, index) => !cells.some(({ digit }) => digit === index + 1)).join(" ");
  const values = { number: number + 1, digits };
  const sentences = [houseWords(house, values), missing ? say("board-read-missing", { digits: missing }) : say("board-read-full")];
  return sentences.join(" ");
}

/**
 * @param {House} house
 * @param {{ number: number, digits: string }} values
 */
function houseWords(house, values) {
  if (house === "row") return say("board-read-row", values);
  return house === "column" ? say("board-read-column", values) : say("board-read-box", values);
}
