// The banner above every page while things are not kept, and what there is to know once they are again.

import { Icon } from "../ui/icons.js";
import { noticeOf, useKeeping } from "../kept.js";
import { announce } from "../live.js";
import { html, useEffect, useRef, useState } from "../ui.js";
import { say } from "../words.js";

/** Under which name it is noted what has been read. */
const READ = "nonet-notice-read";

/**
 * The banner, if there is anything to say: in one line where the page has no room for more.
 * @param {{ isBrief: boolean }} props
 */
export function Banner({ isBrief }) {
  const about = useKeeping();
  const [read, setRead] = useState(readBefore);
  const before = useRef(/** @type {import("../kept.js").Notice | null} */ (null));
  const notice = noticeOf(about);
  useEffect(() => {
    const isBack = (before.current === "memory" || before.current === "read-only") && about?.store.state === "file";
    if (isBack) announce(say("page-store-back"));
    before.current = notice;
  }, [notice]);
  if (!about || !notice) return null;
  const { message, unsaved, since } = about.store;
  // What lasts stays in sight; what is only to be known once can be put away.
  const id = notice === "guest" ? notice : `${since} ${message}`;
  const canClose = notice === "guest" || notice === "note";
  if (canClose && read === id) return null;
  const close = () => {
    setRead(id);
    try {
      sessionStorage.setItem(READ, id);
    } catch {
      // Then it comes again with the next page.
    }
  };
  const text = notice === "guest" ? say("page-store-guest-text") : message;
  return html`<section class=${`banner ${notice}${isBrief ? " is-brief" : ""}`} title=${isBrief ? text : null} aria-label=${say("page-store")}><div>
    <${Icon} name=${canClose ? "note" : "warning"} size=${20} />
    <p role="status"><strong>${say(`page-store-${notice}`)}</strong>
      ${text && html`<span>${text}</span>`}
      ${unsaved > 0 && html`<span>${say("page-store-unsaved", { count: unsaved })}</span>`}</p>
    ${canClose && html`<button type="button" class="button quiet" aria-label=${say("page-store-close")} title=${say("page-store-close-tip")}
      onClick=${close}><${Icon} name="cross" size=${18} /></button>`}
  </div></section>`;
}

function readBefore() {
  try {
    return sessionStorage.getItem(READ) ?? "";
  } catch {
    return "";
  }
}
