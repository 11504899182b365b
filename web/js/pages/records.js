// The records page.

import { html } from "../ui.js";
import { say } from "../words.js";

/** The page. */
export function Records() {
  return html`<section class="page"><h1>${say("page-title-records")}</h1></section>`;
}
