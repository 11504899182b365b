// Where a puzzle goes from the editor: to the solver page, into the clipboard as a text or a link, among one's own samples.

import { copy } from "../clipboard.js";
import { ask, call, faultWords } from "../engine.js";
import { useKept } from "../kept.js";
import { announce } from "../live.js";
import { fragmentOf } from "../router.js";
import { KeepBox } from "../solver/keep-box.js";
import { packed } from "../solver/link.js";
import { namesake } from "../solver/own.js";
import { html, useEffect, useState } from "../ui.js";
import { Button } from "../ui/button.js";
import { say } from "../words.js";
import { documentOf } from "./drawn.js";

/** @typedef {import("./drawn.js").Table} Table */

/**
 * The puzzle in one line, as everything here reads it: a plain one as a line, one with rules as a document.
 * @param {Table} table
 * @returns {Promise<string>}
 */
async function textOf(table) {
  return (await ask("parse", { puzzle: documentOf(table) })).puzzle;
}

/**
 * The shape of boxes, where the line does not say it.
 * @param {Table} table
 * @param {string} text
 */
function boxOf({ board }, text) {
  return text.startsWith("{") ? [] : [`${board.boxRows}x${board.boxColumns}`];
}

/**
 * The ways out.
 * @param {{ table: Table }} props
 */
export function Away({ table }) {
  const [done, setDone] = useState(/** @type {"" | "text" | "link" | "kept"} */ (""));
  const [wrong, setWrong] = useState("");
  const [isKeeping, setIsKeeping] = useState(false);
  const isOwner = useKept()?.owner ?? false;
  useEffect(() => setDone(""), [table]);
  /** @param {(text: string) => Promise<void>} does */
  const withText = async (does) => {
    setWrong("");
    try {
      await does(await textOf(table));
    } catch (error) {
      setWrong(faultWords(error) || say("make-take-failed"));
    }
  };
  const take = (/** @type {"solve" | "own"} */ page) => withText(async (text) => void (location.hash = fragmentOf(page, await packed(text), ...boxOf(table, text))));
  const copyAs = (/** @type {"text" | "link"} */ kind) => withText(async (text) => {
    const address = async () => `${location.href.replace(/#.*/, "")}${fragmentOf("p", await packed(text), ...boxOf(table, text))}`;
    const isCopied = await copy(kind === "text" ? text : await address());
    setDone(isCopied ? kind : "");
    announce(say(isCopied ? "make-copied" : "rooms-not-copied"));
  });
  return html`<section class="ed-away-row" aria-label=${say("make-away")}>
    <${Button} id="make-to-solver" kind="primary" sign="solve" onClick=${() => take("solve")} />
    <${Button} id="play-this" isBare sign="play" onClick=${() => take("own")} />
    <${Button} id="make-as-text" isBare sign=${done === "text" ? "check" : "copy"} onClick=${() => copyAs("text")} />
    <${Button} id="make-as-link" isBare sign=${done === "link" ? "check" : "link"} onClick=${() => copyAs("link")} />
    ${isOwner && html`<${Button} id="make-keep" isBare sign=${done === "kept" ? "check" : "star"} onClick=${() => setIsKeeping(true)} />`}
    ${wrong && html`<p class="wrong" role="alert">${wrong}</p>`}
    ${isKeeping && html`<${Keep} table=${table} onKept=${() => { setDone("kept"); announce(say("make-kept")); }} onClose=${() => setIsKeeping(false)} />`}
  </section>`;
}

/**
 * The solver's box for naming a sample, with the puzzle of the editor.
 * @param {{ table: Table, onKept: () => void, onClose: () => void }} props
 */
function Keep({ table, onKept, onClose }) {
  const [list, setList] = useState(/** @type {{ samples: any[], folder: string | null }} */ ({ samples: [], folder: null }));
  const state = /** @type {any} */ ({ ...list, sample: -1, arriving: null, source: "table", file: null });
  const json = (/** @type {string} */ method, /** @type {object} */ body) => ({ method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  const own = /** @type {any} */ ({
    reload: async () => setList(await call("samples")),
    keep: async (/** @type {string} */ name) => {
      // A line alone does not say how boxes lie that are no squares.
      const isLine = table.board.boxRows === table.board.boxColumns && (await textOf(table)).startsWith("{") === false;
      const { text } = await ask("convert", { puzzle: documentOf(table), to: isLine ? "line" : "json" });
      const before = namesake(state, name);
      if (before) await call(`samples/${encodeURIComponent(before.name)}`, json("PUT", { text }));
      else await call("samples", json("POST", { name: name.trim(), text }));
      onKept();
    },
  });
  return html`<${KeepBox} state=${state} own=${own} onClose=${onClose} />`;
}
