/** Scanning help: the person's own board, seen from a digit, a cell or a house; what follows is told when asked for. */
/** @import {App} from "../../app.js" */
/** @import {State} from "../../types.js" */
import { scanCell, scanDigit, scanHouse } from "../../model/scan.js";
import { housesOf, sizeOf } from "../../model/shape.js";
import { changeOwn } from "../../update/view.js";
import { closeScan, scanned } from "../../work/scan.js";
import { button, choice, row } from "../controls.js";
import { h } from "../dom.js";
import { keypad } from "../keypad.js";

const WAYS = /** @type {const} */ ([["digit", "One digit"], ["cell", "One cell"], ["house", "One house"]]);
const HEAD = {
  digit: "Choose a digit. Each of its rows, columns and boxes is closed for it; look at what is left. This is cross-hatching.",
  cell: "Choose an empty cell on the board. Which digits does it see? What is left for it?",
  house: "Choose a cell on the board, and one of its houses. Which digits are missing? This is counting.",
};

/** @param {State} state @param {App} app */
export function scan(state, app) {
  const { by, digit, house, told } = scanned(state);
  const change = (/** @type {object} */ to) => app.change(changeOwn, "scan", { told: false, ...to });
  const { sentence, found } = seen(state);
  return [
    h("div", { class: "line browse" }, button("All techniques", () => closeScan(app), { picture: "back" })),
    h("section", { class: "lesson", "aria-label": "Scan the board" },
      h("h3", null, "Scan the board"),
      choice("Look at", WAYS, by, (to) => change({ by: to })),
      h("p", { class: "quiet" }, HEAD[by]),
      by === "digit" && choice("Digit", digitsOf(state), digit, (to) => change({ digit: to })),
      by === "house" && choice("House", hereOf(state).map(({ name }, i) => /** @type {[number, string]} */ ([i, name])), house, (to) => change({ house: to })),
      h("p", { class: "told", role: "status" }, sentence),
      found && (told ? h("p", { class: "told right", role: "status" }, found) : row(button("Is there something to place?", () => app.change(changeOwn, "scan", { told: true })))),
      !found && h("p", { class: "quiet" }, "Nothing to place from here. Look at another one."),
      keypad(state, app))];
}

/** @param {State} state @returns {[number, string][]} */
const digitsOf = ({ board }) => [...Array(sizeOf(board.shape)).keys()].map((at) => [at + 1, board.symbols[at]]);

/** The houses of the cell that is chosen. @param {State} state */
const hereOf = ({ board, cursor }) => housesOf(board).filter(({ cells }) => cells.includes(cursor));

/** @param {State} state */
function seen(state) {
  const { by, digit, house } = scanned(state);
  if (by === "digit") return scanDigit(state.board, Math.min(digit, sizeOf(state.board.shape)));
  if (by === "cell") return scanCell(state.board, state.cursor);
  const houses = hereOf(state);
  return houses.length ? scanHouse(state.board, houses[Math.min(house, houses.length - 1)]) : { ...scanCell(state.board, state.cursor), found: "", sentence: "This cell is in no house." };
}

/** What the board shows of it, while the sheet is open. @param {State} state */
export function look(state) {
  const { told } = scanned(state);
  const { placed, closed, places, singles } = seen(state);
  return { equals: new Set(placed), peers: new Set(closed), strong: 0, emphasis: { cells: told && singles.length ? singles : places, houses: [], digits: [] } };
}
