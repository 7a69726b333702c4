/** @import {Shape, House, Board} from "../types.js" */

/**
 * The usual shape of a size: the squarest box, lying rather than standing; no boxes for primes.
 * @param {number} size
 * @returns {Shape}
 */
export function shapeOf(size) {
  let height = Math.floor(Math.sqrt(size));
  while (size % height) height -= 1;
  return { boxHeight: height, boxWidth: size / height };
}

/** @param {Shape} shape */
export const sizeOf = (shape) => shape.boxHeight * shape.boxWidth;

/** A box of one row would be the row again: such a shape is a Latin square. @param {Shape} shape */
export const hasBoxes = (shape) => shape.boxHeight > 1 && shape.boxWidth > 1;

/** @param {number} cell @param {Shape} shape */
export function boxOf(cell, { boxHeight, boxWidth }) {
  const size = boxHeight * boxWidth;
  const row = Math.floor(cell / size);
  return Math.floor(row / boxHeight) * boxHeight + Math.floor((cell % size) / boxWidth);
}

/** @param {number} cell @param {number} size */
export const cellName = (cell, size) => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`;

/** @type {Map<string, House[]>} */
const housesOfShape = new Map();

/** Rows, then columns, then boxes. @param {Shape} shape @returns {House[]} */
export function shapeHouses(shape) {
  const key = `${shape.boxHeight}x${shape.boxWidth}`;
  let houses = housesOfShape.get(key);
  if (!houses) {
    houses = makeHouses(shape);
    housesOfShape.set(key, houses);
  }
  return houses;
}

/** @param {Shape} shape */
function makeHouses(shape) {
  const size = sizeOf(shape);
  const line = [...Array(size).keys()];
  /** @type {number[][]} */
  const boxes = line.map(() => []);
  for (let cell = 0; cell < size * size; cell += 1) boxes[boxOf(cell, shape)].push(cell);
  /** @type {(kind: string, at: number, cells: number[]) => House} */
  const house = (kind, at, cells) => ({ kind, name: `${kind} ${at + 1}`, cells });
  return [
    ...line.map((r) => house("row", r, line.map((c) => r * size + c))),
    ...line.map((c) => house("column", c, line.map((r) => r * size + c))),
    ...(hasBoxes(shape) ? boxes.map((cells, b) => house("box", b, cells)) : []),
  ];
}

/** @type {WeakMap<object, House[]>} */
const housesOfVariant = new WeakMap();

/** All houses of a board, those of its variant included. @param {Board} board @returns {House[]} */
export function housesOf(board) {
  if (!board.variant?.houses.length && !board.variant?.apart?.length) return shapeHouses(board.shape);
  let houses = housesOfVariant.get(board.variant);
  if (!houses) {
    const extra = board.variant.houses.map(({ name, cells }) => ({ kind: "extra", name, cells }));
    const apart = new Set(board.variant.apart);
    const own = shapeHouses(board.shape).map((house) => ({ ...house, cells: house.cells.filter((cell) => !apart.has(cell)) }));
    houses = [...(apart.size ? own : shapeHouses(board.shape)), ...extra];
    housesOfVariant.set(board.variant, houses);
  }
  return houses;
}

/** @type {WeakMap<House[], number[][]>} */
const peersOfHouses = new WeakMap();

/** For every cell the cells that share a house with it. @param {Board} board @returns {number[][]} */
export function peersOf(board) {
  const houses = housesOf(board);
  let peers = peersOfHouses.get(houses);
  if (!peers) {
    /** @type {Set<number>[]} */
    const sets = board.digits.map(() => new Set());
    for (const { cells } of houses) for (const a of cells) for (const b of cells) if (a !== b) sets[a].add(b);
    peers = sets.map((set) => [...set]);
    peersOfHouses.set(houses, peers);
  }
  return peers;
}
