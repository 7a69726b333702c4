/** Open: a file or a text in any format. */
/** @import {App} from "../../app.js" */
/** @import {State} from "../../types.js" */
import { load } from "../../update/puzzle.js";
import { changeDrawer } from "../../update/view.js";
import { openFile, openText } from "../../work/files.js";
import { openPhoto } from "../../work/photo.js";
import { button, group, mainButton, row } from "../controls.js";
import { h } from "../dom.js";
import { typeIn } from "../welcome.js";

/** @param {State} state @param {App} app */
export function view(state, app) {
  const { text, found } = state.drawer;
  return [
    h("label", { class: "button file" }, h("span", null, "Choose a file"),
      h("input", { type: "file", class: "unseen", onchange: (/** @type {any} */ event) => event.target.files[0] && openFile(app, event.target.files[0]) })),
    h("p", { class: "quiet" }, "Or drop it anywhere on the page. Any format: it is found by looking."),
    h("label", { class: "field tall" }, h("span", null, "Or paste any text"),
      h("textarea", { rows: 7, maxlength: 2e6, spellcheck: "false", value: text, placeholder: "53..7....6..195....98....6.8…",
        oninput: (/** @type {any} */ event) => app.change(changeDrawer, { text: event.target.value }) })),
    row(mainButton("Open the text", () => openText(app, app.state.drawer.text), { disabled: !text.trim() })),
    group("From paper", row(button("Type it in", () => typeIn(app), { picture: "keypad" }), button("From a photo", () => openPhoto(app), { picture: "photo" })),
      h("p", { class: "quiet" }, "The cursor goes on by itself; 0, a point or Space for an empty cell.")),
    found.length > 0 && h("ol", { class: "made" }, found.map(({ title, board }, i) =>
      h("li", { key: i }, button(title, () => app.change(load, board, { message: title }))))),
  ];
}
