/** A finished game again: each position with its second, and beside it what the solver would have done. */
/** @import {App} from "../app.js" */
/** @import {Board, Path, Result} from "../types.js" */
import { positions } from "../model/moves.js";
import { changeOwn, look, say } from "../update/view.js";
import { ask, position, trying } from "./api.js";
import { boardFrom } from "./files.js";
import { boardHere } from "./keep.js";

/**
 * @typedef {object} Replay
 * @property {Result} result
 * @property {import("../model/moves.js").Position[]} positions
 * @property {Placed[]} placed    the person's digits that were right, in their order
 * @property {Path | null} path   null while it is not here, or without the program
 * @property {number} at          the position that is shown
 * @property {boolean} playing
 *
 * @typedef {{cell: number, digit: number, at: number, seconds: number}} Placed  `seconds` since the digit before it
 */

/** @param {App} app @param {Result} result */
export const openReplay = (app, result) =>
  trying(app, async () => {
    const puzzle = await puzzleOfResult(result);
    let all;
    try {
      all = positions(puzzle, result.log);
    } catch {
      return app.change(say, "The moves of this game cannot be read.", "bad");
    }
    /** @type {Replay} */
    const replay = { result, positions: all, placed: placedIn(all), path: null, at: 0, playing: false };
    app.change(changeOwn, "games", { replay });
    show(app, 0);
    const path = await ask("explain", position(puzzle)).catch(() => null);
    if (path && app.state.own.games.replay?.result === result) changeReplay(app, { path });
  });

/** Plain puzzles are read here, others by the program. @param {Result} result @returns {Promise<Board>} */
async function puzzleOfResult({ puzzle, title }) {
  const told = JSON.parse(puzzle);
  const here = told.constraints ? null : boardHere(told.givens);
  if (here && here.shape.boxHeight === told.box[0] && here.symbols === told.symbols) return { ...here, title };
  return boardFrom((await ask("read", { text: puzzle })).boards[0]);
}

/** The last time that each cell got the digit it had at the end. @param {import("../model/moves.js").Position[]} all @returns {Placed[]} */
export function placedIn(all) {
  const end = all[all.length - 1].board.digits;
  /** @type {Map<number, number>} */
  const last = new Map();
  for (let at = 1; at < all.length; at += 1) {
    const [before, now] = [all[at - 1].board.digits, all[at].board.digits];
    if (before !== now) now.forEach((digit, cell) => digit && digit === end[cell] && before[cell] !== digit && last.set(cell, at));
  }
  const order = [...last].sort(([, a], [, b]) => a - b);
  return order.map(([cell, at], i) => ({ cell, digit: end[cell], at, seconds: all[at].seconds - (i ? all[order[i - 1][1]].seconds : 0) }));
}

/** @param {App} app @param {Partial<Replay>} change */
const changeReplay = (app, change) => app.change(changeOwn, "games", { replay: { ...app.state.own.games.replay, ...change } });

/** @param {App} app @param {number} to */
export function show(app, to) {
  /** @type {Replay} */
  const { positions: all } = app.state.own.games.replay;
  const at = Math.max(0, Math.min(all.length - 1, to));
  const cells = at ? all[at].board.digits.flatMap((digit, cell) => (digit !== all[at - 1].board.digits[cell] ? [cell] : [])) : [];
  changeReplay(app, { at });
  app.change(look, { kind: "replay", board: all[at].board, cells });
}

/** @param {App} app */
export function playReplay(app) {
  const playing = !app.state.own.games.replay.playing;
  if (playing && app.state.own.games.replay.at === app.state.own.games.replay.positions.length - 1) show(app, 0);
  changeReplay(app, { playing });
  if (!playing) return;
  const timer = setInterval(() => {
    const replay = app.state.own.games?.replay;
    const on = replay?.playing && app.state.view.kind === "replay" && app.state.drawer.open === "games";
    if (on && replay.at < replay.positions.length - 1) return show(app, replay.at + 1);
    clearInterval(timer);
    if (replay?.playing) changeReplay(app, { playing: false });
  }, 400);
}
