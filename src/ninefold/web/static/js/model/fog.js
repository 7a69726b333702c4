/** Fog: where an author has lit cells, all others are covered until right digits light them. As in `model/fog.py`. */
/** @import {Board} from "../types.js" */
import { sizeOf } from "./shape.js";

/** So many cells wide is what a lamp lights, and what a right digit does. */
const LAMP = 3;

/** @typedef {{kind: string, points: [number, number][], width: number, height: number}} Light */

/** @param {Board} board */
const lightsOf = (board) => /** @type {Light[]} */ (board.variant?.decoration ?? []).filter(({ kind }) => kind === "light");

/** @param {Board} board */
export const hasFog = (board) => lightsOf(board).length > 0;

/** A digit that a person has placed. @param {Board} board @returns {(cell: number) => boolean} */
const isPlaced = ({ digits, given }) => (cell) => digits[cell] > 0 && !given[cell];

/** The cells in the fog; none where there is none. @param {Board} board @param {(cell: number) => boolean} [isRight]  of a cell with a digit @returns {number[]} */
export function covered(board, isRight = isPlaced(board)) {
  const lights = lightsOf(board);
  if (!lights.length) return [];
  const size = sizeOf(board.shape);
  const cells = Array.from({ length: size * size }, (_, cell) => cell);
  const right = cells.filter(isRight).map((cell) => ({ points: [[(cell % size) + 0.5, Math.floor(cell / size) + 0.5]], width: LAMP, height: LAMP }));
  const squares = [...lights, ...right].map(({ points: [[x, y]], width, height }) => [x, y, width / 2, height / 2]);
  return cells.filter((cell) => {
    const [column, row] = [(cell % size) + 0.5, Math.floor(cell / size) + 0.5];
    return !squares.some(([x, y, wide, high]) => Math.abs(column - x) <= wide && Math.abs(row - y) <= high);
  });
}

/** What a person knows of a board: no given in the fog, and no clue while there is any. @param {Board} board @param {readonly number[]} dark @returns {Board} */
export function seen(board, dark) {
  if (!dark.length) return board;
  const hidden = new Set(dark);
  const digits = board.digits.map((digit, cell) => (board.given[cell] && hidden.has(cell) ? 0 : digit));
  return { ...board, digits, variant: board.variant && { ...board.variant, watch: { rules: [], of: [], tables: [] } } };
}
