// The start page.

import { html } from "../ui.js";
import { say } from "../words.js";

/** The page. */
export function Start() {
  return html`<section class="page"><h1>${say("page-title-start")}</h1></section>`;
}
