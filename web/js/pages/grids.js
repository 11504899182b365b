// The grid room: any grid by its number, the number of any grid, and what there is to know about it.

import { Board } from "../board/render.js";
import { Icon } from "../ui/icons.js";
import { announce } from "../live.js";
import { fragmentOf } from "../router.js";
import { useTurns } from "../turns.js";
import { html, useEffect, useState } from "../ui.js";
import { Segments } from "../ui/choices.js";
import { grouped } from "../ui/numbers.js";
import { say } from "../words.js";
import { Estimate } from "./grids-estimate.js";
import { Facts, Numbers, useFacts } from "./grids-facts.js";
import { Find } from "./grids-find.js";
import { addressOf, askGrids, boardOf, colourOf, coloursOf, digitsOf, KINDS, neighbours, newSeed, readAddress } from "./grids-state.js";
import { Picture } from "./picture.js";

/** @typedef {import("./grids-state.js").Kind} Kind */

/**
 * A grid, and how it was found.
 * @typedef {{ kind: Kind, line: string, number: string, set?: string, permutation?: string }} Found
 */

/**
 * The grid room.
 * @param {{ rest: string[], returns?: number }} props `returns`: how often Nonet has come back after a silence.
 */
export function Grids({ rest, returns = 0 }) {
  const { kind, number } = readAddress(rest);
  const { found, wrong } = useGrid(kind, number, returns);
  const facts = useFacts(found, returns);
  const [lit, setLit] = useState({ held: 0, passing: 0 });
  const [seed, setSeed] = useState(/** @type {{ number: string, seed: string } | undefined} */ (undefined));
  const shown = lit.passing || lit.held;
  const go = (/** @type {string} */ box, /** @type {string} */ to) => void (location.hash = fragmentOf("grids", ...addressOf(box, to)));
  const hold = (/** @type {import("../board/events.js").Selection} */ { selected: cells }) => {
    const digit = found && cells.length === 1 ? digitsOf(found.line)[cells[0] ?? 0] ?? 0 : 0;
    setLit({ passing: 0, held: digit === lit.held ? 0 : digit });
  };
  return html`<div class="page grids">
    <header class="page-head">
      <h1>${say("rooms-grids-heading")}</h1>
      <p class="lead">${say("rooms-grids-lead", { total: grouped(kind.total), size: kind.size })}</p>
      <${Sizes} kind=${kind} />
    </header>
    <section class="grid-view" aria-label=${say("rooms-grid-view")}>
      <${Pager} found=${found} onGo=${go} />
      <div class=${shown ? "grid-board one" : "grid-board"}>
        ${found
          ? html`<${Board} key=${found.kind.box} board=${boardOf(found.kind, found.line)} colours=${coloursOf(digitsOf(found.line), shown)}
              label=${say("rooms-grid-label", { number: grouped(found.number) })} onSelect=${hold} />`
          : html`<div class="grid-empty">
              <${Picture} digits=${Array.from({ length: kind.size ** 2 }, () => 0)} boxRows=${kind.boxRows} boxColumns=${kind.boxColumns} />
              <p role="status">${say(wrong ? "rooms-no-grid" : "page-busy")}</p>
            </div>`}
      </div>
      ${found && html`<${Digits} size=${found.kind.size} lit=${lit} onLit=${setLit} />`}
    </section>
    <div class="grid-side">
      <${Find} kind=${kind} wrong=${wrong} onGo=${go} onSeed=${setSeed}
        seed=${seed && seed.number === found?.number ? seed.seed : undefined} />
      ${found && html`<${Numbers} found=${found} rules=${facts?.rules} />`}
    </div>
    ${found && html`<${Facts} found=${found} facts=${facts} lit=${lit} onLit=${setLit} onGo=${go} />`}
    <${Estimate} />
  </div>`;
}

/**
 * The grid with a number; one at random if there is no number yet.
 * @param {Kind} kind
 * @param {string | undefined} number
 * @param {number} returns
 */
function useGrid(kind, number, returns) {
  const [found, setFound] = useState(/** @type {Found | undefined} */ (undefined));
  const [wrong, setWrong] = useState(/** @type {import("../engine.js").EngineError | undefined} */ (undefined));
  const takeTurn = useTurns();
  useEffect(() => {
    const isWanted = takeTurn();
    gridOf(kind, number).then(
      (grid) => {
        if (!isWanted()) return;
        setWrong(undefined);
        setFound(grid);
        announce(say("rooms-grid-shown", { number: grouped(grid.number) }));
      },
      (error) => isWanted() && setWrong(error),
    );
  }, [kind.box, number, returns]);
  return { found, wrong };
}

/**
 * @param {Kind} kind
 * @param {string | undefined} number
 * @returns {Promise<Found>}
 */
async function gridOf(kind, number) {
  const { box } = kind;
  const { grid } = number === undefined
    ? await askGrids("grid-random", { box, seed: newSeed() })
    : await askGrids("grid-unrank", { box, number });
  const rank = await askGrids("grid-rank", { box, grid });
  return { kind, line: grid, number: rank.number, set: rank.set, permutation: rank.permutation };
}

/** @param {{ kind: Kind }} props */
function Sizes({ kind }) {
  const options = KINDS.map(({ box, size }) => ({ value: box, text: say("rooms-size", { size }), tip: say("rooms-size-tip", { size }), href: fragmentOf("grids", ...addressOf(box)) }));
  return html`<${Segments} name="sizes" label=${say("rooms-sizes")} options=${options} value=${kind.box} />`;
}

/**
 * The number of the grid, with the ways to the ones before and after it.
 * @param {{ found: Found | undefined, onGo: (box: string, number: string) => void }} props
 */
function Pager({ found, onGo }) {
  const { previous, next } = found ? neighbours(found.kind, found.number) : {};
  const step = (/** @type {string | undefined} */ to, /** @type {"previous" | "next"} */ name) => html`<button
    type="button" class="button square" disabled=${to === undefined} aria-label=${say(`rooms-${name}`)} title=${say(`rooms-${name}-tip`)}
    onClick=${() => found && to !== undefined && onGo(found.kind.box, to)}><${Icon} name=${name} /></button>`;
  return html`<div class="pager">
    ${step(previous, "previous")}
    <p class="pager-number"><span class="faint small">${say("rooms-number")}</span><strong>${found ? grouped(found.number) : "–"}</strong></p>
    ${step(next, "next")}
  </div>`;
}

/**
 * The digits with their colours: pointing at one shows its rule alone, pressing holds it.
 * @param {{ size: number, lit: { held: number, passing: number }, onLit: (lit: { held: number, passing: number }) => void }} props
 */
function Digits({ size, lit, onLit }) {
  const chip = (/** @type {number} */ digit) => html`<button type="button" class=${`chip wash-${colourOf(digit, size)}`}
    aria-pressed=${String(lit.held === digit)} aria-label=${say("rooms-digit", { digit })} title=${say("rooms-digit-tip", { digit })}
    onMouseEnter=${() => onLit({ ...lit, passing: digit })} onMouseLeave=${() => onLit({ ...lit, passing: 0 })}
    onFocus=${() => onLit({ ...lit, passing: digit })} onBlur=${() => onLit({ ...lit, passing: 0 })}
    onClick=${() => onLit({ passing: 0, held: lit.held === digit ? 0 : digit })}>${digit}</button>`;
  return html`<div class="chips" role="group" aria-label=${say("rooms-digits")}>${Array.from({ length: size }, (_, n) => chip(n + 1))}</div>`;
}
