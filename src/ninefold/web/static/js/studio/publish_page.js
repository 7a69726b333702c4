/** Publish: the words that go with a puzzle, and the ways out of here. */
/** @import {App} from "../app.js" */
/** @import {State} from "../types.js" */
import { button, group, mainButton, row } from "../render/controls.js";
import { h } from "../render/dom.js";
import { offered } from "../render/offer.js";
import { openDrawer } from "../update/view.js";
import { LINKS, exportAs } from "../work/export.js";
import { savePng, saveSvg } from "../work/files.js";
import { setText } from "./edit.js";
import { isReady, makeLink } from "./live.js";
import { composed } from "./rules_text.js";
import { studioOf } from "./state.js";

/** @param {State} state @param {App} app */
export function publishPage(state, app) {
  const { board } = state;
  const { link } = studioOf(state);
  const ours = composed(board);
  const copy = async () => link && navigator.clipboard.writeText(link.link);
  return [
    !isReady(state) && h("p", { class: "note" }, "Not one solution yet: look at Test before you publish."),
    group("Words",
      h("label", { class: "field tall" }, h("span", null, "Title"), line(board.title, (text) => setText(app, "title", text))),
      h("label", { class: "field tall" }, h("span", null, "Author"), line(board.author, (text) => setText(app, "author", text))),
      h("label", { class: "field tall" }, h("span", null, "Rules"),
        h("textarea", { rows: 7, value: board.said || ours, onchange: (/** @type {any} */ event) => setText(app, "said", event.target.value === ours ? "" : event.target.value) })),
      board.said && board.said !== ours && row(button("Compose the rules anew", () => setText(app, "said", ""))),
      h("label", { class: "field tall" }, h("span", null, "Message to who solves it"), line(board.praise ?? "", (text) => setText(app, "praise", text), 1000)),
      h("label", { class: "field tall" }, h("span", null, "Notes of your own, in Ninefold’s files alone"),
        h("textarea", { rows: 3, value: board.notes ?? "", maxlength: 5000, onchange: (/** @type {any} */ event) => setText(app, "notes", event.target.value) }))),
    group("A link that opens it",
      row(LINKS.map(([format, where]) => mainButton(where, () => publish(app, ours, () => makeLink(app, format, where)), { picture: "share" }))),
      link && link.board === board && [
        link.link && h("input", { type: "text", class: "link", readonly: true, value: link.link, "aria-label": `Link for ${link.where}`, onfocus: (/** @type {any} */ event) => event.target.select() }),
        link.note && h("p", { class: "quiet" }, link.note),
        link.link && row(button("Copy the link", copy), h("a", { class: "button", href: link.link, target: "_blank", rel: "noopener" }, `Open ${link.where}`)),
      ]),
    group("A file",
      row(button("Ninefold (.json)", () => publish(app, ours, () => exportAs(app, "ninefold-json"))), button("f-puzzles (.json)", () => publish(app, ours, () => exportAs(app, "fpuzzles"))),
        button("Drawing (.svg)", () => saveSvg(app)), button("Picture (.png)", () => savePng(app)), button("On paper (.pdf)", () => app.change(openDrawer, "print"), { picture: "print" }),
        button("All formats", () => app.change(openDrawer, "export"), { picture: "export" })),
      state.drawer.offer?.losses.length && offered(app, state.drawer.offer, "This format")),
  ];
}

/** @param {string} value @param {(text: string) => void} change @param {number} [most] */
const line = (value, change, most = 200) => h("input", { type: "text", value, maxlength: most, onchange: (/** @type {any} */ event) => change(event.target.value) });

/** What goes out carries its rules in words: the author's, or ours. @param {App} app @param {string} ours @param {() => unknown} then */
function publish(app, ours, then) {
  if (!app.state.board.said) setText(app, "said", ours);
  then();
}
