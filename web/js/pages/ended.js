// What is shown when Nonet has ended, or does not answer.

import { isThere } from "../engine.js";
import { useDialog } from "../ui/dialog.js";
import { Icon, Mark } from "../ui/icons.js";
import { html, useEffect, useRef, useState } from "../ui.js";
import { say } from "../words.js";

/** How often it is looked whether Nonet is back, in milliseconds. */
const LOOK = 2000;

/** The last page: Nonet was asked to end, and has. */
export function Ended() {
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => heading.current?.focus(), []);
  return html`<main class="ended">
    <${Mark} size=${72} />
    <h1 tabindex="-1" ref=${heading}>${say("page-ended")}</h1>
    <p>${say("page-ended-text")}</p>
    <p class="faint">${say("page-ended-again")}</p>
  </main>`;
}

/**
 * Nonet does not answer: the page waits behind this, and goes on once it does.
 * @param {{ onBack: () => void }} props
 */
export function Gone({ onBack }) {
  const dialog = useDialog();
  const [isTrying, setIsTrying] = useState(false);
  const [isStill, setIsStill] = useState(false);
  const retry = async () => {
    setIsTrying(true);
    setIsStill(false);
    const back = await isThere();
    setIsTrying(false);
    if (back) onBack();
    else setIsStill(true);
  };
  useEffect(() => {
    // Whoever starts it again need not come back here to say so.
    const look = async () => {
      if (await isThere()) onBack();
    };
    const looking = setInterval(look, LOOK);
    addEventListener("focus", look);
    return () => {
      clearInterval(looking);
      removeEventListener("focus", look);
    };
  }, []);
  return html`<dialog class="dialog" ref=${dialog} aria-labelledby="gone-heading" onCancel=${(/** @type {Event} */ event) => event.preventDefault()}>
    <span class="notice-sign"><${Icon} name="power" size=${28} /></span>
    <h2 id="gone-heading">${say("page-gone")}</h2>
    <p>${say("page-gone-text")}</p>
    <p role="status" class="faint">${isStill ? say("page-gone-still") : ""}</p>
    <p class="actions">
      <button type="button" class="button primary" disabled=${isTrying} title=${say("page-gone-retry-tip")} onClick=${retry}>
        <${Icon} name="refresh" size=${18} />${say(isTrying ? "page-gone-trying" : "page-gone-retry")}
      </button>
    </p>
  </dialog>`;
}
