/** Library: the collection, by groups. */
/** @import {App} from "../../app.js" */
/** @import {Sample, State} from "../../types.js" */
import { capital } from "../../model/capital.js";
import { loadLibrary, openSample } from "../../work/files.js";
import { copySample } from "../../work/folder.js";
import { button, row } from "../controls.js";
import { h } from "../dom.js";
import { ownFiles } from "./folder.js";

export const opened = loadLibrary;

/** @param {State} state @param {App} app */
export function view(state, app) {
  const { samples, at } = state.library;
  const groups = [...new Set(samples.map((one) => one.group))];
  return [
    h("div", { class: "line browse" },
      button("Back", () => openSample(app, at - 1), { picture: "back" }),
      h("span", null, at < 0 ? `${samples.length} puzzles` : `${at + 1} of ${samples.length}`),
      button("Next", () => openSample(app, at + 1), { picture: "forward" })),
    at >= 0 && row(button("Copy to your files", () => copySample(app, samples[at].id), { title: "A copy to edit, save or remove" })),
    state.drawer.text && at >= 0 && state.drawer.sentence && h("pre", { class: "told", tabindex: 0 }, state.drawer.text),
    groups.map((name) => h("details", { key: name, open: samples[at]?.group === name || undefined },
      h("summary", null, name === "xml" ? "XML" : capital(name), h("small", null, samples.filter((one) => one.group === name).length)),
      h("ol", { class: "samples" }, samples.map((sample, i) => sample.group === name && listed(state, app, sample, i))))),
    ownFiles(app),
  ];
}

/** @param {State} state @param {App} app @param {Sample} sample @param {number} i */
const listed = (state, app, sample, i) =>
  h("li", { key: i }, h("button", { type: "button", "aria-current": i === state.library.at ? "true" : undefined, onclick: () => openSample(app, i) },
    h("span", { class: "name" }, sample.title), h("span", { class: "does" }, [sample.level, played(state, sample.title)].filter(Boolean).join(" · "))));

/** What the person has done with it. @param {State} state @param {string} title */
function played({ results, games }, title) {
  if (results.some((one) => one.title === title)) return "✓ solved";
  return games.some(({ board }) => board.title === title) ? "begun" : "";
}
