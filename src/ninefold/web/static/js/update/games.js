/** Several games at once: the unfinished ones beside the one on the board, pause, and those that were finished. */
/** @import {KeptGame, Result, State} from "../types.js" */
import { puzzleOf } from "../model/board.js";
import { positions } from "../model/moves.js";
import { commit } from "./history.js";
import { forgotten } from "./puzzle.js";
import { MOST_GAMES, TABS, nextId } from "./shelf.js";

const MOST_RESULTS = 1000;
/** Characters of all logs of finished games together; the oldest lose theirs, and with it their replay. */
const MOST_LOGGED = 800_000;
const MOST_MOMENTS = 200;

/** Takes up a game that was left: it comes back with its time and its moves, and the one on the board is kept in turn. @param {State} state @param {number} id @returns {State} */
export function goOn(state, id) {
  const entry = state.games.find(({ game }) => game.id === id);
  if (!entry) return state;
  const next = commit({ ...state, play: { ...state.play, paused: false } }, entry.board, "go on with another game", entry.game);
  return {
    ...next,
    ...forgotten(next),
    past: [...next.past, ...momentsOf(entry)].slice(-500),
    selection: [],
    play: { ...next.play, running: true, paused: false, finish: null, staged: false },
    message: "The game goes on where you left it.",
    tone: "plain",
  };
}

/** Its own moves, so that they can be undone again. @param {KeptGame} entry */
const momentsOf = ({ board, game, log }) =>
  positions(puzzleOf(board), log.text).slice(0, -1).slice(-MOST_MOMENTS).map((one) => ({ board: one.board, game, what: "a move" }));

/** Off the list; `own.games.dropped` has it, in case. @param {State} state @param {number} id @returns {State} */
export const drop = (state, id) => ({
  ...state,
  games: state.games.filter(({ game }) => game.id !== id),
  own: { ...state.own, games: { ...state.own.games, dropped: state.games.find(({ game }) => game.id === id) ?? null } },
});

/** @param {State} state @returns {State} */
export const bringBack = (state) => ({
  ...state,
  games: [state.own.games.dropped, ...state.games],
  own: { ...state.own, games: { ...state.own.games, dropped: null } },
});

/** The board is hidden and takes nothing. @param {State} state @returns {State} */
export const pause = (state) => ({
  ...state,
  view: { kind: "own" },
  emphasis: null,
  armed: 0,
  play: { ...state.play, running: false, paused: true },
  message: "Paused.",
  tone: "plain",
});

/** @param {State} state @returns {State} */
export const resume = (state) => ({ ...state, play: { ...state.play, running: true, paused: false }, message: "", tone: "plain" });

/** A game is finished: once, however often its last digit is typed again. @param {State} state @param {Result} result @returns {State} */
export const addResult = (state, result) => ({
  ...state,
  game: { ...state.game, done: true },
  results: bounded([result, ...state.results]),
});

/** The newest first. @param {readonly Result[]} results @returns {Result[]} */
export function bounded(results) {
  let room = MOST_LOGGED;
  return results.slice(0, MOST_RESULTS).map((one) => ((room -= one.log.length) < 0 && one.log ? { ...one, log: "" } : one));
}

/** What was kept elsewhere, beside what is here. @param {State} state @param {KeptGame[]} games @param {Result[]} results @returns {State} */
export function takeOver(state, games, results) {
  const first = nextId(state);
  const same = (/** @type {Result} */ a, /** @type {Result} */ b) => a.when === b.when && a.puzzle === b.puzzle;
  const others = results.filter((one) => !state.results.some((known) => same(known, one)));
  const numbered = games.map((one, i) => ({ ...one, game: { ...one.game, id: first + TABS * i } }));
  const all = [...state.results, ...others].sort((a, b) => b.when - a.when);
  return { ...state, games: [...state.games, ...numbered].slice(0, MOST_GAMES), results: bounded(all) };
}
