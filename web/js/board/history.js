// What was done, so that it can be undone and done again: each change as the little that it has changed.
//
// A history is plain data and can be written as JSON. It keeps no boards: a step is a pair of patches, one back
// and one forth, and there may be any number of them.

/** @typedef {import("./state.js").BoardState} BoardState */
/** @typedef {import("./state.js").CellState} CellState */

/**
 * What a history is about: a board, and whatever belongs to it.
 * @typedef {{ board: BoardState }} Table
 */

/**
 * A difference: fields of cells, fields of the board, and fields beside it. Boards of different sizes have no cells
 * in common; then all cells are among the board's fields.
 * @typedef {{ cells: [number, Partial<CellState>][], board: Partial<BoardState>, beside: Record<string, any> }} Patch
 * @typedef {{ back: Patch, forth: Patch }} Change
 * @typedef {{ past: Change[], future: Change[] }} History
 */

/** A history in which nothing was done. @type {History} */
export const NO_HISTORY = Object.freeze({ past: [], future: [] });

/** What is said of a digit and not done by anybody: it goes with the digit. */
const SAID = { clash: false, wrong: false };

/**
 * The history after a change. What was undone cannot be done again then. Where nothing has changed it stays the same.
 * @template {Table} T
 * @param {History} history
 * @param {T} before
 * @param {T} after
 * @returns {History}
 */
export function recorded(history, before, after) {
  const forth = patchFrom(before, after);
  if (isNothing(forth)) return history;
  return { past: [...history.past, { back: patchFrom(after, before), forth }], future: [] };
}

/**
 * What stood there before the last change; null if there was none.
 * @template {Table} T
 * @param {History} history
 * @param {T} table
 * @returns {{ history: History, table: T, cells: number[] } | null}
 */
export function undone({ past, future }, table) {
  const change = past.at(-1);
  if (!change) return null;
  const history = { past: past.slice(0, -1), future: [...future, change] };
  return { history, table: patched(table, change.back), cells: change.back.cells.map(([cell]) => cell) };
}

/**
 * What stood there before the last undo; null if nothing was undone.
 * @template {Table} T
 * @param {History} history
 * @param {T} table
 * @returns {{ history: History, table: T, cells: number[] } | null}
 */
export function redone({ past, future }, table) {
  const change = future.at(-1);
  if (!change) return null;
  const history = { past: [...past, change], future: future.slice(0, -1) };
  return { history, table: patched(table, change.forth), cells: change.forth.cells.map(([cell]) => cell) };
}

/**
 * A history as the ways that lead from a table to where it was: back for what was done, forth for what was undone. That is half
 * of it, and enough: the other way of a step is what it changes.
 * @typedef {{ past: Patch[], future: Patch[] }} Ways
 */

/**
 * @param {History} history
 * @returns {Ways}
 */
export function waysOf({ past, future }) {
  return { past: past.map(({ back }) => back), future: future.map(({ forth }) => forth) };
}

/**
 * The history of a table with these ways.
 * @param {Table} table
 * @param {Ways} ways
 * @returns {History}
 */
export function historyOf(table, { past, future }) {
  return {
    past: alongWays(table, past).map(({ way, opposite }) => ({ back: way, forth: opposite })),
    future: alongWays(table, future).map(({ way, opposite }) => ({ back: opposite, forth: way })),
  };
}

/**
 * Goes from a table along all ways, the last of which is the first to go, and finds the opposite of each.
 * @param {Table} table
 * @param {Patch[]} ways
 */
function alongWays(table, ways) {
  const found = ways.map((way) => ({ way, opposite: way }));
  let now = table;
  for (const step of [...found].reverse()) {
    step.opposite = overwritten(now, step.way);
    now = patched(now, step.way);
  }
  return found;
}

/**
 * What stands in a table where a patch changes it.
 * @param {Table} table
 * @param {Patch} patch
 * @returns {Patch}
 */
function overwritten(table, { cells, board, beside }) {
  const same = (/** @type {Record<string, any>} */ from, /** @type {object} */ fields) => Object.fromEntries(Object.keys(fields).map((name) => [name, from[name]]));
  return { cells: cells.map(([index, fields]) => [index, same(table.board.cells[index] ?? {}, fields)]), board: same(table.board, board), beside: same(table, beside) };
}

/**
 * What leads from one table to another.
 * @template {Table} T
 * @param {T} from
 * @param {T} to
 * @returns {Patch}
 */
function patchFrom(from, to) {
  const { board: _, ...besideFrom } = from;
  const { board: __, ...besideTo } = to;
  const { cells, ...rest } = to.board;
  const { cells: before, ...restBefore } = from.board;
  const board = changedFields(restBefore, rest);
  if (cells.length !== before.length) return { cells: [], board: { ...board, cells }, beside: changedFields(besideFrom, besideTo) };
  const patches = cells.flatMap((cell, index) => {
    const old = before[index];
    const fields = old && cell !== old ? changedFields({ ...old, ...SAID }, { ...cell, ...SAID }) : {};
    return Object.keys(fields).length ? [/** @type {[number, Partial<CellState>]} */ ([index, fields])] : [];
  });
  return { cells: patches, board, beside: changedFields(besideFrom, besideTo) };
}

/**
 * @template {Table} T
 * @param {T} table
 * @param {Patch} patch
 * @returns {T}
 */
function patched(table, patch) {
  const cells = [...(patch.board.cells ?? table.board.cells)];
  for (const [index, fields] of patch.cells) {
    const cell = cells[index];
    if (cell) cells[index] = { ...cell, ...SAID, ...fields };
  }
  return { ...table, ...patch.beside, board: { ...table.board, ...patch.board, cells } };
}

/** @param {Patch} patch */
function isNothing({ cells, board, beside }) {
  return cells.length + Object.keys(board).length + Object.keys(beside).length === 0;
}

/**
 * The fields of the second that differ from those of the first. Lists are compared by what is in them.
 * @param {Record<string, any>} from
 * @param {Record<string, any>} to
 * @returns {Record<string, any>}
 */
function changedFields(from, to) {
  const isChanged = (/** @type {any} */ value, /** @type {any} */ old) =>
    value !== old && (typeof value !== "object" || JSON.stringify(value) !== JSON.stringify(old));
  return Object.fromEntries(Object.entries(to).filter(([name, value]) => isChanged(value, from[name])));
}
