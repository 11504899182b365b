// What was done with a sample of one's own, with a way back. The box in which that is done is in keep-box.js.

import { Icon } from "../ui/icons.js";
import { faultWords } from "../engine.js";
import { announce } from "../live.js";
import { html, useEffect, useState } from "../ui.js";
import { say } from "../words.js";
import { Button } from "./parts.js";

/**
 * What went wrong, in the engine's words where it has any.
 * @param {unknown} error
 */
export function wordsOf(error) {
  return faultWords(error) || say("solver-keep-failed");
}

/**
 * What has been done with an own sample, with a way back.
 * @param {{ state: import("./state.js").State, own: import("./own.js").Own }} props
 */
export function KeepNote({ state, own }) {
  const { note } = state;
  const [wrong, setWrong] = useState("");
  const text = note && say(`solver-note-${note.kind}`, { name: note.name, was: note.was ?? "" });
  useEffect(() => {
    setWrong("");
    if (text) announce(text);
  }, [note]);
  if (!note) return null;
  const undo = () => void own.undo().catch((error) => setWrong(wordsOf(error)));
  return html`<p class=${`sol-note ${wrong ? "wrong" : ""}`}><${Icon} name=${wrong ? "warning" : "check"} size=${18} /><span>${wrong || text}</span>
    <${Button} name="note-undo" kind="quiet" onClick=${undo} /></p>`;
}
