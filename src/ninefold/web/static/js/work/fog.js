/** Which digits are right is asked for where a board has fog, so that they light it. */
/** @import {App} from "../app.js" */
import { lacksAnswer, tellAnswer } from "../update/fog.js";
import { answerFor } from "./play.js";

/** @param {App} app */
export function watchFog(app) {
  const { state } = app;
  if (!lacksAnswer(state)) return;
  const { board } = state;
  app.change(tellAnswer, board, undefined);
  const tell = (/** @type {readonly number[] | null} */ answer) => {
    if (app.state.board.given === board.given && app.state.board.variant === board.variant) app.change(tellAnswer, board, answer);
  };
  answerFor(state).then(tell, () => tell(null)); // without the program every digit lights
}
