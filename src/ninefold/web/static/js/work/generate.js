/** Asks the generator for one puzzle at a time, so that a stop keeps those already made. */
/** @import {App} from "../app.js" */
import { boxFrom } from "../model/boxes.js";
import { load } from "../update/puzzle.js";
import { changeGenerate, setWork } from "../update/view.js";
import { Problem, askOften } from "./api.js";
import { boardFrom } from "./files.js";

/** The largest size whose puzzles are made by level: rating a larger one takes long. */
export const LEVELLED = 9;
const KEPT = 200;

/** @param {App} app */
export async function generate(app) {
  const { variant, level, symmetry, technique, count } = app.state.generate;
  const kind = app.state.kinds.find(({ id }) => id === variant)?.name ?? "";
  // A technique has its own level: a wish for another one could not be met.
  const box = boxFrom(app.state.own.generate?.box ?? "3x3");
  const size = box[0] * box[1];
  const path = technique ? { techniques: [technique] } : size <= LEVELLED ? { level } : {};
  const wish = { box, variants: [variant], symmetry, ...path };
  let number = 0;
  try {
    const what = count > 1 ? `Making ${count} puzzles` : "Making a puzzle";
    await askOften(app, what, count, "generate", { ...wish, seconds: 60 }, (told) => {
      if (!told.board) {
        app.change(changeGenerate, { sentence: told.sentence ?? "Stopped." });
        return false;
      }
      const board = boardFrom(told.board);
      const points = told.level ? ` ${told.level}, ${told.score} points,` : "";
      const made = { title: `${size === 9 ? "" : `${size}×${size} `}${kind}${points} ${told.givens} givens`, board, level: told.level ?? "" };
      app.change(changeGenerate, { made: [made, ...app.state.generate.made].slice(0, KEPT), sentence: told.sentence ?? "" });
      number += 1;
      const { work } = app.state;
      if (work) app.change(setWork, { ...work, what: `${number} of ${count} puzzles made`, progress: "" });
      if (number === count) app.change(load, board, { level: made.level, message: told.sentence ?? made.title });
      return true;
    });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    app.change(changeGenerate, { sentence: error.message });
  }
}
