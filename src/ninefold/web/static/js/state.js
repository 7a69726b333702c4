/** The whole state of the page at its start, and small readings of it. */
/** @import {State, Settings, Game, Mode} from "./types.js" */
import { emptyBoard } from "./model/board.js";

/** @type {Mode[]} */
export const MODES = ["digit", "corner", "centre", "colour"];

/** @type {Settings} */
export const SETTINGS = {
  theme: "auto",
  palette: "safe",
  candidates: false,
  peers: true,
  equals: true,
  conflicts: true,
  timer: true,
  digitFirst: false,
  sideBySide: false,
};

/** @param {number} id @param {string} [level] @returns {Game} */
export const makeGame = (id, level = "") => ({ id, level, seconds: 0, hints: 0, checks: 0 });

/** @returns {State} */
export function initialState() {
  return {
    board: emptyBoard(9),
    game: makeGame(1),
    past: [],
    future: [],
    selection: [],
    cursor: 0,
    anchor: 0,
    mode: "digit",
    held: null,
    armed: 0,
    settings: SETTINGS,
    panel: "play",
    keypad: true,
    view: { kind: "own" },
    emphasis: null,
    message: "",
    tone: "plain",
    work: null,
    solve: { result: null, method: "auto", limit: 100 },
    check: { rows: [], sentence: "", digging: false, board: null },
    explain: { path: null, board: null, hint: null, playing: false, sentence: "" },
    play: { level: "easy", running: false, finish: null, staged: false },
    generate: { variant: "classic", level: "medium", symmetry: "rotation180", technique: "", count: 1, made: [], sentence: "" },
    library: { samples: [], at: -1 },
    formats: [],
    techniques: [],
    kinds: [],
    print: { perPage: 1, solutions: true, which: "this" },
    drawer: { open: "", text: "", found: [], sentence: "" },
  };
}

/** The mode that counts now: a held Shift or Ctrl goes before the chosen one. @param {State} state */
export const modeOf = (state) => state.held ?? state.mode;
