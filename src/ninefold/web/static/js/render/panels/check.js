/** Check: what is true of the board, and making a puzzle of one's own. */
/** @import {App} from "../../app.js" */
/** @import {State} from "../../types.js" */
import { freeGivens, makeGivens } from "../../update/puzzle.js";
import { changeCheck, lookAtOwn } from "../../update/view.js";
import { check } from "../../work/check.js";
import { button, group, mainButton, row, toggle } from "../controls.js";
import { h } from "../dom.js";

/** @param {State} state @param {App} app */
export const checkPanel = (state, app) => {
  const { rows, sentence, digging, board } = state.check;
  const stale = board !== null && board !== state.board;
  return [
    group("Check",
      row(mainButton("Check the board", () => check(app), { picture: "check" }),
        state.view.kind === "clash" && button("Back to editing", () => app.change(lookAtOwn), { title: "Esc" })),
      sentence && h("p", { class: stale ? "told stale" : "told" }, sentence),
      stale && h("p", { class: "quiet" }, "The board has changed since."),
      rows.length > 0 && h("dl", { class: stale ? "facts stale" : "facts" },
        rows.map(({ name, value, tone }) => h("div", { class: tone }, h("dt", null, name), h("dd", null, value))))),
    group("A puzzle of your own",
      h("div", { class: "pairs" }, button("Make digits givens", () => app.change(makeGivens)), button("Unlock the givens", () => app.change(freeGivens))),
      toggle("Check after each removal", digging, (on) => app.change(changeCheck, { digging: on }),
        "fill a grid, then delete digits: it says at once if two solutions appear")),
  ];
};
