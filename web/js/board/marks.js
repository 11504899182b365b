// What a player has put into cells: marks in their corners and in the middle, colours of cells, colours of single digits.
//
// Corner marks have fixed places: those of candidates, or beside marks in the middle closer together above and below these. Colours are never alone:
// cells have a pattern and, where there is room, a letter, single digits a shape.

import { html } from "../ui.js";
import { placeOfCell } from "./board.js";
import { patternOf } from "./colours.js";
import { candidateSide, placeOfCandidate, UNIT } from "./geometry.js";
import { useOnce } from "./once.js";
import { EMPTY, STRUCK } from "./state.js";

/** @typedef {import("./state.js").BoardState} BoardState */
/** @typedef {import("./state.js").CellState} CellState */

/** How far marks stay away from the lines. */
const MARGIN = 6;

/** The largest type of marks, in units of a cell. */
const LARGEST = { corner: 23, centre: 29 };

/** The width of a figure, as a share of its height. */
const FIGURE = 0.68;

/** The type of the letters of colours, how wide and high one of them is, and how far they stay away from the lines. */
const LETTERS = { type: 17, width: 12.5, height: 12.5, margin: 5 };

/** The shapes that tell the colours of single digits apart. */
const SHAPES = ["a", "b", "c", "d"];

/**
 * The letter by which people call a colour.
 * @param {number} colour from 1
 */
export function letterOf(colour) {
  return String.fromCharCode(64 + colour);
}

/**
 * The shape of a colour, where single digits have it.
 * @param {number} colour from 1
 */
function shapeOf(colour) {
  return SHAPES[(colour - 1) % SHAPES.length] ?? "a";
}

/**
 * Where a corner mark stands in its cell, and how large it is.
 * @param {number} size of the board
 * @param {number} digit
 * @param {boolean} isBeside whether there are marks in the middle, too: then half of the digits stand above these, half below
 */
export function cornerPlace(size, digit, isBeside) {
  const inner = UNIT - 2 * MARGIN;
  if (!isBeside) {
    const across = Math.ceil(Math.sqrt(size));
    const down = Math.ceil(size / across);
    const at = (/** @type {number} */ place, /** @type {number} */ places) => MARGIN + ((place + 0.5) * inner) / places;
    return { x: at((digit - 1) % across, across), y: at(Math.floor((digit - 1) / across), down), type: (inner / across) * 0.86 };
  }
  const above = Math.ceil(size / 2);
  const [row, column] = digit <= above ? [0, digit - 1] : [1, digit - 1 - above];
  const pitch = inner / above;
  const type = Math.min(LARGEST.corner, pitch / FIGURE / 1.1);
  const half = type * 0.45;
  return { x: MARGIN + (column + 0.5) * pitch, y: row === 0 ? MARGIN + half : UNIT - MARGIN - half, type };
}

/**
 * Where the marks in the middle stand, and how large they are: the more there are, the smaller.
 * @param {number[]} digits
 */
export function centrePlaces(digits) {
  const type = Math.min(LARGEST.centre, (UNIT - 2 * MARGIN) / Math.max(1, digits.length) / FIGURE);
  const pitch = type * FIGURE;
  const first = UNIT / 2 - ((digits.length - 1) * pitch) / 2;
  return digits.map((digit, index) => ({ digit, x: first + index * pitch, y: UNIT / 2, type }));
}

/**
 * Which of a cell's colours lies under a place in it.
 * @param {number[]} colours
 * @param {number} x within the cell
 */
const colourAt = (colours, x) => colours[Math.min(colours.length - 1, Math.floor((x / UNIT) * colours.length))] ?? 0;

/**
 * Where the letters of a cell's colours stand: in the first corner, from the one at the bottom right, in which no mark and no
 * candidate does. Where each is taken there is none, and the pattern alone tells the colour.
 * @param {BoardState} board
 * @param {CellState} cell
 * @returns {{ x: number, y: number, isLeft: boolean } | null} where they begin or end, on their line
 */
export function lettersPlace(board, cell) {
  const { digit, candidates, corner, centre, colours } = cell;
  const marks = digit ? [] : [
    ...[...corner, ...struckAlone(cell)].map((one) => cornerPlace(board.size, one, centre.length > 0)),
    ...centrePlaces(centre),
    // In the first cell they stand as in every other.
    ...candidates.map((one) => ({ ...placeOfCandidate(board, 0, one), type: candidateSide(board) * 0.86 })),
  ];
  const { width, height, margin } = LETTERS;
  const across = width * colours.length;
  const isFree = (/** @type {number} */ left, /** @type {number} */ top) => marks.every(({ x, y, type }) =>
    x + (type * FIGURE) / 2 <= left || x - (type * FIGURE) / 2 >= left + across || y + type * 0.38 <= top || y - type * 0.38 >= top + height);
  for (const top of [UNIT - margin - height, margin]) {
    for (const left of [UNIT - margin - across, margin]) {
      if (isFree(left, top)) return { x: left === margin ? left : UNIT - margin, y: top + height, isLeft: left === margin };
    }
  }
  return null;
}

/**
 * The marks of empty cells.
 * @param {{ board: BoardState }} props
 */
export function Marks({ board }) {
  const cellOnce = useOnce();
  return html`<g class="marks">${board.cells.map((cell, index) => {
    const struck = struckAlone(cell);
    if (cell.digit || cell.corner.length + cell.centre.length + struck.length === 0) return null;
    return cellOnce(index, [board.size, board.symbols, cell.corner, cell.centre, cell.tints, cell.colours, struck.length], () => marksIn(board, index));
  })}</g>`;
}

/**
 * The digits that are struck out without being marked: they are seen in the place that they would have in a corner. Where there are
 * candidates, the others are out anyway.
 * @param {CellState} cell
 */
function struckAlone({ candidates, corner, centre, tints }) {
  if (candidates.length) return [];
  return Object.keys(tints).map(Number).filter((digit) => tints[digit] === STRUCK && !corner.includes(digit) && !centre.includes(digit));
}

/**
 * @param {BoardState} board
 * @param {number} index
 */
function marksIn(board, index) {
  const cell = board.cells[index] ?? EMPTY;
  const { corner, centre, tints, colours } = cell;
  const { row, column } = placeOfCell(board, index);
  const mark = (/** @type {{ digit: number, x: number, y: number, type: number }} */ { digit, x, y, type }, /** @type {string} */ kind) => {
    const tint = tints[digit];
    const on = colours.length ? ` on-colour is-colour-${colourAt(colours, x)}` : "";
    return html`<g key=${`${kind}-${digit}`} class=${`${kind}${on}`} transform=${`translate(${x} ${y})`}>
      ${tint && tint !== STRUCK && html`<${Shape} colour=${tint} radius=${type * 0.5} />`}
      <text style=${{ fontSize: `${type}px` }}>${board.symbols[digit - 1]}</text>
      ${tint === STRUCK && html`<${Line} radius=${type * 0.5} />`}</g>`;
  };
  const placed = (/** @type {number[]} */ digits) => digits.map((digit) => ({ digit, ...cornerPlace(board.size, digit, centre.length > 0) }));
  return html`<g transform=${`translate(${column * UNIT} ${row * UNIT})`}>
    ${placed(corner).map((place) => mark(place, "corner"))}${placed(struckAlone(cell)).map((place) => mark(place, "corner is-out"))}${centrePlaces(centre).map((place) => mark(place, "centre"))}</g>`;
}

/**
 * The colours of candidates that came with a text, each behind its digit.
 * @param {{ board: BoardState }} props
 */
export function Tinted({ board }) {
  const radius = candidateSide(board) * 0.46;
  return html`<g class="tinted">${board.cells.flatMap((cell, index) => (cell.digit ? [] : cell.candidates.filter((digit) => cell.tints[digit]).map((digit) => {
    const { x, y } = placeOfCandidate(board, index, digit);
    return html`<g key=${`${index}-${digit}`} transform=${`translate(${x} ${y})`}>${cell.tints[digit] === STRUCK ? html`<${Line} radius=${radius} />` : html`<${Shape} colour=${cell.tints[digit] ?? 1} radius=${radius} />`}</g>`;
  })))}</g>`;
}

/** The line through a digit that is struck out. @param {{ radius: number }} props */
function Line({ radius }) {
  return html`<path class="struck" d=${`M${-radius} ${radius * 0.8}L${radius} ${-radius * 0.8}`} />`;
}

/** @param {{ colour: number, radius: number }} props */
function Shape({ colour, radius }) {
  const shape = shapeOf(colour);
  const half = radius * 0.9;
  const sign = {
    b: html`<rect x=${-half} y=${-half} width=${2 * half} height=${2 * half} rx=${radius * 0.25} />`,
    c: html`<path d=${`M0 ${-radius * 1.2}L${radius * 1.2} 0L0 ${radius * 1.2}L${-radius * 1.2} 0Z`} />`,
    d: html`<path d=${`M${-radius * 1.1} ${half}L0 ${-radius * 1.25}L${radius * 1.1} ${half}Z`} />`,
  }[shape] ?? html`<circle r=${radius} />`;
  return html`<g class=${`tint is-colour-${colour}`}>${sign}</g>`;
}

/**
 * The colours of cells: side by side where a cell has several, each with its pattern, and all with their letters.
 * @param {{ board: BoardState }} props
 */
export function CellColours({ board }) {
  const cellOnce = useOnce();
  return html`<g class="colours cell-colours">${board.cells.map((cell, index) => {
    const { colours, digit } = cell;
    if (!colours.length) return null;
    // A mark in the way of the letters changes what is drawn here, any other does not.
    const letters = keptPlace(board, cell);
    return cellOnce(index, [board.size, colours, digit > 0, letters?.x, letters?.y], () => coloursIn(board, index, letters));
  })}</g>`;
}

/** The places of letters that are known, of cells as they are. @type {WeakMap<CellState, ReturnType<typeof lettersPlace>>} */
const known = new WeakMap();

/** @param {BoardState} board @param {CellState} cell */
function keptPlace(board, cell) {
  const place = known.has(cell) ? known.get(cell) : lettersPlace(board, cell);
  known.set(cell, place ?? null);
  return place ?? null;
}

/**
 * @param {BoardState} board
 * @param {number} index
 * @param {ReturnType<typeof lettersPlace>} letters
 */
function coloursIn(board, index, letters) {
  const { colours, digit } = board.cells[index] ?? EMPTY;
  const { row, column } = placeOfCell(board, index);
  const share = 1 / colours.length;
  return html`<g transform=${`translate(${column * UNIT} ${row * UNIT})`}>
    ${colours.map((colour, place) => html`<g key=${colour} class=${`colour is-colour-${colour}`} transform=${`translate(${place * share * UNIT} 0) scale(${share} 1)`}>
      <rect width=${UNIT} height=${UNIT} />${!digit && html`<path d=${patternOf(colour)} />`}</g>`)}
    ${letters && html`<text class=${`colour-letters on-colour is-colour-${letters.isLeft ? colours[0] : colours.at(-1)}${letters.isLeft ? " is-left" : ""}`} x=${letters.x} y=${letters.y} style=${{ fontSize: `${LETTERS.type}px` }}>
      ${colours.map(letterOf).join("")}</text>`}</g>`;
}
