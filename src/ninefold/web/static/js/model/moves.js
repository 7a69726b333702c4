/**
 * The moves of a game as a short text: what each one changed, and after how many seconds. Undo is a move like any other.
 * "3,d5:14,k0:0b;" says: after three seconds digit 5 in cell 14 (two characters of base 36), no corner marks in cell 0b.
 *
 * @import {Board} from "../types.js"
 * @typedef {{text: string, at: number}} Log  the moves, and the second of the last one
 * @typedef {{board: Board, seconds: number}} Position  what stood on the board after a move
 */
import { puzzleOf } from "./board.js";

/** @typedef {"digits" | "corner" | "centre" | "removed" | "colours" | "lines" | "wanted"} Layer */
/** @type {Record<string, Layer>} */
const LAYERS = { d: "digits", k: "corner", m: "centre", r: "removed", c: "colours", l: "lines", w: "wanted" };

/** Characters of a log; a longer game goes on from the board as it stands. */
export const LONGEST = 20_000;

/** @type {Log} */
const EMPTY = { text: "", at: 0 };

/** The log of a board that comes from elsewhere: what is on it beyond its givens is the first move. @param {Board} board @returns {Log} */
export const logOf = (board) => ({ ...EMPTY, text: moveText(puzzleOf(board), board, 0) });

/** @param {Log} log @param {Board} before @param {Board} after @param {number} seconds @returns {Log} */
export function logged(log, before, after, seconds) {
  if (!sameGivens(before, after)) return { ...logOf(after), at: seconds };
  const text = log.text + moveText(before, after, seconds - log.at);
  if (text.length > LONGEST) return { ...logOf(after), at: seconds };
  return text === log.text ? log : { text, at: seconds };
}

/** @param {Board} a @param {Board} b */
export const sameGivens = (a, b) => a.given === b.given || (a.given.length === b.given.length && a.given.every((given, cell) => given === b.given[cell]));

/** "" if nothing changed. @param {Board} before @param {Board} after @param {number} seconds */
function moveText(before, after, seconds) {
  /** @type {Map<string, string>} */
  const parts = new Map();
  for (const [letter, layer] of Object.entries(LAYERS)) {
    if (before[layer] === after[layer]) continue;
    after[layer].forEach((value, cell) => {
      if (value === before[layer][cell]) return;
      const key = `${letter}${Number(value).toString(36)}`;
      parts.set(key, (parts.get(key) ?? "") + cell.toString(36).padStart(2, "0"));
    });
  }
  if (!parts.size) return "";
  return `${[Math.max(0, seconds).toString(36), ...[...parts].map(([key, cells]) => `${key}:${cells}`)].join(",")};`;
}

/** Every position of a game, the puzzle first. Raises if the text is none of a game on it. @param {Board} puzzle @param {string} text @returns {Position[]} */
export function positions(puzzle, text) {
  const found = [{ board: puzzle, seconds: 0 }];
  for (const move of text.split(";").slice(0, -1)) {
    const { board, seconds } = found[found.length - 1];
    const [after, ...parts] = move.split(",");
    found.push({ board: parts.reduce(changed, board), seconds: seconds + number(after) });
  }
  return found;
}

/** @param {Board} board @param {string} part @returns {Board} */
function changed(board, part) {
  const [, letter, value, cells] = /^([dkmrclw])([0-9a-z]{1,8}):((?:[0-9a-z]{2})+)$/.exec(part) ?? wrong(part);
  const layer = LAYERS[letter];
  const next = [...board[layer]];
  for (const pair of cells.match(/../g) ?? []) {
    const cell = number(pair);
    if (cell >= next.length || number(value) >= 2 ** 36 || (letter === "d" && number(value) > board.symbols.length)) wrong(part);
    next[cell] = letter === "w" ? value !== "0" : number(value);
  }
  return { ...board, [layer]: next };
}

/** @param {string} text */
const number = (text) => (/^[0-9a-z]{1,8}$/.test(text) ? parseInt(text, 36) : wrong(text));

/** @param {string} text @returns {never} */
function wrong(text) {
  throw new Error(`no move of a game: ${text.slice(0, 40)}`);
}
