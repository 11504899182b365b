// The names of techniques and of rules, for whoever wishes for a puzzle.

import { call } from "../engine.js";
import { levelName } from "../levels.js";
import { useEffect, useState } from "../ui.js";
import { language, say } from "../words.js";
import { CLUES } from "./wish.js";

/** @typedef {{ id: string, name: string, level?: string, text?: string }} Named */
/** @typedef {{ techniques: Named[], variants: Named[], byId: Map<string, string> }} Names */

/**
 * The names of techniques and of rules, in the language of the moment; none until somebody wants them.
 * @param {boolean} [isWantedNow]
 * @param {number} [returns] how often Nonet has come back after a silence
 * @returns {Names}
 */
export function useNames(isWantedNow = true, returns = 0) {
  const [techniques, setTechniques] = useState(/** @type {Named[]} */ ([]));
  const [variants, setVariants] = useState(/** @type {Named[]} */ ([]));
  const spoken = language();
  useEffect(() => {
    let isWanted = isWantedNow;
    if (!isWantedNow) return undefined;
    call("techniques").then((answer) => isWanted && setTechniques(answer.techniques), () => {});
    call("variants").then((answer) => isWanted && setVariants(answer.variants), () => {});
    return () => void (isWanted = false);
  }, [spoken, isWantedNow, returns]);
  return { techniques, variants, byId: new Map(techniques.map(({ id, name }) => [id, name])) };
}

/**
 * Everything that a puzzle can have besides rows, columns and boxes: rules about the whole grid, and clues of its own.
 * @param {Named[]} variants
 * @returns {Named[]}
 */
export function varietiesIn(variants) {
  return [...variants, ...CLUES.map((id) => ({ id, name: say(`make-clue-${id}`), text: say(`make-clue-${id}-tip`) }))];
}

/**
 * The techniques to choose from, with any of them first.
 * @param {Named[]} techniques
 */
export function techniqueOptions(techniques) {
  return [{ value: "", text: say("make-technique-any") }, ...techniques.map(({ id, name, level = "" }) => ({ value: id, text: name, group: levelName(level) }))];
}
