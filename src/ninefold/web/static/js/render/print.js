/** Print: which puzzles, how many on a page. The page itself comes from the server, with codes that lead back. */
/** @import {App} from "../app.js" */
/** @import {State} from "../types.js" */
import { puzzleOf } from "../model/board.js";
import { changePrint } from "../update/view.js";
import { printPages } from "../work/print.js";
import { choice, group, mainButton, row, toggle } from "./controls.js";
import { h } from "./dom.js";

const PER_PAGE = /** @type {const} */ ([[1, "1"], [2, "2"], [4, "4"], [6, "6"]]);

/** @param {State} state @param {App} app */
export function printSheet(state, app) {
  const { perPage, solutions, which } = state.print;
  const made = state.generate.made.map((one) => one.board);
  const listed = state.drawer.found.map((one) => one.board);
  const boards = which === "made" ? made : which === "listed" ? listed : [puzzleOf(state.board)];
  const sources = /** @type {[typeof which, string][]} */ ([
    ["this", "This puzzle"], ...(made.length ? [["made", `Generated (${made.length})`]] : []), ...(listed.length ? [["listed", `Opened (${listed.length})`]] : []),
  ]);
  return [
    group("What", choice("What to print", sources, which, (to) => app.change(changePrint, { which: to }))),
    group("On each page", choice("Puzzles per page", PER_PAGE, /** @type {any} */ (perPage), (to) => app.change(changePrint, { perPage: to }))),
    toggle("Solutions at the end", solutions, (on) => app.change(changePrint, { solutions: on })),
    row(mainButton("Open the page to print", () => printPages(app, boards), { picture: "print" })),
    h("p", { class: "quiet" }, "Black on white, with number, level and a code that leads back to the puzzle."),
  ];
}
