// What the rules of a game are called that it has besides rows, columns and boxes.

import { useNames, varietiesIn } from "../make/names.js";
import { say } from "../words.js";
import { DIAGONAL } from "./new-state.js";

/**
 * The rules that games can have, by their ids. Where none of the games has any, nothing is asked.
 * @param {boolean} isWanted whether one of them has
 * @returns {Map<string, import("../make/names.js").Named>}
 */
export function useVarieties(isWanted) {
  const { variants } = useNames(isWanted);
  const diagonal = { id: DIAGONAL, name: say("play-variant-diagonal"), text: say("play-variant-diagonal-tip") };
  return new Map([diagonal, ...varietiesIn(variants)].map((one) => [one.id, one]));
}
