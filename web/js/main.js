// The page begins here.

import { Shell } from "./pages/shell.js";
import { html, render } from "./ui.js";
import { loadWords } from "./words.js";

await loadWords();
const app = document.getElementById("app");
if (app) render(html`<${Shell} />`, app);
