// What is drawn in the editor of rules: actions, documents, strokes, what is unfinished, and the questions about it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LIMIT, makeAsking, sparesOf, UNKNOWN, verdictOf } from "../../js/make/asking.js";
import { blankTable, cellsFrom, documentOf, drew, NOTHING, placeBeside, placeOf, tableFrom } from "../../js/make/drawn.js";
import { drawn, edited, has, keepWork, keptWork, painted, redone, start, strokeBegun, strokeEnded, swapPressed, undone, withBrush, withTable } from "../../js/make/editor-state.js";
import { letterOf, pictureOf } from "../../js/make/picture.js";
import { problemsOf } from "../../js/make/problems.js";

const four = blankTable("2x2");

/** @param {import("../../js/make/drawn.js").DrawAction[]} actions */
const drawing = (...actions) => actions.reduce((now, action) => drew(four.board, now, action), NOTHING);

/** A state with a tool, on a board of four rows. @param {import("../../js/make/editor-state.js").Tool} tool */
const withTool = (tool) => ({ ...start(), table: four, tool });

test("every kind of rule is drawn, and taken away again", () => {
  const all = drawing(
    { type: "whole", rule: "windoku", isOn: true },
    { type: "whole", rule: "anti-king", isOn: true },
    { type: "extra", index: 0, cells: [5, 0], isIn: true },
    { type: "strip", index: 0, cells: [1, 2], isIn: true },
    { type: "strip-digit", index: 0, digit: 3 },
    { type: "strip-digit", index: 0, digit: 1 },
    { type: "mark", cells: [4, 6], mark: "even" },
    { type: "edge", place: "right-2", number: 2 },
  );
  assert.deepEqual(all, { whole: ["anti-king", "windoku"], regions: null, extras: [[0, 5]], strips: [{ cells: [1, 2], digits: [1, 3] }], marks: { 4: "even", 6: "even" }, edges: { "right-2": 2 } });
  /** @type {import("../../js/make/drawn.js").DrawAction[]} */
  const away = [
    { type: "whole", rule: "windoku", isOn: false }, { type: "whole", rule: "anti-king", isOn: false }, { type: "extra-away", index: 0 }, { type: "strip-away", index: 0 },
    { type: "mark", cells: [4, 6], mark: null }, { type: "edge", place: "right-2", number: 0 },
  ];
  assert.deepEqual(away.reduce((now, action) => drew(four.board, now, action), all), NOTHING);
});

test("what changes nothing gives the same drawing", () => {
  const one = drawing({ type: "mark", cells: [4], mark: "odd" });
  assert.equal(drew(four.board, one, { type: "mark", cells: [4], mark: "odd" }), one);
  assert.equal(drew(four.board, one, { type: "jigsaw", isOn: false }), one);
});

test("regions begin as boxes, and two cells change places", () => {
  const boxes = drawing({ type: "jigsaw", isOn: true });
  assert.deepEqual(boxes.regions, [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3]);
  const swapped = drew(four.board, boxes, { type: "swap", cells: [1, 2] });
  assert.deepEqual(swapped.regions?.slice(0, 4), [0, 1, 0, 1]);
  assert.deepEqual(problemsOf({ ...four, drawn: swapped }), []);
});

test("the document says everything, and what has no cells is not in it", () => {
  const rules = drawing(
    { type: "jigsaw", isOn: true }, { type: "whole", rule: "anti-king", isOn: true }, { type: "extra", index: 0, cells: [0, 5], isIn: true }, { type: "strip", index: 0, cells: [1, 2], isIn: true },
    { type: "strip-digit", index: 0, digit: 3 }, { type: "strip-digit", index: 0, digit: 1 }, { type: "strip-digit", index: 1, digit: 1 },
    { type: "mark", cells: [4], mark: "even" }, { type: "mark", cells: [7], mark: "odd" }, { type: "edge", place: "bottom-1", number: 3 },
  );
  assert.deepEqual(documentOf({ ...four, drawn: rules, remarks: [["title", "A beginning"]] }), {
    puzzle: "................", regions: "1122112233443344",
    rules: [
      "anti-king", { rule: "extra-region", cells: "r1c1 r2c2" }, { rule: "strip", cells: "r1c2 r1c3", digits: "13" },
      { rule: "even", cells: "r2c1" }, { rule: "odd", cells: "r2c4" }, { rule: "buildings", cells: "r4c2 r3c2 r2c2 r1c2", number: 3 },
    ],
    remarks: [["title", "A beginning"]],
  });
  assert.deepEqual(documentOf(blankTable("2x3")), { puzzle: ".".repeat(36), box: "2x3" });
});

test("what the engine has read becomes a drawing", () => {
  const houses = [
    { id: "a", kind: "extra", number: 1, name: "", cells: [5, 0], digits: [] },
    { id: "b", kind: "strip", number: 1, name: "", letter: "A", cells: [1, 2], digits: [1, 3] },
  ];
  const told = ["anti-king", "extra-region", "strip", "even", "buildings"].map((id) => ({ id, name: id, text: "" }));
  const clues = [{ rule: "even", cells: [4] }, { rule: "buildings", cells: [13, 9, 5, 1], number: 3, side: /** @type {const} */ ("bottom") }];
  const digits = [1, ...Array.from({ length: 15 }, () => 0)];
  const data = { size: 4, box_rows: 2, box_columns: 2, symbols: ["A", "B", "C", "D"], digits, kinds: `p${".".repeat(15)}`, clashes: [], houses, rules: { told, unknown: [], apart: [], clues } };
  const table = tableFrom({ board: data, puzzle: "{}" });
  assert.deepEqual(table.drawn, { whole: ["anti-king"], regions: null, extras: [[0, 5]], strips: [{ cells: [1, 2], digits: [1, 3] }], marks: { 4: "even" }, edges: { "bottom-1": 3 } });
  assert.deepEqual([table.board.cells[0]?.digit, table.board.cells[0]?.kind, table.board.symbols[0]], [1, "given", "1"]);
  const { box_rows: _, box_columns: __, ...free } = data;
  const regions = [0, 4, 8, 12].map((first, index) => ({ id: `r${index}`, kind: "region", number: index + 1, name: "", cells: [0, 1, 2, 3].map((step) => first + step), digits: [1, 2, 3, 4] }));
  const jigsaw = tableFrom({ board: { ...free, houses: regions }, puzzle: "" });
  assert.deepEqual(jigsaw.drawn.regions, [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]);
  assert.deepEqual([jigsaw.board.boxRows, jigsaw.board.boxColumns], [2, 2]);
});

test("one looks along a line from each of its ends", () => {
  const places = ["left-1", "right-1", "top-2", "bottom-2"];
  assert.deepEqual(places.map((place) => cellsFrom(4, place)), [[4, 5, 6, 7], [7, 6, 5, 4], [2, 6, 10, 14], [14, 10, 6, 2]]);
  assert.deepEqual(places.map((place) => placeOf(4, cellsFrom(4, place))), places);
});

test("arrows go along the edge, around its corners and across, and come to every place", () => {
  const [up, down, left, right] = [{ down: -1, right: 0 }, { down: 1, right: 0 }, { down: 0, right: -1 }, { down: 0, right: 1 }];
  assert.equal(placeBeside(4, "top-3", right), "right-0");
  assert.equal(placeBeside(4, "top-0", left), "left-0");
  assert.equal(placeBeside(4, "left-3", down), "bottom-0");
  assert.equal(placeBeside(4, "bottom-3", right), "right-3");
  assert.equal(placeBeside(4, "right-0", up), "top-3");
  assert.equal(placeBeside(4, "top-1", down), "bottom-1");
  assert.equal(placeBeside(4, "top-1", up), "top-1");
  assert.equal(placeBeside(4, "left-2", right), "right-2");
  const reached = new Set(["top-0"]);
  for (const place of reached) for (const step of [up, down, left, right]) reached.add(placeBeside(4, place, step));
  assert.equal(reached.size, 16);
});

test("a stroke is one thing to undo, and what the first cell has decides", () => {
  const begun = painted(strokeBegun(withTool("even"), 4), [4]);
  const stroke = strokeEnded(painted(painted(begun, [5]), [6]));
  assert.deepEqual(Object.keys(stroke.table.drawn.marks), ["4", "5", "6"]);
  assert.equal(stroke.history.past.length, 1);
  const away = strokeEnded(painted(painted(strokeBegun(stroke, 5), [5]), [7]));
  assert.deepEqual(Object.keys(away.table.drawn.marks), ["4", "6"]);
  assert.deepEqual(undone(undone(away)).table.drawn, NOTHING);
  assert.deepEqual(redone(undone(away)).table.drawn, away.table.drawn);
});

test("a stroke of a region paints; a key on a painted cell takes it out", () => {
  const jigsaw = drawn(withTool("region"), { type: "jigsaw", isOn: true });
  const same = painted(strokeBegun(jigsaw, 0), [0]);
  assert.deepEqual(same.table.drawn.regions, jigsaw.table.drawn.regions);
  assert.equal(painted(jigsaw, [0]).table.drawn.regions?.[0], -1);
  assert.equal(painted(withBrush(jigsaw, 3), [0]).table.drawn.regions?.[0], 3);
});

test("two cells that are pressed change regions, and the same one twice does nothing", () => {
  const jigsaw = { ...drawn(withTool("region"), { type: "jigsaw", isOn: true }), swap: -1 };
  const once = swapPressed(jigsaw, 1);
  assert.equal(swapPressed(once, 1).swap, -1);
  const twice = swapPressed(once, 2);
  assert.deepEqual([twice.swap, twice.table.drawn.regions?.slice(0, 4)], [-1, [0, 1, 0, 1]]);
  assert.equal(withBrush(twice, 0).swap, null);
});

test("a brush beyond the last strip begins a new one, and there is none beyond that", () => {
  const one = painted(withTool("strip"), [1]);
  const two = painted(withBrush(one, Infinity), [2]);
  assert.deepEqual(two.table.drawn.strips.map(({ cells }) => cells), [[1], [2]]);
  assert.equal(two.brush.strip, 1);
  assert.ok(has(two, 2) && !has(two, 1));
  assert.equal(undone(undone(two)).brush.strip, 0);
});

test("digits and rules share one history", () => {
  const digit = edited(withTool("digit"), { type: "digit", cells: [0], digit: 2, as: "given" });
  const rule = drawn(digit, { type: "whole", rule: "windoku", isOn: true });
  const back = undone(rule);
  assert.deepEqual([back.table.board.cells[0]?.digit, back.table.drawn.whole], [2, []]);
  assert.equal(undone(back).table.board.cells[0]?.digit, 0);
  const other = withTable(rule, blankTable("3x3"));
  assert.equal(undone(other).table.board.size, 4);
  assert.deepEqual(undone(other).table.drawn, rule.table.drawn);
});

test("what is unfinished is named with its cells", () => {
  const table = { ...four, drawn: drawing({ type: "jigsaw", isOn: true }, { type: "region", cells: [0], region: 1 }, { type: "region", cells: [15], region: -1 }, { type: "strip", index: 0, cells: [1, 2], isIn: true }, { type: "extra", index: 0, cells: [0, 1, 2, 3, 4], isIn: true }) };
  const found = problemsOf(table).map(({ kind, index, count, isInTheWay }) => [kind, index, count, isInTheWay]);
  assert.deepEqual(found, [["region-few", 0, 3, false], ["region-many", 1, 5, true], ["region-few", 3, 3, false], ["region-none", -1, 1, false], ["strip", 0, 2, true], ["extra", 0, 5, true]]);
});

test("the picture shows at once what is drawn, and what the engine tells where it is about the same", () => {
  const table = { ...four, drawn: drawing({ type: "whole", rule: "diagonal-rising", isOn: true }, { type: "strip", index: 0, cells: [1], isIn: true }, { type: "edge", place: "top-1", number: 2 }) };
  const told = { about: "", houses: [{ id: "r", kind: "row", number: 1, name: "row 1", cells: [0, 1, 2, 3], digits: [1, 2, 3, 4] }, { id: "w", kind: "window", number: 1, name: "", cells: [5], digits: [] }], clashes: [0], apart: /** @type {[number, number][]} */ ([[0, 5]]), told: [] };
  const picture = pictureOf(table, told, ["12", ...Array.from({ length: 15 }, () => "")], { isNow: true, hasNumbers: false });
  assert.deepEqual(picture.houses.map(({ kind }) => kind), ["row", "diagonal-rising", "strip"]);
  assert.deepEqual([picture.cells[0]?.clash, picture.cells[0]?.candidates, picture.rules?.apart.length], [true, [1, 2], 1]);
  assert.deepEqual(picture.rules?.clues, [{ rule: "buildings", cells: [1, 5, 9, 13], number: 2, side: "top" }]);
  assert.equal(pictureOf(table, told, null, { isNow: false, hasNumbers: false }).cells[0]?.clash, false);
  assert.equal(pictureOf(four, null, null, { isNow: false, hasNumbers: false }).rules, null);
  assert.deepEqual([0, 25, 26, 27].map(letterOf), ["A", "Z", "AA", "AB"]);
});

test("work is kept with its history; what makes no sense is not taken", () => {
  /** @type {Map<string, string>} */
  const shelf = new Map();
  const storage = { getItem: (/** @type {string} */ name) => shelf.get(name) ?? null, setItem: (/** @type {string} */ name, /** @type {string} */ value) => void shelf.set(name, value) };
  assert.deepEqual(keptWork(storage), {});
  const state = painted(withTool("odd"), [3]);
  keepWork(storage, state);
  assert.deepEqual({ ...start(), ...keptWork(storage) }, state);
  for (const wrong of ["{", '{"form":1}', '{"form":9}', "null"]) {
    shelf.set("nonet-make-rules", wrong);
    assert.deepEqual(keptWork(storage), {});
  }
});

test("a verdict says one, none, several, or that nobody knows", () => {
  const kind = (/** @type {any} */ answer) => verdictOf(answer).kind;
  assert.equal(kind({ count: "1", unique: true }), "one");
  assert.equal(kind({ count: "0", unique: false, reasons: ["why"] }), "none");
  assert.equal(kind({ count: "7", unique: false }), "several");
  assert.equal(kind({ count: "1", stopped: true }), "open");
  assert.equal(kind({ count: "5", stopped: true }), "several");
  assert.ok(verdictOf({ count: "5", stopped: true }).isMore);
  assert.deepEqual(verdictOf({ error: { message: "no such rule" } }).reasons, ["no such rule"]);
  const spares = sparesOf({ redundant: [{ cell: "r1c1", digit: 3 }], redundant_clues: [{ rule: "even", cells: ["r2c2"], name: "even" }] });
  assert.deepEqual(spares.map(({ kind: what }) => what), ["given", "clue"]);
});

/**
 * An engine whose answers are given by hand, and what is known by it.
 */
function makeDesk() {
  let known = UNKNOWN;
  /** @type {{ kind: string, request: any, give: (answer: any) => void, isStopped: boolean }[]} */
  const jobs = [];
  const engine = {
    ask: async () => ({ board: { houses: [], clashes: [] } }),
    begin: (/** @type {string} */ kind, /** @type {any} */ request) => {
      /** @type {typeof jobs[number]} */
      const job = { kind, request, give: () => {}, isStopped: false };
      const done = new Promise((resolve) => (job.give = resolve));
      jobs.push(job);
      return { done, stop: () => { job.isStopped = true; job.give({ stopped: true, count: "0" }); } };
    },
  };
  const asking = makeAsking((how) => void (known = how(known)), () => {}, engine);
  const rests = () => new Promise((resolve) => setTimeout(resolve, 5));
  return { asking, jobs, rests, known: () => known };
}

test("the count comes first, then true candidates, then what could go", async () => {
  const { asking, jobs, rests, known } = makeDesk();
  void asking.ask({ puzzle: "a" }, { wantsTrue: true, isPatient: true, known: UNKNOWN });
  await rests();
  assert.deepEqual([jobs.length, jobs[0]?.kind, jobs[0]?.request.limit, known().stage], [1, "check", LIMIT, "count"]);
  jobs[0]?.give({ count: "1", unique: true });
  await rests();
  assert.deepEqual([jobs[1]?.kind, known().verdict?.kind], ["candidates", "one"]);
  jobs[1]?.give({ candidates: ["1"] });
  await rests();
  assert.equal(jobs[2]?.request.redundant, true);
  jobs[2]?.give({ redundant: [], redundant_clues: [] });
  await rests();
  assert.deepEqual([known().candidates, known().spares, known().stage, known().givesUp], [["1"], [], null, []]);
});

test("a later question ends the one before, whose answer no longer counts", async () => {
  const { asking, jobs, rests, known } = makeDesk();
  void asking.ask({ puzzle: "a" }, { wantsTrue: false, isPatient: true, known: UNKNOWN });
  await rests();
  void asking.ask({ puzzle: "b" }, { wantsTrue: false, isPatient: true, known: known() });
  await rests();
  assert.equal(jobs[0]?.isStopped, true);
  assert.equal(known().verdict, null);
  jobs[1]?.give({ count: "3", unique: false });
  await rests();
  assert.deepEqual([known().about, known().verdict?.count, known().stage], ['{"puzzle":"b"}', "3", null]);
});

test("what is stopped is not known, and asked again only where it is not", async () => {
  const { asking, jobs, rests, known } = makeDesk();
  void asking.ask({ puzzle: "a" }, { wantsTrue: true, isPatient: true, known: UNKNOWN });
  await rests();
  jobs[0]?.give({ count: "1", unique: true });
  await rests();
  asking.stop();
  await rests();
  assert.deepEqual([jobs.length, known().verdict?.kind, known().givesUp, known().stage], [2, "one", ["true", "spare"], null]);
  void asking.ask({ puzzle: "a" }, { wantsTrue: true, isPatient: true, known: known() });
  await rests();
  assert.deepEqual([jobs[2]?.kind, known().verdict?.kind], ["candidates", "one"]);
});
