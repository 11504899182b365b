// Where things lie on the picture of a board: a cell is 100 units wide. Nothing here knows the page.

import { placeOfCell } from "./board.js";

/** @typedef {import("./state.js").BoardState} BoardState */

/** The width of a cell. */
export const UNIT = 100;

/** How far candidates stay away from the lines. */
const MARGIN = 5;

/** A star in a square of 24 units, as the data of a path. */
export const STAR = "M12 2.6l2.8 6.2 6.7.7-5 4.6 1.4 6.6L12 17.3l-5.9 3.4 1.4-6.6-5-4.6 6.7-.7z";

/**
 * The lines between every so many rows and columns, as the data of a path.
 * @param {number} size
 * @param {number} rows
 * @param {number} columns
 */
export function linesOf(size, rows, columns) {
  const side = size * UNIT;
  const parts = [];
  for (let row = rows; row < size; row += rows) parts.push(`M0 ${row * UNIT}H${side}`);
  for (let column = columns; column < size; column += columns) parts.push(`M${column * UNIT} 0V${side}`);
  return parts.join("");
}

/**
 * The thick lines of a board: between its boxes, or around its regions.
 * @param {BoardState} board
 */
export function thickLinesOf(board) {
  if (board.boxRows) return linesOf(board.size, board.boxRows, board.boxColumns);
  const regions = new Map(board.houses.filter(({ kind }) => kind === "region").flatMap(({ cells, number }) => cells.map((cell) => [cell, number])));
  const { size } = board;
  const parts = [];
  const differ = (/** @type {number} */ one, /** @type {number} */ other) => regions.get(one) !== regions.get(other);
  for (let line = 1; line < size; line += 1) {
    // Pieces of one line that follow each other are one piece, so that no joint is to be seen.
    for (const [start, end] of runs(size, (place) => differ((line - 1) * size + place, line * size + place))) {
      parts.push(`M${start * UNIT} ${line * UNIT}H${end * UNIT}`);
    }
    for (const [start, end] of runs(size, (place) => differ(place * size + line - 1, place * size + line))) {
      parts.push(`M${line * UNIT} ${start * UNIT}V${end * UNIT}`);
    }
  }
  return parts.join("");
}

/**
 * Where places that have something follow each other: the first of them, and the place after the last.
 * @param {number} size
 * @param {(place: number) => boolean} has
 */
function runs(size, has) {
  /** @type {[number, number][]} */
  const found = [];
  for (let place = 0; place < size; place += 1) {
    if (!has(place)) continue;
    const last = found.at(-1);
    if (last?.[1] === place) last[1] = place + 1;
    else found.push([place, place + 1]);
  }
  return found;
}

/**
 * Some cells as one area, as the data of a path.
 * @param {BoardState} board
 * @param {number[]} cells
 */
export function areaOf(board, cells) {
  return cells.map((cell) => {
    const { row, column } = placeOfCell(board, cell);
    return `M${column * UNIT} ${row * UNIT}h${UNIT}v${UNIT}h${-UNIT}z`;
  }).join("");
}

/**
 * The outline of some cells, a little inside of them, as the data of a path.
 *
 * On each side of a cell behind which another cell of them is not, a piece of line runs. At its ends it stops short
 * where the outline turns inwards, goes on where it is straight, and reaches further where it turns outwards.
 * @param {BoardState} board
 * @param {number[]} cells
 * @param {number} inset
 */
export function outlineOf(board, cells, inset) {
  const inside = new Set(cells);
  const has = (/** @type {number} */ row, /** @type {number} */ column) =>
    row >= 0 && column >= 0 && row < board.size && column < board.size && inside.has(row * board.size + column);
  const parts = [];
  for (const cell of cells) {
    const { row, column } = placeOfCell(board, cell);
    for (const [down, right] of /** @type {const} */ ([[-1, 0], [1, 0], [0, -1], [0, 1]])) {
      if (has(row + down, column + right)) continue;
      // How far the piece reaches beyond the corner that lies in a direction along the side.
      const reach = (/** @type {number} */ way) => {
        const [aside, across] = right ? [way, 0] : [0, way];
        if (!has(row + aside, column + across)) return -inset;
        return has(row + aside + down, column + across + right) ? inset : 0;
      };
      const [from, to] = [-reach(-1), UNIT + reach(1)];
      const at = (down + right > 0 ? UNIT - inset : inset);
      const [x, y] = [column * UNIT, row * UNIT];
      parts.push(right ? `M${x + at} ${y + from}V${y + to}` : `M${x + from} ${y + at}H${x + to}`);
    }
  }
  return parts.join("");
}

/**
 * A point.
 * @typedef {{ x: number, y: number }} Point
 */

/**
 * How many candidates stand side by side in a cell.
 * @param {BoardState} board
 */
export function candidatesPerRow(board) {
  return Math.ceil(Math.sqrt(board.size));
}

/**
 * The middle of a cell.
 * @param {BoardState} board
 * @param {number} cell
 * @returns {Point}
 */
export function middleOf(board, cell) {
  const { row, column } = placeOfCell(board, cell);
  return { x: (column + 0.5) * UNIT, y: (row + 0.5) * UNIT };
}

/**
 * The middle of a candidate's fixed place in its cell.
 * @param {BoardState} board
 * @param {number} cell
 * @param {number} digit
 * @returns {Point}
 */
export function placeOfCandidate(board, cell, digit) {
  const across = candidatesPerRow(board);
  const down = Math.ceil(board.size / across);
  const { row, column } = placeOfCell(board, cell);
  const inner = UNIT - 2 * MARGIN;
  const x = column * UNIT + MARGIN + (((digit - 1) % across) + 0.5) * (inner / across);
  const y = row * UNIT + MARGIN + (Math.floor((digit - 1) / across) + 0.5) * (inner / down);
  return { x, y };
}

/**
 * The side of the square that a candidate has to itself.
 * @param {BoardState} board
 */
export function candidateSide(board) {
  return (UNIT - 2 * MARGIN) / candidatesPerRow(board);
}

/**
 * The rectangle of a house.
 * @param {BoardState} board
 * @param {{ kind: "row" | "column" | "box", index: number }} house
 */
export function rectangleOf(board, { kind, index }) {
  const whole = board.size * UNIT;
  if (kind === "row") return { x: 0, y: index * UNIT, width: whole, height: UNIT };
  if (kind === "column") return { x: index * UNIT, y: 0, width: UNIT, height: whole };
  const perRow = board.size / board.boxColumns;
  const [width, height] = [board.boxColumns * UNIT, board.boxRows * UNIT];
  return { x: (index % perRow) * width, y: Math.floor(index / perRow) * height, width, height };
}

/**
 * A curve from one disc to another, bent by two points.
 * @typedef {{ from: Point, first: Point, second: Point, to: Point }} Curve
 */

/** How far aside a curve may run, in both directions, the least first. */
const BENDS = [12, 22, 32, 42, 54, 68].flatMap((bend) => [bend, -bend]);

/** How far aside it runs where it stays in its cell. */
const BENDS_INSIDE = [15, -15];

/**
 * The curve of a link that runs least over digits and candidates on its way.
 * @param {BoardState} board
 * @param {import("./drawing.js").DrawnLink} link
 * @param {number} radius of the discs at its ends
 * @returns {Curve}
 */
export function curveOf(board, link, radius) {
  const from = placeOfCandidate(board, link.from.cell, link.from.digit);
  const to = placeOfCandidate(board, link.to.cell, link.to.digit);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const bends = link.from.cell === link.to.cell ? BENDS_INSIDE : BENDS.filter((bend) => Math.abs(bend) < length * 0.4);
  let best = bent(from, to, bends[0] ?? 0);
  let least = Infinity;
  for (const bend of bends) {
    const curve = bent(from, to, bend);
    const cost = coverage(board, curve, [from, to]) + Math.abs(bend) / length + outside(board, curve);
    if (cost < least) [best, least] = [curve, cost];
  }
  return trimmed(best, radius);
}

/**
 * @param {Point} from
 * @param {Point} to
 * @param {number} bend
 * @returns {Curve}
 */
function bent(from, to, bend) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const aside = (bend * 4) / 3 / length;
  const reach = Math.min(0.25, 60 / length);
  const point = (/** @type {number} */ share) => ({
    x: from.x + dx * share - dy * aside,
    y: from.y + dy * share + dx * aside,
  });
  return { from, first: point(reach), second: point(1 - reach), to };
}

/**
 * The point of a curve at a share of its way.
 * @param {Curve} curve
 * @param {number} share
 * @returns {Point}
 */
export function pointOn({ from, first, second, to }, share) {
  const rest = 1 - share;
  const weights = [rest ** 3, 3 * rest * rest * share, 3 * rest * share * share, share ** 3];
  const points = [from, first, second, to];
  const sum = (/** @type {"x" | "y"} */ axis) =>
    points.reduce((total, point, index) => total + point[axis] * (weights[index] ?? 0), 0);
  return { x: sum("x"), y: sum("y") };
}

/**
 * How much of a curve lies on digits and candidates other than its ends.
 * @param {BoardState} board
 * @param {Curve} curve
 * @param {Point[]} ends
 */
function coverage(board, curve, ends) {
  const samples = 40;
  const reach = candidateSide(board) * 0.42;
  let hits = 0;
  for (let index = 1; index < samples; index += 1) {
    const point = pointOn(curve, index / samples);
    const isAtEnd = ends.some((end) => Math.hypot(end.x - point.x, end.y - point.y) < reach * 1.3);
    if (!isAtEnd && isCovered(board, point, reach)) hits += 1;
  }
  return (hits / samples) * 4;
}

/**
 * @param {BoardState} board
 * @param {Point} point
 * @param {number} reach
 */
function isCovered(board, point, reach) {
  const [row, column] = [Math.floor(point.y / UNIT), Math.floor(point.x / UNIT)];
  if (row < 0 || column < 0 || row >= board.size || column >= board.size) return false;
  const index = row * board.size + column;
  const cell = board.cells[index];
  if (!cell) return false;
  const isNear = (/** @type {Point} */ other, /** @type {number} */ length) =>
    Math.hypot(other.x - point.x, other.y - point.y) < length;
  if (cell.digit) return isNear(middleOf(board, index), UNIT * 0.3);
  return cell.candidates.some((digit) => isNear(placeOfCandidate(board, index, digit), reach));
}

/**
 * A curve that leaves the board costs more than any other.
 * @param {BoardState} board
 * @param {Curve} curve
 */
function outside(board, curve) {
  const { x, y } = pointOn(curve, 0.5);
  const whole = board.size * UNIT;
  return Math.min(x, y) < 4 || Math.max(x, y) > whole - 4 ? 9 : 0;
}

/**
 * A curve without the parts inside the discs at its ends.
 * @param {Curve} curve
 * @param {number} radius
 * @returns {Curve}
 */
function trimmed(curve, radius) {
  const { from, first, second, to } = curve;
  return { from: toward(from, first, radius), first, second, to: toward(to, second, radius) };
}

/**
 * @param {Point} start
 * @param {Point} goal
 * @param {number} length
 * @returns {Point}
 */
function toward(start, goal, length) {
  const whole = Math.hypot(goal.x - start.x, goal.y - start.y) || 1;
  return {
    x: start.x + ((goal.x - start.x) / whole) * length,
    y: start.y + ((goal.y - start.y) / whole) * length,
  };
}

/**
 * The arrowhead at the end of a curve, as the points of a polygon.
 * @param {Curve} curve
 * @param {number} size
 */
export function arrowhead({ second, to }, size) {
  const angle = Math.atan2(to.y - second.y, to.x - second.x);
  const corner = (/** @type {number} */ turn) => ({
    x: to.x - size * Math.cos(angle + turn),
    y: to.y - size * Math.sin(angle + turn),
  });
  return [to, corner(0.45), corner(-0.45)].map(written).join(" ");
}

/**
 * A curve as the data of a path; it ends a little early so that the arrowhead stays sharp.
 * @param {Curve} curve
 * @param {number} [short]
 */
export function pathOf(curve, short = 0) {
  const end = toward(curve.to, curve.second, short);
  return `M${written(curve.from)}C${written(curve.first)} ${written(curve.second)} ${written(end)}`;
}

/** @param {Point} point */
function written({ x, y }) {
  return `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;
}
