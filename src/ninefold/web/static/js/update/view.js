/** What is looked at: panels, the sheet, steps, answers, messages. Nothing here changes the board. */
/** @import {State, Settings, Drawer, View, Part, Work, SolveResult, Emphasis} from "../types.js" */

/** @param {State} state @param {string} message @param {State["tone"]} [tone] @returns {State} */
export const say = (state, message, tone = "plain") => ({ ...state, message, tone });

/** @param {State} state @param {string} panel @returns {State} */
export const showPanel = (state, panel) => ({ ...state, panel, keypad: false, drawer: { ...state.drawer, open: "" } });

/** @param {State} state @returns {State} */
export const showKeypad = (state) => ({ ...state, keypad: true, drawer: { ...state.drawer, open: "" } });

/** @param {State} state @param {string} open @returns {State} */
export const openDrawer = (state, open) => ({
  ...state,
  drawer: { ...state.drawer, open: state.drawer.open === open ? "" : open, sentence: "", offer: null },
});

/** @param {State} state @param {Partial<Drawer>} change @returns {State} */
export const changeDrawer = (state, change) => ({ ...state, drawer: { ...state.drawer, ...change } });

/** @param {State} state @param {Partial<Settings>} change @returns {State} */
export const set = (state, change) => ({ ...state, settings: { ...state.settings, ...change } });

/** @param {State} state @param {View} view @returns {State} */
export const look = (state, view) => ({ ...state, view, emphasis: null });

/** @param {State} state @returns {State} */
export const lookAtOwn = (state) => ({
  ...state,
  view: { kind: "own" },
  emphasis: null,
  explain: { ...state.explain, playing: false },
  // What was said of the view would be wrong under the own board.
  message: state.view.kind === "own" ? state.message : "",
  tone: "plain",
});

/** @param {State} state @param {number} at @returns {State} */
export function lookAtStep(state, at) {
  const { path } = state.explain;
  if (!path?.steps.length) return state;
  const next = Math.max(0, Math.min(path.steps.length, at));
  const step = path.steps[next];
  // The panel tells the step in full: here, and to a screen reader, its sentence alone.
  const message = step ? step.sentence : path.sentence;
  return { ...state, view: { kind: "step", at: next }, emphasis: null, message, tone: "plain" };
}

/** Forward or back from the step that is shown. @param {State} state @param {number} by @returns {State} */
export const turn = (state, by) =>
  state.view.kind === "step" ? lookAtStep(state, state.view.at + by) : lookAtStep(state, 0);

/** @param {State} state @param {number} at @returns {State} */
export function lookAtAnswer(state, at) {
  const count = state.solve.result?.solutions.length ?? 0;
  if (!count) return state;
  const next = (at + count) % count;
  return { ...state, view: { kind: "answer", at: next }, emphasis: null };
}

/** What a phrase speaks of lights up on the board. @param {State} state @param {Part | null} part @returns {State} */
export function emphasise(state, part) {
  /** @type {Emphasis | null} */
  const emphasis = part && { cells: part.cells, houses: part.houses.map((house) => house.cells), digits: part.digits };
  return { ...state, emphasis };
}

/** @param {State} state @param {Work | null} work @returns {State} */
export const setWork = (state, work) => ({ ...state, work });

/** @param {State} state @param {string} progress @returns {State} */
export const setProgress = (state, progress) => (state.work ? { ...state, work: { ...state.work, progress } } : state);

/** @param {State} state @param {SolveResult | null} result @returns {State} */
export const setResult = (state, result) => ({
  ...state,
  solve: { ...state.solve, result },
  message: result?.sentence ?? "",
  tone: result?.kind === "none" ? "bad" : "plain",
});

/** @param {State} state @param {Partial<State["solve"]>} change @returns {State} */
export const changeSolve = (state, change) => ({ ...state, solve: { ...state.solve, ...change } });

/** @param {State} state @param {Partial<State["check"]>} change @returns {State} */
export const changeCheck = (state, change) => ({ ...state, check: { ...state.check, ...change } });

/** @param {State} state @param {Partial<State["explain"]>} change @returns {State} */
export const changeExplain = (state, change) => ({ ...state, explain: { ...state.explain, ...change } });

/** @param {State} state @param {Partial<State["play"]>} change @returns {State} */
export const changePlay = (state, change) => ({ ...state, play: { ...state.play, ...change } });

/** @param {State} state @param {Partial<State["generate"]>} change @returns {State} */
export const changeGenerate = (state, change) => ({ ...state, generate: { ...state.generate, ...change } });

/** @param {State} state @param {Partial<State["print"]>} change @returns {State} */
export const changePrint = (state, change) => ({ ...state, print: { ...state.print, ...change } });

/** @param {State} state @param {Partial<State["library"]>} change @returns {State} */
export const changeLibrary = (state, change) => ({ ...state, library: { ...state.library, ...change } });

/** What a part keeps for itself. @param {State} state @param {string} id @param {object} change @returns {State} */
export const changeOwn = (state, id, change) => ({ ...state, own: { ...state.own, [id]: { ...state.own[id], ...change } } });

/** @param {State} state @param {Partial<State["game"]>} change @returns {State} */
export const changeGame = (state, change) => ({ ...state, game: { ...state.game, ...change } });

/** @param {State} state @returns {State} */
export const tick = (state) =>
  state.play.running ? { ...state, game: { ...state.game, seconds: state.game.seconds + 1 } } : state;

/** The cells of a large board become larger, or all of it is seen again. @param {State} state @returns {State} */
export const zoom = (state) => ({ ...state, zoomed: !state.zoomed });
