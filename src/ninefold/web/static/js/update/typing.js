/** A printed puzzle typed in: digits go in one after another, and the cursor goes on by itself. */
/** @import {State} from "../types.js" */
import { isEmpty, makeBoard } from "../model/board.js";
import { makeGame } from "../state.js";
import { commit } from "./history.js";
import { selectOnly } from "./selection.js";
import { nextId } from "./shelf.js";

const WORDS = "Type the puzzle row by row: 0, a point or Space for an empty cell, Enter when it is done.";

/** Begins with an empty board of the size; what is here now comes back by undo. @param {State} state @returns {State} */
export function beginTyping(state) {
  const { shape, symbols } = state.board;
  const awake = { ...state, play: { ...state.play, paused: false } };
  const empty = isEmpty(state.board) ? awake : commit(awake, makeBoard(shape, { symbols }), "new puzzle", makeGame(nextId(state)));
  const stopped = { ...empty.play, running: false, finish: null };
  const drawer = { ...empty.drawer, open: "" };
  return { ...selectOnly(empty, 0), typing: true, mode: "digit", armed: 0, keypad: true, play: stopped, drawer, message: WORDS, tone: "plain" };
}

/** @param {State} state @returns {State} */
export const endTyping = (state) => ({ ...state, typing: false, message: "", tone: "plain" });

/** A digit, or 0 for an empty cell, and on to the next cell. @param {State} state @param {number} digit @returns {State} */
export function typed(state, digit) {
  const { board, cursor } = state;
  const digits = [...board.digits];
  digits[cursor] = digit;
  const next = digits[cursor] === board.digits[cursor] ? state : commit(state, { ...board, digits }, "typing");
  const last = cursor === digits.length - 1;
  const message = last ? "That was the last cell: Enter, or Done." : WORDS;
  return { ...selectOnly(next, last ? cursor : cursor + 1), message, tone: "plain" };
}

/** Backspace: the cell before is empty again, and the next to be typed. @param {State} state @returns {State} */
export function typedBack(state) {
  const { board, cursor } = state;
  // The last cell keeps the cursor after it is filled.
  const at = board.digits[cursor] ? cursor : Math.max(0, cursor - 1);
  const digits = [...board.digits];
  digits[at] = 0;
  const next = digits[at] === board.digits[at] ? state : commit(state, { ...board, digits }, "typing");
  return selectOnly(next, at);
}
