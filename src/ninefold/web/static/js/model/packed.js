/** Puzzles and games written small, for what is kept for long: givens as text, the rest by the moves of the log. */
/** @import {Board, DailyPuzzle, KeptGame, Result} from "../types.js" */
import { makeGame } from "../state.js";
import { boardOf, givensText, puzzleOf } from "./board.js";
import { LONGEST, positions } from "./moves.js";
import { sizeOf } from "./shape.js";

/** @param {Board} board */
export const packedPuzzle = (board) => ({
  box: [board.shape.boxHeight, board.shape.boxWidth],
  symbols: board.symbols,
  title: board.title,
  givens: givensText(board),
  variant: board.variant,
});

/** Raises if it is none. @param {any} packed @returns {Board} */
export function unpackedPuzzle({ box: [boxHeight, boxWidth], symbols, title, givens, variant }) {
  const shape = { boxHeight: whole(boxHeight), boxWidth: whole(boxWidth) };
  if (sizeOf(shape) > 36 || text(givens).length !== sizeOf(shape) ** 2 || text(symbols).length < sizeOf(shape)) throw new Error("no puzzle");
  if (variant !== null && !(variant?.clues && variant.watch && Array.isArray(variant.constraints))) throw new Error("no rules");
  return boardOf(givens, { shape, symbols, title: text(title), variant });
}

/** @param {KeptGame} entry */
export const packedGame = ({ board, game, log }) => ({ puzzle: packedPuzzle(board), game, log });

/** @param {any} packed @returns {KeptGame} */
export function unpackedGame({ puzzle, game, log }) {
  const start = puzzleOf(unpackedPuzzle(puzzle));
  const all = positions(start, text(log.text, LONGEST));
  return {
    board: all[all.length - 1].board,
    log: { text: log.text, at: whole(log.at) },
    game: {
      ...makeGame(whole(game.id), text(game.level)),
      seconds: whole(game.seconds),
      hints: whole(game.hints),
      checks: whole(game.checks),
      daily: text(game.daily),
      answer: text(game.answer),
    },
  };
}

/** @param {any} packed @returns {Result} */
export const unpackedResult = (packed) => ({
  when: whole(packed.when),
  day: text(packed.day),
  level: text(packed.level),
  kind: text(packed.kind),
  title: text(packed.title),
  daily: text(packed.daily),
  seconds: whole(packed.seconds),
  hints: whole(packed.hints),
  checks: whole(packed.checks),
  puzzle: text(packed.puzzle, 100_000),
  log: text(packed.log, LONGEST),
});

/** @param {DailyPuzzle} puzzle */
export const packedDaily = ({ board, ...rest }) => ({ ...rest, puzzle: packedPuzzle(board) });

/** @param {any} packed @returns {DailyPuzzle} */
export const unpackedDaily = ({ name, title, level, answer, puzzle }) => ({
  name: text(name),
  title: text(title),
  level: text(level),
  answer: text(answer),
  board: unpackedPuzzle(puzzle),
});

/** @param {any} value @param {number} [most] @returns {string} */
function text(value, most = 5000) {
  if (typeof value !== "string" || value.length > most) throw new Error("no text");
  return value;
}

/** @param {any} value @returns {number} */
function whole(value) {
  if (!Number.isSafeInteger(value) || value < 0) throw new Error("no number");
  return value;
}
