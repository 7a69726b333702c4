/**
 * A scene as SVG: the few primitives in which the server and the page say what a board shows. Lengths are in cells, a
 * style is a name from scene.css. Nothing here knows of Sudoku; `picture/svg.py` draws the same.
 */
/** @import {Point, Primitive} from "../types.js" */
/** @import {VNode} from "./dom.js" */
import { h } from "./dom.js";

const CELL = 40;
/** Paper around every scene, and how far the head of an arrow reaches back. */
export const MARGIN = 0.1;
const HEAD = 0.17;

/** @param {number} length */
export const units = (length) => +(CELL * length).toFixed(2);

/** @param {readonly Point[]} list */
const through = (list) => list.map(([x, y]) => `${units(x)} ${units(y)}`).join("L");

/** @type {Record<string, (one: any) => VNode>} */
const DRAWN = {
  fill: ({ style, x, y, width = 1, height = 1, radius }) =>
    h("rect", { class: style, x: units(x), y: units(y), width: units(width), height: units(height), rx: radius ? units(radius) : undefined }),
  area: ({ style, points }) => h("path", { class: style, d: `M${through(points)}z` }),
  line: ({ style, strokes }) => h("path", { class: style, d: strokes.map((/** @type {Point[]} */ one) => `M${through(one)}`).join("") }),
  dot: ({ style, x, y, radius }) => h("circle", { class: style, cx: units(x), cy: units(y), r: units(radius) }),
  // The baseline is set by hand, since not every renderer knows another way.
  text: ({ style, x, y, size, text }) => h("text", { class: style, x: units(x), y: units(y + 0.36 * size), "font-size": units(size) }, text),
  arrow: ({ style, points }) => {
    const [[ax, ay], [bx, by]] = points.slice(-2);
    const far = Math.hypot(bx - ax, by - ay) || 1;
    const [x, y] = [(HEAD * (bx - ax)) / far, (HEAD * (by - ay)) / far];
    return h("path", { class: style, d: `M${through(points)}M${through([[bx - x - y, by - y + x], [bx, by], [bx - x + y, by - y - x]])}` });
  },
  link: ({ style, start, towards, end }) => h("path", { class: style, d: `M${through([start])}Q${through([towards])} ${through([end])}` }),
  // Attributes, which a style of ours would overrule: the styles of what is painted say nothing of colours.
  painted: ({ style, inner, colour, rim, width }) => {
    const node = drawn(inner);
    Object.assign(node.props, { class: style, fill: colour || "none" }, rim && { stroke: rim, "stroke-width": units(width) });
    return node;
  },
  chevron: ({ style, x, y, reach, right, down }) => {
    const [tx, ty] = [x + (reach * right) / 2, y + (reach * down) / 2];
    const arm = (/** @type {number} */ sign) => /** @type {Point} */ ([tx - reach * right + sign * reach * down, ty - reach * down + sign * reach * right]);
    return h("path", { class: style, d: `M${through([arm(-1), [tx, ty], arm(1)])}` });
  },
};

/** @param {Primitive} one */
export const drawn = (one) => DRAWN[one.kind](one);

/** @type {WeakMap<readonly Primitive[], VNode>} */
const known = new WeakMap();

/** One layer; the same list is the same drawing, and is not even compared. @param {readonly Primitive[]} list */
export function layer(list) {
  let group = known.get(list);
  if (!group) known.set(list, (group = h("g", null, list.map(drawn))));
  return group;
}

/** @param {string} style @param {number} x @param {number} y @param {number} size @param {string} text */
export const textAt = (style, x, y, size, text) => drawn({ kind: "text", style, x, y, size, text });

/** A whole cell. @param {string} style @param {Point} corner */
export const cellFill = (style, [x, y]) => drawn({ kind: "fill", style, x, y });
