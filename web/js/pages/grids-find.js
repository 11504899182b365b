// The ways to a grid: by its number, by set and permutation, at random, or as it stands somewhere else.

import { EngineError, faultWords } from "../engine.js";
import { isSeed } from "../make/wish.js";
import { Icon } from "../ui/icons.js";
import { fragmentOf } from "../router.js";
import { useTurns } from "../turns.js";
import { html, useState } from "../ui.js";
import { Segments } from "../ui/choices.js";
import { grouped } from "../ui/numbers.js";
import { say } from "../words.js";
import { askGrids, CLASSIC, newSeed } from "./grids-state.js";

/** @typedef {import("./grids-state.js").Kind} Kind */
/** @typedef {(box: string, number: string) => void} Go */

/** The example of the paper that the restricted method comes from. */
const EXAMPLE = { set: "213", permutation: "100330" };

/**
 * @param {{ kind: Kind, wrong: EngineError | undefined, seed: string | undefined, onGo: Go, onSeed: (seed: { number: string, seed: string }) => void }} props
 */
export function Find({ kind, wrong, seed, onGo, onSeed }) {
  const ways = kind.box === CLASSIC ? ["number", "set", "random", "paste"] : ["number", "random", "paste"];
  const [chosen, setChosen] = useState("number");
  const way = ways.includes(chosen) ? chosen : "number";
  const [fault, setFault] = useState(/** @type {EngineError | undefined} */ (undefined));
  const takeTurn = useTurns();
  /** @param {() => Promise<{ number: string, seed?: string }>} find */
  const attempt = async (find) => {
    const isWanted = takeTurn();
    setFault(undefined);
    try {
      const { number, seed: drawn } = await find();
      if (!isWanted()) return;
      if (drawn !== undefined) onSeed({ number, seed: drawn });
      onGo(kind.box, number);
    } catch (error) {
      if (isWanted()) setFault(error instanceof EngineError ? error : new EngineError({ code: "unknown", message: faultWords(error) }));
    }
  };
  const choose = (/** @type {string} */ name) => {
    setChosen(name);
    setFault(undefined);
  };
  const shown = fault ?? wrong;
  const props = { kind, attempt, isWrong: shown !== undefined };
  return html`<section class="card find" aria-labelledby="find-heading">
    <h2 id="find-heading">${say("rooms-find")}</h2>
    <${Segments} name="find-way" label=${say("rooms-find-ways")} value=${way} onChange=${choose}
      options=${ways.map((value) => ({ value, text: say(`rooms-by-${value}`), tip: say(`rooms-by-${value}-tip`) }))} />
    ${way === "number" && html`<${ByNumber} ...${props} />`}
    ${way === "set" && html`<${BySet} ...${props} />`}
    ${way === "random" && html`<${AtRandom} ...${props} seed=${seed} />`}
    ${way === "paste" && html`<${Pasted} ...${props} />`}
    <div id="find-wrong" role="alert">
      ${shown?.fault.message && html`<p class="wrong"><${Icon} name="warning" size=${18} /><span>${shown.fault.message}</span></p>`}
    </div>
  </section>`;
}

/**
 * @typedef {{ kind: Kind, isWrong: boolean, attempt: (find: () => Promise<{ number: string, seed?: string }>) => Promise<void> }} WayProps
 */

/** @param {WayProps} props */
function ByNumber({ kind, isWrong, attempt }) {
  const [text, setText] = useState("");
  const last = grouped(String(BigInt(kind.total) - 1n));
  const find = () => attempt(() => askGrids("grid-unrank", { box: kind.box, number: text }));
  return html`<${Form} onSubmit=${find} button="show">
    <${Field} id="by-number" label=${say("rooms-number-field")} about=${say("rooms-number-about", { last })} value=${text}
      onValue=${setText} isWrong=${isWrong} numeric />
  <//>`;
}

/** @param {WayProps} props */
function BySet({ kind, isWrong, attempt }) {
  const [set, setSet] = useState("");
  const [permutation, setPermutation] = useState("");
  const make = (/** @type {{ set: string, permutation: string }} */ choice) => attempt(async () => {
    const { grid } = await askGrids("rules-make", choice);
    return askGrids("grid-rank", { box: kind.box, grid });
  });
  const example = () => {
    setSet(EXAMPLE.set);
    setPermutation(EXAMPLE.permutation);
    void make(EXAMPLE);
  };
  return html`<${Form} onSubmit=${() => make({ set: digitsIn(set), permutation: digitsIn(permutation) })} button="show">
    <div class="pair">
      <${Field} id="by-set" label=${say("rooms-set-field")} about=${say("rooms-set-about")} value=${set} onValue=${setSet} isWrong=${isWrong} numeric />
      <${Field} id="by-permutation" label=${say("rooms-permutation-field")} about=${say("rooms-permutation-about", { last: grouped(362879) })}
        value=${permutation} onValue=${setPermutation} isWrong=${isWrong} numeric />
    </div>
    <p class="faint small">${say("rooms-set-what")}</p>
    <p><button type="button" class="button quiet edge" title=${say("rooms-example-tip")} onClick=${example}>${say("rooms-example", EXAMPLE)}</button></p>
  <//>`;
}

/**
 * A number without the spaces, commas and points between its groups.
 * @param {string} text
 */
function digitsIn(text) {
  return text.replace(/[\s.,'_\u202f\u00a0]/g, "");
}

/** @param {WayProps & { seed: string | undefined }} props */
function AtRandom({ kind, isWrong, attempt, seed }) {
  const [text, setText] = useState("");
  const draw = () => attempt(async () => {
    const wanted = digitsIn(text);
    if (!isSeed(wanted)) throw new EngineError({ code: "seed", message: say("make-seed-wrong") });
    const chosen = wanted || String(newSeed());
    const { grid } = await askGrids("grid-random", { box: kind.box, seed: chosen });
    const { number } = await askGrids("grid-rank", { box: kind.box, grid });
    return { number, seed: chosen };
  });
  return html`<${Form} onSubmit=${draw} button="draw" icon="dice">
    <p class="faint small">${say("rooms-random-what")}</p>
    <${Field} id="by-seed" label=${say("rooms-seed-field")} about=${say("rooms-seed-about")} value=${text} onValue=${setText} isWrong=${isWrong} numeric />
    ${seed !== undefined && html`<p>${say("rooms-seed-drawn", { seed })}</p>`}
  <//>`;
}

/** @param {WayProps} props */
function Pasted({ kind, isWrong, attempt }) {
  const [text, setText] = useState("");
  const find = () => attempt(async () => {
    try {
      return await askGrids("grid-rank", { box: kind.box, grid: text });
    } catch (error) {
      if (!(error instanceof EngineError) || error.fault.code !== "grid-not-full") throw error;
      throw new EngineError({ ...error.fault, message: say("rooms-not-full") });
    }
  });
  return html`<${Form} onSubmit=${find} button="number-of">
    <div class="field">
      <label for="by-paste">${say("rooms-paste-field")}</label>
      <textarea class="input" id="by-paste" rows="5" spellcheck="false" autocomplete="off" aria-invalid=${String(isWrong)}
        aria-describedby="find-wrong" placeholder=${say("rooms-paste-placeholder")} value=${text}
        onInput=${(/** @type {any} */ event) => setText(event.target.value)}></textarea>
    </div>
    ${isWrong && text.trim() !== "" && html`<p><a class="button quiet edge" href=${fragmentOf("solve", text.trim().replace(/\s+/g, ""))}
      title=${say("rooms-to-solver-tip")}>${say("rooms-to-solver")}</a></p>`}
  <//>`;
}

/**
 * A form with one button.
 * @param {{ onSubmit: () => void, button: string, icon?: import("../ui/icons.js").IconName, children?: any }} props
 */
function Form({ onSubmit, button, icon, children }) {
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    onSubmit();
  };
  return html`<form class="way" onSubmit=${submit}>${children}
    <button type="submit" class="button primary" title=${say(`rooms-${button}-tip`)}>${icon && html`<${Icon} name=${icon} size=${18} />`}${say(`rooms-${button}`)}</button>
  </form>`;
}

/**
 * A field for a number.
 * @param {{ id: string, label: string, about: string, value: string, isWrong: boolean, numeric?: boolean, onValue: (value: string) => void }} props
 */
function Field({ id, label, about, value, isWrong, onValue }) {
  return html`<div class="field">
    <label for=${id}>${label}</label>
    <input class="input" id=${id} type="text" inputmode="numeric" autocomplete="off" spellcheck="false" value=${value}
      aria-invalid=${String(isWrong)} aria-describedby=${`${id}-about find-wrong`} onInput=${(/** @type {any} */ event) => onValue(event.target.value)} />
    <p class="faint small" id=${`${id}-about`}>${about}</p>
  </div>`;
}
