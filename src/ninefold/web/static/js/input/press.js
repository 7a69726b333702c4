/** A digit key, on the keypad or the keyboard: cell-first it goes into the selection, digit-first it is armed. */
/** @import {State, Mode} from "../types.js" */
import { sizeOf } from "../model/shape.js";
import { modeOf } from "../state.js";
import { enter } from "../update/entry.js";
import { arm } from "../update/selection.js";
import { typed } from "../update/typing.js";

/** @param {State} state @param {number} digit @param {Mode} [mode] @returns {State} */
export function pressDigit(state, digit, mode = modeOf(state)) {
  if (state.typing) return typed(state, digit);
  const most = mode === "colour" ? 9 : sizeOf(state.board.shape);
  if (digit > most) return state;
  if (state.settings.digitFirst || !state.selection.length) return armed(arm(state, digit));
  return enter(state, digit, state.selection, mode);
}

/** @param {State} state @returns {State} */
function armed(state) {
  const symbol = state.board.symbols[state.armed - 1];
  const message = state.armed ? `${symbol} is ready: it goes into the cells you touch.` : "No digit is ready.";
  return { ...state, message, tone: "plain" };
}
