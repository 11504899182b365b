// The review of a game that is over: one's own moves, one by one, beside Nonet's way, and what would have done where.

import { nameOf, withAfter, withCandidates } from "../board/board.js";
import { drawingOf } from "../board/drawing.js";
import { Board } from "../board/render.js";
import { faultWords } from "../engine.js";
import { useNames } from "../make/names.js";
import { clockText } from "../pages/records-state.js";
import { fragmentOf } from "../router.js";
import { Player } from "../solver/player.js";
import { wayBoard } from "../solver/replay.js";
import { UNLIT } from "../solver/sentences.js";
import { PACES } from "../solver/state.js";
import { Told, written } from "../solver/told.js";
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../ui.js";
import { Button } from "../ui/button.js";
import { Segments } from "../ui/choices.js";
import { Icon } from "../ui/icons.js";
import { say } from "../words.js";
import { candidatesOf, foundAt, wayOf } from "./asking.js";
import { beginningOf, boardsOf, foundIn, movesOf, withoutWrong } from "./review-state.js";

/** @typedef {import("./game.js").Game} Game */
/** @typedef {import("./review-state.js").Move} Move */
/** @typedef {import("./review-state.js").Found} Found */

/** How fast it plays at first: one of the paces of the player. */
const FIRST_SPEED = 1;

/** What is said of each kind of move. @type {Record<string, string>} */
const MOVES = {
  right: "play-review-placed", wrong: "play-review-wrong", placed: "play-review-placed", emptied: "play-review-emptied",
  hint: "play-review-hint", singles: "play-review-singles", solve: "play-review-solve", try: "play-review-tried", back: "play-review-back", again: "play-review-again",
};

/**
 * The review. Keys that undo and redo lead back and on; `keys` takes what does that.
 * @param {{ id: number, game: Game, keys: { current: ((action: { type: string }) => boolean) | null } }} props
 */
export function Review({ id, game, keys }) {
  const [which, setWhich] = useState(/** @type {"own" | "nonet"} */ ("own"));
  const [at, setAt] = useState({ own: 0, nonet: 0 });
  const [isPlaying, setIsPlaying] = useState(false);
  const [speed, setSpeed] = useState(FIRST_SPEED);
  const [lit, setLit] = useState(UNLIT);
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  const { start, moves, boards } = useMemo(() => {
    const beginning = beginningOf(game.table.board);
    const all = movesOf(game);
    return { start: beginning, moves: all, boards: boardsOf(beginning, all, game.solution) };
  }, [game.turns, game.table.board.houses]);
  const { way, wrong } = useWay(game, start);
  const found = useFound(game, moves, boards);
  const names = useNames(game.hints.length > 0);
  const last = { own: moves.length, nonet: way?.steps.length ?? 0 };
  const now = Math.min(at[which], last[which]);
  const go = (/** @type {number} */ place, kind = which) => {
    setAt({ ...at, [kind]: Math.max(0, Math.min(last[kind], place)) });
    setWhich(kind);
    setLit(UNLIT);
  };
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (now >= last[which]) return void setIsPlaying(false);
    const timer = setTimeout(() => go(now + 1), PACES[speed]);
    return () => clearTimeout(timer);
  }, [isPlaying, now, which, speed, last.nonet]);
  keys.current = ({ type }) => {
    if (type !== "undo" && type !== "redo") return false;
    go(now + (type === "undo" ? -1 : 1));
    return true;
  };
  useLayoutEffect(() => () => void (keys.current = null), []);
  const move = moves[now - 1];
  const step = which === "nonet" ? way?.steps[now] : undefined;
  const how = useHow(game, which === "own" && move ? { move: now - 1, board: boards[now - 1] ?? start, found: found.get(now - 1) } : null);
  const shown = which === "own" ? (how.shown ?? { board: boards[now] ?? start, drawing: null }) : nonetShown(way, now, start);
  const changed = which === "own" && move && !how.shown ? move.changes.map(([cell]) => cell) : [];
  const moveText = (/** @type {Move} */ one) => textOf(one, start);
  const text = which === "own" ? (move ? moveText(move) : say("play-review-begin")) : step ? `${step.name}: ${written(step.conclusion)}` : say("play-review-end");
  return html`<div class="page play play-review">
    <h1 ref=${heading} class="visually-hidden" tabindex="-1">${say("play-review")}</h1>
    <div class="play-status"><p class="play-name" aria-hidden="true"><strong>${say("play-review")}</strong></p>
      <p class="play-mistakes">${say("play-mistakes", { mistakes: game.mistakes })}</p>
      <p><a class="button quiet" href=${fragmentOf("play", String(id))} title=${say("play-review-close-tip")}><${Icon} name="previous" size=${18} /><span>${say("play-review-close")}</span></a></p></div>
    <div class="play-stage"><${Board} board=${shown.board} drawing=${shown.drawing} label=${say("play-review")} editable=${false}
      lit=${lit.cells.length ? lit.cells : changed} litLinks=${lit.links} numbersShown="candidates" /></div>
    <div class="play-side">
      <${Segments} name="review-which" label=${say("play-review-which")} value=${which} onChange=${(/** @type {"own" | "nonet"} */ value) => go(at[value], value)}
        options=${[{ value: "own", text: say("play-review-own"), tip: say("play-review-own-tip") }, { value: "nonet", text: say("play-review-nonet"), tip: say("play-review-nonet-tip") }]} />
      <${Player} at=${now} last=${last[which]} isPlaying=${isPlaying} speed=${speed} text=${text} now=${text} canBack=${now > 0} canNext=${now < last[which]}
        onAt=${(/** @type {number} */ place) => go(place)} onStep=${(/** @type {1 | -1} */ by) => go(now + by)} onPlay=${setIsPlaying} onSpeed=${setSpeed} />
      <section class="card review-now" aria-live="polite">
        ${which === "own"
          ? html`<h2>${move ? html`<${Sign} move=${move} />` : null}${text}</h2>
            ${move && html`<p class="faint small">${say("play-review-at", { time: clockText(move.at / 1000), number: now, of: moves.length })}</p>`}
            ${move && move.hints.length > 0 && html`<p>${hintsText(move, names.byId)}</p>`}
            ${move && html`<${Done} found=${found.get(now - 1)} move=${move} how=${how} board=${start} onLit=${setLit} />`}`
          : step
            ? html`<h2>${step.name}</h2><${Told} step=${step} board=${shown.board} onLit=${setLit} />`
            : html`<p>${wrong || (way ? say("play-review-end") : say("page-busy"))}</p>`}
      </section>
      <div class=${`review-lists is-${which}`}>
        <section class="review-own" aria-labelledby="review-own-head"><h3 id="review-own-head">${say("play-review-own")}</h3>
          <${List} at=${which === "own" ? now - 1 : -1} onAt=${(/** @type {number} */ index) => go(index + 1, "own")}
            rows=${moves.map((one, index) => ({ sign: html`<${Sign} move=${one} />`, text: moveText(one), note: found.get(index)?.hardest.name ?? "" }))} /></section>
        <section class="review-nonet" aria-labelledby="review-nonet-head"><h3 id="review-nonet-head">${say("play-review-nonet")}</h3>
          ${way ? html`<${List} at=${which === "nonet" ? now : -1} onAt=${(/** @type {number} */ index) => go(index, "nonet")}
            rows=${way.steps.map((/** @type {any} */ one) => ({ sign: null, text: written(one.conclusion), note: one.name }))} />` : html`<p class="faint small">${wrong || say("page-busy")}</p>`}</section>
      </div>
    </div>
  </div>`;
}

/**
 * A list of moves or steps, of which one is shown. It keeps that one in sight.
 * @param {{ rows: { sign: any, text: string, note: string }[], at: number, onAt: (index: number) => void }} props
 */
function List({ rows, at, onAt }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    const room = list.current;
    const row = /** @type {HTMLElement | undefined} */ (room?.children[at]);
    if (!room || !row) return;
    const above = row.offsetTop - room.offsetTop;
    if (above < room.scrollTop || above + row.offsetHeight > room.scrollTop + room.clientHeight) room.scrollTop = above - room.clientHeight / 2;
  }, [at]);
  return html`<ol class="review-list" ref=${list}>${rows.map(({ sign, text, note }, index) => html`<li>
    <button type="button" title=${say("play-review-show-tip")} aria-current=${index === at ? "step" : undefined} onClick=${() => onAt(index)}>
      <span class="review-what">${sign}${text}</span>${note && html`<span class="faint small">${note}</span>`}</button></li>`)}</ol>`;
}

/**
 * What a move was, at a glance.
 * @param {{ move: Move }} props
 */
function Sign({ move }) {
  if (move.kind === "wrong") return html`<span class="review-sign is-wrong"><${Icon} name="cross" size=${16} /></span>`;
  if (move.kind === "hint" || move.hints.length) return html`<span class="review-sign is-hint"><${Icon} name="solve" size=${16} /></span>`;
  return null;
}

/**
 * Which technique would have done, and the way to see it.
 * @param {{ found: Found | undefined, move: Move, how: ReturnType<typeof useHow>, board: import("../board/state.js").BoardState, onLit: (lit: typeof UNLIT) => void }} props
 */
function Done({ found, move, how, board, onLit }) {
  if (move.isWrong) return html`<p>${say("play-review-mistake")}</p>`;
  if (!found) return null;
  const { hardest, steps } = found;
  return html`<p>${say(steps.length > 1 ? "play-review-would-way" : "play-review-would", { name: hardest.name, steps: steps.length })}</p>
    ${how.shown && html`<${Told} step=${hardest} board=${board} onLit=${onLit} />`}
    <p class="actions"><${Button} id=${how.shown ? "play-review-hide" : "play-review-how"} pressed=${how.shown !== null} onClick=${how.toggle} /></p>`;
}

/**
 * What a move was, in words.
 * @param {Move} move
 * @param {import("../board/state.js").BoardState} board
 */
function textOf({ kind, changes }, board) {
  const [first] = changes;
  const cell = first ? nameOf(board, first[0]) : "";
  const digit = first ? (board.symbols[first[1] - 1] ?? "") : "";
  return say(MOVES[kind] ?? "", { count: changes.length, cell, digit });
}

/**
 * The hints that were taken before a move.
 * @param {Move} move
 * @param {Map<string, string>} names
 */
function hintsText({ hints }, names) {
  const about = [...new Set(hints.map(({ technique }) => names.get(technique)).filter(Boolean))].join(", ");
  return about ? say("play-review-hints-about", { about }) : say("play-review-hints");
}

/**
 * Nonet's way through the puzzle, once it is there, or why there is none.
 * @param {Game} game
 * @param {import("../board/state.js").BoardState} start
 */
function useWay(game, start) {
  const [told, setTold] = useState(/** @type {{ way: import("../solver/state.js").Way | null, wrong: string }} */ ({ way: null, wrong: "" }));
  useEffect(() => {
    const ending = new AbortController();
    if (!game.solution) return void setTold({ way: null, wrong: say("play-no-solution") });
    wayOf(game, start, ending.signal).then(
      (way) => setTold({ way, wrong: "" }),
      (error) => ending.signal.aborted || setTold({ way: null, wrong: faultWords(error) || say("play-review-no-way") }),
    );
    return () => ending.abort();
  }, [start]);
  return told;
}

/**
 * How each of the player's digits could have been found, one after the other as it becomes known.
 * @param {Game} game
 * @param {Move[]} moves
 * @param {import("../board/state.js").BoardState[]} boards
 */
function useFound(game, moves, boards) {
  const [found, setFound] = useState(/** @type {Map<number, Found>} */ (new Map()));
  useEffect(() => {
    const ending = new AbortController();
    const look = async () => {
      const { solution } = game;
      if (!solution) return;
      for (const { move, cell, digit } of foundIn(moves)) {
        const board = withoutWrong(boards[move] ?? beginningOf(game.table.board), solution);
        const one = await foundAt(game, board, cell, digit, ending.signal).catch(() => null);
        if (ending.signal.aborted) return;
        if (one) setFound((known) => new Map(known).set(move, one));
      }
    };
    void look();
    return () => ending.abort();
  }, [moves]);
  return found;
}

/**
 * Whether it is shown on the board how a digit could have been found, until somebody goes on.
 * @param {Game} game
 * @param {{ move: number, board: import("../board/state.js").BoardState, found: Found | undefined } | null} asked
 */
function useHow(game, asked) {
  const [how, setHow] = useState(/** @type {{ move: number, board: any, drawing: any } | null} */ (null));
  const isShown = how !== null && how.move === asked?.move;
  const toggle = async () => {
    if (isShown || !asked?.found || !game.solution) return setHow(null);
    const { steps, hardest } = asked.found;
    const before = steps[steps.indexOf(hardest) - 1];
    const position = withoutWrong(asked.board, game.solution);
    try {
      const board = before ? withAfter(position, before.after) : withCandidates(position, await candidatesOf(game, position));
      setHow({ move: asked.move, board, drawing: drawingOf(hardest, board) });
    } catch {
      setHow(null);
    }
  };
  return { shown: isShown ? { board: how.board, drawing: how.drawing } : null, toggle: () => void toggle() };
}

/**
 * The board of Nonet's way, with the step that comes next drawn on it.
 * @param {import("../solver/state.js").Way | null} way
 * @param {number} at
 * @param {import("../board/state.js").BoardState} start
 */
function nonetShown(way, at, start) {
  if (!way) return { board: start, drawing: null };
  const board = wayBoard(way, at);
  const step = way.steps[at];
  return { board, drawing: step ? drawingOf(step, board) : null };
}
