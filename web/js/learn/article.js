// A page to learn from: its words, and its examples drawn on boards.

import { withAfter, withCandidates } from "../board/board.js";
import { drawingOf } from "../board/drawing.js";
import { Board } from "../board/render.js";
import { fromData } from "../board/state.js";
import { call, faultWords } from "../engine.js";
import { levelName } from "../levels.js";
import { fragmentOf } from "../router.js";
import { packed } from "../solver/link.js";
import { useTurns } from "../turns.js";
import { html, useEffect, useMemo, useState } from "../ui.js";
import { Button } from "../ui/button.js";
import { Icon } from "../ui/icons.js";
import { language, say } from "../words.js";
import { pageOf } from "./markdown.js";

/** @typedef {{ puzzle: string, board: import("../board/state.js").BoardData & { pencil_marks?: string[] }, step?: any }} Example */
/** @typedef {{ id: string, title: string, level?: string, text: string, examples?: Example[] }} LearnPage */

/**
 * A page by its name, in the language of the moment; what is wrong if there is none.
 * @param {string} name
 * @param {number} [returns] how often Nonet has come back after a silence
 * @returns {{ page: LearnPage | undefined, wrong: string }}
 */
export function useLearnPage(name, returns = 0) {
  const [shown, setShown] = useState({ page: /** @type {LearnPage | undefined} */ (undefined), wrong: "" });
  const takeTurn = useTurns();
  const spoken = language();
  useEffect(() => {
    const isWanted = takeTurn();
    if (!name) return;
    call(`learn/${encodeURIComponent(name)}`).then(
      (answer) => isWanted() && setShown(answer.error ? { page: undefined, wrong: answer.error.message } : { page: answer, wrong: "" }),
      (error) => isWanted() && setShown({ page: undefined, wrong: faultWords(error) }),
    );
  }, [name, spoken, returns]);
  return shown;
}

/**
 * The words and examples of a page.
 * @param {{ page: LearnPage }} props
 */
export function Article({ page }) {
  const blocks = useMemo(() => pageOf(page.text), [page.text]);
  return html`<div class="article">${blocks.map((block, index) => html`<${Block} key=${index} block=${block} page=${page} />`)}</div>`;
}

/**
 * The title of a page, with its level if it is a technique.
 * @param {{ page: LearnPage, id?: string, heading?: "h1" | "h2" }} props
 */
export function ArticleHead({ page, id, heading = "h1" }) {
  return html`<header class="article-head"><${heading} id=${id}>${page.title}<//>
    ${page.level && html`<span class=${`level-sign ${page.level}`}>${levelName(page.level)}</span>`}</header>`;
}

/** @param {import("./markdown.js").Part[]} parts */
function inline(parts) {
  return parts.map((part) => {
    if (part.tag === "page") return html`<a href=${fragmentOf("learn", part.to)} title=${say("learn-to-tip")}>${part.text}</a>`;
    if (part.tag === "out") return html`<a href=${part.to} target="_blank" rel="noreferrer" title=${say("learn-out-tip")}>${part.text}</a>`;
    return part.tag ? html`<${part.tag}>${part.text}<//>` : part.text;
  });
}

/** @param {{ block: import("./markdown.js").Block, page: LearnPage }} props */
function Block({ block, page }) {
  switch (block.kind) {
    case "heading":
      return html`<h2>${inline(block.parts)}</h2>`;
    case "paragraph":
      return html`<p>${inline(block.parts)}</p>`;
    case "list": {
      const items = block.items.map((item) => html`<li>${inline(item)}</li>`);
      return block.isOrdered ? html`<ol>${items}</ol>` : html`<ul>${items}</ul>`;
    }
    case "table":
      return html`<div class="article-scroll" tabindex="0" role="region" aria-label=${say("learn-table")}><table>
        <thead><tr>${block.head.map((cell) => html`<th scope="col">${inline(cell)}</th>`)}</tr></thead>
        <tbody>${block.rows.map((row) => html`<tr>${row.map((cell) => html`<td>${inline(cell)}</td>`)}</tr>`)}</tbody></table></div>`;
    case "code":
      return html`<pre class="article-scroll" tabindex="0">${block.text}</pre>`;
    case "example": {
      const example = page.examples?.[block.index];
      return example ? html`<${Drawn} key=${page.id} page=${page} example=${example} number=${block.index + 1} />` : null;
    }
  }
}

/**
 * An example on a board: with the step drawn, as it is after the step, or without any help.
 * @param {{ page: LearnPage, example: Example, number: number }} props
 */
function Drawn({ page, example, number }) {
  const { step } = example;
  const [isAfter, setIsAfter] = useState(false);
  const [link, setLink] = useState("");
  useEffect(() => {
    let isWanted = true;
    void packed(example.puzzle).then((text) => isWanted && setLink(fragmentOf("solve", text)));
    return () => void (isWanted = false);
  }, [example.puzzle]);
  const { before, after, drawing } = useMemo(() => {
    const empty = fromData(example.board, example.puzzle);
    const start = example.board.pencil_marks ? withCandidates(empty, example.board.pencil_marks) : empty;
    return { before: start, after: step ? withAfter(start, step.after) : start, drawing: step ? drawingOf(step, start) : null };
  }, [example]);
  const name = say("learn-example", { page: page.title, number });
  const words = step ? say("learn-example-finds", { conclusion: step.conclusion.replaceAll("<>", "≠") }) : say(example.board.pencil_marks ? "learn-example-nothing" : "learn-example-puzzle");
  return html`<figure class="article-example">
    <div class="article-board"><${Board} board=${isAfter ? after : before} drawing=${isAfter ? null : drawing} label=${name} numbersShown="candidates" /></div>
    <figcaption><span>${words}</span>
      <span class="actions">
        ${step && html`<${Button} id=${isAfter ? "learn-before" : "learn-after"} kind="quiet" sign=${isAfter ? "previous" : "next"} onClick=${() => setIsAfter(!isAfter)} />`}
        ${link && html`<a class="button quiet" href=${link} title=${say("learn-open-tip")}><${Icon} name="solve" size=${20} /><span>${say("learn-open")}</span></a>`}
      </span></figcaption>
  </figure>`;
}
