/** The end of a game: what it was, beside those before it, and what made it hard. */
/** @import {App} from "../app.js" */
/** @import {Result, State} from "../types.js" */
import { puzzleOf } from "../model/board.js";
import { byGroup, dayOf, groupOf, streaks } from "../model/statistics.js";
import { addResult } from "../update/games.js";
import { changePlay, say, showPanel } from "../update/view.js";
import { ask, position, puzzleText } from "./api.js";
import { clockText } from "./clock.js";

/** @param {App} app */
export function finish(app) {
  const { board, game, results } = app.state;
  const result = resultOf(app.state);
  const again = game.done;
  if (!again) app.change(addResult, result);
  const finished = {
    time: clockText(game.seconds), level: game.level, score: null, bottlenecks: [], hints: game.hints, checks: game.checks,
    compared: again ? "" : compared(result, results),
    streak: game.daily ? streaks(app.state.results, result.day).now : 0,
  };
  app.change(changePlay, { running: false, finish: finished });
  app.change(showPanel, "play");
  app.change(say, `Solved in ${finished.time}.${finished.compared ? ` ${finished.compared}` : ""}`, "good");
  ask("explain", position(puzzleOf(board))).then(
    (path) => {
      if (app.state.play.finish !== finished) return;
      // Nobody was held up by a single.
      const hard = path.bottlenecks.filter((at) => path.steps[at].technique.level !== "easy").slice(0, 5);
      const bottlenecks = hard.map((at) => {
        const { technique, sentence } = path.steps[at];
        return { id: technique.id, name: technique.name, at: at + 1, score: technique.score, text: sentence };
      });
      app.change(changePlay, { finish: { ...finished, level: path.level ?? game.level, score: path.score ?? null, bottlenecks } });
    },
    () => undefined, // without the program the game is finished all the same
  );
}

/** @param {State} state @returns {Result} */
function resultOf({ board, game, log }) {
  const now = new Date();
  const { level, daily, seconds, hints, checks } = game;
  const kind = Object.keys(board.variant?.words ?? {}).join(", ");
  return { when: now.getTime(), day: dayOf(now), level, kind, title: board.title, daily, seconds, hints, checks, puzzle: puzzleText(puzzleOf(board)), log: log.text };
}

/** The time beside those of the same level; puzzles of one's own are all different. @param {Result} result @param {readonly Result[]} before */
function compared(result, before) {
  const group = groupOf(result);
  if (!group) return "";
  const row = byGroup(before).find((one) => one.group === group);
  if (!row) return `Your first ${group} puzzle.`;
  const average = `your average is ${clockText(row.average)}`;
  if (result.hints) return `With hints it is no best time; ${average}.`;
  if (row.best === null) return `Your first ${group} puzzle without hints; ${average}.`;
  const by = clockText(Math.abs(row.best - result.seconds));
  if (result.seconds < row.best) return `Your best ${group} puzzle, ${by} faster than before; ${average}.`;
  return result.seconds === row.best ? `As fast as your best; ${average}.` : `Your best is ${clockText(row.best)}, ${by} faster; ${average}.`;
}
