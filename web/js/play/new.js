// A new game: at first sight a level and the way to play, behind that everything else that can be wished for.

import { ask, faultWords } from "../engine.js";
import { LEVELS, levelName } from "../levels.js";
import { techniqueOptions, useNames, varietiesIn } from "../make/names.js";
import { isGrid, isSeed, sizeOf } from "../make/wish.js";
import { store } from "../store.js";
import { html, useEffect, useState } from "../ui.js";
import { Button } from "../ui/button.js";
import { Choice, Switch } from "../ui/choices.js";
import { Icon } from "../ui/icons.js";
import { language, say } from "../words.js";
import { useBeginning } from "./begin.js";
import { DIAGONAL, furtherWishes, harder, keptOf, levelAmong, NEVER_PRACTISED, questionFor, SIZES, USUAL, wishIn } from "./new-state.js";

/** @typedef {import("./new-state.js").NewGame} Wish */

/** Asks for what is wished, and opens a game with it. */
export function NewGame() {
  const [wish, setWish] = useState(() => wishIn(store.settings().newGame));
  const [isOpen, setIsOpen] = useState(false);
  const { levels, wrong: unsuited } = useLevels(wish);
  const { beginning, begin, stop, forget } = useBeginning();
  const { name, isLong, share, isStopped } = beginning;
  const isBusy = name !== "";
  const further = furtherWishes(wish);
  const level = levelAmong(levels, wish.level);
  const impossible = unsuited || (isSeed(wish.seed) ? "" : say("make-seed-wrong"));
  // Nobody is corrected while they type: a grid is none until its last digit is there.
  const [unnamed, setUnnamed] = useState("");
  const wrong = impossible || (unnamed && unnamed === wish.grid ? say("make-grid-wrong") : beginning.wrong);
  const change = (/** @type {Partial<Wish>} */ some) => {
    setWish({ ...wish, ...some });
    forget();
  };
  const { techniques } = useNames(wish.technique !== "");
  const choose = (/** @type {string} */ chosen) => {
    const needs = techniques.find(({ id }) => id === wish.technique)?.level ?? "";
    // A technique that was practised the last time is in no easier puzzle: whoever wants one now has the puzzle.
    change({ level: chosen, ...(harder(chosen, needs) === chosen ? {} : { technique: "" }) });
  };
  const play = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (isBusy) return;
    if (!isGrid(wish.grid, wish.box)) return setUnnamed(wish.grid);
    // A store that cannot keep this says so elsewhere.
    void store.change({ newGame: keptOf(wish) }).catch(() => {});
    void begin("new", questionFor({ ...wish, level }), wish.isStrict);
  };
  const shown = isOpen || level === "" ? [...levels, ""] : levels;
  return html`<form class="card new-game" onSubmit=${play} aria-label=${say("rooms-new-game")}>
    <h2>${say("rooms-new-game")}</h2>
    <${Levels} levels=${shown} value=${level} onChange=${choose} />
    <div class="new-wishes">
      <p class="level-about">${say(level ? `rooms-level-${level}-tip` : "make-level-any-tip")}</p>
      <${Switch} label=${say("play-strict")} tip=${say("play-strict-tip")} isOn=${wish.isStrict} onChange=${(/** @type {boolean} */ isStrict) => change({ isStrict })} />
      <details class="new-more" open=${isOpen} onToggle=${(/** @type {any} */ event) => setIsOpen(event.target.open)}>
        <summary title=${say("play-new-more-tip")}><span>${say("play-new-more")}</span>${further > 0 && html`<b>${further}</b>`}${wish.box !== USUAL.box && html`<span class="faint">${say("rooms-size", { size: sizeOf(wish.box) })}</span>`}<${Icon} name="fold" size=${18} /></summary>
        ${isOpen && html`<${Further} wish=${wish} level=${level} onChange=${change} />`}
      </details>
      <p class="actions new-start">
        <button type="submit" class="button primary large" disabled=${isBusy || impossible !== ""} title=${say("rooms-play-tip")}>${say(isBusy ? "rooms-play-busy" : "rooms-play")}</button>
        ${isLong && html`<${Button} id="play-new-stop" sign="stop" kind="large" onClick=${stop} />`}
      </p>
      ${isLong && html`<progress aria-label=${say("rooms-play-busy")} max="1" value=${share || undefined}></progress><p class="faint" role="status">${say("play-new-long")}</p>`}
      ${isStopped && html`<p class="faint" role="status">${say("play-new-stopped")}</p>`}
      ${wrong && html`<p class="wrong" role="alert"><${Icon} name="warning" size=${18} /><span>${wrong}</span></p>`}
      <p class="faint small">${say("rooms-play-honest")}</p>
    </div>
  </form>`;
}

/**
 * The levels that there are for what is wished, or why there are none.
 * @param {Wish} wish
 */
function useLevels({ box, variant }) {
  const [told, setTold] = useState(/** @type {{ levels: readonly string[], wrong: string }} */ ({ levels: LEVELS, wrong: "" }));
  const isUsual = box === USUAL.box && variant === "";
  const spoken = language();
  useEffect(() => {
    let isWanted = true;
    const take = (/** @type {typeof told} */ some) => void (isWanted && setTold(some));
    // Everybody knows those of the usual puzzle: nobody has to wait for them.
    if (isUsual) take({ levels: LEVELS, wrong: "" });
    else {
      ask("levels", { box, ...(variant ? { variants: [variant] } : {}) }).then(
        ({ levels = [], error }) => take({ levels: error ? LEVELS : levels.map((/** @type {{ id: string }} */ { id }) => id), wrong: error?.message ?? "" }),
        (error) => take({ levels: LEVELS, wrong: faultWords(error) }),
      );
    }
    return () => void (isWanted = false);
  }, [box, variant, spoken]);
  return told;
}

/**
 * The choice of a level.
 * @param {{ levels: readonly string[], value: string, onChange: (level: string) => void }} props
 */
function Levels({ levels, value, onChange }) {
  const choice = (/** @type {string} */ id) => {
    const rank = LEVELS.findIndex((level) => level === id);
    const tip = say(id ? `rooms-level-${id}-tip` : "make-level-any-tip");
    return html`<label key=${id} class="level" title=${tip}>
      <input type="radio" name="level" value=${id} aria-description=${tip} checked=${id === value} onChange=${() => onChange(id)} />
      <span class="level-bars" aria-hidden="true">${LEVELS.map((_, bar) => html`<i class=${bar <= rank ? "on" : ""}></i>`)}</span>
      <span class="level-name">${id ? levelName(id) : say("make-level-any")}</span>
    </label>`;
  };
  return html`<fieldset class="levels" data-count=${levels.length}><legend class="visually-hidden">${say("rooms-levels")}</legend>${levels.map(choice)}</fieldset>`;
}

/**
 * What else can be wished for.
 * @param {{ wish: Wish, level: string, onChange: (some: Partial<Wish>) => void }} props
 */
function Further({ wish, level, onChange }) {
  const names = useNames();
  const sizes = SIZES.map((value) => ({ value, text: say("rooms-size", { size: sizeOf(value) }) }));
  const varieties = [{ id: DIAGONAL, name: say("play-variant-diagonal"), text: say("play-variant-diagonal-tip") }, ...varietiesIn(names.variants)];
  const variants = [{ value: "", text: say("play-variant-classic") }, ...varieties.map(({ id, name }) => ({ value: id, text: name }))];
  const about = varieties.find(({ id }) => id === wish.variant)?.text ?? say("play-variant-classic-tip");
  const practisable = names.techniques.filter(({ id }) => !NEVER_PRACTISED.includes(id));
  const practise = (/** @type {string} */ technique) => {
    const needs = names.techniques.find(({ id }) => id === technique)?.level ?? "";
    onChange({ technique, level: harder(level, needs) });
  };
  const field = (/** @type {"keys" | "grid" | "seed"} */ name, /** @type {object} */ more = {}) => html`<div class="field">
    <label for=${`new-${name}`}>${say(`make-${name}-field`)}</label>
    <input id=${`new-${name}`} class="input" autocomplete="off" spellcheck=${false} title=${say(`make-${name}-about`)} aria-describedby=${`new-${name}-about`} value=${wish[name]} ...${more}
      onInput=${(/** @type {any} */ event) => onChange({ [name]: event.target.value })} />
    <span class="faint small" id=${`new-${name}-about`}>${say(`make-${name}-about`)}</span></div>`;
  return html`<div class="new-further">
    <${Choice} kind="stacked" isLabelShown label=${say("make-size")} tip=${say("play-size-tip")} options=${sizes} value=${wish.box} onChange=${(/** @type {string} */ box) => onChange({ box })} />
    <div class="field"><${Choice} kind="stacked" isLabelShown label=${say("play-variant")} tip=${about} options=${variants} value=${wish.variant} onChange=${(/** @type {string} */ variant) => onChange({ variant })} />
      <span class="faint small">${about}</span></div>
    <div class="field"><${Choice} kind="stacked" isLabelShown label=${say("play-technique")} tip=${say("play-technique-tip")} options=${techniqueOptions(practisable)} value=${wish.technique} onChange=${practise} />
      <span class="faint small">${say("play-technique-tip")}</span></div>
    ${field("keys", { placeholder: say("make-keys-hint") })}
    ${field("seed", { inputmode: "numeric" })}
    ${field("grid", { placeholder: say("make-grid-hint") })}
    <p class="new-reset"><${Button} id="play-new-reset" kind="quiet" disabled=${furtherWishes(wish) === 0} onClick=${() => onChange({ ...USUAL, level: wish.level, isStrict: wish.isStrict })} /></p>
  </div>`;
}
