/** Files of one's own: Next and Back, edit, keep, save, remove. */
/** @import {App} from "../../app.js" */
import { editText, folderOf, keepBoard, openFolder, openOwn, removeOwn, saveOwn } from "../../work/folder.js";
import { button, group, row } from "../controls.js";
import { h } from "../dom.js";

/** @param {App} app */
export function ownFiles(app) {
  const { files, at } = folderOf(app);
  const current = files[at];
  return group("Your own files",
    h("label", { class: "button file" }, h("span", null, "Choose a folder"),
      h("input", { type: "file", class: "unseen", webkitdirectory: true, multiple: true,
        onchange: (/** @type {any} */ event) => event.target.files.length && openFolder(app, event.target.files) })),
    !files.length && h("p", { class: "quiet" }, "Or drop a folder or several files anywhere on the page. They stay in this page until you save them."),
    current && h("div", { class: "line browse" },
      button("Back", () => openOwn(app, at - 1), { picture: "back", "aria-label": "Back, the file before" }),
      h("span", null, `${at + 1} of ${files.length}`),
      button("Next", () => openOwn(app, at + 1), { picture: "forward", "aria-label": "Next file" })),
    current && h("label", { class: "field tall" }, h("span", null, current.name),
      h("textarea", { rows: 9, spellcheck: "false", value: current.text, oninput: (/** @type {any} */ event) => editText(app, event.target.value) })),
    current && row(
      button("Read the text", () => openOwn(app, at), { title: "Put what the text says onto the board" }),
      button("Keep the board", () => keepBoard(app), { title: "Put what is on the board into the text" }),
      button("Save", () => saveOwn(app), { title: "Save the text as a file" }),
      button("Remove", () => removeOwn(app), { title: "Take it out of this list" })));
}
