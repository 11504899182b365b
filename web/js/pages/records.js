// The records: games that were finished, what they come to, and which of them somebody wants to see.

import { faultWords } from "../engine.js";
import { levelName } from "../levels.js";
import { announce } from "../live.js";
import { useNames, varietiesIn } from "../make/names.js";
import { DIAGONAL } from "../play/new-state.js";
import { store, unlessGone } from "../store.js";
import { keepsUp, tellTabs } from "../tabs.js";
import { useTurns } from "../turns.js";
import { html, useEffect, useMemo, useState } from "../ui.js";
import { Button } from "../ui/button.js";
import { Choice, Switch } from "../ui/choices.js";
import { Icon } from "../ui/icons.js";
import { decimal } from "../ui/numbers.js";
import { say } from "../words.js";
import { Chart } from "./records-chart.js";
import { Keeping } from "./records-keeping.js";
import { ALL, bestOf, clockText, figuresOf, filtered, kindsIn, levelsIn, streaksOf } from "./records-state.js";
import { Table } from "./records-table.js";

/** @typedef {import("../store.js").GameRecord} GameRecord */
/** @typedef {import("./records-state.js").Filter} Filter */

/** The records page. */
export function Records() {
  const [records, setRecords] = useState(/** @type {GameRecord[] | undefined} */ (undefined));
  const [games, setGames] = useState(/** @type {Map<number, string>} */ (new Map()));
  const [filter, setFilter] = useState(ALL);
  const [deleted, setDeleted] = useState(/** @type {GameRecord | null} */ (null));
  const [wrong, setWrong] = useState("");
  const fail = (/** @type {unknown} */ error) => setWrong(faultWords(error) || String(error));
  const takeTurn = useTurns();
  const load = async () => {
    const isWanted = takeTurn();
    try {
      const list = await store.records.list();
      if (!isWanted()) return;
      setRecords(list);
      setWrong("");
    } catch (error) {
      if (!isWanted()) return;
      fail(error);
      setRecords((known) => known ?? []);
    }
  };
  useEffect(() => {
    const read = () => {
      void load();
      // A game that is gone cannot be gone through again, nor one of another store.
      store.games.list().then((list) => setGames(new Map(list.map(({ id, summary }) => [id, summary.givens]))), () => {});
    };
    read();
    return keepsUp("records", read);
  }, []);
  const shown = useMemo(() => filtered(records ?? [], filter), [records, filter]);
  const remove = async (/** @type {GameRecord} */ record) => {
    try {
      await store.records.remove(record.id).catch(unlessGone);
      tellTabs("records");
      setDeleted(record);
      announce(say("rooms-record-deleted", { time: clockText(record.seconds) }));
      setRecords((known) => known?.filter(({ id }) => id !== record.id));
      // The button that was pressed is gone.
      document.getElementById("main")?.focus({ preventScroll: true });
    } catch (error) {
      fail(error);
    }
  };
  const bringBack = async () => {
    if (!deleted) return;
    try {
      const { id: _, ...record } = deleted;
      await store.records.add(record);
      tellTabs("records");
      setDeleted(null);
      announce(say("rooms-record-back"));
      await load();
    } catch (error) {
      fail(error);
    }
  };
  const isAny = Boolean(records?.length);
  return html`<div class="page records">
    <header class="page-head">
      <h1>${say("rooms-records-heading")}</h1>
      ${isAny && html`<p class="lead">${say("rooms-records-lead", { count: records?.length ?? 0 })}</p>`}
    </header>
    ${wrong && html`<p class="wrong" role="alert"><${Icon} name="warning" size=${18} /><span>${wrong}</span></p>`}
    ${deleted && html`<p class="card record-undo"><span>${say("rooms-record-deleted", { time: clockText(deleted.seconds) })}</span>
      <${Button} id="rooms-record-undo" sign="undo" onClick=${() => void bringBack()} /></p>`}
    ${records && !isAny && html`<${Empty} />`}
    ${isAny && html`
      <${Filters} records=${records} filter=${filter} onChange=${(/** @type {Partial<Filter>} */ some) => setFilter({ ...filter, ...some })} />
      ${shown.length ? html`<${Figures} records=${shown} all=${records} /><${Chart} records=${shown} />
        <${Table} records=${shown} best=${bestOf(records ?? [])} games=${games} onRemove=${(/** @type {GameRecord} */ record) => void remove(record)} />`
        : html`<p class="card record-none">${say("rooms-records-none")} <${Button} id="rooms-records-all" kind="quiet" onClick=${() => setFilter(ALL)} /></p>`}`}
    ${records && html`<${Keeping} records=${records} shown=${shown} onChange=${load} />`}
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

/**
 * Which records are shown.
 * @param {{ records: GameRecord[], filter: Filter, onChange: (some: Partial<Filter>) => void }} props
 */
function Filters({ records, filter, onChange }) {
  const [levels, kinds] = useMemo(() => [levelsIn(records), kindsIn(records)], [records]);
  const hasVariants = kinds.some((kind) => kind.includes("+"));
  const names = useNames(hasVariants);
  const called = new Map([{ id: DIAGONAL, name: say("play-variant-diagonal") }, ...varietiesIn(names.variants)].map(({ id, name }) => [id, name]));
  const kindName = (/** @type {string} */ kind) => {
    const [size = "", ...variants] = kind.split("+");
    const square = size === "0" ? say("rooms-kind-other") : say("rooms-kind-size", { size });
    return [square, ...variants.map((id) => called.get(id) ?? id)].join(" · ");
  };
  const level = ["", ...levels].map((value) => ({ value, text: value ? levelName(value) : say("rooms-level-all") }));
  const kind = ["", ...kinds].map((value) => ({ value, text: value ? kindName(value) : say("rooms-kind-all") }));
  return html`<div class="record-filters" role="group" aria-label=${say("rooms-records-filters")}>
    <${Choice} isLabelShown label=${say("rooms-record-level")} tip=${say("rooms-records-only-tip")} options=${level} value=${filter.level} onChange=${(/** @type {string} */ value) => onChange({ level: value })} />
    <${Choice} isLabelShown label=${say("rooms-record-kind")} tip=${say("rooms-record-kind-tip")} options=${kind} value=${filter.kind} onChange=${(/** @type {string} */ value) => onChange({ kind: value })} />
    <${Switch} label=${say("rooms-records-daily")} tip=${say("rooms-records-daily-tip")} isOn=${filter.isDaily} onChange=${(/** @type {boolean} */ isDaily) => onChange({ isDaily })} />
    <${Switch} label=${say("rooms-records-unaided")} tip=${say("rooms-records-unaided-tip")} isOn=${filter.isUnaided} onChange=${(/** @type {boolean} */ isUnaided) => onChange({ isUnaided })} />
  </div>`;
}

/**
 * What the records come to. Days in a row are those of all games.
 * @param {{ records: GameRecord[], all: GameRecord[] }} props
 */
function Figures({ records, all }) {
  const figures = figuresOf(records);
  const streaks = useMemo(() => streaksOf(all, new Date()), [all]);
  if (!figures) return null;
  const figure = (/** @type {string} */ name, /** @type {string | number} */ value, /** @type {string} */ about) =>
    html`<div class="card record-figure"><dt>${name}</dt><dd><strong>${value}</strong><span class="faint small">${about}</span></dd></div>`;
  return html`<dl class="record-figures">
    ${figure(say("rooms-figure-games"), figures.count, say("rooms-figure-unaided", { count: figures.unaided }))}
    ${figure(say("rooms-figure-best"), clockText(figures.best), say("rooms-figure-average", { time: clockText(figures.average) }))}
    ${figure(say("rooms-figure-streak"), say("rooms-figure-days", { days: streaks.now }), say("rooms-figure-longest", { days: streaks.most }))}
    ${figure(say("rooms-figure-mistakes"), decimal(figures.mistakes), say("rooms-figure-mistakes-about"))}
  </dl>`;
}
