// A puzzle that somebody brings, in a link or of their own: it is read, checked, and opened as a game of its own. A game that is
// not over with the same puzzle goes on; none is ever replaced.

import { ask, faultWords } from "../engine.js";
import { broughtGame, readPuzzle } from "../play/asking.js";
import { likely } from "../play/games-state.js";
import { wishIn } from "../play/new-state.js";
import { isOfLater, progressIn, withProgress } from "../play/progress.js";
import { beginningOf } from "../play/review-state.js";
import { positionOf, triedCells } from "../play/tries.js";
import { putAway } from "../play/use.js";
import { fragmentOf } from "../router.js";
import { puzzlesIn, sizesOf } from "../solver/kept.js";
import { isTorn, packed, puzzleIn } from "../solver/link.js";
import { store } from "../store.js";
import { useWayOut } from "../turns.js";
import { html, useEffect, useState } from "../ui.js";
import { Button } from "../ui/button.js";
import { Icon } from "../ui/icons.js";
import { say } from "../words.js";

/** @typedef {import("../play/asking.js").Brought} Brought */
/** @typedef {import("../play/asking.js").Puzzle} Puzzle */

/** How many reasons are told: one is enough to know, and the solver has all of them. */
const MOST_REASONS = 4;

/**
 * What has come of it so far: what the engine could not read, or what it found, or the puzzles of a text that has several.
 * @typedef {{ fault: string, brought: Brought | null, list: string[], solver: string }} Found
 */

/** @type {Found} */
const NOTHING = { fault: "", brought: null, list: [], solver: fragmentOf("solve") };

/**
 * The game that is not over with this puzzle, if there is one.
 * @param {Puzzle} puzzle
 */
async function gameWith({ board, line }) {
  const givens = board.cells.map(({ kind, digit }) => (kind === "given" ? (board.symbols[digit - 1] ?? ".") : ".")).join("");
  const box = board.boxRows ? `${board.boxRows}x${board.boxColumns}` : "none";
  for (const { id } of likely(await store.games.list().catch(() => []), { givens, box })) {
    const { state } = await store.games.get(id);
    if (state?.puzzle === line) return id;
  }
  return null;
}

/**
 * The page. Whoever goes back from the game comes to where the puzzle came from.
 * @param {{ place: import("../router.js").Place }} props
 */
export function BroughtPage({ place: { page, rest } }) {
  const [found, setFound] = useState(NOTHING);
  const [wrong, setWrong] = useState("");
  const leave = useWayOut();
  const address = rest.join("/");
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const put = (/** @type {Partial<Found>} */ some) => void (signal.aborted || setFound({ ...NOTHING, ...some }));
    put({});
    const open = async () => {
      const { text, box: shape } = puzzleIn(rest);
      // What is in the link of a game is nothing for the solver.
      const isGame = page === "g";
      const solver = isGame ? fragmentOf("solve") : fragmentOf("solve", ...rest);
      try {
        const progress = isGame ? progressIn(await text) : null;
        if (isTorn(await text)) return put({ fault: say("play-link-cut"), solver });
        if (isGame && !progress) return put({ fault: say(isOfLater(await text) ? "play-link-later" : "play-link-broken"), solver });
        const box = progress ? progress.box : shape;
        // What is wrong with the text is found again when it is read.
        const list = progress ? [] : await puzzlesIn(await text, ask).catch(() => []);
        if (list.length) return put({ list });
        const puzzle = await readPuzzle(progress ? progress.puzzle : await text, box, signal);
        const before = progress ? null : await gameWith(puzzle);
        if (signal.aborted) return;
        if (before !== null) return goTo(before);
        const { isStrict } = wishIn(store.settings().newGame);
        const brought = advanced(await broughtGame(puzzle, { kind: page === "own" ? "own" : "link", isStrict, signal }), progress);
        if (signal.aborted) return;
        const isFine = brought.game && brought.count === 1 && !brought.isFull;
        if (isFine && brought.game) goTo((await putAway(brought.game)).id);
        else put({ brought, solver: fragmentOf("solve", await packed(puzzle.line), ...(box ? [box] : [])) });
      } catch (error) {
        put({ fault: faultWords(error), solver });
      }
    };
    void open();
    return () => ending.abort();
  }, [page, address]);
  const { fault, brought, list, solver } = found;
  const play = () => leave(async () => {
    if (brought?.game) goTo((await putAway(brought.game)).id);
  }).catch((error) => setWrong(faultWords(error)));
  if (list.length) return html`<${Several} list=${list} />`;
  if (!fault && !brought) {
    return html`<section class="page narrow notice"><h1 tabindex="-1">${say("play-brought-busy")}</h1><progress aria-label=${say("play-brought-busy")}></progress>
      <p class="actions"><a class="button" href="#/" title=${say("page-home-tip")}>${say("play-brought-stop")}</a></p></section>`;
  }
  const kind = fault ? "fault" : brought?.isFull && brought.count ? "full" : brought?.count === 0 ? "none" : brought?.count === 2 ? "several" : "unknown";
  const canPlay = kind === "several" || kind === "unknown";
  return html`<section class="page narrow notice" role="alert">
    <span class="notice-sign"><${Icon} name=${kind === "several" ? "several" : "warning"} size=${28} /></span>
    <h1 tabindex="-1">${say(`play-brought-${kind}`)}</h1>
    ${fault ? html`<p>${fault}</p>` : html`<p>${say(`play-brought-${kind}-text`)}</p>`}
    ${brought?.reasons.slice(0, MOST_REASONS).map((reason) => html`<p class="faint">${reason}</p>`)}
    ${wrong && html`<p class="wrong">${wrong}</p>`}
    <p class="actions">${canPlay && html`<${Button} id="play-brought-rules" kind="primary" onClick=${() => void play()} />`}
      <a class=${canPlay ? "button" : "button primary"} href=${solver} title=${say("play-brought-solver-tip")}>${say("play-brought-solver")}</a>
      <a class="button quiet" href="#/" title=${say("page-home-tip")}>${say("page-home")}</a></p>
  </section>`;
}

/**
 * The puzzles of a text that has several, to choose from. A game takes the place of the puzzle that was chosen: going back leads here.
 * @param {{ list: string[] }} props
 */
function Several({ list }) {
  const one = (/** @type {string} */ line, /** @type {number} */ index) => html`<li><a class="button" href=${fragmentOf("own", line)} title=${line}>
    <span>${index + 1}</span> · <span>${say("solver-givens", { givens: sizesOf(line).givens })}</span></a></li>`;
  return html`<section class="page narrow notice" role="alert">
    <span class="notice-sign"><${Icon} name="several" size=${28} /></span>
    <h1 tabindex="-1">${say("play-brought-list")}</h1>
    <p>${say("play-brought-list-text")}</p>
    <ul class="actions brought-list" role="list">${list.map(one)}</ul>
    <p class="actions"><a class="button quiet" href="#/" title=${say("page-home-tip")}>${say("page-home")}</a></p>
  </section>`;
}

/**
 * The game as far as somebody has come with it.
 * @param {Brought} brought
 * @param {ReturnType<typeof progressIn>} progress
 * @returns {Brought}
 */
function advanced(brought, progress) {
  const { game } = brought;
  if (!game || !progress) return brought;
  const { played, cells, tries } = progress;
  const beginning = beginningOf(game.table.board);
  const board = withProgress(beginning, cells);
  const table = { ...game.table, board, tries: tries.map((told) => ({ name: "", from: positionOf(withProgress(beginning, told).cells) })) };
  // A review begins with what came with the link.
  const tried = triedCells(table);
  const turns = board.cells.flatMap(({ kind, digit }, cell) => (kind === "placed" ? [/** @type {import("../play/game.js").Turn} */ (tried.has(cell) ? [0, cell, digit, "try"] : [0, cell, digit])] : []));
  return { ...brought, game: { ...game, ...played, turns, table } };
}

/**
 * Opens a game in place of the address that led to it.
 * @param {number} id
 */
function goTo(id) {
  location.replace(fragmentOf("play", String(id)));
}
