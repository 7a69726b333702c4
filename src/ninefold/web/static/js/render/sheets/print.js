/** Print: puzzles that are there, or new ones as a book; the server sets them as a PDF. Without one the browser prints. */
/** @import {App} from "../../app.js" */
/** @import {State} from "../../types.js" */
import { ENGINE } from "../../engine/which.js";
import { changePrint } from "../../update/view.js";
import { makeBook, makeSheet } from "../../work/print.js";
import { printHere } from "../../work/print_here.js";
import { choice, group, mainButton, row, select, toggle } from "../controls.js";
import { h } from "../dom.js";
import { several } from "../several.js";

const PER_PAGE = /** @type {const} */ ([[1, "1"], [2, "2"], [4, "4"], [6, "6"]]);
const PAPERS = /** @type {const} */ ([["a4", "A4"], ["letter", "US Letter"], ["a5", "A5"], ["6x9in", "6 × 9 in"]]);
const MOST = 200;

/** @param {State} state @param {App} app */
export function view(state, app) {
  const { perPage, solutions, which, paper, title, codes } = state.print;
  const change = (/** @type {Partial<State["print"]>} */ to) => app.change(changePrint, to);
  const found = several(state);
  const sources = /** @type {[typeof which, string][]} */ ([...found.sources, ...(ENGINE ? [] : [["new", "A new book"]])]);
  const isBook = which === "new";
  const boards = isBook ? [] : found.boards[which];
  const atTheEnd = toggle("Solutions at the end", solutions, (on) => change({ solutions: on }));
  const what = group("What", choice("What to print", sources, which, (to) => change({ which: to })));
  const onEach = group("On each page", choice("Puzzles per page", PER_PAGE, /** @type {any} */ (perPage), (to) => change({ perPage: to })));
  const titled = h("label", { class: "field" }, h("span", null, "Title"),
    h("input", { type: "text", maxlength: 200, value: title, oninput: (/** @type {any} */ event) => change({ title: event.target.value }) }));
  if (ENGINE) {
    const coded = toggle("A code with each puzzle", codes, (on) => change({ codes: on }), "Opens it on any phone, at the address of this page.");
    return [what, onEach, titled, atTheEnd, coded, row(mainButton("Print", () => printHere(app, boards), { picture: "print" })),
      h("p", { class: "quiet" }, "The browser sets the pages. The program on a computer also makes books and worksheets: ", h("code", null, "ninefold app"), ".")];
  }
  return [
    what,
    isBook && newPuzzles(state, change),
    onEach,
    group("Sheets", titled, select("Paper", PAPERS, paper, (to) => change({ paper: to })), atTheEnd,
      toggle("A code with each puzzle", codes, (on) => change({ codes: on }), "Opens it on any phone.")),
    row(mainButton(isBook ? "Make the book" : "Make the PDF", () => (isBook ? makeBook(app) : makeSheet(app, boards)), { picture: "print" })),
    h("p", { class: "quiet" }, isBook
      ? `Up to ${MOST} puzzles, no two alike, each checked. The command ninefold book makes larger ones from a plan.`
      : "Black on white, with number and level."),
  ];
}

/** @param {State} state @param {(to: Partial<State["print"]>) => void} change */
function newPuzzles(state, change) {
  const { counts, variant, techniques, hints, large } = state.print;
  return group("Puzzles",
    select("Variant", state.kinds.map(({ id, name }) => /** @type {const} */ ([id, name])), variant, (to) => change({ variant: to })),
    h("div", { class: "line" }, Object.entries(counts).map(([level, count]) =>
      h("label", { class: "field", key: level }, h("span", null, level[0].toUpperCase() + level.slice(1)),
        h("input", { type: "number", min: 0, max: MOST, value: String(count), onchange: (/** @type {any} */ event) =>
          change({ counts: { ...counts, [level]: Math.min(MOST, Math.max(0, Math.floor(Number(event.target.value) || 0))) } }) })))),
    toggle("Techniques told and shown", techniques, (on) => change({ techniques: on }), "Those that the puzzles need."),
    toggle("Hints at the back", hints, (on) => change({ hints: on })),
    toggle("Large print", large, (on) => change({ large: on })));
}
