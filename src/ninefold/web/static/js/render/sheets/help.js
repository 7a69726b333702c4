/** Help: every key, in the order a person needs them; and what this program is. */
/** @import {App} from "../../app.js" */
/** @import {State} from "../../types.js" */
import { ENGINE } from "../../engine/which.js";
import { changeOwn } from "../../update/view.js";
import { get, trying } from "../../work/api.js";
import { group } from "../controls.js";
import { h } from "../dom.js";

const KEYS = [
  ["1 – 9, A …", "a digit into the selected cells"],
  ["Shift + digit", "a corner mark"],
  ["Ctrl + digit", "a centre mark"],
  ["Ctrl + Shift + digit", "a colour"],
  ["Alt + digit", "cross off an automatic candidate"],
  ["Z X C V B, Space", "mode: digit, corner, centre, colour, line; the next one"],
  ["Alt + Z X C V B", "the same on boards with letters"],
  ["Drag, Shift + arrows in line mode", "a line from cell to cell; the same way again rubs out"],
  ["Arrows, Home, End", "move; with Shift select"],
  ["Ctrl + click, Shift + click, drag", "select several cells"],
  ["Double click", "select equal digits or marks"],
  ["Delete, Backspace", "erase: digit, then marks, colour, lines"],
  ["Ctrl + Z, Ctrl + Y", "undo, redo: everything, New and Clear too"],
  ["Ctrl + A, Esc", "select all, none; back to my board"],
  ["M", "automatic candidates on or off"],
  ["H", "a hint; again for more of it"],
  ["P", "pause: the board is hidden; again to go on"],
  ["S", "mark cells with * to solve only them"],
  [", and .", "one step back, one step forward"],
  ["?", "this list"],
];

/** @param {App} app */
export const opened = (app) =>
  trying(app, async () => {
    const { version, techniques, constraints } = await get("about");
    app.change(changeOwn, "help", { version, techniques: techniques.length, constraints });
  });

/** @param {State} state */
export const view = (state) => [
  h("dl", { class: "keys" }, KEYS.map(([key, text]) => h("div", null, h("dt", null, h("kbd", null, key)), h("dd", null, text)))),
  h("p", { class: "quiet" }, "Digit first: with no cell selected a digit key makes the digit ready; then touch cells, or press Enter on them. ",
    "Everything stays on this machine."),
  group("About",
    h("p", null, state.own.help
      ? `Ninefold ${state.own.help.version}, a Sudoku workbench: ${state.own.help.techniques} techniques, ${state.own.help.constraints} kinds of constraints, boards up to 36×36.`
      : "Ninefold, a Sudoku workbench."),
    h("p", { class: "quiet" }, "Free software under the MIT licence. The same is at the command ninefold and in Python.")),
  ENGINE
    ? h("p", null, "This page works by itself: its engine runs in this browser, with nothing sent anywhere. The program on a computer is faster, makes books, and reads photos. ",
        h("a", { href: "licences.txt" }, "Licences of what the page brings along"))
    : h("p", null, h("a", { href: "/api" }, "The HTTP API of this server")),
];
