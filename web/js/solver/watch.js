// Watching the set algorithm: R, C, B and P of the cell it looks at, the case, the event, the trials.

import { nameOf, placeOfCell, withCell } from "../board/board.js";
import { html } from "../ui.js";
import { say } from "../words.js";
import { Button } from "./parts.js";
import { questionBoard, watchedMethod } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("../board/state.js").BoardState} BoardState */

/**
 * The board with what may go into the cell that is looked at.
 * @param {BoardState} board
 * @param {any} moment
 */
export function boardAt(board, moment) {
  return moment?.kind === "look" && moment.case === "iii" ? withCell(board, moment.cell, { candidates: moment.possible }) : board;
}

/**
 * What to draw for a moment: the cell, its row, column and box, and what may go in.
 * @param {any} moment
 * @param {BoardState} board
 * @returns {import("../board/drawing.js").Drawing | null}
 */
export function drawingOfMoment(moment, board) {
  if (!moment || moment.cell === undefined) return null;
  const { row, column, box } = placeOfCell(board, moment.cell);
  const isLook = moment.kind === "look";
  const places = /** @type {const} */ ([["row", row], ["column", column], ["box", box]]);
  const houses = isLook ? places.map(([kind, index]) => ({ kind, index, role: /** @type {const} */ ("base") })) : [];
  const role = moment.kind === "take-back" || moment.case === "i" ? "bad" : "good";
  const { cell } = moment;
  const candidates = board.cells[cell]?.candidates.map((digit) => ({ cell, digit, role: /** @type {const} */ ("good") })) ?? [];
  return { cells: { [cell]: role }, candidates, houses, links: [], groups: [], edges: {} };
}

/**
 * What happens in a moment, as a sentence.
 * @param {any} moment
 * @param {BoardState} board
 */
export function tellMoment(moment, board) {
  if (!moment) return say("solver-watch-begin");
  const digit = board.symbols[(moment.digit ?? moment.possible?.[0] ?? 0) - 1] ?? "";
  if (moment.kind === "end") return say(`solver-watch-${moment.end}`);
  const cell = nameOf(board, moment.cell);
  if (moment.kind === "try") return say("solver-watch-try", { trial: moment.trial, digit, cell });
  if (moment.kind === "take-back") return say("solver-watch-back", { digit, cell });
  return say(`solver-watch-case-${moment.case}`, { digit, cell });
}

/**
 * The panel.
 * @param {{ state: State, work: import("./work.js").Work, canAsk: boolean }} props
 */
export function WatchPanel({ state, work, canAsk }) {
  const { watch } = state;
  if (!watch || (!watch.moments.length && watch.isDone)) {
    const board = questionBoard(state);
    return html`<div class="sol-invite"><h2>${say("solver-watch-none")}</h2><p class="faint">${say(`solver-watch-none-${board ? watchedMethod(board) : "sets"}`)}</p>
      <p><${Button} name="watch" sign="play" kind="primary" onClick=${() => work.watch()} disabled=${!canAsk || Boolean(state.work)} /></p>
      ${watch?.isDone && state.result?.fault && html`<p>${state.result.fault.message}</p>`}</div>`;
  }
  const { moments, start } = watch;
  const at = Math.min(state.at.watch, moments.length);
  const moment = moments[at - 1];
  const look = lookAt(moments, at - 1);
  const hasSets = watchedMethod(start) === "sets";
  // Who has pressed the button hears the first sentence by its focus: it is no change of what stood there.
  return html`<div class="sol-watch">
    <p key="moment" class=${`sol-step moment ${moment?.kind ?? ""} ${moment?.end ?? moment?.case ?? ""}`} aria-live="polite" tabindex="-1">${tellMoment(moment, start)}</p>
    ${hasSets && html`<dl class="sol-sets">${["row", "column", "block", "possible"].map((name) => html`<${DigitSet} name=${name} look=${look} board=${start} />`)}</dl>`}
    <dl class="sol-facts">
      <div title=${say("solver-fact-moment-tip")}><dt>${say("solver-fact-moment")}</dt><dd>${say("solver-of", { number: at, of: moments.length })}</dd></div>
      <div title=${say("solver-fact-trials-tip")}><dt>${say("solver-fact-trials")}</dt><dd>${moment?.trials ?? 0}</dd></div>
    </dl>
    ${watch.isCut && html`<p class="faint">${say("solver-watch-cut", { count: moments.length })}</p>`}
    <p class="faint small">${say(`solver-watch-about-${watchedMethod(start)}`)}</p>
  </div>`;
}

/**
 * The last look at a cell up to a moment.
 * @param {any[]} moments
 * @param {number} from
 */
function lookAt(moments, from) {
  for (let index = from; index >= 0; index -= 1) if (moments[index].kind === "look") return moments[index];
  return null;
}

/**
 * One of the sets, with a place for every digit.
 * @param {{ name: string, look: any, board: BoardState }} props
 */
function DigitSet({ name, look, board }) {
  const has = new Set(look?.[name] ?? []);
  const common = new Set(look?.possible ?? []);
  const digits = board.symbols.filter((_, index) => has.has(index + 1)).join(" ");
  return html`<div class=${name} title=${say(`solver-set-${name}-tip`)}><dt>${say(`solver-set-${name}`)}</dt>
    <dd><span class="visually-hidden">${digits || say("solver-set-empty")}</span>
    <span aria-hidden="true" class="chips">${board.symbols.map((symbol, index) =>
      html`<i class=${`${has.has(index + 1) ? "in" : ""} ${has.has(index + 1) && common.has(index + 1) ? "common" : ""}`}>${symbol}</i>`)}</span></dd></div>`;
}
