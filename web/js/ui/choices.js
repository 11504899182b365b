// Choices: one among few that are all in sight, one among many, yes or no, and which panel to see.

import { isReachedByKey } from "../keys.js";
import { html } from "../ui.js";
import { Icon } from "./icons.js";

/**
 * One of few. Where choosing it leads to another address, `href` says to which.
 * @typedef {{ value: string, text: string, tip: string, href?: string }} Option
 */

/**
 * A choice among few, all of them in sight.
 * @param {{ name: string, label: string, options: Option[], value: string, onChange?: (value: any) => void }} props
 */
export function Segments({ name, label, options, value, onChange }) {
  const link = (/** @type {Option} */ one) => html`<a href=${one.href} title=${one.tip} class=${one.value === value ? "on" : ""}
    aria-current=${one.value === value ? "true" : undefined}><span>${one.text}</span></a>`;
  const radio = (/** @type {Option} */ one) => html`<label title=${one.tip} class=${one.value === value ? "on" : ""}>
    <input type="radio" name=${name} value=${one.value} aria-description=${one.tip} checked=${one.value === value} onChange=${() => onChange?.(one.value)} />
    <span>${one.text}</span></label>`;
  if (options.some(({ href }) => href)) return html`<nav class=${`segments ${name}`} aria-label=${label}>${options.map(link)}</nav>`;
  return html`<div class=${`segments ${name}`} role="radiogroup" aria-label=${label}>${options.map(radio)}</div>`;
}

/**
 * A choice among many; options of a group stand together, under its name.
 * @param {{ label: string, tip: string, options: { value: string, text: string, group?: string }[], value: string, onChange: (value: string) => void, kind?: string, isLabelShown?: boolean }} props
 */
export function Choice({ label, tip, options, value, onChange, kind = "", isLabelShown = false }) {
  const option = (/** @type {typeof options[number]} */ one) =>
    html`<option value=${one.value} selected=${one.value === value}>${one.text}</option>`;
  const groups = [...new Set(options.map(({ group }) => group))];
  const part = (/** @type {string | undefined} */ group) => {
    const those = options.filter((one) => one.group === group).map(option);
    return group === undefined ? those : html`<optgroup label=${group}>${those}</optgroup>`;
  };
  return html`<label class=${`choice ${kind}`} title=${tip}>
    <span class=${isLabelShown ? "" : "visually-hidden"}>${label}</span>
    <span class="box"><select value=${value} aria-description=${tip === label ? undefined : tip} onChange=${(/** @type {any} */ event) => onChange(event.target.value)}>${groups.map(part)}</select>
    <${Icon} name="fold" size=${16} /></span></label>`;
}

/**
 * A switch. With `about`, which says more, it takes a whole line.
 * @param {{ label: string, tip: string, about?: string, isOn: boolean, onChange: (isOn: boolean) => void }} props
 */
export function Switch({ label, tip, about, isOn, onChange }) {
  return html`<label class=${about ? "switch is-wide" : "switch"} title=${tip}>
    <input type="checkbox" role="switch" aria-description=${about ? undefined : tip} checked=${isOn} onChange=${(/** @type {any} */ event) => onChange(event.target.checked)} />
    <i aria-hidden="true"></i><span class="switch-text"><span>${label}</span>${about && html`<span class="faint small">${about}</span>`}</span></label>`;
}

/**
 * Tabs above a panel, whose ids begin with `name`.
 * @param {{ name?: string, label: string, tabs: { id: string, text: string, tip: string }[], value: string, onChange: (id: any) => void }} props
 */
export function Tabs({ name = "solver", label, tabs, value, onChange }) {
  const move = (/** @type {KeyboardEvent} */ event) => {
    const step = /** @type {Record<string, number>} */ ({ ArrowRight: 1, ArrowLeft: -1 })[event.key];
    const index = tabs.findIndex((tab) => tab.id === value);
    const next = tabs[(index + (step ?? 0) + tabs.length) % tabs.length];
    // Whoever has clicked a tab looks at the board again.
    if (!step || !next || !isReachedByKey()) return;
    event.preventDefault();
    onChange(next.id);
    document.getElementById(`${name}-tab-${next.id}`)?.focus();
  };
  const tab = (/** @type {typeof tabs[number]} */ one) => html`<button type="button" role="tab" id=${`${name}-tab-${one.id}`}
    title=${one.tip} aria-selected=${one.id === value} aria-controls=${`${name}-panel`} tabindex=${one.id === value ? 0 : -1}
    onClick=${() => onChange(one.id)}>${one.text}</button>`;
  return html`<div class="tabs" role="tablist" aria-label=${label} onKeyDown=${move}>${tabs.map(tab)}</div>`;
}
