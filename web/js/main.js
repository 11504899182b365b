// The page begins here.

import { loadFirstPage, Shell } from "./pages/shell.js";
import { store } from "./store.js";
import { applyLook, listenToSystem, rememberedLook } from "./theme.js";
import { takeToken } from "./token.js";
import { html, render } from "./ui.js";
import { loadWords } from "./words.js";

/** Gives the page the look that was chosen, now and whenever that changes. */
async function begin() {
  await store.load().catch(() => false);
  if (!store.isKept()) await store.change(rememberedLook());
  applyLook(store.settings());
  store.listen(applyLook);
  listenToSystem(() => applyLook(store.settings()));
}

takeToken();
// A link that is opened in a tab where Nonet already is only changes the fragment.
addEventListener("hashchange", () => takeToken() && location.reload());
await Promise.all([loadWords(), begin(), loadFirstPage()]);
const app = document.getElementById("app");
if (app) render(html`<${Shell} />`, app);
