/** One line round a group of cells, inside of its border, merged where cells touch. */
import { h } from "./dom.js";
import { cornerOf } from "./places.js";
import { cellFill, drawn } from "./scene.js";

let last = 0;

/** A stroke for every side without a neighbour in the group. @param {Iterable<number>} cells @param {number} size @returns {[number, number][][]} */
export function border(cells, size) {
  const group = new Set(cells);
  /** @type {[number, number][][]} */
  const strokes = [];
  for (const cell of group) {
    const [x, y] = cornerOf(cell, size);
    if (!group.has(cell - size)) strokes.push([[x, y], [x + 1, y]]);
    if (!group.has(cell + size)) strokes.push([[x, y + 1], [x + 1, y + 1]]);
    if (x === 0 || !group.has(cell - 1)) strokes.push([[x, y], [x, y + 1]]);
    if (x === size - 1 || !group.has(cell + 1)) strokes.push([[x + 1, y], [x + 1, y + 1]]);
  }
  return strokes;
}

/**
 * The border is stroked at twice the width and cut to the cells themselves: what is left is an inner outline that
 * turns every corner by itself. Offsetting the border by hand needs four cases per corner.
 * @param {readonly number[]} cells
 * @param {number} size
 * @param {string} style
 */
export function outline(cells, size, style) {
  if (!cells.length) return [];
  const inside = [...new Set(cells)].map((cell) => cellFill("", cornerOf(cell, size)));
  const id = `cut${(last = (last + 1) % 1000)}`;
  const line = drawn({ kind: "line", style, strokes: border(cells, size) });
  line.props["clip-path"] = `url(#${id})`;
  return [h("clipPath", { id }, inside), line];
}
