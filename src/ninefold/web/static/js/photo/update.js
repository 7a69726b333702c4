/** Changes of the photo dialog, each a pure function of its state. */
/** @import {Photo} from "../answers.js" */
/** @import {Cell, PhotoState, Picture, Point} from "./state.js" */
import { start } from "./state.js";

/** How far from the edges corners begin where no grid was found, in parts of the picture. */
const INSET = 0.12;

/** @param {PhotoState} _state @param {string} [sentence] @returns {PhotoState} */
export const choose = (_state, sentence = "") => ({ ...start(), sentence, bad: sentence !== "" });

/** @param {PhotoState} state @returns {PhotoState} */
export const showCamera = (state) => ({ ...state, stage: "camera", sentence: "", bad: false });

/** A picture that is being read. @param {PhotoState} state @param {Picture} picture @returns {PhotoState} */
export const take = (state, picture) => ({ ...start(), stage: "reading", picture, corners: state.picture === picture ? state.corners : [] });

/** @param {PhotoState} state @param {Photo} answer @returns {PhotoState} */
export const found = (state, answer) => chooseGrid({ ...state, stage: "seen", answer, sentence: answer.sentence, bad: false }, 0);

/** No grid: the person may show where it lies. @param {PhotoState} state @param {string} sentence @returns {PhotoState} */
export function missed(state, sentence) {
  const { picture, corners } = state;
  const image = picture?.image;
  if (!image) return choose(state, sentence);
  const [x, y] = [image.naturalWidth, image.naturalHeight];
  /** @type {Point[]} */
  const inside = [[INSET, INSET], [1 - INSET, INSET], [1 - INSET, 1 - INSET], [INSET, 1 - INSET]];
  return { ...state, stage: "seen", answer: null, cells: [], sentence, bad: true, solutions: "", moved: true,
    corners: corners.length ? corners : inside.map(([across, down]) => [across * x, down * y]) };
}

/** @param {PhotoState} state @param {number} grid @returns {PhotoState} */
export function chooseGrid(state, grid) {
  const chosen = state.answer?.grids[grid];
  if (!chosen) return state;
  const cells = chosen.cells.map(({ digit, handwritten, uncertain }) => ({ digit, hand: handwritten, doubtful: uncertain }));
  const doubt = cells.findIndex((cell) => cell.doubtful);
  return { ...state, grid, corners: chosen.corners, moved: false, cells, cursor: Math.max(0, doubt), solutions: solutionsText(chosen.solutions) };
}

/** @param {PhotoState} state @param {number} corner @param {Point} to @returns {PhotoState} */
export function moveCorner(state, corner, to) {
  const image = state.picture?.image;
  if (!image) return state;
  const [most, low] = [image.naturalWidth, image.naturalHeight];
  const corners = state.corners.map((point, i) => (i === corner ? /** @type {Point} */ ([clamp(to[0], most), clamp(to[1], low)]) : point));
  return { ...state, corners, moved: true };
}

/** @param {number} value @param {number} most */
const clamp = (value, most) => Math.round(Math.max(0, Math.min(most, value)) * 10) / 10;

/** @param {PhotoState} state @param {number} cursor @returns {PhotoState} */
export const lookAt = (state, cursor) => ({ ...state, cursor });

/** A person says what the cell is; then it is no longer in doubt. @param {PhotoState} state @param {Partial<Cell>} change @returns {PhotoState} */
export const settle = (state, change) => ({
  ...state,
  cells: state.cells.map((cell, i) => (i === state.cursor ? { ...cell, doubtful: false, ...change } : cell)),
});

/** The next cell in doubt after the cursor, around the grid. @param {PhotoState} state @returns {PhotoState} */
export function nextDoubt(state) {
  const order = state.cells.map((_, i) => (state.cursor + 1 + i) % 81);
  return lookAt(state, order.find((cell) => state.cells[cell].doubtful) ?? state.cursor);
}

/** @param {PhotoState} state @param {string} solutions @returns {PhotoState} */
export const setSolutions = (state, solutions) => ({ ...state, solutions });

/** @param {number} count */
export const solutionsText = (count) => ["No solution: some digit is wrong.", "One solution."][count] ?? "Several solutions: some digit is missing or wrong.";
