// The choice of rules about the whole grid for the puzzle in the table.

import { fragmentOf } from "../router.js";
import { useDialog } from "../ui/dialog.js";
import { Icon } from "../ui/icons.js";
import { html, useState } from "../ui.js";
import { say } from "../words.js";
import { packed } from "./link.js";
import { Button, Switch } from "./parts.js";
import { variantsOf } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./work.js").Work} Work */

/**
 * A box to choose rules about the whole grid for the puzzle in the table.
 * @param {{ state: State, work: Work, onClose: () => void }} props
 */
export function VariantsBox({ state, work, onClose }) {
  const dialog = useDialog();
  const [wrong, setWrong] = useState("");
  // Until the engine has answered, a switch shows what was asked for, and does not jump back.
  const [asked, setAsked] = useState(/** @type {string[] | null} */ (null));
  const chosen = asked ?? variantsOf(state);
  const toggle = async (/** @type {string} */ id) => {
    const ids = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
    setAsked(ids);
    setWrong((await work.chooseVariants(ids))?.message ?? "");
    // Somebody may have asked for another one meanwhile.
    setAsked((now) => (now === ids ? null : now));
  };
  const draw = async () => {
    const text = await work.line();
    const { boxRows, boxColumns } = state.table.board;
    const box = text.startsWith("{") ? [] : [`${boxRows}x${boxColumns}`];
    location.hash = fragmentOf("make", "rules", await packed(text), ...box);
  };
  return html`<dialog class="dialog sol-variants" ref=${dialog} aria-labelledby="solver-variants-head" onClose=${onClose}>
    <h2 id="solver-variants-head">${say("solver-variants-head")}</h2>
    <p class="faint">${say("solver-variants-text")}</p>
    <ul>${state.variants.map(({ id, name, text }) => html`<li key=${id}><${Switch} label=${name} tip=${text} about=${text} isOn=${chosen.includes(id)} onChange=${() => void toggle(id)} /></li>`)}</ul>
    ${wrong && html`<p class="wrong" role="alert"><${Icon} name="warning" size=${18} /><span>${wrong}</span></p>`}
    <p class="actions"><${Button} name="variants-done" kind="primary" onClick=${onClose} /><${Button} name="variants-draw" kind="quiet" onClick=${() => void draw()} /></p>
  </dialog>`;
}
