/** What Print and Export can take: the puzzle on the board, those that were generated, those of a file that was opened. */
/** @import {Board, State} from "../types.js" */
import { puzzleOf } from "../model/board.js";

/** @typedef {"this" | "made" | "listed"} Which */

/** @param {State} state @returns {{boards: Record<Which, Board[]>, sources: [Which, string][]}} */
export function several({ board, generate, drawer }) {
  const [made, listed] = [generate.made, drawer.found].map((some) => some.map((one) => one.board));
  const counted = (/** @type {Which} */ which, /** @type {string} */ name, /** @type {Board[]} */ boards) =>
    /** @type {[Which, string][]} */ (boards.length ? [[which, `${name} (${boards.length})`]] : []);
  return {
    boards: { this: [puzzleOf(board)], made, listed },
    sources: [["this", "This puzzle"], ...counted("made", "Generated", made), ...counted("listed", "Opened", listed)],
  };
}
