// The router: which page the fragment of the address asks for. The fragment never reaches a server.

import { useLayoutEffect, useState } from "./ui.js";

/**
 * Where we are: the page's name, and the rest of the fragment.
 * @typedef {{ page: string, rest: string[] }} Place
 */

/**
 * The place that a fragment names: `#/solve/53..7` is the page `solve` with one more part.
 * @param {string} fragment
 * @returns {Place}
 */
export function placeOf(fragment) {
  const parts = fragment.replace(/^#?\/?/, "").split("/").map(decodePart);
  const [page = "", ...rest] = parts;
  return { page: page || "start", rest };
}

/** @param {string} part */
function decodePart(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * The fragment of a place.
 * @param {string} page
 * @param {...string} rest
 */
export function fragmentOf(page, ...rest) {
  return `#/${[page, ...rest].map(encodeURIComponent).join("/")}`;
}

/** Leaves nothing but the page in the address, for what else it named is no longer what is shown. */
export function forgetRest() {
  history.replaceState(history.state, "", fragmentOf(placeOf(location.hash).page));
  dispatchEvent(new HashChangeEvent("hashchange"));
}

/** The place, which changes with the fragment. */
export function usePlace() {
  const [place, setPlace] = useState(() => placeOf(location.hash));
  // Before the page is seen: whoever follows a link at once is not left where they were.
  useLayoutEffect(() => {
    const change = () => setPlace(placeOf(location.hash));
    addEventListener("hashchange", change);
    return () => removeEventListener("hashchange", change);
  }, []);
  return place;
}
