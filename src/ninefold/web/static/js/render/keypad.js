/** The keypad: digits or colours, the four modes beside them, and what goes back. */
/** @import {State, Mode} from "../types.js" */
/** @import {App} from "../app.js" */
import { countOf } from "../model/rules.js";
import { sizeOf } from "../model/shape.js";
import { MODES, modeOf } from "../state.js";
import { erase, setMode } from "../update/entry.js";
import { redo, undo } from "../update/history.js";
import { set } from "../update/view.js";
import { fogOf } from "../update/fog.js";
import { pressDigit } from "../input/press.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";

const COLOURS = 9;
const KEYS = { digit: "Z", corner: "X", centre: "C", colour: "V", line: "B" };
const NAMES = { digit: "Digit", corner: "Corner", centre: "Centre", colour: "Colour", line: "Line" };

/** The focus stays on the board while a person taps keys. @param {Event} event */
const keepFocus = (event) => event.preventDefault();

/** @param {Mode} mode @param {number} size */
const keysOf = (mode, size) => (mode === "colour" ? COLOURS : size);

/** @param {State} state @param {App} app */
export function keypad(state, app) {
  const size = sizeOf(state.board.shape);
  const chosen = modeOf(state);
  const mode = chosen === "line" ? "digit" : chosen; // lines are drawn with the pointer: the keys go on
  const wide = mode === "colour" ? 3 : Math.max(2, Math.ceil(Math.sqrt(size)));
  // On a phone: two rows where that leaves keys wide enough for a finger.
  const across = keysOf(mode, size) <= 10 ? Math.ceil(keysOf(mode, size) / 2) : Math.min(9, Math.ceil(keysOf(mode, size) / 2));
  const keys = [...Array(keysOf(mode, size)).keys()].map((k) => k + 1);
  return h(
    "section",
    { class: `keypad wide-${wide}${keys.length === 9 ? " nine" : ""}`, "aria-label": "Keypad", onpointerdown: keepFocus, onmousedown: keepFocus },
    h("div", { class: "digits", style: { "--across": wide, "--phone-across": across } }, keys.map((key) => digitKey(state, app, key, mode, size)),
      // On a phone in the row of the digits, elsewhere among the actions.
      actionKey("erase", "Erase", "Delete", () => app.change(erase), false)),
    h("div", { class: "modes", role: "radiogroup", "aria-label": "Mode" }, MODES.map((one) => modeKey(app, one, one === chosen))),
    h("div", { class: "actions" },
      actionKey("undo", "Undo", "Ctrl Z", () => app.change(undo), !state.past.length),
      actionKey("redo", "Redo", "Ctrl Y", () => app.change(redo), !state.future.length),
      actionKey("erase", "Erase", "Delete", () => app.change(erase), false),
      h("button", {
        class: "key action act-candidates", "aria-pressed": String(state.settings.candidates), title: "Automatic candidates (M)",
        "aria-label": "Automatic candidates", onclick: () => app.change(set, { candidates: !state.settings.candidates }),
      }, icon("candidates"))),
  );
}

/** @param {State} state @param {App} app @param {number} key @param {Mode} mode @param {number} size */
function digitKey(state, app, key, mode, size) {
  const onclick = () => app.change(pressDigit, key);
  if (mode === "colour") {
    return h("button", { key: `colour${key}`, class: "key swatch", "aria-label": `Colour ${key}`, onclick },
      h("svg", { viewBox: "0 0 40 40", class: `picture ${state.settings.palette}`, "aria-hidden": "true" },
        h("rect", { class: `colour-${key}`, x: 0, y: 0, width: 40, height: 40, rx: 5 }),
        h("rect", { class: `pattern-${key}`, x: 0, y: 0, width: 40, height: 40, rx: 5 })));
  }
  const symbol = state.board.symbols[key - 1];
  const left = size - countOf(fogOf(state).board, key);
  const armed = state.armed === key;
  return h(
    "button",
    {
      key: `digit${key}`, class: `key digit ${mode}${left <= 0 ? " done" : ""}`, "aria-pressed": armed ? "true" : undefined, onclick,
      "aria-label": `${symbol}${left > 0 ? `, ${left} left` : ", all placed"}`,
    },
    h("span", { class: "symbol", "aria-hidden": "true" }, symbol),
    mode === "digit" && left > 0 && h("span", { class: "left", "aria-hidden": "true" }, left),
  );
}

/** @param {App} app @param {Mode} mode @param {boolean} on */
const modeKey = (app, mode, on) =>
  h("button", { class: `key mode mode-of-${mode}`, role: "radio", "aria-checked": String(on), title: `${NAMES[mode]} (${KEYS[mode]})`,
    onclick: () => app.change(setMode, mode) }, icon(mode), h("span", null, NAMES[mode]));

/** @param {string} name @param {string} label @param {string} key @param {() => void} onclick @param {boolean} disabled */
const actionKey = (name, label, key, onclick, disabled) =>
  h("button", { class: `key action act-${name}`, title: `${label} (${key})`, "aria-label": label, disabled, onclick }, icon(name));
