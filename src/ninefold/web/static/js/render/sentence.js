/** A sentence whose phrases light up on the board what they speak of. */
/** @import {App} from "../app.js" */
/** @import {Part} from "../types.js" */
import { emphasise } from "../update/view.js";
import { h } from "./dom.js";
import { lessonLinkByName } from "./lesson_link.js";

/** @param {App} app @param {Part[]} parts */
export function sentence(app, parts) {
  return parts.map((part, i) => {
    const text = i === 0 && !part.cells.length ? part.text.slice(0, 1).toUpperCase() + part.text.slice(1) : part.text;
    if (!part.cells.length && !part.houses.length) return part.role === "technique" ? lessonLinkByName(app, text) : text;
    const on = () => app.change(emphasise, part);
    const off = () => app.change(emphasise, null);
    return h("span", {
      class: `phrase ink-${part.ink}`, tabindex: 0, role: "button", "aria-label": `Show ${text} on the board`,
      onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off, onclick: on,
    }, text);
  });
}
