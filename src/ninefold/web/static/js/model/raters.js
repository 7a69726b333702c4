/** Whose order of techniques a path may be told in, and what a person is told of each. */
/** @import {Board, State} from "../types.js" */

/** The rater, its name, what its path is, and the seconds that it may take. */
export const RATERS = /** @type {const} */ ([
  ["hodoku", "Usual", "The easiest technique each time, in HoDoKu's order; where these end, forcing chains and nets go on.", 30],
  ["explainer", "Sudoku Explainer's", "In the order of Sudoku Explainer, each step with its rating.", 60],
  ["whips", "Whips and braids", "Singles, and the shortest whip, braid or relative of them each time.", 60],
  ["expert", "Expert", "Exotic patterns and chains of every kind, kept as easy as the puzzle allows.", 60],
]);

/** Raters other than the usual one know plain 9×9 alone. @param {Board} board */
export const hasRaters = (board) => !board.variant && board.digits.length === 81;

/** The one that was chosen last, if the board has a choice. @param {State} state */
export const raterOf = ({ board, settings }) => (hasRaters(board) && RATERS.find(([id]) => id === settings.rater)) || RATERS[0];
