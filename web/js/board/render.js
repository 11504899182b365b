// The board on the page: cells that can be reached and read, over the picture that lies behind them.

import { useKeyBoard } from "../keys.js";
import { useSettings } from "../store.js";
import { Icon } from "../ui/icons.js";
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../ui.js";
import { language, say } from "../words.js";
import { Around } from "./around.js";
import { seenFrom } from "./board.js";
import { edgesOf } from "./edges.js";
import { dragged, isEdit, pressed, pressedTwice, selectedBy } from "./events.js";
import { areaOf, outlineOf, STAR, UNIT } from "./geometry.js";
import { hasDiagonals } from "./ground.js";
import { labelOf, readOut } from "./labels.js";
import { announce } from "./live.js";
import { useOnce } from "./once.js";
import { EMPTY } from "./state.js";
import { Overlay } from "./overlay.js";
import { Thumbnail } from "./thumbnail.js";

export { announce, LiveRegion } from "./live.js";
export { Keypad } from "./keypad.js";

/** @typedef {import("./state.js").BoardState} BoardState */
/** @typedef {import("./state.js").CellState} CellState */
/** @typedef {import("./drawing.js").Drawing} Drawing */
/** @typedef {import("./events.js").Selection} Selection */

/**
 * What a board takes. Without `selection` it keeps its selection itself.
 * @typedef {object} BoardProps
 * @property {BoardState} board
 * @property {string} [label] what it is called for screen readers
 * @property {boolean} [editable] whether digits can be entered
 * @property {boolean} [keepsGivens] whether those that are given stay all the same
 * @property {Selection} [selection]
 * @property {(selection: Selection) => void} [onSelect]
 * @property {(edit: import("./events.js").Edit) => boolean} [onEdit] hears of every edit, and says whether it means anything
 * @property {Drawing | null} [drawing]
 * @property {Record<number, number> | null} [colours] the colour, 1 to 9, of each cell that has one
 * @property {number[]} [lit] cells that are pointed at elsewhere
 * @property {number[]} [look] cells among which something is to be found
 * @property {string[]} [litLinks] links that are, by their names in the drawing
 * @property {"digits" | "candidates"} [numbersShown]
 * @property {(cells: number[], isBegin: boolean) => void} [onPaint] hears of cells that are pressed and drawn across, in place of selecting them
 * @property {Record<number, string>} [flags] what is said of single cells besides: the cell looks so, and readers hear it
 * @property {number} [alike] the digit whose cells are shown as alike, in place of that of the selected cell
 * @property {number[]} [glad] cells of what has just been completed
 * @property {import("./around.js").Ring | null} [ring] places for numbers all around, to be chosen
 * @property {boolean} [isTouched] whether it can be made larger where its cells are too small for a finger
 * @property {boolean} [small] a picture for a list, that cannot be entered
 */

/** No cells, and no links. @type {never[]} */
const NONE = [];

/** Nothing to say of any cell. @type {Record<number, string>} */
const NO_FLAGS = {};

/** How far the outline of where to look stays inside of its cells. */
const LOOK_INSET = 4;

/** The side of a candidate's place, in pixels, below which it could not be read. */
const ROOM = 7.5;

/** The side of a cell, in pixels, below which a finger would not find it. */
const FINGER = 24;

/** How much larger than that it is where somebody wants to see it. */
const ZOOM = 1.4;

/**
 * The board.
 * @param {BoardProps} props
 */
export function Board(props) {
  return props.small ? html`<${Thumbnail} ...${props} />` : html`<${FullBoard} ...${props} />`;
}

/** @param {BoardProps} props */
function FullBoard(props) {
  const { board, editable = false, drawing = null, colours = null, litLinks = NONE } = props;
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const { selection, select } = useSelection(props);
  const { handlers, perform, cursorNow, isPointed } = useHandlers(props, selection, select);
  const edges = useMemo(() => edgesOf(board), [board.rules]);
  const { ring = null } = props;
  const isNamed = useSettings().showNames && ring === null;
  const isWithin = edges.length > 0 || ring !== null || isNamed;
  const width = useWidth(frame, isWithin);
  const isRoomy = width / board.size / Math.ceil(Math.sqrt(board.size)) >= ROOM;
  const wantsCandidates = props.numbersShown !== "digits";
  const showsCandidates = wantsCandidates && isRoomy;
  const [zoomed, setZoomed] = useState(0);
  const isZoomed = zoomed === board.size;
  const isHidden = wantsCandidates && !isRoomy && board.cells.some(holdsNotes);
  const isSmall = props.isTouched === true && width / board.size < FINGER;
  useFocus(frame, selection.cursor);
  useSight(frame, selection.cursor, isPointed);
  useLayoutEffect(() => {
    if (isZoomed) centre(cellIn(frame.current, cursorNow()));
  }, [isZoomed]);
  // In a window that has grown since, all of it is in sight.
  useLayoutEffect(() => {
    const room = frame.current?.closest(".board-room");
    if (!isZoomed || !room) return undefined;
    const watcher = new ResizeObserver(() => {
      if (room.scrollWidth <= room.clientWidth && room.scrollHeight <= room.clientHeight) setZoomed(0);
    });
    watcher.observe(room);
    return () => watcher.disconnect();
  }, [isZoomed]);
  const focus = () => cellIn(frame.current, cursorNow())?.focus();
  useKeyBoard({ element: () => frame.current, board: () => board, isEditable: () => editable, perform, focus });
  // What does not change with the selection is made once: large boards have many cells.
  const pictured = usePictured(board, drawing);
  const overlay = useMemo(
    () => html`<${Overlay} ...${{ board: pictured, drawing, colours, showsCandidates, isRoomy, litLinks }} />`,
    [pictured, drawing, colours, showsCandidates, isRoomy, litLinks],
  );
  const labels = useLabels(board, colours);
  const classes = [
    "board",
    editable && "is-editable",
    drawing && "has-drawing",
    drawing?.links.length && "has-links",
    hasDiagonals(board) && "has-diagonals",
    colours && "has-colours",
  ];
  const inner = html`<div class=${classes.filter(Boolean).join(" ")} ref=${frame} style=${{ "--size": board.size }}>
    ${!drawing && !colours && (!props.onPaint || props.alike) && html`<${Alike} board=${board} selection=${selection} alike=${props.alike ?? 0} />`}
    ${!drawing && props.look?.length ? html`<${Look} board=${board} cells=${props.look} />` : null}
    ${overlay}
    <div
      class="board-grid"
      role="grid"
      aria-label=${props.label ?? say("board-label", { size: board.size })}
      aria-multiselectable="true"
      aria-readonly=${String(!editable)}
      aria-rowcount=${board.size}
      aria-colcount=${board.size}
      ...${handlers}
    >
      <${Rows} ...${{ board, selection, editable, keepsGivens: props.keepsGivens ?? false, labels, showsCandidates, hidesNotes: isHidden, drawing, lit: props.lit ?? NONE, glad: props.glad ?? NONE, flags: props.flags ?? NO_FLAGS }} />
    </div>
  </div>`;
  const whole = isWithin ? html`<${Around} size=${board.size} edges=${edges} drawn=${drawing?.edges ?? {}} ring=${ring} isNamed=${isNamed}>${inner}<//>` : inner;
  const room = { "--cell": `${width / board.size}px`, "--zoom": `${Math.ceil(board.size * Math.ceil(Math.sqrt(board.size)) * ROOM * ZOOM)}px` };
  return html`<div class=${isZoomed ? "board-room is-zoomed" : "board-room"} style=${room}>${whole}</div>
    ${(isHidden || isSmall || isZoomed) && html`<${ZoomNote} isZoomed=${isZoomed} text=${isZoomed ? say("board-zoomed") : say(isHidden ? "board-no-room" : "board-small")} onZoom=${() => setZoomed(isZoomed ? 0 : board.size)} />`}`;
}

/**
 * What is said where candidates or fingers have no room, and the way to give it to them.
 * @param {{ isZoomed: boolean, text: string, onZoom: () => void }} props
 */
function ZoomNote({ isZoomed, text, onZoom }) {
  return html`<p class="board-note"><span>${text}</span>
    <button type="button" class="button" title=${say(isZoomed ? "board-whole-tip" : "board-zoom-tip")} onClick=${onZoom}>
      <${Icon} name=${isZoomed ? "grids" : "larger"} size=${18} /><span>${say(isZoomed ? "board-whole" : "board-zoom")}</span></button></p>`;
}

/**
 * Moves a board that is larger than its place, until a cell is in the middle of it.
 * @param {HTMLElement | null} cell
 */
function centre(cell) {
  const room = cell?.closest(".board-room");
  if (!cell || !room) return;
  const [own, place] = [cell.getBoundingClientRect(), room.getBoundingClientRect()];
  room.scrollLeft += own.left - place.left + (own.width - place.width) / 2;
  room.scrollTop += own.top - place.top + (own.height - place.height) / 2;
}

/**
 * What the cells take.
 * @typedef {object} RowsProps
 * @property {BoardState} board
 * @property {Selection} selection
 * @property {boolean} editable
 * @property {boolean} keepsGivens
 * @property {string[]} labels
 * @property {boolean} showsCandidates
 * @property {boolean} hidesNotes whether there are notes that have no room
 * @property {Drawing | null} drawing
 * @property {number[]} lit
 * @property {number[]} glad
 * @property {Record<number, string>} flags
 */

/**
 * The cells, row by row: a row is drawn again when one of its cells has changed.
 * @param {RowsProps} props
 */
function Rows({ board, selection, editable, keepsGivens, labels, showsCandidates, hidesNotes, drawing, lit, glad, flags }) {
  const { size, symbols } = board;
  const rowOnce = useOnce();
  const how = { editable, keepsGivens, showsCandidates };
  const looks = looksOf(board, selection, lit, glad, flags);
  if (hidesNotes) for (const index of foldedIn(board, drawing)) looks[index] += " is-folded";
  const words = labels.map((label, index) => (flags[index] ? `${label} ${flags[index]}` : label));
  return Array.from({ length: size }, (_, row) => {
    const [first, end] = [row * size, (row + 1) * size];
    const from = [symbols, editable, keepsGivens, showsCandidates, language(), ...board.cells.slice(first, end), ...looks.slice(first, end), ...words.slice(first, end)];
    return rowOnce(row, from, () => html`<div class="board-row" role="row" aria-rowindex=${row + 1} aria-label=${say("board-row", { row: row + 1 })} style=${{ "--row": row }}>
      ${Array.from({ length: size }, (__, column) => cellElement(board, first + column, looks[first + column] ?? "", words[first + column], how))}
    </div>`);
  });
}

/**
 * The cells whose notes have no room and are three dots. Where a step draws a digit, dots would strike it out.
 * @param {BoardState} board
 * @param {Drawing | null} drawing
 */
function foldedIn({ cells }, drawing) {
  const drawn = new Set(drawing?.candidates.map(({ cell }) => cell));
  return cells.flatMap((cell, index) => (holdsNotes(cell) && !drawn.has(index) ? [index] : []));
}

/** Whether there are notes in a cell. @param {CellState} cell */
function holdsNotes({ digit, candidates, corner, centre: middle }) {
  return !digit && candidates.length + corner.length + middle.length > 0;
}

/**
 * One cell. Which one the focus can go to is told by `useFocus`.
 * @param {BoardState} board
 * @param {number} index
 * @param {string} looks
 * @param {string | undefined} words
 * @param {{ editable: boolean, keepsGivens: boolean, showsCandidates: boolean }} how
 */
function cellElement(board, index, looks, words, { editable, keepsGivens, showsCandidates }) {
  const cell = board.cells[index] ?? EMPTY;
  const hasNotes = showsCandidates && !cell.digit && cell.candidates.length > 0;
  return html`<div
    key=${index}
    class=${classOf(cell, hasNotes, looks)}
    role="gridcell"
    data-cell=${index}
    tabindex="-1"
    aria-colindex=${(index % board.size) + 1}
    aria-label=${words}
    aria-selected=${String(looks.includes("is-selected"))}
    aria-readonly=${String(!editable || (keepsGivens && cell.kind === "given"))}
    aria-invalid=${cell.clash || cell.wrong ? "true" : null}
  >
    ${content(board, cell, hasNotes)}
  </div>`;
}

/**
 * The board as the picture behind the cells last had to show it: a digit that comes or goes where there are no notes and no
 * colours changes nothing there.
 * @param {BoardState} board
 * @param {Drawing | null} drawing
 */
function usePictured(board, drawing) {
  const before = useRef(board);
  const old = before.current;
  const isSame = !drawing && old.size === board.size && old.boxRows === board.boxRows && old.boxColumns === board.boxColumns
    && old.symbols === board.symbols && old.houses === board.houses && old.rules === board.rules
    && board.cells.every((cell, index) => cell === old.cells[index] || (isPlain(cell) && isPlain(old.cells[index] ?? EMPTY)));
  if (!isSame) before.current = board;
  return before.current;
}

/** Whether a cell has nothing but its digit. @param {CellState} cell */
function isPlain({ candidates, corner, centre, colours, tints }) {
  return candidates.length + corner.length + centre.length + colours.length === 0 && Object.keys(tints).length === 0;
}

/**
 * What screen readers say of all cells: made anew only for those that have changed.
 * @param {BoardState} board
 * @param {Record<number, number> | null} colours
 */
function useLabels(board, colours) {
  const before = useRef({ board, colours, language: "", labels: /** @type {string[]} */ ([]) });
  return useMemo(() => {
    const old = before.current;
    const isSame = old.language === language() && old.colours === colours && old.board.houses === board.houses && old.board.rules === board.rules
      && old.board.symbols === board.symbols && old.board.boxRows === board.boxRows;
    const label = (/** @type {CellState} */ cell, /** @type {number} */ index) =>
      (isSame && old.board.cells[index] === cell ? old.labels[index] : undefined) ?? labelOf(board, index, colours?.[index]);
    const labels = board.cells.map(label);
    before.current = { board, colours, language: language(), labels };
    return labels;
  }, [board, colours, language()]);
}

/**
 * How cells look besides what is in them, as classes with a space before each.
 * @param {BoardState} board
 * @param {Selection} selection
 * @param {number[]} lit
 * @param {number[]} glad
 * @param {Record<number, string>} flags
 */
function looksOf(board, { selected, cursor }, lit, glad, flags) {
  const looks = board.cells.map((_, index) => (flags[index] ? " is-flagged" : ""));
  const add = (/** @type {number} */ cell, /** @type {string} */ look) => void (looks[cell] += look);
  for (const cell of selected) add(cell, " is-selected");
  for (const cell of lit) add(cell, " is-lit");
  for (const cell of glad) add(cell, " is-glad");
  add(cursor, " is-cursor");
  return looks;
}

/**
 * The cells that the selected one sees, and those with the same digit, as two areas under the cells: a key press changes two
 * things here, and not the look of every one of these cells.
 * @param {{ board: BoardState, selection: Selection, alike: number }} props
 */
function Alike({ board, selection: { selected }, alike }) {
  const [only] = selected.length === 1 && !alike ? selected : [];
  const digit = alike || (only === undefined ? 0 : board.cells[only]?.digit);
  const same = digit ? board.cells.flatMap((cell, index) => (cell.digit === digit && index !== only ? [index] : [])) : [];
  const peers = only === undefined ? [] : [...seenFrom(board, only)].filter((cell) => !same.includes(cell));
  const side = board.size * UNIT;
  return html`<svg class="board-alike" viewBox="0 0 ${side} ${side}" aria-hidden="true" focusable="false">
    <path class="peers" d=${areaOf(board, peers)} /><path class="same" d=${areaOf(board, same)} /></svg>`;
}

/**
 * Where there is something to be found, as one area with an outline: which of its cells it is, is not told yet.
 * @param {{ board: BoardState, cells: number[] }} props
 */
function Look({ board, cells }) {
  const side = board.size * UNIT;
  return html`<svg class="board-alike board-look" viewBox="0 0 ${side} ${side}" aria-hidden="true" focusable="false">
    <path class="area" d=${areaOf(board, cells)} /><path class="outline" d=${outlineOf(board, cells, LOOK_INSET)} /></svg>`;
}

/**
 * @param {BoardState} board
 * @param {CellState} cell
 * @param {boolean} hasNotes whether candidates stand in it
 */
function content(board, cell, hasNotes) {
  const symbol = board.symbols[cell.digit - 1];
  const digit = symbol && html`<span class="digit" key=${symbol}>${symbol}</span>`;
  if (!cell.star) return digit;
  const place = symbol ? "star is-beside" : hasNotes ? "star is-behind" : "star";
  const star = html`<svg key="star" class=${place} viewBox="0 0 24 24" aria-hidden="true"><path d=${STAR} /></svg>`;
  return [digit, star];
}

/**
 * @param {CellState} cell
 * @param {boolean} hasNotes
 * @param {string} looks
 */
function classOf(cell, hasNotes, looks) {
  return `cell is-${cell.star ? "marked" : cell.kind}${hasNotes ? " has-notes" : ""}${cell.colours.length ? " on-colour" : ""}${looks}${cell.clash ? " is-clash" : ""}${cell.wrong ? " is-wrong" : ""}`;
}

/**
 * The selection: the page's, or the board's own if the page has none.
 * @param {BoardProps} props
 */
function useSelection({ board, selection, onSelect }) {
  const [own, setOwn] = useState(/** @type {Selection} */ ({ selected: [], cursor: 0 }));
  const { selected, cursor } = selection ?? own;
  const most = board.cells.length;
  const known = selected.some((cell) => cell >= most) ? selected.filter((cell) => cell < most) : selected;
  const select = (/** @type {Selection} */ next) => {
    setOwn(next);
    onSelect?.(next);
  };
  return { selection: { selected: known, cursor: Math.min(cursor, most - 1) }, select };
}

/**
 * What the grid does when it is pressed or dragged over, and what keys make it do.
 * @param {BoardProps} props
 * @param {Selection} selection
 * @param {(next: Selection) => void} select
 */
function useHandlers(props, selection, select) {
  const { board, editable, onEdit, onPaint } = props;
  const drag = useRef(/** @type {{ from: number, isTouch: boolean, isMoving: boolean, isPainting?: boolean, x: number, y: number } | null} */ (null));
  const latest = useRef(selection);
  latest.current = selection;
  const isPointed = useRef(false);
  const change = (/** @type {Selection} */ next) => {
    latest.current = next;
    select(next);
  };
  const point = (/** @type {Selection} */ next) => {
    isPointed.current = true;
    change(next);
  };
  const perform = (/** @type {import("./events.js").Action} */ action) => {
    if (isEdit(action)) {
      return Boolean(editable && onEdit?.(action));
    }
    switch (action.type) {
      case "read":
        announce(readOut(board, latest.current.cursor, action.house));
        return true;
      case "all":
      case "none":
      case "invert":
        change(selectedBy(board, latest.current, action));
        announce(say("board-selected", { count: latest.current.selected.length }));
        return true;
      case "move":
      case "jump":
        change(selectedBy(board, latest.current, action));
        return true;
      default:
        return false;
    }
  };
  const handlers = {
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      const cell = cellUnder(event.target);
      if (cell < 0 || event.button !== 0) return;
      const isTouch = event.pointerType === "touch";
      letGoAnywhere(() => void (drag.current = null));
      drag.current = { from: cell, isTouch, isMoving: false, x: event.clientX, y: event.clientY };
      if (isTouch) return;
      // With Shift or Ctrl cells are selected, whatever a press draws.
      const paints = onPaint && !event.shiftKey && !event.ctrlKey && !event.metaKey;
      point(pressed(board, latest.current, cell, event));
      if (!paints) return;
      drag.current.isPainting = true;
      onPaint([cell], true);
    },
    onPointerMove: (/** @type {PointerEvent} */ event) => {
      const now = drag.current;
      if (!now || !(event.buttons & 1)) return;
      const cells = cellsBetween(now, { x: event.clientX, y: event.clientY });
      [now.x, now.y] = [event.clientX, event.clientY];
      for (const cell of cells) {
        if (!now.isMoving && cell === now.from) continue;
        if (!now.isMoving && now.isTouch) {
          point({ selected: [now.from], cursor: now.from });
          now.isPainting = onPaint !== undefined;
          onPaint?.([now.from], true);
        }
        now.isMoving = true;
        if (latest.current.cursor === cell) continue;
        if (now.isPainting) {
          point({ selected: [cell], cursor: cell });
          onPaint?.([cell], false);
        } else point(dragged(latest.current, cell));
      }
    },
    onPointerUp: (/** @type {PointerEvent} */ event) => {
      const now = drag.current;
      if (now?.isTouch && !now.isMoving) {
        point(pressed(board, latest.current, now.from, event));
        onPaint?.([now.from], true);
      }
    },
    onDblClick: (/** @type {MouseEvent} */ event) => {
      const cell = cellUnder(event.target);
      if (cell < 0 || onPaint) return;
      point(pressedTwice(board, cell));
      announce(say("board-selected", { count: latest.current.selected.length }));
    },
    onFocusIn: (/** @type {FocusEvent} */ event) => {
      const cell = cellUnder(event.target);
      if (cell >= 0 && cell !== latest.current.cursor && !drag.current) change({ selected: [cell], cursor: cell });
    },
  };
  return { handlers, perform, cursorNow: () => latest.current.cursor, isPointed };
}

/**
 * Calls a function once a hand has let go, wherever that is.
 * @param {() => void} done
 */
function letGoAnywhere(done) {
  const ends = ["pointerup", "pointercancel"];
  const end = () => {
    for (const each of ends) removeEventListener(each, end);
    done();
  };
  for (const each of ends) addEventListener(each, end);
}

/** How many points are looked at between two that a hand in a hurry has told, and how far apart they are, in pixels. */
const MOST_POINTS = 120;
const APART = 8;

/** The share of a cell that lies near its corner: who goes from one cell to the next across it means neither of the others. */
const CORNER = 0.18;

/**
 * The cells on the way from one point of the window to another, without those whose corner alone is touched.
 * @param {{ x: number, y: number }} from
 * @param {{ x: number, y: number }} to
 * @returns {number[]}
 */
function cellsBetween(from, to) {
  const count = Math.max(1, Math.min(MOST_POINTS, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / APART)));
  const cells = Array.from({ length: count }, (_, step) => {
    const share = (step + 1) / count;
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
    const element = document.elementFromPoint(x, y);
    const cell = cellUnder(element);
    if (cell < 0) return -1;
    const box = /** @type {Element} */ (element?.closest("[data-cell]")).getBoundingClientRect();
    const isNear = (/** @type {number} */ place, /** @type {number} */ side) => Math.min(place, side - place) < side * CORNER;
    return isNear(x - box.left, box.width) && isNear(y - box.top, box.height) ? -1 : cell;
  });
  return cells.filter((cell, at) => cell >= 0 && cell !== cells[at - 1]);
}

/** @param {EventTarget | null} target */
function cellUnder(target) {
  const element = target instanceof Element ? target.closest("[data-cell]") : null;
  return element instanceof HTMLElement ? Number(element.dataset.cell) : -1;
}

/**
 * The focus can go to the cursor's cell alone, and follows the cursor while it is on the board.
 *
 * Cells are told so here and not where they are made: as long as a cell has the focus, a browser that is told that the focus
 * cannot go there any more lays out the whole page to see whether it may stay.
 * @param {{ current: HTMLElement | null }} frame
 * @param {number} cursor
 */
function useFocus(frame, cursor) {
  const stop = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const before = stop.current;
    const cell = cellIn(frame.current, cursor);
    if (cell === before) return;
    if (cell) cell.tabIndex = 0;
    if (cell && frame.current?.contains(document.activeElement)) cell.focus({ preventScroll: true });
    if (before) before.tabIndex = -1;
    stop.current = cell;
  });
}

/**
 * Whoever moves the cursor without pointing at a cell sees it: where the board is larger than its place, or the page than the
 * window, its cell comes into sight.
 * @param {{ current: HTMLElement | null }} frame
 * @param {number} cursor
 * @param {{ current: boolean }} isPointed whether it was pointed at
 */
function useSight(frame, cursor, isPointed) {
  const before = useRef(cursor);
  useLayoutEffect(() => {
    const cell = before.current !== cursor && !isPointed.current ? cellIn(frame.current, cursor) : null;
    before.current = cursor;
    isPointed.current = false;
    // What is seen stays where it is, also near an edge.
    if (cell && !isSeen(cell)) cell.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
}

/**
 * Whether all of a cell is within the window, and within the place of its board.
 * @param {HTMLElement} cell
 */
function isSeen(cell) {
  const own = cell.getBoundingClientRect();
  const room = cell.closest(".board-room")?.getBoundingClientRect() ?? own;
  const isWithin = (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ first, /** @type {number} */ end) => from >= first - 1 && to <= end + 1;
  return isWithin(own.top, own.bottom, Math.max(0, room.top), Math.min(innerHeight, room.bottom))
    && isWithin(own.left, own.right, Math.max(0, room.left), Math.min(innerWidth, room.right));
}

/**
 * @param {HTMLElement | null} frame
 * @param {number} cell
 */
function cellIn(frame, cell) {
  const rows = frame?.querySelector(".board-grid")?.children;
  const size = rows?.length ?? 1;
  return /** @type {HTMLElement | null} */ (rows?.[Math.floor(cell / size)]?.children[cell % size] ?? null);
}

/**
 * The width of an element in pixels, as it changes.
 * @param {{ current: HTMLElement | null }} frame
 * @param {boolean} isWithin whether it is within another one: when that changes, it is made anew
 */
function useWidth(frame, isWithin) {
  const [width, setWidth] = useState(400);
  // Before the first picture, so that nothing is seen in another size.
  useLayoutEffect(() => {
    if (!frame.current) return undefined;
    const observer = new ResizeObserver((entries) => setWidth(entries[0]?.contentRect.width ?? 400));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [isWithin]);
  return width;
}
