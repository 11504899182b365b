// Keys as data: which of them does what on a page. One list says it to the router and to whoever asks for the keys.

/** @typedef {import("./state.js").BoardState} BoardState */
/** @typedef {import("./events.js").Action} Action */

/**
 * The part of a keyboard event that matters here.
 * @typedef {{ key: string, code: string, shiftKey?: boolean, ctrlKey?: boolean, metaKey?: boolean, altKey?: boolean, getModifierState?: (key: string) => boolean }} Key
 */

/**
 * One line of the list: what it does, and for each of its keys the action. A key is written `Ctrl+Shift+KeyA`: letters,
 * digits and brackets by their place on the keyboard, so that they are the same on every layout, `*` by what it writes.
 * A line without keys is that of the digits, whose keys depend on the board.
 * @template A
 * @typedef {{ id: string, does: Record<string, A> | "digits", also?: Record<string, A> }} Line
 */

/**
 * What a page does with keys: groups of lines.
 * @template A
 * @typedef {{ id: string, lines: Line<A>[] }[]} Keymap
 */

/** Keys that are known by their place: the same ones on every layout. */
const PLACED = /^(Key[A-Z]|Digit\d|Bracket(Left|Right)|Space)$/;

/**
 * The event with the place of its key: keyboards on screens and programs that type for somebody may not tell it. Then it is where
 * most keyboards have what the key writes.
 * @param {Key} event
 * @returns {Key}
 */
function withPlace(event) {
  if (event.code) return event;
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
  const code = /^\d$/.test(key) ? `Digit${key}` : /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key === " " ? "Space" : "";
  return { key, code, shiftKey, ctrlKey, metaKey, altKey };
}

/** The digit that is printed on a key. */
const DIGIT = /^(?:Digit|Numpad)(\d)$/;

/**
 * How a pressed key is written in a keymap; the sign that it writes comes first, since `*` may or may not need Shift.
 * @param {Key} event
 * @returns {string[]}
 */
function chordsOf(event) {
  const isControl = Boolean(event.ctrlKey || event.metaKey);
  const digit = isArrowOfPad(event) ? null : DIGIT.exec(event.code);
  const place = digit ? `Digit${digit[1]}` : PLACED.test(event.code) ? event.code : event.key;
  const sign = !isControl && /^[^\p{L}\d\s]$/u.test(event.key) ? [event.key] : [];
  return [...sign, `${isControl ? "Ctrl+" : ""}${event.shiftKey ? "Shift+" : ""}${place}`];
}

/**
 * What a key means on a page with a board; null if nothing, so that the browser keeps it. Alt belongs to the browser, and what
 * AltGr writes with a digit's key is no digit.
 * @template A
 * @param {Keymap<A>} keymap
 * @param {Key} pressed
 * @param {BoardState} board
 * @returns {A | { type: "digit", digit: number, pen?: import("./events.js").Pen } | null}
 */
export function meaningOf(keymap, pressed, board) {
  if (pressed.altKey || pressed.getModifierState?.("AltGraph")) return null;
  const event = withPlace(pressed);
  const lines = keymap.flatMap((group) => group.lines);
  const digit = lines.some(({ does }) => does === "digits") ? digitOf(event, board) : 0;
  const pen = digit ? penOf(event) : undefined;
  if (pen) return { type: "digit", digit, pen };
  const tables = lines.flatMap(({ does, also = {} }) => (does === "digits" ? [also] : [does, also]));
  const find = (/** @type {string} */ chord) => tables.find((table) => Object.hasOwn(table, chord))?.[chord] ?? null;
  const chords = chordsOf(event);
  const place = chords.pop() ?? "";
  const bySign = chords.map(find).find((action) => action !== null);
  return bySign ?? (digit ? { type: "digit", digit } : find(place) ?? find(commandUnder(place, event, board)));
}

/**
 * The command with Shift that Ctrl gives on a letter which is a digit of the board; empty if there is none. Others have a button.
 * @param {string} place
 * @param {Key} event
 * @param {BoardState} board
 */
function commandUnder(place, event, board) {
  const command = /^Ctrl\+(Shift\+Key[A-Z])$/.exec(place)?.[1] ?? "";
  return board.symbols.includes(letterOf(event) ?? "") ? command : "";
}

/**
 * The digit of a board that a key enters; 0 if none. The digits of the number pad come before what Shift makes of
 * them; a letter that is a digit is one before it is a command.
 * @param {Key} event
 * @param {BoardState} board
 */
function digitOf(event, board) {
  if (isArrowOfPad(event)) return 0;
  const isControl = event.ctrlKey || event.metaKey;
  const symbol = DIGIT.exec(event.code)?.[1] ?? (isControl ? "" : letterOf(event)) ?? "";
  if (isControl && symbol === "0") return 0;
  return board.symbols.indexOf(symbol) + 1;
}

/**
 * What the modifiers of a digit's own key make of it: Shift a mark in a corner, Ctrl one in the middle, both a colour. Letters are
 * written with Shift as well, and Ctrl has other uses there: they have no such marks.
 * @param {Key} event
 * @returns {import("./events.js").Pen | undefined}
 */
function penOf(event) {
  if (!DIGIT.test(event.code)) return undefined;
  // With Shift some systems send what the pad has without its lock, and no word of Shift.
  const isShift = event.shiftKey || (event.code.startsWith("Numpad") && !/^\d$/.test(event.key));
  if (event.ctrlKey || event.metaKey) return isShift ? "colour" : "centre";
  return isShift ? "corner" : undefined;
}

/**
 * Whether a key of the number pad is an arrow, since the pad is not locked to digits.
 * @param {Key} event
 */
function isArrowOfPad(event) {
  return /^Numpad\d$/.test(event.code) && !/^\d$/.test(event.key) && event.getModifierState?.("NumLock") === false;
}

/**
 * The Latin letter of a key: what it writes, or on other layouts what is printed in its place.
 * @param {Key} event
 */
function letterOf(event) {
  if (/^[a-z]$/i.test(event.key)) return event.key.toUpperCase();
  return /^Key([A-Z])$/.exec(event.code)?.[1];
}

/**
 * The keys of a line as they are shown: each as its parts, as in Ctrl, Z. A letter that is a digit of the board is no command there, and
 * one with Shift needs Ctrl besides.
 * @param {Line<any>} line
 * @param {readonly string[]} [symbols] those of the board
 * @param {Map<string, string>} [layout] what the keys write, as far as that is known
 * @returns {string[][]}
 */
export function keysOf({ does }, symbols = [], layout = new Map()) {
  const chords = does === "digits" ? [] : Object.keys(does).map((chord) => (chord === "+" ? [chord] : chord.split("+")));
  const isDigit = (/** @type {string} */ code) => symbols.includes(letterOf({ key: layout.get(code) ?? "", code }) ?? "");
  return chords.flatMap((parts) => {
    if (parts.includes("Ctrl") || !isDigit(parts.at(-1) ?? "")) return [parts];
    return parts.includes("Shift") ? [["Ctrl", ...parts]] : [];
  });
}
