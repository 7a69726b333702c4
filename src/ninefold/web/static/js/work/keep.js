/** The state kept in the browser, and in the address: a link leads to the same board anywhere. */
/** @import {App} from "../app.js" */
/** @import {Board, Moment, State} from "../types.js" */
import { boardOf, digitsOf, digitsText, givensText, standardSymbols } from "../model/board.js";
import { logOf } from "../model/moves.js";
import { shapeOf, sizeOf } from "../model/shape.js";
import { initialState } from "../state.js";
import { load } from "../update/puzzle.js";
import { ask, puzzleText, trying } from "./api.js";
import { boardFrom } from "./files.js";

const KEY = "ninefold.1";
/** Cells of all boards in the kept past: about a megabyte. */
const MOST_CELLS = 30_000;
/** @type {("corner" | "centre" | "colours" | "lines")[]} */
const LAYERS = ["corner", "centre", "colours", "lines"];

/** Drawings of rules in the kept past: in the studio every change has its own. */
const MOST_DRAWINGS = 60;

/** How many of the last moments have so many drawings at most. @param {readonly Moment[]} moments */
function drawnAtMost(moments) {
  const seen = new Set();
  let count = 0;
  while (count < moments.length && seen.add(moments[moments.length - 1 - count].board.variant).size <= MOST_DRAWINGS) count += 1;
  return Math.max(count, 1);
}

/** @param {State} state */
export function keep(state) {
  const most = Math.min(Math.floor(MOST_CELLS / state.board.digits.length), drawnAtMost(state.past));
  const { board, game, log, settings, panel, mode, play } = state;
  /** @type {object[]} */
  const variants = [];
  const kept = { board, game, log, settings, panel, mode, level: play.level, givens: play.givens, running: play.running, paused: play.paused, at: state.library.at,
    past: state.past.slice(-most), future: state.future.slice(-most), variants };
  // All moments of a game share one variant, whose drawing is large: it is written once, the boards have its number.
  const once = (/** @type {string} */ key, /** @type {any} */ value) => {
    if (key !== "variant" || !value) return value;
    if (!variants.includes(value)) variants.push(value);
    return variants.indexOf(value);
  };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept, once));
  } catch {
    // Full or forbidden: the page works without it, and the address still holds the board.
  }
  history.replaceState(null, "", linkOf(board, true));
}

/** What is kept cannot be shown: it gets another name, and the page starts anew. @returns {State} */
export function setAside() {
  try {
    localStorage.setItem(`${KEY}.aside`, localStorage.getItem(KEY) ?? "");
    localStorage.removeItem(KEY);
  } catch {
    // Full or forbidden: see above.
  }
  return { ...initialState(), message: "What was kept in this browser cannot be shown. It is set aside.", tone: "bad" };
}

/** @returns {State} */
export function kept() {
  const state = initialState();
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (!found) return state;
    for (const { board } of [found, ...found.past, ...found.future]) {
      if (board.variant !== null) board.variant = found.variants[board.variant];
      board.lines ??= board.colours.map(() => 0); // kept before there were lines
    }
    if (!isBoard(found.board)) return setAside();
    const sound = (/** @type {Moment[]} */ moments) => (moments.every((one) => isBoard(one.board)) ? moments : []);
    return {
      ...state,
      board: found.board,
      game: { ...state.game, ...found.game },
      log: typeof found.log?.text === "string" ? found.log : logOf(found.board),
      past: sound(found.past),
      future: sound(found.future),
      settings: { ...state.settings, ...found.settings },
      panel: found.panel ?? state.panel,
      mode: found.mode ?? state.mode,
      play: { ...state.play, level: found.level ?? state.play.level, givens: found.givens ?? state.play.givens, running: Boolean(found.running), paused: Boolean(found.paused) },
      library: { ...state.library, at: found.at ?? -1 },
    };
  } catch {
    return setAside();
  }
}

/** @param {any} board */
const isBoard = (board) =>
  board?.symbols?.length >= sizeOf(board.shape) && (board.variant === null || board.variant?.clues) &&
  ["given", "digits", "corner", "centre", "removed", "colours", "lines", "wanted"].every(
    (layer) => board[layer].length === sizeOf(board.shape) ** 2 && board[layer].every((/** @type {any} */ one) => one >= 0 && one < 2 ** 36),
  );

/** @param {Board} board @param {boolean} whole  with what the person did on it */
export function linkOf(board, whole) {
  const plain = !board.variant && board.symbols === standardSymbols(sizeOf(board.shape)) &&
    shapeOf(sizeOf(board.shape)).boxHeight === board.shape.boxHeight;
  const query = new URLSearchParams({ puzzle: plain ? givensText(board) : puzzleText(board) });
  if (whole) {
    if (digitsText(board) !== givensText(board)) query.set("digits", digitsText(board));
    for (const layer of LAYERS) if (board[layer].some(Boolean)) query.set(layer, board[layer].map((set) => set.toString(36)).join("."));
  }
  return `#${query.toString().replaceAll("+", "%20")}`;
}

/**
 * Follows an address, unless it leads to where we are. The address at the start of a visit may be a key behind the board:
 * if it leads to the puzzle that is on the board, the person goes on there.
 * @param {App} app
 * @param {string} [hash]
 */
export const followLink = (app, hash) =>
  trying(app, async () => {
    const here = linkOf(app.state.board, true);
    const known = hash === undefined ? [here, linkOf(app.state.board, false)] : [here];
    const asked = hash ?? location.hash;
    const query = new URLSearchParams(asked.slice(1));
    const exercise = query.get("exercise");
    if (exercise) return (await import("./school.js")).openExercise(app, exercise, Math.floor(Math.abs(Number(query.get("seed")))) || 0);
    const puzzle = query.get("puzzle");
    if (!puzzle || known.includes(asked)) return;
    const board = boardHere(puzzle) ?? boardFrom((await ask("read", { text: puzzle })).boards[0]);
    app.change(load, withLayers(board, query), { message: "Opened from the link." });
  });

/** A plain line of dots and standard symbols needs no server. @param {string} text @returns {Board | null} */
export function boardHere(text) {
  const size = Math.round(Math.sqrt(text.length));
  if (size * size !== text.length || size < 4 || size > 25) return null;
  const known = `.0${standardSymbols(size)}`;
  return [...text].every((character) => known.includes(character)) ? boardOf(text) : null;
}

/** @param {Board} board @param {URLSearchParams} query @returns {Board} */
function withLayers(board, query) {
  const cells = board.digits.length;
  let next = board;
  const most = 2 ** Math.max(board.symbols.length, 9);
  const digits = digitsOf(board, query.get("digits") ?? "");
  if (digits.length === cells) next = { ...next, digits };
  for (const layer of LAYERS) {
    const sets = query.get(layer)?.split(".").map((text) => Math.abs(parseInt(text, 36) % most) || 0);
    if (sets?.length === cells) next = { ...next, [layer]: sets };
  }
  return next;
}
