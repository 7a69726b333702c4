/** What on a board contradicts the answer. */
/** @import {Board, State} from "../types.js" */
import { digitsOf } from "./board.js";
import { bit, common } from "./sets.js";

/** Cells whose digit is another one, or from which the right one was crossed off. @param {Board} board @param {readonly number[]} answer */
export const wrongCells = (board, answer) =>
  [...board.digits.keys()].filter((cell) =>
    board.digits[cell] ? board.digits[cell] !== answer[cell] : common(board.removed[cell], bit(answer[cell])) !== 0);

/** Cells whose digit is not the answer, for who wants to be told at once. @param {State} state @returns {number[]} */
export function toldWrong({ settings, board, game }) {
  if (!settings.mistakes || !game.answer) return [];
  const answer = digitsOf(board, game.answer);
  return [...board.digits.keys()].filter((cell) => board.digits[cell] && board.digits[cell] !== answer[cell]);
}

/** Cells whose centre marks lack the answer. They are notes, and no mistake yet. @param {Board} board @param {readonly number[]} answer */
export const poorMarks = (board, answer) =>
  [...board.digits.keys()].filter((cell) => !board.digits[cell] && board.centre[cell] !== 0 && !common(board.centre[cell], bit(answer[cell])));

/** @param {Board} board @param {readonly number[]} answer */
export const isWrong = (board, answer) => wrongCells(board, answer).length > 0;
