/** Lines that a person draws from cell to cell. Of two cells that are joined the upper one knows it, or the left one: a bit for each direction. */
import { bit, common, union, without } from "./sets.js";

/** Down and right, in the order of the bits. */
const DIRECTIONS = [[0, 1], [1, 0], [1, 1], [1, -1]];

/** The cell that knows of the joint of two neighbours, and the bit of it. @param {number} a @param {number} b @param {number} size @returns {[number, number]} */
function joint(a, b, size) {
  const [first, second] = a < b ? [a, b] : [b, a];
  const at = DIRECTIONS.findIndex(([down, right]) => first + down * size + right === second);
  return [first, bit(at + 1)];
}

/** @param {readonly number[]} lines @param {number} a @param {number} b  a neighbour of it @param {number} size */
export function isJoined(lines, a, b, size) {
  const [cell, mask] = joint(a, b, size);
  return common(lines[cell], mask) !== 0;
}

/** With the joint of two neighbours, or without. @param {readonly number[]} lines @param {number} a @param {number} b @param {number} size @param {boolean} on @returns {readonly number[]} */
export function withJoint(lines, a, b, size, on) {
  if (isJoined(lines, a, b, size) === on) return lines;
  const [cell, mask] = joint(a, b, size);
  const next = [...lines];
  next[cell] = on ? union(next[cell], mask) : without(next[cell], mask);
  return next;
}

/** All pairs of cells that are joined. @param {readonly number[]} lines @param {number} size @returns {[number, number][]} */
export const joints = (lines, size) =>
  lines.flatMap((set, cell) => (set === 0 ? [] : DIRECTIONS.flatMap(([down, right], at) =>
    (common(set, bit(at + 1)) ? [/** @type {[number, number]} */ ([cell, cell + down * size + right])] : []))));

/** From a cell to another one, neighbour by neighbour: a quick pointer leaves cells out. @param {number} from @param {number} to @param {number} size @returns {number[]} */
export function way(from, to, size) {
  let [row, column] = [Math.floor(from / size), from % size];
  const [last, end] = [Math.floor(to / size), to % size];
  const cells = [];
  while (row !== last || column !== end) {
    row += Math.sign(last - row);
    column += Math.sign(end - column);
    cells.push(row * size + column);
  }
  return cells;
}
