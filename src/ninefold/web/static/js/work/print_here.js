/** Puzzles on paper where no program sets them: pages of boards that the browser prints, their solutions after them. */
/** @import {App} from "../app.js" */
/** @import {VNode} from "../render/dom.js" */
/** @import {Board} from "../types.js" */
import { digitsOf } from "../model/board.js";
import { h, patch } from "../render/dom.js";
import { picture } from "../render/picture.js";
import { plainBoard } from "../render/shown.js";
import { say } from "../update/view.js";
import { ask, position, trying } from "./api.js";
import { linkOf } from "./keep.js";

/** The name of a board, its picture, and the code that opens it. @typedef {readonly [string, VNode] | readonly [string, VNode, VNode | null]} Figure */

/** Solutions on a page, which are small. */
const SOLUTIONS = 6;

/** @param {App} app @param {readonly Board[]} boards */
export const printHere = (app, boards) =>
  trying(app, async () => {
    const { perPage, solutions, title, codes } = app.state.print;
    const name = (/** @type {number} */ i) => (boards.length > 1 ? `${i + 1}${boards[i].title ? ` · ${boards[i].title}` : ""}` : boards[i].title);
    /** @type {Figure[]} */
    const figures = [];
    for (const [i, board] of boards.entries()) figures.push([name(i), picture(plainBoard(board)), codes ? await codeOf(board) : null]);
    const pages = sheets(figures, perPage, title);
    if (solutions) {
      /** @type {Figure[]} */
      const answers = [];
      for (const [i, board] of boards.entries()) {
        const [text] = (await ask("solve", { ...position(board), limit: 1 })).solutions;
        if (text) answers.push([name(i), picture(plainBoard({ ...board, digits: digitsOf(board, text) }))]);
      }
      pages.push(...sheets(answers, SOLUTIONS, "Solutions"));
    }
    const place = document.createElement("div");
    place.className = "sheets";
    place.hidden = true; // on the screen; see paper.css
    patch(place, pages);
    document.body.append(place);
    addEventListener("afterprint", () => place.remove(), { once: true });
    app.change(say, "The browser prints it, or saves it as a PDF.");
    print();
  });

/** What opens a board at the address of this page; none where it needs too long a link. @param {Board} board */
async function codeOf(board) {
  const { code } = await ask("code", { link: `${location.origin}${location.pathname}${linkOf(board, false)}` });
  if (!code) return null;
  const side = `${(code.module * code.side).toFixed(2)}mm`;
  return h("svg", { class: "code", viewBox: `0 0 ${code.side} ${code.side}`, width: side, height: side }, h("path", { d: code.path }));
}

/** @param {readonly Figure[]} figures @param {number} perPage @param {string} title @returns {VNode[]} */
function sheets(figures, perPage, title) {
  const pages = [];
  for (let first = 0; first < figures.length; first += perPage) {
    const those = figures.slice(first, first + perPage).map(([name, board, code]) =>
      h("figure", null, board, name && h("figcaption", null, name), code ?? null));
    pages.push(h("section", { class: `of-${perPage}` }, title && h("h1", null, title), h("div", null, those)));
  }
  return pages;
}
