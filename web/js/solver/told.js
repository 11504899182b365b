// A step in words: sentences whose cells and links light up on the board, and under Details its notation, its score and a legend.

import { cellAt } from "../board/board.js";
import { Sample } from "../board/overlay.js";
import { html, useLayoutEffect, useRef } from "../ui.js";
import { say } from "../words.js";
import { litBy, paragraphsOf, UNLIT } from "./sentences.js";

/** @typedef {import("../board/state.js").BoardState} BoardState */
/** @typedef {import("../board/drawing.js").Drawing} Drawing */
/** @typedef {import("./sentences.js").Lit} Lit */
/** @typedef {string | { name: string, cell: number, end?: string }} Part */

/**
 * A conclusion as people write it: `r3c5≠4` goes out.
 * @param {string} text
 */
export function written(text) {
  return text.replaceAll("<>", "≠");
}

/**
 * A text in parts: words, and the names of cells that are on the board, each with the sign that ends its clause if there is one.
 * @param {string} text
 * @param {BoardState} board
 * @returns {Part[]}
 */
export function partsOf(text, board) {
  return text.split(/(\br\d+c\d+\b[,.;:)]*)/).filter((part) => part !== "").map((part) => {
    const [, name = "", end = ""] = /^(r\d+c\d+)(\W*)$/.exec(part) ?? [];
    const cell = cellAt(board, name);
    return cell < 0 ? part : end ? { name, cell, end } : { name, cell };
  });
}

/**
 * Sentences. One that is pointed at lights up what it tells on the board, and so does a cell that is pointed at or has the
 * focus. Where they come one by one, those up to `until` are there. In the place of what is folded away stands `folded`.
 * @param {{ step: any, board: BoardState, onLit: (lit: Lit) => void, until?: number, folded?: any }} props
 */
export function Told({ step, board, onLit, until = Infinity, folded = null }) {
  // What is pointed at may go before the pointer does.
  const held = useRef(UNLIT);
  const isLit = useRef(false);
  const show = (/** @type {Lit} */ lit) => {
    isLit.current = lit !== UNLIT;
    onLit(lit);
  };
  // With the step, and not after somebody may have pointed at the next one.
  useLayoutEffect(() => () => {
    held.current = UNLIT;
    if (isLit.current) show(UNLIT);
  }, [step]);
  const dim = () => show(held.current);
  const part = (/** @type {Part} */ one, /** @type {Lit} */ lit) => {
    if (typeof one === "string") return one;
    const light = (/** @type {Event} */ event) => {
      event.stopPropagation();
      show({ cells: [one.cell], links: lit.links });
    };
    const button = html`<button type="button" class="sol-cell" title=${say("solver-cell-tip", { cell: one.name })}
      onMouseEnter=${light} onMouseLeave=${() => show(lit)} onFocus=${light} onBlur=${dim} onClick=${light}>${one.name}</button>`;
    // A line may break after a button, but not before a comma.
    return one.end ? html`<span class="sol-whole">${button}${one.end}</span>` : button;
  };
  let number = -1;
  const sentence = (/** @type {import("./sentences.js").SentenceData} */ one) => {
    number += 1;
    if (number > until) return null;
    const lit = litBy(one, board);
    const light = () => show(lit);
    // A touch has no end: what is pressed stays lit until it or another sentence is pressed.
    const hold = () => {
      held.current = held.current.links.join() === lit.links.join() ? UNLIT : lit;
      show(held.current);
    };
    const look = ["sol-sentence", lit.links.length > 0 && "has-links", number === until && "is-now", number < until && until !== Infinity && "is-before"];
    return html`<span class=${look.filter(Boolean).join(" ")} key=${number} onMouseEnter=${light} onMouseLeave=${dim} onClick=${hold}>
      ${partsOf(written(one.text), board).map((each) => part(each, lit))} </span>`;
  };
  let isFolded = false;
  return paragraphsOf(step).map((paragraph) => {
    if (paragraph[0]?.step === undefined) {
      const told = paragraph.map(sentence).filter((one) => one !== null);
      return told.length ? html`<p>${told}</p>` : null;
    }
    if (isFolded || number >= until) return null;
    isFolded = true;
    return folded;
  });
}

/**
 * What a drawing shows, by what a legend calls it, in a fixed order.
 * @param {Drawing | null} drawing
 */
export function legendOf(drawing) {
  if (!drawing) return [];
  const roles = new Set(drawing.candidates.map(({ role }) => role));
  const isShown = {
    good: roles.has("good"),
    bad: roles.has("bad"),
    link: roles.has("link"),
    fin: roles.has("fin"),
    group: ["a", "b", "c", "d"].some((letter) => roles.has(/** @type {any} */ (letter))),
    strong: drawing.links.some(({ strong }) => strong),
    weak: drawing.links.some(({ strong }) => !strong),
    house: drawing.houses.some(({ role }) => role !== "bad"),
  };
  return Object.entries(isShown).filter(([, isIn]) => isIn).map(([name]) => name);
}

/**
 * What not everybody wants to know: the notation, what the step counts, and what the drawing means.
 * @param {{ step: any, drawing: Drawing | null }} props
 */
export function Details({ step, drawing }) {
  return html`<details class="sol-details"><summary>${say("solver-details")}</summary>
    <p class="sol-conclusion"><code>${written(step.notation ?? step.conclusion)}</code></p>
    ${step.score !== undefined && html`<p class="faint">${say("solver-step-counts", { score: step.score })}</p>`}
    <ul class="sol-legend">${legendOf(drawing).map((name) => html`<li key=${name}><${Sample} name=${name} /><span>${say(`solver-legend-${name}`)}</span></li>`)}</ul>
  </details>`;
}
