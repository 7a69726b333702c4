/** A game: dealt by level, checked, finished. */
/** @import {App} from "../app.js" */
/** @import {Board, Sample} from "../types.js" */
import { puzzleOf } from "../model/board.js";
import { isSolved } from "../model/rules.js";
import { wrongCells } from "../model/mistake.js";
import { load } from "../update/puzzle.js";
import { changeGame, changePlay, look, say, showPanel } from "../update/view.js";
import { Problem, ask, askLong, get, position, trying } from "./api.js";
import { boardFrom } from "./files.js";
import { answerOf } from "./solve.js";

/** A new puzzle of the level: from the generator, or from the library where there is no generator. @param {App} app */
export const deal = (app) =>
  trying(app, async () => {
    const { level } = app.state.play;
    const board = await dealt(app, level);
    app.change(load, board, { level, message: `New game: ${level}. Undo brings the last board back.` });
    app.change(changePlay, { staged: false, running: true });
  });

/** @param {App} app @param {string} level @returns {Promise<Board>} */
async function dealt(app, level) {
  try {
    return boardFrom((await askLong(app, "Making a puzzle", "generate", { level, seconds: 20 })).board);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { entries } = await get("library");
    const fitting = entries.filter((/** @type {Sample} */ one) => one.level === level);
    if (!fitting.length) throw error;
    const chosen = fitting[Math.floor(Math.random() * fitting.length)];
    return boardFrom((await get(`library/${chosen.id}`)).board);
  }
}

/** Says only whether something is wrong, and marks it when asked twice. @param {App} app */
export const checkPlay = (app) =>
  trying(app, async () => {
    const { board, game, view } = app.state;
    const answer = await answerOf(board);
    if (!answer) return app.change(say, "The givens have no single solution: see the Check tab.", "bad");
    const wrong = wrongCells(board, answer);
    app.change(changeGame, { checks: game.checks + 1 });
    if (!wrong.length) return app.change(say, "Looks good so far.", "good");
    const asked = app.state.message.startsWith("Something is wrong") || view.kind === "clash";
    if (!asked) return app.change(say, "Something is wrong. Check again to see where.", "bad");
    app.change(look, { kind: "clash", cells: wrong, houses: [] });
    app.change(say, wrong.length === 1 ? "One cell is wrong." : `${wrong.length} cells are wrong.`, "bad");
  });

/** @param {number} seconds */
export function clockText(seconds) {
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** Once the board is full and right: a short summary with the steps that were the bottleneck. */
/** @param {App} app @param {Board} before */
export function watchFinish(app, before) {
  const { board, play } = app.state;
  if (board === before || !play.running || !isSolved(board)) return;
  if (!board.variant) return finish(app);
  // Rules beyond the houses are kept if this is the only solution.
  answerOf(board).then(
    (answer) => app.state.board === board && answer?.every((digit, cell) => digit === board.digits[cell]) && finish(app),
    () => undefined,
  );
}

/** @param {App} app */
function finish(app) {
  const { board, game } = app.state;
  const base = { time: clockText(game.seconds), level: game.level, score: null, bottlenecks: [], hints: game.hints, checks: game.checks };
  app.change(changePlay, { running: false, finish: base });
  app.change(showPanel, "play");
  app.change(say, `Solved in ${base.time}.`, "good");
  trying(app, async () => {
    const path = await ask("explain", position(puzzleOf(board)));
    if (!app.state.play.finish) return;
    const bottlenecks = path.bottlenecks.slice(0, 5).map((/** @type {number} */ at) => {
      const { technique, sentence } = path.steps[at];
      return { name: technique.name, at: at + 1, score: technique.score, text: sentence };
    });
    app.change(changePlay, { finish: { ...base, level: path.level ?? base.level, score: path.score ?? null, bottlenecks } });
  });
}
