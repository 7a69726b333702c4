/** What the studio lays on the board: true candidates, what is being placed, what is chosen, what clashes, painted regions. */
/** @import {Laid, Point, Primitive, State} from "../types.js" */
import { sizeOf } from "../model/shape.js";
import { cornerOf, markMiddle, markStep } from "../render/places.js";
import { regionsOf } from "./cells.js";
import { cellsIn, cluesOf } from "./clue.js";
import { cellsUnder, drawingsOf } from "./drawing.js";
import { browserOf } from "./solutions.js";
import { studioOf, toolOf, valuesOf } from "./state.js";
import { asText } from "./typed.js";

/** Room around the board for clues that are to come. */
const AROUND = 0.9;
const BESIDE = new Set(["line", "diagonal"]);

/** @type {{state: object | null, board: object | null, laid: Laid | null}} */
let known = { state: null, board: null, laid: null };

/** @param {State} state @returns {Laid | null} */
export function laid(state) {
  if (state.view.kind !== "own") return null;
  const studio = studioOf(state);
  if (known.state !== studio || known.board !== state.board) known = { state: studio, board: state.board, laid: make(state) };
  return known.laid;
}

/** @param {State} state @returns {Laid} */
function make(state) {
  const { board } = state;
  const { draft, chosen, drawing, verdict, truth, tool: name } = studioOf(state);
  const size = sizeOf(board.shape);
  const tool = toolOf(state);
  /** @type {Primitive[]} */
  const under = [];
  /** @type {Primitive[]} */
  const over = [];
  const fills = (/** @type {readonly number[]} */ cells, /** @type {string} */ style) => cells.map((cell) => fill(cell, size, style));
  if (name === "regions" || board.painted) under.push(...painted(state));
  if (verdict.board === board && verdict.kind === "none") under.push(...fills(verdict.clash, "studio-clash"));
  const clue = cluesOf(board)[chosen];
  if (clue) under.push(...fills([...new Set(cellsIn(clue, size))], "studio-chosen"));
  const figure = drawingsOf(board)[drawing];
  if (figure) under.push(...fills(cellsUnder(figure, size), "studio-chosen"));
  const browser = browserOf(state);
  if (browser) under.push(...fills(browser.differ, "studio-open"), ...digitsIn(browser.list[browser.at], board));
  else if (verdict.board === board && verdict.held) {
    under.push(...fills(openCells(verdict), "studio-open"));
    if (truth) under.push(...held(state, verdict.held));
  }
  if (draft) {
    under.push(...fills(draft.cells, "studio-draft"));
    const isPath = tool && ["path", "arrow", "pieces", "line", "diagonal", "edge"].includes(tool.placed);
    const middles = draft.cells.map((cell) => middle(cell, size));
    if (isPath && middles.length > 1) over.push({ kind: "line", style: "studio-path", strokes: [middles] });
    if (tool && draft.waiting) over.push(...numberOf(state, middles, tool));
  }
  return { under, over, around: tool && (BESIDE.has(tool.placed) || tool.kind === "draw-text") ? AROUND : 0 };
}

/** @param {number} cell @param {number} size @param {string} style @returns {Primitive} */
function fill(cell, size, style) {
  const [x, y] = cornerOf(cell, size);
  return { kind: "fill", style, x, y };
}

/** @param {number} cell @param {number} size @returns {Point} */
function middle(cell, size) {
  const [x, y] = cornerOf(cell, size);
  return [x + 0.5, y + 0.5];
}

/** The number that is being typed, where the clue will stand. @param {State} state @param {Point[]} middles @param {import("../answers.js").Tool} tool @returns {Primitive[]} */
function numberOf(state, middles, tool) {
  const value = valuesOf(state, tool)[tool.clue];
  const text = `${asText(value)}?`;
  const [[x, y], [nx, ny] = [x, y]] = middles;
  const [cx, cy] = BESIDE.has(tool.placed) ? [x - (nx - x), y - (ny - y)] : tool.placed === "corner" || tool.placed === "edge"
    ? [mean(middles.map(([at]) => at)), mean(middles.map(([, at]) => at))] : [x, y];
  return [
    { kind: "dot", style: "studio-number", x: cx, y: cy, radius: 0.36 },
    { kind: "text", style: "studio-typed", x: cx, y: cy, size: text.length > 3 ? 0.26 : 0.36, text },
  ];
}

/** @param {number[]} list */
const mean = (list) => list.reduce((sum, one) => sum + one, 0) / list.length;

/** Counts that look alike: one solution, two or three, up to seven, eight and more. @param {number} count */
export const bucket = (count) => (count >= 8 ? 8 : count >= 4 ? 4 : count >= 2 ? 2 : 1);

/** The cells that are still ambiguous, where the solutions were counted; a tint of most of the board would say nothing. @param {import("./state.js").Verdict} verdict */
function openCells({ kind, counted, held: sets }) {
  const open = kind === "many" && counted && sets ? sets.flatMap((digits, cell) => (digits.length > 1 ? [cell] : [])) : [];
  return sets && 2 * open.length <= sets.length ? open : [];
}

/** A solution in the empty cells. @param {readonly number[]} digits @param {import("../types.js").Board} board @returns {Primitive[]} */
const digitsIn = (digits, board) =>
  digits.flatMap((digit, cell) => {
    const [x, y] = middle(cell, sizeOf(board.shape));
    return board.digits[cell] ? [] : [{ kind: "text", style: "held only", x, y, size: 0.5, text: board.symbols[digit - 1] }];
  });

/** @param {State} state @param {[number, number][][]} sets @returns {Primitive[]} */
function held({ board }, sets) {
  const size = sizeOf(board.shape);
  const top = board.variant?.clues.top ?? 0;
  const font = 0.8 * markStep(size, top);
  return sets.flatMap((digits, cell) => {
    if (board.digits[cell]) return [];
    if (digits.length === 1) {
      const [x, y] = middle(cell, size);
      return [{ kind: "text", style: "held only", x, y, size: 0.5, text: board.symbols[digits[0][0] - 1] }];
    }
    return digits.map(([digit, count]) => {
      const [x, y] = markMiddle(cell, digit, size, top);
      return { kind: "text", style: `held held-${bucket(count)}`, x, y, size: font, text: board.symbols[digit - 1] };
    });
  });
}

/** Regions in tints that neighbours do not share for long. @param {State} state @returns {Primitive[]} */
function painted({ board }) {
  const size = sizeOf(board.shape);
  const regions = board.painted ?? regionsOf(board);
  if (!regions) return [];
  /** @type {Point[][]} */
  const strokes = [];
  const tints = regions.flatMap((region, cell) => {
    const [x, y] = cornerOf(cell, size);
    if (x + 1 < size && regions[cell + 1] !== region) strokes.push([[x + 1, y], [x + 1, y + 1]]);
    if (y + 1 < size && regions[cell + size] !== region) strokes.push([[x, y + 1], [x + 1, y + 1]]);
    return region < 0 ? [] : [fill(cell, size, `colour-${(region % 9) + 1} studio-region`)];
  });
  return !board.painted ? tints : [...tints, { kind: "line", style: "studio-border", strokes }];
}
