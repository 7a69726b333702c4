/** The board for other programs: as text, as a link, as a file. What a format cannot hold is told before anything is saved. */
/** @import {App} from "../app.js" */
/** @import {Board, Link} from "../types.js" */
import { digitsText, givensText, written as textOf } from "../model/board.js";
import { hasFog } from "../model/fog.js";
import { changeDrawer } from "../update/view.js";
import { Problem, ask, askLong, position, trying } from "./api.js";
import { save } from "./files.js";
import { answerOf } from "./solve.js";

/** The formats that are links, with the name of where they lead. @type {readonly [string, string][]} */
export const LINKS = [["sudokupad", "SudokuPad"], ["fpuzzles-link", "f-puzzles"]];

/** Seconds for the answers of many puzzles. */
const SECONDS = 60;

/** Fog goes out with the solution: only with it others know which digits light it. Notes of a setter stay in our own files. @param {Board} board @param {string} format */
async function told(board, format) {
  const answer = hasFog(board) ? await answerOf(board) : null;
  const { puzzle, digits } = position(format === "ninefold-json" ? board : { ...board, notes: "" });
  return { puzzle: answer ? JSON.stringify({ ...JSON.parse(puzzle), solution: textOf(board, answer) }) : puzzle, digits };
}

/** @param {Board} board @param {string} format */
const written = async (board, format) =>
  ask("write", { ...(await told(board, format)), format, ...(board.title ? { facts: { title: board.title } } : {}) });

/** One file of them all. @param {App} app @param {Board[]} boards @param {string} format */
async function writtenTogether(app, boards, format) {
  const [first, ...more] = await Promise.all(boards.map((board) => told(board, format)));
  return askLong(app, `Writing ${boards.length} puzzles`, "write", { ...first, more, format, seconds: SECONDS });
}

/** @param {string[]} losses */
const lost = (losses) => (losses.length ? ` Not in it: ${losses.join(", ")}.` : "");

/** @param {App} app @param {string} text @param {string} sentence */
async function copy(app, text, sentence) {
  try {
    await navigator.clipboard.writeText(text);
    app.change(changeDrawer, { sentence });
  } catch {
    app.change(changeDrawer, { sentence: `The browser does not let the page copy. Here it is: ${text}` });
  }
}

/** The cells as one line: the givens, or all digits. @param {App} app @param {boolean} whole */
export const copyLine = (app, whole) =>
  copy(app, (whole ? digitsText : givensText)(app.state.board), `${app.state.board.digits.length} cells are copied${whole ? ", with your digits" : ""}.`);

/** @param {App} app @param {string} format @param {string} where */
export const copyLink = (app, format, where) =>
  trying(app, async () => {
    const { text, losses } = await written(app.state.board, format);
    await copy(app, text.trim(), `The link to ${where} is copied.${lost(losses)}`);
  });

/** Saves boards in a format, or offers to where something would be missing. @param {App} app @param {string} format @param {Board[]} [boards] */
export const exportAs = (app, format, boards = [app.state.board]) =>
  trying(app, async () => {
    app.change(changeDrawer, { offer: null, sentence: "" });
    const { name, text, media_type: type, losses } = boards.length > 1 ? await writtenTogether(app, boards, format) : await written(boards[0], format);
    app.change(changeDrawer, { offer: { format, name, text, type, losses } });
    if (!losses.length) saveOffer(app);
  });

/** @param {App} app */
export function saveOffer(app) {
  const { offer } = app.state.drawer;
  if (!offer) return;
  save(offer.name, new Blob([offer.text], { type: offer.type }));
  app.change(changeDrawer, { offer: null, sentence: `Saved as ${offer.name}.${lost(offer.losses)}` });
}

/** The links to other programs, for the board as it is now. @param {App} app */
export async function makeLinks(app) {
  const { board } = app.state;
  const links = await Promise.all(LINKS.map(([format, where]) => linkTo(board, format, where)));
  app.change(changeDrawer, { links: { board, list: links } });
}

/** @param {Board} board @param {string} format @param {string} where @returns {Promise<Link>} */
export async function linkTo(board, format, where) {
  try {
    const { text, losses } = await written(board, format);
    return { where, link: text.trim(), note: lost(losses).trim() };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { where, link: "", note: error.message };
  }
}
