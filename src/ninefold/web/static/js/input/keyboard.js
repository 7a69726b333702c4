/** Keys. Physical digit keys count, so that layouts with digits on Shift work too. */
/** @import {State, Mode} from "../types.js" */
/** @import {App} from "../app.js" */
import { crossOff, enter, erase, hold, nextMode, setMode, toggleWanted } from "../update/entry.js";
import { pause, resume } from "../update/games.js";
import { redo, undo } from "../update/history.js";
import { strokeBy } from "../update/lines.js";
import { move, moveToEdge, selectAll, selectNone, selectOnly } from "../update/selection.js";
import { endTyping, typed, typedBack } from "../update/typing.js";
import { openSheet } from "../render/parts.js";
import { changeDrawer, changeOwn, lookAtOwn, openDrawer, set, turn } from "../update/view.js";
import { askHint } from "../work/explain.js";
import { finishTyping } from "../work/typing.js";
import { focusCell } from "./pointer.js";
import { pressDigit } from "./press.js";
import { isTyping } from "./typing.js";

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** @type {Record<string, Mode>} */
const MODE_KEYS = { z: "digit", x: "corner", c: "centre", v: "colour", b: "line" };

/** @param {App} app */
export function listenToKeys(app) {
  document.addEventListener("keydown", (event) => {
    if (!isTyping(event.target) && taken(app, event)) return event.preventDefault();
    if (event.key === "Escape") return escape(app);
    if (isTyping(event.target)) return;
    app.change(hold, heldMode(event));
    if (pressed(app, event)) event.preventDefault();
  });
  // Tab into the grid: the cell with the focus is the one that is typed into.
  document.addEventListener("focusin", ({ target }) => {
    const cell = target instanceof HTMLElement && target.matches(":focus-visible") && target.closest("#grid") ? target.dataset.cell : undefined;
    if (cell !== undefined && !app.state.selection.length && !app.state.armed) app.change(selectOnly, Number(cell));
  });
  document.addEventListener("keyup", (event) => app.change(hold, heldMode(event)));
  window.addEventListener("blur", () => app.change(hold, null));
}

/** Whether an open part takes the key; controls beside the board keep their own. @param {App} app @param {KeyboardEvent} event */
function taken(app, event) {
  const { target, key } = event;
  if (app.state.play.paused || (target instanceof Element && !target.closest("#grid") && isTheirs(target, key))) return false;
  return openSheet(app.state)?.takes?.key(app, event) ?? false;
}

/** @param {{shiftKey: boolean, ctrlKey: boolean, metaKey: boolean}} event @returns {Mode | null} */
function heldMode({ shiftKey, ctrlKey, metaKey }) {
  const control = ctrlKey || metaKey;
  if (shiftKey && control) return "colour";
  return shiftKey ? "corner" : control ? "centre" : null;
}

/** @param {App} app */
function escape(app) {
  const { drawer, view } = app.state;
  if (app.state.own.rail?.all) app.change(changeOwn, "rail", { all: false });
  else if (app.state.typing) app.change(endTyping);
  else if (drawer.open) app.change(changeDrawer, { open: "" });
  else if (view.kind !== "own") app.change(lookAtOwn);
  else app.change(selectNone);
}

/** @param {App} app @param {KeyboardEvent} event @returns {boolean} whether the key meant something */
function pressed(app, event) {
  if (app.state.play.paused) return pausedPressed(app, event);
  const onBoard = event.target instanceof Element && event.target.closest("#grid") !== null;
  if (!onBoard && event.target instanceof Element && isTheirs(event.target, event.key)) return false;
  if (app.state.typing && typingPressed(app, event)) return true;
  return digitPressed(app, event) || commandPressed(app, event) || movePressed(app, event) || letterPressed(app, event);
}

/** A game that rests takes P, and what its controls take. @param {App} app @param {KeyboardEvent} event */
function pausedPressed(app, event) {
  if (event.key.toLowerCase() !== "p" || event.ctrlKey || event.metaKey || event.altKey) return false;
  app.change(resume);
  return true;
}

/** Keys of their own while a puzzle is typed in. @param {App} app @param {KeyboardEvent} event */
function typingPressed(app, { key, ctrlKey, metaKey, altKey }) {
  if (ctrlKey || metaKey || altKey) return false;
  if (key === "Enter") finishTyping(app);
  else if (key === "Backspace") app.change(typedBack);
  else if (key === " " || key === "." || (key === "0" && !app.state.board.symbols.includes("0"))) app.change(typed, 0);
  else return false;
  return true;
}

/** Controls keep Enter and Space to themselves, tabs their arrows. @param {Element} target @param {string} key */
function isTheirs(target, key) {
  if (["Enter", " "].includes(key)) return target.closest("button,a,summary,input,[role=button]") !== null;
  return ["ArrowLeft", "ArrowRight"].includes(key) && target.matches("[role=tab]");
}

/** @param {App} app @param {KeyboardEvent} event */
function digitPressed(app, event) {
  const digit = digitOf(app.state, event);
  if (!digit) return false;
  if (app.state.view.kind !== "own") app.change(lookAtOwn);
  if (event.altKey) app.change(crossOff, digit);
  else app.change(pressDigit, digit, heldMode(event) ?? app.state.mode);
  return true;
}

/** @param {State} state @param {KeyboardEvent} event */
function digitOf(state, { code, key, ctrlKey, metaKey, altKey }) {
  const { symbols } = state.board;
  const found = /^(?:Digit|Numpad)(\d)$/.exec(code);
  // Where figures are no symbols, as on a board of letters or signs, they count: 5 is the fifth.
  const figure = found?.[1] ?? (/^\d$/.test(key) ? key : "");
  if (figure) return symbols.includes("1") ? symbols.indexOf(figure) + 1 : Number(figure);
  // Letters of large boards; with Ctrl and Alt they are commands.
  if (/^[a-z]$/i.test(key) && !ctrlKey && !metaKey && !altKey) return symbols.indexOf(key.toUpperCase()) + 1;
  return 0;
}

/** @param {App} app @param {KeyboardEvent} event */
function commandPressed(app, event) {
  if (!(event.ctrlKey || event.metaKey)) return false;
  switch (event.key.toLowerCase()) {
    case "z":
      app.change(event.shiftKey ? redo : undo);
      return true;
    case "y":
      app.change(redo);
      return true;
    case "a":
      app.change(selectAll);
      return true;
  }
  return false;
}

/** @param {App} app @param {KeyboardEvent} event */
function movePressed(app, event) {
  const arrow = ARROWS[event.key];
  if (arrow && event.shiftKey && app.state.mode === "line" && app.state.selection.length) app.change(strokeBy, ...arrow);
  else if (arrow) app.change(move, ...arrow, event.shiftKey);
  else if (event.key === "Home" || event.key === "End") app.change(moveToEdge, event.key === "End", event.ctrlKey);
  else return false;
  if (app.state.view.kind !== "own") app.change(lookAtOwn);
  // The cell that is to have the focus has its tabindex only after the drawing.
  queueMicrotask(() => focusCell(app.state.cursor));
  return true;
}

/** @param {App} app @param {KeyboardEvent} event */
function letterPressed(app, event) {
  if (event.ctrlKey || event.metaKey) return false;
  // With Alt they are commands on boards that have letters for digits, too.
  const key = event.altKey ? event.code.replace("Key", "").toLowerCase() : event.key.toLowerCase();
  const mode = MODE_KEYS[key];
  if (mode) app.change(setMode, mode);
  else if (key === "delete" || key === "backspace") app.change(erase);
  else if (key === " ") app.change(nextMode);
  else if (key === "enter" && app.state.armed) app.change(enter, app.state.armed, [app.state.cursor]);
  else if (key === "*" || key === "s") app.change(toggleWanted);
  else if (key === "m") app.change(set, { candidates: !app.state.settings.candidates });
  else if (key === "h") askHint(app);
  else if (key === "p" && app.state.play.running) app.change(pause);
  else if (key === "," || key === ".") app.change(turn, key === "," ? -1 : 1);
  else if (key === "?") app.change(openDrawer, "help");
  else return false;
  return true;
}
