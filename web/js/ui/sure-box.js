// The box that asks before something is done that cannot be taken back.

import { html } from "../ui.js";
import { useDialog } from "./dialog.js";

/**
 * Asks whether somebody is sure. What can be answered is made by `children`, which gets the way to close the box.
 * @param {{ heading: string, text: string, children: (close: () => void) => any, onClose: () => void }} props
 */
export function SureBox({ heading, text, children, onClose }) {
  const dialog = useDialog();
  return html`<dialog class="dialog" ref=${dialog} aria-labelledby="sure-heading" onClose=${onClose}>
    <h2 id="sure-heading">${heading}</h2>
    <p>${text}</p>
    <p class="actions">${children(() => dialog.current?.close())}</p>
  </dialog>`;
}
