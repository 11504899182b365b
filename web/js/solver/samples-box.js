// The samples: in groups, searched by name and by what they show, and one's own with what can be done with them.

import { plain } from "../learn/search.js";
import { html, useState } from "../ui.js";
import { useDialog } from "../ui/dialog.js";
import { Icon } from "../ui/icons.js";
import { say } from "../words.js";
import { wordsOf } from "./keep.js";
import { Button } from "./parts.js";
import { groupOf, GROUPS } from "./samples.js";
import { sampleOf } from "./state.js";

/** @typedef {import("./state.js").State["samples"][number]} Sample */

/**
 * The name of a sample for people: without its group, its number and the ending of its file.
 * @param {{ name: string, own?: boolean }} sample
 */
export function titleOf({ name, own }) {
  if (own) return name;
  const words = name.replace(/\.[a-z]+$/, "").split("-").slice(1);
  const text = (/^\d+$/.test(words[0] ?? "") ? words.slice(1) : words).join(" ");
  return text ? text.charAt(0).toUpperCase() + text.slice(1) : name;
}

/**
 * The samples that hold every word of what is looked for, in groups, each with its place in the list.
 * @param {Sample[]} samples
 * @param {string} wanted
 * @returns {{ group: typeof GROUPS[number], samples: { sample: Sample, index: number }[] }[]}
 */
export function groupsOf(samples, wanted) {
  const words = plain(wanted).split(" ").filter(Boolean);
  const all = samples.map((sample, index) => ({ sample, index, group: groupOf(sample) }));
  const fitting = all.filter(({ sample, group }) => {
    const names = plain(`${sample.name} ${sample.about ?? ""} ${say(`solver-group-${group}`)}`);
    return words.every((word) => names.includes(word));
  });
  return GROUPS.map((group) => ({ group, samples: fitting.filter((one) => one.group === group) })).filter((one) => one.samples.length);
}

/**
 * The box with all samples.
 * @param {{ state: import("./state.js").State, work: import("./work.js").Work, onKeep: () => void, onClose: () => void }} props
 */
export function SamplesBox({ state, work, onKeep, onClose }) {
  const dialog = useDialog();
  const [wanted, setWanted] = useState("");
  const groups = groupsOf(state.samples, wanted);
  const choose = (/** @type {number} */ index) => {
    onClose();
    void work.showSample(index);
  };
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const first = groups[0]?.samples[0];
    if (wanted && first) choose(first.index);
  };
  const current = sampleOf(state);
  // Whoever wants to search types at once; where a keyboard would come up over the list, it waits.
  const isFine = matchMedia("(pointer: fine)").matches;
  return html`<dialog class="dialog sol-samples" ref=${dialog} aria-labelledby="solver-samples-head" onClose=${onClose}>
    <div class="sol-samples-head"><h2 id="solver-samples-head">${say("solver-samples")}</h2><${Button} name="samples-close" sign="cross" kind="quiet" isBare onClick=${onClose} /></div>
    <form role="search" onSubmit=${submit}>
      <input class="input" type="search" autofocus=${isFine} autocomplete="off" spellcheck=${false} aria-label=${say("solver-samples-search")} placeholder=${say("solver-samples-hint")} title=${say("solver-samples-search")}
        value=${wanted} onInput=${(/** @type {any} */ event) => setWanted(event.target.value)} />
      ${state.folder !== null && html`<${Button} name="keep" sign="star" onClick=${() => { onClose(); onKeep(); }} />`}
    </form>
    <div class="sol-samples-list">
      ${groups.length === 0 && html`<p class="faint" role="status">${say("solver-samples-nothing")}</p>`}
      ${groups.map(({ group, samples }) => html`<section key=${group}><h3>${say(`solver-group-${group}`)}</h3>
        <ul>${samples.map(({ sample, index }) => html`<li key=${`${group} ${sample.name}`}>
          <button type="button" class="sol-sample" aria-current=${index === current ? "true" : undefined} title=${say("solver-sample-show-tip")} onClick=${() => choose(index)}>
            <span>${titleOf(sample)}</span>${sample.about && html`<span class="faint small">${sample.about}</span>`}</button>
          ${sample.own && html`<${Own} name=${sample.name} own=${work.own} />`}</li>`)}</ul></section>`)}
    </div>
  </dialog>`;
}

/**
 * What can be done with a sample of one's own.
 * @param {{ name: string, own: import("./own.js").Own }} props
 */
function Own({ name, own }) {
  const [to, setTo] = useState(/** @type {string | null} */ (null));
  const [wrong, setWrong] = useState("");
  const attempt = (/** @type {() => Promise<unknown>} */ does) => {
    setWrong("");
    does().then(() => setTo(null), (error) => setWrong(wordsOf(error)));
  };
  const rename = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (to?.trim() && to.trim() !== name) attempt(() => own.rename(name, to));
    else setTo(null);
  };
  if (to !== null) {
    return html`<form class="sol-sample-own" onSubmit=${rename}><input class="input" aria-label=${say("solver-keep-name")} value=${to} maxlength="120" autocomplete="off" onInput=${(/** @type {any} */ event) => setTo(event.target.value)} />
      <${Button} name="keep-rename" type="submit" sign="check" isBare /><${Button} name="keep-cancel" sign="cross" kind="quiet" isBare onClick=${() => setTo(null)} />
      ${wrong && html`<p class="wrong small" role="alert">${wrong}</p>`}</form>`;
  }
  return html`<span class="sol-sample-own"><${Button} name="sample-rename" sign="entry" kind="quiet" isBare onClick=${() => setTo(name)} />
    <${Button} name="sample-delete" sign="clear" kind="quiet" isBare onClick=${() => attempt(() => own.remove(name))} />
    ${wrong && html`<span class="wrong small" role="alert"><${Icon} name="warning" size=${18} />${wrong}</span>`}</span>`;
}
