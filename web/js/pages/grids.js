// The grids page.

import { html } from "../ui.js";
import { say } from "../words.js";

/** The page. */
export function Grids() {
  return html`<section class="page"><h1>${say("page-title-grids")}</h1></section>`;
}
