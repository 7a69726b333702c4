/** Where things stand in the picture of a board, in its own units: a cell is 40 wide, as in every picture of ours. */

export const CELL = 40;
export const MARGIN = 4;

/** @param {number} size */
export const sideOf = (size) => size * CELL + 2 * MARGIN;

/** The upper left corner of a cell. @param {number} cell @param {number} size @returns {[number, number]} */
export const cornerOf = (cell, size) => [MARGIN + (cell % size) * CELL, MARGIN + Math.floor(cell / size) * CELL];

/** Candidates per row of a cell. @param {number} size */
const across = (size) => Math.max(2, Math.ceil(size / Math.max(1, Math.floor(Math.sqrt(size)))));

/** The strip for the sums of cages; on such boards `top` is this, and the marks of every cell keep below it. */
export const SUMS = 9.5;

/** Candidates keep this far from the lines of their cell, and of cages. @param {number} top */
const inset = (top) => (top ? 2.5 : 1.5);

/** The distance of neighbouring candidates: to the right, down. @param {number} size @param {number} top */
function steps(size, top) {
  const right = (CELL - 2 * inset(top)) / across(size);
  return [right, Math.min(right, (CELL - top - inset(top)) / Math.ceil(size / across(size)))];
}

/** The smaller of both. @param {number} size @param {number} top */
export const markStep = (size, top) => steps(size, top)[1];

/** Where a candidate stands. @param {number} cell @param {number} digit @param {number} size @param {number} top @returns {[number, number]} */
export function markMiddle(cell, digit, size, top) {
  const [x, y] = cornerOf(cell, size);
  const [right, down] = steps(size, top);
  const wide = across(size);
  const spare = top || (CELL - Math.ceil(size / wide) * down) / 2;
  return [x + inset(top) + (((digit - 1) % wide) + 0.5) * right, y + spare + (Math.floor((digit - 1) / wide) + 0.5) * down];
}

/** So far down is a share of the room below the sums. @param {number} share @param {number} top */
export const below = (share, top) => top + share * (CELL - top - (top && 2));

/** Corner marks fill the ring in this order: corners first, then the middles of the edges. */
export const RING = [
  [0.17, 0.19], [0.83, 0.19], [0.17, 0.81], [0.83, 0.81],
  [0.5, 0.19], [0.5, 0.81], [0.17, 0.5], [0.83, 0.5],
];
