// The records: games that were finished, the best of each level marked.

import { faultWords } from "../engine.js";
import { levelName } from "../levels.js";
import { store } from "../store.js";
import { html, useEffect, useState } from "../ui.js";
import { Segments } from "../ui/choices.js";
import { Icon } from "../ui/icons.js";
import { language, say } from "../words.js";
import { bestOf, clockText, levelsIn, ORDERS, sorted } from "./records-state.js";

/** @typedef {import("../store.js").GameRecord} GameRecord */
/** @typedef {import("./records-state.js").Order} Order */

/** The records page. */
export function Records() {
  const [records, setRecords] = useState(/** @type {GameRecord[] | undefined} */ (undefined));
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    store.records.list().then(setRecords, (error) => {
      setWrong(faultWords(error));
      setRecords([]);
    });
  }, []);
  return html`<div class="page records">
    <header class="page-head">
      <h1>${say("rooms-records-heading")}</h1>
      ${records && records.length > 0 && html`<p class="lead">${say("rooms-records-lead", { count: records.length })}</p>`}
    </header>
    ${wrong && html`<p class="wrong" role="alert"><${Icon} name="warning" size=${18} /><span>${wrong}</span></p>`}
    ${records && (records.length > 0 ? html`<${Table} records=${records} />` : html`<${Empty} />`)}
  </div>`;
}

/** What is shown before the first game is finished. */
function Empty() {
  const bars = [38, 62, 48, 80, 56, 100, 72];
  return html`<section class="card empty">
    <svg class="empty-picture" viewBox="0 0 210 120" aria-hidden="true" focusable="false">
      ${bars.map((height, n) => html`<rect class=${height === 100 ? "best" : ""} x=${n * 30 + 4} y=${112 - height} width="22" height=${height} rx="6" />`)}
      <path d="M0 116H210" />
    </svg>
    <h2>${say("rooms-records-empty")}</h2>
    <p class="faint">${say("rooms-records-empty-text")}</p>
    <p class="actions"><a class="button primary" href="#/" title=${say("page-to-start-tip")}>${say("rooms-records-begin")}</a></p>
  </section>`;
}

/** @param {{ records: GameRecord[] }} props */
function Table({ records }) {
  const [order, setOrder] = useState(/** @type {{ by: Order, isDown: boolean }} */ ({ by: "date", isDown: true }));
  const [level, setLevel] = useState("");
  const best = bestOf(records);
  const shown = sorted(records.filter((record) => level === "" || record.level === level), order.by, order.isDown);
  const turn = (/** @type {Order} */ by) => setOrder({ by, isDown: order.by === by ? !order.isDown : by === "date" });
  const head = (/** @type {Order} */ by) => {
    const direction = order.by === by ? (order.isDown ? "descending" : "ascending") : undefined;
    return html`<th scope="col" aria-sort=${direction}><button type="button" title=${say("rooms-sort-tip")} onClick=${() => turn(by)}>
      ${say(`rooms-record-${by}`)}<span class="arrow" aria-hidden="true">${direction ? (order.isDown ? "↓" : "↑") : ""}</span></button></th>`;
  };
  const levels = levelsIn(records);
  return html`
    ${levels.length > 1 && html`<${Segments} name="record-level" label=${say("rooms-levels")} value=${level} onChange=${setLevel}
      options=${["", ...levels].map((value) => ({ value, text: value ? levelName(value) : say("rooms-level-all"), tip: say("rooms-records-only-tip") }))} />`}
    <div class="card table-card">
      <table class="record-table">
        <caption class="visually-hidden">${say("rooms-records-heading")}</caption>
        <thead><tr>${ORDERS.map(head)}</tr></thead>
        <tbody>${shown.map((record) => html`<${Row} key=${record.id} record=${record} isBest=${best.has(record.id)} />`)}</tbody>
      </table>
    </div>`;
}

/** @param {{ record: GameRecord, isBest: boolean }} props */
function Row({ record, isBest }) {
  return html`<tr class=${isBest ? "is-best" : ""}>
    <td class="record-time">${clockText(record.seconds)}${isBest && html`<span class="best-mark" title=${say("rooms-record-best-tip")}>
      <${Icon} name="star" size=${14} />${say("rooms-record-best")}</span>`}</td>
    <td>${levelName(record.level ?? "other")}</td>
    <td>${record.hints === 0 ? say("rooms-record-no-hints") : record.hints}</td>
    <td><time datetime=${record.date} title=${dateText(record.date, { dateStyle: "long", timeStyle: "short" })}>
      ${dateText(record.date, { dateStyle: "medium" })}</time></td>
  </tr>`;
}

/**
 * @param {string} date
 * @param {Intl.DateTimeFormatOptions} options
 */
function dateText(date, options) {
  const time = new Date(date);
  if (Number.isNaN(time.getTime())) return date;
  return new Intl.DateTimeFormat(language(), options).format(time);
}
