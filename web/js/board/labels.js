// What a screen reader says of cells and houses, as whole sentences.

import { language, say, together } from "../words.js";
import { housesAt, nameOf, placeOfCell, seenFrom } from "./board.js";
import { edgesOf, isRow } from "./edges.js";
import { letterOf } from "./marks.js";
import { STRUCK } from "./state.js";

/** @typedef {import("./state.js").BoardState} BoardState */
/** @typedef {import("./state.js").CellState} CellState */
/** @typedef {"row" | "column" | "box"} House */

/** What players put into cells besides digits. */
const MARKS = /** @type {const} */ (["corner", "centre", "colours", "tints"]);

/**
 * What a cell is called: where it is, and what is in it.
 * @param {BoardState} board
 * @param {number} index
 * @param {number} [colour]
 */
export function labelOf(board, index, colour) {
  const cell = board.cells[index];
  if (!cell) return "";
  const symbols = symbolsOf(board, cell.candidates);
  const digit = board.symbols[cell.digit - 1] ?? "";
  const sentences = [placeWords(board, index), ...ruleWords(board, index)];
  if (digit && cell.kind === "given") sentences.push(say("board-cell-given", { digit }));
  else if (digit && cell.star) sentences.push(say("board-cell-found", { digit }));
  else if (digit) sentences.push(say("board-cell-placed", { digit }));
  else sentences.push(say(cell.star ? "board-cell-marked" : "board-cell-empty"));
  if (!digit && symbols) sentences.push(say("board-cell-candidates", { digits: symbols }));
  if (!digit && cell.corner.length) sentences.push(say("board-cell-corner", { digits: symbolsOf(board, cell.corner) }));
  if (!digit && cell.centre.length) sentences.push(say("board-cell-centre", { digits: symbolsOf(board, cell.centre) }));
  const tints = digit ? [] : Object.entries(cell.tints).filter(([, tint]) => tint !== STRUCK);
  const struck = digit ? [] : Object.entries(cell.tints).flatMap(([tinted, tint]) => (tint === STRUCK ? [Number(tinted)] : []));
  if (struck.length) sentences.push(say("board-cell-struck", { digits: symbolsOf(board, struck) }));
  sentences.push(...tints.map(([tinted, own]) => say("board-cell-tint", { digit: board.symbols[Number(tinted) - 1] ?? "", colour: letterOf(own) })));
  if (cell.colours.length) sentences.push(say("board-cell-colour", { colour: cell.colours.map(letterOf).join(" ") }));
  if (colour) sentences.push(say("board-cell-colour", { colour }));
  if (cell.clash) sentences.push(say("board-cell-clash"));
  if (cell.wrong) sentences.push(say("board-cell-wrong"));
  return sentences.join(" ");
}

/**
 * What an entry has changed, in few words: what the cell holds now, and where it is.
 * @param {BoardState} before
 * @param {BoardState} board
 * @param {number[]} cells
 */
export function entryWords(before, board, cells) {
  const [first = 0] = cells;
  const cell = board.cells[first];
  if (!cell) return "";
  const digit = board.symbols[cell.digit - 1] ?? "";
  const old = before.symbols[(before.cells[first]?.digit ?? 0) - 1] ?? "";
  if (cells.length > 1) return digit ? say("board-entered-many", { digit, count: cells.length }) : say("board-emptied-many", { count: cells.length });
  const name = nameOf(board, first);
  if (digit) return say("board-entered", { digit, cell: name });
  if (cell.star) return say("board-starred", { cell: name });
  return old ? say("board-emptied", { digit: old, cell: name }) : say("board-left-empty", { cell: name });
}

/**
 * What differs between two boards, in few words: digits that came or went, and the marks that went with them; or marks alone.
 * @param {BoardState} before
 * @param {BoardState} board
 */
export function changedWords(before, board) {
  const among = (/** @type {(cell: CellState, old: CellState) => boolean} */ isChanged) =>
    board.cells.flatMap((cell, index) => (isChanged(cell, before.cells[index] ?? cell) ? [index] : []));
  const digits = among((cell, old) => cell.digit !== old.digit);
  const others = among((cell, old) => cell.digit === old.digit && MARKS.some((field) => !isAlike(cell[field], old[field])));
  const [first = 0] = digits;
  if (!digits.length) return others.length ? say("board-marks-changed", { count: others.length, cell: nameOf(board, others[0] ?? 0) }) : "";
  const isOne = digits.every((cell) => board.cells[cell]?.digit === board.cells[first]?.digit);
  const cleaned = board.cells[first]?.digit ? others.length : 0;
  return together([
    isOne ? entryWords(before, board, digits) : say("board-changed", { count: digits.length }),
    cleaned ? say("board-cleaned", { count: cleaned }) : "",
    digits.length === 1 ? clashWords(board, first) : "",
  ]);
}

/** What is said of the two ways through what was done: of none, of what has changed, and of what is not on the board. */
const IN_TIME = /** @type {const} */ ({
  undo: { none: "play-undo-none", done: "play-undo-done", other: "play-undo-other" },
  redo: { none: "play-redo-none", done: "play-redo-done", other: "play-redo-other" },
});

/**
 * What was undone or done again, in few words.
 * @param {"undo" | "redo"} way
 * @param {BoardState} before
 * @param {BoardState | null} board null if there was nothing to undo
 */
export function inTimeWords(way, before, board) {
  const { none, done, other } = IN_TIME[way];
  if (!board) return say(none);
  const what = board.size === before.size ? changedWords(before, board) : "";
  return say(what ? done : other, { what });
}

/**
 * Whether marks are the same: who comes back to a point finds the same marks, made anew.
 * @param {CellState[typeof MARKS[number]]} one
 * @param {CellState[typeof MARKS[number]]} other
 */
function isAlike(one, other) {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Why cells are as they were, whatever was pressed: their digits are given, or marks have no place there, or nothing was in them.
 * @param {BoardState} board
 * @param {number[]} cells
 */
export function keptWords(board, cells) {
  const [first = 0] = cells;
  const all = cells.flatMap((cell) => board.cells[cell] ?? []);
  const at = { count: cells.length, cell: nameOf(board, first), digit: board.symbols[(board.cells[first]?.digit ?? 0) - 1] ?? "" };
  if (all.every(({ kind }) => kind === "given")) return say("board-kept-given", at);
  if (all.every(({ digit }) => digit)) return say("board-kept-digit", at);
  if (all.some(({ digit }) => digit)) return "";
  return cells.length > 1 ? say("board-emptied-many", at) : say("board-left-empty", at);
}

/**
 * What a mark or a colour has changed, in few words: whether it is there now, and where. Nothing where no cell can have it.
 * @param {BoardState} board the board after it
 * @param {import("./actions.js").MarkAction | import("./actions.js").ColourAction | import("./actions.js").TintAction | import("./actions.js").StrikeAction} action
 */
export function markWords(board, action) {
  const cells = (action.type === "tint" ? [action.cell] : action.cells).filter((cell) => action.type === "colour" || !board.cells[cell]?.digit);
  const [first] = cells;
  if (first === undefined) return "";
  const cell = board.cells[first];
  const at = { count: cells.length, cell: nameOf(board, first) };
  const digit = action.type === "colour" ? "" : board.symbols[action.digit - 1] ?? "";
  if (action.type === "colour") return say(cell?.colours.includes(action.colour) ? "board-coloured" : "board-uncoloured", { colour: letterOf(action.colour), ...at });
  if (action.type === "tint") return say(cell?.tints[action.digit] ? "board-tinted" : "board-untinted", { digit, colour: letterOf(action.colour || 1), ...at });
  if (action.type === "strike") return say(cell?.tints[action.digit] === STRUCK ? "board-struck" : "board-unstruck", { digit, ...at });
  const isThere = cell?.[action.type].includes(action.digit);
  return say(`board-${action.type}-${isThere ? "on" : "off"}`, { digit, ...at });
}

/**
 * That a digit can have no colour where it is not noted.
 * @param {BoardState} board
 * @param {import("./actions.js").TintAction} action
 */
export function untintedWords(board, { cell, digit }) {
  return say("board-tint-none", { digit: board.symbols[digit - 1] ?? "", cell: nameOf(board, cell) });
}

/**
 * That a digit clashes, and with which cells; nothing if it does not.
 * @param {BoardState} board
 * @param {number} index
 */
export function clashWords(board, index) {
  const cell = board.cells[index];
  if (!cell?.clash || !cell.digit) return "";
  const digit = board.symbols[cell.digit - 1] ?? "";
  const others = [...seenFrom(board, index)].filter((other) => board.cells[other]?.clash && board.cells[other]?.digit === cell.digit);
  if (!others.length) return say("board-clash-rule", { digit });
  const cells = new Intl.ListFormat(language()).format(others.sort((one, other) => one - other).map((other) => nameOf(board, other)));
  return say("board-clash-with", { digit, cells });
}

/**
 * Where a cell is: its row, its column, and its box or region.
 * @param {BoardState} board
 * @param {number} cell
 */
function placeWords(board, cell) {
  const place = placeOfCell(board, cell);
  const at = { row: place.row + 1, column: place.column + 1 };
  if (place.box >= 0) return say("board-cell-place", { ...at, box: place.box + 1 });
  const region = regionAt(board, cell);
  return region ? say("board-cell-place-region", { ...at, region: region.number }) : say("board-cell-place-free", at);
}

/**
 * The region of a cell, if it is in one.
 * @param {BoardState} board
 * @param {number} cell
 */
function regionAt(board, cell) {
  return housesAt(board, cell).find(({ kind }) => kind === "region");
}

/** Houses that a cell is said to be in. Every cell is in a group: to say so would only be in the way. */
const TOLD = ["diagonal-falling", "diagonal-rising", "window", "extra", "strip"];

/** Rules about single cells, each with a word of its own. */
const PARITY = ["even", "odd"];

/**
 * What rules say of a cell.
 * @param {BoardState} board
 * @param {number} cell
 * @returns {string[]}
 */
function ruleWords(board, cell) {
  if (!board.rules) return [];
  const houses = housesAt(board, cell).filter(({ kind }) => TOLD.includes(kind));
  // While a strip is drawn it has cells before it has digits.
  const inHouses = houses.map(({ kind, number, letter = "", digits }) => (kind === "strip" && !digits.length
    ? say("board-cell-in-strip-open", { letter })
    : say(`board-cell-in-${kind}`, { number, letter, digits: symbolsOf(board, digits) })));
  const ofCell = (/** @type {string} */ rule) => board.rules?.clues.some((clue) => clue.rule === rule && clue.cells.includes(cell));
  const parity = PARITY.filter(ofCell).map((rule) => say(`board-cell-${rule}`));
  const others = board.rules.clues.filter(({ rule, side, cells }) => !side && cells.includes(cell) && !PARITY.includes(rule));
  const named = others.map(({ rule, number }) => {
    const name = board.rules?.told.find(({ id }) => id === rule)?.name ?? rule;
    return number === undefined ? say("board-cell-in-clue", { rule: name }) : say("board-cell-in-clue-number", { rule: name, number });
  });
  return [...inHouses, ...parity, ...named];
}

/**
 * Digits as people read them.
 * @param {BoardState} board
 * @param {number[]} digits
 */
export function symbolsOf(board, digits) {
  return digits.map((digit) => board.symbols[digit - 1]).join(" ");
}

/**
 * What a number at the edge is called.
 * @param {import("./edges.js").Edge} edge
 */
export function edgeLabel({ side, line, numbers }) {
  return say(`board-edge-${side}`, { line: line + 1, number: numbers.join(" ") });
}

/**
 * What stands in a house of a cell, and what is missing there.
 * @param {BoardState} board
 * @param {number} cell
 * @param {House} house
 */
export function readOut(board, cell, house) {
  const region = house === "box" ? regionAt(board, cell) : undefined;
  const number = placeOfCell(board, cell)[house];
  if (number < 0 && !region) return say("board-read-no-box");
  const cells = region
    ? region.cells.flatMap((index) => board.cells[index] ?? [])
    : board.cells.filter((_, index) => placeOfCell(board, index)[house] === number);
  const digits = cells.map(({ digit }) => board.symbols[digit - 1] ?? say("board-read-empty")).join(", ");
  // A region may be too small to hold every digit: then nothing is missing in particular.
  const isWhole = cells.length >= board.size;
  const missing = board.symbols.filter((_, index) => isWhole && !cells.some(({ digit }) => digit === index + 1)).join(" ");
  const words = region ? say("board-read-region", { number: region.number, digits }) : houseWords(house, { number: number + 1, digits });
  const edges = edgesOf(board).filter(({ side, line }) => house === (isRow(side) ? "row" : "column") && line === number);
  const sentences = [words, missing ? say("board-read-missing", { digits: missing }) : isWhole && say("board-read-full"), ...edges.map(edgeLabel)];
  return sentences.filter(Boolean).join(" ");
}

/**
 * @param {House} house
 * @param {{ number: number, digits: string }} values
 */
function houseWords(house, values) {
  if (house === "row") return say("board-read-row", values);
  return house === "column" ? say("board-read-column", values) : say("board-read-box", values);
}
