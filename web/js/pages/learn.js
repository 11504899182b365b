// The room to learn in: every technique, method and rule, as a list that can be searched, and as pages.

import { call, faultWords } from "../engine.js";
import { Article, ArticleHead, useLearnPage } from "../learn/article.js";
import { found, placeIn } from "../learn/search.js";
import { levelName } from "../levels.js";
import { announce } from "../live.js";
import { fragmentOf } from "../router.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../ui.js";
import { Icon } from "../ui/icons.js";
import { language, say } from "../words.js";

/** @typedef {import("../learn/search.js").Library} Library */
/** @typedef {import("../learn/search.js").Entry} Entry */

/**
 * The room. Where it is wide enough, the list stays beside the page.
 * @param {{ rest: string[], returns?: number }} props
 */
export function Learn({ rest, returns = 0 }) {
  const [name = ""] = rest;
  const { library, wrong } = useLibrary(returns);
  const shown = useLearnPage(name, returns);
  const [wanted, setWanted] = useState("");
  const article = useRef(/** @type {HTMLElement | null} */ (null));
  const page = shown.page;
  const isThere = Boolean(name) && page !== undefined;
  useLayoutEffect(() => {
    // Another page begins at its heading, for eyes and for readers.
    if (!isThere) return;
    scrollTo(0, 0);
    const heading = /** @type {HTMLElement | null} */ (article.current?.querySelector("h1") ?? null);
    if (heading) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
  }, [page?.id]);
  const place = library && page ? placeIn(library, page.id) : undefined;
  return html`<div class=${`page learn ${name ? "has-page" : ""}`}>
    <aside class="learn-list" aria-label=${say("learn-list")}>
      ${name ? html`<h2 class="learn-title">${say("learn-heading")}</h2>` : html`<header class="page-head"><h1>${say("learn-heading")}</h1><p class="lead">${say("learn-lead")}</p></header>`}
      ${library && html`<${List} library=${library} current=${page?.id ?? ""} wanted=${wanted} onWanted=${setWanted} />`}
      ${!library && html`<p class="faint" role="status">${wrong || say("page-busy")}</p>`}
    </aside>
    ${name && html`<article class="learn-page card" ref=${article}>
      <p class="learn-back"><a href="#/learn" title=${say("learn-back-tip")}><${Icon} name="previous" size=${18} />${say("learn-back")}</a></p>
      ${isThere && page ? html`<${ArticleHead} page=${page} /><${Article} key=${page.id} page=${page} />`
        : html`<h1>${say(shown.wrong ? "learn-none" : "page-busy")}</h1>${shown.wrong && html`<p>${shown.wrong}</p>`}`}
      ${place && html`<nav class="learn-around" aria-label=${say("learn-around")}>
        <${Neighbour} entry=${place.previous} name="previous" /><${Neighbour} entry=${place.next} name="next" /></nav>`}
    </article>`}
  </div>`;
}

/** @param {{ entry: Entry | undefined, name: "previous" | "next" }} props */
function Neighbour({ entry, name }) {
  if (!entry) return html`<span></span>`;
  return html`<a class=${`learn-${name}`} href=${fragmentOf("learn", entry.id)} title=${say(`learn-${name}-tip`)}>
    <span class="faint small">${say(`learn-${name}`)}</span><span>${entry.title}</span></a>`;
}

/**
 * Every page there is, by section.
 * @param {number} returns
 */
function useLibrary(returns) {
  const [library, setLibrary] = useState(/** @type {Library | undefined} */ (undefined));
  const [wrong, setWrong] = useState("");
  const spoken = language();
  useEffect(() => {
    let isWanted = true;
    call("learn").then((answer) => isWanted && setLibrary(answer), (error) => isWanted && setWrong(faultWords(error)));
    return () => void (isWanted = false);
  }, [spoken, returns]);
  return { library, wrong };
}

/**
 * The list, with a field to search it. Arrows go through what is found.
 * @param {{ library: Library, current: string, wanted: string, onWanted: (text: string) => void }} props
 */
function List({ library, current, wanted, onWanted }) {
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const sections = found(library, wanted);
  const count = sections.reduce((sum, { pages }) => sum + pages.length, 0);
  useEffect(() => {
    if (wanted) announce(say("learn-found", { count }));
  }, [wanted, count]);
  // Where one is shows in the list, which is longer than the window; the page itself stays.
  useLayoutEffect(() => {
    const item = root.current?.querySelector("[aria-current]");
    const list = item?.closest(".learn-list");
    if (!item || !list) return;
    const [at, room] = [item.getBoundingClientRect(), list.getBoundingClientRect()];
    if (at.top < room.top || at.bottom > Math.min(room.bottom, innerHeight)) list.scrollTop += at.top - room.top - list.clientHeight / 2;
  }, [current]);
  const move = (/** @type {KeyboardEvent} */ event) => {
    const step = /** @type {Record<string, number>} */ ({ ArrowDown: 1, ArrowUp: -1 })[event.key];
    if (!step || !root.current) return;
    const stops = /** @type {HTMLElement[]} */ ([...root.current.querySelectorAll("input, li a")]);
    const next = stops[stops.indexOf(/** @type {HTMLElement} */ (document.activeElement)) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const first = sections[0]?.pages[0];
    if (wanted && first) location.hash = fragmentOf("learn", first.id);
  };
  return html`<div class="learn-search" ref=${root} onKeyDown=${move}>
    <form role="search" onSubmit=${submit}>
      <label class="visually-hidden" for="learn-wanted">${say("learn-search")}</label>
      <input id="learn-wanted" class="input" type="search" autocomplete="off" spellcheck=${false} placeholder=${say("learn-search-hint")} value=${wanted}
        title=${say("learn-search-tip")} onInput=${(/** @type {any} */ event) => onWanted(event.target.value)} />
    </form>
    ${count === 0 && html`<p class="faint">${say("learn-found", { count })}</p>`}
    <div class="learn-sections">${sections.map((section) => html`<section key=${section.title}>
      <h2>${section.title}</h2>
      <ul>${section.pages.map((page) => html`<li key=${page.id}><a href=${fragmentOf("learn", page.id)} aria-current=${page.id === current ? "page" : undefined}
        title=${say("learn-to-tip")}><span>${page.title}</span>${page.level && html`<i class=${`level-dot ${page.level}`} aria-label=${levelName(page.level)} role="img"></i>`}</a></li>`)}</ul>
    </section>`)}</div>
  </div>`;
}
