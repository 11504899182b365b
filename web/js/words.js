// Words: every sentence on the page, by its id in `page.ftl`.

import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";

/** @type {FluentBundle | undefined} */
let bundle;

/**
 * Takes the sentences from the text of a Fluent file.
 * @param {string} text
 * @param {string} [language]
 */
export function useWords(text, language = "en") {
  bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
}

/** Gets the sentences from the server. */
export async function loadWords() {
  const response = await fetch("words/en.ftl");
  useWords(await response.text());
}

/**
 * A sentence. An id that is not in the file is shown as it is, so that the lack can be seen.
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export function say(id, args) {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, args);
}
