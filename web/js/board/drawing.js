// What to draw for a step of the engine: from its evidence to marks on cells and candidates.

import { cellAt, placeOfCell } from "./board.js";
import { keyOf, placeOfClue } from "./edges.js";

/** @typedef {import("./state.js").BoardState} BoardState */

/**
 * A step as the engine tells it; docs/steps.md says what its parts mean.
 * @typedef {{ cell: string, digit: number }} CandidateData
 * @typedef {{ digit: number, cells: string[], is_true: boolean }} NodeData
 * @typedef {{ kind: "strong" | "weak", from: NodeData, to: NodeData, via?: string }} LinkData
 * @typedef {{ role: string, cells: string[], digits: number[], house?: string }} PartData
 * @typedef {{ rule: string, cells: string[], number?: number }} ClueData
 * @typedef {{ kind: string, cell?: string, digits?: number[], house?: string, digit?: number, cells?: string[], clues?: ClueData[], pattern?: { kind: string, cells?: string[], digits?: number[] }, extras?: CandidateData[] }} PremiseData
 * @typedef {{ kind: string, node?: NodeData, nodes?: NodeData[], cell?: string, house?: string, digit?: number, rule?: string, cells?: string[], number?: number }} EndData
 * @typedef {{ assumption: NodeData, links: LinkData[], steps: StepData[], end: EndData }} BranchData
 * @typedef {{ premises?: PremiseData[], parts?: PartData[], links?: LinkData[], branches?: BranchData[] }} EvidenceData
 * @typedef {{ placements?: CandidateData[], eliminations?: CandidateData[], evidence?: EvidenceData }} StepData
 */

/**
 * What is drawn. A candidate goes in or is used (`good`), goes out (`bad`), is on the way (`link`),
 * is an exception (`fin`), or belongs to one of up to four groups, whose letters the words use. A link has the names of those
 * of the evidence that it stands for: `3`, or `0.3` in the first branch.
 * @typedef {"a" | "b" | "c" | "d"} Letter
 * @typedef {"good" | "bad" | "link" | "fin" | Letter} Role
 * @typedef {"good" | "bad" | "pattern" | "pivot" | "pincer" | Letter} CellRole
 * @typedef {{ cell: number, digit: number }} End
 * @typedef {End & { role: Role }} DrawnCandidate
 * @typedef {"base" | "cover" | "bad"} HouseRole
 * @typedef {{ kind: "row" | "column" | "box", index: number, role: HouseRole } | { kind: "cells", id: string, cells: number[], role: HouseRole }} DrawnHouse
 * @typedef {{ from: End, to: End, strong: boolean, letter?: Letter, names: string[] }} DrawnLink
 * @typedef {{ digit: number, cells: number[] }} DrawnGroup
 * @typedef {{ cells: Record<number, CellRole>, candidates: DrawnCandidate[], houses: DrawnHouse[], links: DrawnLink[], groups: DrawnGroup[], edges: Record<string, HouseRole> }} Drawing
 */

/**
 * A drawing on the way.
 * @typedef {{ board: BoardState, cells: Map<number, CellRole>, roles: Map<string, DrawnCandidate>, houses: Map<string, DrawnHouse>, links: Map<string, DrawnLink>, groups: Map<string, DrawnGroup>, edges: Map<string, HouseRole> }} Sketch
 */

/** Which role is shown where a candidate has several. */
const RANK = ["bad", "good", "fin", "a", "b", "c", "d", "link"];

/** @type {Letter[]} */
const LETTERS = ["a", "b", "c", "d"];

/** @type {Record<string, "row" | "column" | "box">} */
const HOUSES = { r: "row", c: "column", b: "box" };

/** @type {Record<string, Letter>} */
const COLOURS = { "colour-a": "a", "colour-b": "b", "colour-c": "c", "colour-d": "d" };

/** @type {Record<string, Letter>} */
const SETS = { "set-a": "a", "set-b": "b", "set-c": "c" };

/**
 * What to draw for a step, on the board as it is before the step.
 * @param {StepData} step
 * @param {BoardState} board
 * @returns {Drawing}
 */
export function drawingOf(step, board) {
  /** @type {Sketch} */
  const sketch = { board, cells: new Map(), roles: new Map(), houses: new Map(), links: new Map(), groups: new Map(), edges: new Map() };
  const { premises = [], parts = [], links = [], branches = [] } = step.evidence ?? {};
  drawConclusion(sketch, step);
  for (const part of parts) drawPart(sketch, part, links.length > 0);
  drawCrossing(sketch, parts);
  drawRestricted(sketch, parts);
  drawWings(sketch, parts);
  const isColouring = parts.some((part) => part.role in COLOURS);
  links.forEach((link, index) => drawLink(sketch, link, isColouring, `${index}`));
  branches.forEach((branch, index) => drawBranch(sketch, branch, index, branches.length > 1 ? LETTERS[index] : undefined));
  const isPlain = parts.length + links.length + branches.length === 0;
  for (const premise of premises) drawPremise(sketch, premise, isPlain);
  return {
    cells: Object.fromEntries(sketch.cells),
    candidates: [...sketch.roles.values()],
    houses: [...sketch.houses.values()],
    links: [...sketch.links.values()],
    groups: [...sketch.groups.values()],
    edges: Object.fromEntries(sketch.edges),
  };
}

/**
 * Gives a candidate a role, unless it has a more important one or is not there.
 * @param {Sketch} sketch
 * @param {string} name
 * @param {number} digit
 * @param {Role} role
 */
function mark(sketch, name, digit, role) {
  const cell = cellAt(sketch.board, name);
  const state = sketch.board.cells[cell];
  if (!state || (state.candidates.length > 0 && !state.candidates.includes(digit))) return;
  const key = `${cell}-${digit}`;
  const old = sketch.roles.get(key);
  if (old && RANK.indexOf(old.role) <= RANK.indexOf(role)) return;
  sketch.roles.set(key, { cell, digit, role });
}

/**
 * @param {Sketch} sketch
 * @param {{ cells: string[], digits: number[] }} part
 * @param {Role} role
 */
function markAll(sketch, part, role) {
  for (const cell of part.cells) for (const digit of part.digits) mark(sketch, cell, digit, role);
}

/**
 * @param {Sketch} sketch
 * @param {string[]} names
 * @param {CellRole} role
 */
function tint(sketch, names, role) {
  for (const name of names) {
    const cell = cellAt(sketch.board, name);
    if (cell >= 0 && !sketch.cells.has(cell)) sketch.cells.set(cell, role);
  }
}

/**
 * @param {Sketch} sketch
 * @param {string | undefined} name
 * @param {HouseRole} role
 */
function house(sketch, name, role) {
  if (!name || sketch.houses.has(name)) return;
  const kind = /^[rcb]\d+$/.test(name) ? HOUSES[name[0] ?? ""] : undefined;
  const other = sketch.board.houses.find(({ id }) => id === name);
  if (kind) sketch.houses.set(name, { kind, index: Number(name.slice(1)) - 1, role });
  else if (other) sketch.houses.set(name, { kind: "cells", id: name, cells: other.cells, role });
}

/**
 * A clue as one area of its cells, with its number if that stands at the edge.
 * @param {Sketch} sketch
 * @param {ClueData} data
 * @param {HouseRole} role
 */
function clue(sketch, { rule, cells: names, number }, role) {
  const cells = names.map((name) => cellAt(sketch.board, name));
  // From both ends of a line one looks along the same cells.
  const id = [...cells].sort((one, other) => one - other).join();
  sketch.houses.set(id, { kind: "cells", id, cells, role });
  const isIt = (/** @type {import("./state.js").Clue} */ other) =>
    other.rule === rule && other.number === number && other.cells.join() === cells.join();
  const found = sketch.board.rules?.clues.find(isIt);
  const place = found && placeOfClue(sketch.board, found);
  if (place) sketch.edges.set(keyOf(place), role);
}

/**
 * @param {Sketch} sketch
 * @param {StepData} step
 */
function drawConclusion(sketch, step) {
  for (const { cell, digit } of step.placements ?? []) {
    mark(sketch, cell, digit, "good");
    tint(sketch, [cell], "good");
  }
  for (const { cell, digit } of step.eliminations ?? []) mark(sketch, cell, digit, "bad");
}

/**
 * @param {Sketch} sketch
 * @param {PartData} part
 * @param {boolean} isChain whether links say more about the candidates
 */
function drawPart(sketch, part, isChain) {
  const colour = COLOURS[part.role];
  if (colour) return markAll(sketch, part, colour);
  const set = SETS[part.role];
  if (set) return tint(sketch, part.cells, set);
  switch (part.role) {
    case "pivot":
    case "pincer":
      return tint(sketch, part.cells, part.role);
    case "subset":
      house(sketch, part.house, "base");
      return markAll(sketch, part, "good");
    case "base":
      house(sketch, part.house, "base");
      if (!isChain && part.digits.length === 1) markAll(sketch, part, "good");
      return undefined;
    case "cover":
      return house(sketch, part.house, "cover");
    case "fin":
    case "extra":
      return markAll(sketch, part, "fin");
    case "pattern":
      tint(sketch, part.cells, "pattern");
      return markAll(sketch, part, "link");
    case "restricted":
      return markAll(sketch, part, "link");
    default:
      return markAll(sketch, part, "good");
  }
}

/**
 * Two sets that cross: the cells in the crossing show which of their digits belong to which set.
 * @param {Sketch} sketch
 * @param {PartData[]} parts
 */
function drawCrossing(sketch, parts) {
  const crossing = parts.find((part) => part.role === "base" && part.digits.length > 1);
  if (!crossing) return;
  tint(sketch, crossing.cells, "pattern");
  for (const part of parts) {
    const letter = SETS[part.role];
    if (letter) markAll(sketch, { cells: [...part.cells, ...crossing.cells], digits: part.digits }, letter);
  }
  markAll(sketch, crossing, "link");
}

/**
 * A digit that only one of two sets can have: a dotted line from one to the other.
 * @param {Sketch} sketch
 * @param {PartData[]} parts
 */
function drawRestricted(sketch, parts) {
  const sets = parts.filter((part) => part.role.startsWith("set-"));
  for (const part of parts.filter((other) => other.role === "restricted")) {
    const sides = sets.map((set) => part.cells.filter((cell) => set.cells.includes(cell))).filter((side) => side.length);
    const [first, second] = sides;
    if (!first || !second) continue;
    for (const digit of part.digits) connect(sketch, { digit, cells: first }, { digit, cells: second }, false);
  }
}

/**
 * A wing without links of its own: dotted lines from the pivot to the pincers.
 * @param {Sketch} sketch
 * @param {PartData[]} parts
 */
function drawWings(sketch, parts) {
  const pivot = parts.find((part) => part.role === "pivot");
  const common = new Set(parts.filter((part) => part.role === "common").flatMap((part) => part.digits));
  for (const pincer of parts.filter((part) => pivot && part.role === "pincer")) {
    for (const digit of pincer.digits) {
      if (common.has(digit) || !pivot?.digits.includes(digit)) continue;
      markAll(sketch, { cells: [...pivot.cells, ...pincer.cells], digits: [digit] }, "link");
      connect(sketch, { digit, cells: pivot.cells }, { digit, cells: pincer.cells }, false);
    }
  }
}

/**
 * @param {Sketch} sketch
 * @param {LinkData} link
 * @param {boolean} isColouring whether the colours already say what is true together
 * @param {string} name
 * @param {Letter} [letter]
 */
function drawLink(sketch, link, isColouring, name, letter) {
  for (const node of [link.from, link.to]) {
    if (!isColouring) for (const cell of node.cells) mark(sketch, cell, node.digit, node.is_true ? "good" : "link");
    group(sketch, node);
  }
  connect(sketch, link.from, link.to, link.kind === "strong", [name], letter);
}

/**
 * @param {Sketch} sketch
 * @param {{ digit: number, cells: string[] }} node
 */
function group(sketch, node) {
  if (node.cells.length < 2) return;
  const cells = node.cells.map((cell) => cellAt(sketch.board, cell));
  sketch.groups.set(`${node.digit}:${cells.join()}`, { digit: node.digit, cells });
}

/**
 * Draws a link between the two nearest cells of its ends.
 * @param {Sketch} sketch
 * @param {{ digit: number, cells: string[] }} from
 * @param {{ digit: number, cells: string[] }} to
 * @param {boolean} strong
 * @param {string[]} [names]
 * @param {Letter} [letter]
 */
function connect(sketch, from, to, strong, names = [], letter) {
  let best;
  let shortest = Infinity;
  for (const start of from.cells) {
    for (const goal of to.cells) {
      const [a, b] = [cellAt(sketch.board, start), cellAt(sketch.board, goal)];
      const length = distance(sketch.board, a, b);
      if (a < 0 || b < 0 || length >= shortest) continue;
      shortest = length;
      best = { from: { cell: a, digit: from.digit }, to: { cell: b, digit: to.digit }, strong, names, ...(letter && { letter }) };
    }
  }
  if (!best) return;
  const key = [best.from.cell, best.from.digit, best.to.cell, best.to.digit].join();
  const same = sketch.links.get(key);
  sketch.links.set(key, same ? { ...same, names: [...same.names, ...names] } : best);
}

/**
 * @param {BoardState} board
 * @param {number} a
 * @param {number} b
 */
function distance(board, a, b) {
  const [from, to] = [placeOfCell(board, a), placeOfCell(board, b)];
  return Math.hypot(from.row - to.row, from.column - to.column);
}

/**
 * What follows from an assumption: its links, and how it ends. Steps in between are drawn when somebody walks through them.
 * @param {Sketch} sketch
 * @param {BranchData} branch
 * @param {number} index
 * @param {Letter} [letter] if there are several
 */
function drawBranch(sketch, branch, index, letter) {
  const { assumption, end } = branch;
  const nodes = end.nodes ?? [];
  for (const cell of assumption.cells) mark(sketch, cell, assumption.digit, letter ?? "fin");
  branch.links.forEach((link, place) => drawLink(sketch, link, true, `${index}.${place}`, letter));
  for (const link of branch.links) for (const cell of link.to.cells) mark(sketch, cell, link.to.digit, "link");
  for (const node of nodes) markAll(sketch, { cells: node.cells, digits: [node.digit] }, "link");
  if (end.kind === "no-value" && end.cell) tint(sketch, [end.cell], "bad");
  if (end.kind === "clash" || end.kind === "pair") tint(sketch, end.cells ?? [], "bad");
  if (end.kind === "no-place" || end.kind === "clash") house(sketch, end.house, "bad");
  if (end.kind === "clue") clue(sketch, { rule: end.rule ?? "", cells: end.cells ?? [], number: end.number }, "bad");
}

/**
 * What is true already. Where nothing else is told, it is all there is to see.
 * @param {Sketch} sketch
 * @param {PremiseData} premise
 * @param {boolean} isPlain
 */
function drawPremise(sketch, premise, isPlain) {
  if (premise.kind === "unique") {
    const { pattern, extras = [] } = premise;
    for (const { cell, digit } of extras) mark(sketch, cell, digit, "fin");
    if (pattern?.cells) tint(sketch, pattern.cells, "pattern");
  } else if (premise.kind === "rule") {
    for (const data of premise.clues ?? []) clue(sketch, data, "base");
  } else if (isPlain && premise.kind === "place") {
    house(sketch, premise.house, "base");
    if (premise.digit) markAll(sketch, { cells: premise.cells ?? [], digits: [premise.digit] }, "good");
  } else if (isPlain && premise.kind === "cell" && premise.cell) {
    markAll(sketch, { cells: [premise.cell], digits: premise.digits ?? [] }, "good");
  }
}
