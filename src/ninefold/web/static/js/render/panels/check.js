/** Check: what is true of the board, and making a puzzle of one's own. */
/** @import {App} from "../../app.js" */
/** @import {State} from "../../types.js" */
import { freeGivens, makeGivens } from "../../update/puzzle.js";
import { changeCheck, lookAtOwn } from "../../update/view.js";
import { check } from "../../work/check.js";
import { button, group, mainButton, row, toggle } from "../controls.js";
import { h } from "../dom.js";
import { lessonLink } from "../lesson_link.js";

/** What each number is about, for who sees it the first time; docs/rating.md says more. @type {Record<string, string>} */
const MEANING = {
  Level: "easy to extreme: the hardest technique of the path, or the next level where the points are too many for it.",
  Score: "the points of all steps of the path; every technique has its own.",
  Rating: "ER: the hardest step on the scale of Sudoku Explainer, from 1.0 to about 12. For plain 9×9.",
  Mastery: "the hardest technique one must know: singles are easy, lines through boxes medium, groups and X-Wing hard, all else expert.",
  Complexity: "a rough count of the work: each step adds 1 to 5 by its kind, each value that must be assumed 10. 0 if it is not solved.",
  Minimal: "no given can be left out.",
};

/** @param {State} state @param {App} app */
export const view = (state, app) => {
  const { rows, sentence, digging, board } = state.check;
  const stale = board !== null && board !== state.board;
  return [
    group("Check",
      row(mainButton("Check the board", () => check(app), { picture: "check" }),
        state.view.kind === "clash" && button("Back to editing", () => app.change(lookAtOwn), { title: "Esc" })),
      sentence && h("p", { class: stale ? "told stale" : "told" }, sentence),
      stale && h("p", { class: "quiet" }, "The board has changed since."),
      rows.length > 0 && h("dl", { class: stale ? "facts stale" : "facts" },
        rows.map(({ name, value, tone, technique }) => h("div", { class: tone, title: MEANING[name] }, h("dt", null, name), h("dd", null, technique ? lessonLink(app, technique) : value)))),
      rows.length > 0 && h("details", { class: "quiet" }, h("summary", null, "What do these say?"),
        h("dl", { class: "meaning" }, Object.entries(MEANING).map(([name, text]) => h("div", null, h("dt", null, name), h("dd", null, text)))))),
    group("A puzzle of your own",
      h("div", { class: "pairs" }, button("Make digits givens", () => app.change(makeGivens)), button("Unlock the givens", () => app.change(freeGivens))),
      toggle("Check after each removal", digging, (on) => app.change(changeCheck, { digging: on }),
        "fill a grid, then delete digits: it says at once if two solutions appear")),
  ];
};
