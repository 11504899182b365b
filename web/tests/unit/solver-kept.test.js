// What the solver page keeps in the browser, and a text that could not be read.

import assert from "node:assert/strict";
import { test } from "node:test";

import { keepChoices, keepList, keepRecent, keepTable, keepWork, keptChoices, keptTable, keptWork, listIn, MOST_LISTED, MOST_RECENT, recentIn } from "../../js/solver/kept.js";
import { isSoon } from "../../js/solver/outcome.js";
import { rangeOf } from "../../js/solver/paste.js";
import { cleared, edited, loaded, redone, refused, start, undone } from "../../js/solver/state.js";

/** A place where things are kept. @param {Record<string, string>} [kept] */
function shelf(kept = {}) {
  const things = new Map(Object.entries(kept));
  return { getItem: (/** @type {string} */ name) => things.get(name) ?? null, setItem: (/** @type {string} */ name, /** @type {string} */ value) => void things.set(name, value) };
}

/** Somebody types a digit. @param {import("../../js/solver/state.js").State} state @param {number} cell @param {number} digit */
const type = (state, cell, digit) => edited(state, { type: "digit", cells: [cell], digit, as: "given" });

const ANSWER = {
  puzzle: "1...............",
  board: { size: 4, box_rows: 2, box_columns: 2, symbols: ["1", "2", "3", "4"], digits: [1, ...Array(15).fill(0)], kinds: `g${".".repeat(15)}`, clashes: [] },
};

test("what was chosen is there the next time, and nonsense is not", () => {
  const place = shelf();
  keepChoices(place, { ...start(), mode: "check", unique: false, limit: "all", method: "sets" });
  assert.deepEqual(keptChoices(place), { mode: "check", unique: false, trueOnly: false, limit: "all", isBySentence: false, isMoreOpen: false, method: "sets" });
  assert.deepEqual(keptChoices(shelf({ "nonet-solver-modes": '{"mode":"none","unique":1,"limit":"7","method":"<b>"}' })), {});
  for (const nonsense of ["", "null", "7", "[", '"x"']) assert.deepEqual(keptChoices(shelf({ "nonet-solver-modes": nonsense })), {});
  const full = { getItem: () => null, setItem: () => { throw new Error("no room"); } };
  keepChoices(full, start());
});

test("the table is kept as an address would name it, an empty one as nothing", () => {
  const place = shelf();
  keepTable(place, type(start(), 0, 5).table);
  assert.deepEqual(keptTable(place), [`5${".".repeat(80)}`, "3x3"]);
  keepTable(place, start().table);
  assert.deepEqual(keptTable(place), []);
  assert.deepEqual(keptTable(shelf({ "nonet-solver-table": '{"a":1}' })), []);
});

test("what leaves the table is among the recent puzzles, once, the latest first", () => {
  const place = shelf();
  const [one, two] = [type(start(), 0, 5).table, type(start(), 1, 6).table];
  keepRecent(place, one, "2026-11-16T04:00:00Z");
  keepRecent(place, two, "2026-11-16T05:00:00Z");
  const recent = keepRecent(place, one, "2026-11-16T06:00:00Z");
  assert.deepEqual(recent.map(({ text, at }) => [text.slice(0, 2), at.slice(11, 13)]), [["5.", "06"], [".6", "05"]]);
  assert.deepEqual(recentIn(place), recent);
  assert.deepEqual([recent[0]?.size, recent[0]?.givens, recent[0]?.box, recent[0]?.row], [9, 1, "3x3", "5........"]);
  for (let puzzle = 0; puzzle <= MOST_RECENT; puzzle += 1) keepRecent(place, type(start(), puzzle % 81, 1 + Math.floor(puzzle / 81)).table, "2026-11-16T07:00:00Z");
  assert.equal(recentIn(place).length, MOST_RECENT);
  assert.deepEqual(recentIn(shelf({ "nonet-solver-recent": '[1,{"text":"x"},null]' })), []);
});

test("a puzzle that takes the place of another says what has left, unless that was empty or a sample", () => {
  assert.equal(loaded(start(), ANSWER, "text").left, null);
  const typed = type(start(), 0, 5);
  const other = loaded(typed, ANSWER, "text");
  assert.equal(other.left?.table, typed.table);
  assert.equal(other.left?.isTyped, true);
  assert.equal(undone(other).left, null);
  assert.equal(cleared(other).left?.isTyped, false, "it was read, and nobody has typed in it");
  assert.equal(loaded(loaded(start(), ANSWER, "text", 3), ANSWER, "other").left, null);
});

test("a pasted text that cannot be read leaves the table and everything that is known of it", () => {
  const typed = type(start(), 0, 5);
  const fault = { code: "read-symbol", message: "what is this", line: 2, column: 3 };
  const state = refused(typed, "12\n34x", fault);
  assert.deepEqual({ ...state, pasted: null }, typed);
  assert.deepEqual(state.pasted, { text: "12\n34x", fault });
});

test("the place of a fault is found in the text, however its lines end", () => {
  const at = (/** @type {string} */ text, /** @type {any} */ place) => {
    const range = rangeOf(text, place);
    return range && text.slice(range.from, range.to);
  };
  assert.equal(at("12\n34x6", { line: 2, column: 3 }), "x");
  assert.equal(at("12\r\n34x6\r\n", { line: 2, column: 3 }), "x");
  assert.equal(at("12\n34x6\n56", { line: 2 }), "34x6");
  assert.equal(at("😀x", { line: 1, column: 2 }), "x");
  assert.equal(at("12", { line: 9, column: 1 }), null);
  assert.equal(at("12", { line: 1, column: 9 }), "");
  assert.equal(at("12", {}), null);
});

test("another mode answers by itself where that is soon", () => {
  const methods = [{ id: "tabu", name: "", is_exhaustive: false }, { id: "sets", name: "", is_exhaustive: true }];
  const soon = (/** @type {object} */ some) => isSoon({ ...start(), methods, ...some });
  assert.deepEqual([soon({}), soon({ method: "sets" }), soon({ unique: false, limit: "all" })], [true, true, true]);
  assert.deepEqual([soon({ method: "tabu" }), soon({ limit: "all" }), soon({ table: cleared(start(), "4x4").table })], [false, false, false]);
  const large = { table: cleared(start(), "4x4").table, soonBy: "" };
  assert.deepEqual([soon(large), soon({ ...large, mode: "all" })], [true, true], "what was soon is soon again");
  assert.deepEqual([soon({ ...large, method: "sets" }), soon({ ...large, mode: "all", trueOnly: true }), soon({ ...large, limit: "all" })], [false, false, false]);
});

test("puzzles of a list are kept in its order, plain where they have nothing but cells, each of them once", () => {
  const line = "1...............";
  const document = '{"puzzle":"1..............*","placed":".2..............","rules":["diagonals"]}';
  const list = listIn(`{"puzzle":"${line}"}\n${document}\n{"puzzle":"${line}"}\n`);
  assert.deepEqual([list, listIn("")], [[line, document], []]);
  const place = shelf();
  keepList(place, ["....", document], "1");
  const sizes = keepList(place, list, "2").map(({ text, size, givens }) => [text, size, givens]);
  assert.deepEqual(sizes, [[line, 4, 1], [document, 4, 2], ["....", 2, 0]]);
  const wide = `${".".repeat(17)}1${".".repeat(238)}`;
  assert.deepEqual(keepList(shelf(), [wide, "....", `....2${".".repeat(11)}`], "2").map(({ row }) => row), [".1.......…", "", "2..."], "known by the first row with a digit");
  const many = Array.from({ length: MOST_LISTED + 5 }, (_, number) => `${number}`);
  assert.deepEqual(keepList(place, many, "3").map(({ text }) => text), [...many.slice(0, MOST_LISTED), line, document, "...."]);
});

test("what was done is there after a reload, with marks and colours, and can be undone and done again", () => {
  const place = shelf();
  let state = type(type(start(), 0, 5), 1, 6);
  state = edited(state, { type: "corner", cells: [2], digit: 7 });
  state = undone(edited(state, { type: "colour", cells: [2], colour: 3 }));
  keepTable(place, state.table);
  keepWork(place, { ...state, isEntry: false });
  const kept = keptWork(place);
  assert.deepEqual(kept?.table.board.cells[2]?.corner, [7]);
  assert.equal(kept?.isEntry, false);
  const again = { ...start(), ...kept };
  assert.equal(undone(undone(again)).table.board.cells[1]?.digit, 0);
  assert.deepEqual(redone(again).table.board.cells[2]?.colours, [3]);
});

test("a board of another size comes back whole, and so does the one before it", () => {
  const place = shelf();
  const before = edited(type(start(), 0, 5), { type: "tint", cell: 2, digit: 7, colour: 4 });
  const all = Array.from({ length: 625 }, (_, cell) => cell);
  const marked = edited(edited(cleared(before, "5x5"), { type: "corner", cells: all, digit: 9 }), { type: "corner", cells: all, digit: 3 });
  const state = type(marked, 3, 17);
  keepTable(place, state.table);
  keepWork(place, state);
  assert.ok((place.getItem("nonet-solver-work") ?? "").length < 25_000, "what is in all cells is written once");
  const again = { ...start(), ...keptWork(place) };
  assert.deepEqual(again.table, state.table);
  assert.deepEqual(again.history, state.history);
  assert.deepEqual(undone(undone(undone(undone(again)))).table, before.table);
});

test("what was kept of another table, by another version or not at all is left alone", () => {
  const place = shelf();
  const state = type(start(), 0, 5);
  keepWork(place, state);
  assert.equal(keptWork(place), null, "the table itself is not known");
  keepTable(place, type(state, 1, 6).table);
  assert.equal(keptWork(place), null, "it is another one by now");
  for (const nonsense of ["", "null", "7", "[", "{}", '{"form":1}', '{"form":2,"table":{"board":{"size":2,"count":4,"cells":[]}}}', '{"form":2,"table":{"board":{"size":0,"count":0,"cells":[]}},"history":{"past":[null],"future":[]}}', '{"form":2}']) {
    assert.equal(keptWork(shelf({ "nonet-solver-work": nonsense })), null);
  }
});

test("where a long history has no room, the table is kept without it", () => {
  const place = shelf();
  const small = { getItem: place.getItem, setItem: (/** @type {string} */ name, /** @type {string} */ value) => {
    if (value.includes('"back"')) throw new Error("no room");
    place.setItem(name, value);
  } };
  const state = type(start(), 0, 5);
  keepTable(small, state.table);
  keepWork(small, state);
  assert.deepEqual(keptWork(place)?.history.past, []);
  assert.equal(keptWork(place)?.table.board.cells[0]?.digit, 5);
});
