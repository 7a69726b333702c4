/** The path and the hint ladder. */
/** @import {App} from "../app.js" */
import { undoToMistake } from "../update/history.js";
import { applyStep } from "../update/puzzle.js";
import { changeExplain, changeGame, look, lookAtOwn, lookAtStep, say, showPanel, turn } from "../update/view.js";
import { askLong, position, positionWithMarks, trying } from "./api.js";
import { answerOf } from "./solve.js";

/** The whole path from what is on the board. @param {App} app @param {boolean} fromGivens */
export const findPath = (app, fromGivens) =>
  trying(app, async () => {
    const { board } = app.state;
    const digits = fromGivens ? board.digits.map((digit, i) => (board.given[i] ? digit : 0)) : board.digits;
    const path = await askLong(app, "Looking for a path", "explain", { ...position({ ...board, digits }), long: true, seconds: 30 });
    app.change(changeExplain, { path, board, hint: null, sentence: path.sentence, playing: false });
    app.change(say, path.sentence);
    if (path.steps.length) app.change(lookAtStep, 0);
  });

/** Step by step, by itself, until the end or until the person does something else. @param {App} app */
export function playOn(app) {
  const playing = !app.state.explain.playing;
  app.change(changeExplain, { playing });
  if (!playing) return;
  if (app.state.view.kind !== "step") app.change(lookAtStep, 0);
  const timer = setInterval(() => {
    const { explain, view } = app.state;
    if (!explain.playing || view.kind !== "step" || view.at >= (explain.path?.steps.length ?? 0)) {
      clearInterval(timer);
      app.change(changeExplain, { playing: false });
      return;
    }
    app.change(turn, 1);
  }, 1200);
}

/** The next stage of the hint for the person's own position: where, which technique, which cells, everything. */
/** @param {App} app */
export const askHint = (app) =>
  trying(app, async () => {
    const { board, explain, view } = app.state;
    const same = view.kind === "hint" && explain.hint && explain.board === board;
    const stage = same && explain.hint ? Math.min(4, explain.hint.stage + 1) : 1;
    const hint = await askLong(app, "Looking for a hint", "hint", { ...positionWithMarks(board), stage, seconds: 20 });
    if (app.state.board !== board) return;
    app.change(changeExplain, { hint, board, path: same ? explain.path : null });
    if (stage === 4) app.change(changeGame, { hints: app.state.game.hints + 1 });
    app.change(look, { kind: "hint" });
    app.change(showPanel, app.state.panel === "play" ? "play" : "explain");
    app.change(say, hint.sentence, hint.kind === "mistake" || hint.kind === "impossible" ? "bad" : "plain");
  });

/** Does what the hint or the step that is shown says. @param {App} app */
export function takeStep(app) {
  const { view, explain } = app.state;
  const step = view.kind === "hint" ? explain.hint?.step : view.kind === "step" ? explain.path?.steps[view.at] : null;
  if (!step) return;
  app.change(applyStep, step);
  app.change(changeExplain, { hint: null });
  app.change(lookAtOwn);
}

/** @param {App} app */
export const backToMistake = (app) =>
  trying(app, async () => {
    const answer = await answerOf(app.state.board);
    if (!answer) return app.change(say, "The givens have no single solution, so nothing can be called a mistake.", "plain");
    app.change(undoToMistake, answer);
  });

