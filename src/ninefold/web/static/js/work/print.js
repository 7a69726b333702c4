/** The page to print comes from the server; it is opened in a tab of its own. */
/** @import {App} from "../app.js" */
/** @import {Board} from "../types.js" */
import { askText, puzzleText, trying } from "./api.js";
import { linkOf } from "./keep.js";

/** @param {App} app @param {Board[]} boards */
export const printPages = (app, boards) => {
  // Opened at once, within the click: a window that comes later is one that browsers hold back.
  const tab = window.open("", "_blank");
  return trying(app, async () => {
    const { perPage: per_page, solutions } = app.state.print;
    const here = `${location.origin}${location.pathname}`;
    const puzzles = boards.map((board) => ({ puzzle: puzzleText(board), title: board.title, link: here + linkOf(board, false) }));
    try {
      const text = await askText("print", { puzzles, per_page, solutions });
      const url = URL.createObjectURL(new Blob([text], { type: "text/html" }));
      if (tab) tab.location.href = url;
      else location.href = url;
    } catch (error) {
      tab?.close();
      throw error;
    }
  });
};
