/** What a setter draws that says nothing to the solver: lines, colours of cells, circles, squares, cages, texts, lights in the fog. As files hold it, in cells from the upper left corner. */
/** @import {Board, Point} from "../types.js" */
/** @import {Tool} from "../answers.js" */
import { sizeOf } from "../model/shape.js";

/**
 * @typedef {{kind: string, points: Point[], colour?: string, rim?: string, width?: number, height?: number, text?: string}} Drawing
 * @typedef {{colour: string, size: number, filled: boolean, text: string}} Pen  colour as files have it; size of a figure or a text, width of a line
 */

/** Colours by name: those of the board's own palette, and greys. @type {readonly (readonly [string, string])[]} */
export const COLOURS = [
  ["#000000", "Black"], ["#8A8F99", "Grey"], ["#D9D9D9", "Light grey"], ["#FFFFFF", "White"], ["#56B4E9", "Sky blue"], ["#0072B2", "Blue"],
  ["#009E73", "Green"], ["#F0E442", "Yellow"], ["#E69F00", "Orange"], ["#D55E00", "Red"], ["#CC79A7", "Pink"], ["#8E5BB5", "Purple"],
];

/** Sizes by name, in cells. @type {Record<string, readonly (readonly [number, string])[]>} */
export const SIZES = {
  line: [[0.08, "Thin"], [0.2, "Medium"], [0.4, "Broad"]],
  circle: [[0.3, "Small"], [0.6, "Medium"], [0.85, "Large"]],
  rectangle: [[0.3, "Small"], [0.6, "Medium"], [0.85, "Large"]],
  text: [[0.25, "Small"], [0.42, "Medium"], [0.66, "Large"]],
  light: [[3, "3×3 cells"], [1, "One cell"]],
};

/** @param {string} kind @param {string} name @param {Tool["placed"] | "spot"} placed @param {number} least @param {Drawing} sample @returns {Tool} */
const tool = (kind, name, placed, least, sample) =>
  /** @type {any} */ ({ kind, name, placed, rule: "drawn, without a rule: solvers do not see it", convention: "", options: [], clue: "", least, sample: { under: shown(sample), over: [] } });

/** A drawing as primitives, for the sample of its tool. @param {Drawing} one */
function shown({ kind, points, colour = "", rim = "", width = 0.2, height = 0.2, text = "" }) {
  const [[x, y]] = points;
  const inner = kind === "line" || kind === "cage" ? { kind: "line", style: "", strokes: [points] }
    : kind === "text" ? { kind: "text", style: "", x, y, size: width, text }
    : kind === "circle" ? { kind: "dot", style: "", x, y, radius: width / 2 }
    : { kind: "fill", style: "", x: x - width / 2, y: y - height / 2, width, height };
  return [{ kind: "painted", style: kind === "text" ? "k-text k-ink" : "k-figure", inner, colour, rim, width: kind === "line" ? width : 0.05 }];
}

/** @type {Point[]} */
const OUTLINE = [[0.15, 0.15], [2.85, 0.15], [2.85, 1.85], [0.15, 1.85], [0.15, 0.1]];

/** Fog around a lamp. */
const FOG = {
  under: [...[0, 1, 2].flatMap((row) => (row === 2 ? [0, 1, 2] : [2]).map((x) => ({ kind: "fill", style: "fog", x, y: row }))), { kind: "dot", style: "lamp", x: 1.3, y: 1.3, radius: 0.4 }],
  over: [],
};

/** Their tools, placed as those of constraints are; a spot is the middle of a cell, an edge or a corner, or beside the board. */
export const DRAWINGS = [
  tool("draw-line", "plain line", "path", 2, { kind: "line", points: [[0.5, 2.5], [1.5, 1.5], [2.5, 1.5]], rim: "#56B4E9", width: 0.25 }),
  tool("draw-colour", "cell colour", "each", 1, { kind: "rectangle", points: [[1.5, 1.5]], colour: "#F0E442", width: 1, height: 1 }),
  tool("draw-circle", "circle", /** @type {any} */ ("spot"), 1, { kind: "circle", points: [[1.5, 1.5]], rim: "#D55E00", width: 0.85, height: 0.85 }),
  tool("draw-rectangle", "square", /** @type {any} */ ("spot"), 1, { kind: "rectangle", points: [[1.5, 1.5]], rim: "#009E73", width: 0.85, height: 0.85 }),
  tool("draw-cage", "outline", "cells", 1, { kind: "cage", points: OUTLINE, rim: "#8E5BB5" }),
  tool("draw-text", "text", /** @type {any} */ ("spot"), 1, { kind: "text", points: [[1.5, 1.5]], width: 0.8, colour: "#000000", text: "A" }),
  {
    ...tool("draw-light", "light in the fog", "each", 1, { kind: "circle", points: [[1.5, 1.5]] }),
    rule: "cells that are lit from the beginning; all others lie in fog, and in the game a right digit lights its own cell and all cells around it. Solvers do not see it",
    sample: /** @type {any} */ (FOG),
  },
];

/** @type {Record<string, Pen>} */
const STARTS = {
  "draw-line": { colour: "#8A8F99", size: 0.2, filled: false, text: "" },
  "draw-colour": { colour: "#F0E442", size: 1, filled: true, text: "" },
  "draw-circle": { colour: "#8A8F99", size: 0.85, filled: false, text: "" },
  "draw-rectangle": { colour: "#8A8F99", size: 0.85, filled: false, text: "" },
  "draw-cage": { colour: "#000000", size: 1, filled: false, text: "" },
  "draw-text": { colour: "#000000", size: 0.42, filled: false, text: "" },
  "draw-light": { colour: "", size: 3, filled: false, text: "" },
};

/** @param {Tool | null} held */
export const isDrawing = (held) => Boolean(held?.kind.startsWith("draw-"));

/** What it draws with. @param {Tool} held @param {Record<string, any>} values @returns {Pen} */
export const penOf = (held, values) => ({ ...STARTS[held.kind], ...values });

/** @param {Board} board */
export const drawingsOf = (board) => /** @type {Drawing[]} */ (board.variant?.decoration ?? []);

/** The spot that a point means: a multiple of half a cell, at most one cell beside the board. @param {Point} point @param {number} size @returns {Point} */
export const spotAt = (point, size) => /** @type {Point} */ (point.map((at) => Math.max(-0.5, Math.min(size + 0.5, Math.round(2 * at) / 2))));

/** @param {number} cell @param {number} size @returns {Point} */
export const middleOf = (cell, size) => [(cell % size) + 0.5, Math.floor(cell / size) + 0.5];

/** What a tool makes of cells. @param {Tool} held @param {Pen} pen @param {readonly number[]} cells @param {Board} board @returns {Drawing[]} */
export function drawnOn(held, pen, cells, board) {
  const points = cells.map((cell) => middleOf(cell, sizeOf(board.shape)));
  const { colour, size: width, text } = pen;
  if (held.kind === "draw-light") return points.map((point) => ({ kind: "light", points: [point], width, height: width }));
  if (held.kind === "draw-line") return [{ kind: "line", points, rim: colour, width }];
  if (held.kind === "draw-cage") return [{ kind: "cage", points: points.map(([x, y]) => [x - 0.5, y - 0.5]), rim: colour, colour: text ? colour : "", text }];
  return points.map((point) => ({ kind: "rectangle", points: [point], colour, width: 1, height: 1 }));
}

/** What a tool makes of a spot. @param {Tool} held @param {Pen} pen @param {Point} spot @returns {Drawing} */
export function drawnAt(held, { colour, size, filled, text }, spot) {
  if (held.kind === "draw-text") return { kind: "text", points: [spot], colour, width: size, height: size, text };
  return { kind: held.kind.slice(5), points: [spot], colour: filled ? colour : "", rim: filled ? "" : colour, width: size, height: size };
}

/** Whether two drawings are of one kind at one place; cells of an outline in any order. @param {Drawing} a @param {Drawing} b */
const samePlace = (a, b) => a.kind === b.kind && placeText(a) === placeText(b) && (a.kind !== "rectangle" || isWhole(a) === isWhole(b));

/** @param {Drawing} one */
const placeText = ({ kind, points }) => (kind === "cage" ? points.map(String).sort() : points).join(" ");

/** The colour of a cell is a square as large as it. @param {Drawing} one */
const isWhole = ({ width = 0 }) => width === 1;

/** @param {Drawing} a @param {Drawing} b */
const sameLook = (a, b) => ["colour", "rim", "text"].every((key) => (a[/** @type {"text"} */ (key)] ?? "") === (b[/** @type {"text"} */ (key)] ?? "")) && (a.width ?? 0.2) === (b.width ?? 0.2);

/** @param {Board} board @param {Drawing} one */
export const hasDrawing = (board, one) => drawingsOf(board).some((other) => samePlace(one, other) && sameLook(one, other));

/**
 * The drawings with some more, or without what lies where these do; the very same once more are taken away unless told.
 * @param {readonly Drawing[]} list @param {readonly Drawing[]} come @param {boolean} [away] @returns {Drawing[]}
 */
export function withDrawings(list, come, away = come.every((one) => list.some((other) => samePlace(one, other) && sameLook(one, other)))) {
  const rest = list.filter((one) => !come.some((other) => samePlace(one, other)));
  // The colours of cells lie below all else.
  const under = come.filter((one) => one.kind === "rectangle" && isWhole(one));
  return away ? rest : [...under, ...rest, ...come.filter((one) => !under.includes(one))];
}

/** A drawing, turned with its board. @param {Drawing} one @param {(row: number, column: number, last: number) => [number, number]} turn @param {number} size @returns {Drawing} */
export function turned(one, turn, size) {
  // An outline names cells by their corners, all else is a point on the board.
  const last = one.kind === "cage" ? size - 1 : size;
  const points = one.points.map(([x, y]) => /** @type {Point} */ ([...turn(y, x, last)].reverse()));
  const swaps = one.kind === "rectangle" && turn(0, 1, 2)[0] === 1;
  return { ...one, points, ...(swaps ? { width: one.height, height: one.width } : {}) };
}

/** A drawing, so many cells further; null if it would leave the board and what is just beside it. @param {Drawing} one @param {number} down @param {number} right @param {number} size @returns {Drawing | null} */
export function movedBy(one, down, right, size) {
  const [least, most] = one.kind === "cage" ? [0, size - 1] : one.kind === "light" ? [0.5, size - 0.5] : [-0.5, size + 0.5];
  const points = one.points.map(([x, y]) => /** @type {Point} */ ([x + right, y + down]));
  return points.flat().every((at) => at >= least && at <= most) ? { ...one, points } : null;
}

/** The cells that it lies on, roughly: those of its points. @param {Drawing} one @param {number} size */
export const cellsUnder = ({ points }, size) =>
  [...new Set(points.flatMap(([x, y]) => (x >= 0 && y >= 0 && x < size && y < size ? [Math.floor(y) * size + Math.floor(x)] : [])))];

/** In words, for the list. @param {Drawing} one */
export function toldDrawing({ kind, points, rim, colour, text, width }) {
  const name = kind === "rectangle" ? (width === 1 && colour ? "cell colour" : "square") : kind === "cage" ? "outline" : kind;
  const [x, y] = points[0];
  const [row, column] = kind === "cage" ? [y + 1, x + 1] : [Math.floor(y) + 1, Math.floor(x) + 1];
  const ink = COLOURS.find(([code]) => code === (rim || colour))?.[1].toLowerCase();
  if (kind === "light") return { name, where: `${width === 1 ? "one cell" : "3×3 cells around"}${width === 1 ? ", " : " "}r${row}c${column}` };
  return { name, where: [text && `“${text}”`, ink, points.length > 1 ? `${points.length} cells from r${row}c${column}` : `r${row}c${column}`].filter(Boolean).join(", ") };
}
