// Hints: where to look, which technique, which cells, and the whole step with its drawing; each press goes one deeper.

import { cellAt, withCandidates } from "../board/board.js";
import { drawingOf } from "../board/drawing.js";
import { Told } from "../solver/told.js";
import { html } from "../ui.js";
import { Button } from "../ui/button.js";
import { say } from "../words.js";

/** @typedef {import("./game.js").Game} Game */

/** The deepest hint: everything. */
export const DEEPEST = 4;

/**
 * A hint that is shown: the step and the candidates before it, for the position it was asked in.
 * @typedef {{ turns: number, depth: number, step: any, mistake: number, text: string, candidates: string[] }} Hint
 */

/**
 * What a hint says so far.
 * @param {Hint} hint
 * @returns {string}
 */
export function hintText({ depth, step, text }) {
  if (!step) return text;
  return [step.nudge, step.what, step.place, step.text][depth - 1] ?? text;
}

/**
 * The board as a hint shows it: the whole step with the candidates that it is about, or the player's own board.
 * @param {Hint | null} hint
 * @param {import("../board/state.js").BoardState} board
 */
export function hintBoard(hint, board) {
  if (!hint?.step || hint.depth < DEEPEST) return { board, drawing: null };
  const shown = withCandidates(board, hint.candidates);
  return { board: shown, drawing: drawingOf(hint.step, shown) };
}

/**
 * The cells among which the step of a hint is to be found, as long as it does not say which they are.
 * @param {Hint | null} hint
 * @param {import("../board/state.js").BoardState} board
 * @returns {number[]}
 */
export function hintArea(hint, board) {
  if (!hint?.step || hint.depth >= 3) return [];
  return cellsAt(board, hint.step.look ?? []);
}

/**
 * The cells that a hint points at: those that it names, then those that it is about.
 * @param {Hint | null} hint
 * @param {import("../board/state.js").BoardState} board
 * @returns {number[]}
 */
export function hintCells(hint, board) {
  if (!hint) return [];
  if (hint.mistake >= 0) return [hint.mistake];
  if (!hint.step || hint.depth < 3) return [];
  const { place = "", placements, eliminations } = hint.step;
  // Cells have the same names in every language.
  const named = hint.depth < DEEPEST ? place.match(/\br\d+c\d+\b/g) : null;
  if (named) return cellsAt(board, named);
  return cellsAt(board, [...placements, ...eliminations].map((/** @type {{ cell: string }} */ { cell }) => cell));
}

/**
 * Cells by their names, each once.
 * @param {import("../board/state.js").BoardState} board
 * @param {string[]} names
 */
function cellsAt(board, names) {
  return [...new Set(names)].map((name) => cellAt(board, name));
}

/**
 * What a hint says, and how to hear more or to do it.
 * @param {{ hint: Hint, board: import("../board/state.js").BoardState, onMore: () => void, onDo: () => void, onTake: () => void, onClose: () => void, onLit: (lit: { cells: number[], links: string[] }) => void }} props
 */
export function HintBox({ hint, board, onMore, onDo, onTake, onClose, onLit }) {
  const isWhole = hint.step && hint.depth >= DEEPEST;
  // One button goes deeper and then does it, so that the focus stays with whoever presses it.
  return html`<section class="play-hint card" aria-label=${say("play-hint")}>
    ${hint.step && html`<div class="play-depth" role="img" aria-label=${say("play-hint-depth", { depth: hint.depth, most: DEEPEST })}>
      ${Array.from({ length: DEEPEST }, (_, bar) => html`<i class=${bar < hint.depth ? "on" : ""}></i>`)}</div>`}
    <div class="play-hint-text">${isWhole ? html`<h2>${hint.step.name}</h2><${Told} step=${hint.step} board=${board} onLit=${onLit} />` : html`<p>${hintText(hint)}</p>`}</div>
    <p class="actions">
      ${hint.step && html`<${Button} id=${isWhole ? "play-hint-do" : "play-hint-more"} sign=${isWhole ? "check" : "solve"} kind="primary" onClick=${isWhole ? onDo : onMore} />`}
      ${board.cells[hint.mistake]?.digit ? html`<${Button} id="play-hint-take" sign="clear" kind="primary" onClick=${onTake} />` : null}
      <${Button} id="play-hint-close" sign="cross" kind="quiet" onClick=${onClose} />
    </p>
  </section>`;
}
