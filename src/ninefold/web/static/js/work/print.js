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
  return savePdf(app, "Setting pages", "print", { puzzles, per_page, solutions, paper, title, codes, seconds: SECONDS });
};

/** New ones, a part for each level that has any. @param {App} app */
export const makeBook = (app) => {
  const { perPage: per_page, solutions, paper, title, codes, counts, variant, techniques, hints, large } = app.state.print;
  const variants = variant === "classic" ? [] : [variant];
  const sections = Object.entries(counts).filter(([, count]) => count > 0).map(([level, count]) => ({ level, count, variants }));
  if (!sections.length) return app.change(say, "A book needs puzzles: say how many of each level.", "bad");
  const told = { title: title || "Sudoku", per_page, solutions, paper, codes, sections, techniques, hints: hints ? 3 : 0, large_print: large };
  return savePdf(app, "Making a book", "book", { ...told, seed: anySeed(), seconds: SECONDS });
};

/** Exercises of a technique, with the answers at the back. @param {App} app @param {string} technique @param {number} count @param {number} help_with */
export const makeWorksheet = (app, technique, count, help_with) =>
  savePdf(app, "Making exercises", "worksheet", { technique, count, help_with, seed: anySeed(), seconds: SECONDS }, `${technique}.pdf`);

/** The server's own seeds are as large. */
export const anySeed = () => crypto.getRandomValues(new Uint32Array(1))[0];

/** @param {App} app @param {string} what @param {"print" | "book" | "worksheet"} verb @param {unknown} body @param {string} [name] */
const savePdf = (app, what, verb, body, name = "sudoku.pdf") =>
  trying(app, async () => {
    const text = /** @type {string} */ (/** @type {unknown} */ (await askLong(app, what, /** @type {any} */ (verb), body)));
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    save(name, new Blob([bytes], { type: "application/pdf" }));
    app.change(say, `Saved as ${name}.`);
  });
