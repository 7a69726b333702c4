/** The solutions of a puzzle in the making, one after the other on the board. */
/** @import {App} from "../app.js" */
/** @import {Board, State} from "../types.js" */
import { digitsOf } from "../model/board.js";
import { button, group, iconButton, row } from "../render/controls.js";
import { h } from "../render/dom.js";
import { say } from "../update/view.js";
import { askLong, puzzleText, trying } from "../work/api.js";
import { setStudio, studioOf } from "./state.js";

/** So many are looked for. */
const MOST = 100;

/** @typedef {{board: Board, list: number[][], exact: boolean, differ: number[], at: number}} Browser  `differ`: cells that are not the same in all of them */

/** The browser, while its solutions are those of the board. @param {State} state @returns {Browser | null} */
export const browserOf = (state) => {
  const { browser, page } = studioOf(state);
  return browser?.board === state.board && page === "test" ? browser : null;
};

/** @param {App} app */
const open = (app) =>
  trying(app, async () => {
    const { board } = app.state;
    const found = await askLong(app, "Looking for solutions", "solve", { puzzle: puzzleText(board), limit: MOST, seconds: 10 });
    if (app.state.board !== board) return;
    const list = found.solutions.map((text) => digitsOf(board, text));
    if (!list.length) app.change(say, found.sentence);
    setStudio(app, { browser: list.length ? { board, list, exact: found.exact, differ: [...found.differences], at: 0 } : null });
  });

/** @param {State} state @param {App} app */
export function solutionsGroup(state, app) {
  const browser = browserOf(state);
  const { verdict } = studioOf(state);
  if (!browser) return group("Solutions", row(button("Look at the solutions", () => open(app), { picture: "eye", disabled: verdict.kind === "none" || verdict.kind === "" })));
  const { list, exact, differ, at } = browser;
  const to = (/** @type {number} */ step) => setStudio(app, { browser: { ...browser, at: (at + step + list.length) % list.length } });
  const all = list.length === 1 ? (exact ? "The only solution." : "A solution; there may be more.") : `Solution ${at + 1} of ${list.length}${exact ? "" : ", and there are more"}.`;
  return group("Solutions",
    row(iconButton("back", "Previous solution", () => to(-1), { disabled: list.length < 2 }), iconButton("forward", "Next solution", () => to(1), { disabled: list.length < 2 }),
      button("Close", () => setStudio(app, { browser: null }))),
    h("p", { class: "told", "aria-live": "polite" }, all, differ.length > 0 && ` ${differ.length} cells are not the same in all of these; they are tinted.`));
}
