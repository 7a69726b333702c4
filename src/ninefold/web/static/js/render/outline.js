/** One line round a group of cells, inside of its border, merged where cells touch. */
import { h } from "./dom.js";
import { CELL, cornerOf } from "./places.js";

let last = 0;

/**
 * The border is stroked at twice the width and cut to the cells themselves: what is left is an inner outline that
 * turns every corner by itself. Offsetting the border by hand needs four cases per corner.
 * @param {readonly number[]} cells
 * @param {number} size
 * @param {string} kind
 */
export function outline(cells, size, kind) {
  const group = new Set(cells);
  let border = "";
  let inside = "";
  for (const cell of group) {
    const [x, y] = cornerOf(cell, size);
    inside += `M${x} ${y}h${CELL}v${CELL}h-${CELL}z`;
    if (!group.has(cell - size)) border += `M${x} ${y}h${CELL}`;
    if (!group.has(cell + size)) border += `M${x} ${y + CELL}h${CELL}`;
    if (cell % size === 0 || !group.has(cell - 1)) border += `M${x} ${y}v${CELL}`;
    if (cell % size === size - 1 || !group.has(cell + 1)) border += `M${x + CELL} ${y}v${CELL}`;
  }
  const id = `cut${(last = (last + 1) % 1000)}`;
  return [
    h("clipPath", { id }, h("path", { d: inside })),
    h("path", { class: kind, d: border, "clip-path": `url(#${id})` }),
  ];
}
