// The list of all games: those that go on and those that are over, the last one first.

import { useCards, useGames } from "../play/games.js";
import { html, useState } from "../ui.js";
import { Button } from "../ui/button.js";
import { Segments } from "../ui/choices.js";
import { say } from "../words.js";

/** How many are drawn at once; more of them when they are wanted. */
const PORTION = 24;

/** Which games are shown. */
const KINDS = /** @type {const} */ (["all", "open", "over"]);

/** The page. */
export function Games() {
  const { games, wrong, remove } = useGames();
  const [kind, setKind] = useState(/** @type {typeof KINDS[number]} */ ("all"));
  const [most, setMost] = useState(PORTION);
  const all = games ?? [];
  const { cards, box, askToDelete } = useCards(all, remove);
  const over = all.filter(({ summary }) => summary.status !== "playing");
  const those = { all, open: all.filter((game) => !over.includes(game)), over };
  const options = KINDS.map((value) => ({ value, text: say(`play-games-${value}`, { count: those[value].length }), tip: say(`play-games-${value}-tip`) }));
  const shown = those[kind].slice(0, most);
  return html`<div class="page games">
    <header class="page-head"><h1>${say("play-continue-heading")}</h1></header>
    ${wrong && html`<p class="wrong" role="alert">${wrong}</p>`}
    ${games && !all.length && html`<section class="card empty"><h2>${say("play-games-none")}</h2><p class="faint">${say("play-games-none-text")}</p>
      <p class="actions"><a class="button primary" href="#/" title=${say("page-to-start-tip")}>${say("rooms-new-game")}</a></p></section>`}
    ${all.length > 0 && html`<div class="games-head"><${Segments} name="games-kind" label=${say("play-games-kind")} options=${options} value=${kind} onChange=${(/** @type {any} */ value) => {
      setKind(value);
      setMost(PORTION);
    }} />
      ${over.length > 0 && kind !== "open" && html`<${Button} id="play-delete-over" sign="clear" kind="quiet" onClick=${() => askToDelete(over)} />`}</div>
      ${cards(shown)}
      ${!shown.length && html`<p class="faint">${say("play-games-none-such")}</p>`}
      ${shown.length < those[kind].length && html`<p class="actions"><${Button} id="play-games-more" onClick=${() => setMost(most + PORTION)} /></p>`}`}
    ${box}
  </div>`;
}
