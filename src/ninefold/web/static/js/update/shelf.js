/** The games that were left for others: what is kept of them, and for how many there is room. */
/** @import {Board, Game, State} from "../types.js" */
import { logOf } from "../model/moves.js";
import { isSolved } from "../model/rules.js";

export const MOST_GAMES = 24;

/** Tabs have numbers below this, drawn at random: games that begin in two of them at once are two games. */
export const TABS = 1000;

/** A number that no game has yet. @param {State} state */
export const nextId = (state) => {
  const last = Math.max(state.game.id, ...[...state.past, ...state.future, ...state.games].map(({ game }) => game.id));
  return TABS * (1 + Math.floor(last / TABS)) + state.tab;
};

/** Whether there is something to take up again: something of the person's, and something left to find. @param {{board: Board, game: Game}} entry */
export const isUnfinished = ({ board, game }) => !game.done && logOf(board).text !== "" && !isSolved(board);

/**
 * The games beside the one that is taken up, and its log.
 * @param {State} state
 * @param {Board} board
 * @param {Game} game  another one than that of the state
 */
export function leftFor(state, board, game) {
  const old = { board: state.board, game: state.game, log: state.log };
  const found = state.games.find((one) => one.game.id === game.id);
  const rest = state.games.filter((one) => one !== found && one.game.id !== old.game.id);
  return { games: isUnfinished(old) ? [old, ...rest].slice(0, MOST_GAMES) : rest, log: found?.log ?? logOf(board) };
}
