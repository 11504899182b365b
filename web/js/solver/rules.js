// The rules of a puzzle beside its board: what they say, and what nobody knows.

import { symbolsOf } from "../board/labels.js";
import { LearnLink } from "../learn/box.js";
import { Icon } from "../ui/icons.js";
import { html } from "../ui.js";
import { say } from "../words.js";
import { questionBoard } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("../board/state.js").BoardState} BoardState */
/** @typedef {import("../board/state.js").ToldRule} ToldRule */

/**
 * A box with the title of the puzzle and its rules; nothing if it has neither.
 * @param {{ state: State }} props
 */
export function RulesBox({ state }) {
  const board = questionBoard(state);
  const { rules = null, remarks = null } = board ?? {};
  if (!board || (!rules && !remarks)) return null;
  const { title, author, description } = remarks ?? {};
  return html`<section class="sol-rules card" aria-label=${say("solver-rules")}>
    <h2>${title || say("solver-rules")}</h2>
    ${author && html`<p class="faint">${say("solver-rules-author", { author })}</p>`}
    ${rules && rules.unknown.length > 0 && html`<p class="sol-unknown" role="alert"><${Icon} name="warning" size=${20} />
      <span>${say("solver-rules-unknown", { rules: rules.unknown.join(", ") })}</span></p>`}
    ${rules && html`<ul>${rules.told.map((rule) => html`<${Told} key=${rule.id} rule=${rule} board=${board} />`)}</ul>`}
    ${description && html`<details><summary>${say("solver-rules-description")}</summary>
      ${description.split(/\n+/).map((line) => html`<p>${line}</p>`)}</details>`}
  </section>`;
}

/**
 * One rule, with the way to its page; the strips with their digits.
 * @param {{ rule: ToldRule, board: BoardState }} props
 */
function Told({ rule, board }) {
  const strips = rule.id === "strip" ? board.houses.filter(({ kind }) => kind === "strip") : [];
  return html`<li>
    <b><${LearnLink} id=${rule.id} text=${rule.name} tip=${say("solver-rule-tip", { rule: rule.name })} /></b>${" "}
    <span>${rule.text}</span>
    ${strips.length > 0 && html`<dl class="sol-strips">${strips.map(({ id, number, letter, digits }) => html`<div key=${id} class=${`is-colour-${((number - 1) % 9) + 1}`}>
      <dt><span class="visually-hidden">${say("solver-strip", { letter: letter ?? "" })}</span><b aria-hidden="true">${letter}</b></dt><dd>${symbolsOf(board, digits)}</dd></div>`)}</dl>`}
  </li>`;
}
