/** The verbs of the Solve panel. */
/** @import {Check, Solve} from "../answers.js" */
/** @import {App} from "../app.js" */
/** @import {Board, SolveResult, State} from "../types.js" */
import { digitsOf, givensText } from "../model/board.js";
import { cellName, housesOf, sizeOf } from "../model/shape.js";
import { fill } from "../update/puzzle.js";
import { look, lookAtAnswer, say, setResult } from "../update/view.js";
import { ask, askLong, position, trying } from "./api.js";

/** @type {SolveResult} */
const NOTHING = { kind: "answer", sentence: "", details: [], solutions: [], count: 0, more: false };

const SEVERAL = "More than one solution: here are two. Tinted cells differ.";

/** Solves by the chosen method and shows the answer; the board itself stays as it is until the person takes it. */
/** @param {App} app @param {string} method */
export const solve = (app, method) =>
  trying(app, async () => {
    const { board } = app.state;
    app.change(setResult, null);
    const found = await askLong(app, "Solving", "solve", { ...position(board), method, limit: 2, seconds: 60 });
    if (found.count) return showAnswers(app, found, found.count > 1 ? SEVERAL : found.sentence);
    if (found.partial) return showPartial(app, found.partial, found.sentence);
    if (found.stopped || method === "levels") return app.change(setResult, { ...NOTHING, kind: "stopped", sentence: found.sentence });
    await explainNone(app);
  });

/** A solution by lot: of an empty board another filled grid each time. @param {App} app */
export const solveByLot = (app) =>
  trying(app, async () => {
    const seed = Math.floor(Math.random() * 2 ** 32);
    const found = await askLong(app, "Solving", "solve", { ...position(app.state.board), method: "guess", seed, limit: 1, seconds: 60 });
    if (found.count) showAnswers(app, { ...found, warning: null }, "A filled grid, drawn by lot.");
    else app.change(say, found.sentence, "bad");
  });

/** @param {App} app @param {Solve} found @param {string} sentence */
function showAnswers(app, found, sentence) {
  const solutions = found.solutions.map((text) => digitsOf(app.state.board, text));
  const details = found.warning ? [found.warning] : [];
  app.change(setResult, { ...NOTHING, sentence, details, solutions, count: found.count, more: !found.exact });
  app.change(lookAtAnswer, 0);
}

/** Logic is stuck: offers what it can fill. @param {App} app @param {NonNullable<Solve["partial"]>} partial @param {string} sentence */
function showPartial(app, { filled, left, steps, digits }, sentence) {
  const details = [`After ${steps} steps logic has filled ${filled} cells; ${left} stay open.`];
  app.change(setResult, { ...NOTHING, kind: "partly", sentence, details, solutions: filled ? [digits] : [] });
}

/** Says why there is no solution, and shows the houses or givens that clash. @param {App} app */
async function explainNone(app) {
  const found = await askLong(app, "Finding out why", "check", { ...position(app.state.board), seconds: 20 });
  const { violations, contradiction } = found;
  const details = violations.length
    ? violations.map((one) => one.sentence)
    : [contradiction?.sentence ?? "", contradiction?.why ?? ""].filter(Boolean).map(withoutNews);
  app.change(setResult, { ...NOTHING, kind: "none", sentence: "No solution.", details });
  app.change(say, ["No solution.", ...details].slice(0, 3).join(" "), "bad");
  showClash(app, found);
}

/** The heading says already that there is no solution. @param {string} sentence */
function withoutNews(sentence) {
  const rest = sentence.replace(/^No solution: /, "");
  return rest[0].toUpperCase() + rest.slice(1);
}

/** @param {App} app @param {Check} found */
export function showClash(app, { violations, contradiction }) {
  const cells = violations.length ? violations.flatMap((one) => one.cells) : (contradiction?.cells ?? []);
  const names = new Set(violations.map((one) => one.house));
  const houses = housesOf(app.state.board).filter((house) => names.has(house.name)).map((house) => [...house.cells]);
  if (cells.length) app.change(look, { kind: "clash", cells, houses });
}

/** Says whether it can be solved, and shows nothing. @param {App} app */
export const onlyCheck = (app) =>
  trying(app, async () => {
    app.change(setResult, null);
    const found = await askLong(app, "Checking", "solve", { ...position(app.state.board), limit: 1, seconds: 60 });
    if (!found.count && !found.stopped) return explainNone(app);
    const sentence = found.count ? "It can be solved." : found.sentence;
    app.change(setResult, { ...NOTHING, kind: "checked", sentence });
  });

/** Fills only the cells marked with `*`. @param {App} app */
export const solveWanted = (app) =>
  trying(app, async () => {
    const { board } = app.state;
    const only = [...board.wanted.keys()].filter((cell) => board.wanted[cell]);
    if (!only.length) {
      return app.change(say, "No cell is marked: select cells and press S, or the button Mark with *.", "plain");
    }
    const found = await askLong(app, "Solving", "solve", { ...position(board), limit: 2, only, seconds: 60 });
    if (!found.count) return explainNone(app);
    const digits = digitsOf(board, found.solutions[0]);
    app.change(fill, digits.map((digit, cell) => (only.includes(cell) ? digit : 0)), "solve the marked cells");
    const names = only.map((cell) => cellName(cell, sizeOf(board.shape))).join(", ");
    const sentence = found.exact && found.count === 1 ? `Solved: ${names}.` : `${names}: from one of several solutions.`;
    app.change(setResult, { ...NOTHING, kind: "checked", sentence });
  });

/** Uniqueness and the number of solutions; those found can be browsed. @param {App} app */
export const countAll = (app) =>
  trying(app, async () => {
    const { board, solve: options } = app.state;
    app.change(setResult, null);
    const limit = Math.max(1, Math.min(1000, options.limit || 1));
    const found = await askLong(app, "Looking for solutions", "solve", { ...position(board), limit, seconds: 60 });
    if (!found.count) return found.stopped ? app.change(setResult, { ...NOTHING, kind: "stopped", sentence: found.sentence }) : explainNone(app);
    showAnswers(app, found, countSentence(found, limit));
    if (found.count > 1 && !found.exact) await countOn(app, board);
  });

/** @param {{count: number, exact: boolean}} found @param {number} limit */
function countSentence({ count, exact }, limit) {
  if (exact) return count === 1 ? "One solution: the puzzle is unique." : `${count} solutions.`;
  return limit === 1 ? "There is a solution." : `More than one solution: the first ${count} are here to browse.`;
}

/** More than can be browsed: how many are there in all? @param {App} app @param {Board} board */
async function countOn(app, board) {
  const total = await askLong(app, "Counting solutions", "count", { ...position(board), limit: Number.MAX_SAFE_INTEGER, seconds: 10, estimate: true });
  const { result } = app.state.solve;
  if (!result || app.state.board !== board) return;
  const estimate = total.estimate && !total.exact ? [`About ${total.estimate.mean.toPrecision(2)} by a sample.`] : [];
  app.change(setResult, { ...result, count: total.count, more: !total.exact, details: [...result.details, total.sentence, ...estimate] });
}

/** The answer that is shown goes onto the board. @param {State} state @returns {State} */
export function takeAnswer(state) {
  const { view, solve: options } = state;
  const answer = options.result?.solutions[view.kind === "answer" ? view.at : 0];
  return answer ? fill(state, answer, "answer") : state;
}

/** Answers by puzzle: the givens decide. @type {Map<string, number[] | null>} */
const answers = new Map();

/**
 * The only solution of the givens; null if there is none or more than one.
 * @param {Board} board
 * @returns {Promise<number[] | null>}
 */
export async function answerOf(board) {
  const key = `${board.shape.boxHeight},${givensText(board)},${JSON.stringify(board.variant?.constraints ?? [])}`;
  if (!answers.has(key)) {
    const found = await ask("solve", { ...position({ ...board, digits: board.digits.map((d, i) => (board.given[i] ? d : 0)) }), limit: 2 });
    answers.set(key, found.count === 1 && found.exact ? digitsOf(board, found.solutions[0]) : null);
  }
  return answers.get(key) ?? null;
}

