// The router of keys: whatever has the focus, a key reaches the board that owns it, unless a text field has it.
//
// A page says which keys it knows, boards say that they are there. The owner is the board that has the focus, or had it
// last, or the first that can be written into. A control that was reached by the keyboard keeps the keys it needs; one
// that was clicked does not: whoever clicks a button and then types, looks at the board.

import { BOARD_KEYS } from "./board/events.js";
import { meaningOf } from "./board/keymap.js";
import { useLayoutEffect, useRef } from "./ui.js";

/** @typedef {import("./board/state.js").BoardState} BoardState */

/**
 * A board that takes keys. `perform` says whether it has done something.
 * @typedef {object} KeyBoard
 * @property {() => HTMLElement | null} element
 * @property {() => BoardState} board
 * @property {() => boolean} isEditable
 * @property {(action: any) => boolean} perform
 * @property {() => void} focus
 */

/**
 * What a page does with keys. `perform` says whether it has done something; what it has not is the board's. What it `claims` is not
 * left to a control that was clicked, which would be pressed once more.
 * @typedef {{ keymap: import("./board/keymap.js").Keymap<any>, perform: (action: any, event: KeyboardEvent) => boolean, claims?: (action: any) => boolean }} PageKeys
 */

/** @typedef {"text" | "select" | "arrows" | "ring" | "press" | "check" | "scroll" | "none"} Control what has the focus, by the keys that it needs */

const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"];

/** Keys for long ways: a choice among few has none. */
const PAGES = ["PageUp", "PageDown"];

/** Inputs that are no text: they are pressed, or moved by arrows. */
const PRESSED = ["button", "file", "image", "reset", "submit", "color"];

/** Roles that are moved through by arrows, and those of them that are choices among few. */
const BY_ARROWS = ["option", "listbox", "slider"];
const RING = ["tab", "radio", "menuitem"];

/**
 * Whether the control that has the focus keeps a key.
 * @param {Control} control
 * @param {{ key: string, ctrlKey?: boolean, metaKey?: boolean }} event
 * @param {boolean} isByKey whether it has the focus by the keyboard
 */
export function keepsKey(control, { key, ctrlKey, metaKey }, isByKey) {
  if (control === "text") return true;
  if (control === "none" || ctrlKey || metaKey) return false;
  // What scrolls needs neither; one of few that was clicked is chosen already; a switch is turned by the one and not by the other.
  if (key === "Enter" || key === " ") return control !== "scroll" && (control !== "ring" || isByKey) && (control !== "check" || key === " ");
  if (!isByKey || control === "press" || control === "check") return false;
  const isLong = control === "select" || control === "arrows";
  return ARROWS.includes(key) || (isLong && PAGES.includes(key)) || (control === "select" && /^\p{L}$/u.test(key));
}

/**
 * What an element is to the keyboard.
 * @param {Element | null} element
 * @returns {Control}
 */
export function controlOf(element) {
  if (!element) return "none";
  const name = element.localName;
  if (name === "textarea" || element.closest("[contenteditable=true]")) return "text";
  if (name === "select") return "select";
  const role = element.getAttribute("role") ?? "";
  if (name === "input") {
    const type = element.getAttribute("type") ?? "text";
    if (type === "range") return "arrows";
    if (type === "radio") return "ring";
    if (type === "checkbox") return "check";
    return PRESSED.includes(type) ? "press" : "text";
  }
  if (BY_ARROWS.includes(role)) return "arrows";
  if (RING.includes(role)) return "ring";
  if (name === "button" || name === "summary" || (name === "a" && element.hasAttribute("href"))) return "press";
  return canBeScrolled(element) ? "scroll" : "none";
}

/**
 * Whether something has the focus in order to be scrolled: it holds more than is seen of it, and is no cell.
 * @param {Element} element
 */
function canBeScrolled(element) {
  if (element.getAttribute("tabindex") !== "0" || element.getAttribute("role") === "gridcell") return false;
  const holdsMore = element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
  return holdsMore && getComputedStyle(element).overflow !== "visible";
}

/** @type {KeyBoard[]} the boards that are on the page, in the order in which they came */
let boards = [];
/** @type {KeyBoard | null} the one that had the focus last */
let last = null;
/** @type {PageKeys | null} */
let page = null;
/** Whether the last thing that somebody touched was the keyboard, and whether it was when the focus moved. */
let isKeyLast = true;
let isFocusByKey = true;

/** The board that keys go to. */
function owner() {
  const focused = boards.find((one) => one.element()?.contains(document.activeElement));
  if (focused || !page) return focused ?? null;
  if (last && boards.includes(last)) return last;
  return boards.find((one) => one.isEditable()) ?? boards[0] ?? null;
}

/**
 * Takes a key to where it belongs.
 * @param {KeyboardEvent} event
 */
function route(event) {
  if (event.defaultPrevented || event.isComposing || document.querySelector("dialog[open]")) return;
  const element = event.target instanceof Element ? event.target : null;
  const target = owner();
  const board = target?.board();
  const action = board && meaningOf(page?.keymap ?? BOARD_KEYS, event, board);
  if (!action || !target) return;
  const control = controlOf(element);
  const isClaimed = control !== "text" && !isFocusByKey && page?.claims?.(action);
  if (!isClaimed && keepsKey(control, event, isFocusByKey)) return;
  if (page?.perform(action, event) || performOn(target, action)) event.preventDefault();
}

/**
 * Lets a board do something, or the one that can be written into where this one cannot.
 * @param {KeyBoard} target
 * @param {any} action
 */
function performOn(target, action) {
  const others = boards.filter((one) => one !== target && one.isEditable());
  const doer = [target, ...others].find((one) => one.perform(action));
  if (!doer) return false;
  if (!doer.element()?.contains(document.activeElement)) doer.focus();
  return true;
}

/** @param {FocusEvent} event */
function noteFocus(event) {
  isFocusByKey = isKeyLast;
  const element = event.target;
  const focused = element instanceof Node ? boards.find((one) => one.element()?.contains(element)) : undefined;
  if (focused) last = focused;
}

/** The router of the whole app. */
export function useKeyRouter() {
  useLayoutEffect(() => {
    const key = () => void (isKeyLast = true);
    const pointer = () => void (isKeyLast = false);
    addEventListener("keydown", key, true);
    addEventListener("pointerdown", pointer, true);
    addEventListener("focusin", noteFocus, true);
    addEventListener("keydown", route);
    return () => {
      removeEventListener("keydown", key, true);
      removeEventListener("pointerdown", pointer, true);
      removeEventListener("focusin", noteFocus, true);
      removeEventListener("keydown", route);
    };
  }, []);
}

/**
 * The keys of a page, as long as it is there.
 * @param {PageKeys} keys
 */
export function usePageKeys(keys) {
  const latest = useRef(keys);
  latest.current = keys;
  useLayoutEffect(() => {
    /** @type {PageKeys} */
    const own = {
      keymap: keys.keymap,
      perform: (action, event) => latest.current.perform(action, event),
      claims: (action) => latest.current.claims?.(action) ?? false,
    };
    page = own;
    return () => {
      if (page === own) page = null;
    };
  }, []);
}

/**
 * A board that takes keys, as long as it is there.
 * @param {KeyBoard} board
 */
export function useKeyBoard(board) {
  const latest = useRef(board);
  latest.current = board;
  useLayoutEffect(() => {
    /** @type {KeyBoard} */
    const own = {
      element: () => latest.current.element(),
      board: () => latest.current.board(),
      isEditable: () => latest.current.isEditable(),
      perform: (action) => latest.current.perform(action),
      focus: () => latest.current.focus(),
    };
    boards = [...boards, own];
    return () => {
      boards = boards.filter((one) => one !== own);
      if (last === own) last = null;
    };
  }, []);
}

/** Whether what has the focus has it by the keyboard, and so keeps its arrows. */
export function isReachedByKey() {
  return isFocusByKey;
}

/** The keys that are known where somebody is now, for the list of them. */
export function keysHere() {
  return page?.keymap ?? (boards.length ? BOARD_KEYS : []);
}

/** The digits that can be entered where somebody is now. */
export function symbolsHere() {
  return owner()?.board().symbols ?? [];
}
