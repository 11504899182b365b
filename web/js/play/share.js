// Sharing a game: links to its puzzle and to where somebody is with it, and its puzzle as text, as a picture and elsewhere.

import { copy } from "../clipboard.js";
import { announce, LiveRegion } from "../live.js";
import { fragmentOf } from "../router.js";
import { Taking } from "../solver/export.js";
import { packed } from "../solver/link.js";
import { html, useEffect, useState } from "../ui.js";
import { Button } from "../ui/button.js";
import { useDialog } from "../ui/dialog.js";
import { say } from "../words.js";
import { positionQuestion } from "./asking.js";
import { withLimits } from "./game.js";
import { progressOf } from "./progress.js";
import { beginningOf } from "./review-state.js";

/** @typedef {import("./game.js").Game} Game */

/**
 * The address of a game's puzzle, which people can read.
 * @param {Pick<Game, "puzzle" | "box">} game
 */
export async function puzzleAddress({ puzzle, box }) {
  const text = typeof puzzle === "string" ? puzzle : JSON.stringify(puzzle);
  const shape = !text.startsWith("{") && /^\d+x\d+$/.test(box) && box !== "3x3" ? [box] : [];
  return fragmentOf("p", await packed(text), ...shape);
}

/**
 * The address of a game with all that was done in it.
 * @param {Game} game
 */
export async function gameAddress(game) {
  return fragmentOf("g", await packed(progressOf(game)));
}

/**
 * The box.
 * @param {{ game: Game, onClose: () => void }} props
 */
export function ShareBox({ game, onClose }) {
  const dialog = useDialog();
  const [addresses, setAddresses] = useState({ puzzle: "", game: "" });
  const isGoingOn = game.status === "playing" && game.turns.length + game.history.past.length > 0;
  useEffect(() => {
    const here = `${location.origin}${location.pathname}`;
    void Promise.all([puzzleAddress(game), isGoingOn ? gameAddress(game) : ""]).then(([puzzle, whole]) => setAddresses({ puzzle: here + puzzle, game: whole && here + whole }));
  }, []);
  const board = withLimits(beginningOf(game.table.board), game.limits);
  return html`<dialog class="dialog sol-export play-share" ref=${dialog} aria-labelledby="play-share-head" onClose=${onClose}>
    <h2 id="play-share-head">${say("play-share-head")}</h2>
    <section><h3>${say("play-share-links")}</h3>
      <${Link} label=${say("play-share-puzzle")} address=${addresses.puzzle} text=${say("play-share-puzzle-copy")} tip=${say("play-share-puzzle-copy-tip")} />
      ${isGoingOn && html`<${Link} label=${say("play-share-game")} address=${addresses.game} text=${say("play-share-game-copy")} tip=${say("play-share-game-copy-tip")} />`}</section>
    <${Taking} board=${board} question=${positionQuestion(game, board)} isDigits=${game.limits === null} />
    <p class="actions"><${Button} id="play-share-close" kind="primary" onClick=${() => dialog.current?.close()} /></p>
    <${LiveRegion} />
  </dialog>`;
}

/**
 * A link that can be copied.
 * @param {{ label: string, address: string, text: string, tip: string }} props
 */
function Link({ label, address, text, tip }) {
  const [isDone, setIsDone] = useState(false);
  const take = async () => {
    const done = await copy(address);
    setIsDone(done);
    announce(say(done ? "play-share-copied" : "solver-not-copied"));
  };
  return html`<div class="play-link"><label><span>${label}</span><input class="input" readonly value=${address} title=${say("play-share-link-tip")} onFocus=${(/** @type {any} */ event) => event.target.select()} /></label>
    <${Button} id="play-share" text=${text} tip=${tip} sign=${isDone ? "check" : "copy"} isBare disabled=${!address} onClick=${() => void take()} /></div>`;
}
