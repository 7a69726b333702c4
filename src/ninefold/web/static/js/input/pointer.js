/** Mouse, pen and touch on the board. */
/** @import {App} from "../app.js" */
import { enter } from "../update/entry.js";
import { addToSelection, selectEqual, selectNone, selectOnly, selectRectangle, toggleSelected } from "../update/selection.js";
import { lookAtOwn } from "../update/view.js";
import { sizeOf } from "../model/shape.js";

/** @param {App} app @param {HTMLElement} place  what holds the board */
export function listenToPointer(app, place) {
  /** The cell the drag was in last; -1 when there is no drag. */
  let dragged = -1;

  place.addEventListener("pointerdown", (event) => {
    if (event.target instanceof Element && event.target.closest(".welcome")) return;
    const cell = cellAt(app, event);
    if (event.button !== 0 || app.state.play.paused) return;
    if (cell < 0) {
      app.change(selectNone);
      return;
    }
    event.preventDefault();
    if (app.state.view.kind !== "own") app.change(lookAtOwn);
    dragged = cell;
    touch(app, cell, event);
    focusCell(cell);
  });
  window.addEventListener("pointermove", (event) => {
    if (dragged < 0) return;
    const cell = cellAt(app, event);
    if (cell < 0 || cell === dragged) return;
    dragged = cell;
    if (app.state.armed) app.change(enter, app.state.armed, [cell]);
    else app.change(addToSelection, cell);
  });
  const end = () => (dragged = -1);
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

/** By the place of the pointer, not by its target: a touch keeps the target it began on. */
/** @param {App} app @param {{clientX: number, clientY: number}} event */
function cellAt(app, { clientX, clientY }) {
  const box = document.getElementById("grid")?.getBoundingClientRect();
  const size = sizeOf(app.state.board.shape);
  if (!box) return -1;
  const row = Math.floor(((clientY - box.top) / box.height) * size);
  const column = Math.floor(((clientX - box.left) / box.width) * size);
  return row < 0 || column < 0 || row >= size || column >= size ? -1 : row * size + column;
}

/** @param {number} cell */
export function focusCell(cell) {
  const found = document.querySelector(`#grid [data-cell="${cell}"]`);
  if (!(found instanceof HTMLElement)) return;
  found.focus({ preventScroll: true });
  if (found.closest(".zoomed")) found.scrollIntoView({ block: "nearest", inline: "nearest" });
}
