// The state of the editor of rules and every way in which it changes. Nothing here knows the page.

import { acted } from "../board/actions.js";
import { NO_HISTORY, recorded, redone as redoneIn, undone as undoneIn } from "../board/history.js";
import { blankTable, drew } from "./drawn.js";

/** @typedef {import("./drawn.js").Table} Table */
/** @typedef {import("./drawn.js").DrawAction} DrawAction */
/** @typedef {"digit" | "region" | "extra" | "strip" | "even" | "odd" | "edge"} Tool what a press on the board draws */
/** @typedef {"region" | "extra" | "strip"} Brushed tools that draw one of several things */

/**
 * @typedef {object} State
 * @property {Table} table
 * @property {import("../board/history.js").History} history what was done with it
 * @property {Stroke | null} stroke what is being drawn with one press
 * @property {Tool} tool
 * @property {Record<Brushed, number>} brush which region, extra region or strip is drawn, from 0
 * @property {string} place which place at the edge is chosen
 * @property {number | null} swap while two cells are to change regions the first of them, -1 until it is pressed
 * @property {boolean} showsTrue whether the digits that cells have in some solution are wanted
 */

/**
 * A stroke: where it began, so that it is one thing to undo, and whether it draws or takes away.
 * @typedef {{ table: Table, history: import("../board/history.js").History, isIn: boolean }} Stroke
 */

/** All tools, in the order in which they stand. @type {Tool[]} */
export const TOOLS = ["digit", "region", "extra", "strip", "even", "odd", "edge"];

/**
 * The state at the beginning.
 * @returns {State}
 */
export function start() {
  return {
    table: blankTable("3x3"), history: NO_HISTORY, stroke: null, tool: "digit", brush: { region: 0, extra: 0, strip: 0 }, place: "top-0", swap: null, showsTrue: false,
  };
}

/**
 * Puts another table into the place of this one; that can be undone.
 * @param {State} state
 * @param {Table} table
 * @returns {State}
 */
export function withTable(state, table) {
  const history = recorded(state.history, state.table, table);
  const brush = { region: 0, extra: 0, strip: 0 };
  const isSame = table.board.size === state.table.board.size;
  return { ...state, table, history, stroke: null, swap: null, brush: isSame ? within(state.brush, table) : brush, place: isSame ? state.place : "top-0" };
}

/**
 * Takes what somebody does with digits.
 * @param {State} state
 * @param {import("../board/actions.js").Action} action
 * @returns {State}
 */
export function edited(state, action) {
  const board = acted(state.table.board, action);
  return board === state.table.board ? state : changed(state, { ...state.table, board });
}

/**
 * Takes what somebody draws.
 * @param {State} state
 * @param {DrawAction} action
 * @returns {State}
 */
export function drawn(state, action) {
  const next = drew(state.table.board, state.table.drawn, action);
  return next === state.table.drawn ? state : changed(state, { ...state.table, drawn: next });
}

/**
 * @param {State} state
 * @param {Table} table
 * @returns {State}
 */
function changed(state, table) {
  const from = state.stroke ?? state;
  return { ...state, table, history: recorded(from.history, from.table, table), brush: within(state.brush, table) };
}

/**
 * Brushes that there are: one more than strips and extra regions, for the next one.
 * @param {State["brush"]} brush
 * @param {Table} table
 */
function within(brush, { board, drawn: { extras, strips } }) {
  return { region: Math.min(brush.region, board.size - 1), extra: Math.min(brush.extra, extras.length), strip: Math.min(brush.strip, strips.length) };
}

/**
 * Takes a region, strip or extra region to draw. What lies beyond those that there are is a new one.
 * @param {State} state
 * @param {number} index
 * @returns {State}
 */
export function withBrush(state, index) {
  return { ...state, swap: null, brush: within({ ...state.brush, [state.tool]: index }, state.table) };
}

/**
 * Draws on cells with the tool of the moment: what the first of them has is taken away, or comes to all.
 * @param {State} state
 * @param {number[]} cells
 * @returns {State}
 */
export function painted(state, cells) {
  const isIn = state.stroke?.isIn ?? !has(state, cells[0] ?? 0);
  const { tool, brush } = state;
  switch (tool) {
    case "region":
      return drawn(state, { type: "region", cells, region: isIn ? brush.region : -1 });
    case "extra":
      return drawn(state, { type: "extra", index: brush.extra, cells, isIn });
    case "strip":
      return drawn(state, { type: "strip", index: brush.strip, cells, isIn });
    case "even":
    case "odd":
      return drawn(state, { type: "mark", cells: isIn ? cells : cells.filter((cell) => state.table.drawn.marks[cell] === tool), mark: isIn ? tool : null });
    default:
      return state;
  }
}

/**
 * Whether a cell has what the tool draws.
 * @param {State} state
 * @param {number} cell
 */
export function has({ tool, brush, table: { drawn: now } }, cell) {
  switch (tool) {
    case "region":
      return now.regions?.[cell] === brush.region;
    case "extra":
      return now.extras[brush.extra]?.includes(cell) ?? false;
    case "strip":
      return now.strips[brush.strip]?.cells.includes(cell) ?? false;
    default:
      return now.marks[cell] === tool;
  }
}

/**
 * Begins to draw with one press: until it ends, all of it is one thing to undo. A press on a region paints, and never takes away.
 * @param {State} state
 * @param {number} cell
 * @returns {State}
 */
export function strokeBegun(state, cell) {
  const isIn = state.tool === "region" || !has(state, cell);
  return { ...state, stroke: { table: state.table, history: state.history, isIn } };
}

/**
 * Takes a cell that is pressed while two are to change regions: the second makes them change, the first again is forgotten.
 * @param {State} state
 * @param {number} cell
 * @returns {State}
 */
export function swapPressed(state, cell) {
  const { swap } = state;
  if (swap === null) return state;
  if (swap < 0) return { ...state, swap: cell };
  return swap === cell ? { ...state, swap: -1 } : { ...drawn(state, { type: "swap", cells: [swap, cell] }), swap: -1 };
}

/** @param {State} state @returns {State} */
export function strokeEnded(state) {
  return state.stroke ? { ...state, stroke: null } : state;
}

/** @param {State} state @returns {State} */
export function undone(state) {
  return returned(state, undoneIn(state.history, state.table));
}

/** @param {State} state @returns {State} */
export function redone(state) {
  return returned(state, redoneIn(state.history, state.table));
}

/**
 * @param {State} state
 * @param {ReturnType<typeof undoneIn<Table>>} back
 * @returns {State}
 */
function returned(state, back) {
  if (!back) return state;
  const place = back.table.board.size === state.table.board.size ? state.place : "top-0";
  return { ...state, table: back.table, history: back.history, stroke: null, swap: null, brush: within(state.brush, back.table), place };
}

/**
 * The tool so many places further.
 * @param {Tool} tool
 * @param {number} by
 * @returns {Tool}
 */
export function toolAfter(tool, by) {
  return TOOLS[(TOOLS.indexOf(tool) + by + TOOLS.length) % TOOLS.length] ?? "digit";
}

/** Which form of work it is that is kept: what another version has written may be another one. */
const FORM = 1;

/** How many changes are kept over a reload. */
const MOST_CHANGES = 300;

/** Under which name it is kept. */
const KEPT = "nonet-make-rules";

/** @typedef {import("../shelves.js").Shelf} Shelf */

/**
 * The work as it was kept; nothing if there is none, or none that makes sense.
 * @param {Shelf} shelf
 * @returns {Partial<State>}
 */
export function keptWork(shelf) {
  try {
    const { form, table, history, tool, brush, place, showsTrue } = JSON.parse(shelf.getItem(KEPT) ?? "{}");
    const isWhole = form === FORM && table.board.cells.length === table.board.size ** 2 && Array.isArray(history.past) && Array.isArray(history.future)
      && Array.isArray(table.drawn.strips) && Array.isArray(table.remarks) && TOOLS.includes(tool);
    return isWhole ? { table, history, tool, brush, place, showsTrue } : {};
  } catch {
    return {};
  }
}

/**
 * Keeps the work. Where there is no room for what was done, the table alone is kept.
 * @param {Shelf} shelf
 * @param {State} state
 */
export function keepWork(shelf, { table, history, tool, brush, place, showsTrue }) {
  const work = { form: FORM, table, tool, brush, place, showsTrue };
  for (const most of [MOST_CHANGES, 0]) {
    const latest = most ? { past: history.past.slice(-most), future: history.future.slice(-most) } : NO_HISTORY;
    try {
      shelf.setItem(KEPT, JSON.stringify({ ...work, history: latest }));
      return;
    } catch {
      // Where nothing may be kept, or there is no more room, everything begins as always.
    }
  }
}
