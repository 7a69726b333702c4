/** Actions on the whole board: new, cleared, answered, made into a puzzle. Each is one action of undo. */
/** @import {State, Board, Step} from "../types.js" */
import { makeBoard, puzzleOf } from "../model/board.js";
import { bit, union, without } from "../model/sets.js";
import { makeGame } from "../state.js";
import { commit } from "./history.js";
import { nextId } from "./shelf.js";

/**
 * Another puzzle on the board. Nothing of the old one is lost: one undo brings it back.
 * @param {State} state
 * @param {Board} board
 * @param {{level?: string, message?: string, daily?: string, answer?: string}} [more]  `daily` and `answer` as in Game
 * @returns {State}
 */
export function load(state, board, { level = "", message = "", daily = "", answer = "" } = {}) {
  const awake = { ...state, play: { ...state.play, paused: false } };
  const next = commit(awake, board, "new puzzle", { ...makeGame(nextId(state), level), daily, answer });
  return {
    ...next,
    ...forgotten(next),
    selection: [],
    play: { ...next.play, running: isToPlay(board), finish: null, staged: false },
    message,
    tone: "plain",
  };
}

/** The clock runs where there is something to find and something to find it from. @param {Board} board */
const isToPlay = ({ digits, variant }) => !digits.every(Boolean) && (variant !== null || digits.some(Boolean));

/** What was found out about another board says nothing of this one. @param {State} state */
export const forgotten = (state) => ({
  solve: { ...state.solve, result: null },
  check: { rows: [], sentence: "", digging: false, board: null, scales: null },
  explain: { path: null, board: null, hint: null, playing: false, sentence: "" },
});

/** @param {State} state @returns {State} */
export function clearAll(state) {
  const { shape, symbols, variant } = state.board;
  const next = commit(state, makeBoard(shape, { symbols, variant }), "clear all");
  return { ...next, ...forgotten(next), message: "Cleared. Undo brings everything back.", tone: "plain" };
}

/** @param {State} state @returns {State} */
export function clearToGivens(state) {
  const next = commit(state, puzzleOf(state.board), "clear all but the givens");
  return { ...next, message: "Only the givens are left. Undo brings the rest back.", tone: "plain" };
}

/** Filled digits become givens. @param {State} state @returns {State} */
export function makeGivens(state) {
  const { board } = state;
  const next = commit(state, { ...board, given: board.digits.map(Boolean) }, "make givens");
  return { ...next, message: "The digits on the board are givens now.", tone: "plain" };
}

/** Givens become ordinary digits, so that they can be edited. @param {State} state @returns {State} */
export function freeGivens(state) {
  const { board } = state;
  const next = commit(state, { ...board, given: board.given.map(() => false) }, "unlock givens");
  return { ...next, message: "The givens can be edited now.", tone: "plain" };
}

/**
 * Digits of an answer in the empty cells.
 * @param {State} state
 * @param {readonly number[]} answer
 * @param {string} what
 * @returns {State}
 */
export function fill(state, answer, what) {
  const { board } = state;
  const digits = board.digits.map((digit, cell) => digit || answer[cell]);
  const game = { ...state.game, answered: digits.every(Boolean) };
  const next = commit(state, { ...board, digits, wanted: board.wanted.map((one, i) => one && !digits[i]) }, what, game);
  return game.answered ? { ...next, play: { ...next.play, running: false }, message: "The answer is on your board. Undo takes it away.", tone: "plain" } : next;
}

/** Does on the person's board what a step says. @param {State} state @param {Step} step @returns {State} */
export function applyStep(state, step) {
  const { board } = state;
  const digits = [...board.digits];
  const removed = [...board.removed];
  const centre = [...board.centre];
  const corner = [...board.corner];
  for (const [cell, digit] of step.placements) digits[cell] ||= digit;
  for (const [cell, digit] of step.eliminations) {
    removed[cell] = union(removed[cell], bit(digit));
    centre[cell] = without(centre[cell], bit(digit));
    corner[cell] = without(corner[cell], bit(digit));
  }
  const next = commit(state, { ...board, digits, removed, centre, corner }, step.technique.name);
  return { ...next, message: `${step.technique.name}: done on your board.`, tone: "plain" };
}
