/** The puzzles of the day: fetched once, kept, and played without the program. */
/** @import {App} from "../app.js" */
/** @import {DailyPuzzle} from "../types.js" */
import { dayOf } from "../model/statistics.js";
import { goOn } from "../update/games.js";
import { load } from "../update/puzzle.js";
import { Problem, ask, trying } from "./api.js";
import { boardFrom } from "./files.js";

export const today = () => dayOf(new Date());

/** @type {Map<string, Promise<DailyPuzzle[]>>} */
const coming = new Map();

/** @param {App} app @param {string} [day] @returns {Promise<DailyPuzzle[]>} */
export function puzzlesOf(app, day = today()) {
  const here = app.state.days[day];
  if (here) return Promise.resolve(here);
  const known = coming.get(day) ?? fetched(app, day).finally(() => coming.delete(day));
  coming.set(day, known);
  return known;
}

/** @param {App} app @param {string} day @returns {Promise<DailyPuzzle[]>} */
async function fetched(app, day) {
  const told = await ask("daily", { date: day });
  if (told.stopped) throw new Problem("The puzzles of the day took too long. Try again.");
  const puzzles = told.puzzles.map(({ name, title, level, board }) => ({ name, title, level, answer: board.solution ?? "", board: boardFrom(board) }));
  app.change((state) => ({ ...state, days: { ...state.days, [day]: puzzles } }));
  return puzzles;
}

/** The puzzle of a day on the board: where it was left, if it was begun. @param {App} app @param {string} name @param {string} [day] */
export const openDaily = (app, name, day = today()) =>
  trying(app, async () => {
    const daily = `${day} ${name}`;
    if (app.state.game.daily === daily && !app.state.game.done) return;
    const begun = app.state.games.find(({ game }) => game.daily === daily);
    if (begun) return app.change(goOn, begun.game.id);
    const puzzle = (await puzzlesOf(app, day)).find((one) => one.name === name);
    if (!puzzle) return;
    const { board, level, answer } = puzzle;
    app.change(load, board, { level, daily, answer, message: `${board.title}. What you left is under Games.` });
  });

/** Ahead of the wish, so that it is here when the program is not. @param {App} app */
export const fetchToday = (app) => puzzlesOf(app).catch(() => undefined);
