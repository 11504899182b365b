// The settings: the look, what is highlighted, where things are kept, and what Nonet is made of.

import { Icon, Mark } from "../ui/icons.js";
import { faultWords } from "../engine.js";
import { useKept } from "../kept.js";
import { announce } from "../live.js";
import { CHOICES, DEFAULTS, store, useSettings } from "../store.js";
import { html, useEffect, useState } from "../ui.js";
import { Segments, Switch } from "../ui/choices.js";
import { language, loadWords, offeredLanguages, say } from "../words.js";
import { Backup } from "./backup.js";

/** @typedef {import("../store.js").Settings} Settings */

/** The settings that are a yes or no. */
const SWITCHES = /** @type {const} */ (["highlightPeers", "highlightSame", "drawLinks", "showNames"]);

/** The names of this computer: under any other, the page may be on another one than its server. */
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** What others wrote and Nonet's page uses, with its licence and where it is from. */
const PARTS = [
  { name: "Inter", licence: "OFL-1.1", address: "https://rsms.me/inter/" },
  { name: "Preact", licence: "MIT", address: "https://preactjs.com/" },
  { name: "htm", licence: "Apache-2.0", address: "https://github.com/developit/htm" },
  { name: "Fluent", licence: "Apache-2.0", address: "https://projectfluent.org/" },
];

/** The settings page. */
export function SettingsPage() {
  const settings = useSettings();
  const isOwner = useKept()?.owner ?? true;
  const [wrong, setWrong] = useState("");
  /** @param {Partial<Settings>} changes */
  const change = async (changes) => {
    setWrong("");
    try {
      await store.change(changes);
      announce(say("rooms-settings-kept"));
    } catch (error) {
      setWrong(faultWords(error));
    }
  };
  return html`<div class="page narrow settings">
    <header class="page-head"><h1>${say("rooms-settings-heading")}</h1><p class="lead">${say(isOwner ? "rooms-settings-lead" : "rooms-settings-lead-guest")}</p></header>
    ${wrong && html`<p class="wrong" role="alert"><${Icon} name="warning" size=${18} /><span>${wrong}</span></p>`}
    <section class="card" aria-labelledby="look-heading">
      <h2 id="look-heading">${say("rooms-look")}</h2>
      <${Themes} chosen=${settings.theme} onChoose=${(/** @type {Settings["theme"]} */ theme) => change({ theme })} />
      <${Languages} onChoose=${(/** @type {string} */ tag) => change({ language: tag })} />
      <${OneOf} name="text" chosen=${settings.text} onChoose=${(/** @type {Settings["text"]} */ text) => change({ text })} />
      <${OneOf} name="motion" chosen=${settings.motion} onChoose=${(/** @type {Settings["motion"]} */ motion) => change({ motion })} />
    </section>
    <section class="card" aria-labelledby="board-heading">
      <h2 id="board-heading">${say("rooms-board")}</h2>
      ${SWITCHES.map((name) => html`<${OnOff} name=${name} isOn=${settings[name]} onTurn=${(/** @type {boolean} */ isOn) => change({ [name]: isOn })} />`)}
    </section>
    <${About} onReset=${() => change({ ...DEFAULTS })} />
  </div>`;
}

/**
 * The themes, each as a small picture of itself.
 * @param {{ chosen: string, onChoose: (theme: any) => void }} props
 */
function Themes({ chosen, onChoose }) {
  const theme = (/** @type {string} */ name) => html`<label class="theme" title=${say("rooms-theme-tip", { theme: name })}>
    <input type="radio" name="theme" value=${name} checked=${name === chosen} onChange=${() => onChoose(name)} />
    ${name === "system" ? html`<span class="theme-picture two">${sample("sky")}${sample("night")}</span>` : html`<span class="theme-picture">${sample(name)}</span>`}
    <span class="theme-name">${say("rooms-theme-name", { theme: name })}</span></label>`;
  return html`<fieldset class="setting">
    <legend>${say("rooms-theme")}</legend>
    <div class="themes">${CHOICES.theme.map(theme)}</div>
    ${chosen === "system" && html`<p class="faint small">${say("rooms-theme-system-about")}</p>`}
  </fieldset>`;
}

/** @param {string} theme */
function sample(theme) {
  const squares = Array.from({ length: 9 }, (_, n) => html`<i class=${[0, 5, 7].includes(n) ? "on" : ""}></i>`);
  return html`<span class="theme-sample" data-theme=${theme} aria-hidden="true"><span>${squares}</span></span>`;
}

/**
 * The languages, where there is more than one. Another one is spoken at once, without a reload.
 * @param {{ onChoose: (tag: string) => void }} props
 */
function Languages({ onChoose }) {
  const offered = offeredLanguages(location.search);
  const spoken = language();
  // Until its words are there, the one that was asked for is shown, and nothing jumps back.
  const [asked, setAsked] = useState("");
  useEffect(() => setAsked(""), [spoken]);
  const choose = (/** @type {string} */ tag) => {
    setAsked(tag);
    // Also where the address has asked for another one than was chosen before. That it is kept is said in the new one.
    void loadWords(tag).then((isWanted) => isWanted && onChoose(tag));
  };
  if (offered.length < 2) return null;
  const options = offered.map(({ tag, name }) => ({ value: tag, text: name, tip: say("rooms-language-tip", { name }) }));
  return html`<div class="setting"><h3 aria-hidden="true">${say("rooms-language")}</h3>
    <${Segments} name="language" label=${say("rooms-language")} options=${options} value=${asked || spoken} onChange=${choose} /></div>`;
}

/**
 * A choice among a few names.
 * @param {{ name: "text" | "motion", chosen: string, onChoose: (value: any) => void }} props
 */
function OneOf({ name, chosen, onChoose }) {
  const options = CHOICES[name].map((value) => ({ value, text: say(`rooms-${name}-${value}`), tip: say(`rooms-${name}-tip`) }));
  return html`<div class="setting">
    <h3 aria-hidden="true">${say(`rooms-${name}`)}</h3>
    <${Segments} name=${name} label=${say(`rooms-${name}`)} options=${options} value=${chosen} onChange=${onChoose} />
  </div>`;
}

/** @param {{ name: typeof SWITCHES[number], isOn: boolean, onTurn: (isOn: boolean) => void }} props */
function OnOff({ name, isOn, onTurn }) {
  const id = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const about = say(`rooms-${id}-about`);
  return html`<${Switch} label=${say(`rooms-${id}`)} tip=${about} about=${about} isOn=${isOn} onChange=${onTurn} />`;
}

/** @param {{ onReset: () => void }} props */
function About({ onReset }) {
  const about = useKept();
  return html`<section class="card" aria-labelledby="kept-heading">
      <h2 id="kept-heading">${say("rooms-kept")}</h2>
      ${about && html`<${Place} about=${about} />`}
      ${LOOPBACK.includes(location.hostname) && html`<p class="faint small">${say("rooms-kept-private")}</p>`}
      <p><button type="button" class="button" title=${say("rooms-reset-tip")} onClick=${onReset}>${say("rooms-reset")}</button></p>
      ${about?.owner && html`<${Backup} />`}
    </section>
    <section class="card about" aria-labelledby="about-heading">
      <${Mark} size=${48} />
      <div>
        <h2 id="about-heading">${about?.version ? say("rooms-about-version", { version: about.version }) : say("rooms-about")}</h2>
        <p class="faint">${say("rooms-about-licence")}</p>
        <h3>${say("rooms-about-parts")}</h3>
        <ul class="parts">${PARTS.map(({ name, licence, address }) => html`<li>
          <a href=${address} target="_blank" rel="noreferrer" title=${say("rooms-part-tip", { name })}>${name}</a><span class="faint">${licence}</span></li>`)}</ul>
      </div>
    </section>`;
}

/**
 * Where things are kept, if they are.
 * @param {{ about: import("../kept.js").About }} props
 */
function Place({ about }) {
  if (!about.owner) return html`<p>${say("rooms-kept-guest")}</p>`;
  const { file, state, message, unsaved } = about.store;
  return html`${file ? html`<p>${say("rooms-kept-file")}</p><p><code class="path">${file}</code></p>` : html`<p>${say("rooms-kept-memory")}</p>`}
    ${state !== "file" && message && html`<p class="wrong"><${Icon} name="warning" size=${18} /><span>${message}
      ${unsaved > 0 ? say("page-store-unsaved", { count: unsaved }) : ""}</span></p>`}`;
}
