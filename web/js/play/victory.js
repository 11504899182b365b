// The end of a game: what it took, compared to the player's own, and where to go from here.

import { levelName } from "../levels.js";
import { useNames } from "../make/names.js";
import { bestTime, clockText, kindOf, streaksOf } from "../pages/records-state.js";
import { fragmentOf } from "../router.js";
import { store } from "../store.js";
import { html, useEffect, useMemo, useRef, useState } from "../ui.js";
import { Button } from "../ui/button.js";
import { Icon } from "../ui/icons.js";
import { say } from "../words.js";
import { useBeginning } from "./begin.js";
import { techniqueToPractise, wishAfter } from "./next.js";
import { isRecordOf, recordOf } from "./record.js";

/** @typedef {import("./game.js").Game} Game */
/** @typedef {import("../store.js").GameRecord} GameRecord */

/** From how many days in a row on that is worth a word. */
const IN_A_ROW = 2;

/**
 * How a time compares to earlier ones of the same level. One with help is never the best as long as there is one without.
 * @param {Pick<GameRecord, "seconds" | "hints">} own
 * @param {readonly Pick<GameRecord, "seconds" | "hints">[]} others
 * @returns {{ kind: "first" } | { kind: "best", by: number } | { kind: "other", best: number, average: number }}
 */
export function compared(own, others) {
  if (!others.length) return { kind: "first" };
  const best = bestTime(others);
  if (own.seconds < best && bestTime([...others, own]) === own.seconds) return { kind: "best", by: best - own.seconds };
  return { kind: "other", best, average: Math.round(others.reduce((sum, { seconds }) => sum + seconds, 0) / others.length) };
}

/**
 * What a time is compared to: the player's other games of the same level and the same kind of puzzle.
 * @param {GameRecord} own
 * @param {readonly GameRecord[]} records
 */
export function othersLike(own, records) {
  return records.filter((record) => record.level === own.level && kindOf(record) === kindOf(own) && record.details?.game !== own.details?.game);
}

/** @param {{ id: number, game: Game, onAgain: () => void, onShare?: () => void }} props */
export function Victory({ id, game, onAgain, onShare }) {
  const [records, setRecords] = useState(/** @type {GameRecord[] | null} */ (null));
  const { beginning, begin, stop } = useBeginning();
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    store.records.list().then(setRecords, () => setRecords([]));
  }, [game.status]);
  // Whoever looks at it on a later day has solved it when its record says so.
  const own = useMemo(() => records?.find((one) => isRecordOf(one, game, id)) ?? /** @type {GameRecord} */ ({ id: 0, ...recordOf(game, id, new Date()) }), [game.status, records]);
  const alike = records && othersLike(own, records);
  const isSolved = game.status === "solved";
  const practised = records ? techniqueToPractise([own, ...records.filter((record) => kindOf(record) === kindOf(own) && record.details?.game !== id)]) : "";
  const names = useNames(practised !== "");
  const technique = names.techniques.find(({ id }) => id === practised);
  const { level } = game.origin;
  const figure = (/** @type {string} */ what, /** @type {string | number} */ value) => html`<div><dt>${what}</dt><dd>${value}</dd></div>`;
  const isBusy = beginning.name !== "";
  // On a phone the board has the whole window: what has ended is told where it is seen, and so is what comes to it a moment later.
  useEffect(() => card.current?.scrollIntoView({ block: "nearest" }), [game.status, records !== null, technique?.id]);
  return html`<section ref=${card} class=${`play-end card is-${game.status}`} aria-labelledby="play-end-heading">
    <h2 id="play-end-heading">${isSolved && html`<${Icon} name="check" size=${24} />`}${say(END[game.status] ?? "")}</h2>
    ${isSolved && html`<dl>
      ${figure(say("play-end-time"), clockText(own.seconds))}
      ${level && figure(say("play-end-level"), levelName(level))}
      ${figure(say("play-end-hints"), own.hints)}
      ${figure(say("play-end-mistakes"), game.mistakes)}</dl>
      <p class="play-end-own">${[level && alike ? comparison(own, alike) : "", streakText([...(records ?? []), own])].filter(Boolean).join(" ")}</p>`}
    ${game.status === "lost" && html`<p>${say("play-end-lost-text")}</p>`}
    ${beginning.wrong && html`<p class="wrong" role="alert"><${Icon} name="warning" size=${18} /><span>${beginning.wrong}</span></p>`}
    <p class="actions">
      ${technique && html`<${Button} id="play-practise" kind="primary" text=${say("play-practise", { name: technique.name })} disabled=${isBusy} onClick=${() => void begin("practise", wishAfter(game, technique), game.isStrict)} />`}
      <${Button} id="play-next" kind=${technique ? "" : "primary"} disabled=${isBusy} onClick=${() => void begin("next", wishAfter(game), game.isStrict)} />
      ${!isSolved && html`<${Button} id="play-again" onClick=${onAgain} />`}
      ${beginning.isLong && html`<${Button} id="play-new-stop" kind="quiet" onClick=${stop} />`}
      ${game.turns.length > 0 && html`<a class="button" href=${fragmentOf("play", String(id), "review")} title=${say("play-review-tip")}>${say("play-review")}</a>`}
      ${onShare && html`<${Button} id="play-share" sign="link" onClick=${onShare} />`}
      <a class="button quiet" href=${fragmentOf("records")} title=${say("page-to-records-tip")}>${say("page-to-records")}</a></p>
    <div role="status">${beginning.isLong && html`<p class="faint small">${say("play-next-busy")}</p>`}</div>
  </section>`;
}

/** What is said of each end. @type {Record<string, string>} */
const END = { solved: "play-end-solved", shown: "play-end-shown", lost: "play-end-lost" };

/**
 * @param {GameRecord} own
 * @param {GameRecord[]} others
 */
function comparison(own, others) {
  const result = compared(own, others);
  if (result.kind === "first") return say("play-end-first");
  if (result.kind === "best") return say("play-end-best", { by: clockText(result.by) });
  return say("play-end-other", { best: clockText(result.best), average: clockText(result.average) });
}

/** @param {GameRecord[]} records */
function streakText(records) {
  const days = streaksOf(records, new Date()).now;
  return days >= IN_A_ROW ? say("play-end-streak", { days }) : "";
}
