/** The path and the hint ladder. */
/** @import {App} from "../app.js" */
/** @import {Board, Path} from "../types.js" */
import { hasRaters, raterOf } from "../model/raters.js";
import { undoToMistake } from "../update/history.js";
import { applyStep } from "../update/puzzle.js";
import { changeExplain, changeGame, look, lookAtOwn, lookAtStep, say, showPanel, turn } from "../update/view.js";
import { askLong, position, positionWithMarks, trying } from "./api.js";
import { answerFor } from "./play.js";
import { noteHint } from "./school_record.js";

/** The whole path from what is on the board. @param {App} app @param {boolean} fromGivens */
export const findPath = (app, fromGivens) =>
  trying(app, async () => {
    const { board } = app.state;
    const digits = fromGivens ? board.digits.map((digit, i) => (board.given[i] ? digit : 0)) : board.digits;
    const asked = position({ ...board, digits });
    const [rater, , , seconds] = raterOf(app.state);
    const path = await askLong(app, "Looking for a path", "explain", { ...asked, rater, long: true, seconds });
    show(app, board, path);
    if (rater !== "hodoku" || path.solved || !path.unique || path.stopped || !hasRaters(board)) return;
    // The usual techniques end here: forcing chains and nets go on from the same candidates.
    const from = { ...asked, digits: path.end.digits, candidates: path.end.candidates };
    const rest = await askLong(app, "Going on by forcing chains and nets", "explain", { ...from, rater: "explainer", long: true, seconds: 60 });
    if (app.state.explain.path === path && rest.steps.length) show(app, board, joined(path, rest), false);
  });

/** All the steps that can be taken now. @param {App} app */
export const findHere = (app) =>
  trying(app, async () => {
    const { board } = app.state;
    const [chosen, , , seconds] = raterOf(app.state);
    const rater = chosen === "explainer" ? "hodoku" : chosen; // there it has a path alone
    show(app, board, await askLong(app, "Looking for all steps", "explain", { ...positionWithMarks(board), rater, here: true, long: true, seconds }));
  });

/** @param {App} app @param {Board} board @param {Path} path @param {boolean} [fromStart] */
function show(app, board, path, fromStart = true) {
  app.change(changeExplain, { path, board, hint: null, sentence: path.sentence, playing: false });
  app.change(say, path.sentence);
  if (path.steps.length && fromStart) app.change(lookAtStep, 0);
}

/** One path of two. @param {Path} path @param {Path} rest @returns {Path} */
function joined(path, rest) {
  const before = path.steps.length;
  const hardest = rest.bottlenecks[0];
  const name = rest.steps[hardest]?.technique.name ?? "";
  const end = rest.solved ? `Solved by logic in ${before + rest.steps.length} steps` : `Logic ends after ${before + rest.steps.length} steps`;
  return {
    ...rest,
    steps: [...path.steps, ...rest.steps],
    grids: [...path.grids, ...rest.grids],
    bottlenecks: rest.bottlenecks.map((at) => at + before),
    sentence: `${end}, from step ${before + 1} on by forcing chains and nets; the hardest was ${name} (step ${before + hardest + 1}, ER ${rest.rating}).`,
  };
}

/** The next step that is no single. @param {App} app */
export function nextHard(app) {
  const { explain, view } = app.state;
  const from = view.kind === "step" ? view.at + 1 : 0;
  const found = explain.path?.steps.findIndex((step, i) => i >= from && step.technique.family !== "singles") ?? -1;
  if (found >= 0) app.change(lookAtStep, found);
  else app.change(say, "No harder step follows: only singles are left.");
}

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
    if (stage === 4 && hint.technique) noteHint(hint.technique.id);
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
    const answer = await answerFor(app.state);
    if (!answer) return app.change(say, "The givens have no single solution, so nothing can be called a mistake.", "plain");
    app.change(undoToMistake, answer);
  });

