// A puzzle in an address: a short one as it is, a long one compressed. Nothing here knows the page.

import { placeOf } from "../router.js";

/** What a compressed text begins with: no puzzle does. */
const PACKED = "~";

/** Up to this length a text is left as it is: people can read it, and change it by hand. */
const SHORT = 1300;

/** Of what a compressed text comes to no more bytes are taken: the engine refuses a text that is longer, and a link may be anybody's. */
const LONGEST = 1 << 20;

/** The shape of boxes, which may stand after a puzzle. */
const SHAPE = /^\d+x\d+$/;

/**
 * A text for an address. A browser that cannot compress gets the text itself.
 * @param {string} text
 */
export async function packed(text) {
  const isReadable = !text.startsWith("{") && text.length <= SHORT;
  if (isReadable || typeof CompressionStream === "undefined") return text;
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const characters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return PACKED + btoa(characters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/**
 * The text that an address holds.
 * @param {string} part
 * @returns {string | Promise<string>}
 */
export function unpacked(part) {
  if (!part.startsWith(PACKED)) return part;
  return inflated(part.slice(PACKED.length)).catch(() => part);
}

/**
 * Whether what came out of an address is a compressed text that nobody can read, as when half of a link is copied.
 * @param {string} text
 */
export function isTorn(text) {
  return text.startsWith(PACKED);
}

/** @param {string} load */
async function inflated(load) {
  const characters = atob(load.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(characters, (character) => character.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
}

/**
 * What comes out of a stream, up to a length: what would come then is never made.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @param {CompressionStream | DecompressionStream} stream
 */
async function through(bytes, stream) {
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const pieces = [];
  let length = 0;
  for (const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    pieces.push(value);
    length += value.length;
    if (length > LONGEST) {
      await reader.cancel();
      break;
    }
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/**
 * The puzzle and the shape of its boxes in the rest of an address. A link of f-puzzles has slashes of its own.
 * @param {string[]} rest
 * @returns {{ text: string | Promise<string>, box?: string }}
 */
export function puzzleIn(rest) {
  const last = rest.at(-1) ?? "";
  const box = rest.length > 1 && SHAPE.test(last) ? last : undefined;
  return { text: unpacked((box ? rest.slice(0, -1) : rest).join("/")), box };
}

/** Pages whose addresses hold a puzzle, and that with a game that goes on. */
const WITH_PUZZLE = ["p", "own", "solve", "g"];

/**
 * The place that a text names which is nothing but a link of this app, wherever it runs, to a puzzle or a game; null for any other text.
 * @param {string} text
 */
export function linkIn(text) {
  const [, fragment = ""] = /^\s*https?:\/\/\S*?(#\/\S+)\s*$/.exec(text) ?? [];
  const place = placeOf(fragment);
  return WITH_PUZZLE.includes(place.page) && place.rest[0] ? place : null;
}
