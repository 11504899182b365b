// What there is to know about a grid: its numbers, its rules, its canonical form and its automorphisms.

import { Board } from "../board/render.js";
import { copy } from "../clipboard.js";
import { Icon } from "../ui/icons.js";
import { announce } from "../live.js";
import { fragmentOf } from "../router.js";
import { useTurns } from "../turns.js";
import { html, useEffect, useState } from "../ui.js";
import { grouped } from "../ui/numbers.js";
import { say } from "../words.js";
import { addressOf, askGrids, boardOf, CLASSIC } from "./grids-state.js";

/** @typedef {import("./grids.js").Found} Found */
/** @typedef {{ held: number, passing: number }} Lit */

/** How many automorphisms are listed before all are asked for. */
const FEW = 6;

/** How long "copied" is shown, in milliseconds. */
const COPIED_TIME = 1800;

/** How often something is asked that was not answered: on a very busy machine an answer may take longer than it may. */
const TRIES = 3;

/**
 * What the engine tells about a grid, as far as it has told it, and what is wrong if it cannot.
 * @typedef {{ line: string, rules?: any, canonical?: any, automorphisms?: any, wrong?: string }} Told
 */

/**
 * The rules of a grid, its canonical form and its automorphisms.
 * @param {{ found: Found, facts: Told | undefined, lit: Lit, onLit: (lit: Lit) => void, onGo: (box: string, number: string) => void }} props
 */
export function Facts({ found, facts, lit, onLit, onGo }) {
  const isClassic = found.kind.box === CLASSIC;
  return html`<div class="facts">
    ${isClassic && html`<${Rules} rules=${facts?.rules} lit=${lit} onLit=${onLit} />`}
    <div class="facts-column">
      ${facts?.wrong && html`<p class="wrong" role="alert"><${Icon} name="warning" size=${18} /><span>${facts.wrong}</span></p>`}
      <${Canonical} found=${found} canonical=${facts?.canonical} onGo=${onGo} />
      <${Automorphisms} key=${found.line} automorphisms=${facts?.automorphisms} />
    </div>
  </div>`;
}

/**
 * Asks for all that is shown: each thing is there as soon as it is told. What nobody answered is asked again when Nonet has come
 * back.
 * @param {Found | undefined} found
 * @param {number} returns how often it has
 */
export function useFacts(found, returns) {
  const [facts, setFacts] = useState(/** @type {Told | undefined} */ (undefined));
  useEffect(() => {
    if (!found) return undefined;
    const leaving = new AbortController();
    const { line, kind } = found;
    const add = (/** @type {Partial<Told>} */ told) => !leaving.signal.aborted && setFacts((known) => ({ ...(known?.line === line ? known : { line }), ...told }));
    const tell = async (/** @type {"rules" | "canonical" | "automorphisms"} */ name, /** @type {string} */ question, /** @type {object} */ request) => {
      for (let left = TRIES; left > 0 && !leaving.signal.aborted; left -= 1) {
        const answer = await askGrids(question, request, leaving.signal).catch((error) => error);
        if (!(answer instanceof Error)) return add({ [name]: answer });
        // Where there is no Nonet any more, the frame around the page has said so.
        if (/** @type {any} */ (answer).fault?.code === "gone") return undefined;
        if (left === 1) add({ wrong: answer.message });
      }
      return undefined;
    };
    const grid = { box: kind.box, grid: line };
    add({ wrong: undefined });
    if (kind.box === CLASSIC) tell("rules", "rules-of", { grid: line });
    tell("canonical", "grid-canonical", grid);
    tell("automorphisms", "grid-automorphisms", grid);
    return () => leaving.abort();
  }, [found?.line, returns]);
  return facts?.line === found?.line ? facts : undefined;
}

/**
 * The numbers of a grid.
 * @param {{ found: Found, rules: any }} props
 */
export function Numbers({ found, rules }) {
  const isClassic = found.kind.box === CLASSIC;
  const fact = (/** @type {string} */ name, /** @type {any} */ value, /** @type {string} */ about) =>
    html`<div class="fact"><dt>${say(name)}</dt><dd>${value}</dd>${about && html`<dd class="faint small">${about}</dd>`}</div>`;
  const { restricted_set: set, permutation } = rules ?? {};
  const restricted = set === undefined ? say("rooms-restricted-no") : say("rooms-restricted-yes", { set: String(set), permutation: String(permutation) });
  return html`<section class="card numbers" aria-labelledby="numbers-heading">
    <h2 id="numbers-heading">${say("rooms-numbers")}</h2>
    <dl>
      ${fact("rooms-number", grouped(found.number), say("rooms-number-of-all", { total: grouped(found.kind.total) }))}
      ${isClassic && fact("rooms-set", grouped(found.set ?? ""), say("rooms-set-of-all", { total: grouped("18383222420692992") }))}
      ${isClassic && fact("rooms-permutation", grouped(found.permutation ?? ""), say("rooms-permutation-of-all", { total: grouped(362880) }))}
      ${isClassic && fact("rooms-restricted", rules ? restricted : "…", "")}
    </dl>
    <p class="actions">
      <${Copy} name="link" icon="link" text=${() => linkTo(found)} />
      <${Copy} name="grid" icon="copy" text=${() => found.line} />
    </p>
  </section>`;
}

/** @param {Found} found */
function linkTo(found) {
  const { origin, pathname } = location;
  return `${origin}${pathname}${fragmentOf("grids", ...addressOf(found.kind.box, found.number))}`;
}

/** @param {{ name: string, icon: import("../ui/icons.js").IconName, text: () => string }} props */
function Copy({ name, icon, text }) {
  const [isCopied, setIsCopied] = useState(false);
  const press = async () => {
    const isDone = await copy(text());
    announce(say(isDone ? "rooms-copied" : "rooms-not-copied"));
    setIsCopied(isDone);
    setTimeout(() => setIsCopied(false), COPIED_TIME);
  };
  return html`<button type="button" class="button" title=${say(`rooms-copy-${name}-tip`)} onClick=${press}>
    <${Icon} name=${isCopied ? "check" : icon} size=${18} />${isCopied ? say("rooms-copied") : say(`rooms-copy-${name}`)}</button>`;
}

/** @param {{ rules: any, lit: Lit, onLit: (lit: Lit) => void }} props */
function Rules({ rules, lit, onLit }) {
  /** @type {{ digit: number, number: number, positions: number[] }[]} */
  const list = rules?.rules ?? [];
  const row = (/** @type {typeof list[number]} */ { digit, number, positions }) => html`<tr
    class=${(lit.passing || lit.held) === digit ? "is-lit" : ""}
    onMouseEnter=${() => onLit({ ...lit, passing: digit })} onMouseLeave=${() => onLit({ ...lit, passing: 0 })}>
    <th scope="row"><span class=${`swatch wash-${digit}`}>${digit}</span></th>
    <td>${grouped(number)}</td>
    <td class="places">${positions.map((place) => html`<span>${place}</span>`)}</td></tr>`;
  return html`<section class="card" aria-labelledby="rules-heading">
    <h2 id="rules-heading">${say("rooms-rules")}</h2>
    <p class="faint small">${say("rooms-rules-about")}</p>
    <table class="rules">
      <thead><tr><th scope="col">${say("rooms-rule-digit")}</th><th scope="col">${say("rooms-rule-number")}</th><th scope="col">${say("rooms-rule-places")}</th></tr></thead>
      <tbody>${list.map(row)}</tbody>
    </table>
  </section>`;
}

/** @param {{ found: Found, canonical: any, onGo: (box: string, number: string) => void }} props */
function Canonical({ found, canonical, onGo }) {
  const { box } = found.kind;
  const isItself = canonical?.canonical === found.line;
  const takeTurn = useTurns();
  const go = async () => {
    const isWanted = takeTurn();
    // If there is no answer, the frame around the page has said so.
    const rank = await askGrids("grid-rank", { box, grid: canonical.canonical }).catch(() => null);
    if (rank && isWanted()) onGo(box, rank.number);
  };
  return html`<section class="card" aria-labelledby="canonical-heading">
    <h2 id="canonical-heading">${say("rooms-canonical")}</h2>
    <p class="faint small">${say("rooms-canonical-about")}</p>
    ${canonical && html`<div class="canonical">
      <${Board} small board=${boardOf(found.kind, canonical.canonical)} label=${say("rooms-canonical-label")} />
      <div class="canonical-text">
        ${canonical.band !== undefined && html`<p>${say("rooms-band", { band: canonical.band })}</p>`}
        ${isItself && html`<p>${say("rooms-canonical-itself")}</p>`}
      </div>
      ${!isItself && html`<div class="canonical-way"><p>${say("rooms-canonical-way")}</p><${Symmetry} parts=${canonical.symmetry.parts} />
        <p><button type="button" class="button" title=${say("rooms-canonical-go-tip")} onClick=${go}>${say("rooms-canonical-go")}</button></p></div>`}
    </div>`}
  </section>`;
}

/**
 * A symmetry in the engine's words, one thing that it does in each line.
 * @param {{ parts: string[] }} props
 */
function Symmetry({ parts }) {
  return html`<ul class="symmetry">${parts.map((part) => html`<li>${part}</li>`)}</ul>`;
}

/** @param {{ automorphisms: any }} props */
function Automorphisms({ automorphisms }) {
  const [showsAll, setShowsAll] = useState(false);
  /** @type {{ parts: string[] }[]} */
  const listed = automorphisms?.listed ?? [];
  const others = listed.slice(1);
  const shown = showsAll ? others : others.slice(0, FEW);
  return html`<section class="card" aria-labelledby="automorphisms-heading">
    <h2 id="automorphisms-heading">${say("rooms-automorphisms")}</h2>
    <p class="faint small">${say("rooms-automorphisms-about")}</p>
    ${automorphisms && html`<p class="figure">${say("rooms-automorphisms-count", { count: Number(automorphisms.automorphisms) })}</p>`}
    ${shown.length > 0 && html`<ol class=${showsAll ? "automorphisms all" : "automorphisms"} tabindex=${showsAll ? 0 : undefined} aria-labelledby="automorphisms-heading">${shown.map(({ parts }) => html`<li><${Symmetry} parts=${parts} /></li>`)}</ol>`}
    ${others.length > FEW && html`<p><button type="button" class="button quiet edge" aria-expanded=${String(showsAll)} title=${say("rooms-automorphisms-all-tip")}
      onClick=${() => setShowsAll(!showsAll)}>${showsAll ? say("rooms-automorphisms-few") : say("rooms-automorphisms-all", { count: others.length })}</button></p>`}
  </section>`;
}
