// A button: its words, its tooltip and its icon come from one name.

import { html } from "../ui.js";
import { say } from "../words.js";
import { Icon } from "./icons.js";

/**
 * What a button takes. Its words are the sentence `id`, its tooltip is `<id>-tip`, unless others are given.
 * @typedef {object} ButtonProps
 * @property {string} id
 * @property {import("./icons.js").IconName} [sign]
 * @property {string} [kind] classes: `primary`, `quiet`
 * @property {boolean} [isBare] whether only the icon is seen
 * @property {string} [short] what a bare one says below its icon, where all buttons beside it have their words there
 * @property {(event: any) => void} [onClick]
 * @property {boolean} [disabled]
 * @property {boolean} [pressed]
 * @property {string} [text]
 * @property {string} [tip]
 * @property {string} [name] by which tests and styles know it
 * @property {"button" | "submit"} [type]
 */

/**
 * A button.
 * @param {ButtonProps} props
 */
export function Button({ id, sign, kind = "", isBare = false, short, onClick, disabled, pressed, text, tip, name, type = "button" }) {
  const label = text ?? say(id);
  return html`<button type=${type} class=${`button ${kind} ${isBare ? "square" : ""}`} data-name=${name}
    title=${tip ?? say(`${id}-tip`)} aria-label=${label} aria-pressed=${pressed}
    disabled=${disabled} onClick=${onClick}
  >${sign && html`<${Icon} name=${sign} size=${20} />`}${isBare ? short && html`<span class="button-short">${short}</span>` : html`<span>${label}</span>`}</button>`;
}

/**
 * The tooltip of a button that is called so anyway. Browsers take a tooltip for a description: it would be heard twice.
 * @param {string} name
 */
export function sameTip(name) {
  return { title: name, "aria-description": "" };
}

/**
 * The name of a button that is its tooltip as well.
 * @param {string} name
 */
export function named(name) {
  return { "aria-label": name, ...sameTip(name) };
}
