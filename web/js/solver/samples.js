// The groups of samples.

/** The groups, in the order in which they are shown. */
export const GROUPS = /** @type {const} */ (["own", "easy", "medium", "hard", "several", "none", "size", "variant", "marks", "bad", "other"]);

/** Which group the first word of a name stands for, where that is no group itself. @type {Record<string, typeof GROUPS[number]>} */
const ALSO = { hardest: "hard", pencil: "marks", marked: "marks" };

/**
 * The group of a sample: one's own are together, the bundled ones say it with the first word of their names.
 * @param {{ name: string, own?: boolean }} sample
 * @returns {typeof GROUPS[number]}
 */
export function groupOf({ name, own }) {
  if (own) return "own";
  const [first = ""] = name.split("-");
  return ALSO[first] ?? GROUPS.find((group) => group === first) ?? "other";
}
