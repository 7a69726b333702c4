/** Puzzles on paper: the server sets them, the browser saves the PDF. */
/** @import {App} from "../app.js" */
/** @import {Board} from "../types.js" */
import { say } from "../update/view.js";
import { askLong, puzzleText, trying } from "./api.js";
import { save } from "./files.js";

/** The longest that the server works for one question. */
const SECONDS = 60;

/** Puzzles that are there. @param {App} app @param {Board[]} boards */
export const makeSheet = (app, boards) => {
  const { perPage: per_page, solutions, paper, title, codes } = app.state.print;
  const puzzles = boards.map((board) => ({ puzzle: puzzleText(board), title: board.title }));
  return savePdf(app, "print", { puzzles, per_page, solutions, paper, title, codes, seconds: SECONDS });
};

/** New ones, a part for each level that has any. @param {App} app */
export const makeBook = (app) => {
  const { perPage: per_page, solutions, paper, title, codes, counts, variant, techniques, hints, large } = app.state.print;
  const variants = variant === "classic" ? [] : [variant];
  const sections = Object.entries(counts).filter(([, count]) => count > 0).map(([level, count]) => ({ level, count, variants }));
  if (!sections.length) return app.change(say, "A book needs puzzles: say how many of each level.", "bad");
  const seed = crypto.getRandomValues(new Uint32Array(1))[0];
  const told = { title: title || "Sudoku", per_page, solutions, paper, codes, sections, techniques, hints: hints ? 3 : 0, large_print: large };
  return savePdf(app, "book", { ...told, seed, seconds: SECONDS });
};

/** @param {App} app @param {"print" | "book"} verb @param {unknown} body */
const savePdf = (app, verb, body) =>
  trying(app, async () => {
    const text = /** @type {string} */ (/** @type {unknown} */ (await askLong(app, verb === "book" ? "Making a book" : "Setting pages", /** @type {any} */ (verb), body)));
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    save("sudoku.pdf", new Blob([bytes], { type: "application/pdf" }));
    app.change(say, "Saved as sudoku.pdf.");
  });
