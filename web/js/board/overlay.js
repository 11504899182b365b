// The picture behind the cells: tints, links, discs and candidates, as one SVG. Readers skip it.

import { html } from "../ui.js";
import { placeOfCell } from "./board.js";
import { Patterns } from "./colours.js";
import { areaOf, arrowhead, candidateSide, curveOf, linesOf, middleOf, pathOf, placeOfCandidate, rectangleOf, thickLinesOf, UNIT } from "./geometry.js";
import { Ground } from "./ground.js";
import { CellColours, Marks, Tinted } from "./marks.js";
import { useOnce } from "./once.js";
import { EMPTY } from "./state.js";

/** @typedef {import("./state.js").BoardState} BoardState */
/** @typedef {import("./drawing.js").Drawing} Drawing */
/** @typedef {import("./drawing.js").DrawnCandidate} DrawnCandidate */

/**
 * What the picture takes. Without room, drawn candidates are spots without digits.
 * @typedef {{ board: BoardState, drawing: Drawing | null, colours: Record<number, number> | null, showsCandidates: boolean, isRoomy: boolean, litLinks: string[] }} OverlayProps
 */

/**
 * The picture.
 * @param {OverlayProps} props
 */
export function Overlay({ board, drawing, colours, showsCandidates, isRoomy, litLinks }) {
  const side = board.size * UNIT;
  const isLarge = (/** @type {DrawnCandidate} */ drawn) =>
    !showsCandidates && drawn.role === "good" && drawing?.cells[drawn.cell] === "good";
  const style = { "--disc": `${candidateSide(board) * 0.8}px` };
  return html`<svg class="board-overlay" viewBox="0 0 ${side} ${side}" aria-hidden="true" focusable="false" style=${style}>
    ${board.rules && html`<${Ground} board=${board} rules=${board.rules} hasCandidates=${showsCandidates} />`}
    ${colours && html`<${Patterns} board=${board} colours=${colours} />`}
    ${board.cells.some(({ colours: own }) => own.length) && html`<${CellColours} board=${board} />`}
    ${drawing && html`<${Tints} board=${board} drawing=${drawing} />`}
    <path class="thin" d=${linesOf(board.size, 1, 1)} />
    <path class="thick" d=${thickLinesOf(board)} />
    ${drawing && html`<${Links} board=${board} drawing=${drawing} lit=${litLinks} />`}
    ${drawing && html`<${Discs} board=${board} drawing=${drawing} isLarge=${isLarge} />`}
    ${isRoomy && board.cells.some(({ tints }) => Object.keys(tints).length) && html`<${Tinted} board=${board} />`}
    <${Candidates} ...${{ board, drawing, showsAll: showsCandidates, isRoomy, isLarge }} />
    ${isRoomy && !drawing && html`<${Marks} board=${board} />`}
    ${drawing && isRoomy && html`<${Letters} board=${board} drawing=${drawing} />`}
  </svg>`;
}

/**
 * Houses and cells as a breath of tint.
 * @param {{ board: BoardState, drawing: Drawing }} props
 */
function Tints({ board, drawing }) {
  const inset = 5;
  return html`<g class="tints">
    ${drawing.houses.map((house) => {
      const look = `house is-${house.role}`;
      if (house.kind === "cells") return html`<path key=${house.id} class=${look} d=${areaOf(board, house.cells)} />`;
      const key = `${house.kind}-${house.index}`;
      return html`<rect key=${key} class=${look} ...${rectangleOf(board, house)} />`;
    })}
    ${Object.entries(drawing.cells).map(([cell, role]) => {
      const { row, column } = placeOfCell(board, Number(cell));
      const at = { x: column * UNIT + inset, y: row * UNIT + inset };
      const side = UNIT - 2 * inset;
      return html`<rect key=${cell} class=${`spot is-${role}`} ...${at} width=${side} height=${side} rx="9" />`;
    })}
  </g>`;
}

/**
 * Links from candidate to candidate: solid if strong, dotted if weak. While some are lit, the others stand back.
 * @param {{ board: BoardState, drawing: Drawing, lit: string[] }} props
 */
function Links({ board, drawing, lit }) {
  const radius = candidateSide(board) * 0.47;
  const head = candidateSide(board) * 0.44;
  const isLit = (/** @type {string[]} */ names) => names.some((name) => lit.includes(name));
  const hasLit = drawing.links.some(({ names }) => isLit(names));
  return html`<g class=${hasLit ? "links has-lit" : "links"}>
    ${drawing.groups.map(({ digit, cells }) => {
      const points = cells.map((cell) => placeOfCandidate(board, cell, digit));
      const d = `M${points.map(({ x, y }) => `${x},${y}`).join("L")}`;
      return html`<path key=${`${digit}:${cells.join()}`} class="group" d=${d} />`;
    })}
    ${drawing.links.map((link, index) => {
      const curve = curveOf(board, link, radius);
      const classes = `link ${link.strong ? "is-strong" : "is-weak"} ${link.letter ? `is-${link.letter}` : ""} ${isLit(link.names) ? "is-lit" : ""}`;
      const key = [link.from.cell, link.from.digit, link.to.cell, link.to.digit].join();
      // They come one after the other, all of them soon.
      const style = { "--order": index / drawing.links.length };
      return html`<g key=${key} class=${classes} style=${style}>
        <path d=${pathOf(curve, head * 0.7)} />
        <polygon points=${arrowhead(curve, head)} />
      </g>`;
    })}
  </g>`;
}

/**
 * What lies behind the candidates that play a part. Each role has a shape of its own.
 * @param {{ board: BoardState, drawing: Drawing, isLarge: (drawn: DrawnCandidate) => boolean }} props
 */
function Discs({ board, drawing, isLarge }) {
  const radius = candidateSide(board) * 0.46;
  return html`<g class="discs">
    ${drawing.candidates.map((drawn) => {
      const { cell, digit, role } = drawn;
      if (board.cells[cell]?.digit || isLarge(drawn)) return null;
      const { x, y } = placeOfCandidate(board, cell, digit);
      return html`<g key=${`${cell}-${digit}`} class=${`disc is-${role}`} transform=${`translate(${x} ${y})`}>
        ${shapeOf(role, radius)}
      </g>`;
    })}
  </g>`;
}

/**
 * @param {string} role
 * @param {number} radius
 */
function shapeOf(role, radius) {
  const half = radius * 0.9;
  if (role === "b") return html`<rect x=${-half} y=${-half} width=${2 * half} height=${2 * half} rx=${radius * 0.25} />`;
  if (role === "c") return html`<path d="M0 ${-radius * 1.2}L${radius * 1.2} 0L0 ${radius * 1.2}L${-radius * 1.2} 0Z" />`;
  if (role === "d") return html`<path d="M${-radius} ${half}L0 ${-radius * 1.15}L${radius} ${half}Z" />`;
  const reach = radius * 0.92;
  const strike = `M${-reach} ${reach}L${reach} ${-reach}`;
  return html`<circle r=${radius} />${role === "bad" && html`<path class="strike" d=${strike} />`}`;
}

/**
 * The candidates in their fixed places. Where they are not shown, a digit that goes in is large.
 * @param {{ board: BoardState, drawing: Drawing | null, showsAll: boolean, isRoomy: boolean, isLarge: (drawn: DrawnCandidate) => boolean }} props
 */
function Candidates({ board, drawing, showsAll, isRoomy, isLarge }) {
  const cellOnce = useOnce();
  /** @type {Map<number, DrawnCandidate[]>} */
  const drawn = new Map();
  for (const one of drawing?.candidates ?? []) drawn.set(one.cell, [...(drawn.get(one.cell) ?? []), one]);
  const side = candidateSide(board);
  return html`<g class="candidates" style=${{ fontSize: `${side * 0.86}px` }}>
    ${board.cells.map((cell, index) => {
      const all = drawn.get(index) ?? NONE;
      if (cell.digit || (!all.length && !(showsAll && cell.candidates.length))) return null;
      const large = all.find(isLarge);
      const from = [board.size, board.symbols, cell.candidates, cell.colours, cell.tints, showsAll, isRoomy, large, ...all];
      return cellOnce(index, from, () => candidatesIn(board, index, all, large, showsAll ? cell.candidates : NONE, isRoomy));
    })}
  </g>`;
}

/** No candidates. @type {never[]} */
const NONE = [];

/**
 * The candidates of one cell.
 * @param {BoardState} board
 * @param {number} index
 * @param {DrawnCandidate[]} drawn those that play a part
 * @param {DrawnCandidate | undefined} large the one that is drawn in the digit's place
 * @param {number[]} candidates
 * @param {boolean} isRoomy
 */
function candidatesIn(board, index, drawn, large, candidates, isRoomy) {
  if (large) {
    const { x, y } = middleOf(board, index);
    return html`<text class="is-good is-large" x=${x} y=${y}>${board.symbols[large.digit - 1]}</text>`;
  }
  const roles = new Map(drawn.map(({ digit, role }) => [digit, role]));
  const digits = isRoomy ? [...new Set([...candidates, ...roles.keys()])] : [];
  const { colours, tints } = board.cells[index] ?? EMPTY;
  return html`<g class=${colours.length ? `on-colour is-colour-${colours[0]}` : ""}>${digits.map((digit) => {
    const { x, y } = placeOfCandidate(board, index, digit);
    const role = roles.get(digit);
    return html`<text key=${digit} x=${x} y=${y} class=${role ? `is-${role}` : (tints[digit] ?? 0) > 0 ? "on-tint" : ""}>
      ${board.symbols[digit - 1]}
    </text>`;
  })}</g>`;
}

/**
 * The letters of groups of cells, each in a place that no candidate needs.
 * @param {{ board: BoardState, drawing: Drawing }} props
 */
function Letters({ board, drawing }) {
  const side = candidateSide(board);
  return html`<g class="letters" style=${{ fontSize: `${side * 0.62}px` }}>
    ${Object.entries(drawing.cells).map(([name, role]) => {
      if (role.length > 1) return null;
      const cell = Number(name);
      const { x, y } = freePlace(board, cell);
      const half = side * 0.36;
      return html`<g key=${name} class=${`letter is-${role}`} transform=${`translate(${x} ${y})`}>
        <rect x=${-half} y=${-half} width=${2 * half} height=${2 * half} rx=${half * 0.5} />
        <text>${role.toUpperCase()}</text>
      </g>`;
    })}
  </g>`;
}

/**
 * @param {BoardState} board
 * @param {number} cell
 */
function freePlace(board, cell) {
  const taken = board.cells[cell]?.candidates ?? [];
  const free = board.symbols.map((_, index) => index + 1).find((digit) => !taken.includes(digit));
  return free ? placeOfCandidate(board, cell, free) : middleOf(board, cell);
}

/**
 * One sign of a drawing alone, for a legend.
 * @param {{ name: string }} props
 */
export function Sample({ name }) {
  const sign = {
    strong: html`<g class="link is-strong"><path d="M-20 0H12" /><polygon points="24,0 8,-8 8,8" /></g>`,
    weak: html`<g class="link is-weak"><path d="M-20 0H12" /><polygon points="24,0 8,-8 8,8" /></g>`,
    house: html`<rect class="house is-base" x="-24" y="-13" width="48" height="26" rx="4" />`,
  }[name] ?? html`<g class=${`disc is-${name === "group" ? "a" : name}`}>${shapeOf(name, 12)}</g>`;
  return html`<svg class="sample" viewBox="-28 -16 56 32" width="42" height="24" aria-hidden="true" style=${{ "--disc": "26px" }}>${sign}</svg>`;
}
