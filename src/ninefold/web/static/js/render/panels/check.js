/** Check: what is true of the board, and making a puzzle of one's own. */
/** @import {App} from "../../app.js" */
/** @import {State} from "../../types.js" */
import { hasRaters } from "../../model/raters.js";
import { freeGivens, makeGivens } from "../../update/puzzle.js";
import { changeCheck, lookAtOwn } from "../../update/view.js";
import { check, rateChains } from "../../work/check.js";
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

/** The scales of whips, braids and trials: name, and what its number says. */
const SCALES = /** @type {const} */ ([
  ["w", "W", "the longest whip that is needed if always the shortest is taken: a chain of conclusions, each from the one just before."],
  ["b", "B", "the longest braid: the same, where a conclusion may rest on any before it."],
  ["gw", "gW", "as W, where a chain may also conclude that a digit is in one of two or three cells of a line in a box."],
  ["gb", "gB", "as B, with such groups."],
  ["te", "TE", "how deep trials must be nested: 0 for singles alone, 1 for nearly all puzzles, 3 for the hardest known."],
  ["bxb", "BxB", "where TE is 2: the longest braid that is needed inside a trial."],
]);

/** More numbers, when they are asked for; of plain 9×9. @param {State} state @param {App} app */
function chains(state, app) {
  if (!hasRaters(state.board)) return null;
  const { scales } = state.check;
  const known = scales?.board === state.board && !scales.rates.problem ? scales.rates : null;
  return h("details", { class: "quiet", key: "chains" }, h("summary", null, "More ratings"),
    row(button("Rate by chains", () => rateChains(app), { title: "On hard puzzles this takes seconds" })),
    h("dl", { class: "meaning" }, SCALES.map(([id, name, text]) =>
      h("div", null, h("dt", null, known ? `${name} ${known[id] ?? "–"}` : name), h("dd", null, text)))),
    known && (known.w === null || known.bxb === null) && h("p", null, "– stands where a scale has no number: W and B have none where TE is 2 or more, BxB none where it is 3."));
}

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
        h("dl", { class: "meaning" }, Object.entries(MEANING).map(([name, text]) => h("div", null, h("dt", null, name), h("dd", null, text))))),
      chains(state, app)),
    group("A puzzle of your own",
      h("div", { class: "pairs" }, button("Make digits givens", () => app.change(makeGivens)), button("Unlock the givens", () => app.change(freeGivens))),
      toggle("Check after each removal", digging, (on) => app.change(changeCheck, { digging: on }),
        "fill a grid, then delete digits: it says at once if two solutions appear")),
  ];
};
