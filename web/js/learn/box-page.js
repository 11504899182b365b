// A page to learn from in a box: its words and its examples, and a way to the room.

import { LiveRegion } from "../live.js";
import { fragmentOf } from "../router.js";
import { html, useLayoutEffect } from "../ui.js";
import { useDialog } from "../ui/dialog.js";
import { Button } from "../ui/button.js";
import { say } from "../words.js";
import { Article, ArticleHead, useLearnPage } from "./article.js";

/**
 * The box.
 * @param {{ name: string, onClose: () => void }} props
 */
export function BoxPage({ name, onClose }) {
  const dialog = useDialog();
  const { page, wrong } = useLearnPage(name);
  useLayoutEffect(() => {
    // A link in it leads to another page: there it is not wanted.
    addEventListener("hashchange", onClose);
    return () => removeEventListener("hashchange", onClose);
  }, []);
  return html`<dialog class="dialog learn-box" ref=${dialog} aria-labelledby="learn-box-head" onClose=${onClose}>
    ${page ? html`<${ArticleHead} page=${page} id="learn-box-head" heading="h2" /><${Article} page=${page} />`
      : html`<h2 id="learn-box-head">${wrong ? say("learn-none") : say("page-busy")}</h2>${wrong && html`<p>${wrong}</p>`}`}
    <p class="actions learn-box-end"><${Button} id="learn-close" kind="primary" onClick=${onClose} />
      <a class="button" href=${fragmentOf("learn", name)} title=${say("learn-whole-tip")}>${say("learn-whole")}</a></p>
    <${LiveRegion} />
  </dialog>`;
}
