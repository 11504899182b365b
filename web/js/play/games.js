// The games that were begun, as cards: what the start page remembers, and the list of all of them.

import { Thumbnail } from "../board/thumbnail.js";
import { faultWords } from "../engine.js";
import { levelName } from "../levels.js";
import { sizeOf } from "../make/wish.js";
import { clockText } from "../pages/records-state.js";
import { fragmentOf } from "../router.js";
import { store, unlessGone } from "../store.js";
import { keepsUp, tellTabs } from "../tabs.js";
import { useTurns } from "../turns.js";
import { html, useEffect, useState } from "../ui.js";
import { Button } from "../ui/button.js";
import { dayText } from "../ui/numbers.js";
import { SureBox } from "../ui/sure-box.js";
import { language, say } from "../words.js";
import { boardOf } from "./asking.js";
import { newestFirst, pictureOf, shareOf } from "./games-state.js";
import { arrived } from "./left.js";
import { cellsOf } from "./tries.js";
import { useVarieties } from "./varieties.js";

/** @typedef {import("../store.js").Game} Stored */

/**
 * All games, the last one first, and the records; read again when somebody comes back, or another tab has changed them.
 * @returns {{ games: Stored[] | null, records: import("../store.js").GameRecord[], wrong: string, remove: (ids: number[]) => Promise<void> }}
 */
export function useGames() {
  const [games, setGames] = useState(/** @type {Stored[] | null} */ (null));
  const [records, setRecords] = useState(/** @type {import("../store.js").GameRecord[]} */ ([]));
  const [wrong, setWrong] = useState("");
  const takeTurn = useTurns();
  const load = async () => {
    const isWanted = takeTurn();
    try {
      // What has just been left is listed as it was left.
      await arrived();
      const [all, done] = await Promise.all([store.games.list(), store.records.list()]);
      if (!isWanted()) return;
      setGames(newestFirst(all));
      setRecords(done);
      setWrong("");
    } catch (error) {
      if (!isWanted()) return;
      setGames((now) => now ?? []);
      setWrong(faultWords(error));
    }
  };
  useEffect(() => {
    void load();
    return keepsUp("games", () => void load());
  }, []);
  const remove = async (/** @type {number[]} */ ids) => {
    try {
      for (const id of ids) await store.games.remove(id).catch(unlessGone);
      tellTabs("games");
      await load();
    } catch (error) {
      await load();
      setWrong(faultWords(error));
    }
  };
  return { games, records, wrong, remove };
}

/**
 * A game to go on with, or to look at again.
 * @param {{ game: Stored, varieties: ReturnType<typeof useVarieties>, onRemove: (game: Stored) => void }} props
 */
function GameCard({ game, varieties, onRemove }) {
  const { summary } = game;
  const isOpen = summary.status === "playing";
  const time = clockText(summary.spent / 1000);
  const name = nameOf(summary, varieties);
  return html`<article class=${`card play-card is-${summary.status}`}>
    <a href=${fragmentOf("play", String(game.id))} title=${say(isOpen ? "play-continue-tip" : "play-look-tip")}>
      <${GamePicture} game=${game} />
      <span class="play-card-text"><strong>${isOpen ? say("play-continue") : stateWords(summary)}</strong>
        <span>${name}</span>
        <span class="faint small">${isOpen ? `${time} · ${say("play-continue-share", { share: shareOf(summary) })}` : whenWords(game)}</span></span>
    </a>
    <${Button} id="play-delete" sign="clear" kind="quiet" isBare text=${say("play-delete-of", { name })} onClick=${() => onRemove(game)} />
  </article>`;
}

/** @param {Record<string, any>} summary */
function stateWords({ status, spent }) {
  return status === "solved" ? say("play-solved-in", { time: clockText(spent / 1000) }) : say(status === "lost" ? "play-end-lost" : "play-ended");
}

/** @param {Stored} game */
function whenWords({ updated = "" }) {
  const time = new Date(updated);
  return Number.isNaN(time.getTime()) ? "" : new Intl.DateTimeFormat(language(), { dateStyle: "medium", timeStyle: "short" }).format(time);
}

/**
 * What a game is called: its level, what is special about it, and its day.
 * @param {Record<string, any>} summary
 * @param {ReturnType<typeof useVarieties>} varieties the names of rules
 */
function nameOf({ level, kind, box = "", variants = [], date }, varieties) {
  const size = sizeOf(box);
  return [
    level ? levelName(level) : say(`play-kind-${kind ?? "own"}`),
    ...(/^\d+x\d+$/.test(box) && size !== 9 ? [say("rooms-size", { size })] : []),
    ...variants.flatMap((/** @type {string} */ id) => varieties.get(id)?.name ?? []),
    ...(date ? [dayText(date)] : []),
  ].join(" · ");
}

/**
 * The board of a game. One with rules of its own has to be read first.
 * @param {{ game: Stored }} props
 */
function GamePicture({ game }) {
  const { id, revision, summary } = game;
  const plain = pictureOf(summary);
  const [read, setRead] = useState(/** @type {import("../board/state.js").BoardState | null} */ (null));
  useEffect(() => {
    if (plain) return undefined;
    let isWanted = true;
    const load = async () => {
      const { state } = await store.games.get(id);
      const saved = /** @type {import("./saved.js").Saved} */ (state);
      const board = await boardOf(saved.puzzle, saved.box);
      if (isWanted) setRead({ ...board, cells: cellsOf(board.cells.length, saved.cells) });
    };
    // A picture that cannot be had is none.
    load().catch(() => {});
    return () => void (isWanted = false);
  }, [id, revision]);
  const board = plain ?? read;
  return html`<span class="play-card-picture" aria-hidden="true">${board && html`<${Thumbnail} board=${board} />`}</span>`;
}

/**
 * Games as cards, each with a way to delete it; `all` are those that may be asked about.
 * @param {Stored[]} all
 * @param {(ids: number[]) => Promise<void>} remove
 * @returns {{ cards: (games: Stored[]) => any, box: any, askToDelete: (games: Stored[]) => void }}
 */
export function useCards(all, remove) {
  const varieties = useVarieties(all.some(({ summary }) => summary.variants?.length > 0));
  // A box that has just closed may say so after the next one is open: each question has its number.
  const [{ asked, turn }, setQuestion] = useState({ asked: /** @type {Stored[]} */ ([]), turn: 0 });
  const askToDelete = (/** @type {Stored[]} */ games) => setQuestion((now) => ({ asked: games, turn: now.turn + 1 }));
  const go = async () => {
    await remove(asked.map(({ id }) => id));
    // The button that was pressed may be gone.
    const now = document.activeElement;
    if (now === null || now === document.body) document.getElementById("main")?.focus({ preventScroll: true });
  };
  const close = () => setQuestion((now) => (now.turn === turn ? { ...now, asked: [] } : now));
  const [one] = asked;
  const text = asked.length === 1 && one
    ? say("play-delete-text", { name: nameOf(one.summary, varieties), time: clockText(one.summary.spent / 1000) })
    : say("play-delete-many", { count: asked.length });
  const card = (/** @type {Stored} */ game) => html`<${GameCard} key=${game.id} game=${game} varieties=${varieties} onRemove=${() => askToDelete([game])} />`;
  return {
    cards: (games) => html`<div class="play-cards">${games.map(card)}</div>`,
    box: asked.length > 0 && html`<${SureBox} key=${turn} heading=${say("play-delete-heading")} text=${text} onClose=${close}>${(/** @type {() => void} */ end) => html`
      <${Button} id="play-delete-yes" kind="primary" onClick=${() => {
        void go();
        end();
      }} /><${Button} id="play-delete-no" onClick=${end} />`}<//>`,
    askToDelete,
  };
}

/**
 * What the start page shows of them: the last ones that are not over, and the way to all of them.
 * @param {{ games: Stored[], wrong: string, remove: (ids: number[]) => Promise<void>, most: number }} props
 */
export function Continue({ games, wrong, remove, most }) {
  const { cards, box } = useCards(games, remove);
  const open = games.filter(({ summary }) => summary.status === "playing");
  if (!games.length && !wrong) return null;
  return html`<section class="play-games" aria-label=${say("play-continue-heading")}>
    ${open.length > 0 && cards(open.slice(0, most))}
    ${games.length > 0 && html`<a class="play-all-games" href=${fragmentOf("games")} title=${say("play-all-tip")}>${say("play-all", { count: games.length })}</a>`}
    ${wrong && html`<p class="wrong" role="alert">${wrong}</p>`}
    ${box}
  </section>`;
}
