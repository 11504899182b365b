// What can be done in a game besides entering digits: hints, tries, points, checking, beginning anew.

import { notedIn } from "../board/actions.js";
import { EMPTY } from "../board/state.js";
import { Button, named } from "../ui/button.js";
import { Choice, Switch } from "../ui/choices.js";
import { html } from "../ui.js";
import { say } from "../words.js";

/** @typedef {import("./game.js").Game} Game */

/** Who says that a digit is wrong, from the quietest. */
export const CHECKINGS = /** @type {const} */ (["off", "rules", "solution", "refuse"]);

/**
 * The tools that are always at hand; while something is tried, the ways to end that are among them. A try that cannot be right asks
 * to be dropped.
 * @param {{ game: Game, isRefuted: boolean, canUndo: boolean, canRedo: boolean, onUndo: () => void, onRedo: () => void, onHint: () => void, onTry: () => void, onKeep: () => void, onDrop: () => void }} props
 */
export function HandTools({ game, isRefuted, canUndo, canRedo, onUndo, onRedo, onHint, onTry, onKeep, onDrop }) {
  const isOver = game.status !== "playing";
  const isTrying = game.table.tries.length > 0 && !isOver;
  return html`<div class="play-hand" role="group" aria-label=${say("play-tools")}>
    <${Button} key="undo" id="play-undo" sign="undo" isBare disabled=${!canUndo} onClick=${onUndo} />
    <${Button} key="redo" id="play-redo" sign="redo" isBare disabled=${!canRedo} onClick=${onRedo} />
    ${isTrying && html`<${Button} key="keep" id="play-keep" sign="check" onClick=${onKeep} /><${Button} key="drop" id="play-drop" sign="cross" kind=${isRefuted ? "primary" : ""} onClick=${onDrop} />`}
    ${!isOver && html`<${Button} key="try" id="play-try" sign="several" onClick=${onTry} /><${Button} key="hint" id="play-hint" sign="solve" onClick=${onHint} />`}
  </div>`;
}

/**
 * What is being tried, one within the other; and that it cannot be right, once it comes to that. Tries have numbers and no names of
 * their own, so that they are called as the language of the page has it.
 * @param {{ game: Game, isRefuted: boolean }} props
 */
export function Trying({ game, isRefuted }) {
  const { tries } = game.table;
  if (!tries.length || game.status !== "playing") return null;
  const names = tries.map((_, index) => say("play-try-name", { number: index + 1 }));
  return html`<p class=${isRefuted ? "play-trying is-refuted" : "play-trying"}><strong>${say(isRefuted ? "play-try-wrong" : "play-trying")}</strong> <span class="faint">${names.join(" › ")}</span></p>`;
}

/** The longest name of a point. */
const LONGEST = 40;

/**
 * Points to come back to, each with a name that can be changed.
 * @param {{ game: Game, onPoint: () => void, onName: (id: number, name: string) => void, onBack: (id: number) => void, onForget: (id: number) => void }} props
 */
export function Points({ game, onPoint, onName, onBack, onForget }) {
  const { points } = game.table;
  const isOver = game.status !== "playing";
  const rename = (/** @type {number} */ id, /** @type {string} */ before, /** @type {any} */ field) => {
    const name = field.value.trim().slice(0, LONGEST);
    if (name && name !== before) onName(id, name);
    else field.value = before;
  };
  return html`<div class="play-points">
    <${Button} id="play-point" sign="star" kind="quiet" disabled=${isOver} onClick=${onPoint} />
    ${points.length > 0 && html`<ul>${points.map(({ id, name }) => html`<li key=${id}>
      <input class="input" type="text" value=${name} maxlength=${LONGEST} autocomplete="off" spellcheck=${false} disabled=${isOver} aria-label=${say("play-point-rename", { name })} title=${say("play-point-rename-tip")}
        onChange=${(/** @type {any} */ event) => rename(id, name, event.target)} onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Enter" && /** @type {HTMLElement} */ (event.target).blur()} />
      <${Button} id="play-point-back" sign="undo" kind="quiet" text=${say("play-point-back", { name })} tip=${say("play-point-back-tip", { name })} isBare disabled=${isOver} onClick=${() => onBack(id)} />
      <${Button} id="play-point-forget" sign="cross" kind="quiet" isBare text=${say("play-point-forget", { name })} disabled=${isOver} onClick=${() => onForget(id)} /></li>`)}</ul>`}
  </div>`;
}

/**
 * The digits in the cell of the cursor, one of which can be taken: the next colour is its own.
 * @param {{ board: import("../board/state.js").BoardState, cell: number, taken: number, onTake: (digit: number) => void }} props
 */
export function OneDigit({ board, cell, taken, onTake }) {
  const digits = notedIn(board.cells[cell] ?? EMPTY);
  if (!digits.length) return null;
  return html`<div class="play-one" role="group" aria-label=${say("play-tint-of")}>${digits.map((one) => {
    const label = say("play-tint-digit", { digit: board.symbols[one - 1] ?? "" });
    return html`<button type="button" key=${one} class="button" ...${named(label)} aria-pressed=${one === taken} onClick=${() => onTake(one === taken ? 0 : one)}>${board.symbols[one - 1]}</button>`;
  })}</div>`;
}

/**
 * What is wanted less often.
 * @param {{ game: Game, settings: import("../store.js").Settings, onSettings: (some: Partial<import("../store.js").Settings>) => void, on: Record<"marks" | "digitMarks" | "singles" | "cell" | "random" | "mistake" | "before" | "restart" | "solve", () => void> }} props
 */
export function MoreTools({ game, settings, onSettings, on }) {
  const isOver = game.status !== "playing";
  const options = CHECKINGS.map((value) => ({ value, text: say(`play-checking-${value}`) }));
  const button = (/** @type {string} */ name, /** @type {() => void} */ onClick) => html`<${Button} id=${`play-${name}`} kind="quiet" disabled=${isOver} onClick=${onClick} />`;
  const choice = (/** @type {string} */ name, /** @type {"cleanMarks" | "digitFirst" | "autoMarks"} */ setting) => html`<${Switch}
    label=${say(`play-${name}`)} tip=${say(`play-${name}-tip`)} isOn=${settings[setting]} onChange=${(/** @type {boolean} */ isOn) => onSettings({ [setting]: isOn })} />`;
  return html`<div class="play-more">
    <${Choice} label=${say("play-checking")} tip=${say("play-checking-tip")} options=${options} value=${settings.checking} isLabelShown=${true}
      onChange=${(/** @type {any} */ checking) => onSettings({ checking })} />
    <div class="play-switches">
      ${choice("cleans", "cleanMarks")}${choice("digit-first", "digitFirst")}${choice("auto-marks", "autoMarks")}
    </div>
    <div class="play-buttons">
      ${button("marks", on.marks)}${button("digit-marks", on.digitMarks)}${button("singles", on.singles)}${button("fill-cell", on.cell)}${button("fill-random", on.random)}
      ${button("mistake", on.mistake)}${button("before", on.before)}${button("restart", on.restart)}${button("solve", on.solve)}
    </div>
  </div>`;
}
