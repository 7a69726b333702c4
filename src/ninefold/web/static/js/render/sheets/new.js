/** New: a game by level, or an empty board of any size. */
/** @import {App} from "../../app.js" */
/** @import {State} from "../../types.js" */
import { emptyBoard } from "../../model/board.js";
import { shapeOf } from "../../model/shape.js";
import { load } from "../../update/puzzle.js";
import { changeDrawer, changePlay } from "../../update/view.js";
import { deal } from "../../work/play.js";
import { choice, group, mainButton, row } from "../controls.js";
import { h } from "../dom.js";
import { LEVELS } from "../levels.js";
import { blank } from "./blank.js";

const SIZES = [4, 6, 8, 9, 10, 12, 15, 16, 20, 25];

/** @param {State} state @param {App} app */
export function view(state, app) {
  const empty = (/** @type {number} */ size) => {
    app.change(load, emptyBoard(size), { message: "An empty board: type the puzzle, then Make digits givens in Check." });
    app.change(changeDrawer, { open: "" });
  };
  return [
    group("A game by level",
      choice("Level", LEVELS, /** @type {any} */ (state.play.level), (level) => app.change(changePlay, { level })),
      row(mainButton("Deal", () => deal(app).then(() => app.change(changeDrawer, { open: "" })), { picture: "new" }))),
    group("An empty board",
      h("div", { class: "sizes" }, SIZES.map((size) => {
        const { boxHeight, boxWidth } = shapeOf(size);
        return h("button", { type: "button", class: "button", "aria-label": `Empty ${size}×${size} board`, onclick: () => empty(size) },
          h("b", null, `${size}×${size}`), h("small", null, `boxes ${boxHeight}×${boxWidth}`));
      }))),
    blank(state, app),
    h("p", { class: "quiet" }, "What is on the board now waits under Games; undo brings it back, too."),
  ];
}
