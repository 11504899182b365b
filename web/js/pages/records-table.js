// The table of records: each game with its puzzle, its time and the ways back to it.

import { levelName } from "../levels.js";
import { fragmentOf } from "../router.js";
import { packed } from "../solver/link.js";
import { html, useEffect, useMemo, useState } from "../ui.js";
import { Button } from "../ui/button.js";
import { Icon } from "../ui/icons.js";
import { language, say } from "../words.js";
import { clockText, ORDERS, sizeOf, sorted } from "./records-state.js";

/** @typedef {import("../store.js").GameRecord} GameRecord */
/** @typedef {import("./records-state.js").Order} Order */

/** How many rows are in sight at first, and how many more come each time. */
const ROWS = 50;

/**
 * @param {{ records: GameRecord[], best: Set<number>, games: Map<number, string>, onRemove: (record: GameRecord) => void }} props
 */
export function Table({ records, best, games, onRemove }) {
  const [order, setOrder] = useState(/** @type {{ by: Order, isDown: boolean }} */ ({ by: "date", isDown: true }));
  const [rows, setRows] = useState(ROWS);
  const all = useMemo(() => sorted(records, order.by, order.isDown), [records, order]);
  useEffect(() => setRows(ROWS), [order]);
  const turn = (/** @type {Order} */ by) => setOrder({ by, isDown: order.by === by ? !order.isDown : by === "date" });
  const head = (/** @type {Order} */ by) => {
    const direction = order.by === by ? (order.isDown ? "descending" : "ascending") : undefined;
    return html`<th role="columnheader" scope="col" aria-sort=${direction}><button type="button" title=${say("rooms-sort-tip")} onClick=${() => turn(by)}>
      ${say(`rooms-record-${by}`)}<span class="arrow" aria-hidden="true">${direction ? (order.isDown ? "↓" : "↑") : ""}</span></button></th>`;
  };
  const left = all.length - rows;
  const hasGame = (/** @type {GameRecord} */ { details }) => games.has(details?.game) && games.get(details?.game) === details?.givens;
  // Where the window is narrow, rows are laid out as cards: then browsers forget that this is a table unless they are told.
  return html`<div class="card table-card">
      <table class="record-table" role="table">
        <caption class="visually-hidden">${say("rooms-records-heading")}</caption>
        <thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col"><span class="visually-hidden">${say("rooms-record-puzzle")}</span></th>${ORDERS.map(head)}
          <th role="columnheader" scope="col"><span class="visually-hidden">${say("rooms-record-ways")}</span></th></tr></thead>
        <tbody role="rowgroup">${all.slice(0, rows).map((record) => html`<${Row} key=${record.id} record=${record} isBest=${best.has(record.id)} hasGame=${hasGame(record)} onRemove=${onRemove} />`)}</tbody>
      </table>
    </div>
    ${left > 0 && html`<p class="actions record-rest"><${Button} id="rooms-records-rest" text=${say("rooms-records-rest", { count: left })} onClick=${() => setRows(rows + 4 * ROWS)} /></p>`}`;
}

/** @param {{ record: GameRecord, isBest: boolean, hasGame: boolean, onRemove: (record: GameRecord) => void }} props */
function Row({ record, isBest, hasGame, onRemove }) {
  const [link, setLink] = useState("");
  const { puzzle, details } = record;
  useEffect(() => {
    let isWanted = true;
    const box = details?.box;
    void packed(puzzle).then((text) => isWanted && setLink(fragmentOf("p", text, ...(typeof box === "string" && /^\d+x\d+$/.test(box) && !puzzle.startsWith("{") ? [box] : []))));
    return () => void (isWanted = false);
  }, [puzzle]);
  const when = dateText(record.date, { dateStyle: "medium" });
  const which = say("rooms-record-which", { time: clockText(record.seconds), date: when });
  return html`<tr role="row" class=${isBest ? "is-best" : ""}>
    <td role="cell" class="record-picture"><a href=${link || undefined} title=${say("rooms-record-open-tip")} aria-label=${say("rooms-record-open", { which })}><${Pattern} record=${record} /></a></td>
    <td role="cell" class="record-time">${clockText(record.seconds)}${isBest && html`<span class="best-mark" title=${say("rooms-record-best-tip")}>
      <${Icon} name="star" size=${14} />${say("rooms-record-best")}</span>`}</td>
    <td role="cell" class="record-level">${levelName(record.level ?? "other")}${details?.daily && html` <span class="faint small">${say("rooms-record-daily")}</span>`}</td>
    <td role="cell" class="record-count"><span class="record-label" aria-hidden="true">${say("rooms-record-hints")}</span> ${record.hints === 0 ? say("rooms-record-no-hints") : record.hints}</td>
    <td role="cell" class="record-count"><span class="record-label" aria-hidden="true">${say("rooms-record-mistakes")}</span> ${(record.mistakes ?? 0) === 0 ? say("rooms-record-no-hints") : record.mistakes}</td>
    <td role="cell" class="record-date"><time datetime=${record.date} title=${dateText(record.date, { dateStyle: "long", timeStyle: "short" })}>${when}</time></td>
    <td role="cell" class="record-ways">
      ${hasGame && html`<a class="button quiet" href=${fragmentOf("play", String(details?.game), "review")} title=${say("rooms-record-review-tip")} aria-label=${say("rooms-record-review-of", { which })}>${say("rooms-record-review")}</a>`}
      <${Button} id="rooms-record-delete" text=${say("rooms-record-delete", { which })} sign="clear" kind="quiet" isBare onClick=${() => onRemove(record)} /></td>
  </tr>`;
}

/**
 * Where the givens of a puzzle lie: at this size digits could not be read.
 * @param {{ record: GameRecord }} props
 */
function Pattern({ record }) {
  const size = sizeOf(record) || 9;
  const givens = typeof record.details?.givens === "string" ? record.details.givens : record.puzzle;
  const box = String(record.details?.box ?? (size === 9 ? "3x3" : ""));
  const [rows = 0, columns = 0] = /^\d+x\d+$/.test(box) ? box.split("x").map(Number) : [];
  const squares = givens.length === size * size
    ? [...givens].map((symbol, cell) => (/[.0*]/.test(symbol) ? "" : `M${(cell % size) + 0.12} ${Math.floor(cell / size) + 0.12}h.76v.76h-.76z`)).join("")
    : "";
  const lines = (/** @type {number} */ every, /** @type {(at: number) => string} */ line) =>
    every ? Array.from({ length: Math.ceil(size / every) - 1 }, (_, at) => line((at + 1) * every)).join("") : "";
  return html`<svg class="record-pattern" viewBox=${`-.3 -.3 ${size + 0.6} ${size + 0.6}`} aria-hidden="true" focusable="false">
    <path class="givens" d=${squares} />
    <path class="lines" d=${lines(rows, (at) => `M0 ${at}h${size}`) + lines(columns, (at) => `M${at} 0v${size}`)} />
    <rect class="frame" width=${size} height=${size} rx=".4" /></svg>`;
}

/**
 * @param {string} date
 * @param {Intl.DateTimeFormatOptions} options
 */
function dateText(date, options) {
  const time = new Date(date);
  return Number.isNaN(time.getTime()) ? date : writer(options).format(time);
}

/** What writes dates: to make one takes longer than to use it. @type {Map<string, Intl.DateTimeFormat>} */
const writers = new Map();

/** @param {Intl.DateTimeFormatOptions} options */
function writer(options) {
  const key = `${language()} ${JSON.stringify(options)}`;
  const known = writers.get(key) ?? new Intl.DateTimeFormat(language(), options);
  writers.set(key, known);
  return known;
}
