// The solver page: two boards, where the puzzle comes from, what to show of its answer, and the way there.

import { useArrivals } from "../arrivals.js";
import { acted, notedIn } from "../board/actions.js";
import { countsOf, housesAt } from "../board/board.js";
import { entered, marked, penAfter } from "../board/events.js";
import { clashWords, entryWords, inTimeWords, markWords, symbolsOf, untintedWords } from "../board/labels.js";
import { Board, Keypad } from "../board/render.js";
import { boxOf, EMPTY } from "../board/state.js";
import { clipboardText, copy } from "../clipboard.js";
import { Icon } from "../ui/icons.js";
import { lazy } from "../ui/lazy.js";
import { usePageKeys } from "../keys.js";
import { announce } from "../live.js";
import { fragmentOf } from "../router.js";
import { ResultPanel, verdict } from "../solver/answer.js";
import { withAnswerAt } from "../solver/answers.js";
import { SOLVER_KEYS } from "../solver/keys.js";
import { packed } from "../solver/link.js";
import { ModeBar, StartButton, summaryOf } from "../solver/modes.js";
import { Button, Tabs } from "../solver/parts.js";
import { isSoon } from "../solver/outcome.js";
import { Player } from "../solver/player.js";
import { RulesBox } from "../solver/rules.js";
import { About, SourceBar, TableNote, TableTools } from "../solver/source.js";
import { questionBoard } from "../solver/state.js";
import { FileView } from "../solver/text.js";
import { useIsLong, usePlaying, useSolver } from "../solver/use.js";
import { answerShown, frontOf, litNow, played, progressText } from "../solver/view.js";
import { reached, walked } from "../solver/walk.js";
import { WatchPanel } from "../solver/watch.js";
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../ui.js";
import { language, say } from "../words.js";

/** @typedef {import("../solver/state.js").State} State */
/** @typedef {import("../solver/view.js").Front} Front */

/** What not everybody wants to see. */
const ExportBox = lazy(async () => (await import("../solver/export.js")).ExportBox);
const PasteBox = lazy(async () => (await import("../solver/paste.js")).PasteBox);
const KeepBox = lazy(async () => (await import("../solver/keep-box.js")).KeepBox);
const VariantsBox = lazy(async () => (await import("../solver/variants-box.js")).VariantsBox);
const SamplesBox = lazy(async () => (await import("../solver/samples-box.js")).SamplesBox);
const WayPanel = lazy(async () => (await import("../solver/way.js")).WayPanel);
const RacePanel = lazy(async () => (await import("../solver/race.js")).RacePanel);

/** Where the cursor is at first. @type {import("../board/events.js").Selection} */
const FIRST_CELL = { selected: [0], cursor: 0 };

/** @type {import("../solver/state.js").View[]} */
const VIEWS = ["result", "way", "watch", "race"];

/**
 * The solver page.
 * @param {{ place: import("../router.js").Place, returns?: number }} props `returns`: how often Nonet has come back after a silence
 */
export function Solver({ place, returns = 0 }) {
  const { state, latest, change, work, take, loadFile } = useSolver(place.rest, returns);
  const [isOpen, setIsOpen] = useState(false);
  const [isPasting, setIsPasting] = useState(false);
  const [isKeeping, setIsKeeping] = useState(false);
  const [isExporting, setIsExporting] = useState(false);
  const [isListing, setIsListing] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  const answer = useRef(/** @type {HTMLElement | null} */ (null));
  const isLong = useIsLong(state);
  const isOver = useArrivals(work, take);
  usePlaying(state, change);
  useTold(state);
  useRoom();
  // Whoever chooses a step of a trial wants to see it.
  useEffect(() => {
    if (state.inside.length > 0 && state.inside.length % 2 === 0) show(answer.current);
  }, [state.inside]);
  const board = questionBoard(state);
  const hasMarks = state.table.text !== null;
  const canAsk = board !== null && (state.source === "file" || hasMarks || board.rules !== null || countsOf(board).empty < board.cells.length);
  const set = (/** @type {Partial<State>} */ some) => change((now) => ({ ...now, ...some }));
  // After the first answer another mode shows its own, unless that may take long.
  const again = () => {
    const now = latest();
    if (now.result && isSoon(now)) void work.start({ isAgain: true });
  };
  const chooseMode = (/** @type {Partial<State>} */ some) => {
    set(some);
    again();
  };
  const chooseMethod = async (/** @type {(state: State) => State} */ how) => {
    const before = latest().method;
    await work.chooseReasoner(how);
    if (latest().method !== before) again();
  };
  const begin = () => {
    setIsOpen(false);
    void work.start().then(() => show(answer.current));
  };
  const takeText = (/** @type {string} */ text) => take(text, say("solver-pasted"));
  const paste = async () => {
    const text = await clipboardText();
    if (text) takeText(text);
    else setIsPasting(true);
  };
  const addressAt = async (/** @type {"solve" | "own"} */ page) => {
    const line = await work.line().catch(() => "");
    const shape = board && !board.rules && board.boxRows !== board.boxColumns ? [boxOf(board)] : [];
    return line && fragmentOf(page, await packed(line), ...shape);
  };
  const play = async () => {
    const address = await addressAt("own");
    if (address) location.hash = address;
  };
  const share = async () => {
    const address = await addressAt("solve");
    const isDone = address !== "" && await copy(location.href.split("#")[0] + address);
    setIsCopied(isDone);
    announce(say(isDone ? "solver-copied" : "solver-not-copied"));
    setTimeout(() => setIsCopied(false), 2500);
  };
  const toggleEntry = () => {
    announce(say(state.isEntry ? "solver-entry-off" : "solver-entry-on"));
    set({ isEntry: !state.isEntry });
  };
  const takePen = (/** @type {import("../board/events.js").Pen} */ pen) => {
    announce(say(`solver-pen-${pen}`));
    set({ pen, tinted: 0 });
  };
  const inTime = (/** @type {"undo" | "redo"} */ way) => {
    const before = latest();
    work[way]();
    announce(inTimeWords(way, before.table.board, latest() === before ? null : latest().table.board));
  };
  /** Whether there is anything to step through. @param {1 | -1} by */
  const step = (by) => {
    const before = latest();
    const next = stepped(before, by);
    if (next) change(() => next);
    return next !== null || played(before) !== null;
  };
  const { front, bringToFront } = useFront(state);
  usePageKeys({
    keymap: SOLVER_KEYS,
    perform: (action, event) => onPageKey(action, event, { state, step, begin, work, inTime, toggleEntry, takePen }),
    // Whoever clicks a button and then types a puzzle in looks at the cell that stays empty.
    claims: ({ type }) => type === "skip" && state.isEntry && front === "question",
  });
  // What has not changed is not drawn again: playing changes the answer many times a second.
  const now = played(state);
  // Whoever asks for a way, or for a search to watch, wants to see it: board and player stand at the top of the page, and in a
  // small window that is far above. Whoever goes through the tabs stays there.
  useEffect(() => {
    if (!now || document.activeElement?.matches("[role=tab]")) return;
    setIsOpen(false);
    whenSettled((behavior) => scrollTo({ top: 0, behavior }));
  }, [now?.kind]);
  const question = useMemo(
    () => html`<${Question} isFront=${front === "question"} onFront=${bringToFront} state=${state} work=${work} onShare=${share} onPlay=${play} onExport=${() => setIsExporting(true)} isCopied=${isCopied} onVariants=${() => setIsChoosing(true)} onInTime=${inTime} onEntry=${toggleEntry} onPen=${takePen} onLoad=${loadFile} />`,
    [state.table, state.history, state.left, state.listed, state.isEntry, state.pen, state.tinted, state.source, state.file, state.samples, state.sample, state.arriving, state.variants, isCopied, front],
  );
  const source = useMemo(
    () => html`<${SourceBar} state=${state} work=${work} onPaste=${paste} onKeep=${() => setIsKeeping(true)} onSamples=${() => setIsListing(true)} />`,
    [state.source, state.file, state.samples, state.folder, state.note, state.sample, state.arriving, state.recent],
  );
  const starts = html`<${StartButton} isBusy=${isLong} canStart=${board !== null || state.arriving !== null} onStart=${begin} onStop=${work.stop} />`;
  return html`<div class=${`page solver ${isOver ? "is-over" : ""} ${state.isMoreOpen ? "has-more" : ""}`}>
    <h1 class="visually-hidden">${say("solver-title")}</h1>
    <div class=${`sol-bars ${isOpen ? "is-open" : ""}`}>
      <div class="sol-fold-row">
        <button type="button" class="sol-fold" aria-expanded=${isOpen} aria-controls="solver-bars" title=${say("solver-fold-tip")} onClick=${() => setIsOpen(!isOpen)}>
          <span>${summaryOf(state)}</span><${Icon} name="fold" size=${18} /></button>
        ${starts}
      </div>
      <div id="solver-bars" class="sol-folded">
        ${source}
        <${ModeBar} state=${state} onChange=${chooseMode} onChoose=${chooseMethod} onMore=${(/** @type {boolean} */ isMoreOpen) => set({ isMoreOpen })} start=${starts} />
      </div>
    </div>
    <div class=${`sol-work has-${front} ${now ? "is-stepping" : ""}`}>
      ${question}
      <${RulesBox} state=${state} />
      <${AnswerSide} state=${state} isLong=${isLong} root=${answer} isFront=${front === "answer"} onFront=${bringToFront} />
      ${now && html`<${Player} ...${now} isPlaying=${state.isPlaying} speed=${state.speed}
        canBack=${stepped(state, -1) !== null} canNext=${stepped(state, 1) !== null}
        onAt=${(/** @type {number} */ place) => change((before) => reached(before, now.kind, Math.max(0, Math.min(now.last, place))))}
        onStep=${(/** @type {1 | -1} */ by) => change((before) => stepped(before, by) ?? before)}
        onPlay=${(/** @type {boolean} */ isPlaying) => set({ isPlaying })} onSpeed=${(/** @type {number} */ speed) => set({ speed })} />`}
      <${Panel} state=${state} set=${set} work=${work} canAsk=${board !== null} hasDigits=${canAsk}
        onAnswer=${(/** @type {number} */ at) => change((before) => withAnswerAt(before, at) ?? before)} />
    </div>
    ${(isPasting || state.pasted) && html`<${PasteBox} key=${state.pasted ? state.pasted.text : ""} pasted=${state.pasted} onText=${takeText} onClose=${() => {
      setIsPasting(false);
      set({ pasted: null });
    }} />`}
    ${isChoosing && html`<${VariantsBox} state=${state} work=${work} onClose=${() => setIsChoosing(false)} />`}
    ${isKeeping && html`<${KeepBox} state=${state} own=${work.own} onClose=${() => setIsKeeping(false)} />`}
    ${isExporting && html`<${ExportBox} state=${state} onShare=${share} onClose=${() => setIsExporting(false)} />`}
    ${isListing && html`<${SamplesBox} state=${state} work=${work} onKeep=${() => setIsKeeping(true)} onClose=${() => setIsListing(false)} />`}
    ${isOver && html`<div class="sol-drop" aria-hidden="true"><${Icon} name="into" size=${40} /><b>${say("solver-drop")}</b></div>`}
  </div>`;
}

/**
 * One further or one back in what is played, or among all answers; null where there is nothing more.
 * @param {State} state
 * @param {1 | -1} by
 * @returns {State | null}
 */
function stepped(state, by) {
  const now = played(state);
  if (!now && state.answers && state.view === "result") return withAnswerAt(state, state.answers.at + by);
  if (now?.kind === "way") return walked(state, by);
  const place = (now?.at ?? 0) + by;
  return now && place >= 0 && place <= now.last ? reached(state, now.kind, place) : null;
}

/**
 * Which board has the room: the one that is worth it, or the one that somebody has asked for since.
 * @param {State} state
 * @returns {{ front: Front, bringToFront: (front: Front) => void }}
 */
function useFront(state) {
  const [wanted, setWanted] = useState(/** @type {Front | null} */ (null));
  // Before the picture: who asks for a board as soon as the answer is seen gets it.
  useLayoutEffect(() => setWanted(null), [state.result, state.way, state.watch?.start, state.view]);
  return { front: wanted ?? frontOf(state), bringToFront: setWanted };
}

/**
 * What both boards have above them; the small one has a way to the front there. What somebody needs to go on stays where there is little room.
 * @param {{ name: Front, text: any, isNeeded?: boolean, isFront: boolean, onFront: (front: Front) => void }} props
 */
function Caption({ name, text, isNeeded = false, isFront, onFront }) {
  return html`<div class=${isNeeded ? "sol-caption is-needed" : "sol-caption"}><h2>${say(name === "answer" ? "solver-answer" : "solver-sudoku")}</h2>
    <span>${text}</span>
    ${!isFront && html`<${Button} name=${`front-${name}`} sign="larger" kind="quiet" isBare onClick=${() => onFront(name)} />`}</div>`;
}

/**
 * The puzzle: the table, or the text of the file, with what can be done with it.
 * @param {{ isFront: boolean, onFront: (front: Front) => void, state: State, work: import("../solver/work.js").Work, onShare: () => void, onPlay: () => void, onExport: () => void, isCopied: boolean, onVariants: () => void, onInTime: (way: "undo" | "redo") => void, onEntry: () => void, onLoad: () => void, onPen: (pen: import("../board/events.js").Pen) => void }} props
 */
function Question({ isFront, onFront, state, work, onShare, onPlay, onExport, isCopied, onVariants, onInTime, onEntry, onLoad, onPen }) {
  const [chosen, setChosen] = useState(FIRST_CELL);
  const edited = useRef(-1);
  useEffect(() => {
    // The engine has looked at what was typed: a clash is said once.
    const words = clashWords(state.table.board, edited.current);
    if (!words) return;
    edited.current = -1;
    announce(words);
  }, [state.table.board]);
  const { table, source, file } = state;
  // A board that has become smaller has no such cells.
  const selection = chosen.cursor < table.board.cells.length && chosen.selected.every((cell) => cell < table.board.cells.length) ? chosen : FIRST_CELL;
  const mark = (/** @type {number} */ digit, /** @type {Exclude<import("../board/events.js").Pen, "digit">} */ pen) => {
    const action = marked(table.board, selection, digit, pen, pen === "colour" ? state.tinted : 0);
    if (!action) return false;
    if (state.tinted) work.pick({ tinted: 0 });
    // Nobody would see the colour of a digit that is not there.
    if (action.type === "tint" && action.colour > 0 && !notedIn(table.board.cells[action.cell] ?? EMPTY).includes(action.digit)) {
      announce(untintedWords(table.board, action));
      return true;
    }
    work.edit(action);
    announce(markWords(acted(table.board, action), action));
    return true;
  };
  const edit = (/** @type {import("../board/events.js").Edit} */ what) => {
    const pen = what.type === "digit" ? what.pen ?? state.pen : "digit";
    if (what.type === "digit" && what.pen === "corner" && state.pen === "colour") {
      work.pick({ tinted: what.digit });
      announce(say("solver-tint-next", { digit: table.board.symbols[what.digit - 1] ?? "" }));
      return true;
    }
    if (what.type === "digit" && pen !== "digit") return mark(what.digit, pen);
    const { action, selection: next } = entered(table.board, selection, what, state.isEntry);
    if (!action) return false;
    edited.current = action.cells.length === 1 ? action.cells[0] ?? -1 : -1;
    work.edit(action);
    setChosen(next);
    announce(entryWords(table.board, acted(table.board, action), action.cells));
    return true;
  };
  const counts = countsOf(source === "file" ? file?.board ?? table.board : table.board);
  const hasMarks = source === "table" && table.board.cells.some((cell) => cell.candidates.length > 0);
  const kind = hasMarks ? "-pencil" : counts.marked ? "-marked" : "";
  const isCounted = source === "table" || file?.board;
  const strips = source === "table" ? stripsAt(table.board, selection.selected) : "";
  const browse = () => /** @type {HTMLInputElement | null} */ (document.querySelector(".solver input[type=file]"))?.click();
  const caption = strips || (isCounted && say(`solver-givens${kind}`, { givens: counts.given + counts.placed, marked: counts.marked }));
  const small = isFront ? {} : { onClick: () => onFront("question") };
  return html`<section class=${`sol-side question ${isFront ? "is-front" : "is-small"}`} aria-label=${say("solver-sudoku")} ...${small}>
      <${Caption} name="question" text=${caption} isNeeded=${strips !== ""} isFront=${isFront} onFront=${onFront} />
      <div class="sol-stage">${source === "file" ? html`<${FileView} file=${file} onBrowse=${browse} />` : html`
        <${Board} board=${table.board} label=${say("solver-sudoku")} editable=${true} selection=${selection} onSelect=${setChosen} onEdit=${edit} numbersShown="candidates" />`}</div>
    </section>
    <div class="sol-tools">
      ${source === "table" && html`<${Keypad} board=${table.board} onEdit=${edit} pen=${state.pen} onPen=${onPen} />`}
      <${TableTools} ...${{ state, work, onShare, onPlay, onExport, isCopied, onVariants, onInTime, onEntry, onLoad }} />
      <${TableNote} state=${state} onBack=${() => onInTime("undo")} />
      <${About} state=${state} />
    </div>`;
}

/**
 * Which digits go into the strips of the selected cell: where the rules stand below the board, one need not go there.
 * @param {import("../board/state.js").BoardState} board
 * @param {number[]} selected
 */
function stripsAt(board, selected) {
  const [cell = -1] = selected.length === 1 ? selected : [];
  const strips = housesAt(board, cell).filter(({ kind }) => kind === "strip");
  return strips.map(({ letter = "", digits }) => say("solver-strip-digits", { letter, digits: symbolsOf(board, digits) })).join(" · ");
}

/**
 * The answer's board. Until there is an answer it has nothing to show, and is not there.
 * @param {{ state: State, isLong: boolean, root: { current: HTMLElement | null }, isFront: boolean, onFront: (front: Front) => void }} props
 */
function AnswerSide({ state, isLong, root, isFront, onFront }) {
  const shown = answerShown(state);
  const lit = litNow(state);
  const share = state.work?.progress.share;
  const isBlank = !state.result && !played(state) && !shown.caption && !state.race?.solution && !(state.source === "file" && state.file?.board);
  const look = `${isFront ? "is-front" : "is-small"} ${isBlank && !isLong && !isFront ? "is-idle" : ""}`;
  const small = isFront ? {} : { onClick: () => onFront("answer") };
  // While somebody types it stays as it is.
  const board = useMemo(
    () => html`<${Board} board=${shown.board} label=${say("solver-answer")} editable=${false} drawing=${shown.drawing} colours=${shown.colours} numbersShown=${shown.numbers} lit=${lit.cells} litLinks=${lit.links} />`,
    [shown.board, shown.drawing, shown.colours, shown.numbers, lit.cells, lit.links, language()],
  );
  return html`<section class=${`sol-side answer ${look}`} aria-label=${say("solver-answer")} ref=${root} ...${small}>
    <${Caption} name="answer" text=${isLong && state.work ? progressText(state.work.progress) : shown.caption} isNeeded=${isLong} isFront=${isFront} onFront=${onFront} />
    ${isLong && html`<div class="sol-track"><progress aria-label=${say("solver-progress")} max="1" value=${share ?? undefined}></progress></div>`}
    <div class=${`sol-stage ${isBlank ? "is-blank" : ""} ${isLong ? "is-busy" : ""}`}>
      ${board}
    </div>
  </section>`;
}

/**
 * What stands beside the boards: the result, the way, watching, the race.
 * @param {{ state: State, set: (some: Partial<State>) => void, work: import("../solver/work.js").Work, canAsk: boolean, hasDigits: boolean, onAnswer: (at: number) => void }} props
 */
function Panel({ state, set, work, canAsk, hasDigits, onAnswer }) {
  const tabs = VIEWS.map((id) => ({ id, text: say(`solver-tab-${id}`), tip: say(`solver-tab-${id}-tip`) }));
  const props = { state, work, canAsk };
  const panel = useHeldFocus();
  return html`<section class="sol-panel card" aria-label=${say("solver-panel")} ref=${panel}>
    <${Tabs} label=${say("solver-panel")} tabs=${tabs} value=${state.view} onChange=${(/** @type {any} */ view) => set({ view, isPlaying: false })} />
    <div class="sol-body" role="tabpanel" id="solver-panel" aria-labelledby=${`solver-tab-${state.view}`}>
      ${state.view === "result" && html`<${ResultPanel} ...${props} canAsk=${hasDigits} onWay=${() => set({ view: "way" })}
        onAnswer=${onAnswer} />`}
      ${state.view === "way" && html`<${WayPanel} ...${props} set=${set} onAt=${(/** @type {number} */ way) => set(reached(state, "way", way))} />`}
      ${state.view === "watch" && html`<${WatchPanel} ...${props} />`}
      ${state.view === "race" && html`<${RacePanel} ...${props} />`}
    </div>
  </section>`;
}

/**
 * What a key does to the page; what it does not is the board's.
 * @param {any} action
 * @param {KeyboardEvent} event
 * @param {{ state: State, step: (by: 1 | -1) => boolean, begin: () => void, work: import("../solver/work.js").Work, inTime: (way: "undo" | "redo") => void, toggleEntry: () => void, takePen: (pen: import("../board/events.js").Pen) => void }} page
 */
function onPageKey(action, event, { state, step, begin, work, inTime, toggleEntry, takePen }) {
  switch (action.type) {
    case "undo":
    case "redo":
      inTime(action.type);
      return true;
    case "entry":
      toggleEntry();
      return true;
    case "pen":
      takePen(action.pen);
      return true;
    case "skip":
      // While a puzzle is typed in, the same key leaves a cell empty.
      if (state.isEntry) return false;
      takePen(penAfter(state.pen));
      return true;
    case "start":
      // A key that is held down begins once.
      if (!event.repeat) begin();
      return true;
    case "none":
      if (event.key !== "Escape" || !state.work) return false;
      work.stop();
      return true;
    case "step":
      return step(action.by);
    default:
      return false;
  }
}

/** The frame of the app makes room for the board. A class costs less than to look, at every change, whether there is a solver. */
function useRoom() {
  useLayoutEffect(() => {
    const frame = [document.documentElement, document.body];
    for (const element of frame) element.classList.add("in-solver");
    return () => frame.forEach((element) => element.classList.remove("in-solver"));
  }, []);
}

/** Where a button of the panel makes way for what came of it, that has the focus: nobody has to look for it from the top of the page. */
function useHeldFocus() {
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  const held = useRef(/** @type {Node | null} */ (null));
  useLayoutEffect(() => {
    const come = (/** @type {FocusEvent} */ { target }) => void (held.current = target instanceof Node && panel.current?.contains(target) ? target : null);
    document.addEventListener("focusin", come, true);
    return () => document.removeEventListener("focusin", come, true);
  }, []);
  useLayoutEffect(() => {
    // Whoever presses beside it has left what is there still.
    if (!held.current || held.current.isConnected || document.activeElement !== document.body) return;
    const next = panel.current?.querySelector(".sol-step[tabindex], .sol-invite .button, .sol-race .button");
    /** @type {HTMLElement | null | undefined} */ (next)?.focus({ preventScroll: true });
  });
  return panel;
}

/**
 * Tells screen readers what came of it, and that a puzzle has come.
 * @param {State} state
 */
function useTold({ result, file, arriving, source, pasted, table }) {
  const wasArriving = useRef(false);
  useEffect(() => {
    const hasCome = wasArriving.current && arriving === null && source === "table" && !pasted && !result;
    wasArriving.current = arriving !== null;
    if (!hasCome) return;
    const { given, placed } = countsOf(table.board);
    announce(say("solver-givens", { givens: given + placed }));
  }, [arriving]);
  useEffect(() => {
    if (result) announce([verdict(result), ...(result.answer.reasons ?? [])].map((text) => say("solver-told", { text })).join(" "));
  }, [result]);
  useEffect(() => {
    if (file?.fault) announce(file.fault.message);
  }, [file]);
}

/**
 * Brings the answer into sight where most of it is out of it.
 * @param {HTMLElement | null} element
 */
function show(element) {
  whenSettled((behavior) => {
    if (!element) return;
    const { top, bottom, height } = element.getBoundingClientRect();
    if (top >= innerHeight * 0.6 || bottom <= height / 2) element.scrollIntoView({ behavior, block: "start" });
  });
}

/**
 * Moves the page once what comes and goes has moved it: that takes the browser a frame, and would hold up what is under way.
 * @param {(behavior: ScrollBehavior) => void} move
 */
function whenSettled(move) {
  const isCalm = document.documentElement.dataset.motion === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  requestAnimationFrame(() => requestAnimationFrame(() => move(isCalm ? "auto" : "smooth")));
}
