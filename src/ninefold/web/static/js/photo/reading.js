/** The board as read: doubtful cells are marked, and the chosen one shows its piece of the picture and what else it may be. */
/** @import {Dialog} from "./work.js" */
/** @import {PhotoState} from "./state.js" */
import { button, toggle } from "../render/controls.js";
import { h } from "../render/dom.js";
import { lookAt, nextDoubt, settle } from "./update.js";
import { recount } from "./work.js";

/** @type {Record<string, number>} */
const ARROWS = { ArrowUp: -9, ArrowDown: 9, ArrowLeft: -1, ArrowRight: 1 };
const SIDE = 108;
/** How much of its neighbours the piece of a cell shows, in cells. */
const MARGIN = 0.15;

/** @param {PhotoState} state @param {Dialog} dialog */
export const readingView = (state, dialog) =>
  h("div", { class: "as-read", role: "grid", "aria-label": "The board as read", onkeydown: (/** @type {KeyboardEvent} */ event) => press(event, dialog) },
    [...Array(9).keys()].map((row) => h("div", { role: "row", key: row }, state.cells.slice(9 * row, 9 * row + 9).map((cell, column) => {
      const i = 9 * row + column;
      return h("button", { type: "button", key: i, role: "gridcell", tabindex: i === state.cursor ? 0 : -1, "aria-selected": String(i === state.cursor),
        class: `${cell.hand ? "hand" : ""}${cell.doubtful ? " doubtful" : ""}`,
        "aria-label": `${name(i)}, ${cell.digit || "empty"}${cell.digit && cell.hand ? ", written by hand" : ""}${cell.doubtful ? ", uncertain" : ""}`,
        onclick: () => dialog.change(lookAt, i) }, cell.digit || "");
    }))));

/** @param {number} cell */
const name = (cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;

/** @param {PhotoState} state @param {Dialog} dialog */
export function cellView(state, dialog) {
  const { cells, cursor } = state;
  const cell = cells[cursor];
  const doubts = cells.filter((one) => one.doubtful).length;
  return h("section", { class: "cell-of", "aria-label": `Cell ${name(cursor)}` },
    h("canvas", { class: "piece", width: SIDE, height: SIDE, role: "img", "aria-label": `${name(cursor)} in the picture` }),
    h("div", { class: "what" },
      h("p", null, h("b", null, name(cursor)), ` ${why(state)}`),
      h("div", { class: "digits-of", role: "group", "aria-label": `What ${name(cursor)} is` },
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => h("button", { type: "button", class: `button${likely(state, digit) ? " likely" : ""}`, key: digit,
          "aria-pressed": String(cell.digit === digit), "aria-label": digit ? String(digit) : "Empty", onclick: () => set(dialog, { digit }) }, digit || "–"))),
      h("div", { class: "line" },
        cell.digit > 0 && toggle("Written by hand", cell.hand, (hand) => set(dialog, { hand })),
        doubts > 0 && button(doubts === 1 ? "The uncertain cell" : `Next of ${doubts} uncertain`, () => dialog.change(nextDoubt)))));
}

/** @param {PhotoState} state */
const asRead = (state) => state.answer?.grids[state.grid].cells[state.cursor];

/** Whether the picture says that the cell may be this. @param {PhotoState} state @param {number} digit */
const likely = (state, digit) => {
  const read = asRead(state);
  return read?.digit === digit || Boolean(read?.others.some(([other]) => other === digit));
};

/** @param {PhotoState} state */
function why(state) {
  const read = asRead(state);
  if (!read) return "";
  const shown = (/** @type {number} */ digit) => (digit ? String(digit) : "empty");
  const others = read.others.slice(0, 3).map(([digit, chance]) => `${shown(digit)} (${Math.round(100 * chance)} %)`).join(", ");
  if (read.decided) return `is read as ${shown(read.digit)}, because so there is one solution. It looks like ${others}.`;
  return `looks ${read.digit ? "like " : ""}${shown(read.digit)} (${Math.round(100 * read.chance)} %)${others ? `, or ${others}` : ""}.`;
}

/** @param {Dialog} dialog @param {Partial<import("./state.js").Cell>} change */
function set(dialog, change) {
  dialog.change(settle, change);
  recount(dialog);
}

/** @param {KeyboardEvent} event @param {Dialog} dialog */
function press(event, dialog) {
  const { cursor } = dialog.state;
  const by = ARROWS[event.key];
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] ?? (["Backspace", "Delete"].includes(event.key) ? "0" : "");
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (by) {
    const column = (cursor % 9) + (Math.abs(by) === 1 ? by : 0);
    if (column >= 0 && column < 9 && cursor + by >= 0 && cursor + by < 81) dialog.change(lookAt, cursor + by);
  } else if (digit) set(dialog, { digit: Number(digit) });
  else return;
  event.preventDefault();
}

/** Draws the piece of the picture that the chosen cell was read from. @param {PhotoState} state */
export function drawPiece({ picture, answer, grid, cursor }) {
  const canvas = /** @type {HTMLCanvasElement | null} */ (document.querySelector("dialog.photo canvas.piece"));
  const pen = canvas?.getContext("2d");
  if (!canvas || !pen || !picture?.image || !answer) return;
  const at = 10 * Math.floor(cursor / 9) + (cursor % 9);
  const { crossings } = answer.grids[grid];
  const [[x, y], right, down] = [crossings[at], crossings[at + 1], crossings[at + 10]];
  // From the cell, as a square of side 1, into the picture; its inverse brings the picture into the square.
  const cell = new DOMMatrix([right[0] - x, right[1] - y, down[0] - x, down[1] - y, x, y]);
  const side = SIDE / (1 + 2 * MARGIN);
  pen.setTransform();
  pen.clearRect(0, 0, SIDE, SIDE);
  pen.setTransform(new DOMMatrix().scale(side).translate(MARGIN, MARGIN).multiply(cell.inverse()));
  pen.drawImage(picture.image, 0, 0);
}
