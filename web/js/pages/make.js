// The room in which puzzles are made: to order, by what somebody wishes, or by hand in the editor of rules.

import { begin, faultWords } from "../engine.js";
import { useKept } from "../kept.js";
import { LEVELS, levelName } from "../levels.js";
import { announce } from "../live.js";
import { Editor } from "../make/editor.js";
import { techniqueOptions, useNames, varietiesIn } from "../make/names.js";
import { Pattern } from "../make/pattern.js";
import { Results } from "../make/results.js";
import { ANY, countOf, isGrid, isSeed, MOST, portion, questionOf, sizeOf, SYMMETRIES } from "../make/wish.js";
import { SHAPES } from "../solver/state.js";
import { fragmentOf } from "../router.js";
import { save as saveFile } from "../saving.js";
import { tabShelf } from "../shelves.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../ui.js";
import { Button } from "../ui/button.js";
import { Choice, Segments, Switch } from "../ui/choices.js";
import { Icon } from "../ui/icons.js";
import { say } from "../words.js";
import { newSeed } from "./grids-state.js";

/** @typedef {import("../make/wish.js").Wish} Wish */
/** @typedef {import("../make/results.js").MadePuzzle} MadePuzzle */
/** @typedef {import("../make/names.js").Named} Named */
/** @typedef {import("../make/names.js").Names} Names */

/** Where the last wish and what was made are kept until the tab is closed. */
const KEPT = "nonet-wish";
const MADE = "nonet-made";

/** What the address of the editor has besides the page. */
const RULES = "rules";

/** @returns {Wish} */
function keptWish() {
  try {
    return { ...ANY, ...JSON.parse(sessionStorage.getItem(KEPT) ?? "{}") };
  } catch {
    return ANY;
  }
}

/**
 * What is under way, and what came of it.
 * @typedef {{ puzzles: MadePuzzle[], wanted: number, share: number, box: string, isBusy: boolean, isStopped: boolean, wrong: string }} Work
 */

/** @type {Work} */
const NOTHING = { puzzles: [], wanted: 0, share: 0, box: ANY.box, isBusy: false, isStopped: false, wrong: "" };

/**
 * What was made before somebody left: whoever opens one of many puzzles comes back for the others. What was under way has ended.
 * @returns {Work}
 */
function keptMade() {
  try {
    const { puzzles, wanted, box } = JSON.parse(tabShelf.getItem(MADE) ?? "");
    const isWhole = puzzles.length > 0 && puzzles.every((/** @type {any} */ one) => typeof one.puzzle === "string" && typeof one.techniques === "object");
    return isWhole ? { ...NOTHING, puzzles, wanted, box, isStopped: puzzles.length < wanted } : NOTHING;
  } catch {
    // Nothing was made, or another version has written it.
    return NOTHING;
  }
}

/** @param {Work} work */
function keepMade({ puzzles, wanted, box }) {
  try {
    tabShelf.setItem(MADE, JSON.stringify({ puzzles, wanted, box }));
  } catch {
    // Where there is no room, what was made is gone with the page.
  }
}

/**
 * The room: puzzles to order, and the editor in which somebody draws one.
 * @param {{ rest?: string[], returns?: number }} props `returns`: how often Nonet has come back after a silence
 */
export function Make({ rest = [], returns = 0 }) {
  const names = useNames(true, returns);
  const [part = "", ...more] = rest;
  const isEditor = part === RULES;
  const parts = [
    { value: "", text: say("make-part-order"), tip: say("make-part-order-tip"), href: fragmentOf("make") },
    { value: RULES, text: say("make-part-rules"), tip: say("make-part-rules-tip"), href: fragmentOf("make", RULES) },
  ];
  return html`<div class=${isEditor ? "page make-editor" : "page make"}>
    <header class="page-head make-head"><h1>${say("make-heading")}</h1>
      <${Segments} name="make-part" label=${say("make-parts")} options=${parts} value=${isEditor ? RULES : ""} />
      ${!isEditor && html`<p class="lead">${say("make-lead")}</p>`}</header>
    ${isEditor ? html`<${Editor} rest=${more} variants=${names.variants} returns=${returns} />` : html`<${Order} names=${names} />`}
  </div>`;
}

/**
 * Puzzles to order: what somebody wishes, and what came of it.
 * @param {{ names: Names }} props
 */
function Order({ names }) {
  const [wish, setWish] = useState(keptWish);
  const { work, start, stop } = useMaking();
  const results = useRef(/** @type {HTMLElement | null} */ (null));
  const isOwner = useKept()?.owner ?? false;
  const change = (/** @type {Partial<Wish>} */ some) => {
    const next = { ...wish, ...some };
    setWish(next);
    try {
      sessionStorage.setItem(KEPT, JSON.stringify(next));
    } catch {
      // Where nothing may be kept, the wish is gone after a reload.
    }
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (work.isBusy) return;
    void start(wish);
    // Where the puzzles stand below the wishes, they come into sight.
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (top > innerHeight * 0.7) results.current?.scrollIntoView({ block: "start" });
  };
  return html`
    <form class="card make-wish" onSubmit=${submit} aria-label=${say("make-wish")}>
      <${WishFields} wish=${wish} names=${names} onChange=${change} />
      <p class="actions make-start">
        ${work.isBusy ? html`<${Button} id="make-stop" kind="large" sign="stop" onClick=${stop} />` : html`<${Button} id="make-start" type="submit" kind="primary large" sign="dice" />`}
        <${Button} id="make-reset" kind="quiet" disabled=${work.isBusy} onClick=${() => change(ANY)} /></p>
    </form>
    <section class="make-results" ref=${results} aria-label=${say("make-results")}>
      ${work.isBusy && html`<div class="make-progress"><progress aria-label=${say("make-busy", { made: work.puzzles.length, wanted: work.wanted })} max=${work.wanted} value=${work.puzzles.length + work.share}></progress>
        <span>${say("make-busy", { made: work.puzzles.length, wanted: work.wanted })}</span></div>`}
      ${work.wrong && html`<p class="wrong" role="alert"><${Icon} name="warning" size=${18} /><span>${work.wrong}</span></p>`}
      ${!work.isBusy && work.isStopped && html`<p class="faint" role="status">${say("make-stopped", { made: work.puzzles.length })}</p>`}
      ${work.puzzles.length > 0 && html`<${Tools} puzzles=${work.puzzles} /><${Results} puzzles=${work.puzzles} box=${work.box} canKeep=${isOwner} names=${names.byId} />`}
      ${!work.isBusy && !work.wrong && work.puzzles.length === 0 && !work.isStopped && html`<p class="make-none faint"><${Icon} name="dice" size=${40} /><span>${say("make-none")}</span></p>`}
    </section>`;
}

/**
 * Making: in portions, so that what is there can be seen, and stopped at any moment.
 * @returns {{ work: Work, start: (wish: Wish) => Promise<void>, stop: () => void }}
 */
function useMaking() {
  const [work, setWork] = useState(keptMade);
  const running = useRef(/** @type {{ stop: () => void, isOver: boolean } | null} */ (null));
  const stop = () => {
    if (!running.current) return;
    running.current.isOver = true;
    running.current.stop();
  };
  useEffect(() => stop, []);
  // Whoever leaves right after a puzzle has come finds it again: this does not wait for the next picture.
  useLayoutEffect(() => keepMade(work), [work.puzzles]);
  const start = async (/** @type {Wish} */ wish) => {
    const own = { stop: () => {}, isOver: false };
    running.current = own;
    const wanted = countOf(wish);
    const question = questionOf(wish, newSeed());
    /** @type {MadePuzzle[]} */
    let puzzles = [];
    let from = "0";
    let wrong = !isSeed(wish.seed) ? say("make-seed-wrong") : isGrid(wish.grid, wish.box) ? "" : say("make-grid-wrong");
    setWork({ puzzles, wanted, share: 0, box: wish.box, isBusy: !wrong, isStopped: false, wrong });
    while (puzzles.length < wanted && !own.isOver && !wrong) {
      const count = portion(puzzles.length, wanted);
      const { done, stop: end } = begin("generate", { ...question, count, from }, (event, data) => {
        if (event === "progress" && !own.isOver) setWork((now) => ({ ...now, share: (data.share ?? 0) * count }));
      });
      own.stop = end;
      const answer = await done.catch((error) => ({ error: { message: faultWords(error) } }));
      if (answer.error && !answer.stopped) wrong = answer.error.message || say("make-failed");
      puzzles = [...puzzles, ...(answer.puzzles ?? [])];
      from = answer.next ?? from;
      if (answer.stopped || answer.error) own.isOver = true;
      setWork({ puzzles, wanted, share: 0, box: wish.box, isBusy: !own.isOver && puzzles.length < wanted, isStopped: own.isOver && !wrong && puzzles.length < wanted, wrong });
    }
    announce(wrong || say("make-done", { made: puzzles.length }));
  };
  return { work, start, stop };
}

/**
 * The fields.
 * @param {{ wish: Wish, names: Names, onChange: (some: Partial<Wish>) => void }} props
 */
function WishFields({ wish, names, onChange }) {
  const levels = ["", ...LEVELS].map((value) => ({ value, text: value ? levelName(value) : say("make-level-any"), tip: say(value ? `rooms-level-${value}-tip` : "make-level-any-tip") }));
  const shapes = SHAPES.map((value) => {
    const [rows = 3, columns = 3] = value.split("x").map(Number);
    return { value, text: say(rows === columns ? "solver-size-square" : "solver-size-boxes", { size: rows * columns, rows, columns }) };
  });
  const symmetries = SYMMETRIES.map((value) => ({ value, text: say(`make-symmetry-${value}`) }));
  const techniques = techniqueOptions(names.techniques);
  const field = (/** @type {"keys" | "grid" | "seed" | "count"} */ name, /** @type {object} */ more = {}) => html`<div class="field">
    <label for=${`make-${name}`}>${say(`make-${name}-field`)}</label>
    <input id=${`make-${name}`} class="input" autocomplete="off" spellcheck=${false} title=${say(`make-${name}-about`)} aria-describedby=${`make-${name}-about`} value=${wish[name]} ...${more}
      onInput=${(/** @type {any} */ event) => onChange({ [name]: event.target.value })} />
    <span class="faint small" id=${`make-${name}-about`}>${say(`make-${name}-about`)}</span></div>`;
  return html`
    <div class="field"><span class="label">${say("rooms-levels")}</span>
      <${Segments} name="make-level" label=${say("rooms-levels")} options=${levels} value=${wish.level} onChange=${(/** @type {string} */ level) => onChange({ level })} /></div>
    <div class="make-row">
      <${Choice} kind="stacked" isLabelShown label=${say("make-size")} tip=${say("make-size-tip")} options=${shapes} value=${wish.box} onChange=${(/** @type {string} */ box) => onChange({ box, pattern: [] })} />
      <${Choice} kind="stacked" isLabelShown label=${say("make-symmetry")} tip=${say("make-symmetry-tip")} options=${symmetries} value=${wish.symmetry} onChange=${(/** @type {string} */ symmetry) => onChange({ symmetry })} />
    </div>
    <div class="make-row">${field("count", { type: "number", min: 1, max: MOST, inputmode: "numeric" })}${field("keys", { placeholder: say("make-keys-hint") })}</div>
    <${Switch} label=${say("make-minimal")} tip=${say("make-minimal-about")} about=${say("make-minimal-about")} isOn=${wish.isMinimal} onChange=${(/** @type {boolean} */ isMinimal) => onChange({ isMinimal })} />
    <${Choice} kind="stacked" isLabelShown label=${say("make-technique")} tip=${say("make-technique-tip")} options=${techniques} value=${wish.technique} onChange=${(/** @type {string} */ technique) => onChange({ technique })} />
    <${Fold} name="variants" count=${wish.variants.length}><${VariantBoxes} wish=${wish} variants=${names.variants} onChange=${onChange} /><//>
    <${Fold} name="pattern" count=${wish.pattern.length}><p class="faint small">${say("make-pattern-about")}</p>
      <${Pattern} box=${wish.box} size=${sizeOf(wish.box)} pattern=${wish.pattern} onChange=${(/** @type {number[]} */ pattern) => onChange({ pattern })} /><//>
    <${Fold} name="more" count=${Number(wish.grid !== "") + Number(wish.seed !== "")}>${field("seed", { inputmode: "numeric" })}${field("grid", { placeholder: say("make-grid-hint") })}<//>`;
}

/** @param {{ name: "variants" | "pattern" | "more", count: number, children?: any }} props */
function Fold({ name, count, children }) {
  return html`<details class="make-fold"><summary title=${say(`make-${name}-tip`)}><span>${say(`make-${name}`)}</span>${count > 0 && html`<b>${count}</b>`}<${Icon} name="fold" size=${18} /></summary>
    <div>${children}</div></details>`;
}

/** @param {{ wish: Wish, variants: Named[], onChange: (some: Partial<Wish>) => void }} props */
function VariantBoxes({ wish, variants, onChange }) {
  const all = varietiesIn(variants);
  const turn = (/** @type {string} */ id) => onChange({ variants: wish.variants.includes(id) ? wish.variants.filter((one) => one !== id) : [...wish.variants, id] });
  return html`<div class="make-variants">${all.map(({ id, name, text = "" }) => html`<${Switch} key=${id} label=${name} tip=${text} isOn=${wish.variants.includes(id)} onChange=${() => turn(id)} />`)}</div>`;
}

/**
 * What can be done with all of them.
 * @param {{ puzzles: MadePuzzle[] }} props
 */
function Tools({ puzzles }) {
  const [isDone, setIsDone] = useState(false);
  const text = puzzles.map(({ puzzle }) => `${puzzle}\n`).join("");
  useEffect(() => setIsDone(false), [text]);
  const copyAll = async () => {
    const { copy } = await import("../clipboard.js");
    const isCopied = await copy(text);
    setIsDone(isCopied);
    announce(say(isCopied ? "make-copied" : "rooms-not-copied"));
  };
  const save = () => saveFile("nonet-puzzles.txt", new Blob([text], { type: "text/plain" }));
  return html`<div class="made-head"><h2>${say("make-made", { count: puzzles.length })}</h2>
    <p class="faint small">${say("make-seed-was", { seed: puzzles[0]?.seed ?? "" })}</p>
    <span class="actions"><${Button} id="make-copy-all" kind="quiet" sign=${isDone ? "check" : "copy"} onClick=${copyAll} /><${Button} id="make-save" kind="quiet" sign="into" onClick=${save} /></span></div>`;
}
