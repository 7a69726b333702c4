/** Boards made, read and written as text of one symbol per cell. */
/** @import {Board, Shape, Variant} from "../types.js" */
import { shapeOf, sizeOf } from "./shape.js";

const STANDARD = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** @param {number} size */
export const standardSymbols = (size) => STANDARD.slice(0, size);

/** @param {Shape} shape @param {Partial<Board>} [more] @returns {Board} */
export function makeBoard(shape, more = {}) {
  const size = sizeOf(shape);
  const zeros = Object.freeze(Array(size * size).fill(0));
  const none = Object.freeze(Array(size * size).fill(false));
  return {
    shape,
    symbols: standardSymbols(size),
    title: "",
    author: "",
    said: "",
    given: none,
    digits: zeros,
    corner: zeros,
    centre: zeros,
    removed: zeros,
    colours: zeros,
    lines: zeros,
    wanted: none,
    variant: null,
    ...more,
  };
}

/** @param {number} size */
export const emptyBoard = (size) => makeBoard(shapeOf(size));

/**
 * A board from the text of its givens, and from that of a position on it if there is one.
 * @param {string} givens
 * @param {{position?: string, title?: string, symbols?: string, shape?: Shape, variant?: Variant | null}} [more]
 * @returns {Board}
 */
export function boardOf(givens, { position, title = "", symbols, shape, variant = null } = {}) {
  const size = shape ? sizeOf(shape) : Math.round(Math.sqrt(givens.length));
  const used = symbols || standardSymbols(size);
  const read = (/** @type {string} */ text) => [...text].map((character) => used.indexOf(character) + 1);
  const start = read(givens);
  return makeBoard(shape ?? shapeOf(size), {
    symbols: used,
    title,
    given: start.map(Boolean),
    digits: position ? read(position) : start,
    wanted: [...givens].map((character) => character === "*"),
    variant,
  });
}

/** @param {Board} board @param {readonly number[]} digits */
export const written = (board, digits) => digits.map((digit) => (digit ? board.symbols[digit - 1] : ".")).join("");

/** @param {Board} board */
export const givensText = (board) => written(board, board.digits.map((digit, i) => (board.given[i] ? digit : 0)));

/** All digits, the person's own too. @param {Board} board */
export const digitsText = (board) => written(board, board.digits);

/** @param {Board} board @param {string} text */
export const digitsOf = (board, text) => [...text].map((character) => board.symbols.indexOf(character) + 1);

/** @param {Board} board */
export const givenCount = (board) => board.given.filter(Boolean).length;

/** Nothing stands on it, and nothing is known of it. @param {Board} board */
export const isEmpty = ({ digits, corner, centre, colours, lines, variant }) => !variant && [digits, corner, centre, colours, lines].every((layer) => !layer.some(Boolean));

/** The puzzle alone: the givens, nothing of the person's. @param {Board} board */
export function puzzleOf(board) {
  const { shape, symbols, title, author, said, notes, praise, given, variant } = board;
  const digits = board.digits.map((digit, i) => (given[i] ? digit : 0));
  return makeBoard(shape, { symbols, title, author, said, notes, praise, given, digits, variant });
}
