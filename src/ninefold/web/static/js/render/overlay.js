/**
 * A step drawn on the board, by the roles of its candidates. Roles differ by colour and by shape: pattern a filled
 * circle, second set a ring, fin a diamond, removed struck through, placed in a box; weak links are dashed.
 */
/** @import {Step, Link, Node} from "../types.js" */
/** @import {Scene} from "./scene.js" */
import { h } from "./dom.js";
import { CELL, cornerOf, markMiddle, markStep } from "./places.js";
import { middleText } from "./picture.js";

/** Houses and sets, as tints below the lines. @param {Step} step @param {number} size */
export const underlay = (step, size) =>
  step.picture.tints.flatMap(({ kind, cells }) =>
    cells.map((cell) => {
      const [x, y] = cornerOf(cell, size);
      return h("rect", { class: `r-${kind}`, x, y, width: CELL, height: CELL });
    }),
  );

/** @param {Step} step @param {Scene} scene @param {number} size @param {number} top */
export function overlay(step, scene, size, top) {
  const { symbols } = scene.board;
  const { marks, links, removed, placed } = step.picture;
  return [
    ...links.flatMap((link) => drawnLink(link, size, top)),
    ...marks.flatMap((mark) => drawnMark(mark, symbols, size, top)),
    ...removed.flatMap(([cell, digit]) => struck(cell, digit, symbols, size, top)),
    ...placed.flatMap(([cell, digit]) => boxed(cell, digit, symbols, size, top)),
  ];
}

/** @param {{cell: number, digit: number, kind: string}} mark @param {string} symbols @param {number} size @param {number} top */
function drawnMark({ cell, digit, kind }, symbols, size, top) {
  const [x, y] = markMiddle(cell, digit, size, top);
  const r = 0.5 * markStep(size, top);
  const text = (/** @type {string} */ ink) => middleText(ink, x, y, 0.8 * markStep(size, top), symbols[digit - 1]);
  if (kind === "fin") return [h("path", { class: "r-fin", d: `M${x} ${y - r}l${r} ${r}l-${r} ${r}l-${r} -${r}z` }), text("r-dark")];
  if (kind === "second") return [h("circle", { class: "r-second", cx: x, cy: y, r: r - 1 }), text("r-ring")];
  return [h("circle", { class: "r-pattern", cx: x, cy: y, r }), text("r-on")];
}

/** @param {number} cell @param {number} digit @param {string} symbols @param {number} size @param {number} top */
function struck(cell, digit, symbols, size, top) {
  const [x, y] = markMiddle(cell, digit, size, top);
  const half = 0.42 * markStep(size, top);
  return [
    middleText("r-removed", x, y, 0.8 * markStep(size, top), symbols[digit - 1]),
    h("path", { class: "r-strike", d: `M${x - half} ${y + half}L${x + half} ${y - half}` }),
  ];
}

/** @param {number} cell @param {number} digit @param {string} symbols @param {number} size @param {number} top */
function boxed(cell, digit, symbols, size, top) {
  const [x, y] = cornerOf(cell, size);
  const high = top ? top + 1 : 3;
  const box = { x: x + 3, y: y + high, width: CELL - 6, height: CELL - 3 - high, rx: 4 };
  return [
    h("rect", { class: "paper", ...box }),
    h("rect", { class: "r-placed", ...box }),
    middleText("r-digit", x + CELL / 2, box.y + box.height / 2, 0.6 * CELL, symbols[digit - 1]),
  ];
}

/** From the edge of one node to the edge of the next, a little bent, so that links in one line stay apart. */
/** @param {Link} link @param {number} size @param {number} top */
function drawnLink({ start, end, strong, chain }, size, top) {
  const [ax, ay] = middleOf(start, size, top);
  const [bx, by] = middleOf(end, size, top);
  const length = Math.hypot(bx - ax, by - ay);
  const kind = chain % 2 ? "r-link2" : "r-link";
  const frames = [start, end].filter((node) => node.cells.length > 1).map((node) => frame(node, size, top));
  if (length < 1) return frames;
  const gap = Math.min(0.5 * markStep(size, top), length / 3);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const [mx, my] = [(ax + bx) / 2 - 0.12 * (by - ay), (ay + by) / 2 + 0.12 * (bx - ax)];
  const at = (/** @type {number[]} */ ...numbers) => numbers.map((n) => n.toFixed(1)).join(" ");
  const d = `M${at(ax + gap * ux, ay + gap * uy)}Q${at(mx, my, bx - gap * ux, by - gap * uy)}`;
  return [...frames, h("path", { class: `${kind}${strong ? "" : " r-weak"}`, d })];
}

/** @param {Node} node @param {number} size @param {number} top */
const middlesOf = (node, size, top) => node.cells.map((cell) => markMiddle(cell, node.digit, size, top));

/** @param {Node} node @param {number} size @param {number} top */
function middleOf(node, size, top) {
  const middles = middlesOf(node, size, top);
  const mean = (/** @type {number} */ axis) => middles.reduce((sum, point) => sum + point[axis], 0) / middles.length;
  return [mean(0), mean(1)];
}

/** A frame round the candidates of a group. @param {Node} node @param {number} size @param {number} top */
function frame(node, size, top) {
  const middles = middlesOf(node, size, top);
  const reach = 0.55 * markStep(size, top);
  const xs = middles.map(([x]) => x);
  const ys = middles.map(([, y]) => y);
  const [x, y] = [Math.min(...xs) - reach, Math.min(...ys) - reach];
  return h("rect", {
    class: "r-group", x, y, width: Math.max(...xs) + reach - x, height: Math.max(...ys) + reach - y, rx: reach,
  });
}
