/** From the studio to a game of what was set: the digits given, the rest empty, the clock at nothing. */
/** @import {App} from "../app.js" */
import { puzzleOf } from "../model/board.js";
import { load } from "../update/puzzle.js";
import { showPanel } from "../update/view.js";

/** @param {App} app */
export function startPlay(app) {
  app.change(load, puzzleOf(app.state.board), { message: "Your puzzle, to be tried. The studio has it as it was." });
  app.change(showPanel, "play");
}
