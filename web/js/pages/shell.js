// The frame around every page: where one can go, and the page itself.

import { usePlace } from "../router.js";
import { html } from "../ui.js";
import { say } from "../words.js";

/** The frame. */
export function Shell() {
  const place = usePlace();
  return html`<header class="top"><h1>${say("page-title")}</h1></header><main>${place.page}</main>`;
}
