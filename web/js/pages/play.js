// The game page: one board to play on, what to enter, and what helps.

import { isMarked, meantBy, notedIn } from "../board/actions.js";
import { nameOf, withCandidates } from "../board/board.js";
import { GAME_PENS, marked, penAfter } from "../board/events.js";
import { meaningOf } from "../board/keymap.js";
import { changedWords, inTimeWords, keptWords, markWords, untintedWords } from "../board/labels.js";
import { useLatest, useOnce } from "../board/once.js";
import { letterOf } from "../board/marks.js";
import { Board, Keypad } from "../board/render.js";
import { EMPTY, toLine } from "../board/state.js";
import { EngineError, faultWords } from "../engine.js";
import { focusHeading } from "../heading.js";
import { usePageKeys } from "../keys.js";
import { announce } from "../live.js";
import { candidatesOf, clashesOf, hintOf, positionText, singlesOf } from "../play/asking.js";
import { useCopiedCells } from "../play/cells-copy.js";
import { cellsText, contentsFrom } from "../play/cells-text.js";
import { newGame } from "../play/game.js";
import { DEEPEST, HintBox, hintArea, hintBoard, hintCells, hintText } from "../play/hints.js";
import { clashesIn, judged, needsTelling, wrongIn } from "../play/judge.js";
import { PLAY_KEYS } from "../play/keys.js";
import { wasPaused } from "../play/left.js";
import { ruledOut } from "../play/own-marks.js";
import { beginningOf } from "../play/review-state.js";
import { useTelling, useToldClashes, withTold } from "../play/rules-told.js";
import { Status } from "../play/status.js";
import { toldOf } from "../play/telling.js";
import { HandTools, MoreTools, OneDigit, Points, Trying } from "../play/tools.js";
import { cellsOf as cellsAt, triedCells } from "../play/tries.js";
import { putAway, usePlay } from "../play/use.js";
import { Victory } from "../play/victory.js";
import { fragmentOf } from "../router.js";
import { store, useSettings } from "../store.js";
import { useWayOut } from "../turns.js";
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../ui.js";
import { Button } from "../ui/button.js";
import { Icon } from "../ui/icons.js";
import { lazy } from "../ui/lazy.js";
import { SureBox } from "../ui/sure-box.js";
import { language, say, together } from "../words.js";

/** @typedef {import("../play/game.js").Game} Game */
/** @typedef {import("../play/game.js").GameAction} GameAction */
/** @typedef {import("../board/events.js").Pen} Pen */

/** Only once a game is over. */
const Review = lazy(async () => (await import("../play/review.js")).Review, "review");

/** Only when somebody shares. */
const ShareBox = lazy(async () => (await import("../play/share.js")).ShareBox);

/** Where the cursor is at first. @type {import("../board/events.js").Selection} */
const FIRST_CELL = { selected: [0], cursor: 0 };

/** The largest board whose keys stand in two rows on a phone. */
const LARGE = 12;

/** How long an answer may take before somebody who waits for it is told so, in milliseconds. */
const PATIENCE = 300;

/** What is said of a game that cannot be opened, where it is not what went wrong. @type {Record<string, string>} */
const WHY_NOT = { version: "play-other-version", gone: "play-gone-text" };

const UNLIT = { cells: /** @type {number[]} */ ([]), links: /** @type {string[]} */ ([]) };

/**
 * The page of one game, which the address names.
 * @param {{ place: import("../router.js").Place }} props
 */
export function Play({ place }) {
  const id = Number(place.rest[0]);
  const isNamed = Number.isSafeInteger(id) && id > 0;
  const before = useRef(id);
  // From one game to the next the page stays, and what was pressed is gone.
  useLayoutEffect(() => {
    if (id !== before.current) focusHeading();
    before.current = id;
  }, [id]);
  // An address that names no game leads to those that there are.
  useEffect(() => {
    if (!isNamed) location.replace(fragmentOf("games"));
  }, [isNamed]);
  if (!isNamed) return null;
  return html`<${OneGame} key=${id} id=${id} isReviewed=${place.rest[1] === "review"} />`;
}

/** @param {{ id: number, isReviewed: boolean }} props */
function OneGame({ id, isReviewed }) {
  const settings = useSettings();
  const manner = { checking: settings.checking, cleans: settings.cleanMarks };
  const [isHeld, setIsHeld] = useState(() => wasPaused(id));
  const { play, now, perform, hold, reopen, putBack, retell } = usePlay(id, () => manner, isHeld);
  const [selection, setSelection] = useState(FIRST_CELL);
  const [pen, setPen] = useState(/** @type {Pen} */ ("digit"));
  const [tinted, setTinted] = useState(0);
  const [chosen, setChosen] = useState(0);
  const [hint, setHint] = useState(/** @type {import("../play/hints.js").Hint | null} */ (null));
  const [lit, setLit] = useState(UNLIT);
  const [note, setNote] = useState("");
  const [glad, setGlad] = useState(UNLIT.cells);
  /** The cells that lead to a contradiction, as singles have shown. */
  const [refuted, setRefuted] = useState(/** @type {import("../board/state.js").CellState[] | null} */ (null));
  const [isSharing, setIsSharing] = useState(false);
  const [isGivingUp, setIsGivingUp] = useState(false);
  const reviewKeys = useRef(/** @type {((action: { type: string }) => boolean) | null} */ (null));
  const asked = useRef(0);
  /** Whether the stroke that is being drawn takes marks away. */
  const isTaking = useRef(false);
  /** The cells as they were when the player was told last which of them are wrong. */
  const checked = useRef(/** @type {import("../board/state.js").CellState[] | null} */ (null));
  const coming = useRef(/** @type {{ cells: import("../board/state.js").CellState[], depth: number } | null} */ (null));
  const room = useHeldFocus();
  const leave = useWayOut();
  const { game, wrong, trouble, isElsewhere, isGone, clock } = play;
  // What has ended, perhaps in another tab, does not wait for anybody.
  const isPaused = isHeld && (!game || game.status === "playing");
  // What is over is tried no more.
  const isTrying = game?.status === "playing" && game.table.tries.length > 0;
  const flags = useMemo(() => (game && isTrying ? Object.fromEntries([...triedCells(game.table).keys()].map((cell) => [cell, say("play-tried")])) : {}), [game?.table, isTrying]);
  const tell = (/** @type {string} */ text) => {
    setNote(text);
    if (text) announce(text);
  };
  /** Does something, and tells what came of it; what has changed on the board is heard only. */
  const act = (/** @type {GameAction} */ action, words = changedWords) => {
    const before = now();
    if (!before || (before.status !== "playing" && action.type !== "undo" && action.type !== "redo")) return null;
    const outcome = perform(action);
    if (!outcome) return null;
    setHint(null);
    setLit(UNLIT);
    const { note: text, glad: cells } = toldOf(before, outcome, manner.checking);
    setGlad(cells);
    setNote(text);
    const { board } = outcome.game.table;
    // What changes nothing is not passed over in silence: whoever sees nothing would press it again.
    const said = together([words(before.table.board, board), text]) || (action.type === "cells" ? keptWords(board, cellsOf(action.action)) : "");
    if (said) announce(said);
    else if (outcome.game.history === before.history) tell(say("play-unchanged"));
    return outcome;
  };
  const inTime = (/** @type {"undo" | "redo"} */ type) => {
    const game = now();
    if (!game) return;
    if (!game.history[type === "undo" ? "past" : "future"].length) announce(inTimeWords(type, game.table.board, null));
    else act({ type }, (before, after) => inTimeWords(type, before, after));
  };
  const cells = selection.selected.length ? selection.selected : [selection.cursor];
  /** What a digit does where it does not enter itself. */
  const markFor = (/** @type {import("../board/state.js").BoardState} */ board, /** @type {number} */ digit, /** @type {Exclude<Pen, "digit">} */ meant, /** @type {number[]} */ cells) => {
    // Where candidates come by themselves, a mark can only take one away, wherever in its cell it would be: no other would be seen.
    const mark = settings.autoMarks && meant !== "colour" ? "strike" : meant;
    return marked(board, { selected: cells, cursor: cells.at(-1) ?? selection.cursor }, digit, mark, mark === "colour" ? tinted : 0);
  };
  const enter = (/** @type {number} */ digit, /** @type {Pen} */ how, /** @type {number[]} */ cells) => {
    const board = now()?.table.board;
    if (!board) return false;
    const meant = how === "digit" ? meantBy(board, cells) : how;
    if (meant === "digit") {
      // The same digit again takes it away.
      const isThere = cells.every((cell) => board.cells[cell]?.digit === digit);
      const action = isThere ? /** @type {const} */ ({ type: "clear", cells, as: "placed" }) : /** @type {const} */ ({ type: "digit", cells, digit, as: "placed" });
      act({ type: "cells", action });
      return true;
    }
    const action = markFor(board, digit, meant, cells);
    if (!action) return false;
    setTinted(0);
    // Nobody would see the colour of a digit that is not there.
    const isLost = action.type === "tint" && action.colour > 0 && !notedIn((seen ?? board).cells[action.cell] ?? EMPTY).includes(action.digit);
    if (isLost) tell(untintedWords(board, action));
    else act({ type: "cells", action }, (_, after) => markWords(after, action));
    return true;
  };
  const edit = (/** @type {import("../board/events.js").Edit} */ what) => {
    if (isPaused || !game) return false;
    if (what.type !== "digit") {
      act({ type: "cells", action: { type: "clear", cells, as: "placed", keepsMarks: settings.autoMarks } });
      return true;
    }
    if (what.pen === "corner" && pen === "colour") {
      setTinted(what.digit);
      announce(say("solver-tint-next", { digit: game.table.board.symbols[what.digit - 1] ?? "" }));
      return true;
    }
    return enter(what.digit, what.pen ?? pen, cells);
  };
  /** Digit first: a key of the keypad chooses, and the cells that are pressed then take the digit, or its colour. */
  const choose = (/** @type {number} */ digit) => {
    const isSame = digit === chosen;
    setChosen(isSame ? 0 : digit);
    if (pen === "colour") announce(isSame ? say("play-unchosen-colour") : say("play-chosen-colour", { colour: letterOf(digit) }));
    else announce(isSame ? say("play-unchosen") : say("play-chosen", { digit: game?.table.board.symbols[digit - 1] ?? "" }));
  };
  const press = (/** @type {import("../board/events.js").Edit} */ what) => {
    // Whose colour it is has been chosen before.
    const isOfDigit = pen === "colour" && tinted > 0;
    if (settings.digitFirst && what.type === "digit" && !isOfDigit) choose(what.digit);
    else edit(what);
  };
  const paint = (/** @type {number[]} */ pressed, /** @type {boolean} */ isBegin) => {
    const board = now()?.table.board;
    const cell = board?.cells[pressed[0] ?? 0];
    if (!board || !cell || !chosen) return;
    const mark = pen === "digit" ? null : markFor(board, chosen, pen, pressed);
    if (mark && mark.type !== "tint") {
      // A stroke does in all its cells what it has done in the first, however often it comes across one.
      const isThere = isMarked(cell, mark);
      if (isBegin) isTaking.current = isThere;
      else if (isThere !== isTaking.current) return;
    }
    // A colour can be on every cell.
    if (pen === "colour") enter(chosen, pen, pressed);
    // A digit that is there already is a way to choose it; drawn across, only what is empty takes one.
    else if (cell.kind === "given" || (cell.digit && cell.digit !== chosen && pen === "digit")) {
      if (isBegin && cell.digit !== chosen) choose(cell.digit);
    } else if (isBegin || !cell.digit) enter(chosen, pen, pressed);
  };
  const takePen = (/** @type {Pen} */ next) => {
    announce(say(`solver-pen-${next}`));
    // A colour is no digit, and of digits there may be more: whoever goes from one to the other chooses anew.
    if (next !== pen && (next === "colour" || pen === "colour")) setChosen(0);
    setPen(next);
    setTinted(0);
  };
  const pause = () => {
    if (now()?.status !== "playing") return;
    hold(!isPaused);
    setIsHeld(!isPaused);
    announce(say(isPaused ? "play-resumed" : "play-paused"));
  };
  /** Asks the engine, and passes over an answer to a position that is no more. */
  const asking = async (/** @type {(game: Game) => Promise<void>} */ question) => {
    const current = now();
    if (!current || current.status !== "playing") return;
    const turn = (asked.current += 1);
    const busy = say("page-busy");
    const waiting = setTimeout(() => tell(busy), PATIENCE);
    try {
      await question(current);
    } catch (error) {
      // Where Nonet does not answer, a box says so, and nothing is known of the position.
      const isUnanswered = error instanceof EngineError && error.fault.code === "gone";
      if (turn === asked.current) tell(isUnanswered ? "" : faultWords(error) || say("play-no-hint"));
    } finally {
      clearTimeout(waiting);
      if (turn === asked.current) setNote((said) => (said === busy ? "" : said));
    }
  };
  // What else is told of a board, such as the names of its houses, may change meanwhile.
  const isAt = (/** @type {Game["table"]["board"]["cells"]} */ cells) => now()?.table.board.cells === cells;
  const isStill = (/** @type {Game} */ before) => isAt(before.table.board.cells);
  const askHint = () => void asking(async (current) => {
    const { cells } = current.table.board;
    if (hint && hint.turns === current.turns.length) {
      const depth = Math.min(DEEPEST, hint.depth + 1);
      // There is no more of it: whoever asks again hears it again.
      if (!hint.step || depth === hint.depth) return announce(hintText(hint));
      perform({ type: "hint", depth, technique: hint.step.technique });
      setHint({ ...hint, depth });
      announce(hintText({ ...hint, depth }));
      return;
    }
    const wanted = { cells, depth: 1 };
    coming.current = wanted;
    const found = await hintOf(current, settings.autoMarks).finally(() => {
      if (coming.current === wanted) coming.current = null;
    });
    if (!isAt(cells)) return;
    const depth = found.step ? Math.min(DEEPEST, wanted.depth) : 1;
    perform({ type: "hint", depth, technique: found.step?.technique ?? "mistake" });
    const fresh = { turns: current.turns.length, depth, ...found };
    setHint(fresh);
    setNote("");
    announce(hintText(fresh));
  });
  const deeper = () => {
    // Whoever presses again before the hint has come wants it deeper, and no second one.
    if (coming.current && isAt(coming.current.cells)) coming.current.depth += 1;
    else askHint();
  };
  const doHint = () => {
    if (!game || !hint?.step) return;
    const { board } = game.table;
    const at = hintCells({ ...hint, depth: DEEPEST }, board);
    const { placements } = hint.step;
    if (placements.length) act({ type: "fill", digits: placements.map((/** @type {{ digit: number }} */ { digit }, /** @type {number} */ index) => [at[index] ?? 0, digit]), by: "hint" });
    else act(ruledOut(game, hint, settings.autoMarks));
    const [first] = at;
    if (first !== undefined) setSelection({ selected: [first], cursor: first });
  };
  /** Takes out the digit that a hint calls wrong. */
  const takeOut = () => {
    const cell = hint?.mistake ?? -1;
    if (cell < 0) return;
    act({ type: "cells", action: { type: "clear", cells: [cell], as: "placed" } });
    setSelection({ selected: [cell], cursor: cell });
  };
  // Another tab may choose another language: what the engine has said here is asked again, and that is no further hint.
  const spoken = useRef(language());
  useEffect(() => {
    if (spoken.current === language()) return;
    spoken.current = language();
    void retell().catch(() => {});
    const current = now();
    if (!hint || !current) return;
    hintOf(current, settings.autoMarks).then((found) => setHint((shown) => (shown?.turns === hint.turns ? { ...shown, ...found } : shown)), () => {});
  }, [language()]);
  const closeHint = () => {
    setHint(null);
    setLit(UNLIT);
  };
  const fillAll = (/** @type {boolean} */ isOne) => void asking(async (current) => {
    // Marks that nobody sees are not changed.
    if (settings.autoMarks) return tell(say("play-marks-auto"));
    const texts = await candidatesOf(current);
    // Whoever asked meant the board as it will be when all that was asked before has come.
    if (!isStill(current)) return fillAll(isOne);
    const { board } = current.table;
    const one = (settings.digitFirst && pen !== "colour" && chosen) || (board.cells[selection.cursor]?.digit ?? 0);
    if (isOne && !one) return tell(say("play-digit-marks-none"));
    const marks = board.cells.flatMap((cell, index) => {
      if (cell.digit) return [];
      const all = [...(texts[index] ?? "")].map((symbol) => board.symbols.indexOf(symbol) + 1);
      const digits = isOne ? [...new Set([...cell.corner, ...all.filter((digit) => digit === one)])] : all;
      return [/** @type {[number, import("../play/game.js").Marks]} */ ([index, { corner: digits }])];
    });
    act({ type: "marks", cells: marks });
  });
  const fill = (/** @type {number[]} */ which, /** @type {import("../play/game.js").By} */ by) => {
    const current = now();
    if (!current?.solution) return tell(say("play-no-solution"));
    const digits = which.map((cell) => /** @type {[number, number]} */ ([cell, current.solution?.[cell] ?? 0]));
    if (by === "hint") perform({ type: "hint", depth: DEEPEST, technique: "fill" });
    act({ type: "fill", digits, by });
  };
  const open = () => (now()?.table.board.cells ?? []).flatMap((cell, index) => (cell.digit === 0 ? [index] : []));
  const on = {
    marks: () => fillAll(false),
    digitMarks: () => fillAll(true),
    singles: () => void asking(async (current) => {
      const { digits, reasons } = await singlesOf(current, settings.autoMarks);
      if (!isStill(current)) return;
      if (digits.length) act({ type: "fill", digits, by: "singles" });
      // Whoever wants to be told of nothing sees how it ends.
      const [why] = manner.checking === "off" ? [] : reasons;
      if (why) {
        tell(why);
        if (beganRight(current)) setRefuted(now()?.table.board.cells ?? null);
      } else if (!digits.length) tell(say("play-no-singles"));
    }),
    cell: () => {
      const empty = cells.filter((cell) => !game?.table.board.cells[cell]?.digit);
      if (empty.length) fill(empty.slice(0, 1), "hint");
      else tell(say("play-cell-full"));
    },
    random: () => {
      const empty = open();
      const cell = empty[Math.floor(Math.random() * empty.length)];
      if (cell === undefined) return tell(say("play-full"));
      fill([cell], "hint");
      setSelection({ selected: [cell], cursor: cell });
    },
    mistake: () => void asking(async (current) => {
      const { solution, table: { board } } = current;
      // Without a solution the rules alone can say something, and of some of them only the engine knows.
      const clashes = solution ? [] : needsTelling(board, current) ? await clashesOf(current) : clashesIn(board);
      if (!isStill(current)) return;
      const found = solution ? wrongIn(board, solution) : clashes.filter((cell) => board.cells[cell]?.kind === "placed");
      // Who is told which digits are wrong has had help.
      if (found.length && checked.current !== board.cells) perform({ type: "hint", depth: DEEPEST, technique: "check" });
      checked.current = board.cells;
      const words = solution || found.length ? say(solution ? "play-mistakes-found" : "play-clashes-found", { count: found.length }) : say("play-no-solution");
      setNote(words);
      // Which they are is seen on the board.
      announce(together([words, found.map((cell) => nameOf(board, cell)).join(", ")]));
      setLit({ cells: found, links: [] });
    }),
    before: () => {
      const current = now();
      if (!current?.solution) return tell(say("play-no-solution"));
      if (!wrongIn(current.table.board, current.solution).length) return tell(say("play-mistakes-found", { count: 0 }));
      // What is told below is told in its place.
      const outcome = act({ type: "before-mistake" }, () => "");
      if (!outcome) return;
      const count = current.history.past.length - outcome.game.history.past.length;
      // Where there is no way back to before it, whoever sees which digit it is can take it out.
      if (count) tell(say("play-before-done", { count }));
      else on.mistake();
    },
    restart: () => void act({ type: "restart" }, () => say("play-review-begin")),
    solve: () => (now()?.solution ? setIsGivingUp(true) : tell(say("play-no-solution"))),
  };
  /** What comes from here on is tried. */
  const begin = () => {
    const name = say("play-try-name", { number: (now()?.table.tries.length ?? 0) + 1 });
    act({ type: "try", name }, () => name);
  };
  const setPoint = () => {
    // Numbers go on where points were forgotten: no two have the same name.
    const name = say("play-point-name", { number: Math.max(0, ...(now()?.table.points ?? []).map((point) => point.id)) + 1 });
    act({ type: "point", name }, () => name);
  };
  /** The same puzzle once more, as a game of its own. */
  const again = () => {
    const { table, ...about } = /** @type {Game} */ (now());
    leave(async () => {
      const { id: added } = await putAway(newGame(beginningOf(table.board), about));
      location.hash = fragmentOf("play", String(added));
    }).catch((error) => tell(faultWords(error)));
  };
  const solve = () => {
    const current = now();
    const digits = (current?.solution ?? []).flatMap((digit, cell) =>
      current?.table.board.cells[cell]?.digit === digit ? [] : [/** @type {[number, number]} */ ([cell, digit])]);
    act({ type: "fill", digits, by: "solve" });
  };
  usePageKeys({
    keymap: PLAY_KEYS,
    perform: (action, event) => {
      if (reviewKeys.current) return reviewKeys.current(action);
      const does = /** @type {Record<string, () => void>} */ ({
        undo: () => inTime("undo"),
        redo: () => inTime("redo"),
        pen: () => takePen(action.pen),
        "pen-next": () => takePen(penAfter(pen, GAME_PENS)),
        "fill-marks": on.marks,
        hint: deeper,
        check: on.mistake,
        pause,
        none: () => closeHint(),
        try: begin,
      })[action.type];
      // A key that is held would take back its own digit, and count one mistake after the other.
      if (action.type === "digit" && event.repeat) return true;
      if (action.type === "none" && !hint) return false;
      if (!does || (isPaused && action.type !== "pause")) return isPaused && action.type !== "none";
      if (!event.repeat || action.type === "undo" || action.type === "redo") does();
      return true;
    },
  });
  // The board of a review is not the one whose cells are selected here.
  useCopiedCells(() => (isPaused || reviewKeys.current || document.querySelector("dialog[open]") ? null : now()), {
    copy: (current) => {
      announce(say("play-copied", { count: cells.length }));
      return cellsText(current.table.board, cells);
    },
    paste: (current, text) => {
      const contents = contentsFrom(current.table.board, cells, text);
      if (!contents) tell(say("play-paste-none"));
      else if (current.status === "playing") act({ type: "paste", cells: contents });
    },
  });
  // Without a board no key finds its way here but this one.
  useLayoutEffect(() => {
    if (!isPaused) return undefined;
    const resume = (/** @type {KeyboardEvent} */ event) => {
      const board = now()?.table.board;
      // The key that paused may still be held.
      if (event.repeat || !board || document.querySelector("dialog[open]")) return;
      if (meaningOf(PLAY_KEYS, event, board)?.type !== "pause") return;
      // The board is back before this key has gone its way: there it would mean a pause again.
      event.preventDefault();
      pause();
    };
    addEventListener("keydown", resume);
    return () => removeEventListener("keydown", resume);
  }, [isPaused]);
  const change = (/** @type {Partial<import("../store.js").Settings>} */ some) => {
    setChosen(0);
    // It goes for other games, too: whoever chooses it hears that it does nothing in this one.
    if (now()?.solution === null && (some.checking === "solution" || some.checking === "refuse")) tell(say("play-no-solution"));
    void store.change(some).catch(() => {});
  };
  // What is beside the board is drawn again where it would look different, and not with every move.
  const sideOnce = useOnce();
  const does = useLatest({
    ...on, change, pause, deeper, begin, setPoint,
    undo: () => inTime("undo"),
    redo: () => inTime("redo"),
    keep: () => act({ type: "keep" }, () => say("play-keep-tip")),
    drop: () => act({ type: "drop" }, () => say("play-drop-tip")),
    name: (/** @type {number} */ point, /** @type {string} */ name) => act({ type: "name", point, name }, () => name),
    back: (/** @type {number} */ point) => {
      const { name = "" } = now()?.table.points.find(({ id }) => id === point) ?? {};
      act({ type: "back", point }, (before, after) => changedWords(before, after) || name);
    },
    forget: (/** @type {number} */ point) => {
      const { name = "" } = now()?.table.points.find(({ id }) => id === point) ?? {};
      act({ type: "forget", point }, () => say("play-point-forgotten", { name }));
    },
    hideTime: () => void store.change({ showTimer: !settings.showTimer }).catch(() => {}),
  });
  const isToldRules = manner.checking !== "off";
  const left = useCandidates(game, settings.autoMarks || (isTrying && isToldRules));
  const auto = settings.autoMarks ? left : null;
  const told = useToldClashes(game);
  useTelling(game, told, { isHeard: manner.checking !== "off", onRight: () => act({ type: "right" }), onFull: () => tell(say("play-full")) });
  // What is said of digits depends on how somebody wants it said, now and not when they were entered.
  const seen = useMemo(() => game && withAuto(withTold(judged(game.table.board, game, manner.checking), manner.checking === "off" ? null : told), auto), [game?.table, manner.checking, auto, told]);
  // Whoever wants to be told of nothing is not told where a try leads, either.
  const isRefuted = isTrying && isToldRules && seen !== null && (refuted === game.table.board.cells || refutes(seen, beganRight(game) ? left : null, flags));
  // Before anything is drawn: it is heard together with the digit that has refuted it.
  useLayoutEffect(() => void (isRefuted && announce(say("play-try-wrong"))), [isRefuted]);
  if (wrong) return html`<section class="page narrow notice" role="alert"><span class="notice-sign"><${Icon} name="warning" size=${28} /></span><h1 tabindex="-1">${say("play-gone")}</h1><p>${WHY_NOT[wrong] ? say(WHY_NOT[wrong]) : wrong}</p>
    <p class="actions"><a class="button primary" href="#/" title=${say("page-home-tip")}>${say("page-home")}</a></p></section>`;
  if (!game) return html`<p class="busy" role="status">${say("page-busy")}</p>`;
  const shown = hintBoard(hint, seen ?? game.table.board);
  const isPlaying = game.status === "playing";
  const { board } = game.table;
  if (isReviewed && !isPlaying) return html`<${Review} id=${id} game=${game} keys=${reviewKeys} />`;
  // Where there are several solutions nobody counts mistakes.
  const isJudged = game.solution !== null && (game.isStrict || manner.checking === "solution" || manner.checking === "refuse");
  const [canUndo, canRedo] = [game.history.past.length > 0, game.history.future.length > 0];
  const isDigitFirst = settings.digitFirst && chosen > 0 && isPlaying;
  return html`<div ref=${room} class=${`page play ${isPaused ? "is-paused" : ""} ${isTrying ? "is-trying" : ""} ${board.size > LARGE ? "is-large" : ""} ${hint ? "has-hint" : ""}`}>
    <h1 class="visually-hidden">${say("play-title")}</h1>
    ${sideOnce(0, [game.origin, game.mistakes, game.status, clock, isPaused, settings.showTimer, isJudged, language()], () => html`<${Status} game=${game} clock=${clock} isPaused=${isPaused} isHidden=${!settings.showTimer} isJudged=${isJudged} onPause=${does.pause} onHide=${does.hideTime} />`)}
    <div class="play-stage">
      ${isPaused
        ? html`<div class="play-cover"><p>${say("play-paused")}</p><${Button} id="play-resume" sign="play" kind="primary" onClick=${pause} /></div>`
        : html`<${Board} board=${shown.board} drawing=${shown.drawing} label=${say("play-title")} editable=${isPlaying} keepsGivens=${true} isTouched=${true} selection=${selection} onSelect=${setSelection} onPaint=${isDigitFirst ? paint : undefined} alike=${isDigitFirst && pen !== "colour" ? chosen : undefined}
          onEdit=${edit} flags=${flags} glad=${glad} lit=${lit.cells.length || shown.drawing ? lit.cells : hintCells(hint, game.table.board)} look=${hintArea(hint, game.table.board)} litLinks=${lit.links} numbersShown="candidates" />`}
    </div>
    <div class="play-side" inert=${isPaused}>
      ${trouble && html`<p class="wrong" role="alert"><${Icon} name="warning" size=${18} /><span>${say("play-trouble", { why: trouble })}</span></p>`}
      ${isElsewhere && html`<div class="card play-elsewhere" role="alert"><p>${say(isGone ? "play-deleted" : "play-elsewhere")}</p><p class="actions"><${Button} id=${isGone ? "play-put-back" : "play-reopen"} kind="primary" onClick=${() => {
        setHint(null);
        if (isGone) leave(putBack).catch((error) => tell(faultWords(error)));
        else void reopen();
      }} /></p></div>`}
      ${isPlaying && html`<${Keypad} board=${game.table.board} onEdit=${press} canMark=${false} pen=${pen} pens=${GAME_PENS} onPen=${takePen} chosen=${settings.digitFirst ? chosen : undefined} />`}
      ${sideOnce(1, [game.status, game.table.tries.length, isRefuted, canUndo, canRedo, language()], () => html`<${HandTools} game=${game} isRefuted=${isRefuted} canUndo=${canUndo} canRedo=${canRedo}
        onUndo=${does.undo} onRedo=${does.redo} onHint=${does.deeper} onTry=${does.begin} onKeep=${does.keep} onDrop=${does.drop} />`)}
      ${isPlaying && pen === "colour" && html`<${OneDigit} board=${seen ?? board} cell=${selection.cursor} taken=${tinted} onTake=${setTinted} />`}
      <${Trying} game=${game} isRefuted=${isRefuted} />
      <p class="play-note" aria-hidden="true">${note}</p>
      ${hint && html`<${HintBox} hint=${hint} board=${game.table.board} onMore=${deeper} onDo=${doHint} onTake=${takeOut} onLit=${setLit} onClose=${closeHint} />`}
      ${!isPlaying && html`<${Victory} id=${id} game=${game} onAgain=${again} onShare=${() => setIsSharing(true)} />`}
      <details class="play-all"><summary><span>${say("play-more")}</span><${Icon} name="fold" size=${18} /></summary>
        ${sideOnce(2, [game.status, settings, language()], () => html`<${MoreTools} game=${game} settings=${settings} onSettings=${does.change} on=${does} />`)}
        ${sideOnce(3, [game.status, game.table.points, language()], () => html`<${Points} game=${game} onPoint=${does.setPoint} onName=${does.name} onBack=${does.back} onForget=${does.forget} />`)}
        <p class="play-away"><${Button} id="play-share" sign="link" kind="quiet" onClick=${() => setIsSharing(true)} />
          <a class="button quiet" href=${fragmentOf("solve", positionText(game))} title=${say("play-explain-tip")}>${say("play-explain")}</a></p>
      </details>
    </div>
    ${isGivingUp && html`<${SureBox} heading=${say("play-give-up")} text=${say("play-give-up-text")} onClose=${() => setIsGivingUp(false)}>${(/** @type {() => void} */ end) => html`
      <${Button} id="play-give-up-yes" kind="primary" onClick=${() => {
        solve();
        end();
      }} /><${Button} id="play-give-up-no" onClick=${end} />`}<//>`}
    ${isSharing && html`<${ShareBox} game=${now() ?? game} onClose=${() => setIsSharing(false)} />`}
  </div>`;
}

/**
 * The cells that something is done with.
 * @param {import("../board/actions.js").Action} action
 */
function cellsOf(action) {
  return action.type === "tint" ? [action.cell] : action.cells;
}

/**
 * What the rules leave to each cell, asked for again whenever a digit comes or goes; null as long as nobody wants it.
 * @param {Game | null} game
 * @param {boolean} isWanted
 */
function useCandidates(game, isWanted) {
  const [texts, setTexts] = useState(/** @type {string[] | null} */ (null));
  const line = game && isWanted ? toLine(game.table.board) : "";
  useEffect(() => {
    if (!game || !isWanted) return setTexts(null);
    let isLatest = true;
    // Where digits contradict each other there is no answer, and what was there stays.
    candidatesOf(game).then((found) => isLatest && setTexts(found), () => {});
    return () => void (isLatest = false);
  }, [line, isWanted]);
  return texts;
}

/**
 * Whether a board shows by itself that what is tried is wrong: a digit of it clashes, or nothing is left for a cell. Digits that
 * clash with each other beside it do not speak against it.
 * @param {import("../board/state.js").BoardState} board
 * @param {string[] | null} left what the rules leave to each cell, where that is known
 * @param {Record<number, string>} tried by the cells that are
 */
function refutes({ cells }, left, tried) {
  if (!Object.keys(tried).length) return false;
  return cells.some(({ clash, digit }, cell) => (clash && cell in tried) || (digit === 0 && left?.[cell] === ""));
}

/**
 * Whether something is tried from a position in which nothing is known to be wrong: what is wrong before speaks against no try.
 * @param {Game} game
 */
function beganRight({ table: { board, tries }, solution }) {
  const [first] = tries;
  return first !== undefined && !wrongIn({ ...board, cells: cellsAt(board.cells.length, first.from) }, solution).length;
}

/**
 * The board with candidates that come by themselves in place of the player's marks.
 * @param {import("../board/state.js").BoardState} board
 * @param {string[] | null} texts
 */
function withAuto(board, texts) {
  if (!texts) return board;
  const filled = withCandidates(board, texts);
  return { ...filled, cells: filled.cells.map((cell) => (cell.corner.length + cell.centre.length ? { ...cell, corner: [], centre: [] } : cell)) };
}

/**
 * Where what had the focus is gone, or can be pressed no more, the board has it: nobody has to begin at the top of the page again.
 * What has made way for a hint leaves it to the hint.
 */
function useHeldFocus() {
  const room = useRef(/** @type {HTMLElement | null} */ (null));
  const hadFocus = useRef(false);
  // On its way from one to another nothing has it, and what is drawn then must not take it.
  const isOnItsWay = useRef(false);
  useLayoutEffect(() => {
    const come = (/** @type {FocusEvent} */ { target }) => {
      hadFocus.current = target instanceof Node && (room.current?.contains(target) ?? false);
      isOnItsWay.current = false;
    };
    const leave = (/** @type {FocusEvent} */ { relatedTarget }) => void (isOnItsWay.current = relatedTarget !== null);
    // Before anybody else hears of it.
    document.addEventListener("focusin", come, true);
    document.addEventListener("blur", leave, true);
    return () => {
      document.removeEventListener("focusin", come, true);
      document.removeEventListener("blur", leave, true);
    };
  }, []);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isFolded = activeElement?.closest(".has-hint :is(.play-hand, .play-all)") && !activeElement.checkVisibility();
    if (isFolded) return /** @type {HTMLElement | null} */ (room.current?.querySelector(".play-hint .button"))?.focus({ preventScroll: true });
    // What lies behind a pause keeps the focus until the next picture, and then nothing has it.
    const isLost = (activeElement === document.body && !isOnItsWay.current) || activeElement?.matches(":disabled, [inert] *");
    // Whoever pauses has nothing else to press, and a heading is nothing to press.
    const isCovered = room.current?.querySelector(".play-cover") !== null;
    if (isCovered ? isLost || activeElement?.matches("h1") : isLost && hadFocus.current) /** @type {HTMLElement | null} */ (room.current?.querySelector(".play-cover button, .board [tabindex='0']"))?.focus({ preventScroll: true });
  });
  return room;
}
