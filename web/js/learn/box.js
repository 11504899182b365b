// A page to learn from above whatever is shown: the name of a step leads there, and nothing is lost on the way.

import { fragmentOf } from "../router.js";
import { html, signal, useEffect, useRef } from "../ui.js";
import { Button } from "../ui/button.js";
import { say } from "../words.js";
import { Article, ArticleHead, useLearnPage } from "./article.js";

/** The name of the page that is open, if one is. */
const opened = signal("");

/**
 * A name that leads to the page about it: pressed, it opens above what is shown; as a link it can be opened elsewhere.
 * @param {{ id: string, text: string }} props
 */
export function LearnLink({ id, text }) {
  const open = (/** @type {MouseEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    opened.value = id;
  };
  return html`<a class="learn-link" href=${fragmentOf("learn", id)} title=${say("learn-link-tip")} onClick=${open}>${text}</a>`;
}

/** The box, where a page is open. */
export function LearnBox() {
  const name = opened.value;
  return name ? html`<${Box} key=${name} name=${name} />` : null;
}

/** @param {{ name: string }} props */
function Box({ name }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const { page, wrong } = useLearnPage(name);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    const leave = () => void (opened.value = "");
    // A link in it leads to another page: there it is not wanted.
    addEventListener("hashchange", leave);
    return () => {
      removeEventListener("hashchange", leave);
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const close = () => void (opened.value = "");
  return html`<dialog class="dialog learn-box" ref=${dialog} aria-labelledby="learn-box-head" onClose=${close}>
    ${page ? html`<${ArticleHead} page=${page} id="learn-box-head" heading="h2" /><${Article} page=${page} />`
      : html`<h2 id="learn-box-head">${wrong ? say("learn-none") : say("page-busy")}</h2>${wrong && html`<p>${wrong}</p>`}`}
    <p class="actions learn-box-end"><${Button} id="learn-close" kind="primary" onClick=${close} />
      <a class="button" href=${fragmentOf("learn", name)} title=${say("learn-whole-tip")}>${say("learn-whole")}</a></p>
  </dialog>`;
}
