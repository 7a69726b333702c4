/** What on a board contradicts the answer. */
/** @import {Board} from "../types.js" */
import { bit, common } from "./sets.js";

/**
 * Cells whose digit is another one, whose own candidates lack it, or from which it was crossed off.
 * @param {Board} board
 * @param {readonly number[]} answer
 */
export const wrongCells = (board, answer) =>
  [...board.digits.keys()].filter((cell) => {
    const right = bit(answer[cell]);
    if (board.digits[cell]) return board.digits[cell] !== answer[cell];
    return (board.centre[cell] !== 0 && !common(board.centre[cell], right)) || common(board.removed[cell], right) !== 0;
  });

/** @param {Board} board @param {readonly number[]} answer */
export const isWrong = (board, answer) => wrongCells(board, answer).length > 0;
