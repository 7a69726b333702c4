/** Undo and redo over everything: each action leaves the moment before it in the past. */
/** @import {State, Board, Game, Moment} from "../types.js" */
import { isWrong } from "../model/mistake.js";
import { logged, sameGivens } from "../model/moves.js";
import { leftFor } from "./shelf.js";

const LONGEST = 500;

/** @param {State} state @returns {Moment} */
const momentOf = (state, what = "") => ({ board: state.board, game: state.game, what });

/**
 * Puts a new board in place of the old one, which can be had back.
 * @param {State} state
 * @param {Board} board
 * @param {string} what
 * @param {Game} [game]
 * @returns {State}
 */
export function commit(state, board, what, game = state.game) {
  if (board === state.board && game === state.game) return state;
  if (state.play.paused) return resting(state);
  const past = [...state.past, momentOf(state, what)].slice(-LONGEST);
  return { ...turned(state, board, game), past, future: [], view: { kind: "own" }, emphasis: null };
}

/** @param {State} state @returns {State} */
const resting = (state) => ({ ...state, message: "The game is paused: go on first.", tone: "plain" });

/** Another board, of the same game or of another one, with what belongs to it. @param {State} state @param {Board} board @param {Game} game @returns {State} */
function turned(state, board, game) {
  const next = fitted(state, board);
  if (game.id !== state.game.id) return { ...next, ...leftFor(state, board, game), game };
  const log = logged(state.log, state.board, board, game.seconds);
  // With other givens it is another puzzle: what was known of the old one does not hold.
  return { ...next, log, game: sameGivens(state.board, board) ? game : { ...game, answer: "", daily: "" } };
}

/** The cursor and the selection belong to a size: on another one they start anew. @param {State} state @param {Board} board */
function fitted(state, board) {
  if (board.digits.length === state.board.digits.length) return { ...state, board };
  return { ...state, board, selection: [], cursor: 0, anchor: 0, armed: 0 };
}

/** Time and hints go on within one game; another game comes back with its own. @param {State} state @param {Moment} moment */
const returned = (state, moment) => (moment.game.id === state.game.id ? state.game : moment.game);

/** @param {State} state @returns {State} */
export function undo(state) {
  const last = state.past.at(-1);
  if (!last) return { ...state, message: "Nothing to undo.", tone: "plain" };
  if (state.play.paused) return resting(state);
  return {
    ...turned(state, last.board, returned(state, last)),
    past: state.past.slice(0, -1),
    future: [...state.future, momentOf(state, last.what)],
    view: { kind: "own" },
    emphasis: null,
    message: `Undone: ${last.what}.`,
    tone: "plain",
  };
}

/** @param {State} state @returns {State} */
export function redo(state) {
  const next = state.future.at(-1);
  if (!next) return { ...state, message: "Nothing to redo.", tone: "plain" };
  if (state.play.paused) return resting(state);
  return {
    ...turned(state, next.board, returned(state, next)),
    past: [...state.past, momentOf(state, next.what)],
    future: state.future.slice(0, -1),
    view: { kind: "own" },
    emphasis: null,
    message: `Redone: ${next.what}.`,
    tone: "plain",
  };
}

/** Back to the last moment of this game before anything was wrong. @param {State} state @param {readonly number[]} answer @returns {State} */
export function undoToMistake(state, answer) {
  if (!isWrong(state.board, answer)) return { ...state, message: "Nothing is wrong so far.", tone: "good" };
  let found = state;
  while (isWrong(found.board, answer) && found.past.at(-1)?.game.id === state.game.id) found = undo(found);
  if (isWrong(found.board, answer)) {
    return { ...state, message: "It was wrong from the start: there is nothing to go back to.", tone: "bad" };
  }
  const back = state.past.length - found.past.length;
  const steps = back === 1 ? "one action" : `${back} actions`;
  return { ...found, message: `Back to before the first mistake: ${steps} undone. Redo brings them back.`, tone: "good" };
}
