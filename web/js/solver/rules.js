// The rules of a puzzle beside its board: what they say, what nobody knows, and the choice of rules for a new one.

import { symbolsOf } from "../board/labels.js";
import { LearnLink } from "../learn/box.js";
import { fragmentOf } from "../router.js";
import { Icon } from "../ui/icons.js";
import { html, useEffect, useRef, useState } from "../ui.js";
import { say } from "../words.js";
import { packed } from "./link.js";
import { Button } from "./parts.js";
import { questionBoard, variantsOf } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./work.js").Work} Work */
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

/**
 * A box to choose rules about the whole grid for the puzzle in the table.
 * @param {{ state: State, work: Work, onClose: () => void }} props
 */
export function VariantsBox({ state, work, onClose }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [wrong, setWrong] = useState("");
  useEffect(() => dialog.current?.showModal(), []);
  // Until the engine has answered, a box shows what was asked for, and does not jump back.
  const [asked, setAsked] = useState(/** @type {string[] | null} */ (null));
  const chosen = asked ?? variantsOf(state);
  const toggle = async (/** @type {string} */ id) => {
    const ids = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
    setAsked(ids);
    setWrong((await work.chooseVariants(ids))?.message ?? "");
    // Somebody may have asked for another one meanwhile.
    setAsked((now) => (now === ids ? null : now));
  };
  const draw = async () => {
    const text = await work.line();
    const { boxRows, boxColumns } = state.table.board;
    const box = text.startsWith("{") ? [] : [`${boxRows}x${boxColumns}`];
    location.hash = fragmentOf("make", "rules", await packed(text), ...box);
  };
  return html`<dialog class="dialog sol-variants" ref=${dialog} aria-labelledby="solver-variants-head" onClose=${onClose}>
    <h2 id="solver-variants-head">${say("solver-variants-head")}</h2>
    <p class="faint">${say("solver-variants-text")}</p>
    <ul>${state.variants.map(({ id, name, text }) => html`<li key=${id}><label>
      <input type="checkbox" checked=${chosen.includes(id)} onChange=${() => void toggle(id)} />
      <span><b>${name}</b> ${text}</span></label></li>`)}</ul>
    ${wrong && html`<p class="wrong" role="alert"><${Icon} name="warning" size=${18} /><span>${wrong}</span></p>`}
    <p class="actions"><${Button} name="variants-done" kind="primary" onClick=${onClose} /><${Button} name="variants-draw" kind="quiet" onClick=${() => void draw()} /></p>
  </dialog>`;
}
