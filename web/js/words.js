// Words: every sentence on the page, by its id in the files of words; what a language lacks is said in English.

import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { makeTurns } from "./turns.js";
import { signal } from "./ui.js";

/** The language whose words are never lacking. */
const ENGLISH = "en";

/**
 * The language that is spoken: the words of the one that was chosen, then those of English. A signal, so that whatever
 * says something is drawn again when another language is chosen.
 */
const spoken = signal({ tag: ENGLISH, bundles: /** @type {FluentBundle[]} */ ([]) });

/**
 * Takes the sentences from the texts of Fluent files: that of a language, and that of English for what it lacks.
 * @param {string} text
 * @param {string} [language]
 * @param {string} [english]
 */
export function useWords(text, language = ENGLISH, english = "") {
  const bundles = [[text, language], [english, ENGLISH]].filter(([words]) => words !== "").map(([words = "", name = ENGLISH]) => {
    const bundle = new FluentBundle(name, { useIsolating: false });
    bundle.addResource(new FluentResource(words));
    return bundle;
  });
  spoken.value = { tag: language, bundles };
}

/** The language of the sentences, as in `en`. */
export function language() {
  return spoken.value.tag;
}

/**
 * The languages that can be chosen. The last one is English with accents, for those who look whether every word comes
 * from the files: it is offered only where an address asks for a language.
 */
export const LANGUAGES = /** @type {const} */ ([
  { tag: ENGLISH, name: "English", isHidden: false },
  { tag: "et", name: "Eesti", isHidden: false },
  { tag: "ru", name: "Русский", isHidden: false },
  { tag: "uk", name: "Українська", isHidden: false },
  { tag: "bg", name: "Български", isHidden: false },
  { tag: "en-XA", name: "Éñĝļîšĥ", isHidden: true },
]);

/** @param {string} search */
export function offeredLanguages(search) {
  return LANGUAGES.filter(({ isHidden }) => !isHidden || new URLSearchParams(search).has("lang"));
}

/** Of several languages that are wanted one after the other the last one is spoken, whichever comes first. */
const takeTurn = makeTurns();

/**
 * Gets the sentences of a language from the server, and speaks it from then on; where there are none, they are English. Says whether
 * it is still the one that is wanted.
 * @param {string} [wanted]
 */
export async function loadWords(wanted = wantedLanguage(location.search)) {
  const isWanted = takeTurn();
  const [own, english] = await Promise.all([wanted === ENGLISH ? null : textOf(wanted), textOf(ENGLISH)]);
  if (!isWanted()) return false;
  if (own === null) useWords(english ?? "");
  else useWords(own, wanted, english ?? "");
  document.documentElement.lang = language();
  return true;
}

/** @param {string} name */
async function textOf(name) {
  const response = await fetch(`words/${encodeURIComponent(name)}.ftl`);
  return response.ok ? response.text() : null;
}

/** The language with which the page has come: that of whoever has started the server. */
const SERVED = globalThis.document?.documentElement.lang ?? ENGLISH;

/** What people want who have chosen nothing: English is what the server speaks where nobody has asked it for a language, either. */
const WISHES = SERVED === ENGLISH ? globalThis.navigator?.languages ?? [] : [SERVED];

/**
 * The language that an address asks for: `?lang=et`; else the one that somebody has chosen; else the first of their wishes that is
 * spoken here.
 * @param {string} search
 * @param {string} [chosen]
 * @param {readonly string[]} [wishes]
 */
export function wantedLanguage(search, chosen = "", wishes = WISHES) {
  return new URLSearchParams(search).get("lang") || chosen || spokenOf(wishes) || ENGLISH;
}

/** @param {readonly string[]} wishes as in `et-EE` */
function spokenOf(wishes) {
  const tags = wishes.map((wish) => wish.split("-")[0]?.toLowerCase());
  return tags.find((tag) => LANGUAGES.some((one) => one.tag === tag));
}

/**
 * A sentence. An id that is not in the files is shown as it is, so that the lack can be seen.
 * @param {string} id
 * @param {Record<string, string | number>} [args]
 * @returns {string}
 */
export function say(id, args) {
  for (const bundle of spoken.value.bundles) {
    const message = bundle.getMessage(id);
    if (message?.value) return bundle.formatPattern(message.value, args);
  }
  return id;
}

/**
 * Sentences as one text: a reader hears only what was said last, so that all of it has to be said at once.
 * @param {string[]} sentences
 */
export function together(sentences) {
  const said = sentences.filter(Boolean);
  return said.length > 1 ? said.map((sentence) => (/\p{L}$|\p{N}$/u.test(sentence) ? `${sentence}.` : sentence)).join(" ") : (said[0] ?? "");
}
