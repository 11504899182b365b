// The editor of rules: a board on which givens and rules are drawn, with what the engine says of them at every moment.

import { acted } from "../board/actions.js";
import { entered } from "../board/events.js";
import { entryWords } from "../board/labels.js";
import { Board } from "../board/render.js";
import { isReachedByKey, usePageKeys } from "../keys.js";
import { announce } from "../live.js";
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../ui.js";
import { Button } from "../ui/button.js";
import { Choice } from "../ui/choices.js";
import { Icon } from "../ui/icons.js";
import { say } from "../words.js";
import { SHAPES } from "../solver/state.js";
import { Answers, cellsOf, indexOf, Short, spareName, verdictWords } from "./answers.js";
import { blankTable, placeBeside, placeOf } from "./drawn.js";
import { painted, swapPressed, toolAfter, withBrush, withTable } from "./editor-state.js";
import { MAKE_KEYS } from "./keys.js";
import { pictureOf } from "./picture.js";
import { Away } from "./away.js";
import { ToolBar, ToolBox } from "./tools.js";
import { useAnswers, useEditor } from "./use-editor.js";
import { WholeRules } from "./whole.js";

/** @typedef {import("./editor-state.js").State} State */
/** @typedef {import("./editor-state.js").Tool} Tool */
/** @typedef {import("./asking.js").Spare} Spare */
/** @typedef {import("../board/events.js").Selection} Selection */

/** Where the cursor begins. @type {Selection} */
const FIRST = { selected: [0], cursor: 0 };

/**
 * The editor.
 * @param {{ rest: string[], variants: { id: string, name: string, text?: string }[], returns: number }} props
 */
export function Editor({ rest, variants, returns }) {
  const editor = useEditor(rest);
  const { state } = editor;
  const answers = useAnswers(state, returns);
  const [chosen, setChosen] = useState(FIRST);
  const [lit, setLit] = useState(/** @type {number[]} */ ([]));
  const stage = useRef(/** @type {HTMLElement | null} */ (null));
  const { board, drawn } = state.table;
  const cells = board.cells.length;
  const selection = chosen.cursor < cells && chosen.selected.every((cell) => cell < cells) ? chosen : FIRST;
  const { known, told, isStale } = answers;
  const picture = useMemo(() => pictureOf(state.table, told, answers.candidates, { isNow: told?.about === answers.about, hasNumbers: state.tool === "region" }),
    [state.table, told, answers.candidates, answers.about, state.tool === "region"]);
  const spares = !isStale && known.verdict?.kind === "one" ? known.spares ?? NONE : NONE;
  const flags = useMemo(() => flagsOf(state, spares), [state.table, spares]);
  const focusBoard = () => /** @type {HTMLElement | null} */ (stage.current?.querySelector('[data-cell][tabindex="0"]') ?? null)?.focus({ preventScroll: true });
  const doing = makeDoing({ editor, selection, setChosen, spares, focusBoard });
  useTold(known, isStale);
  usePageKeys({ keymap: MAKE_KEYS, perform: doing.perform });
  useEdgeFocus(stage, state);
  useEffect(() => setLit([]), [state.table]);
  const hasRing = state.tool === "edge" || Object.keys(drawn.edges).length > 0;
  const isOpen = state.tool === "edge";
  const ring = hasRing ? { isOpen, chosen: isOpen ? state.place : "", label: placeLabel, flags: flags.places, onChoose: doing.choosePlace } : null;
  const paints = state.tool !== "digit" && state.tool !== "edge";
  const colours = useMemo(() => (state.tool === "region" && drawn.regions ? Object.fromEntries(drawn.regions.flatMap((region, cell) => (region < 0 ? [] : [[cell, (region % 9) + 1]]))) : null), [state.tool, drawn.regions]);
  return html`<div class="ed-work">
    <section class=${`ed-stage has-${state.tool}`} ref=${stage} aria-label=${say("make-board")}>
      <${Board} board=${picture} label=${say("make-board")} editable=${true} selection=${selection} onSelect=${setChosen} onEdit=${doing.edit}
        onPaint=${paints ? doing.press : undefined} ring=${ring} flags=${flags.cells} lit=${state.swap !== null && state.swap >= 0 ? [state.swap] : lit} colours=${colours} numbersShown="candidates" />
    </section>
    <div class="ed-side"><div class="ed-scroll">
      <div class="ed-bar">
        <${Size} board=${board} onChange=${(/** @type {string} */ shape) => editor.change((now) => withTable(now, blankTable(shape)))} />
        <${Button} id="make-clear" kind="quiet" isBare sign="clear" onClick=${() => editor.change((now) => withTable(now, blankTable(`${board.boxRows}x${board.boxColumns}`)))} />
        <span class="ed-steps">
          <${Button} id="make-undo" kind="quiet" isBare sign="undo" disabled=${state.history.past.length === 0} onClick=${editor.undo} />
          <${Button} id="make-redo" kind="quiet" isBare sign="redo" disabled=${state.history.future.length === 0} onClick=${editor.redo} />
          <${Short} known=${known} isStale=${isStale} isBlocked=${answers.problems.some(({ isInTheWay }) => isInTheWay)} /></span>
      </div>
      <${ToolBar} tool=${state.tool} onTool=${doing.takeTool} />
      <${ToolBox} state=${state} onEdit=${doing.edit} onDraw=${editor.draw} onBrush=${doing.takeBrush} isSwapping=${state.swap !== null} onSwap=${doing.toggleSwap} />
      ${editor.wrong && html`<p class="wrong ed-wrong" role="alert"><${Icon} name="warning" size=${18} /><span>${editor.wrong}</span><${Button} id="make-wrong-close" kind="quiet" isBare sign="cross" onClick=${editor.clearWrong} /></p>`}
      <${WholeRules} variants=${variants} whole=${drawn.whole} onDraw=${editor.draw} />
      <${Answers} table=${state.table} known=${known} isStale=${isStale} problems=${answers.problems} showsTrue=${state.showsTrue}
        onTrue=${(/** @type {boolean} */ showsTrue) => editor.change((now) => ({ ...now, showsTrue }))}
        onStop=${answers.stop} onGoOn=${answers.goOn} onSpare=${doing.letGo} onPoint=${setLit} />
    </div><${Away} table=${state.table} /></div>
  </div>`;
}

/** Nothing that could go. @type {Spare[]} */
const NONE = [];

/** @param {import("../board/edges.js").Edge} edge */
function placeLabel({ side, line, numbers }) {
  return numbers.length ? say(`board-edge-${side}`, { line: line + 1, number: numbers.join(" ") }) : say(`make-place-${side}`, { line: line + 1 });
}

/**
 * What is done to the board with the tool of the moment, by whatever means.
 * @param {{ editor: import("./use-editor.js").Editor, selection: Selection, setChosen: (selection: Selection) => void, spares: Spare[], focusBoard: () => void }} page
 */
function makeDoing({ editor, selection, setChosen, spares, focusBoard }) {
  const { state } = editor;
  const { tool, table: { board, drawn } } = state;
  const cells = selection.selected.length ? selection.selected : [selection.cursor];
  const takeTool = (/** @type {Tool} */ next) => {
    editor.change((now) => ({ ...now, tool: next, swap: null }));
    announce(say(`make-tool-${next}`));
    backToBoard();
  };
  /** Whoever has pressed a tool with the mouse or a finger looks at the board, and so do the keys. */
  const backToBoard = () => void (isReachedByKey() || focusBoard());
  const takeBrush = (/** @type {number} */ index) => {
    editor.change((now) => withBrush(now, index));
    backToBoard();
  };
  const paint = () => {
    if (tool === "digit" || tool === "edge") return false;
    editor.change((now) => painted(now, cells));
    announce(say("make-painted", { count: cells.length }));
    return true;
  };
  const setEdge = (/** @type {number} */ number) => {
    editor.draw({ type: "edge", place: state.place, number });
    announce(number ? say("make-edge-set", { number }) : say("make-edge-cleared"));
    return true;
  };
  const enter = (/** @type {import("../board/events.js").Edit} */ what) => {
    const { action, selection: next } = entered(board, selection, what, false);
    if (!action || action.type === "star") return false;
    editor.edit(action);
    setChosen(next);
    announce(entryWords(board, acted(board, action), action.cells));
    return true;
  };
  const edit = (/** @type {import("../board/events.js").Edit} */ what) => {
    const isClear = what.type === "clear" || what.type === "blank" || what.type === "back";
    if (what.type === "digit" && what.pen) return false;
    if (tool === "edge" && (what.type === "digit" || isClear)) return setEdge(what.type === "digit" ? what.digit : 0);
    if (what.type === "digit" && tool === "region") {
      takeBrush(what.digit - 1);
      editor.draw({ type: "region", cells, region: what.digit - 1 });
      announce(say("make-region-set", { number: what.digit, count: cells.length }));
      return true;
    }
    if (what.type === "digit" && tool === "strip") {
      editor.draw({ type: "strip-digit", index: state.brush.strip, digit: what.digit });
      return true;
    }
    if (what.type === "digit" && tool !== "digit") return false;
    if (isClear && tool !== "digit") return clearDrawn();
    return enter(what);
  };
  /** Takes from the cells what the tool draws. */
  const clearDrawn = () => {
    if (tool === "region") editor.draw({ type: "region", cells, region: -1 });
    if (tool === "extra") editor.draw({ type: "extra", index: state.brush.extra, cells, isIn: false });
    if (tool === "strip") editor.draw({ type: "strip", index: state.brush.strip, cells, isIn: false });
    if (tool === "even" || tool === "odd") editor.draw({ type: "mark", cells, mark: null });
    announce(say("make-painted", { count: cells.length }));
    return true;
  };
  const swap = () => {
    if (tool !== "region" || !drawn.regions || selection.selected.length !== 2) return false;
    editor.draw({ type: "swap", cells: selection.selected });
    announce(say("make-swapped"));
    return true;
  };
  const toggleSwap = () => {
    if (!swap()) editor.change((now) => ({ ...now, swap: now.swap === null ? -1 : null }));
    backToBoard();
  };
  /** What a press on cells does: it draws, or while cells change regions it names them. */
  const press = (/** @type {number[]} */ pressed, /** @type {boolean} */ isBegin) => {
    if (state.swap === null) editor.paint(pressed, isBegin);
    else if (isBegin) editor.change((now) => swapPressed(now, pressed[0] ?? 0));
  };
  const choosePlace = (/** @type {string} */ place) => editor.change((now) => ({ ...now, place, tool: "edge" }));
  const letGo = (/** @type {Spare} */ spare) => {
    if (!spares.includes(spare)) return;
    const name = spareName(state.table, spare);
    if (spare.kind === "given") editor.edit({ type: "clear", cells: cellsOf(state.table, spare), as: "given" });
    else editor.draw(goneAction(state, spare));
    announce(say("make-spare-gone", { name }));
  };
  const perform = (/** @type {any} */ action) => {
    switch (action.type) {
      case "undo":
        editor.undo();
        return true;
      case "redo":
        editor.redo();
        return true;
      case "tool":
        takeTool(toolAfter(tool, action.by));
        return true;
      case "paint":
        return paint();
      case "swap":
        return swap();
      case "new":
        if (tool !== "strip" && tool !== "extra") return false;
        takeBrush(Infinity);
        announce(say(`make-${tool}-new`));
        return true;
      case "move":
        if (tool !== "edge") return false;
        editor.change((now) => ({ ...now, place: placeBeside(board.size, now.place, action) }));
        return true;
      case "digit":
      case "clear":
      case "blank":
      case "back":
        // What stands at the edge is no cell: the board need not have the focus.
        return tool === "edge" && edit(action);
      default:
        return false;
    }
  };
  return { takeTool, takeBrush, edit, toggleSwap, press, choosePlace, letGo, perform };
}

/**
 * What takes a clue away.
 * @param {State} state
 * @param {Extract<Spare, { kind: "clue" }>} spare
 * @returns {import("./drawn.js").DrawAction}
 */
function goneAction({ table }, spare) {
  const cells = cellsOf(table, spare);
  if (spare.rule === "strip") return { type: "strip-away", index: indexOf(table, spare) };
  if (spare.rule === "extra-region") return { type: "extra-away", index: indexOf(table, spare) };
  if (spare.rule === "even" || spare.rule === "odd") return { type: "mark", cells, mark: null };
  if (spare.rule === "buildings") return { type: "edge", place: placeOf(table.board.size, cells), number: 0 };
  return { type: "whole", rule: spare.rule, isOn: false };
}

/**
 * What could go, by its cells and by its places at the edge. Strips, extra regions and rules about the whole grid are in the list alone.
 * @param {State} state
 * @param {Spare[]} spares
 */
function flagsOf({ table }, spares) {
  /** @type {{ cells: Record<number, string>, places: Record<string, string> }} */
  const flags = { cells: {}, places: {} };
  const words = say("make-spare-flag");
  for (const spare of spares) {
    const cells = cellsOf(table, spare);
    if (spare.kind === "given" || spare.rule === "even" || spare.rule === "odd") cells.forEach((cell) => (flags.cells[cell] = words));
    else if (spare.rule === "buildings") flags.places[placeOf(table.board.size, cells)] = words;
    else if (spare.rule === "strip" || spare.rule === "extra-region") flags.cells[Math.min(...cells)] = words;
  }
  return flags;
}

/**
 * The size and the boxes.
 * @param {{ board: import("../board/state.js").BoardState, onChange: (shape: string) => void }} props
 */
function Size({ board, onChange }) {
  const own = `${board.boxRows}x${board.boxColumns}`;
  const shapes = SHAPES.includes(own) ? SHAPES : [own, ...SHAPES];
  const options = shapes.map((value) => {
    const [rows = 3, columns = 3] = value.split("x").map(Number);
    return { value, text: say(rows === columns ? "solver-size-square" : "solver-size-boxes", { size: rows * columns, rows, columns }) };
  });
  return html`<${Choice} label=${say("make-size")} tip=${say("make-size-tip")} options=${options} value=${own} onChange=${onChange} />`;
}

/**
 * Tells screen readers the verdict once it is there.
 * @param {import("./asking.js").Known} known
 * @param {boolean} isStale
 */
function useTold(known, isStale) {
  const text = known.verdict && !isStale ? verdictWords(known.verdict) : "";
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
}

/**
 * The focus follows the chosen place at the edge while somebody is on the board.
 * @param {{ current: HTMLElement | null }} stage
 * @param {State} state
 */
function useEdgeFocus(stage, { tool, place }) {
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (tool !== "edge" || !(stage.current?.contains(focused) || focused === document.body)) return;
    const element = /** @type {HTMLElement | null} */ (stage.current?.querySelector(`[data-place="${place}"]`) ?? null);
    element?.focus({ preventScroll: true });
  }, [tool, place]);
}
