// Runs before anything is drawn: gives the page the look it had last time, so that no other one flashes up.
// A plain script, because modules run too late for that; theme.js takes over.

(() => {
  const root = document.documentElement;
  /** @type {{ theme?: string, text?: string, motion?: string }} */
  let look = {};
  try {
    look = JSON.parse(localStorage.getItem("nonet-look") ?? "{}");
  } catch {
    look = {};
  }
  const { theme = "system", text = "normal", motion = "system" } = look;
  const system = matchMedia("(prefers-contrast: more)").matches
    ? "contrast"
    : matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "sky";
  root.dataset.theme = theme === "system" ? system : theme;
  root.dataset.text = text;
  root.dataset.motion = motion;
})();
