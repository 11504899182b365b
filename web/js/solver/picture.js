// A board as a picture that stands by itself: an SVG with its colours written into it, or a PNG made of it.

import { Marks } from "../board/marks.js";
import { Thumbnail } from "../board/thumbnail.js";
import { html, render } from "../ui.js";

/** What of the page's style a picture needs, as attributes. */
const STYLES = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "opacity", "font-size", "font-weight", "text-anchor", "dominant-baseline"];

/** The side of a PNG, in pixels. */
const SIDE = 1200;

/**
 * The board as the text of an SVG, in the colours of the page.
 * @param {import("../board/state.js").BoardState} board
 */
export function pictureOf(board) {
  const room = document.createElement("div");
  room.className = "visually-hidden";
  room.setAttribute("aria-hidden", "true");
  document.body.append(room);
  try {
    render(html`<${Thumbnail} board=${board} over=${html`<${Marks} board=${board} />`} />`, room);
    const shown = /** @type {SVGSVGElement} */ (room.querySelector("svg"));
    const drawn = /** @type {SVGSVGElement} */ (shown.cloneNode(true));
    const [from, to] = [shown, drawn].map((svg) => [svg, ...svg.querySelectorAll("*")]);
    from?.forEach((element, index) => takeStyle(element, /** @type {Element} */ (to?.[index])));
    drawn.setAttribute("xmlns", "http://www.w3.org/2000/svg");
    drawn.setAttribute("font-family", "Inter, Helvetica, Arial, sans-serif");
    return new XMLSerializer().serializeToString(drawn);
  } finally {
    render(null, room);
    room.remove();
  }
}

/**
 * A colour as every program reads it: mixed ones come as shares of light. Anything else stays as it is.
 * @param {string} value
 */
export function colourOf(value) {
  const mixed = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)(?: \/ ([\d.e-]+))?\)$/.exec(value);
  if (!mixed) return value;
  const [red, green, blue] = mixed.slice(1, 4).map((share) => Math.round(Number(share) * 255));
  return mixed[4] === undefined ? `rgb(${red}, ${green}, ${blue})` : `rgba(${red}, ${green}, ${blue}, ${mixed[4]})`;
}

/**
 * Writes into an element what it looks like.
 * @param {Element} from
 * @param {Element} to
 */
function takeStyle(from, to) {
  const style = getComputedStyle(from);
  for (const name of STYLES) {
    const value = colourOf(style.getPropertyValue(name));
    if (value && value !== "none" && value !== "auto" && value !== "normal") to.setAttribute(name, value);
    else if (name === "fill" || name === "stroke") to.setAttribute(name, value || "none");
  }
  to.removeAttribute("class");
}

/**
 * An SVG as a PNG.
 * @param {string} svg
 * @returns {Promise<Blob>}
 */
export async function pngOf(svg) {
  const image = new Image(SIDE, SIDE);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: SIDE, height: SIDE });
  canvas.getContext("2d")?.drawImage(image, 0, 0, SIDE, SIDE);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"));
}
