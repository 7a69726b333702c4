/** Where things stand in a cell, in lengths of a cell: as in `picture/places.py`. */
/** @import {Point} from "../types.js" */

/** The upper left corner of a cell. @param {number} cell @param {number} size @returns {Point} */
export const cornerOf = (cell, size) => [cell % size, Math.floor(cell / size)];

/** Candidates per row of a cell. @param {number} size */
const across = (size) => Math.max(2, Math.ceil(size / Math.max(1, Math.floor(Math.sqrt(size)))));

/** Candidates keep this far from the lines of their cell; `top` is a strip for clues, kept free in every cell. @param {number} top */
const side = (top) => (top ? 0.0875 : 0.0375);

/** The distance of neighbouring candidates: to the right, down. @param {number} size @param {number} top */
function steps(size, top) {
  const right = (1 - 2 * side(top)) / across(size);
  return [right, Math.min(right, (1 - top - side(top)) / Math.ceil(size / across(size)))];
}

/** The smaller of both. @param {number} size @param {number} top */
export const markStep = (size, top) => steps(size, top)[1];

/** Where a candidate stands. @param {number} cell @param {number} digit @param {number} size @param {number} top @returns {Point} */
export function markMiddle(cell, digit, size, top) {
  const [x, y] = cornerOf(cell, size);
  const [right, down] = steps(size, top);
  const wide = across(size);
  const spare = top || (1 - Math.ceil(size / wide) * down) / 2;
  return [x + side(top) + (((digit - 1) % wide) + 0.5) * right, y + spare + (Math.floor((digit - 1) / wide) + 0.5) * down];
}

/** So far down is a share of the room below the strip. @param {number} share @param {number} top */
export const below = (share, top) => top + share * (1 - top - (top && side(top)));

/** Boards up to so many digits have room for corner marks in two rows. */
const TWO_ROWS = 10;

/**
 * Where a corner mark stands and how large it is: each digit has its place, so that none moves when another goes. Two
 * rows leave the middle free for centre marks; on larger boards the places are those of candidates.
 * @param {number} cell
 * @param {number} digit
 * @param {number} size
 * @param {number} top
 * @param {boolean} large
 * @returns {[x: number, y: number, font: number]}
 */
export function cornerMark(cell, digit, size, top, large) {
  if (size > TWO_ROWS) return [...markMiddle(cell, digit, size, top), (large ? 1 : 0.8) * markStep(size, top)];
  const [x, y] = cornerOf(cell, size);
  const first = Math.ceil(size / 2);
  const at = digit <= first ? digit - 1 : digit - first - 1;
  return [x + 0.14 + (at * 0.72) / Math.max(first - 1, 1), y + below(digit <= first ? 0.17 : 0.83, top), large ? 0.31 : 0.25];
}
