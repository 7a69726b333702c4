/** Asks the generator, one puzzle after the other, so that a stop keeps those already made. */
/** @import {App} from "../app.js" */
import { load } from "../update/puzzle.js";
import { changeGenerate } from "../update/view.js";
import { Problem, askLong } from "./api.js";
import { boardFrom } from "./files.js";

/** @param {App} app */
export async function generate(app) {
  const { variant, level, symmetry, technique, count } = app.state.generate;
  const kind = app.state.kinds.find(({ id }) => id === variant)?.name ?? "";
  const wish = { variants: [variant], level, symmetry, ...(technique ? { techniques: [technique] } : {}) };
  try {
    for (let i = 1; i <= count; i += 1) {
      const what = count > 1 ? `Making puzzle ${i} of ${count}` : "Making a puzzle";
      const told = await askLong(app, what, "generate", { ...wish, seconds: 60 });
      if (!told.board) {
        app.change(changeGenerate, { sentence: told.sentence ?? "Stopped." });
        return;
      }
      const board = boardFrom(told.board);
      const made = { title: `${kind} ${told.level ?? level}, ${told.score ?? "?"} points, ${board.given.filter(Boolean).length} givens`, board };
      app.change(changeGenerate, { made: [made, ...app.state.generate.made].slice(0, 50), sentence: told.sentence ?? "" });
      if (i === count) app.change(load, board, { level, message: told.sentence ?? made.title });
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    app.change(changeGenerate, { sentence: error.message });
  }
}
