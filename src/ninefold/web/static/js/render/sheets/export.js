/** Export: copied or saved for other programs, one puzzle or many. What people want most stands first, the rest in words. */
/** @import {App} from "../../app.js" */
/** @import {State} from "../../types.js" */
import { LINKS, copyLine, copyLink, exportAs } from "../../work/export.js";
import { loadLibrary, savePng, saveSvg } from "../../work/files.js";
import { changeOwn } from "../../update/view.js";
import { button, choice, group, row } from "../controls.js";
import { h } from "../dom.js";
import { offered } from "../offer.js";
import { several } from "../several.js";

export const opened = loadLibrary;

/** As the server says what a format holds. */
const MANY = "more than one puzzle";

/** What a format is for, by its name, in the order in which people want them. @type {Record<string, string>} */
const WORDS = {
  oneline: "One line of characters", csv: "A table", grid: "Rows to read", "ninefold-json": "Ninefold, with all rules", xml: "Ninefold as XML, with everything", sdm: "A collection, a puzzle per line",
  sdk: "SadMan Sudoku and SudoCue", sdx: "SudoCue, work in progress", ss: "Simple Sudoku", hodoku: "HoDoKu", candidates: "All candidates, in rows",
  c729: "All candidates, in one line", opensudoku: "OpenSudoku", ksudoku: "KSudoku", gnome: "GNOME Sudoku", gsf: "gsf’s sudoku",
  iss: "Interactive Sudoku Solver", fpuzzles: "f-puzzles, the object", "fpuzzles-link": "f-puzzles, the link", sudokupad: "SudokuPad, the link", sudokuwiki: "sudokuwiki, the link",
  sudokucoach: "sudoku.coach, the state", ipuz: "ipuz", "sudoku-puzzle": "Pencilmark", jigsaw: "A jigsaw in a line", killer: "A killer in a line", sumocue: "SumoCue, killers",
};

/** @param {State} state @param {App} app */
export function view(state, app) {
  const { board, drawer } = state;
  const own = board.digits.some((digit, i) => digit && !board.given[i]);
  const { boards, sources } = several(state);
  /** @type {import("../several.js").Which} */
  const chosen = state.own.export?.which ?? "this";
  const which = boards[chosen].length ? chosen : "this";
  const one = which === "this";
  const order = Object.keys(WORDS);
  const held = state.formats.filter(({ writes, holds }) => writes && (one || holds.includes(MANY))).sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  return [
    sources.length > 1 && group("What", choice("What to export", sources, which, (to) => app.change(changeOwn, "export", { which: to }))),
    one && group("Copy or save",
      row(button(`Copy ${board.digits.length} cells`, () => copyLine(app, false)), own && button("Copy with my digits", () => copyLine(app, true)),
        LINKS.map(([format, where]) => button(`${where} link`, () => copyLink(app, format, where), { picture: "share" })),
        button("Picture", () => savePng(app)))),
    group(one ? "A file for" : `A file of ${boards[which].length} for`,
      h("ol", { class: "formats" },
        one && h("li", { key: "svg" }, h("button", { type: "button", onclick: () => saveSvg(app) },
          h("span", { class: "name" }, "A drawing that can be enlarged"), h("span", { class: "does" }, ".svg"))),
        held.map(({ name, summary, suffixes }) =>
          h("li", { key: name }, h("button", { type: "button", title: summary, onclick: () => exportAs(app, name, one ? undefined : boards[which]) },
            h("span", { class: "name" }, WORDS[name] ?? name), h("span", { class: "does" }, suffixes?.[0] ?? "")),
            drawer.offer?.format === name && offered(app, drawer.offer, WORDS[name] ?? name))))),
  ];
}
