/** Lab: how searches differ, and algorithms compared. */
/** @import {App} from "../../app.js" */
/** @import {State} from "../../types.js" */
import { choose, compare, labOf, opened, rowsNow, showCounts, showReport, showSteps } from "../../work/lab.js";
import { button, choice, group, mainButton, row, select, toggle } from "../controls.js";
import { h } from "../dom.js";
import { resultsTable } from "../results.js";

export { opened };

const SUITES = /** @type {const} */ ([
  ["puzzle", "My puzzle"], ["quick", "Six puzzles, 4×4 to 16×16"], ["paper", "The 24 puzzles of the paper"], ["study50", "150 games of the timing study"],
]);
const LIMITS = /** @type {const} */ ([[0.5, "0.5 s"], [2, "2 s"], [10, "10 s"]]);

/** @param {State} state @param {App} app */
export function view(state, app) {
  const lab = labOf(app);
  const rows = rowsNow(app);
  const mine = state.board.digits.some(Boolean);
  const titles = new Map(lab.algorithms.map(({ name, title }) => [name, title]));
  return [
    group("How searches differ",
      h("p", { class: "quiet" }, "Breadth-first and depth-first search walk through the same tree in another order. Watch both, step by step."),
      row(mainButton("Breadth-first beside depth-first", () => showSteps(app, mine ? state.board : null), { picture: "play" })),
      h("p", { class: "quiet" }, mine ? "On your board. A 4×4 shows most:" : "Your board is empty: it is shown on a small one."),
      row(
        mine && button("On a small example", () => showSteps(app, null)),
        button("All ways to search, counted", () => showCounts(app, mine ? state.board : null)))),
    group("Compare algorithms",
      select("Puzzles", SUITES, lab.suite, (suite) => choose(app, { suite })),
      h("fieldset", { class: "algorithms" }, h("legend", null, `Algorithms (${lab.chosen.length} chosen)`),
        lab.algorithms.map(({ name, title, sentence }) =>
          h("div", { key: name, title: sentence }, toggle(title, lab.chosen.includes(name), (on) =>
            choose(app, { chosen: on ? lab.algorithms.map((one) => one.name).filter((one) => one === name || lab.chosen.includes(one)) : lab.chosen.filter((one) => one !== name) }))))),
      lab.algorithms.length > 0 && h("details", { class: "quiet" }, h("summary", null, "What are these?"),
        h("dl", { class: "meaning" }, lab.algorithms.map(({ title, sentence }) => h("div", { key: title }, h("dt", null, title), h("dd", null, sentence))))),
      h("p", { class: "quiet" }, "Time for each puzzle:"),
      choice("Time for each puzzle", LIMITS, /** @type {any} */ (lab.limit), (limit) => choose(app, { limit })),
      h("p", { class: "quiet", role: "status", id: "expected" }, lab.running ? lab.sentence || "Comparing …" : lab.expected),
      row(mainButton(rows.length && lab.left ? "Go on" : "Compare", () => compare(app), { picture: "lab", disabled: lab.running || !lab.left })),
      rows.length > 0 && resultsTable(rows, titles, lab.limit),
      rows.length > 0 && !lab.running && lab.sentence && h("p", { class: "told" }, lab.sentence),
      rows.length > 0 && !lab.running && row(button("Open the report", () => showReport(app), { picture: "open" }))),
  ];
}
