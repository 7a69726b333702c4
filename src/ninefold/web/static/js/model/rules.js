/** What follows from the digits on a board: candidates, faults, the faults in words. */
/** @import {Board, House} from "../types.js" */
import { bit, union, without } from "./sets.js";
import { cellName, housesOf, peersOf, sizeOf } from "./shape.js";
import { brokenRules, withoutBreaking } from "./watch.js";

/** @type {WeakMap<Board, number[]>} */
const known = new WeakMap();

/** The computed candidates of every empty cell, by houses and rules, without those crossed off. @param {Board} board @returns {number[]} */
export function candidatesOf(board) {
  let sets = known.get(board);
  if (!sets) {
    const all = 2 ** sizeOf(board.shape) - 1;
    const peers = peersOf(board);
    sets = board.digits.map((digit, cell) => {
      if (digit) return 0;
      let seen = board.removed[cell];
      for (const peer of peers[cell]) if (board.digits[peer]) seen = union(seen, bit(board.digits[peer]));
      return without(all, seen);
    });
    sets = withoutBreaking(board, sets);
    known.set(board, sets);
  }
  return sets;
}

/** Equal digits in one house. @param {Board} board @returns {{house: House, digit: number, cells: number[]}[]} */
function clashesOf(board) {
  const clashes = [];
  for (const house of housesOf(board)) {
    /** @type {Map<number, number[]>} */
    const places = new Map();
    for (const cell of house.cells) {
      const digit = board.digits[cell];
      if (digit) places.set(digit, [...(places.get(digit) ?? []), cell]);
    }
    for (const [digit, cells] of places) if (cells.length > 1) clashes.push({ house, digit, cells });
  }
  return clashes;
}

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** @param {number} n */
export const inWords = (n) => numbers[n] ?? String(n);

/** "Row 3 has two 7s (r3c2, r3c8)." @param {Board} board @param {{house: House, digit: number, cells: number[]}} clash */
function clashSentence(board, { house, digit, cells }) {
  const size = sizeOf(board.shape);
  const name = house.name[0].toUpperCase() + house.name.slice(1);
  const where = cells.map((cell) => cellName(cell, size)).join(", ");
  return `${name} has ${inWords(cells.length)} ${board.symbols[digit - 1]}s (${where}).`;
}

/** @type {WeakMap<Board, {cells: number[], sentence: string}[]>} */
const faults = new WeakMap();

/** What is wrong by the rules of the board, each with its cells and a sentence. @param {Board} board */
export function faultsOf(board) {
  let found = faults.get(board);
  if (!found) {
    found = clashesOf(board).map((clash) => ({ cells: clash.cells, sentence: clashSentence(board, clash) })).concat(brokenRules(board));
    faults.set(board, found);
  }
  return found;
}

/** Full, and nothing is wrong by the rules that are watched. @param {Board} board */
export const isSolved = (board) => board.digits.every(Boolean) && faultsOf(board).length === 0;

/** @param {Board} board @param {number} digit */
export const countOf = (board, digit) => board.digits.filter((d) => d === digit).length;
