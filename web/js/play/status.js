// What stands above a game: its level, the clock, mistakes, and the ways to stop and go on.

import { Icon } from "../ui/icons.js";
import { levelName } from "../levels.js";
import { clockText } from "../pages/records-state.js";
import { html, useEffect, useState } from "../ui.js";
import { dayText } from "../ui/numbers.js";
import { say, together } from "../words.js";
import { spentAt } from "./clock.js";
import { MOST_MISTAKES } from "./game.js";
import { useVarieties } from "./varieties.js";

/**
 * The line above the board. A rule is called by its name there: of some, such as that of the knight, nothing else is seen. Mistakes are told only to those who want to be told at once: a number that goes up says which digit is wrong.
 * @param {{ game: import("./game.js").Game, clock: import("./clock.js").Clock, isPaused: boolean, isHidden: boolean, isJudged: boolean, onPause: () => void, onHide: () => void }} props
 */
export function Status({ game, clock, isPaused, isHidden, isJudged, onPause, onHide }) {
  const { origin, limits, mistakes, isStrict, status } = game;
  const name = origin.kind === "daily" ? say("play-daily-of", { date: dayText(origin.date ?? "", "medium") }) : say(`play-kind-${origin.kind}`);
  const varieties = useVarieties((origin.variants ?? []).length > 0);
  const rules = (origin.variants ?? []).flatMap((id) => varieties.get(id) ?? []);
  return html`<div class="play-status">
    <p class="play-name"><strong>${origin.level ? levelName(/** @type {any} */ (origin.level)) : name}</strong>
      ${rules.length > 0
        ? html`<span class="play-rules" title=${rules.map(({ text }) => text).join("\n")}><span aria-hidden="true">${rules.map((one) => one.name).join(" · ")}</span><span class="visually-hidden">${together(rules.map((one) => `${one.name}: ${one.text}`))}</span></span>`
        : limits ? html`<span class="play-rules" title=${say("play-limits-tip")}>${say("play-limits")}</span>`
        : origin.level && origin.kind !== "made" && html`<span class="faint">${name}</span>`}</p>
    <p class="play-mistakes" title=${say("play-mistakes-tip")}>${(isJudged || status !== "playing") && html`<span class="play-mistakes-words">${isStrict ? say("play-mistakes-of", { mistakes, most: MOST_MISTAKES }) : say("play-mistakes", { mistakes })}</span>
      <span class="play-mistakes-sign" aria-hidden="true"><${Icon} name="cross" size=${16} />${isStrict ? `${mistakes}/${MOST_MISTAKES}` : mistakes}</span>`}</p>
    <p class="play-clock">
      <button type="button" class="button quiet play-time" title=${say(isHidden ? "play-time-show" : "play-time-hide")} onClick=${onHide}>
        <${Icon} name="clock" size=${18} />${isHidden ? html`<span class="visually-hidden">${say("play-time-show")}</span>` : html`<${Time} clock=${clock} />`}</button>
      ${status === "playing" && html`<button type="button" class="button quiet" aria-pressed=${isPaused} title=${say(isPaused ? "play-resume-tip" : "play-pause-tip")} onClick=${onPause}>
        <${Icon} name=${isPaused ? "play" : "pause"} size=${18} /><span class="visually-hidden">${say("play-pause")}</span></button>`}
    </p>
  </div>`;
}

/**
 * The time, which goes on by itself.
 * @param {{ clock: import("./clock.js").Clock }} props
 */
function Time({ clock }) {
  const [, setTurn] = useState(0);
  useEffect(() => {
    if (clock.since === null) return undefined;
    const timer = setInterval(() => setTurn((turn) => turn + 1), 1000);
    return () => clearInterval(timer);
  }, [clock.since]);
  return html`<time>${clockText(Math.floor(spentAt(clock, Date.now()) / 1000))}</time>`;
}
