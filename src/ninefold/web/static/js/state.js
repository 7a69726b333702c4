/** The whole state of the page at its start, and small readings of it. */
/** @import {State, Settings, Game, Mode} from "./types.js" */
import { emptyBoard } from "./model/board.js";

/** @type {Mode[]} */
export const MODES = ["digit", "corner", "centre", "colour", "line"];

/** @type {Settings} */
export const SETTINGS = {
  theme: "auto",
  palette: "safe",
  marks: "usual",
  candidates: false,
  peers: true,
  equals: true,
  conflicts: true,
  mistakes: false,
  timer: true,
  digitFirst: false,
  sideBySide: false,
  rater: "hodoku",
};

/** @param {number} id @param {string} [level] @returns {Game} */
export const makeGame = (id, level = "") => ({ id, level, seconds: 0, hints: 0, checks: 0, daily: "", answer: "", done: false, answered: false });

/** @returns {State} */
export function initialState() {
  return {
    board: emptyBoard(9),
    game: makeGame(1),
    tab: 0,
    log: { text: "", at: 0 },
    games: [],
    results: [],
    days: {},
    past: [],
    future: [],
    selection: [],
    cursor: 0,
    anchor: 0,
    mode: "digit",
    held: null,
    armed: 0,
    typing: false,
    settings: SETTINGS,
    panel: "play",
    keypad: true,
    zoomed: false,
    view: { kind: "own" },
    emphasis: null,
    message: "",
    tone: "plain",
    work: null,
    solve: { result: null, method: "auto", limit: 100 },
    check: { rows: [], sentence: "", digging: false, board: null, scales: null },
    explain: { path: null, board: null, hint: null, playing: false, sentence: "" },
    play: { level: "easy", givens: "usual", running: false, paused: false, finish: null, staged: false },
    generate: { variant: "classic", level: "medium", symmetry: "rotation180", technique: "", count: 1, made: [], sentence: "" },
    library: { samples: [], at: -1 },
    formats: [],
    techniques: [],
    kinds: [],
    print: {
      which: "this", perPage: 1, paper: "a4", title: "", solutions: true, codes: true, techniques: false, hints: false, large: false, variant: "classic",
      counts: { easy: 10, medium: 10, hard: 10, unfair: 0, extreme: 0 },
    },
    own: {},
    drawer: { open: "", text: "", found: [], sentence: "", offer: null, links: null },
  };
}

/** The mode that counts now: a held Shift or Ctrl goes before the chosen one. @param {State} state */
export const modeOf = (state) => state.held ?? state.mode;
