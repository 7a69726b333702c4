/** What a setter draws without a rule: the pen in the hand, and the list of what is there. */
/** @import {App} from "../app.js" */
/** @import {State} from "../types.js" */
/** @import {Tool} from "../answers.js" */
import { button, choice, group, iconButton, row, toggle } from "../render/controls.js";
import { h } from "../render/dom.js";
import { COLOURS, SIZES, drawingsOf, penOf, toldDrawing } from "./drawing.js";
import { shiftDrawing, wipe } from "./edit.js";
import { changeValues, setStudio, studioOf, valuesOf } from "./state.js";

/** Colour, size and text of what is drawn next. @param {State} state @param {App} app @param {Tool} tool */
export function penFields(state, app, tool) {
  const pen = penOf(tool, valuesOf(state, tool));
  const kind = tool.kind.slice(5);
  const set = (/** @type {Partial<import("./drawing.js").Pen>} */ change) => app.change(changeValues, tool.kind, change);
  const write = (/** @type {any} */ event) => set({ text: event.target.value });
  return [
    (kind === "text" || kind === "cage") && h("label", { class: "field", key: "text" }, h("span", null, "Text"),
      h("input", { type: "text", maxlength: 40, value: pen.text, placeholder: kind === "cage" ? "none" : "", oninput: write })),
    kind !== "light" && h("div", { class: "colours", role: "radiogroup", "aria-label": "Colour", key: "colour" }, COLOURS.map(([code, name]) =>
      h("button", { type: "button", role: "radio", class: "swatch", key: code, "aria-checked": String(code === pen.colour), "aria-label": name, title: name, onclick: () => set({ colour: code }) },
        h("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" }, h("rect", { width: 20, height: 20, fill: code }))))),
    SIZES[kind] && choice("Size", SIZES[kind], pen.size, (size) => set({ size })),
    (kind === "circle" || kind === "rectangle") && toggle("Filled", pen.filled, (filled) => set({ filled })),
  ];
}

/** To move what is chosen, or to copy it. @param {(down: number, right: number, copies: boolean) => void} shift @param {...any} more */
export const moveKeys = (shift, ...more) =>
  row(
    [["←", 0, -1], ["↑", -1, 0], ["↓", 1, 0], ["→", 0, 1]].map(([sign, down, right]) =>
      button(String(sign), () => shift(Number(down), Number(right), false), { "aria-label": `Move it ${sign}`, title: "Alt and an arrow" })),
    button("Copy", () => shift(1, 0, true), { title: "A copy, one row down (Alt Shift and an arrow)" }),
    more);

/** @param {State} state @param {App} app */
export function drawnList(state, app) {
  const list = drawingsOf(state.board);
  const { drawing } = studioOf(state);
  if (!list.length) return null;
  return group(`Drawn besides (${list.length})`,
    list[drawing] && h("div", { class: "chosen-keys" }, moveKeys((down, right, copies) => shiftDrawing(app, down, right, copies))),
    h("ol", { class: "clue-list" }, list.map((one, at) => {
      const { name, where } = toldDrawing(one);
      return h("li", { key: at },
        h("button", { type: "button", class: "clue", "aria-pressed": String(at === drawing), onclick: () => setStudio(app, { drawing: at === drawing ? -1 : at, chosen: -1, draft: null }) },
          h("b", null, name.charAt(0).toUpperCase() + name.slice(1)), h("span", null, where)),
        iconButton("close", `Take the ${name} away`, () => wipe(app, (other) => other !== at, `a ${name}`)));
    })),
    row(button("Take all drawings away", () => wipe(app, () => false, "all drawings"))));
}
