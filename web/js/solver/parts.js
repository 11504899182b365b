// Small parts of the solver page: buttons, choices among few, a switch, tabs.

import { Icon } from "../icons.js";
import { isReachedByKey } from "../keys.js";
import { html } from "../ui.js";
import { say } from "../words.js";

/**
 * A button whose words and tooltip are `solver-<name>` and `solver-<name>-tip`.
 * @param {{ name: string, sign?: import("../icons.js").IconName, kind?: string, isBare?: boolean, onClick: (event: any) => void, disabled?: boolean, pressed?: boolean, text?: string, tip?: string }} props
 */
export function Button({ name, sign, kind = "", isBare = false, onClick, disabled, pressed, text, tip }) {
  const label = text ?? say(`solver-${name}`);
  return html`<button type="button" class=${`button ${kind} ${isBare ? "square" : ""}`} data-name=${name}
    title=${tip ?? say(`solver-${name}-tip`)} aria-label=${label} aria-pressed=${pressed}
    disabled=${disabled} onClick=${onClick}
  >${sign && html`<${Icon} name=${sign} size=${20} />`}${isBare ? null : html`<span>${label}</span>`}</button>`;
}

/**
 * A choice among few, all of them in sight.
 * @param {{ name: string, label: string, options: { value: string, text: string, tip: string }[], value: string, onChange: (value: any) => void }} props
 */
export function Segments({ name, label, options, value, onChange }) {
  const option = (/** @type {typeof options[number]} */ one) => html`<label title=${one.tip} class=${one.value === value ? "on" : ""}>
    <input type="radio" name=${name} value=${one.value} checked=${one.value === value} onChange=${() => onChange(one.value)} />
    <span>${one.text}</span></label>`;
  return html`<div class=${`sol-segments ${name}`} role="radiogroup" aria-label=${label}>${options.map(option)}</div>`;
}

/**
 * A choice among many.
 * @param {{ label: string, tip: string, options: { value: string, text: string, group?: string }[], value: string, onChange: (value: string) => void, kind?: string, isLabelShown?: boolean }} props options of a group stand together, under its name
 */
export function Choice({ label, tip, options, value, onChange, kind = "", isLabelShown = false }) {
  const option = (/** @type {typeof options[number]} */ one) =>
    html`<option value=${one.value} selected=${one.value === value}>${one.text}</option>`;
  const groups = [...new Set(options.map(({ group }) => group))];
  const part = (/** @type {string | undefined} */ group) => {
    const those = options.filter((one) => one.group === group).map(option);
    return group === undefined ? those : html`<optgroup label=${group}>${those}</optgroup>`;
  };
  return html`<label class=${`sol-choice ${kind}`} title=${tip}>
    <span class=${isLabelShown ? "" : "visually-hidden"}>${label}</span>
    <span class="box"><select value=${value} onChange=${(/** @type {any} */ event) => onChange(event.target.value)}>${groups.map(part)}</select>
    <${Icon} name="fold" size=${16} /></span></label>`;
}

/**
 * A switch.
 * @param {{ label: string, tip: string, isOn: boolean, onChange: (isOn: boolean) => void }} props
 */
export function Switch({ label, tip, isOn, onChange }) {
  return html`<label class="sol-switch" title=${tip}>
    <input type="checkbox" role="switch" checked=${isOn} onChange=${(/** @type {any} */ event) => onChange(event.target.checked)} />
    <i aria-hidden="true"></i><span>${label}</span></label>`;
}

/**
 * Tabs above a panel.
 * @param {{ label: string, tabs: { id: string, text: string, tip: string }[], value: string, onChange: (id: any) => void }} props
 */
export function Tabs({ label, tabs, value, onChange }) {
  const move = (/** @type {KeyboardEvent} */ event) => {
    const step = /** @type {Record<string, number>} */ ({ ArrowRight: 1, ArrowLeft: -1 })[event.key];
    const index = tabs.findIndex((tab) => tab.id === value);
    const next = tabs[(index + (step ?? 0) + tabs.length) % tabs.length];
    // Whoever has clicked a tab looks at the board again.
    if (!step || !next || !isReachedByKey()) return;
    event.preventDefault();
    onChange(next.id);
    document.getElementById(`solver-tab-${next.id}`)?.focus();
  };
  const tab = (/** @type {typeof tabs[number]} */ one) => html`<button type="button" role="tab" id=${`solver-tab-${one.id}`}
    title=${one.tip} aria-selected=${one.id === value} aria-controls="solver-panel" tabindex=${one.id === value ? 0 : -1}
    onClick=${() => onChange(one.id)}>${one.text}</button>`;
  return html`<div class="sol-tabs" role="tablist" aria-label=${label} onKeyDown=${move}>${tabs.map(tab)}</div>`;
}
