/** Practice: a board just before a step, what the person has done on it, and the judge. */
/** @import {App} from "../app.js" */
/** @import {Exercise} from "../answers.js" */
/** @import {Board} from "../types.js" */
import { cellName, sizeOf } from "../model/shape.js";
import { bit, digitsIn, union, without } from "../model/sets.js";
import { load } from "../update/puzzle.js";
import { changeDrawer, changeOwn } from "../update/view.js";
import { noteResult } from "./school_record.js";
import { Problem, ask, puzzleText, trying } from "./api.js";
import { boardFrom } from "./files.js";

/** A board for a technique: a new one, or the one of a seed. @param {App} app @param {string} technique @param {number} [seed] */
export const beginPractice = (app, technique, seed) =>
  trying(app, async () => {
    const { exercises: [exercise] } = await ask("practice", { technique, ...(seed === undefined ? {} : { seed }) });
    open(app, exercise);
  });

/** The address of an exercise: technique and seed make the same board everywhere. @param {Exercise} exercise */
export const exerciseLink = ({ technique, seed }) => `${location.origin}${location.pathname}#exercise=${technique.id}&seed=${seed}`;

/** A whole puzzle that needs it, and nothing that the course has later. @param {App} app @param {{id: string, name: string}} technique */
export const openWhole = (app, { id, name }) =>
  trying(app, async () => {
    const { puzzles: [told] } = await ask("practice", { technique: id, whole: true });
    app.change(load, { ...boardFrom(told), title: `A puzzle with ${name}` }, { answer: told.solution ?? "", message: `Somewhere it needs ${name}, and nothing harder.` });
    app.change(changeDrawer, { open: "" });
  });

/** All candidates are written down: what is missing later, the person has removed. @param {App} app @param {Exercise} exercise */
function open(app, exercise) {
  const told = boardFrom(exercise.board);
  const centre = exercise.grid.candidates.map((digits) => digits.reduce((set, digit) => union(set, bit(digit)), 0));
  const board = { ...told, centre, title: `Practice: ${exercise.technique.name}` };
  app.change(load, board, { message: `${exercise.task} Remove what it removes, or place what it places; then ask.` });
  app.change(changeOwn, "school", { exercise, helped: 0, verdict: null, shown: false, noted: false, copied: false, since: Date.now() });
}

/** Seconds since the board was opened. @param {{since: number}} exercise */
const spent = ({ since }) => Math.max(0, (Date.now() - since) / 1000);

/** What the person has done since the beginning. @param {Board} board @param {Exercise} exercise @returns {string[]} */
export function claimsOf(board, exercise) {
  const size = sizeOf(board.shape);
  const empty = exercise.grid.digits.map((digit, cell) => (digit ? -1 : cell)).filter((cell) => cell >= 0);
  const named = (/** @type {number} */ cell, /** @type {string} */ sign, /** @type {number} */ digit) => `${cellName(cell, size)}${sign}${board.symbols[digit - 1]}`;
  const placed = empty.filter((cell) => board.digits[cell]).map((cell) => named(cell, "=", board.digits[cell]));
  // A digit takes the marks of what it sees along; these are no claims.
  if (placed.length) return placed;
  return empty.flatMap((cell) => {
    const left = digitsIn(without(board.centre[cell], board.removed[cell]));
    return exercise.grid.candidates[cell].filter((digit) => !left.includes(digit)).map((digit) => named(cell, "<>", digit));
  });
}

/** @param {App} app */
export const judgeMine = (app) =>
  trying(app, async () => {
    const { exercise, helped, shown, noted, since } = app.state.own.school;
    const { board } = app.state;
    const claims = claimsOf(board, exercise);
    if (!claims.length) throw new Problem("Nothing is removed or placed yet: do the step on the board, then ask.");
    const { digits, candidates } = exercise.grid;
    const asked = { puzzle: puzzleText({ ...board, digits }), digits, candidates, technique: exercise.technique.id, claims };
    const { verdict } = await ask("judge", asked);
    if (!noted) noteResult(exercise.technique.id, verdict?.finding === "right" && !shown && helped < 3, spent({ since }));
    app.change(changeOwn, "school", { verdict, noted: true });
  });

/** One strength of help more. @param {App} app */
export const helpMore = (app) => app.change(changeOwn, "school", { helped: Math.min(3, (app.state.own.school.helped ?? 0) + 1) });

/** The step itself; then it was not found. @param {App} app */
export function showStep(app) {
  const { exercise, noted, since } = app.state.own.school;
  if (!noted) noteResult(exercise.technique.id, false, spent({ since }));
  app.change(changeOwn, "school", { shown: true, noted: true });
}

/** The board as it was at the beginning. @param {App} app */
export const tryAgain = (app) => open(app, app.state.own.school.exercise);

/** @param {App} app */
export const endPractice = (app) => app.change(changeOwn, "school", { exercise: null, verdict: null });
