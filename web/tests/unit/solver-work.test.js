// The work of the solver page: what it asks, and what it does with answers that come late or to another puzzle.

import assert from "node:assert/strict";
import { test } from "node:test";

import { toLine } from "../../js/board/state.js";
import { effortOf, effortsOf, factsOf, isLeftBehind } from "../../js/solver/outcome.js";
import { answered, questionOf, start, withMethod, withOneOfFive } from "../../js/solver/state.js";
import { makeWork } from "../../js/solver/work.js";

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

/**
 * A digit that somebody writes into a cell.
 * @param {number} cell
 * @param {number} digit
 * @returns {import("../../js/board/actions.js").Action}
 */
const entry = (cell, digit) => ({ type: "digit", cells: [cell], digit, as: "given" });

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

test("an answer that came at once says so until another puzzle is there, and one that was chosen since is left behind", async () => {
  const { work, get } = solver({ solve: { count: 1, limit_reached: false } });
  work.clear("4x4");
  assert.equal(get().soonBy, null);
  await work.start();
  assert.equal(get().soonBy, "");
  assert.deepEqual([isLeftBehind(get()), isLeftBehind({ ...get(), mode: "all" })], [false, false], "whoever chooses another mode has its answer");
  assert.equal(isLeftBehind({ ...get(), mode: "all", soonBy: null }), true);
  assert.equal(isLeftBehind({ ...get(), method: "sets" }), true);
  assert.equal(isLeftBehind({ ...get(), limit: "all" }), true);
  assert.equal(isLeftBehind({ ...get(), limit: "all", unique: false, result: { .../** @type {any} */ (get().result), unique: false } }), false, "a limit is nothing where nobody counts");
  work.edit(entry(0, 1));
  assert.equal(get().soonBy, null);
});

test("only checking does not fetch the way", async () => {
  const { work, engine, get } = solver({ solve: { count: 1, limit_reached: false }, rate: { solved: true, level: "easy", score: 4, complexity: 1, techniques: {} } });
  get().mode = "check";
  await work.start();
  await new Promise((done) => setTimeout(done, 5));
  assert.deepEqual(engine.asked, ["solve", "rate"]);
  assert.equal(get().way, null);
});

test("only true opportunities keep what was counted, and count what was not counted to the end", async () => {
  const { work, engine, get } = solver({ candidates: { candidates: Array(81).fill("5") }, count: { count: "3", limit_reached: false } });
  get().mode = "all";
  await work.start();
  await work.onlyTrue(true);
  assert.deepEqual([get().result?.trueOnly, get().result?.count], [true, "3"]);
  assert.equal(engine.asked.filter((name) => name === "count").length, 1, "what is known is not counted again");
  const begun = work.start();
  await new Promise((done) => setTimeout(done, 0));
  const result = get().result;
  if (result) result.counted = null;
  await work.onlyTrue(false);
  await begun;
  assert.deepEqual([get().result?.trueOnly, get().result?.count], [false, "3"]);
  assert.ok(engine.asked.filter((name) => name === "count").length > 1, "an interrupted count begins anew");
});

test("who stops the search for true opportunities keeps those that are shown", async () => {
  const answers = /** @type {Record<string, any>} */ ({ candidates: { candidates: Array(81).fill("5") } });
  const { work, get } = solver(answers);
  Object.assign(get(), { mode: "all", unique: false });
  await work.start();
  answers.candidates = { stopped: true, error: { code: "lines-stopped", message: "stopped" } };
  await work.onlyTrue(true);
  assert.deepEqual([get().trueOnly, get().result?.fault, get().result?.candidates?.length], [false, null, 81]);
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
    "solve-events": [["moment", { kind: "end", end: "e3" }], ["moment", { kind: "try", cell: 0, digit: 1, trial: 1 }]],
    "race-events": [["finish", { method: "fast", name: "Fast", solved: true, seconds: 1e-4, solution: "1" }]],
  });
  await work.watch();
  assert.deepEqual(get().watch?.moments.map((moment) => moment.kind), ["end", "try"]);
  assert.equal(get().watch?.isDone, true);
  await work.race();
  assert.equal(get().race?.finishes.length, 1);
  assert.equal(get().race?.isDone, true);
});

test("a race that is refused says why, and has no result", async () => {
  const error = { code: "unknown-rules", message: "no" };
  const { work, get } = solver({ race: { error } });
  await work.race();
  assert.deepEqual([get().view, get().race, get().result?.fault], ["race", null, error]);
});

/** Lets everything go on that waits for nothing but its turn. */
const turn = () => new Promise((done) => setTimeout(done, 0));

/** A puzzle of 16 cells as the engine reads it: the text is its first digit. @param {string} text */
function parsed(text) {
  const digit = Number(text);
  const digits = [digit, ...Array(15).fill(0)];
  return { puzzle: `${text}${".".repeat(15)}`, board: { size: 4, box_rows: 2, box_columns: 2, symbols: ["1", "2", "3", "4"], digits, kinds: `g${".".repeat(15)}`, clashes: [] } };
}

/**
 * A solver whose engine answers when the test says so: `answer(what, data)` answers the oldest question of
 * that name that still waits, and `hear` tells the oldest job something.
 */
function slowSolver() {
  /** @type {{ name: string, request: any, done: (data: any) => void, fail: (error: unknown) => void, hear?: (event: string, data: any) => void }[]} */
  const waiting = [];
  let state = { ...start(), samples: ["1", "2", "3"].map((name) => ({ name, about: "", expected: "" })) };
  const wait = (/** @type {string} */ name, /** @type {any} */ request, /** @type {any} */ hear) =>
    new Promise((done, fail) => waiting.push({ name, request, done, fail, hear }));
  const engine = {
    call: (/** @type {string} */ path) => wait(path, {}, undefined),
    // The text of a sample is read at once: what takes its time here is the way of the text.
    ask: async (/** @type {string} */ question, /** @type {any} */ request) => (question === "parse" ? parsed(request.puzzle) : wait(question, request, undefined)),
    begin: (/** @type {string} */ kind, /** @type {any} */ request, /** @type {any} */ hear) => ({ done: wait(kind, request, hear), stop: () => {} }),
  };
  const work = makeWork(() => state, (change) => void (state = change(state)), /** @type {any} */ (engine));
  const take = (/** @type {string} */ name) => {
    const index = waiting.findIndex((one) => one.name === name);
    assert.notEqual(index, -1, `${name} was not asked, but ${waiting.map((one) => one.name)}`);
    return /** @type {typeof waiting[number]} */ (waiting.splice(index, 1)[0]);
  };
  return {
    work,
    engine,
    waiting,
    get: () => state,
    set: (/** @type {Partial<typeof state>} */ some) => void (state = { ...state, ...some }),
    asked: () => waiting.map(({ name }) => name),
    answer: async (/** @type {string} */ name, /** @type {any} */ data) => {
      const { request, done } = take(name);
      done(data);
      await turn();
      return request;
    },
    refuse: async (/** @type {string} */ name, /** @type {unknown} */ error) => {
      take(name).fail(error);
      await turn();
    },
    hear: (/** @type {string} */ event, /** @type {any} */ data) => waiting.find((one) => one.hear)?.hear?.(event, data),
  };
}

test("Start right after Next answers the next sample, not the one before", async () => {
  const { work, get, asked, answer } = slowSolver();
  void work.showSample(0);
  await answer("samples/1", { text: "1" });
  void work.showSample(1);
  void work.start();
  await turn();
  assert.deepEqual(asked(), ["samples/2"], "nothing is asked about a puzzle that is about to leave");
  await answer("samples/2", { text: "2" });
  const request = await answer("solve", { solution: "2".repeat(16), count: "1", limit_reached: false });
  assert.equal(request.puzzle, "2");
  assert.equal(get().result?.board.cells[0]?.digit, 2);
  assert.equal(get().sample, 1);
});

test("of two samples the one that was chosen last is shown, in whatever order they come", async () => {
  const { work, get, answer } = slowSolver();
  void work.showSample(0);
  void work.showSample(1);
  assert.equal(get().arriving, 1, "the choice is seen at once");
  assert.equal(get().sample, -1, "though it does not stand there yet");
  await answer("samples/2", { text: "2" });
  await answer("samples/1", { text: "1" });
  assert.equal(toLine(get().table.board)[0], "2");
  assert.equal(get().sample, 1);
  assert.equal(get().arriving, null);
});

test("who edits while a text is on its way keeps the edit", async () => {
  const { work, get, asked, answer } = slowSolver();
  void work.showSample(0);
  work.edit(entry(5, 7));
  assert.equal(get().arriving, null);
  void work.start();
  await turn();
  assert.ok(asked().includes("solve"), "nothing waits for a text that nobody wants any more");
  await answer("samples/1", { text: "1" });
  assert.equal(get().table.board.cells[5]?.digit, 7);
  assert.equal(get().sample, -1);
});

test("a sample that does not come leaves the one that is shown", async () => {
  const { work, get, answer, refuse } = slowSolver();
  void work.showSample(1);
  await answer("samples/2", { text: "2" });
  void work.showSample(2);
  await refuse("samples/3", Object.assign(new Error(""), { fault: { code: "gone", message: "" } }));
  assert.equal(get().sample, 1);
  assert.equal(get().arriving, null);
  assert.equal(toLine(get().table.board)[0], "2");
});

test("Start that waits is forgotten if somebody moves on", async () => {
  const { work, asked, answer } = slowSolver();
  void work.showSample(0);
  void work.start();
  void work.showSample(1);
  await answer("samples/1", { text: "1" });
  await answer("samples/2", { text: "2" });
  assert.deepEqual(asked(), []);
});

test("an answer about a puzzle that was edited meanwhile is dropped", async () => {
  const { work, get, answer, refuse } = slowSolver();
  void work.start();
  await turn();
  work.edit(entry(5, 7));
  await answer("solve", { solution: "1".repeat(81), count: "1", limit_reached: false });
  assert.equal(get().result, null);
  void work.start();
  await turn();
  work.edit(entry(5, 8));
  await refuse("solve", new Error("late trouble"));
  assert.equal(get().result, null);
});

test("moments of a search that was left do not come back", async () => {
  const { work, get, hear, answer } = slowSolver();
  void work.watch();
  await turn();
  hear("moment", { kind: "try", cell: 0, digit: 1, trial: 1 });
  assert.equal(get().watch?.moments.length, 1);
  work.edit(entry(5, 7));
  hear("moment", { kind: "try", cell: 0, digit: 2, trial: 2 });
  await answer("solve", { stopped: true });
  assert.equal(get().watch, null);
});

test("an answer is shown as it was asked for, whatever has been chosen since", async () => {
  const { work, get, set, answer } = slowSolver();
  set({ mode: "check", unique: false });
  void work.start();
  await turn();
  set({ mode: "answer", unique: true });
  const request = await answer("solve", { count: "1", limit_reached: true });
  assert.equal(request.mode, "only-check");
  assert.equal(get().result?.mode, "check");
  assert.equal(get().result?.unique, false);
});

test("a race does not end what is still to be said of the result", async () => {
  const { work, get, answer } = slowSolver();
  void work.start();
  await turn();
  await answer("solve", { solution: "1".repeat(81), count: "1", limit_reached: false });
  assert.equal(get().isRating, true);
  void work.race();
  await turn();
  await answer("explain", { solved: true, level: "easy", score: 4, complexity: 1, techniques: {} });
  assert.equal(get().rating?.level, "easy");
  assert.equal(get().isRating, false);
});

test("a way that takes longer than an answer may goes on as a job", async () => {
  const late = Object.assign(new Error("late"), { answer: { stopped: "time" } });
  let times = 0;
  const engine = fakeEngine({ solve: { solution: "5".repeat(81), count: 1, limit_reached: false }, candidates: { candidates: Array(81).fill("5") } });
  const whole = { solved: true, level: "easy", score: 4, complexity: 1, steps: [{ placements: [{ cell: "r1c1", digit: 5 }], eliminations: [] }], techniques: {} };
  const ask = async (/** @type {string} */ name) => {
    if (name !== "explain") return engine.ask(name);
    times += 1;
    throw late;
  };
  let state = start();
  const begin = (/** @type {string} */ kind) => ({ done: Promise.resolve(kind === "explain" ? whole : {}), stop: () => {} });
  const work = makeWork(() => state, (change) => void (state = change(state)), { ...engine, ask, begin });
  await work.start();
  await new Promise((done) => setTimeout(done, 5));
  assert.equal(times, 1);
  assert.equal(state.way?.steps.length, 1);
  assert.equal(state.rating?.level, "easy");
});

test("Start again forgets the rating that is under way", async () => {
  const { work, get, answer } = slowSolver();
  void work.start();
  await turn();
  await answer("solve", { solution: "1".repeat(81), count: "1", limit_reached: false });
  void work.start();
  await turn();
  await answer("solve", { solution: "1".repeat(81), count: "5", limit_reached: false });
  await answer("explain", { solved: true, level: "easy", score: 4, complexity: 1, techniques: {} });
  assert.equal(get().rating, null);
  await answer("rate", { solved: false, level: null, score: null, complexity: 9, techniques: {} });
  assert.equal(get().isRating, false);
  const { result } = get();
  assert.deepEqual(result && factsOf(get(), result), [["complexity", 9]], "with several answers there is no level, but a complexity");
});

test("figures stand beside the job that they belong to", async () => {
  const { work, get, set, hear, answer } = slowSolver();
  set({ limit: "all", unique: true });
  void work.start();
  await turn();
  await answer("solve", { solution: "1".repeat(81), count: "1", limit_reached: true, method: "fast", nodes: 40, trials: 39, trials_to_each: [39], trials_to_last: 39 });
  hear("progress", { count: "17", trials: 5 });
  assert.equal(get().work?.progress.count, "17");
  await answer("count", { count: "6670903752021072936960", limit_reached: false, method: "combinatorics" });
  const { result } = get();
  assert.equal(result?.count, "6670903752021072936960");
  assert.deepEqual(result && effortsOf(result), [
    { kind: "searched", method: "fast", figures: { nodes: 40, trials: 39 }, trialsTo: null },
    { kind: "counted", method: "combinatorics", figures: {}, trialsTo: null },
  ]);
});

test("a job shows nothing of how far the one before it came", async () => {
  const { work, get, set, hear, answer } = slowSolver();
  set({ limit: "all", unique: true, method: "sets" });
  void work.start();
  await turn();
  hear("progress", { trials: 39 });
  await answer("solve", { solution: "1".repeat(81), count: "1", limit_reached: true, method: "sets" });
  assert.deepEqual(get().work?.progress, { share: null, count: null, trials: null });
});

/** A step as the engine tells it. @param {string} cell */
const placing = (cell) => ({ placements: [{ cell, digit: 1 }], eliminations: [] });

test("the way of the five methods is that of the chosen ones, with its own figures", async () => {
  const { work, get, asked, hear, answer } = slowSolver();
  void work.chooseReasoner((state) => withMethod(state, "trial"));
  void work.chooseReasoner((state) => withOneOfFive(state, "method-5"));
  assert.deepEqual(asked(), [], "nothing is shown that was not asked for");
  void work.showWay();
  await turn();
  hear("step", placing("r1c1"));
  const request = await answer("solve", { method: "trial", solution: "1".repeat(81), count: "1", complexity: 7, assumed_at_once: 2 });
  assert.deepEqual([request.method, request.only, request.watch], ["trial", ["method-1", "method-2", "method-3", "method-4"], true]);
  await answer("candidates", { candidates: Array(81).fill("1") });
  assert.equal(get().way?.by, "five");
  assert.equal(get().way?.steps.length, 1);
  assert.deepEqual(effortOf("searched", get().way?.answer)?.figures, { complexity: 7, assumed: 2 });
  assert.deepEqual([request.unique, request.limit], [true, 2], "where uniqueness is looked for, the ways are compared");
});

test("another choice of methods shows another way at once", async () => {
  const { work, get, set, hear, answer } = slowSolver();
  set({ reasoner: "five" });
  void work.showWay();
  await turn();
  hear("step", placing("r1c1"));
  void work.chooseReasoner((state) => withOneOfFive(state, "method-1"));
  await turn();
  await answer("solve", { method: "trial", solution: "1" });
  assert.equal(get().way, null, "the way of the choice before is not wanted any more");
  hear("step", placing("r2c2"));
  const request = await answer("solve", { method: "trial", solution: "1" });
  assert.deepEqual(request.only, ["method-2", "method-3", "method-4", "method-5"]);
  await answer("candidates", { candidates: Array(81).fill("1") });
  assert.deepEqual(get().way?.steps, [placing("r2c2")]);
});

test("a way by all techniques that comes late does not take the place of the five methods'", async () => {
  const { work, get, set, answer } = slowSolver();
  set({ view: "way" });
  void work.showWay();
  await turn();
  set({ reasoner: "five" });
  await answer("explain", { solved: true, level: "easy", score: 4, complexity: 1, steps: [placing("r1c1")] });
  await answer("candidates", { candidates: Array(81).fill("1") });
  assert.equal(get().way, null);
  assert.equal(get().rating?.level, "easy", "how hard it is stays true");
});

test("Start by trial shows the figures of that search, and its way", async () => {
  const { work, get, asked, answer } = slowSolver();
  void work.chooseReasoner((state) => withMethod(state, "trial"));
  void work.start();
  await turn();
  await answer("solve", { solution: "1".repeat(81), count: "1", limit_reached: false, method: "trial", complexity: 75, assumed_at_once: 1 });
  assert.deepEqual(asked(), ["rate", "solve"]);
  await answer("rate", { solved: true, level: "hard", score: 99, complexity: 60, techniques: { "x-wing": 3 } });
  const { result } = get();
  assert.deepEqual(result && factsOf(get(), result), [["level", "hard"], ["score", 99], ["complexity", 75], ["assumed", 1], ["steps", 3]]);
});

test("the complexity of the first way is called that, and that of the way is the answer's", async () => {
  const first = { solution: "1".repeat(81), count: "1", limit_reached: true, method: "trial", complexity: 76, assumed_at_once: 1 };
  const { work, get, set, answer } = slowSolver();
  set({ unique: false });
  void work.chooseReasoner((state) => withMethod(state, "trial"));
  void work.start();
  await turn();
  await answer("solve", first);
  const { result } = get();
  assert.deepEqual(result && factsOf({ ...get(), isRating: false }, result), [["complexity-first", 76], ["assumed", 1]]);
  await answer("rate", { solved: true, level: "hard", score: 99, complexity: 75, techniques: {} });
  assert.deepEqual(result && factsOf(get(), result).slice(2, 4), [["complexity-first", 76], ["assumed", 1]]);
  const request = await answer("solve", first);
  assert.deepEqual([request.unique, request.limit], [undefined, 1]);
  assert.deepEqual(effortOf("searched", first)?.figures, { "complexity-first": 76, assumed: 1 });
  assert.deepEqual(effortOf("searched", { ...first, complexity: 3, assumed_at_once: 0 })?.figures, { complexity: 3, assumed: 0 });
});

test("complexity is told without a solution, and with several", () => {
  const facts = (/** @type {any} */ answer) => {
    const state = answered(start(), { method: "trial", ...answer });
    return state.result && factsOf(state, state.result);
  };
  assert.deepEqual(facts({ count: "0", limit_reached: false, complexity: 0 }), [["complexity", 0]]);
  assert.deepEqual(facts({ count: "7", limit_reached: false, complexity: 12, assumed_at_once: 2 }), [["complexity", 12], ["assumed", 2]]);
});

test("a question that takes longer than the server lets it becomes a job", async () => {
  const { work, get, asked, answer } = slowSolver();
  void work.start();
  await turn();
  await answer("solve", { count: "0", limit_reached: false, stopped: true });
  assert.equal(get().result, null);
  assert.deepEqual(asked(), ["solve"]);
  await answer("solve", { solution: "1".repeat(81), count: "1", limit_reached: false });
  assert.equal(get().result?.count, "1");
});

test("whatever is pressed in whatever order, what is shown is about the puzzle that is shown", async () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    let random = seed;
    const below = (/** @type {number} */ limit) => {
      random = (random * 1103515245 + 12345) % 2147483648;
      return Math.floor((random / 2147483648) * limit);
    };
    const { work, get, set, waiting } = slowSolver();
    /** Answers one of the questions that wait. Every answer tells the puzzle that it is about. */
    const answerOne = () => {
      const one = waiting.splice(below(waiting.length), 1)[0];
      if (!one) return;
      const about = one.request.puzzle;
      if (one.name.startsWith("samples/")) one.done({ text: one.name.slice(8) });
      else if (one.name === "candidates") one.done({ about, candidates: Array(16).fill("1") });
      else one.done({ about, method: "fast", solution: "1", second_solution: "2", count: String(below(3)), limit_reached: false, solved: true, score: about, steps: [{ ...placing("r1c1"), about }] });
    };
    const tellOne = () => {
      const job = waiting.filter((one) => one.hear)[0];
      job?.hear?.(["moment", "finish", "step"][below(3)] ?? "", { ...placing("r1c1"), about: job.request.puzzle, kind: "end", end: "e3" });
    };
    const actions = [
      () => void work.showSample(below(3)), () => void work.start(), () => void work.start(), () => void work.watch(), () => void work.race(),
      () => void work.showAnswers(), () => void work.showWay(), () => void work.chooseReasoner((state) => ({ ...state, reasoner: below(2) ? "five" : "techniques" })),
      () => work.edit(entry(below(16), 1 + below(4))), () => work.undo(), () => work.redo(), () => work.stop(), () => work.choose(below(2) ? "table" : "file"),
      () => set({ mode: /** @type {const} */ (["answer", "check", "few", "all"])[below(4)] ?? "answer" }), answerOne, answerOne, answerOne, answerOne, tellOne, tellOne,
    ];
    const check = (/** @type {string} */ when) => {
      const { result, way, watch, race, rating } = get();
      const { puzzle } = questionOf(get());
      const abouts = [result?.answer.about, result?.counted?.about, rating?.score, way?.answer.about, ...(way?.steps ?? []).map((step) => step.about),
        ...(watch?.moments ?? []).map((moment) => moment.about), ...(race?.finishes ?? []).map((/** @type {any} */ finish) => finish.about)];
      assert.deepEqual([...new Set(abouts.filter((about) => about !== undefined && about !== puzzle))], [], `${when} with seed ${seed}`);
    };
    for (let count = 0; count < 40; count += 1) {
      const index = below(actions.length);
      actions[index]?.();
      await Promise.resolve();
      check(`after ${actions[index]}`);
      if (below(2)) await turn();
      check(`a moment after ${actions[index]}`);
    }
    await turn();
    while (waiting.length > 0) {
      answerOne();
      await turn();
      check("at the end");
    }
    assert.deepEqual([get().work, get().arriving, get().isRating], [null, null, false], `nothing is under way at the end with seed ${seed}`);
  }
});

test("of rules that are chosen one after the other all are taken, however late the engine answers", async () => {
  const { work, get, waiting, engine } = slowSolver();
  engine.ask = (question, request) => new Promise((done, fail) => waiting.push({ name: question, request, done, fail }));
  const told = (/** @type {string[]} */ ids) => {
    const { puzzle, board } = parsed("1");
    const told = ids.map((id) => ({ id, name: id, text: id }));
    return { puzzle: JSON.stringify({ puzzle, rules: ids }), board: { ...board, rules: { told, unknown: [], apart: [], clues: [] } } };
  };
  const first = work.chooseVariants(["anti-king"]);
  await turn();
  const second = work.chooseVariants(["anti-king", "anti-knight"]);
  await turn();
  assert.deepEqual(waiting.map(({ request }) => request.variants), [["anti-king"], ["anti-king", "anti-knight"]]);
  waiting.shift()?.done(told(["anti-king"]));
  assert.equal(await first, null);
  waiting.shift()?.done(told(["anti-king", "anti-knight"]));
  assert.equal(await second, null);
  const rules = () => get().table.board.rules?.told.map(({ id }) => id);
  assert.deepEqual(rules(), ["anti-king", "anti-knight"]);

  const third = work.chooseVariants(["anti-knight"]);
  await turn();
  work.edit(entry(5, 3));
  waiting.shift()?.done(told(["anti-knight"]));
  await turn();
  assert.equal(waiting[0]?.request.puzzle.rules[0], "anti-knight", "the table has changed, so the engine is asked again");
  waiting.shift()?.fail({ fault: { code: "wrong-rule", message: "does not go" } });
  assert.equal((await third)?.message, "does not go");
  assert.deepEqual(rules(), ["anti-king", "anti-knight"], "what cannot be had leaves what there is");
});
