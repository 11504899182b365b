// Records out and in again, and away for good.

import { faultWords } from "../engine.js";
import { announce } from "../live.js";
import { save } from "../saving.js";
import { store, unlessGone } from "../store.js";
import { tellTabs } from "../tabs.js";
import { html, useRef, useState } from "../ui.js";
import { Button } from "../ui/button.js";
import { Icon } from "../ui/icons.js";
import { say } from "../words.js";
import { csvOf, jsonOf, readRecords } from "./records-file.js";

/** @typedef {import("../store.js").GameRecord} GameRecord */

/** The largest file that is read. */
const LARGEST = 64 << 20;

/** How many questions are on their way at once while records are added or deleted. */
const AT_ONCE = 4;

/** What is said of a file that is none. @type {Record<string, string>} */
const FAULTS = { unreadable: "rooms-import-unreadable", backup: "rooms-import-backup", version: "rooms-import-version", record: "rooms-import-record" };

/**
 * Does something with each of many, a few at once; the first failure ends it.
 * @template T
 * @param {readonly T[]} things
 * @param {(thing: T) => Promise<unknown>} does
 */
async function forAll(things, does) {
  const rest = [...things];
  let isOver = false;
  const one = async () => {
    for (let thing = rest.shift(); thing !== undefined && !isOver; thing = rest.shift()) await does(thing);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, () => one().catch((error) => {
    isOver = true;
    throw error;
  })));
}

/**
 * @param {{ records: GameRecord[], shown: GameRecord[], onChange: () => Promise<void> }} props
 */
export function Keeping({ records, shown, onChange }) {
  const [isBusy, setIsBusy] = useState(false);
  const [done, setDone] = useState("");
  const [wrong, setWrong] = useState("");
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  const sure = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const attempt = async (/** @type {() => Promise<{ done?: string, wrong?: string }>} */ does) => {
    setIsBusy(true);
    setDone("");
    setWrong("");
    try {
      const told = await does();
      setDone(told.done ?? "");
      setWrong(told.wrong ?? "");
    } catch (error) {
      setWrong(faultWords(error) || String(error));
    }
    setIsBusy(false);
    // Also where something went wrong: a part of it may have been done.
    tellTabs("records");
    await onChange();
  };
  const write = (/** @type {string} */ ending, /** @type {string} */ text, /** @type {string} */ type) => {
    save(`nonet-records.${ending}`, new Blob([text], { type }));
    announce(say("rooms-export-done", { count: shown.length }));
  };
  const take = (/** @type {File} */ file) => attempt(async () => {
    const read = file.size > LARGEST ? { wrong: "unreadable" } : readRecords(await file.text(), records);
    if ("wrong" in read) return { wrong: say(FAULTS[read.wrong] ?? "", { name: file.name, number: "number" in read ? read.number ?? 0 : 0 }) };
    // The oldest first, as if they had been played here.
    await forAll([...read.fresh].sort((a, b) => (a.date < b.date ? -1 : 1)), (record) => store.records.add(record));
    return { done: say("rooms-import-done", { added: read.fresh.length, same: read.same }) };
  });
  const choose = (/** @type {any} */ event) => {
    const [file] = event.target.files;
    if (file) void take(file);
    // The same file can be chosen again after it was mended.
    event.target.value = "";
  };
  const removeAll = () => {
    sure.current?.close();
    void attempt(async () => {
      await forAll(shown, ({ id }) => store.records.remove(id).catch(unlessGone));
      return { done: say("rooms-records-deleted", { count: shown.length }) };
    });
  };
  return html`<section class="record-keeping" aria-label=${say("rooms-records-files")}>
    <p class="actions">
      ${shown.length > 0 && html`<${Button} id="rooms-export-json" sign="export" disabled=${isBusy} onClick=${() => write("json", jsonOf(shown), "application/json")} />
        <${Button} id="rooms-export-csv" sign="export" disabled=${isBusy} onClick=${() => write("csv", csvOf(shown), "text/csv")} />`}
      <${Button} id="rooms-import" sign="into" disabled=${isBusy} onClick=${() => input.current?.click()} />
      ${shown.length > 0 && html`<${Button} id="rooms-records-delete" sign="clear" kind="quiet" disabled=${isBusy} onClick=${() => sure.current?.showModal()} />`}
    </p>
    <input ref=${input} class="visually-hidden" type="file" accept=".json,application/json" tabindex="-1" aria-hidden="true" onChange=${choose} />
    <div role="status">${isBusy ? html`<p class="faint">${say("page-busy")}</p>` : done && html`<p class="done"><${Icon} name="check" size=${18} /><span>${done}</span></p>`}</div>
    ${wrong && html`<p class="wrong" role="alert"><${Icon} name="warning" size=${18} /><span>${wrong}</span></p>`}
    <dialog class="dialog" ref=${sure} aria-labelledby="records-delete-heading">
      <h2 id="records-delete-heading">${say("rooms-records-delete-heading", { count: shown.length })}</h2>
      <p>${say("rooms-records-delete-text")}</p>
      <p class="actions"><${Button} id="rooms-records-delete-yes" kind="primary" onClick=${removeAll} />
        <${Button} id="rooms-records-delete-no" onClick=${() => sure.current?.close()} /></p>
    </dialog>
  </section>`;
}
