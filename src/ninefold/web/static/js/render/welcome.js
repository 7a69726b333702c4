/** What stands on the empty board of a fresh start: what this is, and where one can begin. */
/** @import {App} from "../app.js" */
/** @import {State} from "../types.js" */
import { focusCell } from "../input/pointer.js";
import { isEmpty } from "../model/board.js";
import { beginTyping } from "../update/typing.js";
import { openDrawer, showPanel } from "../update/view.js";
import { openPhoto } from "../work/photo.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { PANELS, SHEETS } from "./parts.js";
import { unfinished } from "./unfinished.js";

/** Whoever touches the board, or types, has begun. @param {State} state */
export const isFresh = ({ board, past, selection, armed, typing, view, drawer, panel }) =>
  isEmpty(board) && !past.length && !selection.length && !armed && !typing && view.kind === "own" && !drawer.open && panel === "play";

/** @param {App} app */
export function typeIn(app) {
  app.change(beginTyping);
  queueMicrotask(() => focusCell(0));
}

/**
 * Each beginning: its words, its icon, and what it does; one that opens a part is there as soon as that part is.
 * @type {readonly {words: string, picture: string, opens?: string, begin?: (app: App) => void}[]}
 */
const BEGINNINGS = [
  { words: "Today’s puzzles, and go on", picture: "games", opens: "games" },
  { words: "New game", picture: "new", opens: "new" },
  { words: "Type in a printed one", picture: "keypad", begin: typeIn },
  { words: "Paste or open one", picture: "open", opens: "open" },
  { words: "From a photo", picture: "photo", begin: (app) => void openPhoto(app) },
  { words: "Make one to my wishes", picture: "generate", opens: "generate" },
  { words: "Set a puzzle of my own", picture: "studio", opens: "studio" },
  { words: "From the library", picture: "library", opens: "library" },
  { words: "Learn techniques", picture: "explain", opens: "school" },
  { words: "The laboratory", picture: "check", opens: "lab" },
];

/** Of the games that wait, so many are shown here; all of them are under Games. */
const WAITING = 2;

/** @param {State} state @param {App} app */
export const welcome = (state, app) =>
  h("section", { class: "welcome", key: "welcome", "aria-label": "Welcome" },
    h("h2", null, "Ninefold"),
    h("p", null, "Play, solve and understand Sudoku of every kind: with a reason for each step."),
    state.games.length > 0 && unfinished(state.games.slice(0, WAITING), app),
    h("div", { class: "beginnings" }, BEGINNINGS.map((one) => beginning(app, one))),
    h("p", { class: "quiet" }, "Or touch a cell and type. Ctrl+V pastes a puzzle from anywhere."));

/** @param {App} app @param {typeof BEGINNINGS[number]} one */
function beginning(app, { words, picture, opens, begin }) {
  const isSheet = SHEETS.some(({ id }) => id === opens);
  if (opens && !isSheet && !PANELS.some(({ id }) => id === opens)) return null;
  const onclick = () => (begin ? begin(app) : app.change(isSheet ? openDrawer : showPanel, opens ?? ""));
  return h("button", { type: "button", class: "button", onclick }, icon(picture), h("span", null, words));
}
