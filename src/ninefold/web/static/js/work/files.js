/** Puzzles in and out: files, pasted text, the library, exports, pictures, print, links. */
/** @import {App} from "../app.js" */
/** @import {Board, Found, Variant} from "../types.js" */
import { boardOf } from "../model/board.js";
import { bit, union } from "../model/sets.js";
import { goOn } from "../update/games.js";
import { load } from "../update/puzzle.js";
import { changeDrawer, changeLibrary, say } from "../update/view.js";
import { markup } from "../render/dom.js";
import { picture } from "../render/picture.js";
import { plainBoard } from "../render/shown.js";
import { Problem, ask, get, position, trying } from "./api.js";
import { openPhoto } from "./photo.js";
import { pictureStyle } from "./picture_style.js";

const MOST = 2_000_000;
const TOO_LARGE = "is larger than 2 MB: solve it with `ninefold batch`.";

/** A board as the server tells it. @param {any} told @returns {Board} */
export function boardFrom(told) {
  /** @type {Variant | null} */
  const variant = told.constraints.length || told.decoration.length
    ? { constraints: told.constraints, clues: told.clues, words: told.in_words, houses: told.houses, apart: told.apart, rules: told.rules, watch: told.watch, decoration: told.decoration }
    : null;
  const [boxHeight, boxWidth] = told.box;
  const cells = told.givens.length;
  const board = boardOf(".".repeat(cells), { symbols: told.symbols, shape: { boxHeight, boxWidth }, variant, title: told.facts?.title ?? "" });
  const marked = new Set(told.marked);
  return {
    ...board,
    author: told.facts?.author ?? "",
    said: told.facts?.rules ?? "",
    ...(told.facts?.comment ? { notes: told.facts.comment } : {}),
    ...(told.facts?.message ? { praise: told.facts.message } : {}),
    given: told.givens.map(Boolean),
    digits: told.digits,
    wanted: board.wanted.map((_, cell) => marked.has(cell)),
    centre: told.own_candidates
      ? told.candidates.map((/** @type {number[]} */ digits) => digits.reduce((set, digit) => union(set, bit(digit)), 0))
      : board.centre,
  };
}

/** Any text: one puzzle goes onto the board, several are listed. @param {App} app @param {string} text @param {string} [name] */
export const openText = (app, text, name) =>
  trying(app, async () => {
    if (text.length > MOST) throw new Problem(`${name ?? "The text"} ${TOO_LARGE}`);
    const found = await ask("read", { text, ...(name ? { name } : {}), limit: 200 });
    /** @type {Found[]} */
    const list = found.boards.map((/** @type {any} */ told, /** @type {number} */ i) => {
      const board = boardFrom(told);
      return { title: board.title || `Puzzle ${i + 1}, ${told.shape}, ${told.givens.filter(Boolean).length} givens`, board };
    });
    const sentence = [found.sentence, ...found.warnings.slice(0, 3)].join(" ");
    app.change(changeDrawer, { found: list.length > 1 ? list : [], sentence, open: list.length > 1 ? "open" : "" });
    app.change(load, list[0].board, { message: sentence });
    if (list.length === 1) tellSolutions(app, sentence);
  });

/** Adds how many solutions there are to what was said of a board that came, while nothing else was said. @param {App} app @param {string} sentence */
async function tellSolutions(app, sentence) {
  const { board } = app.state;
  if (board.digits.every(Boolean)) return;
  const { count, exact } = await ask("solve", { ...position(board), limit: 2, seconds: 5 }).catch(() => ({ count: 1, exact: false }));
  if (app.state.board !== board || app.state.message !== sentence || (count < 2 && !exact)) return;
  const none = board.variant && board.said ? "No solution by the rules as they were read: the author's words may say something else." : "No solution: Check says why.";
  const told = [none, "One solution.", "More than one solution."][Math.min(count, 2)];
  app.change(say, `${sentence} ${told}`, count ? "plain" : "bad");
}

/** @param {App} app @param {File} file */
export async function openFile(app, file) {
  if (file.type.startsWith("image/")) await openPhoto(app, file);
  else if (file.size > MOST) app.change(say, `${file.name} ${TOO_LARGE}`, "bad");
  else await openText(app, await file.text(), file.name);
}

/** @param {App} app */
export const loadLibrary = (app) =>
  trying(app, async () => {
    if (!app.state.library.samples.length) app.change(changeLibrary, { samples: (await get("library")).entries });
    if (!app.state.formats.length) {
      const { formats } = await get("formats");
      app.change((state) => ({ ...state, formats }));
    }
  });

/** @param {App} app @param {number} at */
export const openSample = (app, at) =>
  trying(app, async () => {
    await loadLibrary(app);
    const { samples } = app.state.library;
    const next = (at + samples.length) % samples.length;
    const begun = app.state.games.find(({ board }) => board.title === samples[next].title);
    const entry = begun ? null : await get(`library/${samples[next].id}`);
    // Only now: the number and the board change together.
    app.change(changeLibrary, { at: next });
    if (begun) return app.change(goOn, begun.game.id);
    if (!entry.board) {
      app.change(changeDrawer, { text: entry.text, sentence: entry.problem });
      app.change(say, `${entry.title}: ${entry.problem}`, "bad");
      return;
    }
    app.change(changeDrawer, { text: "", sentence: "" });
    const board = { ...boardFrom(entry.board), title: entry.title };
    const note = entry.note && entry.note.toLowerCase() !== entry.title.toLowerCase() ? ` ${entry.note}` : "";
    app.change(load, board, { level: entry.level ?? "", message: `${entry.title}.${note}` });
  });

/** @param {string} name @param {Blob} blob */
export function save(name, blob) {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The board as an SVG file of its own, in light colours. @param {Board} board @param {number} side */
export function svgText(board, side) {
  const told = markup(picture(plainBoard(board), { xmlns: "http://www.w3.org/2000/svg", width: side, height: side }));
  return told.replace(/(<svg[^>]*>)/, `$1<style>${pictureStyle()}</style>`);
}

/** @param {App} app */
export function saveSvg(app) {
  save("ninefold.svg", new Blob([svgText(app.state.board, 720)], { type: "image/svg+xml" }));
  app.change(changeDrawer, { sentence: "Saved as ninefold.svg." });
}

/** @param {App} app */
export async function savePng(app) {
  const side = 1080;
  const image = new Image(side, side);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(app.state.board, side))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = side;
  canvas.getContext("2d")?.drawImage(image, 0, 0, side, side);
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  save("ninefold.png", blob);
  app.change(changeDrawer, { sentence: "Saved as ninefold.png." });
}
