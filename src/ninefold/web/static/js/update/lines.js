/** Lines from cell to cell, as one draws on paper to keep something in mind. */
/** @import {State} from "../types.js" */
import { isJoined, joints, way, withJoint } from "../model/lines.js";
import { sizeOf } from "../model/shape.js";
import { commit } from "./history.js";

/** Whether a stroke that begins from one cell to another draws, or rubs out what is there. @param {State} state @param {number} from @param {number} to */
export function drawing({ board }, from, to) {
  const size = sizeOf(board.shape);
  return !isJoined(board.lines, from, way(from, to, size)[0], size);
}

/**
 * Draws a line to another cell, or rubs it out. What belongs to one stroke is one action of undo.
 * @param {State} state
 * @param {number} from
 * @param {number} to
 * @param {boolean} on
 * @param {boolean} goesOn  the stroke has begun
 * @returns {State}
 */
export function stroke(state, from, to, on, goesOn) {
  const size = sizeOf(state.board.shape);
  let { lines } = state.board;
  let at = from;
  for (const cell of way(from, to, size)) {
    lines = withJoint(lines, at, cell, size, on);
    at = cell;
  }
  const here = { ...state, selection: [to], cursor: to, anchor: to };
  if (lines === state.board.lines) return here;
  const next = commit(here, { ...state.board, lines }, on ? "line" : "line rubbed out");
  return goesOn ? { ...next, past: state.past } : next;
}

/** By keys: from the cursor to its neighbour. @param {State} state @param {number} down @param {number} right @returns {State} */
export function strokeBy(state, down, right) {
  const size = sizeOf(state.board.shape);
  const [row, column] = [Math.floor(state.cursor / size) + down, (state.cursor % size) + right];
  if (row < 0 || column < 0 || row >= size || column >= size) return state;
  const to = row * size + column;
  return stroke(state, state.cursor, to, drawing(state, state.cursor, to), false);
}

/** Without the lines that begin, end or go through the selected cells; the same state if there are none. @param {State} state @returns {State} */
export function rubOut(state) {
  const { board, selection } = state;
  const size = sizeOf(board.shape);
  const chosen = new Set(selection);
  const lines = joints(board.lines, size).filter((ends) => ends.some((cell) => chosen.has(cell)))
    .reduce((left, [a, b]) => withJoint(left, a, b, size, false), board.lines);
  return lines === board.lines ? state : commit(state, { ...board, lines }, "erase lines");
}
