// A puzzle of one's own: typed on the solver page, pasted, opened from a file, or dropped. It is read and checked by the page
// that opens links.

import { openFile, useArrivals } from "../arrivals.js";
import { clipboardText } from "../clipboard.js";
import { usePageKeys } from "../keys.js";
import { fragmentOf } from "../router.js";
import { linkIn, packed } from "../solver/link.js";
import { html, useRef, useState } from "../ui.js";
import { Button } from "../ui/button.js";
import { Icon } from "../ui/icons.js";
import { lazy } from "../ui/lazy.js";
import { say } from "../words.js";
import { OWN_KEYS } from "./keys.js";

/** Only where the browser keeps the clipboard to itself. */
const PasteBox = lazy(async () => (await import("../solver/paste.js")).PasteBox);

/**
 * The address that opens a text as a game of one's own. An address of this app opens what it holds.
 * @param {string} text
 */
export async function addressFor(text) {
  const place = linkIn(text);
  if (place) return fragmentOf(place.page === "solve" ? "own" : place.page, ...place.rest);
  return fragmentOf("own", await packed(text.trim()));
}

/** The ways to bring a puzzle. */
export function OwnPuzzle() {
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  const [isPasting, setIsPasting] = useState(false);
  const bring = async (/** @type {string} */ text) => void (text.trim() && (location.hash = await addressFor(text)));
  const opener = { open: async (/** @type {{ text: Promise<string> }} */ { text }) => bring(await text) };
  const isOver = useArrivals(opener, (text) => void bring(text));
  usePageKeys({ keymap: OWN_KEYS, perform: () => false });
  const paste = async () => {
    const text = await clipboardText();
    if (text) void bring(text);
    else setIsPasting(true);
  };
  const pick = (/** @type {any} */ event) => {
    void openFile(opener, event.target.files[0]);
    event.target.value = "";
  };
  return html`<section class=${`card own-puzzle ${isOver ? "is-over" : ""}`} aria-labelledby="own-heading">
    <h2 id="own-heading">${say("play-own-heading")}</h2>
    <p class="faint small">${say("play-own-about")}</p>
    <p class="actions">
      <a class="button" href=${fragmentOf("solve")} title=${say("play-own-type-tip")}><${Icon} name="entry" size=${20} /><span>${say("play-own-type")}</span></a>
      <${Button} id="play-own-paste" sign="paste" onClick=${() => void paste()} />
      <${Button} id="play-own-open" sign="folder" onClick=${() => input.current?.click()} />
      <input ref=${input} class="visually-hidden" type="file" tabindex="-1" aria-hidden="true" onChange=${pick} />
    </p>
    ${isPasting && html`<${PasteBox} pasted=${null} onText=${(/** @type {string} */ text) => void bring(text)} onClose=${() => setIsPasting(false)} />`}
  </section>`;
}
