// The look: which theme, text size and motion the page has. "system" follows the system as it changes.

/** @typedef {import("./store.js").Settings} Settings */

/**
 * What the system asks for.
 * @typedef {{ dark: boolean, contrast: boolean }} Wishes
 */

/** Under which name the last look is remembered, so that the next page begins with it. See `first.js`. */
export const REMEMBERED = "nonet-look";

const DARK = "(prefers-color-scheme: dark)";
const CONTRAST = "(prefers-contrast: more)";

/**
 * The theme to show: one's own choice, or what suits the system.
 * @param {Settings["theme"]} choice
 * @param {Wishes} wishes
 */
export function themeFor(choice, wishes) {
  if (choice !== "system") return choice;
  if (wishes.contrast) return "contrast";
  return wishes.dark ? "night" : "sky";
}

/**
 * The attributes of the page's root for these settings; the styles do the rest.
 * @param {Settings} settings
 * @param {Wishes} wishes
 */
export function lookOf(settings, wishes) {
  const onOff = (/** @type {boolean} */ isOn) => (isOn ? "on" : "off");
  return {
    theme: themeFor(settings.theme, wishes),
    text: settings.text,
    motion: settings.motion,
    peers: onOff(settings.highlightPeers),
    same: onOff(settings.highlightSame),
    links: onOff(settings.drawLinks),
  };
}

/** What the system asks for now. */
export function systemWishes() {
  return { dark: matchMedia(DARK).matches, contrast: matchMedia(CONTRAST).matches };
}

/**
 * The look of the last time, where no settings are kept.
 * @returns {Partial<Settings>}
 */
export function rememberedLook() {
  try {
    return JSON.parse(localStorage.getItem(REMEMBERED) ?? "{}");
  } catch {
    return {};
  }
}

/**
 * Gives the page its look, and remembers it for the next time.
 * @param {Settings} settings
 */
export function applyLook(settings) {
  const root = document.documentElement;
  Object.assign(root.dataset, lookOf(settings, systemWishes()));
  const bar = document.querySelector('meta[name="theme-color"]');
  bar?.setAttribute("content", getComputedStyle(root).getPropertyValue("--bg").trim());
  const { theme, text, motion } = settings;
  try {
    localStorage.setItem(REMEMBERED, JSON.stringify({ theme, text, motion }));
  } catch {
    // Where nothing may be remembered, the look comes with the settings a moment later.
  }
}

/**
 * Calls a function whenever the system asks for something else. The answer ends that.
 * @param {() => void} listener
 */
export function listenToSystem(listener) {
  const queries = [matchMedia(DARK), matchMedia(CONTRAST)];
  for (const query of queries) query.addEventListener("change", listener);
  return () => {
    for (const query of queries) query.removeEventListener("change", listener);
  };
}
