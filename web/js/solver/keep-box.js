// The box in which the puzzle becomes a sample of one's own, and in which an own sample is renamed or deleted.

import { useDialog } from "../ui/dialog.js";
import { Icon } from "../ui/icons.js";
import { html, useEffect, useState } from "../ui.js";
import { say } from "../words.js";
import { wordsOf } from "./keep.js";
import { namesake } from "./own.js";
import { Button } from "./parts.js";
import { sampleOf } from "./state.js";

/**
 * A box to name the puzzle as a sample.
 * @param {{ state: import("./state.js").State, own: import("./own.js").Own, onClose: () => void }} props
 */
export function KeepBox({ state, own, onClose }) {
  const dialog = useDialog();
  const shown = state.samples[sampleOf(state)];
  const mine = shown?.own ? shown.name : null;
  const [name, setName] = useState(mine ?? (state.source === "file" && !state.file?.isSample ? state.file?.name ?? "" : ""));
  const [wrong, setWrong] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  // Somebody else may have changed the folder since the list was made.
  useEffect(() => void own.reload().catch(() => {}), []);
  const before = namesake(state, name);
  // What is shown is what the file holds: it takes nobody's place.
  const isItself = before !== null && before.name === mine;
  const canKeep = name.trim() !== "" && !isBusy && !isItself;
  /** @param {() => Promise<unknown>} does */
  const attempt = async (does) => {
    setIsBusy(true);
    setWrong("");
    try {
      await does();
      onClose();
    } catch (error) {
      setWrong(wordsOf(error));
      setIsBusy(false);
    }
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (canKeep) void attempt(() => own.keep(name));
  };
  const canRename = mine !== null && name.trim() !== "" && name.trim() !== mine && (!before || before.name === mine);
  return html`<dialog class="dialog sol-keep" ref=${dialog} aria-labelledby="solver-keep-head" onClose=${onClose}>
    <h2 id="solver-keep-head">${say("solver-keep-head")}</h2>
    <form onSubmit=${submit}>
      <label><span>${say("solver-keep-name")}</span>
        <input class="input" type="text" value=${name} maxlength="120" autocomplete="off" spellcheck=${false} aria-invalid=${wrong !== ""} aria-describedby="solver-keep-about"
          onInput=${(/** @type {any} */ event) => setName(event.target.value)} /></label>
      <p class="faint small" id="solver-keep-about">${isItself ? say("solver-keep-itself", { name: before.name }) : before ? say("solver-keep-before", { name: before.name }) : say("solver-keep-about", { folder: state.folder ?? "" })}</p>
      ${wrong && html`<p class="wrong" role="alert"><${Icon} name="warning" size=${18} /><span>${wrong}</span></p>`}
      <p class="actions">
        <button type="submit" class="button primary" disabled=${!canKeep} title=${say(before && !isItself ? "solver-keep-replace-tip" : "solver-keep-do-tip")}>${say(before && !isItself ? "solver-keep-replace" : "solver-keep-do")}</button>
        ${mine !== null && html`<${Button} name="keep-rename" disabled=${isBusy || !canRename} onClick=${() => attempt(() => own.rename(mine, name))} />
          <${Button} name="keep-delete" disabled=${isBusy} onClick=${() => attempt(() => own.remove(mine))} />`}
        <${Button} name="keep-cancel" kind="quiet" onClick=${onClose} />
      </p>
    </form>
  </dialog>`;
}
