/** Share: links that hold the board, to this program and to others. */
/** @import {App} from "../../app.js" */
/** @import {State} from "../../types.js" */
import { ENGINE } from "../../engine/which.js";
import { changeDrawer } from "../../update/view.js";
import { makeLinks } from "../../work/export.js";
import { linkOf } from "../../work/keep.js";
import { button, group, row } from "../controls.js";
import { h } from "../dom.js";

export const opened = makeLinks;

/** @param {State} state @param {App} app */
export function view(state, app) {
  const { board, drawer } = state;
  const own = (/** @type {boolean} */ whole) => `${location.origin}${location.pathname}${linkOf(board, whole)}`;
  const current = drawer.links?.board === board ? drawer.links.list : [];
  // Nobody else can open the address of this machine as it calls itself.
  const here = /^(localhost|127\.|\[::1\])/.test(location.host) ? `Opens on this computer, while ${ENGINE ? "the site is served" : "the program runs"}.` : "";
  const ours = [linkGroup(app, "The puzzle", own(false), here), linkGroup(app, "With what I have done", own(true), here)];
  const others = current.length
    ? current.map(({ where, link, note }) => linkGroup(app, `For ${where}, which opens anywhere`, link, note))
    : [group("For SudokuPad and f-puzzles", row(button("Make these links", () => makeLinks(app))))];
  return here ? [...others, ...ours] : [...ours, ...others];
}

/** @param {App} app @param {string} title @param {string} link @param {string} [note] */
function linkGroup(app, title, link, note = "") {
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    app.change(changeDrawer, { sentence: "The link is copied." });
  };
  return group(title,
    link && h("input", { type: "text", class: "link", readonly: true, value: link, "aria-label": `Link: ${title}`,
      onfocus: (/** @type {any} */ event) => event.target.select() }),
    note && h("p", { class: "quiet" }, note),
    link && row(button("Copy the link", copy, { picture: "share" })));
}
