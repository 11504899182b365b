// How many grids there are of sizes that nobody can count: an estimate that gets better as long as it runs.

import { begin, faultWords } from "../engine.js";
import { announce } from "../live.js";
import { SHAPES } from "../solver/state.js";
import { html, useEffect, useRef, useState } from "../ui.js";
import { Button } from "../ui/button.js";
import { Choice } from "../ui/choices.js";
import { Icon } from "../ui/icons.js";
import { counted, decimal, grouped } from "../ui/numbers.js";
import { say } from "../words.js";
import { KINDS, newSeed } from "./grids-state.js";

/** @typedef {{ box: string, estimate: string, relative_error: number, samples: number }} Estimated */

/** How many samples the first round draws; each further one draws twice as many. */
const FIRST = 500;

/** An error that is small enough to end by itself, as a share of the estimate. */
const GOOD = 0.0005;

/** How far the bar reaches to either side, as a share of the estimate. */
const REACH = 0.05;

/**
 * An estimate as in `5.96e98` as people write it: its digits, and the power of ten.
 * @param {string} text
 * @returns {{ digits: string, power: string }}
 */
export function powerOf(text) {
  const [digits = "", power = "0"] = text.split("e");
  return { digits, power };
}

/** Stands in a sentence for the number, until that is put there with its power. */
const NUMBER = "\uFFFC";

/**
 * Where an error bar of two standard errors begins and ends, as shares of the whole width.
 * @param {number} error
 */
export function barOf(error) {
  const half = Math.min(1, (2 * error) / REACH) / 2;
  return { from: 0.5 - half, to: 0.5 + half };
}

/** The card. */
export function Estimate() {
  const [box, setBox] = useState("4x4");
  const [told, setTold] = useState(/** @type {Estimated | undefined} */ (undefined));
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(/** @type {{ share: number, samples: number } | undefined} */ (undefined));
  const running = useRef(/** @type {{ stop: () => void, isOver: boolean } | null} */ (null));
  const stop = () => {
    if (!running.current) return;
    running.current.isOver = true;
    running.current.stop();
  };
  useEffect(() => stop, []);
  const start = async () => {
    const own = { stop: () => {}, isOver: false };
    running.current = own;
    const seed = String(newSeed());
    setTold(undefined);
    setWrong("");
    let isGood = false;
    for (let samples = FIRST; !own.isOver && !isGood; samples *= 2) {
      setBusy({ share: 0, samples });
      const { done, stop: end } = begin("estimate", { box, seed, samples }, (event, data) => {
        if (event === "progress" && !own.isOver) setBusy({ share: data.share ?? 0, samples });
      });
      own.stop = end;
      const answer = await done.catch((error) => ({ error: { message: faultWords(error) } }));
      // Who has stopped it in the first round has nothing, and need not be told.
      if (answer.error) {
        if (!own.isOver) setWrong(answer.error.message);
        own.isOver = true;
      } else {
        setTold((now) => (now && now.samples > answer.samples ? now : answer));
        isGood = answer.relative_error < GOOD;
        if (own.isOver || isGood) announce(say("rooms-estimate-done"));
      }
    }
    setBusy(undefined);
  };
  const shapes = SHAPES.map((value) => {
    const [rows = 3, columns = 3] = value.split("x").map(Number);
    return { value, text: say(rows === columns ? "solver-size-square" : "solver-size-boxes", { size: rows * columns, rows, columns }) };
  });
  const choose = (/** @type {string} */ shape) => {
    stop();
    setTold(undefined);
    setWrong("");
    setBox(shape);
  };
  return html`<section class="card estimate" aria-labelledby="estimate-heading">
    <div><h2 id="estimate-heading">${say("rooms-estimate")}</h2><p class="faint small">${say("rooms-estimate-about")}</p></div>
    <div class="estimate-wish"><${Choice} label=${say("rooms-estimate-size")} tip=${say("rooms-estimate-size")} options=${shapes} value=${box} onChange=${choose} />
      ${busy ? html`<${Button} id="rooms-estimate-stop" sign="stop" onClick=${stop} />` : html`<${Button} id="rooms-estimate-start" sign="play" kind="primary" onClick=${start} />`}</div>
    ${busy && html`<div class="estimate-progress"><progress max="1" value=${busy.share} aria-label=${say("rooms-estimate-busy", { samples: counted(busy.samples) })}></progress>
      <span class="faint small">${say("rooms-estimate-busy", { samples: counted(busy.samples) })}</span></div>`}
    ${wrong && html`<p class="wrong" role="alert"><${Icon} name="warning" size=${18} /><span>${wrong}</span></p>`}
    ${told && html`<${Told} told=${told} />`}
  </section>`;
}

/** @param {{ told: Estimated }} props */
function Told({ told }) {
  const { digits, power } = powerOf(told.estimate);
  const places = digits.split(".")[1]?.length ?? 0;
  const [before = "", after = ""] = say("rooms-estimate-near", { number: NUMBER }).split(NUMBER);
  const { from, to } = barOf(told.relative_error);
  const exact = KINDS.find(({ box }) => box === told.box);
  return html`<div class="estimate-told">
    <p class="estimate-number">${before}<b>${decimal(Number(digits), places)} × 10<sup>${power}</sup></b>${after}</p>
    <div class="estimate-bar" role="img" aria-label=${say("rooms-estimate-error", { percent: decimal(told.relative_error * 100, 3) })}>
      <i style=${{ left: `${from * 100}%`, right: `${(1 - to) * 100}%` }}></i><b></b></div>
    <p class="estimate-scale faint small" aria-hidden="true"><span>−${decimal(REACH * 100, 0)} %</span><span>+${decimal(REACH * 100, 0)} %</span></p>
    <p>${say("rooms-estimate-error", { percent: decimal(told.relative_error * 100, 3) })}</p>
    <p class="faint small">${say("rooms-estimate-samples", { samples: counted(told.samples) })}</p>
    ${exact && html`<p class="faint small">${say("rooms-estimate-exact", { total: grouped(exact.total) })}</p>`}
  </div>`;
}
