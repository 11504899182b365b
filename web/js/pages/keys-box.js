// The list of keys, with the letters that the keyboard has in those places.

import { keysOf } from "../board/keymap.js";
import { useDialog } from "../ui/dialog.js";
import { Icon } from "../ui/icons.js";
import { keysHere, symbolsHere } from "../keys.js";
import { html, useEffect, useState } from "../ui.js";
import { say } from "../words.js";

/** @typedef {import("../board/keymap.js").Line<any>} Line */

/** Keys that are drawn. @type {Record<string, string>} */
const DRAWN = { ArrowUp: "↑", ArrowLeft: "←", ArrowDown: "↓", ArrowRight: "→", BracketLeft: "[", BracketRight: "]" };

/** Keys that have a name. */
const NAMED = ["Ctrl", "Shift", "Space", "Delete", "Backspace", "Insert", "Home", "End", "PageUp", "PageDown", "Escape", "Enter"];

/** What holds on every page. */
const EVERYWHERE = { id: "everywhere", lines: [{ id: "list", does: { F1: null } }] };

/**
 * What is printed on a key: its letter on this keyboard where the browser tells, otherwise the Latin one. Digits are printed on
 * their keys everywhere, also where these write other signs without Shift.
 * @param {string} key
 * @param {Map<string, string>} layout
 */
export function keyLabel(key, layout) {
  const printed = /^Digit\d$/.test(key) ? "" : layout.get(key);
  if (printed) return printed.toUpperCase();
  if (NAMED.includes(key)) return say(`page-keys-key-${key.replace(/(?!^)[A-Z]/g, "-$&").toLowerCase()}`);
  return DRAWN[key] ?? key.replace(/^(Key|Digit)/, "");
}

/** @param {{ onClose: () => void }} props */
export function KeysBox({ onClose }) {
  const dialog = useDialog();
  const [layout, setLayout] = useState(/** @type {Map<string, string>} */ (new Map()));
  useEffect(() => {
    const { keyboard } = /** @type {any} */ (navigator);
    keyboard?.getLayoutMap?.().then((/** @type {Map<string, string>} */ map) => setLayout(new Map(map)), () => {});
  }, []);
  const groups = [...keysHere(), EVERYWHERE];
  // All keys of a line may be digits of a large board.
  const hasKeys = (/** @type {Line} */ line) => line.does === "digits" || keysOf(line, symbolsHere(), layout).length > 0;
  const press = (/** @type {MouseEvent} */ event) => event.target === dialog.current && onClose();
  return html`<dialog class="dialog keys-box" ref=${dialog} aria-labelledby="keys-head" onClose=${onClose} onClick=${press}>
    <div class="keys-head"><h2 id="keys-head">${say("page-keys")}</h2>
      <button type="button" class="button quiet square" aria-label=${say("page-keys-close")} title=${say("page-keys-close-tip")} onClick=${onClose}><${Icon} name="cross" size=${20} /></button></div>
    ${groups.length > 1 && html`<p class="faint">${say("page-keys-text")}</p>`}
    <div class="keys-groups">${groups.map(({ id, lines }) => html`<section key=${id}>
      <h3>${say(`page-keys-group-${id}`)}</h3>
      <dl>${lines.filter(hasKeys).map((line) => html`<div key=${line.id}>
        <dt><${Keys} line=${line} layout=${layout} /></dt><dd>${say(`page-keys-line-${line.id}`)}</dd></div>`)}</dl>
    </section>`)}</div>
  </dialog>`;
}

/** @param {{ line: Line, layout: Map<string, string> }} props */
function Keys({ line, layout }) {
  if (line.does === "digits") {
    const symbols = symbolsHere();
    return html`<kbd>${say("page-keys-range", { first: symbols[0] ?? "1", last: symbols.at(-1) ?? "9" })}</kbd>`;
  }
  // What is seen by its distance is heard as a pause: two keys at once, or one of two.
  const pause = html`<span class="visually-hidden">, </span>`;
  return keysOf(line, symbolsHere(), layout).map((parts, index) => html`<span class="chord" key=${parts.join("+")}>${index > 0 && pause}${parts.map((part) => html`<kbd>${keyLabel(part, layout)}</kbd>`)}</span>`);
}
