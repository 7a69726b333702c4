/** Scanning: what a person can see from a digit, a cell or a house, without notes. */
/** @import {Board, House} from "../types.js" */
import { cellName, housesOf, peersOf, sizeOf } from "./shape.js";

/**
 * @typedef {object} Scan
 * @property {string} sentence           what is seen
 * @property {string} found              what follows, "" if nothing does
 * @property {number[]} placed           the filled cells that close others
 * @property {number[]} closed           empty cells that are no place
 * @property {number[]} places           cells that are left to look at
 * @property {number[]} singles          cells in which something follows
 */

/** Cross-hatching: where a digit is, which cells it closes, and where one place is left. @param {Board} board @param {number} digit @returns {Scan} */
export function scanDigit(board, digit) {
  const cells = [...board.digits.keys()];
  const placed = cells.filter((cell) => board.digits[cell] === digit);
  const open = cells.filter((cell) => isPlace(board, cell, digit));
  const closed = cells.filter((cell) => !board.digits[cell] && !open.includes(cell));
  const only = housesOf(board).flatMap((house) => {
    const places = house.cells.filter((cell) => open.includes(cell));
    return places.length === 1 && isWhole(board, house) ? [{ house, cell: places[0] }] : [];
  });
  const singles = [...new Set(only.map(({ cell }) => cell))];
  const name = board.symbols[digit - 1];
  const sentence = placed.length
    ? `${name} is on the board ${times(placed.length)}. The shaded cells see one of these, so they are closed. Outlined cells are its places.`
    : `${name} is not on the board yet. Another digit tells more.`;
  const found = singles.map((cell) => `In ${only.find((one) => one.cell === cell)?.house.name} one place is left: ${named(board, cell)} is ${name}.`).join(" ");
  return { sentence, found, placed, closed, places: open, singles };
}

/** What a cell sees, and what is left for it. @param {Board} board @param {number} cell @returns {Scan} */
export function scanCell(board, cell) {
  const name = named(board, cell);
  if (board.digits[cell]) return { ...NOTHING, sentence: `${name} is filled. Choose an empty cell.` };
  const placed = peersOf(board)[cell].filter((peer) => board.digits[peer]);
  const seen = new Set(placed.map((peer) => board.digits[peer]));
  const left = digitsOf(board).filter((digit) => !seen.has(digit));
  const here = housesOf(board).filter((house) => house.cells.includes(cell));
  const parts = here.flatMap((house) => {
    const digits = house.cells.map((one) => board.digits[one]).filter(Boolean).sort((a, b) => a - b);
    return digits.length ? [`${symbols(board, digits)} in ${house.name}`] : [];
  });
  const sentence = `${name} sees ${parts.length ? parts.join("; ") : "no digit yet"}. Left for it: ${symbols(board, left) || "nothing, so something is wrong"}.`;
  const found = left.length === 1 ? `One digit is left: ${name} is ${board.symbols[left[0] - 1]}.` : "";
  return { sentence, found, placed, closed: [], places: [cell], singles: found ? [cell] : [] };
}

/** Counting: which digits a house misses, and where each of them can go. @param {Board} board @param {House} house @returns {Scan} */
export function scanHouse(board, house) {
  const empty = house.cells.filter((cell) => !board.digits[cell]);
  const there = new Set(house.cells.map((cell) => board.digits[cell]));
  const missing = isWhole(board, house) ? digitsOf(board).filter((digit) => !there.has(digit)) : [];
  const title = `${house.name[0].toUpperCase()}${house.name.slice(1)}`;
  if (!missing.length) return { ...NOTHING, sentence: empty.length ? `${title} need not hold every digit.` : `${title} is full.` };
  const rows = missing.map((digit) => ({ digit, cells: empty.filter((cell) => isPlace(board, cell, digit)) }));
  const told = rows.map(({ digit, cells }) => `${board.symbols[digit - 1]} in ${listed(cells.map((cell) => named(board, cell))) || "no cell"}`).join("; ");
  const only = rows.filter(({ cells }) => cells.length === 1);
  const found = only.map(({ digit, cells }) => `${board.symbols[digit - 1]} has one place: ${named(board, cells[0])}.`).join(" ");
  return { sentence: `${title} misses ${symbols(board, missing)}. Each can go here: ${told}.`, found, placed: house.cells.filter((cell) => board.digits[cell]), closed: [], places: empty, singles: only.map(({ cells }) => cells[0]) };
}

/** @type {Scan} */
const NOTHING = { sentence: "", found: "", placed: [], closed: [], places: [], singles: [] };

/** @param {Board} board @param {number} cell @param {number} digit */
const isPlace = (board, cell, digit) =>
  !board.digits[cell] && !board.variant?.apart?.includes(cell) && !peersOf(board)[cell].some((peer) => board.digits[peer] === digit);

/** A house of as many cells as digits holds each of them. @param {Board} board @param {House} house */
const isWhole = ({ shape }, house) => house.cells.length === sizeOf(shape);

/** @param {Board} board */
const digitsOf = ({ shape }) => [...Array(sizeOf(shape)).keys()].map((at) => at + 1);

/** "2, 5 and 9". @param {Board} board @param {readonly number[]} digits */
const symbols = (board, digits) => listed(digits.map((digit) => board.symbols[digit - 1]));

/** @param {string[]} names */
const listed = (names) => (names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]}` : names.join(""));

/** @param {Board} board @param {number} cell */
const named = (board, cell) => cellName(cell, sizeOf(board.shape));

/** @param {number} count */
const times = (count) => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`);
