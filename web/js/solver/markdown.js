// The little Markdown that pages to learn from are written in: headings, paragraphs, emphasis, examples.

/**
 * A part of a line: plain, or within an element.
 * @typedef {{ tag: "em" | "code" | "", text: string }} Part
 * @typedef {{ kind: "heading" | "paragraph", parts: Part[] }} Block
 */

/** A block between three backticks, which is data. */
const FENCED = /^```(\w*)\n([\s\S]*?)^```$/gm;

/**
 * The headings and paragraphs of a page, without its title and its examples. A heading over nothing but examples,
 * and the words that lead to them, say nothing without these.
 * @param {string} text
 * @returns {Block[]}
 */
export function blocksOf(text) {
  const told = text.split(/^## Example/m)[0] ?? "";
  const blocks = told.replace(FENCED, "").split(/\n\s*\n/).map((block) => block.trim());
  return blocks.filter((block) => block && !block.startsWith("# ")).map((block) => {
    const kind = block.startsWith("#") ? "heading" : "paragraph";
    return { kind, parts: partsOf(block.replace(/^#+\s*/, "").replace(/\s*\n\s*/g, " ")) };
  });
}

/**
 * @param {string} line
 * @returns {Part[]}
 */
function partsOf(line) {
  return line.split(/(\*[^*]+\*|`[^`]+`)/).filter(Boolean).map((text) => {
    const tag = /^\*.+\*$/.test(text) ? "em" : /^`.+`$/.test(text) ? "code" : "";
    return { tag, text: tag ? text.slice(1, -1) : text };
  });
}

/**
 * The first puzzle that a page shows, if it shows any.
 * @param {string} text
 */
export function exampleIn(text) {
  for (const [, kind, content = ""] of text.matchAll(FENCED)) if (kind === "puzzle") return content.trim();
  return null;
}
