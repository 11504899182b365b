// The start page: games to go on with, a new game, the puzzle of the day, the other rooms, and the way out.

import { ask, call, faultWords } from "../engine.js";
import { Icon } from "../ui/icons.js";
import { useKept } from "../kept.js";
import { DailyPuzzles } from "../play/daily.js";
import { Continue, useGames } from "../play/games.js";
import { NewGame } from "../play/new.js";
import { OwnPuzzle } from "../play/own.js";
import { fragmentOf } from "../router.js";
import { html, useEffect, useRef, useState } from "../ui.js";
import { sameTip } from "../ui/button.js";
import { grouped } from "../ui/numbers.js";
import { say } from "../words.js";
import { addressOf, CLASSIC, digitsOf, newSeed } from "./grids-state.js";
import { Picture } from "./picture.js";

/** How long the ornament shows a digit, in milliseconds. */
const PACE = 2600;

/** How many games to go on with are in sight. */
const SHOWN = 2;

/**
 * The start page.
 * @param {{ onEnded: () => void }} props
 */
export function Start({ onEnded }) {
  const { games, records, wrong, remove } = useGames();
  return html`<div class=${`page start ${games?.length ? "has-games" : ""}`}>
    <div class="start-main">
      <header class="page-head">
        <h1>${say("rooms-start-heading")}</h1>
        <p class="lead">${say("rooms-start-lead")}</p>
      </header>
      <${Continue} games=${games ?? []} wrong=${wrong} remove=${remove} most=${SHOWN} />
      <${NewGame} />
      <${OwnPuzzle} />
    </div>
    <div class="start-side">
      <${DailyPuzzles} games=${games} records=${records} />
      <${Ornament} />
    </div>
    <${Rooms} onEnded=${onEnded} />
  </div>`;
}

/** A grid at random, whose digits light up one after another. */
function Ornament() {
  const [grid, setGrid] = useState(/** @type {{ line: string, number: string } | undefined} */ (undefined));
  const [lit, setLit] = useState(1);
  useEffect(() => {
    let isWanted = true;
    randomGrid().then((found) => isWanted && setGrid(found), () => {});
    return () => void (isWanted = false);
  }, []);
  useEffect(() => {
    if (isStill()) return undefined;
    const timer = setInterval(() => setLit((digit) => (digit % 9) + 1), PACE);
    return () => clearInterval(timer);
  }, []);
  const digits = grid ? digitsOf(grid.line) : Array.from({ length: 81 }, () => 0);
  return html`<figure class="ornament">
    <${Picture} digits=${digits} boxRows=${3} boxColumns=${3} colours=${tints(digits, lit)} />
    <figcaption>
      ${grid && html`<a href=${fragmentOf("grids", ...addressOf(CLASSIC, grid.number))} title=${say("rooms-ornament-tip")}>
        ${say("rooms-ornament", { number: grouped(grid.number) })}</a>`}
    </figcaption>
  </figure>`;
}

/**
 * The tint of the cells with a digit.
 * @param {number[]} digits
 * @param {number} lit
 * @returns {Record<number, "tint">}
 */
function tints(digits, lit) {
  return Object.fromEntries(digits.flatMap((digit, cell) => (digit === lit ? [[cell, "tint"]] : [])));
}

async function randomGrid() {
  const { grid } = await ask("grid-random", { seed: newSeed() });
  const { number } = await ask("grid-rank", { grid });
  return { line: grid, number };
}

/** Whether somebody wants nothing to move. */
function isStill() {
  const isReduced = document.documentElement.dataset.motion === "reduced";
  return isReduced || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** @param {{ onEnded: () => void }} props */
function Rooms({ onEnded }) {
  // A guest cannot end the server, and need not be told so.
  const isOwner = useKept()?.owner ?? true;
  /** @type {{ page: string, icon: import("../ui/icons.js").IconName }[]} */
  const rooms = [
    { page: "solve", icon: "solve" },
    { page: "learn", icon: "learn" },
    { page: "make", icon: "dice" },
    { page: "grids", icon: "grids" },
    { page: "records", icon: "records" },
    { page: "settings", icon: "settings" },
  ];
  return html`<nav class="rooms" aria-label=${say("rooms-rooms")}>
    ${rooms.map(({ page, icon }) => html`<a class="room" href=${fragmentOf(page)} title=${say(`page-to-${page}-tip`)}>
      <span class="room-sign"><${Icon} name=${icon} /></span>
      <span class="room-text"><strong>${say(`rooms-to-${page}`)}</strong><span class="faint">${say(`rooms-to-${page}-about`)}</span></span>
    </a>`)}
    ${isOwner && html`<${Exit} onEnded=${onEnded} />`}
  </nav>`;
}

/**
 * The way out: asks once, then ends the server.
 * @param {{ onEnded: () => void }} props
 */
function Exit({ onEnded }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const [wrong, setWrong] = useState("");
  const end = async () => {
    try {
      await call("exit", { method: "POST" });
      onEnded();
    } catch (error) {
      setWrong(faultWords(error));
    }
  };
  return html`<button type="button" class="room" ...${sameTip(say("rooms-exit-tip"))} onClick=${() => dialog.current?.showModal()}>
      <span class="room-sign"><${Icon} name="power" /></span>
      <span class="room-text"><strong>${say("rooms-exit")}</strong><span class="faint">${say("rooms-exit-about")}</span></span>
    </button>
    <dialog class="dialog" ref=${dialog} aria-labelledby="exit-heading">
      <h2 id="exit-heading">${say("rooms-exit-heading")}</h2>
      <p>${say("rooms-exit-text")}</p>
      ${wrong && html`<p class="wrong" role="alert">${wrong}</p>`}
      <p class="actions">
        <button type="button" class="button primary" title=${say("rooms-exit-tip")} onClick=${end}>${say("rooms-exit-yes")}</button>
        <button type="button" class="button" title=${say("rooms-exit-no-tip")} onClick=${() => dialog.current?.close()}>${say("rooms-exit-no")}</button>
      </p>
    </dialog>`;
}
