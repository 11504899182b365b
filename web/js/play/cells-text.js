// Cells as a text, to be copied and put elsewhere: rows of cells with tabs between them, as tables have it.
//
// A cell is its digit, or its marks: (14) in the corners, <25> in the middle, !36 struck out, =4B7A with colours of their own; #AB are the
// colours of the cell. An empty one is a full stop; where there is nothing, that place was not copied.

import { placeOfCell } from "../board/board.js";
import { letterOf } from "../board/marks.js";
import { STRUCK } from "../board/state.js";

/** @typedef {import("../board/state.js").BoardState} BoardState */

/**
 * What one cell is given.
 * @typedef {{ digit: number, corner: number[], centre: number[], colours: number[], tints: Record<number, number> }} Content
 */

/** A cell as it is written. */
const CELL = /^(?:\.|([^\s.()<>#!=])|\(([^\s()<>#!=]+)\))?(?:<([^\s()<>#!=]+)>)?(?:!([^\s()<>#!=]+))?(?:=((?:[^\s()<>#!=][A-I])+))?(?:#([A-I]+))?$/u;

/**
 * The text of some cells, with places for those between them that are none of them.
 * @param {BoardState} board
 * @param {number[]} cells
 */
export function cellsText(board, cells) {
  const { top, left, bottom, right } = boundsOf(board, cells);
  const chosen = new Set(cells);
  const symbols = (/** @type {number[]} */ digits) => digits.map((digit) => board.symbols[digit - 1]).join("");
  const text = (/** @type {number} */ index) => {
    const cell = board.cells[index];
    if (!cell || !chosen.has(index)) return "";
    const { digit, corner, centre, colours } = cell;
    const tints = Object.entries(cell.tints).map(([tinted, own]) => [Number(tinted), own]);
    const struck = tints.flatMap(([tinted = 0, own]) => (own === STRUCK ? [tinted] : []));
    const tinted = tints.flatMap(([one = 0, own = 0]) => (own === STRUCK ? [] : [symbols([one]) + letterOf(own)])).join("");
    const marks = `${corner.length ? `(${symbols(corner)})` : ""}${centre.length ? `<${symbols(centre)}>` : ""}`;
    const beside = `${struck.length ? `!${symbols(struck)}` : ""}${tinted && `=${tinted}`}`;
    return `${digit ? symbols([digit]) : (marks || ".") + beside}${colours.length ? `#${colours.map(letterOf).join("")}` : ""}`;
  };
  const row = (/** @type {number} */ at) => Array.from({ length: right - left + 1 }, (_, place) => text(at * board.size + left + place)).join("\t");
  return Array.from({ length: bottom - top + 1 }, (_, place) => row(top + place)).join("\n");
}

/**
 * What a text gives to cells: from the first of those that are selected on, or one cell to all of them. Null if it holds no cells of
 * this board.
 * @param {BoardState} board
 * @param {number[]} cells those that are selected
 * @param {string} text
 * @returns {[number, Content][] | null}
 */
export function contentsFrom(board, cells, text) {
  const rows = text.replace(/\r/g, "").replace(/\n+$/, "").split("\n").map((row) => row.split("\t").map((cell) => contentOf(board, cell)));
  const known = rows.flat();
  if (known.some((content) => content === undefined) || !known.some(Boolean) || rows.length > board.size || rows.some((row) => row.length > board.size)) return null;
  const [only] = known;
  if (known.length === 1 && only) return cells.map((cell) => [cell, only]);
  const { top, left } = boundsOf(board, cells);
  return rows.flatMap((row, down) => row.flatMap((content, across) => {
    const isInside = top + down < board.size && left + across < board.size;
    return content && isInside ? [/** @type {[number, Content]} */ ([(top + down) * board.size + left + across, content])] : [];
  }));
}

/**
 * What a cell of a text holds; null where nothing was copied, undefined if it is none.
 * @param {BoardState} board
 * @param {string} text
 * @returns {Content | null | undefined}
 */
function contentOf(board, text) {
  if (!text.trim()) return null;
  const match = CELL.exec(text.trim());
  if (!match) return undefined;
  const [, digit = "", corner = "", centre = "", struck = "", tinted = "", colours = ""] = match;
  // Whoever writes a text by hand may name one twice, and in any order.
  const inOrder = (/** @type {number[]} */ values) => [...new Set(values)].sort((one, other) => one - other);
  const digits = (/** @type {string} */ symbols) => inOrder([...symbols].map((symbol) => board.symbols.indexOf(symbol) + 1));
  const colourOf = (/** @type {string} */ letter) => letter.charCodeAt(0) - 64;
  const pairs = [...tinted.matchAll(/(.)(.)/gu)].map(([, symbol = "", letter = ""]) => [board.symbols.indexOf(symbol) + 1, colourOf(letter)]);
  const tints = Object.fromEntries([...pairs, ...digits(struck).map((one) => [one, STRUCK])]);
  const content = { digit: digits(digit)[0] ?? 0, corner: digits(corner), centre: digits(centre), colours: inOrder([...colours].map(colourOf)), tints };
  const isKnown = (!digit || content.digit > 0) && ![...content.corner, ...content.centre].includes(0) && !(0 in tints);
  return isKnown ? content : undefined;
}

/**
 * @param {BoardState} board
 * @param {number[]} cells
 */
function boundsOf(board, cells) {
  const places = cells.map((cell) => placeOfCell(board, cell));
  const [rows, columns] = [places.map(({ row }) => row), places.map(({ column }) => column)];
  return { top: Math.min(...rows), bottom: Math.max(...rows), left: Math.min(...columns), right: Math.max(...columns) };
}
