// The state of the solver page and every way in which it changes. Nothing here knows of the page itself.

import { acted } from "../board/actions.js";
import { withCandidates, withClashes, withoutCandidates } from "../board/board.js";
import { NO_HISTORY, recorded, redone as redoneIn, undone as undoneIn } from "../board/history.js";
import { UNLIT } from "./sentences.js";
import { boxOf, documentOf, emptyBoard, fromData, requestOf as requestOfBoard } from "../board/state.js";

/** @typedef {import("../board/state.js").BoardState} BoardState */
/** @typedef {"table" | "file"} Source */
/** @typedef {"answer" | "check" | "few" | "all"} Mode */
/** @typedef {"result" | "way" | "watch" | "race"} View */
/** @typedef {{ code: string, message: string, line?: number, column?: number }} Fault */
/** @typedef {{ name: string, about: string, expected: string | null, own?: boolean }} Sample */
/** @typedef {{ kind: "kept" | "replaced" | "renamed" | "deleted", name: string, text?: string, was?: string }} Note what was done with an own sample, and what it takes to take that back */
/** @typedef {{ id: string, name: string, is_exhaustive?: boolean }} Method */
/** @typedef {import("../board/state.js").ToldRule} ToldRule */
/** @typedef {{ share: number | null, count: string | null, trials: number | null }} Progress */
/** @typedef {{ board: BoardState, text: string | null, reasons: string[] }} Table */
/** @typedef {{ name: string, text: string, board: BoardState | null, reasons: string[], fault: Fault | null, isSample: boolean }} OpenFile */
/** @typedef {{ board: BoardState, mode: Mode, trueOnly: boolean, unique: boolean, method: string, limit: string, answer: any, counted: any, candidates: string[] | null, count: string | null, limitReached: boolean, fault: Fault | null }} Result */
/** @typedef {{ level: string | null, score: number | null, complexity: number | null, steps: number, solved: boolean }} Rating */
/** @typedef {"techniques" | "five"} Reasoner all techniques of people, or the five methods of I. Bocharov's solver and trial */
/** @typedef {{ start: BoardState, candidates: string[], steps: any[], by: Reasoner, answer: any }} Way */
/** @typedef {{ start: BoardState, moments: any[], isCut: boolean, isDone: boolean }} Watch */
/** @typedef {import("./around-state.js").Around} Around */
/** @typedef {{ method: string, name: string, solved: boolean, late: boolean, seconds: number, runs: number, nodes: number | null, trials: number | null, message: string | null }} Finish */
/** @typedef {{ finishes: Finish[], of: number, seconds: number, solution: string | null, isDone: boolean }} Race */

/**
 * @typedef {object} State
 * @property {Source} source where the puzzle comes from
 * @property {Table} table the puzzle on the board *Sudoku*
 * @property {import("../board/history.js").History} history what was done with it
 * @property {{ table: Table, isTyped: boolean } | null} left what stood there until another puzzle took its place, and whether somebody had typed it
 * @property {import("./kept.js").Recent[]} recent what stood there earlier, the latest first
 * @property {number} listed how many puzzles came with the one in the table, if it was a list
 * @property {{ text: string, fault: Fault } | null} pasted a text that could not be read, and why
 * @property {import("../board/events.js").Pen} pen what a digit writes
 * @property {number} tinted the digit whose colour comes next, 0 if that of cells does
 * @property {boolean} isEntry whether the cursor goes on by itself while a puzzle is typed in
 * @property {OpenFile | null} file the file that is open
 * @property {Sample[]} samples the bundled samples, then those of one's own
 * @property {string | null} folder where samples of one's own are kept, if they are
 * @property {Note | null} note what was done last with one of them
 * @property {number} sample which of them is shown, from 0; -1 if none
 * @property {number | null} arriving which of them is on its way to take the place of what is shown; -1 if it is another text, null if nothing is
 * @property {Mode} mode what to show of the answer
 * @property {boolean} trueOnly whether opportunities are only those that some answer has
 * @property {boolean} unique whether to count the answers
 * @property {string} limit how far to count: a number, or `all`
 * @property {string} method the method's id; empty for the best
 * @property {Method[]} methods the methods there are
 * @property {ToldRule[]} variants the rules about the whole grid that a puzzle may have
 * @property {string[]} five which of the five methods may be used, by id, at least one
 * @property {Reasoner} reasoner who looks for the way
 * @property {{ id: number, kind: string, progress: Progress } | null} work what is under way
 * @property {Result | null} result what came of it
 * @property {string | null} soonBy the method by which it came so soon that another mode need not be asked for
 * @property {Rating | null} rating how hard the puzzle is
 * @property {Fault | null} ratingFault why nobody knows
 * @property {boolean} isRating whether that is being found out
 * @property {Way | null} way the way to the answer
 * @property {Around | null} around all steps that can be taken where the way has come to
 * @property {boolean} isAroundOpen whether they are wanted
 * @property {import("./around-state.js").Grouping} aroundBy how they are grouped
 * @property {number | null} chosen which of them is drawn in place of the way's step, from 0
 * @property {number | null} pointed which of them is pointed at, which goes before
 * @property {import("./sentences.js").Lit} lit what is spoken of where somebody points
 * @property {boolean} isMoreOpen whether the method and how far to count are in sight
 * @property {boolean} isBySentence whether a step is told sentence by sentence
 * @property {number} sentence which sentence was told last, from 0
 * @property {import("./walk.js").Inside} inside where somebody is in the trials of the step
 * @property {import("./answers.js").Answers | null} answers all answers, to walk through
 * @property {Watch | null} watch a search cell by cell
 * @property {Race | null} race all methods, one after the other
 * @property {View} view what stands beside the boards
 * @property {{ way: number, watch: number }} at how far the way and the search are shown
 * @property {boolean} isPlaying whether they go on by themselves
 * @property {number} speed how fast, from 1
 */

/** The methods, until the server has told. */
export const METHODS = ["fast", "general", "exact-cover", "sets", "backtrack", "logic", "trial", "annealing", "tabu", "genetic"];

/** The five methods of the method `trial`, by id, from simple to hard. */
export const FIVE = ["method-1", "method-2", "method-3", "method-4", "method-5"];

/** How far answers can be counted. */
export const LIMITS = ["1000", "1000000", "all"];

/** The shapes of boxes for a new table: rows and columns of a box. */
export const SHAPES = ["2x2", "2x3", "3x2", "2x4", "4x2", "3x3", "2x5", "5x2", "3x4", "4x3", "4x4", "5x5"];

/** The speeds of playing, as milliseconds between two pictures. */
export const PACES = [2000, 1000, 500, 200, 50];

/** The same as people read them. */
export const SPEEDS = ["½", "1", "2", "5", "20"];

/**
 * The state at the beginning: an empty table.
 * @returns {State}
 */
export function start() {
  return {
    source: "table",
    table: { board: emptyBoard(3, 3), text: null, reasons: [] },
    history: NO_HISTORY,
    left: null,
    recent: [],
    listed: 0,
    pasted: null,
    pen: "digit",
    tinted: 0,
    isEntry: true,
    file: null,
    samples: [],
    folder: null,
    note: null,
    sample: -1,
    arriving: null,
    mode: "answer",
    trueOnly: false,
    unique: true,
    limit: "1000",
    method: "",
    five: [...FIVE],
    reasoner: "techniques",
    methods: METHODS.map((id) => ({ id, name: id })),
    variants: [],
    work: null,
    isAroundOpen: false,
    isBySentence: false,
    isMoreOpen: false,
    aroundBy: "technique",
    ...nothing(),
    view: "result",
    speed: 1,
  };
}

/** No answer of any kind. */
function nothing() {
  return {
    result: null, soonBy: null, rating: null, ratingFault: null, isRating: false, way: null, answers: null, watch: null, race: null,
    around: null, chosen: null, pointed: null, lit: UNLIT, sentence: 0, inside: [],
    at: { way: 0, watch: 0 }, isPlaying: false,
  };
}

/**
 * Forgets every answer: the puzzle is another one now.
 * @param {State} state
 * @returns {State}
 */
export function forget(state) {
  const view = state.view === "race" || state.view === "watch" ? state.view : "result";
  return { ...state, ...nothing(), arriving: null, work: null, note: null, listed: 0, view };
}

/**
 * Changes the table; what stood there can be brought back.
 * @param {State} state
 * @param {Table} table
 * @returns {State}
 */
export function withTable(state, table) {
  return forget({ ...state, source: "table", table, history: recorded(state.history, state.table, table) });
}

/**
 * Takes what the player does with the table. What changes nothing leaves the answers, too.
 * @param {State} state
 * @param {import("../board/actions.js").Action} action
 * @returns {State}
 */
export function edited(state, action) {
  const { board: before, text } = state.table;
  const board = acted(before, action);
  if (board === before) return state;
  // Marks and colours are the player's: the question is the same, and so are its answers.
  if (!isOther(before, board)) {
    const table = { ...state.table, board };
    return { ...state, source: "table", table, history: recorded(state.history, state.table, table) };
  }
  // Pencil marks belong to the text that was read; with the first edit the digits alone count.
  const own = text === null ? board : withoutCandidates(board);
  // What contradicts itself is known again in a moment: until then the list of it stays, and does not come and go with every key.
  return { ...withTable(state, { board: own, text: null, reasons: state.table.reasons }), left: null, sample: -1 };
}

/**
 * Whether two boards ask different questions: their digits, stars or candidates differ, or there are other cells.
 * @param {BoardState} before
 * @param {BoardState} board
 */
export function isOther(before, board) {
  const isSame = (/** @type {import("../board/state.js").CellState} */ cell, /** @type {number} */ index) => {
    const old = before.cells[index];
    return old === cell || (old?.digit === cell.digit && old.kind === cell.kind && old.star === cell.star && old.candidates.join() === cell.candidates.join());
  };
  return board.cells.length !== before.cells.length || boxOf(board) !== boxOf(before) || board.rules !== before.rules || !board.cells.every(isSame);
}

/**
 * Shows the pencil marks that came with a text.
 * @param {State} state
 * @param {string} text
 * @param {string[]} marks
 * @returns {State}
 */
export function withMarks(state, text, marks) {
  if (state.table.text !== text) return state;
  return { ...state, table: { ...state.table, board: withCandidates(state.table.board, marks) } };
}

/**
 * Takes what the engine has read. An empty table is there to be typed in, a puzzle to be changed here and there.
 * @param {State} state
 * @param {any} answer the answer to `parse`
 * @param {string | null} text the text it was read from, if that says everything
 * @param {number} [sample] which sample it is
 */
export function loaded(state, answer, text, sample = -1) {
  const table = { board: fromData(answer.board, answer.puzzle), text, reasons: answer.reasons ?? [] };
  return { ...withTable(state, table), left: leftBy(state), pasted: null, isEntry: false, sample };
}

/**
 * What leaves the table when something takes its place: nothing if it was empty, or a sample that can be had again.
 * @param {State} state
 * @returns {State["left"]}
 */
function leftBy({ table, sample, left }) {
  const isEmpty = table.board.cells.every(({ kind, star }) => kind === "empty" && !star) && !table.board.rules;
  if (isEmpty || sample >= 0) return left && { ...left, isTyped: false };
  return { table, isTyped: table.text === null };
}

/**
 * Takes a new list of samples. Which one is shown or on its way stays, though its number may be another.
 * @param {State} state
 * @param {{ samples: Sample[], folder?: string | null }} list
 * @returns {State}
 */
export function withSamples(state, { samples, folder = null }) {
  const place = (/** @type {number} */ index) => {
    const before = state.samples[index];
    return before ? samples.findIndex(({ name, own }) => name === before.name && own === before.own) : index;
  };
  const { sample, arriving } = state;
  return { ...state, samples, folder, sample: place(sample), arriving: arriving === null ? null : place(arriving) };
}

/**
 * Says what was done with an own sample.
 * @param {State} state
 * @param {Note | null} note
 * @returns {State}
 */
export function withNote(state, note) {
  return { ...state, note };
}

/**
 * Which sample somebody has chosen: the one that is on its way, or the one that is shown.
 * @param {State} state
 */
export function sampleOf({ arriving, sample }) {
  return arriving ?? sample;
}

/**
 * Takes what the engine says of the table: its houses, and the cells that contradict each other.
 * @param {State} state
 * @param {BoardState} board the board that was looked at
 * @param {any} answer the answer to `parse`
 * @returns {State}
 */
export function examined(state, board, answer) {
  if (state.table.board !== board) return state;
  // The same houses as before are no news: whoever draws them need not do it again.
  const isSame = JSON.stringify(board.houses) === JSON.stringify(answer.board.houses);
  const told = { ...withClashes(board, answer.board.clashes), houses: isSame ? board.houses : answer.board.houses };
  return { ...state, table: { ...state.table, board: told, reasons: answer.reasons ?? [] } };
}

/**
 * Brings back what stood in the table before. Where a file is shown, to open it was the last that was done: then the table itself comes back.
 * @param {State} state
 * @returns {State}
 */
export function undone(state) {
  return state.source === "file" ? withSource(state, "table") : returned(state, undoneIn(state.history, state.table));
}

/**
 * Does again what was undone last; nothing while the table is out of sight.
 * @param {State} state
 * @returns {State}
 */
export function redone(state) {
  return state.source === "file" ? state : returned(state, redoneIn(state.history, state.table));
}

/**
 * @param {State} state
 * @param {ReturnType<typeof undoneIn<Table>>} back
 * @returns {State}
 */
function returned(state, back) {
  if (!back) return state;
  if (!isOther(state.table.board, back.table.board)) return { ...state, table: back.table, history: back.history };
  return { ...forget({ ...state, table: back.table, history: back.history }), left: null, sample: -1 };
}

/**
 * The boxes of a new table like one: its own, or the usual ones for its size.
 * @param {BoardState} board
 */
function shapeLike(board) {
  const isUsual = (/** @type {string} */ shape) => shape.split("x").reduce((size, side) => size * Number(side), 1) === board.size;
  return board.boxRows ? boxOf(board) : SHAPES.find(isUsual);
}

/**
 * Empties the table and forgets the answers and further rules; the shape of the boxes stays unless another is named.
 * @param {State} state
 * @param {string} [shape]
 * @returns {State}
 */
export function cleared(state, shape = shapeLike(state.table.board)) {
  const [rows, columns] = (shape ?? "3x3").split("x").map(Number);
  const board = emptyBoard(rows, columns);
  return { ...withTable(state, { board, text: null, reasons: [] }), left: leftBy(state), isEntry: true, file: null, sample: -1, view: "result" };
}

/**
 * Opens a file without loading it into the table.
 * @param {State} state
 * @param {{ name: string, text: string, sample: number }} file
 * @param {any} answer the answer to `parse`, if it could be read
 * @param {Fault | null} fault why it could not
 * @returns {State}
 */
export function opened(state, { name, text, sample }, answer, fault) {
  const board = answer ? fromData(answer.board, answer.puzzle) : null;
  const file = { name, text, isSample: sample >= 0, board, reasons: answer?.reasons ?? [], fault };
  return forget({ ...state, source: "file", sample, file });
}

/**
 * Keeps a pasted text that could not be read, so that it can be corrected. The table stays as it is.
 * @param {State} state
 * @param {string} text
 * @param {Fault} fault
 * @returns {State}
 */
export function refused(state, text, fault) {
  return { ...state, arriving: null, pasted: { text, fault } };
}

/**
 * Chooses where the puzzle comes from.
 * @param {State} state
 * @param {Source} source
 * @returns {State}
 */
export function withSource(state, source) {
  return source === state.source ? state : forget({ ...state, source });
}

/**
 * What is asked about: the text of the puzzle, and the shape of its boxes where only the table knows it.
 * @param {State} state
 * @returns {{ puzzle: string | Record<string, any>, box?: string }}
 */
export function questionOf(state) {
  if (state.source === "file") return { puzzle: state.file?.text ?? "" };
  const { board, text } = state.table;
  return text === null ? requestOfBoard(board) : { puzzle: text };
}

/**
 * Which rules about the whole grid the table has, by id.
 * @param {State} state
 * @returns {string[]}
 */
export function variantsOf({ table, variants }) {
  const told = table.board.rules?.told.map(({ id }) => id) ?? [];
  return variants.map(({ id }) => id).filter((id) => told.includes(id));
}

/**
 * The question about the table with just these rules about the whole grid; what else it has stays.
 * @param {State} state
 * @param {string[]} ids
 */
export function questionWith(state, ids) {
  const { board, text } = state.table;
  const { rules } = board;
  if (!rules) return { ...questionOf(state), variants: ids };
  const document = text === null ? documentOf(board, rules) : rules.document;
  const others = (document.rules ?? []).filter((/** @type {unknown} */ rule) => typeof rule !== "string");
  return { puzzle: { ...document, rules: [...others, ...ids] } };
}

/**
 * The board that the question is about, if there is one.
 * @param {State} state
 */
export function questionBoard(state) {
  return state.source === "file" ? state.file?.board ?? null : state.table.board;
}

/**
 * The method that is watched: the set algorithm knows rows, columns and boxes, and nothing else.
 * @param {BoardState} board
 */
export function watchedMethod({ rules }) {
  return rules ? "backtrack" : "sets";
}

/**
 * Chooses how to look for the answer. Whoever has it found by trial wants to see that way, too.
 * @param {State} state
 * @param {string} method
 * @returns {State}
 */
export function withMethod(state, method) {
  return { ...state, method, reasoner: method === "trial" ? "five" : "techniques" };
}

/**
 * Turns one of the five methods on or off; the last one stays on.
 * @param {State} state
 * @param {string} id
 * @returns {State}
 */
export function withOneOfFive(state, id) {
  const five = FIVE.filter((one) => state.five.includes(one) !== (one === id));
  return five.length > 0 ? { ...state, five } : state;
}

/**
 * The request for a way by the five methods, told step by step. Where uniqueness is looked for, its complexity is
 * the smallest, as that of the answer is.
 * @param {State} state
 */
export function fiveRequestOf(state) {
  const search = state.unique ? { unique: true, limit: 2 } : { limit: 1 };
  return { ...questionOf(state), ...methodOf({ ...state, method: "trial" }), show: "first", ...search, watch: true };
}

/**
 * The method that a request names, with those of the five that it may use.
 * @param {State} state
 * @returns {{ method?: string, only?: string[] }}
 */
function methodOf({ method, five }) {
  if (method === "") return {};
  return method === "trial" && five.length < FIVE.length ? { method, only: five } : { method };
}

/**
 * The request that the chosen mode makes: which question, and its fields.
 * @param {State} state
 * @returns {{ question: "solve" | "candidates", request: object, count: object | null }}
 */
export function requestOf(state) {
  const question = questionOf(state);
  const method = methodOf(state);
  const isAll = state.limit === "all";
  const limit = isAll ? {} : { limit: Number(state.limit) };
  const proves = state.methods.find(({ id }) => id === state.method)?.is_exhaustive ?? true;
  // Without a limit, or by a method that finds one answer only, the answers are counted apart from showing one.
  const isApart = isAll || !proves;
  const counting = { ...question, ...(proves ? method : {}), ...limit };
  if (state.mode === "all") {
    const trueOnly = state.trueOnly ? { true_only: true } : {};
    return { question: "candidates", request: { ...question, ...trueOnly }, count: state.unique ? counting : null };
  }
  const mode = { answer: "answer", check: "only-check", few: "only-marked" }[state.mode];
  const show = state.mode === "check" ? "nothing" : "first";
  const one = proves ? { limit: 1 } : {};
  const unique = !state.unique ? {} : isApart ? one : { unique: true, ...limit };
  return {
    question: "solve",
    request: { ...question, mode, show, ...method, ...unique },
    count: state.unique && isApart ? counting : null,
  };
}

/**
 * Work begins.
 * @param {State} state
 * @param {number} id
 * @param {string} kind
 * @returns {State}
 */
export function began(state, id, kind) {
  return { ...state, isPlaying: false, work: { id, kind, progress: noProgress() } };
}

/** How far a job has come that has just begun. */
function noProgress() {
  return { share: null, count: null, trials: null };
}

/**
 * Work goes on.
 * @param {State} state
 * @param {number} id
 * @param {{ share?: number, count?: string, trials?: number }} told
 * @returns {State}
 */
export function went(state, id, told) {
  if (state.work?.id !== id) return state;
  return { ...state, work: { ...state.work, progress: { ...noProgress(), ...told } } };
}

/**
 * Work has ended, whatever came of it.
 * @param {State} state
 * @param {number} id
 * @returns {State}
 */
export function ended(state, id) {
  return state.work?.id === id ? { ...state, work: null } : state;
}

/**
 * An answer has come.
 * @param {State} state
 * @param {any} answer
 * @param {any} [counted] the answer to the question how many there are, where that was another one
 * @param {State} [asked] the state when it was asked: since then another mode may have been chosen
 * @returns {State}
 */
export function answered(state, answer, counted = null, asked = state) {
  const board = questionBoard(asked);
  if (!board) return state;
  const known = counted ?? answer;
  const result = {
    board, mode: asked.mode, trueOnly: asked.trueOnly, unique: asked.unique, method: asked.method, limit: asked.limit, answer, counted,
    candidates: answer.candidates ?? null,
    count: known.count === undefined ? null : String(known.count),
    limitReached: Boolean(known.limit_reached || known.stopped),
    fault: answer.error ?? counted?.error ?? null,
  };
  return { ...state, result, view: "result" };
}

/**
 * An answer that is none.
 * @param {State} state
 * @param {Fault} fault
 * @returns {State}
 */
export function failed(state, fault) {
  const board = questionBoard(state);
  // The frame around the page says that the server is gone; what is here stays as it is.
  if (fault.code === "gone") return { ...state, arriving: null, work: null };
  if (!board) return { ...state, arriving: null };
  const result = { board, mode: state.mode, trueOnly: state.trueOnly, unique: state.unique, method: state.method, limit: state.limit, answer: {}, counted: null, candidates: null, count: null, limitReached: false, fault };
  return { ...state, arriving: null, result, view: "result" };
}
