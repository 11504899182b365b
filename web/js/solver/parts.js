// The parts of every page as the solver uses them: its buttons have words that begin with `solver-`.

import { html } from "../ui.js";
import { Button as AnyButton } from "../ui/button.js";

export { Choice, Segments, Switch, Tabs } from "../ui/choices.js";

/**
 * A button whose words and tooltip are `solver-<name>` and `solver-<name>-tip`.
 * @param {Omit<import("../ui/button.js").ButtonProps, "id"> & { name: string }} props
 */
export function Button(props) {
  return html`<${AnyButton} id=${`solver-${props.name}`} ...${props} />`;
}
