// Replays: boards along a way and along a watched search, and the work that fills them.

import assert from "node:assert/strict";
import { test } from "node:test";

import { emptyBoard, toLine } from "../../js/board/state.js";
import { moved } from "../../js/solver/player.js";
import { scaleOf } from "../../js/solver/race.js";
import { differences, trialsAt, watchBoard, wayBoard } from "../../js/solver/replay.js";
import { start } from "../../js/solver/state.js";
import { makeWork } from "../../js/solver/work.js";

test("a step of the way goes in after its own picture", () => {
  const steps = [
    { placements: [{ cell: "r1c1", digit: 1 }], eliminations: [] },
    { placements: [], eliminations: [{ cell: "r4c4", digit: 4 }] },
  ];
  const way = { start: emptyBoard(2, 2), candidates: Array(16).fill("1234"), steps };
  assert.equal(toLine(wayBoard(way, 0)), ".".repeat(16));
  assert.equal(toLine(wayBoard(way, 1)), `1${".".repeat(15)}`);
  assert.deepEqual(wayBoard(way, 1).cells[1]?.candidates, [2, 3, 4]);
  assert.deepEqual(wayBoard(way, 2).cells[15]?.candidates, [1, 2, 3]);
  assert.equal(wayBoard(way, 9), wayBoard(way, 2));
});

test("a trial that is taken back takes everything along that came after it", () => {
  const moments = [
    { kind: "try", cell: 0, digit: 1, trial: 1 },
    { kind: "look", cell: 1, possible: [2], case: "ii" },
    { kind: "try", cell: 2, digit: 3, trial: 2 },
    { kind: "end", event: "e1" },
    { kind: "take-back", cell: 2, digit: 3 },
    { kind: "take-back", cell: 0, digit: 1 },
  ];
  const watch = { start: emptyBoard(2, 2), moments, isCut: false, isDone: true };
  const line = (/** @type {number} */ count) => toLine(watchBoard(watch, count)).slice(0, 4);
  assert.deepEqual([0, 1, 2, 3, 5, 6].map(line), ["....", "1...", "12..", "123.", "12..", "...."]);
  assert.deepEqual([0, 1, 2, 3, 6].map((count) => trialsAt(moments, count)), [0, 1, 1, 2, 2]);
});

test("long searches are replayed from boards that were kept", () => {
  const moments = Array.from({ length: 1000 }, (_, index) =>
    index % 2 ? { kind: "take-back", cell: 0, digit: 1 } : { kind: "try", cell: 0, digit: 1, trial: index / 2 + 1 },
  );
  const watch = { start: emptyBoard(2, 2), moments, isCut: false, isDone: true };
  assert.equal(watchBoard(watch, 999).cells[0]?.digit, 1);
  assert.equal(watchBoard(watch, 1000).cells[0]?.digit, 0);
  assert.equal(watchBoard(watch, 401).cells[0]?.digit, 1);
});

test("two answers differ where their characters do", () => {
  assert.deepEqual(differences("1234", "1432"), [1, 3]);
});

test("keys move the player within its bounds", () => {
  assert.deepEqual(["ArrowRight", "ArrowLeft", "Home", "End", "PageDown"].map((key) => moved(key, 3, 8)), [4, 2, 0, 8, 8]);
  assert.equal(moved("ArrowLeft", 0, 8), 0);
  assert.equal(moved("x", 3, 8), null);
});

test("the scale of a race holds every time", () => {
  const { from, to, share } = scaleOf([2e-5, 0.3]);
  assert.deepEqual([from, to], [-5, 0]);
  assert.ok(share(2e-5) < share(1e-3) && share(0.3) < 1);
  assert.equal(scaleOf([1e-4]).to, -3);
});

/** An engine that answers from a table. @param {Record<string, any>} answers */
function fakeEngine(answers) {
  const asked = /** @type {string[]} */ ([]);
  const answer = async (/** @type {string} */ name) => {
    asked.push(name);
    const found = answers[name];
    if (found instanceof Error) throw found;
    return found ?? {};
  };
  return {
    asked,
    call: answer,
    ask: answer,
    begin: (/** @type {string} */ kind, /** @type {object} */ _request, /** @type {any} */ hear) => {
      for (const [event, data] of answers[`${kind}-events`] ?? []) hear(event, data);
      return { done: answer(kind), stop: () => asked.push("stop") };
    },
  };
}

/** @param {Record<string, any>} answers */
function solver(answers) {
  let state = start();
  const engine = fakeEngine(answers);
  const work = makeWork(() => state, (change) => void (state = change(state)), engine);
  return { work, engine, get: () => state };
}

test("starting solves, then explains the one answer", async () => {
  const steps = [{ placements: [{ cell: "r1c1", digit: 5 }], eliminations: [] }];
  const { work, get } = solver({
    solve: { solution: "5".repeat(81), count: 1, limit_reached: false },
    explain: { solved: true, level: "easy", score: 4, complexity: 1, steps, techniques: { "full-house": 1 } },
    candidates: { candidates: Array(81).fill("5") },
  });
  await work.start();
  await new Promise((done) => setTimeout(done, 5));
  assert.equal(get().result?.count, "1");
  assert.deepEqual(get().rating, { level: "easy", score: 4, complexity: 1, steps: 1, solved: true });
  assert.equal(get().way?.steps.length, 1);
  assert.equal(get().work, null);
});

test("only checking does not fetch the way", async () => {
  const { work, engine, get } = solver({ solve: { count: 1, limit_reached: false }, rate: { solved: true, level: "easy", score: 4, complexity: 1, techniques: {} } });
  get().mode = "check";
  await work.start();
  await new Promise((done) => setTimeout(done, 5));
  assert.deepEqual(engine.asked, ["solve", "rate"]);
  assert.equal(get().way, null);
});

test("a text that cannot be read becomes an open file with its fault", async () => {
  const fault = { code: "read-symbol", message: "no", line: 1, column: 2 };
  const { work, get } = solver({ parse: Object.assign(new Error("no"), { fault }) });
  assert.equal(await work.open({ name: "Pasted", text: "?" }, "table"), false);
  assert.equal(get().source, "file");
  assert.deepEqual(get().file?.fault, fault);
});

test("moments and finishes are kept in the order in which they come", async () => {
  const { work, get } = solver({
    "solve-events": [["moment", { kind: "end", event: "e3" }], ["moment", { kind: "try", cell: 0, digit: 1, trial: 1 }]],
    "race-events": [["finish", { method: "fast", name: "Fast", solved: true, seconds: 1e-4, solution: "1" }]],
  });
  await work.watch();
  assert.deepEqual(get().watch?.moments.map((moment) => moment.kind), ["end", "try"]);
  assert.equal(get().watch?.isDone, true);
  await work.race();
  assert.equal(get().race?.finishes.length, 1);
  assert.equal(get().race?.isDone, true);
});
