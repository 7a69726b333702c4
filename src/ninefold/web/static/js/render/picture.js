/** A scene as SVG. The live board, print, the small boards and the exported pictures are all drawn here. */
/** @import {Scene} from "./scene.js" */
/** @import {VNode} from "./dom.js" */
/** @import {Shape} from "../types.js" */
import { bit, common, digitsIn, union } from "../model/sets.js";
import { hasBoxes, sizeOf } from "../model/shape.js";
import { h } from "./dom.js";
import { overlay, underlay } from "./overlay.js";
import { CELL, MARGIN, RING, below, cornerOf, markMiddle, markStep, sideOf } from "./places.js";
import { outline } from "./outline.js";
import { aroundOf, topOf, variantDrawing } from "./variant.js";

/** @param {Scene} scene @param {Record<string, any>} [props] @returns {VNode} */
export function picture(scene, props = {}) {
  const size = sizeOf(scene.board.shape);
  const side = sideOf(size);
  const around = aroundOf(scene.board.variant);
  const top = topOf(scene.board.variant);
  const whole = side + 2 * around;
  return h(
    "svg",
    { viewBox: `${-around} ${-around} ${whole} ${whole}`, class: `picture ${scene.palette}`, ...props },
    h("rect", { class: "paper", x: MARGIN, y: MARGIN, width: side - 2 * MARGIN, height: side - 2 * MARGIN }),
    h("g", null, tints(scene, size)),
    h("g", null, scene.step ? underlay(scene.step, size) : []),
    h("g", null, scene.board.variant ? variantDrawing(scene.board.variant, size) : []),
    h("g", null, lines(scene.board.shape)),
    h("g", null, scene.board.digits.map((_, cell) => cellPicture(scene, cell, size, top))),
    h("g", null, scene.step ? overlay(scene.step, scene, size, top) : []),
    h("g", null, [...scene.clashing].map((cell) => clash(cell, size))),
    h("g", null, scene.emphasis ? emphasised(scene, size) : []),
    h("g", null, scene.selection.length ? outline(scene.selection, size, "selection") : []),
  );
}

/** @param {number} cell @param {number} size @param {string} kind */
const square = (cell, size, kind) => {
  const [x, y] = cornerOf(cell, size);
  return h("rect", { class: kind, x, y, width: CELL, height: CELL });
};

/** @param {Scene} scene @param {number} size */
function tints(scene, size) {
  const parts = [];
  for (let cell = 0; cell < size * size; cell += 1) {
    if (scene.differing.has(cell)) parts.push(square(cell, size, "differ"));
    else if (scene.equals.has(cell)) parts.push(square(cell, size, "equal"));
    else if (scene.peers.has(cell)) parts.push(square(cell, size, "peer"));
    if (scene.board.colours[cell]) parts.push(...colours(cell, scene.board.colours[cell], size));
  }
  for (const cell of scene.selection) parts.push(square(cell, size, "chosen"));
  return parts;
}

/** Several colours share a cell as slices of a pie, the first at the top. @param {number} cell @param {number} set @param {number} size */
function colours(cell, set, size) {
  const [x, y] = cornerOf(cell, size);
  const used = digitsIn(set);
  if (used.length === 1) {
    return [square(cell, size, `colour-${used[0]}`), square(cell, size, `pattern-${used[0]}`)];
  }
  const edge = (/** @type {number} */ turn) => {
    const angle = 2 * Math.PI * (turn - 0.25) + 0.35;
    const reach = CELL / 2 / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)));
    return [x + CELL / 2 + reach * Math.cos(angle), y + CELL / 2 + reach * Math.sin(angle)];
  };
  return used.flatMap((colour, i) => {
    const points = [[x + CELL / 2, y + CELL / 2]];
    // Enough points that the slice follows the corners of the cell.
    for (let k = 0; k <= 24; k += 1) points.push(edge((i + k / 24) / used.length));
    const d = `M${points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join("L")}z`;
    return [h("path", { class: `colour-${colour}`, d }), h("path", { class: `pattern-${colour}`, d })];
  });
}

/** @param {Shape} shape */
function lines(shape) {
  const size = sizeOf(shape);
  const end = size * CELL;
  const boxes = hasBoxes(shape);
  let thin = "";
  let thick = "";
  for (let k = 0; k <= size; k += 1) {
    const at = MARGIN + k * CELL;
    const edge = k === 0 || k === size;
    const across = `M${MARGIN} ${at}h${end}`;
    const down = `M${at} ${MARGIN}v${end}`;
    if (edge || (boxes && k % shape.boxHeight === 0)) thick += across;
    else thin += across;
    if (edge || (boxes && k % shape.boxWidth === 0)) thick += down;
    else thin += down;
  }
  return [h("path", { class: "thin", d: thin }), h("path", { class: "thick", d: thick })];
}

/** A text with its middle at a point; the baseline is set by hand, since not every renderer knows another way. */
/** @param {string} kind @param {number} x @param {number} y @param {number} font @param {string} text @returns {VNode} */
export const middleText = (kind, x, y, font, text) =>
  h("text", { class: kind, x, y: +(y + 0.36 * font).toFixed(2), "font-size": +font.toFixed(2) }, text);

/** The last drawing of each cell: one whose content is the same is the same object, and is not even compared. */
/** @type {Map<number, Map<string, VNode>>} */
const drawn = new Map();

/** @param {Scene} scene @param {number} cell @param {number} size @param {number} top */
function cellPicture(scene, cell, size, top) {
  const { board } = scene;
  const marks = union(union(board.corner[cell], board.centre[cell]), scene.candidates[cell] ?? 0);
  const looked = scene.strong && common(marks, bit(scene.strong)) ? scene.strong : 0;
  const content = [
    cell, top, board.digits[cell], board.given[cell], board.corner[cell], board.centre[cell], board.wanted[cell],
    scene.candidates[cell], scene.judged, scene.answered.has(cell), looked, board.symbols, scene.judged && board.removed[cell], board.colours[cell] !== 0,
  ].join();
  let known = drawn.get(size);
  if (!known || known.size > 20_000) drawn.set(size, (known = new Map()));
  let node = known.get(content);
  if (!node) {
    node = h("g", { class: board.colours[cell] ? "haloed" : undefined }, cellContent(scene, cell, size, top));
    known.set(content, node);
  }
  return node;
}

/** @param {Scene} scene @param {number} cell @param {number} size @param {number} top @returns {VNode[]} */
function cellContent(scene, cell, size, top) {
  const { board, strong } = scene;
  const [x, y] = cornerOf(cell, size);
  const digit = board.digits[cell];
  if (digit) {
    const kind = board.given[cell] ? "given" : scene.answered.has(cell) ? "answered" : "entered";
    return [middleText(kind, x + CELL / 2, y + CELL / 2, 0.6 * CELL, board.symbols[digit - 1])];
  }
  const own = board.corner[cell] || board.centre[cell];
  const parts = [...cornerMarks(scene, cell, size, top), ...centreMarks(scene, cell, size, top)];
  const computed = scene.candidates[cell] ?? 0;
  if (computed && (!own || scene.step || !scene.judged)) {
    if (own) parts.length = 0;
    for (const mark of digitsIn(computed)) parts.push(computedMark(board.symbols[mark - 1], cell, mark, size, top, mark === strong));
  }
  if (board.wanted[cell]) parts.push(middleText("wanted", x + CELL / 2, y + CELL * 0.58, 0.7 * CELL, "*"));
  return parts;
}

/** Candidates are many and change together: each is described once. @type {Map<string, VNode>} */
const marksDrawn = new Map();

/** @param {string} symbol @param {number} cell @param {number} digit @param {number} size @param {number} top @param {boolean} sought */
function computedMark(symbol, cell, digit, size, top, sought) {
  const key = `${symbol}${cell},${digit},${size},${top},${sought}`;
  let node = marksDrawn.get(key);
  if (!node) {
    const [x, y] = markMiddle(cell, digit, size, top);
    node = middleText(sought ? "mark sought" : "mark", x, y, 0.8 * markStep(size, top), symbol);
    if (marksDrawn.size > 40_000) marksDrawn.clear();
    marksDrawn.set(key, node);
  }
  return node;
}

/** @param {Scene} scene @param {number} cell @param {number} digit */
function ownKind(scene, cell, digit) {
  const impossible = scene.judged && !common(scene.candidates[cell] ?? 0, bit(digit));
  return `own${impossible ? " impossible" : ""}${digit === scene.strong ? " sought" : ""}`;
}

/** @param {Scene} scene @param {number} cell @param {number} size @param {number} top */
function cornerMarks(scene, cell, size, top) {
  const marks = digitsIn(scene.board.corner[cell]);
  const [x, y] = cornerOf(cell, size);
  const onRing = marks.length <= RING.length;
  return marks.map((digit, i) => {
    const [mx, my] = onRing ? [x + RING[i][0] * CELL, y + below(RING[i][1], top)] : markMiddle(cell, digit, size, top);
    const font = onRing ? 0.27 * CELL : 0.8 * markStep(size, top);
    return middleText(ownKind(scene, cell, digit), mx, my, font, scene.board.symbols[digit - 1]);
  });
}

/** Side by side in the middle, smaller when there are many; from seven on in two rows or more. */
/** @param {Scene} scene @param {number} cell @param {number} size @param {number} top */
function centreMarks(scene, cell, size, top) {
  const marks = digitsIn(scene.board.centre[cell]);
  const [x, y] = cornerOf(cell, size);
  const rows = marks.length <= 6 ? 1 : Math.ceil(marks.length / 6);
  const wide = Math.ceil(marks.length / rows);
  const font = Math.min(0.28 * CELL, (1.5 * CELL) / Math.max(wide, 1) / 1.05, (0.8 * (CELL - top)) / rows);
  const step = 0.62 * font;
  return marks.map((digit, i) => {
    const row = Math.floor(i / wide);
    const inRow = Math.min(wide, marks.length - row * wide);
    const mx = x + CELL / 2 + ((i % wide) - (inRow - 1) / 2) * step;
    const my = y + below(0.5, top) + (row - (rows - 1) / 2) * font;
    return middleText(ownKind(scene, cell, digit), +mx.toFixed(2), my, font, scene.board.symbols[digit - 1]);
  });
}

/** An outline and a small triangle in the corner: colour is never the only sign. @param {number} cell @param {number} size */
function clash(cell, size) {
  const [x, y] = cornerOf(cell, size);
  return h(
    "g",
    { key: `clash${cell}` },
    h("rect", { class: "clash", x: x + 3, y: y + 3, width: CELL - 6, height: CELL - 6, rx: 2 }),
    h("path", { class: "clash-corner", d: `M${x + CELL - 3} ${y + 3}v10l-10 -10z` }),
  );
}

/** @param {Scene} scene @param {number} size */
function emphasised({ emphasis }, size) {
  if (!emphasis) return [];
  return [
    ...emphasis.houses.flatMap((cells) => outline(cells, size, "emphasis")),
    ...(emphasis.cells.length ? outline(emphasis.cells, size, "emphasis") : []),
  ];
}
