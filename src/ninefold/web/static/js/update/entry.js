/** What a digit key does to the selected cells, in each mode. */
/** @import {State, Board, Mode} from "../types.js" */
import { candidatesOf } from "../model/rules.js";
import { bit, common, union, without } from "../model/sets.js";
import { peersOf } from "../model/shape.js";
import { MODES, modeOf } from "../state.js";
import { fogOf } from "./fog.js";
import { commit } from "./history.js";
import { rubOut } from "./lines.js";

const LINES = " Drag from cell to cell; the same way again rubs out.";

/** @template T @param {readonly T[]} list @param {Iterable<number>} cells @param {(old: T, cell: number) => T} change @returns {T[]} */
function changed(list, cells, change) {
  const copy = [...list];
  for (const cell of cells) copy[cell] = change(copy[cell], cell);
  return copy;
}

/** Switches a bit on in all cells, or off if all have it. @param {readonly number[]} sets @param {number[]} cells @param {number} mask */
function toggled(sets, cells, mask) {
  const off = cells.every((cell) => common(sets[cell], mask));
  return changed(sets, cells, (set) => (off ? without(set, mask) : union(set, mask)));
}

/**
 * A digit typed into the selected cells, in the mode that counts now.
 * @param {State} state
 * @param {number} digit
 * @param {readonly number[]} [cells]
 * @param {Mode} [mode]
 * @returns {State}
 */
export function enter(state, digit, cells = state.selection, mode = modeOf(state)) {
  const { board } = state;
  if (mode === "colour") {
    if (!cells.length) return state;
    return commit(state, { ...board, colours: toggled(board.colours, [...cells], bit(digit)) }, "colour");
  }
  const free = cells.filter((cell) => !board.given[cell]);
  if (!free.length) return cells.length ? { ...state, message: "A given cannot be changed.", tone: "plain" } : state;
  if (mode === "digit" || mode === "line") return commit(state, withDigit(board, free, digit), `digit ${board.symbols[digit - 1]}`);
  const empty = free.filter((cell) => !board.digits[cell]);
  if (!empty.length) return state;
  return commit(state, { ...board, [mode]: toggled(board[mode], empty, bit(digit)) }, `${mode} mark`);
}

/**
 * Sets a digit, or takes it away where all cells have it already. The person's own marks of it vanish from the peers,
 * as one would rub them out; undo brings them back.
 * @param {Board} board
 * @param {number[]} cells
 * @param {number} digit
 * @returns {Board}
 */
function withDigit(board, cells, digit) {
  if (cells.every((cell) => board.digits[cell] === digit)) {
    return { ...board, digits: changed(board.digits, cells, () => 0) };
  }
  const seen = new Set(cells.flatMap((cell) => peersOf(board)[cell]));
  const rub = (/** @type {readonly number[]} */ sets) => changed(sets, seen, (set) => without(set, bit(digit)));
  return {
    ...board,
    digits: changed(board.digits, cells, () => digit),
    corner: rub(board.corner),
    centre: rub(board.centre),
    wanted: changed(board.wanted, cells, () => false),
  };
}

/** Delete: the topmost layer that any selected cell has goes first. @param {State} state @returns {State} */
export function erase(state) {
  const { board, selection } = state;
  const rubbed = state.mode === "line" ? rubOut(state) : state;
  if (rubbed !== state) return rubbed;
  const free = selection.filter((cell) => !board.given[cell]);
  /** @type {("digits" | "centre" | "corner" | "removed")[]} */
  const layers = ["digits", "centre", "corner", "removed"];
  for (const layer of layers) {
    if (free.some((cell) => board[layer][cell])) {
      return commit(state, { ...board, [layer]: changed(board[layer], free, () => 0) }, "erase");
    }
  }
  if (selection.some((cell) => board.colours[cell])) {
    return commit(state, { ...board, colours: changed(board.colours, selection, () => 0) }, "erase colours");
  }
  return rubOut(state);
}

/** Crosses a computed candidate off, or takes it back. @param {State} state @param {number} digit @returns {State} */
export function crossOff(state, digit) {
  const empty = state.selection.filter((cell) => !state.board.digits[cell]);
  if (!empty.length) return state;
  return commit(state, { ...state.board, removed: toggled(state.board.removed, empty, bit(digit)) }, "crossed off");
}

/** Marks cells with `*`: the ones a person wants to see solved. @param {State} state @returns {State} */
export function toggleWanted(state) {
  const empty = state.selection.filter((cell) => !state.board.digits[cell]);
  if (!empty.length) return { ...state, message: "Select empty cells first, then mark them.", tone: "plain" };
  const off = empty.every((cell) => state.board.wanted[cell]);
  return commit(state, { ...state.board, wanted: changed(state.board.wanted, empty, () => !off) }, "mark with *");
}

/** Every computed candidate becomes the person's own centre mark. @param {State} state @returns {State} */
export function writeCandidates(state) {
  const sets = candidatesOf(fogOf(state).board);
  const next = commit(state, { ...state.board, centre: sets }, "write all candidates");
  return { ...next, message: "All candidates are written as your own centre marks.", tone: "plain" };
}

/** @param {State} state @param {Mode} mode @returns {State} */
export const setMode = (state, mode) => ({ ...state, mode, message: `Mode: ${mode}.${mode === "line" ? LINES : ""}`, tone: "plain" });

/** @param {State} state @returns {State} */
export const nextMode = (state) => setMode(state, MODES[(MODES.indexOf(state.mode) + 1) % MODES.length]);

/** @param {State} state @param {Mode | null} held @returns {State} */
export const hold = (state, held) => (state.held === held ? state : { ...state, held });
