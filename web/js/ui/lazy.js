// What is loaded when it is first wanted: parts of pages, and the sheets that they need.

import { call } from "../engine.js";
import { html, useEffect, useState } from "../ui.js";

/** The sheets that are there or on their way, by name. @type {Map<string, Promise<void>>} */
const sheets = new Map();

/**
 * Loads a sheet, once. Like those that every page has, it holds from then on.
 * @param {string} name
 * @returns {Promise<void>}
 */
export function loadSheet(name) {
  const known = sheets.get(name);
  if (known) return known;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: `style/${name}.css` });
  const loading = new Promise((/** @type {(value: void) => void} */ resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      // Whoever wants it again may have more luck.
      sheets.delete(name);
      link.remove();
      reject(new Error(link.href));
    };
  });
  document.head.append(link);
  sheets.set(name, loading);
  return loading;
}

/**
 * A component that is loaded when it is first drawn. One that cannot be loaded closes again: either Nonet has ended, which the
 * frame of the page then says, or the next press may have more luck.
 * @param {() => Promise<any>} load
 * @param {string} [sheet]
 * @returns {(props: any) => any}
 */
export function lazy(load, sheet) {
  /** @type {any} */
  let part = null;
  return (props) => {
    const [, setIsThere] = useState(part !== null);
    useEffect(() => {
      // Another place may have had it loaded since this one was drawn.
      if (part) return void setIsThere(true);
      Promise.all([load(), sheet ? loadSheet(sheet) : undefined]).then(
        ([found]) => {
          part = found;
          setIsThere(true);
        },
        () => {
          void call("about").catch(() => {});
          props.onClose?.();
        },
      );
    }, []);
    return part ? html`<${part} ...${props} />` : null;
  };
}
