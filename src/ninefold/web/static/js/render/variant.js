/** The rules of a variant, drawn from the few words the server has for them: line, thermo, cage, dot … */
/** @import {Variant, Drawing} from "../types.js" */
import { h } from "./dom.js";
import { outline } from "./outline.js";
import { CELL, SUMS, cornerOf } from "./places.js";

/** @param {Variant} variant @param {number} size */
export function variantDrawing(variant, size) {
  const all = variant.rules.flatMap((rule) => [rule.drawing ?? []].flat());
  const shades = all.filter((one) => one.kind === "shade");
  // Shades that cover the whole board say nothing; the regions of a jigsaw do when they are outlined.
  const whole = new Set(shades.flatMap((one) => one.cells)).size === size * size;
  const regions = whole ? shades.filter((one) => isConnected(one.cells, size)) : [];
  return [
    ...all.filter((one) => !whole || one.kind !== "shade").flatMap((one) => drawing(one, size)),
    ...regions.flatMap((one) => outline(one.cells, size, "v-region")),
  ];
}

/** @param {Variant | null | undefined} variant @param {string} kind */
const tells = (variant, kind) =>
  (variant?.rules ?? []).some((rule) => [rule.drawing ?? []].flat().some((one) => one.kind === kind && one.text));

/** The room that clues outside of the board need on each side. @param {Variant | null | undefined} variant */
export const aroundOf = (variant) => (tells(variant, "outside") ? 0.8 * CELL : 0);

/** The room that the sums of cages need at the top of each cell. @param {Variant | null | undefined} variant */
export const topOf = (variant) => (tells(variant, "cage") ? SUMS : 0);

/** @param {number[]} cells @param {number} size */
function isConnected(cells, size) {
  const rest = new Set(cells.slice(1));
  const queue = cells.slice(0, 1);
  for (const cell of queue) {
    const beside = [cell - size, cell + size, ...(cell % size ? [cell - 1] : []), ...((cell + 1) % size ? [cell + 1] : [])];
    for (const next of beside) if (rest.delete(next)) queue.push(next);
  }
  return rest.size === 0;
}

/** @param {Drawing} drawing @param {number} size */
function drawing({ kind, cells, text }, size) {
  if (!cells.length) return [];
  const middles = cells.map((cell) => cornerOf(cell, size).map((at) => at + CELL / 2));
  const [x, y] = middles[0];
  const d = `M${middles.map((point) => point.join(" ")).join("L")}`;
  const label = (/** @type {number} */ lx, /** @type {number} */ ly) =>
    text ? h("text", { class: "v-text", x: lx, y: ly, "font-size": 9 }, text) : null;
  switch (kind) {
    case "thermo":
      return [h("circle", { class: "v-fill", cx: x, cy: y, r: 14 }), h("path", { class: "v-wide", d })];
    case "line":
      return [h("path", { class: "v-line", d }), label(x, y)].filter((node) => node !== null);
    case "arrow":
      return [h("path", { class: "v-thin", d }), h("path", { class: "v-thin", d: head(middles) })];
    case "cage":
      return [...outline(cells, size, "v-cage"), ...(text ? [sum(cells, text, size)] : [])];
    case "circle":
      return middles.map(([cx, cy]) => h("circle", { class: "v-thin", cx, cy, r: 16 }));
    case "square":
      return middles.map(([cx, cy]) => h("rect", { class: "v-fill", x: cx - 15, y: cy - 15, width: 30, height: 30 }));
    case "shade":
      return middles.map(([cx, cy]) => h("rect", { class: "v-shade", x: cx - 20, y: cy - 20, width: CELL, height: CELL }));
    case "dot": {
      const [mx, my] = [0, 1].map((axis) => middles.reduce((sum, point) => sum + point[axis], 0) / middles.length);
      const black = text === "black" || text === "●";
      return [h("circle", { class: black ? "v-black" : "v-white", cx: mx, cy: my, r: 5 }), label(mx, my + 3)].filter(
        (node) => node !== null,
      );
    }
    case "outside": {
      return text ? outside(cells, middles, text, size) : [];
    }
    default:
      return [label(x - 12, y - 10)].filter((node) => node !== null);
  }
}

/** In the upper left corner of the first cell. @param {number[]} cells @param {string} text @param {number} size */
function sum(cells, text, size) {
  const [x, y] = cornerOf(Math.min(...cells), size);
  return h("text", { class: "v-text v-sum", x: x + 3, y: y + 9, "font-size": 8 }, text);
}

/**
 * In front of the first cell, as seen along the others; with an arrow where that is along a diagonal.
 * @param {number[]} cells @param {number[][]} middles @param {string} text @param {number} size
 */
function outside(cells, middles, text, size) {
  const [x, y] = middles[0];
  const [nx, ny] = middles[1] ?? (cells[0] < size ? [x, y + CELL] : [x + CELL, y]);
  const [right, down] = [nx - x, ny - y];
  const slanted = right !== 0 && down !== 0;
  const far = slanted ? 0.98 : 0.8;
  const clue = h("text", { class: "v-text", x: x - far * right, y: y - far * down + 5, "font-size": 14 }, text);
  const back = [x - 0.72 * right, y - 0.72 * down];
  const tip = [x - 0.56 * right, y - 0.56 * down];
  return slanted ? [clue, h("path", { class: "v-thin", d: `M${back.join(" ")}L${tip.join(" ")}${head([back, tip])}` })] : [clue];
}

/** The head of an arrow along the last piece of its line. @param {number[][]} middles */
function head(middles) {
  const [x, y] = middles.at(-1) ?? [0, 0];
  const [px, py] = middles.at(-2) ?? [x - 1, y];
  const angle = Math.atan2(y - py, x - px);
  const end = (/** @type {number} */ turn) => `${x - 9 * Math.cos(angle + turn)} ${y - 9 * Math.sin(angle + turn)}`;
  return `M${end(0.6)}L${x} ${y}L${end(-0.6)}`;
}
