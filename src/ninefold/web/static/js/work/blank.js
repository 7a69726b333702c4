/** Boards to begin with: empty ones of any shape and variant, and grids filled at random. */
/** @import {App} from "../app.js" */
/** @import {Board} from "../types.js" */
import { makeBoard } from "../model/board.js";
import { symbolsOf } from "../model/symbols.js";
import { load } from "../update/puzzle.js";
import { changeCheck, changeDrawer, say, showPanel } from "../update/view.js";
import { askLong, trying } from "./api.js";
import { boardFrom } from "./files.js";

const PLAIN = "classic";

/** @typedef {{box: [number, number], variant: string, symbols: string}} Wished */

/** @param {App} app @param {Wished} wished */
export const openEmpty = (app, wished) =>
  trying(app, async () => {
    const { digits, ...full } = wished.variant === PLAIN ? plain(wished) : await filled(app, wished);
    const none = digits.map(() => 0);
    const message = "An empty board: type the puzzle, then Make digits givens in Check.";
    app.change(load, { ...full, digits: none, given: none.map(() => false) }, { message });
    app.change(changeDrawer, { open: "" });
  });

/** A filled grid, and from there to a puzzle of one's own: each digit taken away is checked. @param {App} app @param {Wished} wished */
export const fillAtRandom = (app, wished) =>
  trying(app, async () => {
    const grid = await filled(app, wished);
    app.change(load, { ...grid, given: grid.given.map(() => false) });
    app.change(showPanel, "check");
    app.change(changeCheck, { digging: true });
    app.change(say, "A filled grid. Take digits away: after each one it says whether one solution is left.", "plain");
  });

/** @param {Wished} wished */
const plain = ({ box: [boxHeight, boxWidth], symbols }) => makeBoard({ boxHeight, boxWidth }, { symbols: symbolsOf(symbols, boxHeight * boxWidth) });

/** @param {App} app @param {Wished} wished @returns {Promise<Board>} */
async function filled(app, { box, variant, symbols }) {
  const told = await askLong(app, "Filling a grid", "generate", { box, variants: variant === PLAIN ? [] : [variant], filled: true, seconds: 60 });
  if (!told.board) throw new Error(told.sentence);
  return { ...boardFrom(told.board), symbols: symbolsOf(symbols, box[0] * box[1]), title: "" };
}
