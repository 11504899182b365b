// The puzzle of the day, for each level: the same for everyone. What was begun goes on, what was solved says so.

import { LEVELS, levelName } from "../levels.js";
import { clockText } from "../pages/records-state.js";
import { fragmentOf } from "../router.js";
import { store } from "../store.js";
import { html, useEffect, useRef, useState } from "../ui.js";
import { Button } from "../ui/button.js";
import { Icon } from "../ui/icons.js";
import { dayText } from "../ui/numbers.js";
import { say } from "../words.js";
import { useBeginning } from "./begin.js";
import { dailyAmong, dayOf, isDay } from "./games-state.js";
import { wishIn } from "./new-state.js";

/** Today, which becomes another day while a page is open. */
function useToday() {
  const [today, setToday] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const look = () => setToday(dayOf(new Date()));
    const timer = setInterval(look, 60_000);
    addEventListener("focus", look);
    return () => {
      clearInterval(timer);
      removeEventListener("focus", look);
    };
  }, []);
  return today;
}

/**
 * The puzzles of a day.
 * @param {{ games: import("../store.js").Game[] | null, records: import("../store.js").GameRecord[] }} props null until it is known which there are
 */
export function DailyPuzzles({ games, records }) {
  const today = useToday();
  const [chosen, setChosen] = useState(/** @type {string | null} */ (null));
  const { beginning, begin, stop } = useBeginning();
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const date = chosen ?? today;
  const { name: busy, isLong, wrong, isStopped } = beginning;
  const open = async (/** @type {string} */ level, /** @type {import("./games-state.js").Daily} */ seen) => {
    // Whoever presses before the games are there may have begun it all the same.
    const daily = games ? seen : dailyAmong(await store.games.list().catch(() => []), [], date, level);
    // Nor is anybody taken there who has gone on.
    if (!field.current) return;
    if (daily.kind !== "new" && daily.game !== null) location.hash = fragmentOf("play", String(daily.game));
    else if (!busy) void begin(level, { daily: date, level }, wishIn(store.settings().newGame).isStrict);
  };
  const showDate = () => void (field.current && (field.current.value = date));
  // Whoever is typing is left alone.
  useEffect(() => void (document.activeElement === field.current || showDate()), [date]);
  // No puzzle is that of a day that has not come, or never does.
  const choose = (/** @type {any} */ { target: { value } }) => setChosen(isDay(value) && value <= today ? value : null);
  const button = (/** @type {string} */ level) => {
    const daily = dailyAmong(games ?? [], records, date, level);
    const state = busy === level ? say("rooms-play-busy") : stateWords(daily);
    return html`<li key=${level}><button type="button" class=${`daily-level is-${daily.kind}`} disabled=${busy !== ""} title=${say(`play-daily-${daily.kind}-tip`)} onClick=${() => void open(level, daily)}>
      <span class="daily-sign" aria-hidden="true">${daily.kind === "solved" ? html`<${Icon} name="check" size=${18} />` : html`<i style=${`--done:${daily.kind === "playing" ? daily.share : 0}%`}></i>`}</span>
      <strong>${levelName(level)}</strong> <span class="faint small">${state}</span></button></li>`;
  };
  return html`<section class="card daily" aria-labelledby="daily-heading">
    <h2 id="daily-heading" title=${say("play-daily-tip")}>${say("play-daily")}</h2>
    <p class="daily-date"><time datetime=${date}>${dayText(date)}</time>
      <label title=${say("play-daily-date-tip")}><span class="visually-hidden">${say("play-daily-date")}</span>
        <input ref=${field} type="date" class="input" max=${today} onChange=${choose} onBlur=${showDate} /></label></p>
    <ul>${LEVELS.map(button)}</ul>
    ${isLong && html`<p class="actions"><${Button} id="play-new-stop" sign="stop" onClick=${stop} /></p>`}
    ${isStopped && html`<p class="faint" role="status">${say("play-new-stopped")}</p>`}
    ${wrong && html`<p class="wrong" role="alert"><${Icon} name="warning" size=${18} /><span>${wrong}</span></p>`}
  </section>`;
}

/** @param {import("./games-state.js").Daily} daily */
function stateWords(daily) {
  if (daily.kind === "playing") return say("play-continue-share", { share: daily.share });
  if (daily.kind === "solved") return say("play-solved-in", { time: clockText(daily.seconds) });
  return say(daily.kind === "ended" ? "play-ended" : "play-daily-new");
}
