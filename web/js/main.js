// The page begins here.

import { loadFirstPage, Shell } from "./pages/shell.js";
import { store } from "./store.js";
import { applyLook, listenToSystem, rememberedLook } from "./theme.js";
import { takeToken } from "./token.js";
import { html, render } from "./ui.js";
import { loadWords, wantedLanguage } from "./words.js";

/** Gives the page the look and the language that were chosen, now and whenever that changes, in whatever tab. */
async function begin() {
  await Promise.all([loadWords(), store.load().catch(() => false)]);
  let { language } = store.settings();
  const wanted = wantedLanguage(location.search, language);
  if (wanted !== wantedLanguage(location.search)) await loadWords(wanted);
  store.listen(({ language: chosen }) => {
    if (chosen !== language) void loadWords(chosen || wantedLanguage(location.search));
    language = chosen;
  });
  if (!store.isKept()) await store.change(rememberedLook());
  applyLook(store.settings());
  store.listen(applyLook);
  listenToSystem(() => applyLook(store.settings()));
}

takeToken();
// A link that is opened in a tab where Nonet already is only changes the fragment.
addEventListener("hashchange", () => takeToken() && location.reload());
await Promise.all([begin(), loadFirstPage()]);
const app = document.getElementById("app");
if (app) render(html`<${Shell} />`, app);
