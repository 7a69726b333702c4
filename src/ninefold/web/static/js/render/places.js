/** Where things stand in the picture of a board, in its own units: a cell is 40 wide, as in every picture of ours. */

export const CELL = 40;
export const MARGIN = 4;

/** @param {number} size */
export const sideOf = (size) => size * CELL + 2 * MARGIN;

/** The upper left corner of a cell. @param {number} cell @param {number} size @returns {[number, number]} */
export const cornerOf = (cell, size) => [MARGIN + (cell % size) * CELL, MARGIN + Math.floor(cell / size) * CELL];

/** Candidates per row of a cell. @param {number} size */
const across = (size) => Math.max(2, Math.ceil(size / Math.max(1, Math.floor(Math.sqrt(size)))));

/** Candidates keep this far from the lines of their cell. */
const INSET = 1.5;

/** The distance of neighbouring candidates. @param {number} size */
export const markStep = (size) => (CELL - 2 * INSET) / across(size);

/** Where a candidate stands. @param {number} cell @param {number} digit @param {number} size @returns {[number, number]} */
export function markMiddle(cell, digit, size) {
  const [x, y] = cornerOf(cell, size);
  const step = markStep(size);
  const wide = across(size);
  const down = Math.floor((digit - 1) / wide);
  const spare = (CELL - Math.ceil(size / wide) * step) / 2;
  return [x + INSET + (((digit - 1) % wide) + 0.5) * step, y + spare + (down + 0.5) * step];
}

/** Corner marks fill the ring in this order: corners first, then the middles of the edges. */
export const RING = [
  [0.17, 0.19], [0.83, 0.19], [0.17, 0.81], [0.83, 0.81],
  [0.5, 0.19], [0.5, 0.81], [0.17, 0.5], [0.83, 0.5],
];
