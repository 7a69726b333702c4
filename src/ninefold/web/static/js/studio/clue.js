/** Constraints as objects, as files hold them: made, compared, moved. Nothing here knows a kind of constraint. */
/** @import {Board} from "../types.js" */
/** @import {Tool} from "../answers.js" */
/** @import {Values} from "./state.js" */
import { cellName, sizeOf } from "../model/shape.js";
import { neighboursOf, pieces, regionsOf } from "./cells.js";

/** @typedef {Record<string, any> & {kind: string}} Clue */

const CELL = /^r(\d+)c(\d+)$/;

/** @param {Board} board @returns {Clue[]} */
export const cluesOf = (board) => /** @type {Clue[]} */ (board.variant?.constraints ?? []);

/** The cells as the fields of a constraint want them, by how it is placed. @type {Record<string, (cells: number[], board: Board) => object[]>} */
const FIELDS = {
  arrow: ([circle, ...cells], board) => [{ circle: names([circle], board), cells: names(cells, board) }],
  pieces: (cells, board) => [{ parts: pieces(cells, regionsOf(board)).map((part) => names(part, board)) }],
  cells: (cells, board) => [{ cells: names([...cells].sort((a, b) => a - b), board) }],
  copy: (cells, board) => [{ cells: names(cells.slice(0, cells.length / 2), board), copies: names(cells.slice(cells.length / 2), board) }],
  each: (cells, board) => cells.map((cell) => ({ cells: names([cell], board) })),
  centre: (cells, board) => cells.map((cell) => ({ cell: names([cell], board)[0], neighbours: names(neighboursOf(cell, sizeOf(board.shape)), board) })),
};

/** @param {readonly number[]} cells @param {Board} board */
const names = (cells, board) => cells.map((cell) => cellName(cell, sizeOf(board.shape)));

/** The constraints that a tool makes of these cells. @param {Tool} tool @param {Values} values @param {number[]} cells @param {Board} board @returns {Clue[]} */
export function made(tool, values, cells, board) {
  const fields = FIELDS[tool.placed]?.(cells, board) ?? [{ cells: names(cells, board) }];
  return fields.map((one) => ({ kind: tool.kind, ...one, ...values }));
}

/** Every cell that a constraint names, in the order in which it names them. @param {any} part @param {number} size @returns {number[]} */
export function cellsIn(part, size) {
  if (typeof part === "string") {
    const found = CELL.exec(part);
    return found ? [(Number(found[1]) - 1) * size + Number(found[2]) - 1] : [];
  }
  return part && typeof part === "object" ? Object.values(part).flatMap((one) => cellsIn(one, size)) : [];
}

/** The same constraint on other cells. @template T @param {T} part @param {(cell: number) => number} to @param {number} size @returns {T} */
export function moved(part, to, size) {
  if (typeof part === "string") {
    const [cell] = cellsIn(part, size);
    return cell === undefined ? part : /** @type {any} */ (cellName(to(cell), size));
  }
  if (Array.isArray(part)) return /** @type {any} */ (part.map((one) => moved(one, to, size)));
  if (!part || typeof part !== "object") return part;
  return /** @type {any} */ (Object.fromEntries(Object.entries(part).map(([key, one]) => [key, moved(one, to, size)])));
}

/** As text, whatever the order of its keys. @param {any} part @returns {string} */
const canonical = (part) =>
  part && typeof part === "object" && !Array.isArray(part)
    ? `{${Object.keys(part).sort().map((key) => `${key}:${canonical(part[key])}`).join()}}`
    : Array.isArray(part) ? `[${part.map(canonical).join()}]` : JSON.stringify(part);

/** Whether two constraints are the same, whatever else of them is the usual. @param {Clue} a @param {Clue} b */
export const isSame = (a, b) => {
  const both = Object.keys(a).filter((key) => key in b);
  return a.kind === b.kind && both.every((key) => canonical(a[key]) === canonical(b[key]));
};

/** @param {readonly Clue[]} list @param {Clue} clue */
export const has = (list, clue) => list.some((one) => isSame(one, clue));

/** Whether two constraints lie on the same cells. @param {Clue} a @param {Clue} b @param {number} size */
const sameCells = (a, b, size) => a.kind === b.kind && [...cellsIn(a, size)].sort().join() === [...cellsIn(b, size)].sort().join();

/** The place of a constraint of this kind on the very same cells, -1 if there is none. @param {readonly Clue[]} list @param {Clue} clue @param {number} size */
export const placeOf = (list, clue, size) => list.findIndex((one) => sameCells(one, clue, size));

/** The numbers of the constraints that name a cell; of one kind, if it is told. @param {Board} board @param {number} cell @param {string} [kind] */
export function cluesAt(board, cell, kind) {
  const size = sizeOf(board.shape);
  return cluesOf(board).flatMap((clue, at) => ((!kind || clue.kind === kind) && cellsIn(clue, size).includes(cell) ? [at] : []));
}
