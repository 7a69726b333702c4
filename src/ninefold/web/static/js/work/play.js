/** A game: dealt by level, checked, finished. */
/** @import {App} from "../app.js" */
/** @import {Board, Sample, State} from "../types.js" */
import { digitsOf, givensText, written } from "../model/board.js";
import { isSolved } from "../model/rules.js";
import { poorMarks, wrongCells } from "../model/mistake.js";
import { load } from "../update/puzzle.js";
import { changeGame, changePlay, look, say } from "../update/view.js";
import { Problem, ask, askLong, get, position, trying } from "./api.js";
import { boardFrom } from "./files.js";
import { finish } from "./finish.js";
import { answerOf } from "./solve.js";

/** A new puzzle of the level: from the generator, or from the library where there is no generator. @param {App} app */
export const deal = (app) =>
  trying(app, async () => {
    const { level, givens } = app.state.play;
    const { board, answer } = await dealt(app, level, givens);
    app.change(load, board, { level, answer, message: `New game: ${level}. What you left is under Games.` });
    app.change(changePlay, { staged: false, running: true });
  });

/** @param {App} app @param {string} level @param {string} givens @returns {Promise<{board: Board, answer: string}>} */
async function dealt(app, level, givens) {
  try {
    const made = await askLong(app, "Making a puzzle", "generate", { level, game: givens, seconds: 20 });
    if (!made.board) throw new Problem(made.sentence);
    return { board: boardFrom(made.board), answer: made.solution ?? "" };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { entries } = await get("library");
    const fitting = entries.filter((/** @type {Sample} */ one) => one.level === level);
    if (!fitting.length) throw error;
    const chosen = fitting[Math.floor(Math.random() * fitting.length)];
    return { board: boardFrom((await get(`library/${chosen.id}`)).board), answer: "" };
  }
}

/** The only solution, asked for where it did not come with the puzzle. @param {State} state @returns {Promise<readonly number[] | null>} */
export const answerFor = async ({ board, game }) => (game.answer ? digitsOf(board, game.answer) : answerOf(board));

/** What was asked for already. */
let askedFor = "";

/** Who wants to be told mistakes at once needs the answer: it is asked for once, and kept with the game. @param {App} app */
export async function watchMistakes(app) {
  const { settings, board, game, typing } = app.state;
  const key = `${game.id},${givensText(board)}`;
  const isPuzzle = board.given.some(Boolean) || board.variant !== null;
  if (!settings.mistakes || game.answer || typing || !isPuzzle || askedFor === key) return;
  askedFor = key;
  const answer = await answerOf(board).catch(() => null);
  const same = app.state.game.id === game.id && givensText(app.state.board) === givensText(board);
  if (answer && same) app.change(changeGame, { answer: written(board, answer) });
  else if (!answer && same) app.change(say, "Mistakes cannot be told: there is no single answer, or the program does not answer.");
}

/** Says only whether something is wrong, and marks it when asked twice. @param {App} app */
export const checkPlay = (app) =>
  trying(app, async () => {
    const { board, game, view } = app.state;
    const answer = await answerFor(app.state);
    if (!answer) return app.change(say, "The givens have no single solution: see the Check tab.", "bad");
    const wrong = wrongCells(board, answer);
    app.change(changeGame, { checks: game.checks + 1 });
    if (!wrong.length) return app.change(say, soFar(poorMarks(board, answer).length), "good");
    const asked = app.state.message.startsWith("Something is wrong") || view.kind === "clash";
    if (!asked) return app.change(say, "Something is wrong. Ask again to see where.", "bad");
    app.change(look, { kind: "clash", cells: wrong, houses: [] });
    app.change(say, wrong.length === 1 ? "One cell is wrong." : `${wrong.length} cells are wrong.`, "bad");
  });

/** @param {number} marks  cells whose centre marks lack the answer */
function soFar(marks) {
  if (!marks) return "Looks good so far.";
  return `The digits are right so far; the centre marks of ${marks === 1 ? "one cell lack its digit" : `${marks} cells lack their digits`}.`;
}

/**
 * Once the person has filled the board and it is right: a short summary with the steps that were the bottleneck. A board
 * that came full, and one that the solver filled, is no finish.
 * @param {App} app
 * @param {State} before
 */
export function watchFinish(app, before) {
  const { board, game, play, typing } = app.state;
  if (typing || board === before.board || game.id !== before.game.id || game.answered || play.finish || !isSolved(board)) return;
  if (before.board.digits.every(Boolean) && isSolved(before.board)) return;
  if (!board.variant) return finish(app);
  // Not every rule is watched on the page: the answer, where it came with the puzzle, or the solver has the last word.
  const right = game.answer
    ? Promise.resolve(digitsOf(board, game.answer).every((digit, cell) => digit === board.digits[cell]))
    : ask("solve", { ...position(board), limit: 1 }).then(({ count }) => count === 1);
  right.then(
    (is) => is && app.state.board === board && finish(app),
    () => undefined,
  );
}
