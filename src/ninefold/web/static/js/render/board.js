/** The live board: the picture, and over it one grid of transparent cells that hold focus, pointer and spoken words. */
/** @import {Board, State} from "../types.js" */
/** @import {VNode} from "./dom.js" */
import { toldWrong } from "../model/mistake.js";
import { faultsOf } from "../model/rules.js";
import { joints } from "../model/lines.js";
import { digitsIn } from "../model/sets.js";
import { sizeOf } from "../model/shape.js";
import { fogOf, isSetting } from "../update/fog.js";
import { h } from "./dom.js";
import { openSheet } from "./parts.js";
import { picture } from "./picture.js";
import { MARGIN } from "./scene.js";
import { plainBoard, shownOf } from "./shown.js";

/** Boards of more digits can be zoomed. */
const LARGE = 12;

/** @param {State} state */
export const canZoom = ({ board: { shape } }) => sizeOf(shape) > LARGE;

/** @param {State} state */
const isZoomed = (state) => state.zoomed && canZoom(state);

/** @param {State} state @returns {VNode[]} */
export function board(state) {
  const laid = openSheet(state)?.laid?.(state) ?? null;
  const shown = { ...shownOf(state), laid };
  const beside = state.settings.sideBySide && state.view.kind === "answer";
  const size = sizeOf(shown.board.shape);
  return [
    beside &&
      h("div", { class: "beside", key: "beside" },
        picture(plainBoard(state.board, { palette: state.settings.palette }), { role: "img", "aria-label": "The puzzle" })),
    h(
      "div",
      { class: `board mode-${state.held ?? state.mode}${state.armed ? " armed" : ""}${state.play.finish ? " finished" : ""}${isZoomed(state) ? " zoomed" : ""}`, key: "board", style: { "--cells": size } },
      picture(shown, { "aria-hidden": "true", focusable: "false" }),
      grid(state, size, MARGIN + Math.max(shown.board.variant?.clues.around ?? 0, laid?.around ?? 0)),
    ),
  ].filter((node) => node !== false);
}

/** @param {State} state @param {number} size @param {number} around */
function grid(state, size, around) {
  const inset = `${(100 * around) / (size + 2 * around)}%`;
  const rows = [...Array(size).keys()];
  const selected = new Set(state.selection);
  const { dark, board } = fogOf(state);
  const fog = new Set(dark);
  const clashing = new Set(state.settings.conflicts ? faultsOf(fogOf(state).board).flatMap((clash) => clash.cells) : []);
  const wrong = new Set(toldWrong(state));
  return h(
    "div",
    {
      id: "grid", class: state.selection.length === 1 ? "grid single" : "grid", role: "grid", "aria-label": `${size}×${size} Sudoku board`, "aria-multiselectable": "true",
      "aria-rowcount": size, "aria-colcount": size, style: { inset },
    },
    rows.map((row) =>
      h("div", { class: "row", role: "row", "aria-rowindex": row + 1 },
        rows.map((column) => cell(state, board, row * size + column, size, selected, clashing, fog, wrong))),
    ),
  );
}

/** @type {Map<string, VNode>} */
const known = new Map();

/** @param {State} state @param {Board} board  as it is seen @param {number} at @param {number} size @param {Set<number>} selected @param {Set<number>} clashing @param {Set<number>} fog @param {Set<number>} wrong */
function cell(state, board, at, size, selected, clashing, fog, wrong) {
  const hidden = fog.has(at) && !isSetting(state);
  const label = cellLabel(board, at, size, clashing.has(at)) + (wrong.has(at) ? ", wrong" : "") + (fog.has(at) ? ", in the fog" : "");
  const fixed = state.board.given[at] && !hidden;
  const content = `${size},${at},${selected.has(at)},${state.cursor === at},${fixed},${label}`;
  let node = known.get(content);
  if (!node) {
    node = h("div", {
      class: "cell", role: "gridcell", "data-cell": at, "aria-colindex": (at % size) + 1, "aria-label": label,
      tabindex: state.cursor === at ? 0 : -1, "aria-selected": selected.has(at) ? "true" : "false",
      "aria-readonly": fixed ? "true" : undefined,
    });
    if (known.size > 20_000) known.clear();
    known.set(content, node);
  }
  return node;
}

/** @type {WeakMap<readonly number[], Set<number>>} */
const lined = new WeakMap();

/** Whether one of the person's lines goes there. @param {Board} board @param {number} at @param {number} size */
function hasLine({ lines }, at, size) {
  let cells = lined.get(lines);
  if (!cells) lined.set(lines, (cells = new Set(joints(lines, size).flat())));
  return cells.has(at);
}

/** What is spoken of a cell. @param {Board} board @param {number} at @param {number} size @param {boolean} clashes */
function cellLabel(board, at, size, clashes) {
  const names = (/** @type {number} */ set) => digitsIn(set).map((digit) => board.symbols[digit - 1]).join(" ");
  const place = `r${Math.floor(at / size) + 1}c${(at % size) + 1}`;
  const parts = [place];
  if (board.digits[at]) parts.push(board.symbols[board.digits[at] - 1], ...(board.given[at] ? ["given"] : []));
  else parts.push("empty");
  if (!board.digits[at] && board.centre[at]) parts.push(`centre marks ${names(board.centre[at])}`);
  if (!board.digits[at] && board.corner[at]) parts.push(`corner marks ${names(board.corner[at])}`);
  if (board.colours[at]) parts.push(`colour ${digitsIn(board.colours[at]).join(" ")}`);
  if (hasLine(board, at, size)) parts.push("on a line");
  if (board.wanted[at]) parts.push("marked with a star");
  if (clashes) parts.push("clashes");
  return parts.join(", ");
}
