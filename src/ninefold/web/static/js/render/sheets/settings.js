/** Settings: how the board looks and how one types, with a small board that shows it. */
/** @import {App} from "../../app.js" */
/** @import {Board, Settings, State} from "../../types.js" */
import { makeBoard } from "../../model/board.js";
import { candidatesOf, faultsOf } from "../../model/rules.js";
import { bit } from "../../model/sets.js";
import { peersOf, shapeOf } from "../../model/shape.js";
import { set } from "../../update/view.js";
import { choice, group, toggle } from "../controls.js";
import { picture } from "../picture.js";
import { plainBoard } from "../shown.js";

const THEMES = /** @type {const} */ ([["auto", "As the system"], ["light", "Light"], ["dark", "Dark"]]);
const PALETTES = /** @type {const} */ ([["safe", "Colour-blind safe, with patterns"], ["bright", "Bright"]]);
const MARKS = /** @type {const} */ ([["usual", "Usual"], ["large", "Large"]]);

/** @param {State} state @param {App} app */
export function view({ settings }, app) {
  const flag = (/** @type {"peers" | "equals" | "conflicts" | "mistakes" | "candidates" | "timer" | "digitFirst" | "sideBySide"} */ name, /** @type {string} */ text) =>
    toggle(text, settings[name], (on) => app.change(set, { [name]: on }));
  return [
    preview(settings),
    group("Theme", choice("Theme", THEMES, settings.theme, (theme) => app.change(set, { theme }))),
    group("Marks", choice("Size of marks", MARKS, settings.marks, (marks) => app.change(set, { marks }))),
    group("Colours of cells", choice("Palette", PALETTES, settings.palette, (palette) => app.change(set, { palette }))),
    group("Highlights", flag("peers", "Row, column and box of the cell"), flag("equals", "Equal digits"), flag("conflicts", "Digits that clash"), flag("mistakes", "Mistakes at once")),
    group("Play", flag("candidates", "Automatic candidates"), flag("timer", "Timer"), flag("digitFirst", "Digit first"), flag("sideBySide", "Puzzle beside the answer")),
  ];
}

/** A board with some of everything: givens, own digits, two that clash, marks, colours, a selected cell. @returns {Board} */
function sample() {
  const cells = (/** @type {Record<number, number>} */ some) => Array.from({ length: 16 }, (_, cell) => some[cell] ?? 0);
  const digits = cells({ 0: 1, 5: 4, 7: 1, 10: 1, 13: 3, 15: 3 });
  return makeBoard(shapeOf(4), {
    digits,
    given: digits.map((digit, cell) => digit > 0 && cell !== 5 && cell !== 15),
    corner: cells({ 2: bit(2) | bit(4), 9: bit(2) | bit(4) }),
    centre: cells({ 3: bit(2) | bit(3), 12: bit(2) | bit(4) }),
    colours: cells({ 3: bit(2), 12: bit(5), 14: bit(1) | bit(4) }),
  });
}

const SAMPLE = sample();
const CHOSEN = 0;

/** @param {Settings} settings */
function preview(settings) {
  const shown = plainBoard(SAMPLE, {
    palette: settings.palette,
    large: settings.marks === "large",
    selection: [CHOSEN],
    candidates: settings.candidates ? candidatesOf(SAMPLE) : [],
    judged: settings.candidates,
    peers: new Set(settings.peers ? peersOf(SAMPLE)[CHOSEN] : []),
    equals: new Set(settings.equals ? [0, 7, 10] : []),
    clashing: new Set(settings.conflicts ? faultsOf(SAMPLE).flatMap(({ cells }) => cells) : []),
  });
  return picture(shown, { class: `picture preview ${settings.palette}`, role: "img", "aria-label": "How the board looks" });
}
