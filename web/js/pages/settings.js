// The settings page.

import { html } from "../ui.js";
import { say } from "../words.js";

/** The page. */
export function SettingsPage() {
  return html`<section class="page"><h1>${say("page-title-settings")}</h1></section>`;
}
