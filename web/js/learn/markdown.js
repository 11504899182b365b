// The Markdown that pages to learn from are written in, as blocks. Nothing here knows the page.

/**
 * A part of a line: plain, within an element, or a link: to another page to learn from, or out.
 * @typedef {{ tag: "" | "em" | "strong" | "code", text: string } | { tag: "page" | "out", text: string, to: string }} Part
 */

/**
 * A block. An example is the number of it on its page, from 0; its picture in characters is left out.
 * @typedef {{ kind: "heading" | "paragraph", parts: Part[] } | { kind: "list", isOrdered: boolean, items: Part[][] }
 *   | { kind: "table", head: Part[][], rows: Part[][][] } | { kind: "code", text: string } | { kind: "example", index: number }} Block
 */

/** What a page is divided by: code between fences, links, emphasis. */
const INLINE = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\([^)\s]+\))/;

/**
 * The parts of a line.
 * @param {string} line
 * @returns {Part[]}
 */
export function inlineOf(line) {
  return line.split(INLINE).filter(Boolean).map((text) => {
    const link = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(text);
    if (link) return linkOf(link[1] ?? "", link[2] ?? "");
    const page = /^`nonet learn ([a-z0-9-]+)`$/.exec(text);
    if (page) return { tag: "page", text: page[1] ?? "", to: page[1] ?? "" };
    if (/^`.+`$/.test(text)) return { tag: "code", text: text.slice(1, -1) };
    if (/^\*\*.+\*\*$/.test(text)) return { tag: "strong", text: text.slice(2, -2) };
    return /^\*.+\*$/.test(text) ? { tag: "em", text: text.slice(1, -1) } : { tag: "", text };
  });
}

/**
 * A link: pages lie beside each other as files, anything else is elsewhere or nowhere.
 * @param {string} text
 * @param {string} to
 * @returns {Part}
 */
function linkOf(text, to) {
  if (/^https?:\/\//.test(to)) return { tag: "out", text, to };
  const page = /(?:^|\/)([a-z0-9_]+)\.md$/.exec(to);
  return page ? { tag: "page", text, to: (page[1] ?? "").replaceAll("_", "-") } : { tag: "", text };
}

/**
 * The blocks of a page, without its title.
 * @param {string} text
 * @returns {Block[]}
 */
export function pageOf(text) {
  /** @type {Block[]} */
  const blocks = [];
  const lines = text.split("\n");
  let examples = 0;
  // Below a position stands a picture of it in characters, which the board takes the place of.
  let hasPicture = false;
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? "";
    const fence = /^```(\w*)/.exec(line);
    if (fence) {
      const end = lines.indexOf("```", at + 1);
      const inside = lines.slice(at + 1, end < 0 ? lines.length : end).join("\n");
      const isExample = fence[1] === "example" || fence[1] === "puzzle";
      const isPicture = fence[1] === "text" && hasPicture;
      hasPicture = fence[1] === "example";
      if (isExample) blocks.push({ kind: "example", index: examples++ });
      else if (fence[1] !== "solution" && !isPicture) blocks.push({ kind: "code", text: inside });
      at = end < 0 ? lines.length : end + 1;
      continue;
    }
    if (line.trim() === "") {
      at += 1;
      continue;
    }
    const until = lines.findIndex((other, index) => index > at && (other.trim() === "" || other.startsWith("```")));
    const block = lines.slice(at, until < 0 ? lines.length : until);
    at += block.length;
    hasPicture = false;
    if (!line.startsWith("# ")) blocks.push(blockOf(block));
  }
  return blocks.filter((block, index) => !leadsNowhere(block, blocks[index + 1]));
}

/**
 * What stands between blank lines.
 * @param {string[]} lines
 * @returns {Block}
 */
function blockOf(lines) {
  const [first = ""] = lines;
  if (first.startsWith("#")) return { kind: "heading", parts: inlineOf(first.replace(/^#+\s*/, "")) };
  if (first.startsWith("|")) {
    const cells = (/** @type {string} */ line) => line.replace(/^\||\|\s*$/g, "").split("|").map((cell) => inlineOf(cell.trim()));
    return { kind: "table", head: cells(first), rows: lines.slice(2).map(cells) };
  }
  const mark = /^(?:-|\d+\.) /;
  if (mark.test(first)) {
    /** @type {string[]} */
    const items = [];
    for (const line of lines) {
      if (mark.test(line)) items.push(line.replace(mark, ""));
      else items.push(`${items.pop() ?? ""} ${line.trim()}`);
    }
    return { kind: "list", isOrdered: !first.startsWith("-"), items: items.map(inlineOf) };
  }
  return { kind: "paragraph", parts: inlineOf(lines.map((line) => line.trim()).join(" ")) };
}

/**
 * Whether words only lead to something that is left out: the solution of a puzzle is a button away.
 * @param {Block} block
 * @param {Block | undefined} next
 */
function leadsNowhere(block, next) {
  if (block.kind !== "paragraph" || (next && next.kind !== "heading")) return false;
  const last = block.parts.at(-1);
  return block.parts.length === 1 && last !== undefined && last.tag === "" && last.text.endsWith(":");
}
