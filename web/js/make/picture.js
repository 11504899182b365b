// The picture of a table: the board with what is drawn on it at once, and with what the engine has told of it since.
// Nothing here knows the page.

import { withCandidates, withClashes } from "../board/board.js";
import { cellsFrom, cellsOfRegions, placeAt } from "./drawn.js";

/** @typedef {import("../board/state.js").BoardState} BoardState */
/** @typedef {import("../board/state.js").House} House */
/** @typedef {import("../board/state.js").Clue} Clue */
/** @typedef {import("./drawn.js").Table} Table */

/**
 * What the engine has told of a document: `about` is that document as JSON.
 * @typedef {{ about: string, houses: House[], clashes: number[], apart: [number, number][], told: import("../board/state.js").ToldRule[] }} Told
 */

/** Houses that nobody draws: they come from the engine. */
const ENGINES = ["row", "column", "box", "window", "group"];

/** Rules whose houses the engine names, and is not asked for before they are shown. */
const OF_RULES = /** @type {Record<string, string>} */ ({ window: "windoku", group: "disjoint-groups" });

/**
 * The letter of a strip: A to Z, then AA, AB and so on.
 * @param {number} index
 * @returns {string}
 */
export function letterOf(index) {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}

/**
 * The board to be shown.
 * @param {Table} table
 * @param {Told | null} told
 * @param {string[] | null} candidates what each cell holds in some solution
 * @param {{ isNow: boolean, hasNumbers: boolean }} how whether what was told is about this very table, and whether regions show their numbers
 * @returns {BoardState}
 */
export function pictureOf({ board, drawn }, told, candidates, { isNow, hasNumbers }) {
  const houses = [...housesTold(board, drawn.whole, told), ...housesDrawn(board, drawn, hasNumbers)];
  const clues = cluesOf(board, drawn);
  const hasRules = drawn.regions !== null || drawn.whole.length + drawn.extras.length + drawn.strips.length + clues.length > 0;
  const rules = hasRules ? { told: told?.told ?? [], unknown: [], apart: isNow ? told?.apart ?? [] : [], clues, document: {} } : null;
  const shape = drawn.regions ? { boxRows: 0, boxColumns: 0 } : {};
  const shown = { ...board, ...shape, houses, rules };
  const clashing = isNow && told ? withClashes(shown, told.clashes) : shown;
  return candidates ? withCandidates(clashing, candidates) : clashing;
}

/**
 * Those of the engine's houses that the table has: it may have been told of another one.
 * @param {BoardState} board
 * @param {string[]} whole
 * @param {Told | null} told
 */
function housesTold(board, whole, told) {
  const isHere = (/** @type {House} */ { kind, cells }) => ENGINES.includes(kind) && (OF_RULES[kind] === undefined || whole.includes(OF_RULES[kind])) && cells.every((cell) => cell < board.cells.length);
  return (told?.houses ?? []).filter(isHere);
}

/**
 * @param {BoardState} board
 * @param {import("./drawn.js").Drawn} drawn
 * @param {boolean} hasNumbers
 * @returns {House[]}
 */
function housesDrawn(board, drawn, hasNumbers) {
  const { size } = board;
  const digits = Array.from({ length: size }, (_, index) => index + 1);
  const house = (/** @type {string} */ kind, /** @type {number} */ index, /** @type {number[]} */ own, /** @type {Partial<House>} */ more = {}) =>
    ({ id: `${kind}-${index}`, kind, number: index + 1, name: "", cells: own, digits: own.length === size ? digits : [], ...more });
  const lines = /** @type {const} */ ([
    ["diagonal-falling", digits.map((_, place) => place * size + place)],
    ["diagonal-rising", digits.map((_, place) => place * size + size - 1 - place)],
  ]);
  return [
    ...(drawn.regions ? cellsOfRegions(board, drawn.regions).map((own, index) => house("region", index, own, hasNumbers ? { letter: String(index + 1), cells: emptyFirst(board, drawn, own) } : {})) : []),
    ...lines.filter(([rule]) => drawn.whole.includes(rule)).map(([rule, own]) => house(rule, 0, own)),
    ...drawn.extras.flatMap((own, index) => (own.length ? [house("extra", index, own)] : [])),
    ...drawn.strips.flatMap((strip, index) => (strip.cells.length ? [house("strip", index, strip.cells, { letter: letterOf(index), digits: strip.digits })] : [])),
  ];
}

/**
 * Cells with an empty one in front, if there is one: its number has room there. Best is one without a mark or the letter of a strip.
 * @param {BoardState} board
 * @param {import("./drawn.js").Drawn} drawn
 * @param {number[]} cells
 */
function emptyFirst(board, drawn, cells) {
  const isEmpty = (/** @type {number} */ cell) => !board.cells[cell]?.digit;
  const isFree = (/** @type {number} */ cell) => isEmpty(cell) && !drawn.marks[cell] && drawn.strips.every((strip) => Math.min(...strip.cells) !== cell);
  const empty = cells.find(isFree) ?? cells.find(isEmpty);
  return empty === undefined ? cells : [empty, ...cells.filter((cell) => cell !== empty)];
}

/**
 * @param {BoardState} board
 * @param {import("./drawn.js").Drawn} drawn
 * @returns {Clue[]}
 */
function cluesOf(board, drawn) {
  const marked = (/** @type {string} */ rule) => {
    const cells = Object.entries(drawn.marks).filter(([, mark]) => mark === rule).map(([cell]) => Number(cell));
    return cells.length ? [{ rule, cells }] : [];
  };
  const numbers = Object.entries(drawn.edges).map(([place, number]) => ({ rule: "buildings", cells: cellsFrom(board.size, place), number, side: placeAt(place).side }));
  return [...marked("even"), ...marked("odd"), ...numbers];
}
