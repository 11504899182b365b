// A box for text: where the browser does not give what is in the clipboard, a puzzle is pasted or typed there.

import { html, useEffect, useRef } from "../ui.js";
import { say } from "../words.js";
import { Button } from "./parts.js";

/**
 * A box to paste or type a puzzle into.
 * @param {{ onText: (text: string) => void, onClose: () => void }} props
 */
export function PasteBox({ onText, onClose }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const area = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  useEffect(() => dialog.current?.showModal(), []);
  const use = () => {
    const text = area.current?.value ?? "";
    onClose();
    if (text.trim()) onText(text);
  };
  return html`<dialog class="dialog" ref=${dialog} aria-labelledby="solver-paste-head" onClose=${onClose}>
    <h2 id="solver-paste-head">${say("solver-paste-head")}</h2>
    <p class="faint">${say("solver-paste-text")}</p>
    <textarea ref=${area} class="input sol-area" rows="9" spellcheck=${false} aria-label=${say("solver-paste-head")}></textarea>
    <p class="actions"><${Button} name="paste-use" kind="primary" onClick=${use} /><${Button} name="paste-cancel" kind="quiet" onClick=${onClose} /></p>
  </dialog>`;
}
