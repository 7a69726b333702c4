/** Where on a board something is placed: from points, in cells from the upper left corner, to cells. */
/** @import {Board, Point} from "../types.js" */
import { boxOf, hasBoxes, sizeOf } from "../model/shape.js";

/** The pointer means a cell of a path only near its middle: a diagonal step passes close to the cells beside it. */
const NEAR = 0.36;

/** @param {Point} point @param {number} size @returns {number} -1 beside the board */
export function cellAt([x, y], size) {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  return row < 0 || column < 0 || row >= size || column >= size ? -1 : row * size + column;
}

/** @param {Point} point */
export const isNearMiddle = ([x, y]) => Math.abs(x - Math.floor(x) - 0.5) < NEAR && Math.abs(y - Math.floor(y) - 0.5) < NEAR;

/** The cells in a straight line from one to another, without the first. @param {number} from @param {number} to @param {number} size */
export function between(from, to, size) {
  const [row, column] = [Math.floor(from / size), from % size];
  const [down, right] = [Math.floor(to / size) - row, (to % size) - column];
  const steps = Math.max(Math.abs(down), Math.abs(right));
  return Array.from({ length: steps }, (_, k) => {
    const part = (k + 1) / steps;
    return (row + Math.round(part * down)) * size + column + Math.round(part * right);
  });
}

/** The two cells on the sides of the nearest line between cells. @param {Point} point @param {number} size @returns {number[]} */
export function edgeAt([x, y], size) {
  const cell = cellAt([x, y], size);
  if (cell < 0) return [];
  const [dx, dy] = [x - Math.floor(x) - 0.5, y - Math.floor(y) - 0.5];
  const across = Math.abs(dx) > Math.abs(dy);
  const other = cellAt(across ? [x + Math.sign(dx), y] : [x, y + Math.sign(dy)], size);
  return other < 0 ? [] : [cell, other].sort((a, b) => a - b);
}

/** The four cells around the nearest corner inside of the board. @param {Point} point @param {number} size */
export function cornerAt([x, y], size) {
  if (cellAt([x, y], size) < 0) return [];
  const inside = (/** @type {number} */ at) => Math.max(1, Math.min(size - 1, Math.round(at)));
  const first = (inside(y) - 1) * size + inside(x) - 1;
  return [first, first + 1, first + size, first + size + 1];
}

/** @param {number} row @param {number} column @param {number} down @param {number} right @param {number} size @returns {number[]} */
function run(row, column, down, right, size) {
  const cells = [];
  for (; row >= 0 && column >= 0 && row < size && column < size; row += down, column += right) cells.push(row * size + column);
  return cells;
}

/**
 * The lines that a clue at this place beside the board may mean: a row or a column, or the diagonals.
 * @param {Point} point @param {number} size @param {boolean} diagonal @returns {number[][]}
 */
export function linesFrom([x, y], size, diagonal) {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const down = row < 0 ? 1 : row >= size ? -1 : 0;
  const right = column < 0 ? 1 : column >= size ? -1 : 0;
  const [r, c] = [row < 0 ? 0 : Math.min(row, size - 1), column < 0 ? 0 : Math.min(column, size - 1)];
  if (!diagonal) return (down === 0) === (right === 0) ? [] : [run(r, c, down, right, size)];
  if (down && right) return [run(r, c, down, right, size)];
  if (down) return [1, -1].map((way) => run(r, column + way, down, way, size)).filter((line) => line.length);
  if (right) return [1, -1].map((way) => run(row + way, c, way, right, size)).filter((line) => line.length);
  return [];
}

/** The lines that begin at a cell on the edge, for who has no pointer. @param {number} cell @param {number} size @param {boolean} diagonal */
export function linesAt(cell, size, diagonal) {
  const [row, column] = [Math.floor(cell / size), cell % size];
  const ways = diagonal ? [[1, 1], [1, -1], [-1, 1], [-1, -1]] : [[0, 1], [1, 0], [0, -1], [-1, 0]];
  return ways
    .filter(([down, right]) => {
      const [r, c] = [row - down, column - right];
      return r < 0 || c < 0 || r >= size || c >= size;
    })
    .map(([down, right]) => run(row, column, down, right, size))
    .filter((line) => line.length > 1 || diagonal);
}

/** @param {number} cell @param {number} size */
export function neighboursOf(cell, size) {
  const [row, column] = [Math.floor(cell / size), cell % size];
  return [[-1, 0], [0, -1], [0, 1], [1, 0]]
    .map(([down, right]) => cellAt([column + right + 0.5, row + down + 0.5], size))
    .filter((other) => other >= 0);
}

/** A group of cells, moved so that its first one, in the order of reading, lies at a cell; null if it would go over the edge. @param {readonly number[]} group @param {number} cell @param {number} size */
export function copyAt(group, cell, size) {
  const first = Math.min(...group);
  const [down, right] = [Math.floor(cell / size) - Math.floor(first / size), (cell % size) - (first % size)];
  const copy = group.map((one) => cellAt([(one % size) + right + 0.5, Math.floor(one / size) + down + 0.5], size));
  return copy.includes(-1) ? null : copy;
}

/** The number of the region of each cell, from 0; null where the board has none. @param {Board} board @returns {number[] | null} */
export function regionsOf(board) {
  const size = sizeOf(board.shape);
  if (hasBoxes(board.shape)) return board.digits.map((_, cell) => boxOf(cell, board.shape));
  const houses = (board.variant?.houses ?? []).filter(({ name }) => name.startsWith("region"));
  if (houses.length !== size) return null;
  const found = Array(size * size).fill(-1);
  houses.forEach(({ cells }, at) => cells.forEach((cell) => (found[cell] = at)));
  return found;
}

/** The row, the column and the region of a cell. @param {number} cell @param {Board} board @returns {number[][]} */
export function linesThrough(cell, board) {
  const size = sizeOf(board.shape);
  const regions = regionsOf(board);
  const [row, column] = [Math.floor(cell / size), cell % size];
  const region = regions ? regions.flatMap((one, at) => (one === regions[cell] ? [at] : [])) : [];
  return [run(row, 0, 0, 1, size), run(0, column, 1, 0, size), ...(region.length === size ? [region] : [])];
}

/** A path, cut where it enters another region. @param {readonly number[]} path @param {readonly number[] | null} regions @returns {number[][]} */
export function pieces(path, regions) {
  /** @type {number[][]} */
  const parts = [];
  path.forEach((cell, at) => {
    const before = path[at - 1];
    if (before !== undefined && regions && regions[before] === regions[cell]) parts[parts.length - 1].push(cell);
    else parts.push([cell]);
  });
  return parts;
}
