// A page to learn from above whatever is shown: the name of a step leads there, and nothing is lost on the way.

import { fragmentOf } from "../router.js";
import { html, signal } from "../ui.js";
import { lazy } from "../ui/lazy.js";
import { say } from "../words.js";

/** The name of the page that is open, if one is. */
const opened = signal("");

/**
 * A name that leads to the page about it: pressed, it opens above what is shown; as a link it can be opened elsewhere.
 * @param {{ id: string, text: string, tip?: string }} props
 */
export function LearnLink({ id, text, tip = say("learn-link-tip") }) {
  const open = (/** @type {MouseEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    opened.value = id;
  };
  return html`<a class="learn-link" href=${fragmentOf("learn", id)} title=${tip} onClick=${open}>${text}</a>`;
}

/** Closes the page that is open. */
const close = () => void (opened.value = "");

/** The page in its box: loaded when one is opened. */
const Box = lazy(async () => (await import("./box-page.js")).BoxPage, "learn");

/** The box, where a page is open. */
export function LearnBox() {
  const name = opened.value;
  return name ? html`<${Box} key=${name} name=${name} onClose=${close} />` : null;
}
