/** Which cells are meant: cursor, selection, the digit that is armed. */
/** @import {State} from "../types.js" */
import { sizeOf } from "../model/shape.js";

/** @param {State} state @param {number} cell @returns {State} */
export const selectOnly = (state, cell) => ({ ...state, selection: [cell], cursor: cell, anchor: cell });

/** @param {State} state @param {number} cell @returns {State} */
export function addToSelection(state, cell) {
  const selection = state.selection.includes(cell) ? state.selection : [...state.selection, cell];
  return { ...state, selection, cursor: cell };
}

/** @param {State} state @param {number} cell @returns {State} */
export function toggleSelected(state, cell) {
  const selection = state.selection.includes(cell)
    ? state.selection.filter((other) => other !== cell)
    : [...state.selection, cell];
  return { ...state, selection, cursor: cell, anchor: cell };
}

/** All cells between the anchor and this one. @param {State} state @param {number} cell @returns {State} */
export function selectRectangle(state, cell) {
  const size = sizeOf(state.board.shape);
  const rows = [state.anchor, cell].map((at) => Math.floor(at / size)).sort((a, b) => a - b);
  const columns = [state.anchor, cell].map((at) => at % size).sort((a, b) => a - b);
  const selection = [];
  for (let row = rows[0]; row <= rows[1]; row += 1) {
    for (let column = columns[0]; column <= columns[1]; column += 1) selection.push(row * size + column);
  }
  return { ...state, selection, cursor: cell };
}

/** @param {State} state @returns {State} */
export const selectAll = (state) => ({ ...state, selection: [...state.board.digits.keys()] });

/** @param {State} state @returns {State} */
export const selectNone = (state) => ({ ...state, selection: [], armed: 0 });

/** Cells with the same digit; of an empty cell, cells with the same marks. @param {State} state @param {number} cell @returns {State} */
export function selectEqual(state, cell) {
  const { digits, corner, centre, colours } = state.board;
  const same = digits[cell]
    ? (/** @type {number} */ at) => digits[at] === digits[cell]
    : (/** @type {number} */ at) =>
        !digits[at] && corner[at] === corner[cell] && centre[at] === centre[cell] && colours[at] === colours[cell];
  const bare = !digits[cell] && !corner[cell] && !centre[cell] && !colours[cell];
  return { ...selectOnly(state, cell), selection: bare ? [cell] : [...digits.keys()].filter(same) };
}

/**
 * Moves the cursor by rows and columns, round the edges. With `extend` the rectangle from the anchor is selected.
 * @param {State} state
 * @param {number} down
 * @param {number} right
 * @param {boolean} extend
 * @returns {State}
 */
export function move(state, down, right, extend) {
  const size = sizeOf(state.board.shape);
  // The first key after a fresh start only shows where the cursor is.
  if (!state.selection.length && !extend) return selectOnly(state, state.cursor);
  const row = Math.floor(state.cursor / size) + down;
  const column = (state.cursor % size) + right;
  if (extend) {
    if (row < 0 || column < 0 || row >= size || column >= size) return state;
    return selectRectangle(state, row * size + column);
  }
  return selectOnly(state, ((row + size) % size) * size + ((column + size) % size));
}

/** To the start or end of the row, or of the whole board. @param {State} state @param {boolean} end @param {boolean} whole @returns {State} */
export function moveToEdge(state, end, whole) {
  const size = sizeOf(state.board.shape);
  const row = whole ? (end ? size - 1 : 0) : Math.floor(state.cursor / size);
  return selectOnly(state, row * size + (end ? size - 1 : 0));
}

/** @param {State} state @param {number} digit @returns {State} */
export const arm = (state, digit) => ({ ...state, armed: state.armed === digit ? 0 : digit });
