// Puzzles that were made: a list from which each can be opened, copied and kept.

import { Board } from "../board/render.js";
import { fromData } from "../board/state.js";
import { copy } from "../clipboard.js";
import { ask, call, faultWords } from "../engine.js";
import { levelName } from "../levels.js";
import { announce } from "../live.js";
import { fragmentOf } from "../router.js";
import { packed } from "../solver/link.js";
import { html, useEffect, useState } from "../ui.js";
import { Button } from "../ui/button.js";
import { Icon } from "../ui/icons.js";
import { grouped } from "../ui/numbers.js";
import { say } from "../words.js";

/** @typedef {{ puzzle: string, keys: number, level: string | null, score: number | null, seed: string, index: string, techniques: Record<string, number> }} MadePuzzle */

/**
 * The list.
 * @param {{ puzzles: MadePuzzle[], box: string, canKeep: boolean, names: Map<string, string> }} props `names`: those of techniques
 */
export function Results({ puzzles, box, canKeep, names }) {
  return html`<ol class="made">${puzzles.map((made) => html`<${One} key=${`${made.seed} ${made.index}`} ...${{ made, box, canKeep, names }} />`)}</ol>`;
}

/** @param {{ made: MadePuzzle, box: string, canKeep: boolean, names: Map<string, string> }} props */
function One({ made, box, canKeep, names }) {
  const [board, setBoard] = useState(/** @type {import("../board/state.js").BoardState | undefined} */ (undefined));
  const [text, setText] = useState("");
  const [done, setDone] = useState(/** @type {"" | "copied" | "kept"} */ (""));
  const [wrong, setWrong] = useState("");
  const isPlain = !made.puzzle.startsWith("{");
  useEffect(() => {
    let isWanted = true;
    ask("parse", { puzzle: made.puzzle, ...(isPlain ? { box } : {}) }).then((answer) => isWanted && setBoard(fromData(answer.board, answer.puzzle)), () => {});
    void packed(made.puzzle).then((short) => isWanted && setText(short));
    return () => void (isWanted = false);
  }, [made.puzzle]);
  const linkTo = (/** @type {"solve" | "own"} */ page) => (text ? fragmentOf(page, text, ...(isPlain ? [box] : [])) : undefined);
  const link = linkTo("solve");
  const copyIt = async () => {
    const isDone = await copy(made.puzzle);
    setDone(isDone ? "copied" : "");
    announce(say(isDone ? "make-copied" : "rooms-not-copied"));
  };
  const keepIt = async () => {
    setWrong("");
    try {
      const name = say("make-kept-name", { level: made.level ? levelName(made.level) : say("make-level-none"), seed: made.seed, index: made.index });
      await call("samples", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ name, text: made.puzzle }) });
      setDone("kept");
      announce(say("make-kept"));
    } catch (error) {
      setWrong(faultWords(error));
    }
  };
  const hardest = Object.keys(made.techniques).at(-1) ?? "";
  return html`<li class="made-one card">
    <a class="made-picture" href=${link} title=${say("make-open-tip")} tabindex="-1" aria-hidden="true">
      ${board ? html`<${Board} small board=${board} label=${say("make-puzzle", { keys: made.keys })} />` : html`<span class="made-empty"></span>`}</a>
    <div class="made-text">
      <p><b>${made.level ? levelName(made.level) : say("make-level-none")}</b>${made.score !== null && html`<span class="faint">${say("make-score", { score: grouped(made.score) })}</span>`}</p>
      <p class="faint small">${say("make-keys", { keys: made.keys })}</p>
      ${hardest && html`<p class="faint small">${say("make-hardest", { name: names.get(hardest) ?? hardest })}</p>`}
      ${wrong && html`<p class="wrong small" role="alert">${wrong}</p>`}
      <p class="made-actions">
        <a class="button primary" href=${link} title=${say("make-open-tip")}>${say("make-open")}</a>
        <a class="button quiet square" href=${linkTo("own")} title=${say("play-this-tip")} aria-label=${say("play-this")}><${Icon} name="play" size=${20} /></a>
        <${Button} id="make-copy" kind="quiet" isBare sign=${done === "copied" ? "check" : "copy"} onClick=${copyIt} />
        ${canKeep && html`<${Button} id="make-keep" kind="quiet" isBare sign=${done === "kept" ? "check" : "star"} disabled=${done === "kept"} onClick=${keepIt} />`}
      </p>
    </div>
  </li>`;
}
