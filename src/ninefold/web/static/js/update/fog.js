/** The fog on the board that is played: what is covered, and the board as its player knows it. */
/** @import {Board, State} from "../types.js" */
import { covered, hasFog, seen } from "../model/fog.js";
import { changeOwn } from "./view.js";

/** @typedef {{dark: readonly number[], board: Board}} Fog */
/** @typedef {{given: readonly boolean[], variant: Board["variant"], answer?: readonly number[] | null}} Known  null: not one solution, so that every digit lights; none while it is on its way */

/** The answer of the puzzle on the board, if it was asked for. @param {State} state @returns {Known | null} */
const known = ({ board, own }) => (own.fog?.given === board.given && own.fog.variant === board.variant ? own.fog : null);

/** Whether nobody has asked for it yet. A setter sees through the fog. @param {State} state */
export const lacksAnswer = (state) => hasFog(state.board) && !isSetting(state) && !known(state);

/** @param {State} state @param {Board} board @param {readonly number[] | null | undefined} answer  undefined while it is on its way @returns {State} */
export const tellAnswer = (state, board, answer) => changeOwn(state, "fog", { given: board.given, variant: board.variant, answer });

/** @param {State} state */
export const isSetting = ({ drawer }) => drawer.open === "studio";

/** @type {{board: Board | null, answer: unknown, setting: boolean, fog: Fog | null}} */
let last = { board: null, answer: null, setting: false, fog: null };

/** @param {State} state @returns {Fog} */
export function fogOf(state) {
  const { board } = state;
  const setting = isSetting(state);
  const answer = known(state)?.answer;
  if (!last.fog || last.board !== board || last.answer !== answer || last.setting !== setting) {
    const isRight = (/** @type {number} */ cell) => board.digits[cell] > 0 && !board.given[cell] && (answer === null || answer?.[cell] === board.digits[cell]);
    const dark = covered(board, isRight);
    last = { board, answer, setting, fog: { dark, board: setting ? board : seen(board, dark) } };
  }
  return /** @type {Fog} */ (last.fog);
}
