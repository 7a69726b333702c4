/** Mouse, pen and touch on the board. */
/** @import {App} from "../app.js" */
/** @import {Point} from "../types.js" */
import { modeOf } from "../state.js";
import { enter } from "../update/entry.js";
import { drawing, stroke } from "../update/lines.js";
import { addToSelection, selectEqual, selectNone, selectOnly, selectRectangle, toggleSelected } from "../update/selection.js";
import { lookAtOwn } from "../update/view.js";
import { sizeOf } from "../model/shape.js";
import { openSheet } from "../render/parts.js";

/** @param {App} app @param {HTMLElement} place  what holds the board */
export function listenToPointer(app, place) {
  /** The cell the drag was in last; -1 when there is no drag. */
  let dragged = -1;
  /** The line that this drag draws or rubs out; none before it has come to a second cell. @type {{on: boolean} | null} */
  let line = null;
  /** The part that took the press. @type {import("../render/parts.js").Taken | null} */
  let taker = null;

  place.addEventListener("pointerdown", (event) => {
    if (event.target instanceof Element && event.target.closest(".welcome")) return;
    const cell = cellAt(app, event);
    if (event.button !== 0 || app.state.play.paused) return;
    const takes = openSheet(app.state)?.takes;
    const point = takes && pointAt(app, event);
    if (takes && point && takes.down(app, point, event)) {
      event.preventDefault();
      taker = takes;
      focusCell(cell < 0 ? app.state.cursor : cell); // so that keys go on with it
      return;
    }
    if (cell < 0) {
      app.change(selectNone);
      return;
    }
    event.preventDefault();
    if (app.state.view.kind !== "own") app.change(lookAtOwn);
    dragged = cell;
    line = null;
    touch(app, cell, event);
    focusCell(cell);
  });
  window.addEventListener("pointermove", (event) => {
    const point = taker && pointAt(app, event);
    if (taker && point) taker.move(app, point);
    if (dragged < 0) return;
    const cell = cellAt(app, event);
    if (cell < 0 || cell === dragged) return;
    const from = dragged;
    dragged = cell;
    if (modeOf(app.state) === "line") {
      const goesOn = line !== null;
      line ??= { on: drawing(app.state, from, cell) };
      app.change(stroke, from, cell, line.on, goesOn);
    } else if (app.state.armed) app.change(enter, app.state.armed, [cell]);
    else app.change(addToSelection, cell);
  });
  const end = () => {
    taker?.up(app);
    taker = null;
    dragged = -1;
  };
  window.addEventListener("pointerup", end);
  window.addEventListener("pointercancel", end);
  place.addEventListener("dblclick", (event) => {
    const cell = cellAt(app, event);
    if (cell >= 0 && !app.state.armed) app.change(selectEqual, cell);
  });
}

/** @param {App} app @param {number} cell @param {PointerEvent} event */
function touch(app, cell, event) {
  if (app.state.armed && !event.ctrlKey && !event.metaKey) app.change(enter, app.state.armed, [cell]);
  else if (event.shiftKey) app.change(selectRectangle, cell);
  else if (event.ctrlKey || event.metaKey) app.change(toggleSelected, cell);
  else app.change(selectOnly, cell);
}

/**
 * In cells from the upper left corner of the board, which has no end here.
 * @param {App} app @param {{clientX: number, clientY: number}} event @returns {Point | null}
 */
function pointAt(app, { clientX, clientY }) {
  const box = document.getElementById("grid")?.getBoundingClientRect();
  const size = sizeOf(app.state.board.shape);
  return box ? [((clientX - box.left) / box.width) * size, ((clientY - box.top) / box.height) * size] : null;
}

/** By the place of the pointer, not by its target: a touch keeps the target it began on. */
/** @param {App} app @param {{clientX: number, clientY: number}} event */
function cellAt(app, event) {
  const point = pointAt(app, event);
  if (!point) return -1;
  const size = sizeOf(app.state.board.shape);
  const [column, row] = point.map(Math.floor);
  return row < 0 || column < 0 || row >= size || column >= size ? -1 : row * size + column;
}

/** @param {number} cell */
export function focusCell(cell) {
  const found = document.querySelector(`#grid [data-cell="${cell}"]`);
  if (!(found instanceof HTMLElement)) return;
  found.focus({ preventScroll: true });
  if (found.closest(".zoomed")) found.scrollIntoView({ block: "nearest", inline: "nearest" });
}
