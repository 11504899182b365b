// What the engine says of a puzzle while it is drawn: how many solutions, what is unfinished, and what could go.

import { cellAt } from "../board/board.js";
import { html } from "../ui.js";
import { Button, named, sameTip } from "../ui/button.js";
import { Switch } from "../ui/choices.js";
import { Icon } from "../ui/icons.js";
import { grouped } from "../ui/numbers.js";
import { say } from "../words.js";
import { letterOf } from "./picture.js";
import { useLate } from "./use-editor.js";

/** @typedef {import("./asking.js").Known} Known */
/** @typedef {import("./asking.js").Spare} Spare */
/** @typedef {import("./asking.js").Verdict} Verdict */
/** @typedef {import("./drawn.js").Table} Table */
/** @typedef {import("./problems.js").Problem} Problem */

/** @type {Record<Verdict["kind"], import("../ui/icons.js").IconName>} */
const SIGNS = { one: "check", none: "cross", several: "several", open: "note", refused: "warning" };

/** What takes longer than this, in milliseconds, shows that it is under way. */
const PATIENCE = 350;

/**
 * The verdict in words.
 * @param {Verdict} verdict
 */
export function verdictWords({ kind, count, isMore }) {
  if (kind === "several") return say(isMore ? "make-verdict-more" : "make-verdict-several", { count: grouped(Number(count)), number: Number(count) });
  return say(`make-verdict-${kind}`, { found: Number(count) });
}

/**
 * The verdict, what is under way, and what else is known.
 * @param {{ table: Table, known: Known, isStale: boolean, problems: Problem[], showsTrue: boolean, onTrue: (isOn: boolean) => void, onStop: () => void, onGoOn: () => void, onSpare: (spare: Spare) => void, onPoint: (cells: number[]) => void }} props
 */
export function Answers({ table, known, isStale, problems, showsTrue, onTrue, onStop, onGoOn, onSpare, onPoint }) {
  const { verdict, stage, share, givesUp } = known;
  const isBlocked = problems.some(({ isInTheWay }) => isInTheWay);
  // What is soon done is not worth a line that comes and goes.
  const isLong = useLate(stage !== null && stage !== "read", PATIENCE);
  const kind = isBlocked ? "refused" : verdict?.kind ?? "open";
  const text = isBlocked ? say("make-verdict-unfinished") : verdict ? verdictWords(verdict) : say("make-verdict-asking");
  return html`<section class="ed-answers card" aria-label=${say("make-answers")} aria-busy=${stage !== null}>
    <p class=${`ed-verdict is-${kind} ${isStale && !isBlocked ? "is-stale" : ""}`}><${Icon} name=${SIGNS[kind]} size=${26} /><strong>${text}</strong></p>
    ${!isBlocked && verdict && verdict.reasons.length > 0 && html`<ul class="ed-reasons">${verdict.reasons.slice(0, 4).map((reason) => html`<li key=${reason}>${reason}</li>`)}</ul>`}
    ${problems.length > 0 && html`<ul class="ed-problems">${problems.map((problem) => html`<${ProblemLine} key=${`${problem.kind}-${problem.index}`} problem=${problem} size=${table.board.size} onPoint=${onPoint} />`)}</ul>`}
    ${isLong && stage && html`<div class="ed-progress"><progress aria-label=${say(`make-stage-${stage}`)} max="1" value=${share ?? undefined}></progress>
      <span>${say(`make-stage-${stage}`)}</span><${Button} id="make-ask-stop" kind="quiet" sign="stop" onClick=${onStop} /></div>`}
    ${!stage && givesUp.length > 0 && html`<p class="ed-open"><span>${givesUp.map((one) => say(`make-unknown-${one}`)).join(" ")}</span><${Button} id="make-go-on" onClick=${onGoOn} /></p>`}
    <${Switch} label=${say("make-true")} tip=${say("make-true-about")} about=${say("make-true-about")} isOn=${showsTrue} onChange=${onTrue} />
    ${!isBlocked && verdict?.kind === "one" && known.spares && html`<${Spares} ...${{ table, spares: known.spares, isStale, onSpare, onPoint }} />`}
  </section>`;
}

/**
 * The verdict as a sign and a number, where the whole of it is not in sight; a press leads there.
 * @param {{ known: Known, isStale: boolean, isBlocked: boolean }} props
 */
export function Short({ known: { verdict }, isStale, isBlocked }) {
  const kind = isBlocked ? "refused" : verdict?.kind ?? "open";
  const label = isBlocked ? say("make-verdict-unfinished") : verdict ? verdictWords(verdict) : say("make-verdict-asking");
  const numbers = { one: "1", none: "0", several: `${grouped(Number(verdict?.count ?? 0))}${verdict?.isMore ? "+" : ""}`, open: "?", refused: "" };
  const lead = () => document.querySelector(".ed-answers")?.scrollIntoView({ block: "center" });
  return html`<button type="button" class=${`ed-short ed-verdict is-${kind} ${isStale && !isBlocked ? "is-stale" : ""}`} ...${sameTip(label)} onClick=${lead}>
    <${Icon} name=${SIGNS[kind]} size=${20} /><span class="visually-hidden">${label}</span><b aria-hidden="true">${numbers[kind]}</b></button>`;
}

/** @param {{ problem: Problem, size: number, onPoint: (cells: number[]) => void }} props */
function ProblemLine({ problem: { kind, index, count, digits, cells }, size, onPoint }) {
  const text = say(`make-problem-${kind}`, { number: index + 1, letter: letterOf(Math.max(index, 0)), count, digits, size });
  return html`<li><button type="button" title=${say("make-problem-tip")} ...${pointing(cells, onPoint)} onClick=${() => onPoint(cells)}><${Icon} name="warning" size=${18} /><span>${text}</span></button></li>`;
}

/**
 * What lights up cells while it is pointed at.
 * @param {number[]} cells
 * @param {(cells: number[]) => void} onPoint
 */
function pointing(cells, onPoint) {
  const [on, off] = [() => onPoint(cells), () => onPoint([])];
  return { onMouseEnter: on, onMouseLeave: off, onFocus: on, onBlur: off };
}

/**
 * What a clue that could go is called here: strips have letters on the board, and extra regions numbers.
 * @param {Table} table
 * @param {Spare} spare
 */
export function spareName({ board, drawn }, spare) {
  if (spare.kind === "given") return say("make-spare-given", { cell: spare.cell, digit: board.symbols[spare.digit - 1] ?? "" });
  const index = indexOf({ board, drawn }, spare);
  if (spare.rule === "strip") return say("make-spare-strip", { letter: letterOf(index) });
  if (spare.rule === "extra-region") return say("make-spare-extra", { number: index + 1 });
  if (spare.rule === "even" || spare.rule === "odd") return say(`make-spare-${spare.rule}`, { cell: spare.cells[0] ?? "" });
  return spare.name;
}

/**
 * Which strip or extra region a clue is, by its cells.
 * @param {Pick<Table, "board" | "drawn">} table
 * @param {Spare} spare
 */
export function indexOf({ board, drawn }, spare) {
  const cells = cellsOf({ board, drawn }, spare).sort((one, other) => one - other).join();
  const list = spare.kind === "clue" && spare.rule === "strip" ? drawn.strips.map((strip) => strip.cells) : drawn.extras;
  return list.findIndex((own) => [...own].sort((one, other) => one - other).join() === cells);
}

/**
 * The cells of something that could go.
 * @param {Pick<Table, "board" | "drawn">} table
 * @param {Spare} spare
 */
export function cellsOf({ board }, spare) {
  const names = spare.kind === "given" ? [spare.cell] : spare.cells;
  return names.map((name) => cellAt(board, name)).filter((cell) => cell >= 0);
}

/** How many are listed at most. */
const MOST = 60;

/** @param {{ table: Table, spares: Spare[], isStale: boolean, onSpare: (spare: Spare) => void, onPoint: (cells: number[]) => void }} props */
function Spares({ table, spares, isStale, onSpare, onPoint }) {
  if (spares.length === 0) return html`<p class="ed-spare-none faint">${say("make-spare-none")}</p>`;
  return html`<div class=${isStale ? "ed-spares is-stale" : "ed-spares"}><h2>${say("make-spare-head", { count: spares.length })}</h2>
    <p class="faint small">${say("make-spare-about")}</p>
    <ul>${spares.slice(0, MOST).map((spare) => {
      const name = spareName(table, spare);
      const tip = say("make-spare-away", { name });
      return html`<li key=${name}><button type="button" ...${named(tip)} disabled=${isStale} ...${pointing(cellsOf(table, spare), onPoint)} onClick=${() => onSpare(spare)}><span>${name}</span><b aria-hidden="true">×</b></button></li>`;
    })}</ul>
    ${spares.length > MOST && html`<p class="faint small">${say("make-spare-rest", { count: spares.length - MOST })}</p>`}</div>`;
}
