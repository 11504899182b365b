// Taking a puzzle elsewhere: as text in any format, as a picture, and to the pages of others.

import { copy } from "../clipboard.js";
import { ask, call, faultWords } from "../engine.js";
import { announce, LiveRegion } from "../live.js";
import { save } from "../saving.js";
import { html, useEffect, useState } from "../ui.js";
import { useDialog } from "../ui/dialog.js";
import { Icon } from "../ui/icons.js";
import { say } from "../words.js";
import { Button, Choice } from "./parts.js";
import { pictureOf, pngOf } from "./picture.js";
import { questionBoard, questionOf } from "./state.js";

/** @typedef {{ name: string, address: string | null, why: string }} Elsewhere */

/**
 * The digits of a puzzle in one line, as the pages of others take them: 0 for an empty cell.
 * @param {import("../board/state.js").BoardState} board
 */
function zerosOf(board) {
  return board.cells.map(({ digit }) => digit).join("");
}

/**
 * The pages of others to which a puzzle can be taken, each with its address, or why there is none.
 * @param {import("../board/state.js").BoardState} board
 * @param {string | null} fpuzzles its link to f-puzzles, if it has one
 * @param {boolean} [isDigits] whether its digits are all of it, and no marks belong to it
 * @returns {Elsewhere[]}
 */
export function elsewhere(board, fpuzzles, isDigits = true) {
  const isClassic = board.size === 9 && board.boxRows === 3 && !board.rules && isDigits;
  const why = isClassic ? "" : say("solver-only-classic");
  const load = fpuzzles?.split("?load=")[1];
  return [
    { name: "SudokuWiki", address: isClassic ? `https://www.sudokuwiki.org/sudoku.htm?bd=${zerosOf(board)}` : null, why },
    { name: "Sudoku Coach", address: isClassic ? `https://sudoku.coach/en/play/${zerosOf(board)}` : null, why },
    { name: "SudokuPad", address: load ? `https://sudokupad.app/fpuzzles${encodeURIComponent(decodeURIComponent(load))}` : null, why: load ? "" : say("solver-not-fpuzzles") },
    { name: "f-puzzles", address: fpuzzles, why: fpuzzles ? "" : say("solver-not-fpuzzles") },
  ];
}

/** What files of a format are called, where that is known. @type {Record<string, string>} */
const ENDINGS = { json: "json", "f-puzzles": "json", opensudoku: "opensudoku", sdm: "sdm", sdk: "sdk", csv: "csv", sdx: "sdx" };

/**
 * The ways to take a puzzle elsewhere: as text, as a picture, to the pages of others. `question` names the puzzle to the engine;
 * `isDigits`: no marks belong to it.
 * @param {{ board: import("../board/state.js").BoardState, question: Record<string, any>, isDigits?: boolean }} props
 */
export function Taking({ board, question, isDigits = true }) {
  const [formats, setFormats] = useState(/** @type {string[]} */ ([]));
  const [format, setFormat] = useState(board.rules ? "json" : "line");
  const [text, setText] = useState({ text: "", wrong: "" });
  const [fpuzzles, setFpuzzles] = useState(/** @type {string | null} */ (null));
  const [done, setDone] = useState("");
  useEffect(() => {
    call("formats").then(({ formats: all }) => setFormats(all.filter((/** @type {any} */ one) => one.is_written).map((/** @type {any} */ one) => one.id)), () => {});
    convert(question, "f-puzzles-link").then((answer) => setFpuzzles(answer.text || null));
  }, []);
  useEffect(() => {
    let isWanted = true;
    convert(question, format).then((answer) => isWanted && setText(answer));
    return () => void (isWanted = false);
  }, [format]);
  const tell = (/** @type {string} */ what, /** @type {boolean} */ isDone) => {
    setDone(isDone ? what : "");
    announce(say(isDone ? "solver-export-copied" : "solver-not-copied"));
  };
  const savePng = async () => save("sudoku.png", await pngOf(pictureOf(board)));
  const copyPng = async () => {
    try {
      await navigator.clipboard.write([new ClipboardItem({ "image/png": pngOf(pictureOf(board)) })]);
      tell("picture", true);
    } catch {
      tell("picture", false);
    }
  };
  const canCopyPicture = typeof ClipboardItem !== "undefined" && Boolean(navigator.clipboard?.write);
  const place = (/** @type {Elsewhere} */ { name, address, why }) => html`<li>${address
    ? html`<a class="button" href=${address} target="_blank" rel="noreferrer" title=${say("solver-elsewhere-tip", { name })}>${name}</a>`
    : html`<span class="sol-nowhere"><b>${name}</b><span class="faint small">${why}</span></span>`}</li>`;
  return html`<section><h3>${say("solver-export-text")}</h3>
      <p class="sol-export-row"><${Choice} label=${say("solver-export-format")} tip=${say("solver-export-format-tip")} value=${format} onChange=${setFormat}
          options=${(formats.length ? formats : [format]).map((value) => ({ value, text: value }))} />
        <${Button} name="export-copy" sign=${done === "text" ? "check" : "copy"} disabled=${!text.text} onClick=${async () => tell("text", await copy(text.text))} />
        <${Button} name="export-save" sign="into" isBare disabled=${!text.text} onClick=${() => save(`sudoku.${ENDINGS[format] ?? "txt"}`, new Blob([`${text.text}\n`], { type: "text/plain" }))} /></p>
      ${text.wrong ? html`<p class="wrong"><${Icon} name="warning" size=${18} /><span>${text.wrong}</span></p>` : html`<pre tabindex="0" aria-label=${say("solver-export-text")}>${text.text}</pre>`}
    </section>
    <section><h3>${say("solver-export-picture")}</h3>
      <p class="sol-export-row"><${Button} name="export-svg" sign="into" onClick=${() => save("sudoku.svg", new Blob([pictureOf(board)], { type: "image/svg+xml" }))} />
        <${Button} name="export-png" sign="into" onClick=${savePng} />
        ${canCopyPicture && html`<${Button} name="export-picture-copy" sign=${done === "picture" ? "check" : "copy"} onClick=${copyPng} />`}</p></section>
    <section><h3>${say("solver-elsewhere")}</h3><p class="faint small">${say("solver-elsewhere-about")}</p>
      <ul class="sol-elsewhere">${elsewhere(board, fpuzzles, isDigits).map(place)}</ul></section>`;
}

/**
 * The box.
 * @param {{ state: import("./state.js").State, onShare: () => void, onClose: () => void }} props
 */
export function ExportBox({ state, onShare, onClose }) {
  const dialog = useDialog();
  const board = questionBoard(state);
  return html`<dialog class="dialog sol-export" ref=${dialog} aria-labelledby="solver-export-head" onClose=${onClose}>
    <h2 id="solver-export-head">${say("solver-export-head")}</h2>
    ${board && html`<${Taking} board=${board} question=${questionOf(state)} />`}
    <p class="actions"><${Button} name="export-close" kind="primary" onClick=${onClose} /><${Button} name="share" sign="link" onClick=${onShare} /></p>
    <${LiveRegion} />
  </dialog>`;
}

/**
 * The puzzle in a format, or why that format does not take it.
 * @param {Record<string, any>} question
 * @param {string} to
 * @returns {Promise<{ text: string, wrong: string }>}
 */
async function convert(question, to) {
  try {
    const answer = await ask("convert", { ...question, to });
    return { text: (answer.text ?? "").trimEnd(), wrong: answer.error?.message ?? "" };
  } catch (error) {
    return { text: "", wrong: faultWords(error) };
  }
}
