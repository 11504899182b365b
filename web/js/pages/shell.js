// The frame around every page: where one can go, the page itself, and what is shown when Nonet has ended.

import { LearnBox } from "../learn/box.js";
import { announce, LiveRegion } from "../live.js";
import { call, onGone } from "../engine.js";
import { focusHeading } from "../heading.js";
import { Icon, Mark } from "../ui/icons.js";
import { loadSheet } from "../ui/lazy.js";
import { useKeyRouter } from "../keys.js";
import { fragmentOf, placeOf, usePlace } from "../router.js";
import { Component, html, useEffect, useLayoutEffect, useRef, useState } from "../ui.js";
import { language, say } from "../words.js";
import { Banner } from "./banner.js";
import { Ended, Gone } from "./ended.js";
import { useKeysBox } from "./keys-list.js";

/**
 * A page: the id of its title, and its component, which is loaded when it is first wanted, with its sheets if it has some.
 * @typedef {{ title: string, load: () => Promise<any>, sheets?: string[] }} PageEntry
 */

/** @type {Record<string, PageEntry>} */
const PAGES = {
  start: { title: "page-title-start", load: async () => (await import("./start.js")).Start, sheets: ["start"] },
  games: { title: "page-title-games", load: async () => (await import("./games.js")).Games, sheets: ["start"] },
  play: { title: "page-title-play", load: async () => (await import("./play.js")).Play, sheets: ["play", "play-windows", "play-end", "play-hint"] },
  solve: { title: "page-title-solve", load: async () => (await import("./solver.js")).Solver },
  learn: { title: "page-title-learn", load: async () => (await import("./learn.js")).Learn, sheets: ["learn"] },
  make: { title: "page-title-make", load: async () => (await import("./make.js")).Make, sheets: ["make", "make-rules", "make-rules-room"] },
  grids: { title: "page-title-grids", load: async () => (await import("./grids.js")).Grids, sheets: ["grids"] },
  records: { title: "page-title-records", load: async () => (await import("./records.js")).Records, sheets: ["records"] },
  settings: { title: "page-title-settings", load: async () => (await import("./settings.js")).SettingsPage },
  // A puzzle that somebody shared, and one that somebody brings: `#/p/<puzzle>`, `#/own/<puzzle>`; and a game
  // with all that was done in it: `#/g/<game>`.
  p: { title: "page-title-brought", load: async () => (await import("./brought.js")).BroughtPage },
  own: { title: "page-title-brought", load: async () => (await import("./brought.js")).BroughtPage },
  g: { title: "page-title-brought", load: async () => (await import("./brought.js")).BroughtPage },
  lost: { title: "page-title-lost", load: async () => Lost },
};

/** @type {{ page: string, icon: import("../ui/icons.js").IconName }[]} */
const WAYS = [
  { page: "start", icon: "new-game" },
  { page: "solve", icon: "solve" },
  { page: "learn", icon: "learn" },
  { page: "make", icon: "dice" },
  { page: "grids", icon: "grids" },
  { page: "records", icon: "records" },
  { page: "settings", icon: "settings" },
];

/**
 * The name of the page that a place shows.
 * @param {import("../router.js").Place} place
 */
function pageAt(place) {
  return Object.hasOwn(PAGES, place.page) ? place.page : "lost";
}

/** @type {Map<string, any>} */
const loadedPages = new Map();

/**
 * Loads a page, once.
 * @param {string} name
 */
async function loadPage(name) {
  if (!loadedPages.has(name)) {
    const { load, sheets = [] } = PAGES[name] ?? {};
    const [page] = await Promise.all([load?.(), ...sheets.map(loadSheet)]);
    loadedPages.set(name, page);
  }
  return loadedPages.get(name);
}

/** Loads the page that the address asks for, so that it is there when the words are. */
export async function loadFirstPage() {
  await loadPage(pageAt(placeOf(location.hash))).catch(() => {});
}

/** The frame. */
export function Shell() {
  const place = usePlace();
  const name = pageAt(place);
  const [isGone, setIsGone] = useState(false);
  const [returns, setReturns] = useState(0);
  const [hasEnded, setHasEnded] = useState(false);
  const isFirst = useRef(true);
  const { box: keysBox, list } = useKeysBox();
  useKeyRouter();
  useLayoutEffect(() => onGone(() => setIsGone(true)), []);
  // What was told of another page is not to be found on this one. Whatever this one has to say comes later.
  useLayoutEffect(() => announce(""), [name]);
  useEffect(() => {
    document.title = say("page-title-of", { page: say(hasEnded ? "page-title-ended" : PAGES[name]?.title ?? "") });
  }, [name, hasEnded, language()]);
  if (hasEnded) return html`<${Ended} />`;
  const onReady = () => {
    if (isFirst.current) isFirst.current = false;
    else focusHeading();
  };
  const comeBack = () => {
    setIsGone(false);
    setReturns(returns + 1);
  };
  return html`
    <a class="skip" href="#main" onClick=${skip}>${say("page-skip")}</a>
    <button type="button" class="skip" title=${say("page-keys-tip")} onClick=${list}>${say("page-keys-open")}</button>
    <header class="top">
      <a class="brand" href="#/" title=${say("page-home-tip")}><${Mark} /><span>${say("page-title")}</span></a>
      <${Ways} current=${name} />
    </header>
    <${Banner} isBrief=${name === "play"} />
    <main id="main" tabindex="-1">
      <${Boundary} key=${name} address=${place.rest.join("/")}>
        <${Page} name=${name} place=${place} returns=${returns} onReady=${onReady} onEnded=${() => setHasEnded(true)} />
      <//>
    </main>
    <${LiveRegion} />
    <${LearnBox} />
    ${keysBox}
    ${isGone && html`<${Gone} onBack=${comeBack} />`}`;
}

/** Pages that no way of their own leads to, with the one that they belong to. @type {Record<string, string>} */
const WITHIN = { games: "start", play: "start", p: "start", own: "start", g: "start" };

/** @param {{ current: string }} props */
function Ways({ current }) {
  const place = (/** @type {string} */ page) => (page === current ? "page" : page === WITHIN[current] ? "true" : undefined);
  const way = (/** @type {typeof WAYS[number]} */ { page, icon }) => html`<li>
    <a href=${page === "start" ? "#/" : fragmentOf(page)} aria-current=${place(page)}
      title=${say(`page-to-${page}-tip`)}
    ><${Icon} name=${icon} /><span>${say(`page-to-${page}`)}</span></a></li>`;
  return html`<nav class="ways" aria-label=${say("page-ways")}><ul>${WAYS.map(way)}</ul></nav>`;
}

/**
 * A page, once its module is there.
 * @param {{ name: string, place: import("../router.js").Place, returns: number, onReady: () => void, onEnded: () => void }} props
 */
function Page({ name, place, returns, onReady, onEnded }) {
  const known = loadedPages.has(name) ? { page: loadedPages.get(name), error: undefined } : undefined;
  const [loaded, setLoaded] = useState(/** @type {{ page: any, error: unknown } | undefined} */ (known));
  useEffect(() => {
    if (loaded) return undefined;
    let isWanted = true;
    const put = (/** @type {any} */ page, /** @type {unknown} */ error) => void (isWanted && setLoaded({ page, error }));
    // Where Nonet does not answer the frame says that, and the page is loaded once it is back.
    loadPage(name).then((page) => put(page, undefined), (error) => call("about").then(() => put(undefined, error), () => {}));
    return () => void (isWanted = false);
  }, [name, returns]);
  // Before the page is seen: from whoever goes to something on it at once the focus is not taken away again.
  useLayoutEffect(() => {
    if (loaded) onReady();
  }, [loaded]);
  if (!loaded) return html`<p class="busy" role="status">${say("page-busy")}</p>`;
  if (!loaded.page) return html`<${Trouble} error=${loaded.error} />`;
  return html`<${loaded.page} place=${{ page: name, rest: place.rest }} rest=${place.rest} returns=${returns} onEnded=${onEnded} />`;
}

/** Shows what went wrong in a page instead of nothing. */
class Boundary extends Component {
  /** @param {any} props */
  constructor(props) {
    super(props);
    this.state = { error: undefined };
  }

  /** @param {unknown} error */
  static getDerivedStateFromError(error) {
    return { error };
  }

  /** What went wrong at one address says nothing of another. @param {any} before */
  componentDidUpdate(before) {
    const { error } = /** @type {{ error: unknown }} */ (this.state);
    if (error !== undefined && before.address !== /** @type {{ address?: string }} */ (this.props).address) this.setState({ error: undefined });
  }

  render() {
    const { error } = /** @type {{ error: unknown }} */ (this.state);
    if (error === undefined) return /** @type {{ children?: any }} */ (this.props).children;
    return html`<${Trouble} error=${error} onAgain=${() => this.setState({ error: undefined })} />`;
  }
}

/** @param {{ error: unknown, onAgain?: () => void }} props */
function Trouble({ error, onAgain }) {
  return html`<section class="page narrow notice" role="alert">
    <span class="notice-sign"><${Icon} name="warning" size=${28} /></span>
    <h1 tabindex="-1">${say("page-trouble")}</h1>
    <p>${say("page-trouble-text")}</p>
    <p class="faint"><code>${error instanceof Error ? error.message : String(error)}</code></p>
    <p class="actions">
      <button type="button" class="button primary" title=${say("page-again-tip")} onClick=${onAgain ?? (() => location.reload())}>${say("page-again")}</button>
      <a class="button" href="#/" title=${say("page-home-tip")}>${say("page-home")}</a>
    </p>
  </section>`;
}

/** What is shown where there is no page. */
function Lost() {
  return html`<section class="page narrow notice">
    <span class="notice-sign"><${Icon} name="grids" size=${28} /></span>
    <h1 tabindex="-1">${say("page-lost")}</h1>
    <p>${say("page-lost-text")}</p>
    <p class="actions"><a class="button primary" href="#/" title=${say("page-home-tip")}>${say("page-home")}</a></p>
  </section>`;
}

/** @param {Event} event */
function skip(event) {
  event.preventDefault();
  document.getElementById("main")?.focus();
}
