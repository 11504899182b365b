// The owner's token: it comes with the link that the server prints, and the browser keeps it for this address.

/** Under which name it is kept. */
const KEPT = "nonet-token";

/** @type {string | null} the token where the browser keeps nothing */
let own = null;

/**
 * The token in the fragment of an address, if that is all there is: `#token=0123…`.
 * @param {string} fragment
 */
export function tokenIn(fragment) {
  return /^#token=([0-9a-f]{32})$/i.exec(fragment)?.[1]?.toLowerCase() ?? null;
}

/** Takes the token out of the address, where others could see it, and keeps it; whether there was one. */
export function takeToken() {
  const token = tokenIn(location.hash);
  if (token === null) return false;
  own = token;
  try {
    localStorage.setItem(KEPT, token);
  } catch {
    // Then it is known as long as this page is open.
  }
  history.replaceState(null, "", location.pathname + location.search);
  return true;
}

/** The token that is known here, if there is one. */
export function token() {
  try {
    return own ?? localStorage.getItem(KEPT);
  } catch {
    return own;
  }
}

/**
 * A request that says whose it is.
 * @param {RequestInit} [init]
 * @param {string | null} [known]
 * @returns {RequestInit}
 */
export function asOwner(init = {}, known = token()) {
  if (known === null) return init;
  return { ...init, headers: { ...init.headers, authorization: `Bearer ${known}` } };
}
