// A box for text: where the browser does not give what is in the clipboard, a puzzle is pasted or typed there, and a text
// that could not be read is corrected.

import { useDialog } from "../ui/dialog.js";
import { Icon } from "../ui/icons.js";
import { html, useLayoutEffect, useRef } from "../ui.js";
import { say } from "../words.js";
import { Button } from "./parts.js";

/**
 * Where in a text a place is, counted from its beginning.
 * @param {string} text
 * @param {{ line?: number, column?: number }} place each from 1
 * @returns {{ from: number, to: number } | null}
 */
export function rangeOf(text, { line, column }) {
  if (line === undefined) return null;
  const starts = [0, ...[...text.matchAll(/\r\n|\r|\n/g)].map((end) => end.index + end[0].length)];
  const from = starts[line - 1];
  if (from === undefined) return null;
  const [whole = ""] = text.slice(from).split(/\r|\n/, 1);
  if (column === undefined) return { from, to: from + whole.length };
  // A column counts characters, a field counts what they are written with.
  const before = [...whole].slice(0, column - 1).join("").length;
  const at = [...whole][column - 1] ?? "";
  return { from: from + before, to: from + before + at.length };
}

/**
 * A box to paste or type a puzzle into. It closes itself when a text has been taken.
 * @param {{ pasted: import("./state.js").State["pasted"], onText: (text: string) => void, onClose: () => void }} props
 */
export function PasteBox({ pasted, onText, onClose }) {
  const dialog = useDialog();
  const area = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  // Before the box is seen: what is typed at once goes to its place.
  useLayoutEffect(() => {
    // What is wrong again, as soon as the box was closed, opens it again.
    if (!dialog.current?.open) dialog.current?.showModal();
    const range = pasted && rangeOf(pasted.text, pasted.fault);
    area.current?.focus();
    if (range) area.current?.setSelectionRange(range.from, range.to);
  }, [pasted]);
  const use = () => {
    const text = area.current?.value ?? "";
    onClose();
    if (text.trim()) onText(text);
  };
  const fault = pasted && html`<p class="sol-fault sol-pasted" role="alert" id="solver-paste-fault"><${Icon} name="cross" size=${20} /><span>${pasted.fault.message}</span></p>`;
  return html`<dialog class="dialog sol-paste" ref=${dialog} aria-labelledby="solver-paste-head" onClose=${onClose}>
    <h2 id="solver-paste-head">${say(pasted ? "solver-paste-wrong" : "solver-paste-head")}</h2>
    ${fault || html`<p class="faint">${say("solver-paste-text")}</p>`}
    <textarea ref=${area} class="input sol-area" rows="9" spellcheck=${false} aria-label=${say("solver-paste-head")}
      aria-invalid=${pasted ? "true" : undefined} aria-describedby=${pasted ? "solver-paste-fault" : undefined}>${pasted?.text ?? ""}</textarea>
    <p class="actions"><${Button} name="paste-use" kind="primary" onClick=${use} /><${Button} name="paste-cancel" kind="quiet" onClick=${onClose} /></p>
  </dialog>`;
}
