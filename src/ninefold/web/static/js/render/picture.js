/** What a board shows, as SVG: the live board, the small boards and the exported pictures. */
/** @import {Shown} from "./shown.js" */
/** @import {VNode} from "./dom.js" */
/** @import {Board, Layers, Point, Shape} from "../types.js" */
import { bit, common, digitsIn, union } from "../model/sets.js";
import { joints } from "../model/lines.js";
import { hasBoxes, sizeOf } from "../model/shape.js";
import { colourOf } from "../model/symbols.js";
import { h } from "./dom.js";
import { border, outline } from "./outline.js";
import { below, cornerMark, cornerOf, markMiddle, markStep } from "./places.js";
import { MARGIN, cellFill, drawn, layer, textAt, units } from "./scene.js";

/** @type {Layers} */
const NOTHING = { under: [], over: [] };

/** @param {Shown} shown @param {Record<string, any>} [props] @returns {VNode} */
export function picture(shown, props = {}) {
  const { board, step, emphasis, selection } = shown;
  const size = sizeOf(board.shape);
  const clues = board.variant?.clues ?? { ...NOTHING, around: 0, top: 0 };
  const { under, over } = step?.picture ?? NOTHING;
  const laid = shown.laid ?? { ...NOTHING, around: 0 };
  const edge = -MARGIN - Math.max(clues.around, laid.around);
  const side = size - 2 * edge;
  const fog = new Set(shown.through ? [] : shown.fog);
  const own = (/** @type {number} */ cell) => cellPicture(shown, cell, size, clues.top);
  return h(
    "svg",
    { viewBox: [edge, edge, side, side].map(units).join(" "), class: `picture ${shown.palette}`, ...props },
    drawn({ kind: "fill", style: "paper", x: edge, y: edge, width: side, height: side, radius: 0.2 }),
    h("g", null, tints(shown, size)),
    layer(under),
    layer(clues.under),
    layer(laid.under),
    ownLines(board, size),
    lines(board.shape),
    h("g", null, shown.steady && shown.strong > 0 && h("path", { class: "found", d: found(shown, size, clues.top) })),
    h("g", { class: "cells" }, board.digits.map((_, cell) => (fog.has(cell) ? NO_CELL : own(cell)))),
    layer(clues.over),
    h("g", { class: "foggy" }, shown.fog.length > 0 && [fogPicture(shown, size), lines(board.shape)]),
    h("g", null, [...fog].flatMap((cell) => (board.given[cell] ? [] : [...ownColours(shown, cell, size), own(cell)]))),
    h("g", null, [...shown.clashing].map((cell) => clash(cell, size))),
    layer(over),
    layer(laid.over),
    h("g", null, emphasis && [...emphasis.houses, emphasis.cells].flatMap((cells) => outline(cells, size, "emphasis"))),
    h("g", null, outline(selection, size, "selection")),
  );
}

/** The cell of a given that nobody sees. */
const NO_CELL = h("g", null);

/** As in `picture/fog.py`. @param {Shown} shown @param {number} size */
function fogPicture({ fog, through }, size) {
  const style = (/** @type {string} */ name) => (through ? `${name} through` : name);
  return h("g", null, fog.map((cell) => cellFill(style("fog"), cornerOf(cell, size))), drawn({ kind: "line", style: style("fog-edge"), strokes: border(fog, size) }));
}

/** @param {Shown} shown @param {number} size */
function tints(shown, size) {
  const parts = [];
  for (let cell = 0; cell < size * size; cell += 1) {
    if (shown.differing.has(cell)) parts.push(cellFill("differ", cornerOf(cell, size)));
    else if (shown.equals.has(cell)) parts.push(cellFill("equal", cornerOf(cell, size)));
    else if (shown.peers.has(cell)) parts.push(cellFill("peer", cornerOf(cell, size)));
    parts.push(...ownColours(shown, cell, size));
  }
  for (const cell of shown.selection) parts.push(cellFill("chosen", cornerOf(cell, size)));
  return parts;
}

/** Those of a cell. @param {Shown} shown @param {number} cell @param {number} size */
function ownColours({ board, palette }, cell, size) {
  const own = colourOf(board.symbols, board.digits[cell], palette);
  return [own ? colours(cell, bit(own), size) : [], board.colours[cell] ? colours(cell, board.colours[cell], size) : []].flat();
}

/** Several colours share a cell as slices of a pie, the first at the top. @param {number} cell @param {number} set @param {number} size */
function colours(cell, set, size) {
  const [x, y] = cornerOf(cell, size);
  const used = digitsIn(set);
  if (used.length === 1) return ["colour", "pattern"].map((kind) => cellFill(`${kind}-${used[0]}`, [x, y]));
  const edge = (/** @type {number} */ turn) => {
    const angle = 2 * Math.PI * (turn - 0.25) + 0.35;
    const reach = 0.5 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));
    return /** @type {Point} */ ([x + 0.5 + reach * Math.cos(angle), y + 0.5 + reach * Math.sin(angle)]);
  };
  return used.flatMap((colour, i) => {
    /** @type {Point[]} */
    const points = [[x + 0.5, y + 0.5]];
    // Enough points that the slice follows the corners of the cell.
    for (let k = 0; k <= 24; k += 1) points.push(edge((i + k / 24) / used.length));
    return ["colour", "pattern"].map((kind) => drawn({ kind: "area", style: `${kind}-${colour}`, points }));
  });
}

/** @type {WeakMap<readonly number[], VNode>} */
const ownDrawn = new WeakMap();

/** What the person has drawn from cell to cell. @param {Board} board @param {number} size */
function ownLines({ lines: own }, size) {
  let group = ownDrawn.get(own);
  if (!group) {
    const strokes = joints(own, size).map((ends) => ends.map((cell) => cornerOf(cell, size).map((at) => at + 0.5)));
    ownDrawn.set(own, (group = h("g", null, strokes.length > 0 && drawn({ kind: "line", style: "pen", strokes }))));
  }
  return group;
}

/** @type {Map<string, VNode>} */
const linesDrawn = new Map();

/** @param {Shape} shape */
function lines(shape) {
  const key = `${shape.boxHeight},${shape.boxWidth}`;
  let group = linesDrawn.get(key);
  if (group) return group;
  const size = sizeOf(shape);
  const boxes = hasBoxes(shape);
  /** @type {[Point[][], Point[][]]} */
  const strokes = [[], []];
  for (let k = 0; k <= size; k += 1) {
    const thick = (/** @type {number} */ every) => Number(k === 0 || k === size || (boxes && k % every === 0));
    strokes[thick(shape.boxHeight)].push([[0, k], [size, k]]);
    strokes[thick(shape.boxWidth)].push([[k, 0], [k, size]]);
  }
  group = h("g", null, ["thin", "thick"].map((style, i) => drawn({ kind: "line", style, strokes: strokes[i] })));
  linesDrawn.set(key, group);
  return group;
}

/** The last drawing of each cell: one whose content is the same is the same object, and is not even compared. */
/** @type {Map<number, Map<string, VNode>>} */
const cellsDrawn = new Map();

/** @param {Shown} shown @param {number} cell @param {number} size @param {number} top */
function cellPicture(shown, cell, size, top) {
  const { board } = shown;
  // On a large board what is looked for is drawn as one path below: to change each candidate would take too long.
  const marks = union(union(board.corner[cell], board.centre[cell]), shown.steady ? 0 : (shown.candidates[cell] ?? 0));
  const looked = shown.strong && common(marks, bit(shown.strong)) ? shown.strong : 0;
  const content = [
    cell, top, board.digits[cell], board.given[cell], board.corner[cell], board.centre[cell], board.wanted[cell],
    shown.candidates[cell], shown.judged, shown.answered.has(cell), looked, board.symbols, shown.judged && board.removed[cell], board.colours[cell] !== 0, shown.large, shown.steady,
  ].join();
  let known = cellsDrawn.get(size);
  if (!known || known.size > 20_000) cellsDrawn.set(size, (known = new Map()));
  let node = known.get(content);
  if (!node) {
    node = h("g", { class: board.colours[cell] || colourOf(board.symbols, board.digits[cell], shown.palette) ? "haloed" : undefined }, cellContent(shown, cell, size, top));
    known.set(content, node);
  }
  return node;
}

/** @param {Shown} shown @param {number} cell @param {number} size @param {number} top @returns {VNode[]} */
function cellContent(shown, cell, size, top) {
  const { board, strong } = shown;
  const [x, y] = cornerOf(cell, size);
  const digit = board.digits[cell];
  if (digit) {
    const kind = board.given[cell] ? "given" : shown.answered.has(cell) ? "answered" : "entered";
    return [textAt(kind, x + 0.5, y + 0.5, 0.6, board.symbols[digit - 1])];
  }
  const own = board.corner[cell] || board.centre[cell];
  const parts = [...cornerMarks(shown, cell, size, top), ...centreMarks(shown, cell, size, top)];
  const computed = shown.candidates[cell] ?? 0;
  if (computed && (!own || shown.step || !shown.judged)) {
    if (own) parts.length = 0;
    for (let mark = 1; mark <= size; mark += 1) {
      const style = !common(computed, bit(mark)) ? "gone" : mark === strong && !shown.steady ? "mark sought" : "mark";
      if (style !== "gone" || shown.steady) parts.push(computedMark(board.symbols[mark - 1], cell, mark, size, top, style, shown.large));
    }
  }
  if (board.wanted[cell]) parts.push(textAt("wanted", x + 0.5, y + 0.58, 0.7, "*"));
  return parts;
}

/** The places of the digit that is looked for, among the candidates of empty cells. @param {Shown} shown @param {number} size @param {number} top */
function found({ board, candidates, strong }, size, top) {
  const side = markStep(size, top);
  const wanted = bit(strong);
  let path = "";
  for (let cell = 0; cell < board.digits.length; cell += 1) {
    if (board.digits[cell] || board.corner[cell] || board.centre[cell] || !common(candidates[cell] ?? 0, wanted)) continue;
    const [x, y] = markMiddle(cell, strong, size, top);
    path += `M${units(x - side / 2)} ${units(y - side / 2)}h${units(side)}v${units(side)}h${units(-side)}z`;
  }
  return path;
}

/** Candidates are many and change together: each is described once. @type {Map<string, VNode>} */
const marksDrawn = new Map();

/** @param {string} symbol @param {number} cell @param {number} digit @param {number} size @param {number} top @param {string} style @param {boolean} large */
function computedMark(symbol, cell, digit, size, top, style, large) {
  const key = `${symbol}${cell},${digit},${size},${top},${style},${large}`;
  let node = marksDrawn.get(key);
  if (!node) {
    const [x, y] = markMiddle(cell, digit, size, top);
    node = textAt(style, x, y, (large ? 1 : 0.8) * markStep(size, top), symbol);
    node.key = digit; // one that goes leaves the others alone
    if (marksDrawn.size > 40_000) marksDrawn.clear();
    marksDrawn.set(key, node);
  }
  return node;
}

/** @param {Shown} shown @param {number} cell @param {number} digit */
function ownKind(shown, cell, digit) {
  const impossible = shown.judged && !common(shown.candidates[cell] ?? 0, bit(digit));
  return `own${impossible ? " impossible" : ""}${digit === shown.strong ? " sought" : ""}`;
}

/** @param {Shown} shown @param {number} cell @param {number} size @param {number} top */
function cornerMarks(shown, cell, size, top) {
  return digitsIn(shown.board.corner[cell]).map((digit) => {
    const [x, y, font] = cornerMark(cell, digit, size, top, shown.large);
    return textAt(ownKind(shown, cell, digit), x, y, font, shown.board.symbols[digit - 1]);
  });
}

/** Side by side in the middle, smaller when there are many; from seven on in two rows or more. */
/** @param {Shown} shown @param {number} cell @param {number} size @param {number} top */
function centreMarks(shown, cell, size, top) {
  const marks = digitsIn(shown.board.centre[cell]);
  const [x, y] = cornerOf(cell, size);
  const rows = marks.length <= 6 ? 1 : Math.ceil(marks.length / 6);
  const wide = Math.ceil(marks.length / rows);
  const most = shown.large ? 0.36 : 0.28;
  const font = Math.min(most, 1.5 / Math.max(wide, 1) / 1.05, ((shown.large ? 0.95 : 0.8) * (1 - top)) / rows);
  const step = 0.62 * font;
  return marks.map((digit, i) => {
    const row = Math.floor(i / wide);
    const inRow = Math.min(wide, marks.length - row * wide);
    const mx = x + 0.5 + ((i % wide) - (inRow - 1) / 2) * step;
    const my = y + below(0.5, top) + (row - (rows - 1) / 2) * font;
    return textAt(ownKind(shown, cell, digit), mx, my, font, shown.board.symbols[digit - 1]);
  });
}

/** An outline and a small triangle in the corner: colour is never the only sign. @param {number} cell @param {number} size */
function clash(cell, size) {
  const [x, y] = cornerOf(cell, size);
  const [right, top] = [x + 0.925, y + 0.075];
  return h("g", { key: `clash${cell}` },
    drawn({ kind: "fill", style: "clash", x: x + 0.075, y: top, width: 0.85, height: 0.85, radius: 0.05 }),
    drawn({ kind: "area", style: "clash-corner", points: [[right, top], [right, top + 0.25], [right - 0.25, top]] }));
}
