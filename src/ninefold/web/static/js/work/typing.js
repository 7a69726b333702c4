/** What the server says of a puzzle that is being typed, and of one that is done. */
/** @import {App} from "../app.js" */
/** @import {State} from "../types.js" */
import { faultsOf } from "../model/rules.js";
import { makeGivens } from "../update/puzzle.js";
import { endTyping } from "../update/typing.js";
import { changePlay, say } from "../update/view.js";
import { ask, position, trying } from "./api.js";

/** Fewer digits than this share of the board have a solution nearly always: nothing is asked. */
const FEW = 0.15;

/** A digit that leaves no solution is told as soon as it stands there. @param {App} app @param {State} before */
export function watchTyping(app, before) {
  const { board, typing } = app.state;
  if (!typing || board === before.board || faultsOf(board).length) return;
  if (board.digits.filter(Boolean).length < FEW * board.digits.length) return;
  ask("solve", { ...position(board), limit: 1, seconds: 5 }).then(
    ({ count, stopped }) => {
      if (count || stopped || app.state.board !== board || !app.state.typing) return;
      app.change(say, "With the digits so far there is no solution. Look at the last ones again; Backspace goes back.", "bad");
    },
    () => undefined,
  );
}

/** Checks, locks and starts; what is wrong is told, and the person types on. @param {App} app */
export const finishTyping = (app) =>
  trying(app, async () => {
    const { board } = app.state;
    const givens = board.digits.filter(Boolean).length;
    const [fault] = faultsOf(board);
    if (fault) return app.change(say, fault.sentence, "bad");
    if (!givens && !board.variant) return app.change(say, "There is no digit yet.", "plain");
    const { count, exact } = await ask("solve", { ...position(board), limit: 2, seconds: 20 });
    if (app.state.board !== board) return;
    if (!count && exact) return app.change(say, "No solution: a digit is wrong, or stands in the wrong cell. Check tells more.", "bad");
    app.change(makeGivens);
    app.change(endTyping);
    app.change(changePlay, { running: count === 1 && exact });
    if (count === 1 && exact) app.change(say, `${givens} givens, one solution. The clock runs.`, "good");
    else app.change(say, `${givens} givens, and more than one solution: a given may be missing. Undo unlocks them.`, "bad");
  });
