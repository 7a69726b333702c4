/** The laboratory: algorithms compared as far as the person lets them, searches to step through, the report. */
/** @import {App} from "../app.js" */
/** @import {Row, Search, Trace} from "../answers.js" */
/** @import {Board} from "../types.js" */
import { openOverlay, needStyle } from "../render/overlay.js";
import { changeOwn } from "../update/view.js";
import { Problem, ask, askLong, get, position, trying } from "./api.js";
import { searchTables } from "../render/searches.js";
import { h, patch } from "../render/dom.js";

/**
 * @typedef {"puzzle" | "quick" | "paper" | "study50"} Suite
 * @typedef {{name: string, title: string, group: string, sentence: string, searches: boolean}} Algorithm
 * @typedef {object} Lab  What the panel keeps.
 * @property {readonly Algorithm[]} algorithms
 * @property {Suite} suite
 * @property {readonly string[]} chosen     names of algorithms
 * @property {number} limit                 seconds
 * @property {string} expected              how long it will take, in words
 * @property {readonly Row[]} rows
 * @property {string} of                    what the rows were measured for
 * @property {number} left                  measurements that are left
 * @property {boolean} running
 * @property {string} sentence
 */

/** @type {Lab} */
const EMPTY = {
  algorithms: [], suite: "puzzle", chosen: ["bt", "mc", "dlx"], limit: 2, expected: "", rows: [], of: "", left: 0, running: false, sentence: "",
};

/** A board small enough to see the whole tree. */
export const EXAMPLE = "1.....2..3......";

const KEY = "ninefold.lab.1";

/** @param {App} app @returns {Lab} */
export const labOf = (app) => ({ ...EMPTY, ...app.state.own.lab });

/** @param {App} app @param {Partial<Lab>} change */
const change = (app, change) => app.change(changeOwn, "lab", change);

/** What is measured, as the server is asked; two that are alike have the same rows. @param {App} app */
function planOf(app) {
  const { suite, limit } = labOf(app);
  return { suite, limit, ...(suite === "puzzle" ? { board: position(app.state.board) } : {}) };
}

/** When the panel is opened: the algorithms, what was measured before, and how long it would take. @param {App} app */
export const opened = (app) =>
  trying(app, async () => {
    await needStyle("css/lab.css");
    if (!labOf(app).algorithms.length) change(app, { ...kept(), algorithms: (await get("laboratory")).algorithms });
    await expect(app);
  });

/** The rows that count for what is chosen now. @param {App} app */
export function rowsNow(app) {
  const { rows, of, chosen } = labOf(app);
  return of === JSON.stringify(planOf(app)) ? rows.filter(({ algorithm }) => chosen.includes(algorithm)) : [];
}

/** @param {readonly Row[]} rows */
const done = (rows) => rows.map(({ puzzle, algorithm, outcome }) => ({ puzzle, algorithm, outcome }));

let asked = 0;

/** Asks how long it will take. @param {App} app */
export async function expect(app) {
  const turn = (asked += 1);
  const { chosen, running } = labOf(app);
  if (running) return;
  if (!chosen.length) return change(app, { expected: "Choose at least one algorithm.", left: 0 });
  change(app, { expected: "Trying each for a moment …" });
  try {
    const told = await ask("estimate", { ...planOf(app), algorithms: chosen, done: done(rowsNow(app)), seconds: 20 });
    if (turn === asked) change(app, { expected: told.sentence, left: told.measurements });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (turn === asked) change(app, { expected: error.message, left: 0 });
  }
}

/** Something else is chosen. @param {App} app @param {Partial<Lab>} wish */
export function choose(app, wish) {
  change(app, wish);
  void expect(app);
}

/** Measures what is left, request after request: each is short, so that others have their turn. Stop keeps what is done. @param {App} app */
export const compare = (app) =>
  trying(app, async () => {
    const plan = planOf(app);
    const of = JSON.stringify(plan);
    const { chosen, rows: before, of: past } = labOf(app);
    /** @type {Map<string, Row>} */
    const rows = new Map((of === past ? before : []).map((row) => [`${row.puzzle} ${row.algorithm}`, row]));
    const take = (/** @type {readonly Row[]} */ more) => {
      for (const row of more) rows.set(`${row.puzzle} ${row.algorithm}`, row);
      change(app, { rows: [...rows.values()], of });
    };
    change(app, { running: true, sentence: "" });
    take([]);
    try {
      for (;;) {
        const body = { ...plan, algorithms: chosen, done: done([...rows.values()]), seconds: 20 };
        const told = await askLong(app, "Comparing", "compare", body, take);
        take(told.rows);
        change(app, { left: told.left, sentence: told.sentence });
        if (!told.left || told.stopped === "asked") break;
      }
    } finally {
      change(app, { running: false });
      keepLab(app);
    }
    await expect(app);
  });

/** Kept in the browser: what was measured is there after a reload. @param {App} app */
function keepLab(app) {
  const { suite, chosen, limit, rows, of } = labOf(app);
  try {
    localStorage.setItem(KEY, JSON.stringify({ suite, chosen, limit, rows, of }));
  } catch {
    // Full or forbidden: then it is measured again.
  }
}

/** @returns {Partial<Lab>} */
function kept() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return found && Array.isArray(found.rows) && Array.isArray(found.chosen) ? found : {};
  } catch {
    return {};
  }
}

/** @param {Board | null} board  null for the small example */
const searched = (board) => (board ? position(board) : { puzzle: EXAMPLE });

/** Searches side by side, step by step. @param {App} app @param {Board | null} board @param {string[]} [methods] */
export const showSteps = (app, board, methods = ["bfs", "dfs"]) =>
  trying(app, async () => {
    /** @type {Trace[]} */
    const traces = [];
    for (const method of methods) traces.push(await askLong(app, "Searching", "trace", { ...searched(board), method }));
    await needStyle("lab/player.css");
    // The file is that of the pages that `ninefold lab` writes; the server adds it to ours.
    const address = new URL("../../lab/player.js", import.meta.url).href;
    const { mount } = await import(address);
    openOverlay(traces.map(({ title }) => title).join(" beside "), (place) => {
      const player = mount(place, traces);
      player.focus();
      return player.end;
    });
  });

/** All ways to search, counted. @param {App} app @param {Board | null} board */
export const showCounts = (app, board) =>
  trying(app, async () => {
    /** @type {Search} */
    const told = await askLong(app, "Searching", "search", { ...searched(board), seconds: 60 });
    openOverlay("Ways to search", (place) => patch(place, searchTables(told)));
  });

/** What was measured as a page with charts and conclusions, inside of ours. @param {App} app */
export const showReport = (app) =>
  trying(app, async () => {
    const { suite, limit } = labOf(app);
    const { theme } = app.state.settings;
    const body = { suite, limit, rows: rowsNow(app), theme, seconds: 60 };
    const page = /** @type {string} */ (/** @type {unknown} */ (await askLong(app, "Drawing", /** @type {any} */ ("report"), body)));
    const address = URL.createObjectURL(new Blob([page], { type: "text/html" }));
    openOverlay("Report", (place) => {
      patch(place, h("iframe", { src: address, title: "Report" }));
      return () => URL.revokeObjectURL(address);
    });
  });
