// The player: first, back, play, next, last, how fast, and a slider over all of it.

import { html, useLayoutEffect, useRef } from "../ui.js";
import { say } from "../words.js";
import { Button, Choice } from "./parts.js";
import { PACES, SPEEDS } from "./state.js";

/** How far Page Up and Page Down go. */
const PAGE = 10;

/**
 * Where a key leads, from a position; null if it is none of the player's.
 * @param {string} key
 * @param {number} at
 * @param {number} last
 */
export function moved(key, at, last) {
  /** @type {Record<string, number>} */
  const places = { ArrowLeft: at - 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: last, PageUp: at - PAGE, PageDown: at + PAGE };
  const place = places[key];
  return place === undefined ? null : Math.max(0, Math.min(last, place));
}

/**
 * The player. A step may be told in several sentences, or be walked through: then one further is not the next step.
 * @param {{ at: number, last: number, isPlaying: boolean, speed: number, text: string, now: string, canBack: boolean, canNext: boolean, onAt: (at: number) => void, onStep: (by: 1 | -1) => void, onPlay: (isPlaying: boolean) => void, onSpeed: (speed: number) => void }} props
 */
export function Player({ at, last, isPlaying, speed, text, now, canBack, canNext, onAt, onStep, onPlay, onSpeed }) {
  const speeds = PACES.map((_, index) => ({ value: String(index), text: say("solver-speed", { speed: SPEEDS[index] ?? "" }) }));
  const group = useRef(/** @type {HTMLElement | null} */ (null));
  // A button that leads no further gives the focus to the slider, on which the arrows go on as before.
  useLayoutEffect(() => {
    if (document.activeElement?.matches(":disabled") && group.current?.contains(document.activeElement)) group.current.querySelector("input")?.focus({ preventScroll: true });
  });
  const keys = (/** @type {KeyboardEvent} */ event) => {
    if (event.target instanceof HTMLSelectElement || event.ctrlKey || event.altKey || event.metaKey) return;
    const place = moved(event.key, at, last);
    if (place === null) return;
    event.preventDefault();
    onAt(place);
  };
  const play = () => {
    if (!isPlaying && at >= last) onAt(0);
    onPlay(!isPlaying);
  };
  return html`<div class="sol-player" ref=${group} role="group" aria-label=${say("solver-player")} onKeyDown=${keys}>
    <p class="sol-now" aria-hidden="true">${now}</p>
    <input type="range" min="0" max=${last} value=${at} aria-label=${say("solver-position")} aria-valuetext=${text}
      title=${say("solver-position-tip")} onInput=${(/** @type {any} */ event) => onAt(Number(event.target.value))} />
    <div class="sol-buttons">
      <${Button} name="first" sign="first" isBare disabled=${at === 0} onClick=${() => onAt(0)} />
      <${Button} name="back" sign="previous" isBare disabled=${!canBack} onClick=${() => onStep(-1)} />
      <${Button} name=${isPlaying ? "pause" : "play"} sign=${isPlaying ? "pause" : "play"} kind="primary" isBare disabled=${last === 0} onClick=${play} />
      <${Button} name="next" sign="next" isBare disabled=${!canNext} onClick=${() => onStep(1)} />
      <${Button} name="last" sign="last" isBare disabled=${at >= last} onClick=${() => onAt(last)} />
      <${Choice} kind="speed" label=${say("solver-speed-label")} tip=${say("solver-speed-tip")} options=${speeds} value=${String(speed)}
        onChange=${(/** @type {string} */ value) => onSpeed(Number(value))} />
    </div>
  </div>`;
}
