// Backup and restore: all that is kept as one file, and back.

import { Icon } from "../ui/icons.js";
import { faultWords } from "../engine.js";
import { save } from "../saving.js";
import { store } from "../store.js";
import { html, useRef, useState } from "../ui.js";
import { Segments } from "../ui/choices.js";
import { say } from "../words.js";

/** @typedef {import("../store.js").RestoreMode} RestoreMode */

/** @type {RestoreMode[]} */
const MODES = ["merge", "replace"];

/** The two, with what came of them. */
export function Backup() {
  const [mode, setMode] = useState(/** @type {RestoreMode} */ ("merge"));
  const [file, setFile] = useState(/** @type {File | null} */ (null));
  const [isBusy, setIsBusy] = useState(false);
  const [done, setDone] = useState(/** @type {string[]} */ ([]));
  const [wrong, setWrong] = useState("");
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  const sure = useRef(/** @type {HTMLDialogElement | null} */ (null));
  /** @param {() => Promise<string[]>} does what it does, and what to say then */
  const attempt = async (does) => {
    setIsBusy(true);
    setDone([]);
    setWrong("");
    try {
      setDone(await does());
    } catch (error) {
      setWrong(faultWords(error) || say("rooms-backup-failed"));
    }
    setIsBusy(false);
  };
  const backUp = () => attempt(async () => {
    const { name, data } = await store.backup();
    save(name, data);
    return [say("rooms-backup-done", { name })];
  });
  const restore = (/** @type {File} */ chosen) => attempt(async () => {
    const { games, records, samples, settings } = await store.restore(mode, chosen);
    setFile(null);
    return [say(`rooms-restored-${mode}`), say("rooms-restored-games", games), say("rooms-restored-records", records), say("rooms-restored-samples", samples), say("rooms-restored-settings", { changed: settings })];
  });
  const begin = () => {
    if (!file) return;
    if (mode === "replace") sure.current?.showModal();
    else void restore(file);
  };
  const choose = (/** @type {any} */ event) => {
    setFile(event.target.files[0] ?? null);
    setDone([]);
    setWrong("");
    // The same file can be chosen again after it was mended.
    event.target.value = "";
  };
  const options = MODES.map((value) => ({ value, text: say(`rooms-restore-${value}`), tip: say(`rooms-restore-${value}-tip`) }));
  return html`<h3>${say("rooms-backup")}</h3>
    <p class="faint small">${say("rooms-backup-about")}</p>
    <p class="actions"><button type="button" class="button" disabled=${isBusy} title=${say("rooms-backup-save-tip")} onClick=${backUp}><${Icon} name="into" size=${18} />${say("rooms-backup-save")}</button>
      <button type="button" class="button" disabled=${isBusy} title=${say("rooms-restore-choose-tip")} onClick=${() => input.current?.click()}><${Icon} name="folder" size=${18} />${say("rooms-restore-choose")}</button></p>
    <input ref=${input} class="visually-hidden" type="file" accept=".json,application/json" tabindex="-1" aria-hidden="true" onChange=${choose} />
    ${file && html`<fieldset class="setting restore"><legend>${say("rooms-restore-file", { name: file.name })}</legend>
      <${Segments} name="restore" label=${say("rooms-restore-file", { name: file.name })} options=${options} value=${mode} onChange=${setMode} />
      <p class="faint small">${say(`rooms-restore-${mode}-about`)}</p>
      <p class="actions"><button type="button" class="button primary" disabled=${isBusy} title=${say("rooms-restore-begin-tip")} onClick=${begin}>${say("rooms-restore-begin")}</button>
        <button type="button" class="button quiet" disabled=${isBusy} title=${say("rooms-restore-cancel-tip")} onClick=${() => setFile(null)}>${say("rooms-restore-cancel")}</button></p></fieldset>`}
    <div role="status">${done.length > 0 && html`<p class="done"><${Icon} name="check" size=${18} /><span>${done.join(" ")}</span></p>`}</div>
    ${wrong && html`<p class="wrong" role="alert"><${Icon} name="warning" size=${18} /><span>${wrong}</span></p>`}
    <dialog class="dialog" ref=${sure} aria-labelledby="replace-heading">
      <h2 id="replace-heading">${say("rooms-replace-heading")}</h2>
      <p>${say("rooms-replace-text")}</p>
      <p class="actions">
        <button type="button" class="button primary" title=${say("rooms-replace-yes-tip")} onClick=${() => {
          sure.current?.close();
          if (file) void restore(file);
        }}>${say("rooms-replace-yes")}</button>
        <button type="button" class="button" title=${say("rooms-replace-no-tip")} onClick=${() => sure.current?.close()}>${say("rooms-replace-no")}</button>
      </p>
    </dialog>`;
}
