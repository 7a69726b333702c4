/** Measured times as a table that fills while they come. */
/** @import {Row} from "../answers.js" */
import { h } from "./dom.js";

/** A time with two or three figures and the unit that suits it. @param {number} seconds */
export function timeText(seconds) {
  if (seconds < 1e-5) return `${(seconds * 1e6).toFixed(1)} µs`;
  if (seconds < 1e-3) return `${Math.round(seconds * 1e6)} µs`;
  if (seconds < 1) return `${Number((seconds * 1e3).toPrecision(3))} ms`;
  return `${Number(seconds.toPrecision(3))} s`;
}

/** @param {Row} row */
const outcomeText = (row) => (row.outcome === "solved" ? timeText(row.median) : row.cut === "not run" ? `(${row.outcome})` : row.outcome);

/** @param {Row} row */
const noteOf = (row) =>
  `${row.nodes.toLocaleString("en")} nodes, depth ${row.max_depth}, ${row.peak_states.toLocaleString("en")} positions kept, ${row.repeats} ${row.repeats === 1 ? "run" : "runs"}`;

/**
 * Of one puzzle a line for each algorithm with what it did; of several a line for each puzzle.
 * @param {readonly Row[]} rows @param {Map<string, string>} titles @param {number} limit
 */
export function resultsTable(rows, titles, limit) {
  const puzzles = [...new Set(rows.map(({ puzzle }) => puzzle))];
  const algorithms = [...new Set(rows.map(({ algorithm }) => algorithm))];
  const at = new Map(rows.map((row) => [`${row.puzzle} ${row.algorithm}`, row]));
  const best = new Map(puzzles.map((puzzle) => [puzzle, Math.min(...rows.filter((row) => row.puzzle === puzzle && row.outcome === "solved").map(({ median }) => median))]));
  const kind = (/** @type {Row} */ row) => (row.outcome !== "solved" ? "none" : row.median === best.get(row.puzzle) && algorithms.length > 1 ? "best" : "");
  const title = (/** @type {string} */ name) => titles.get(name) ?? name;
  const head = puzzles.length === 1 ? ["time", "nodes", "depth", "kept"] : algorithms.map(title);
  const lines = puzzles.length === 1
    ? rows.map((row) => h("tr", { key: row.algorithm }, h("th", { scope: "row" }, title(row.algorithm)), h("td", { class: kind(row) }, outcomeText(row)),
      [row.nodes, row.max_depth, row.peak_states].map((count) => h("td", null, count.toLocaleString("en")))))
    : puzzles.map((puzzle) => h("tr", { key: puzzle }, h("th", { scope: "row" }, puzzle), algorithms.map((algorithm) => {
      const row = at.get(`${puzzle} ${algorithm}`);
      return row ? h("td", { class: kind(row), title: noteOf(row) }, outcomeText(row)) : h("td", { class: "none" }, "…");
    })));
  const signs = [
    rows.some(({ outcome, cut }) => outcome === "inf" && cut !== "not run") && `inf: not done within ${limit} s, or too many positions kept.`,
    rows.some(({ cut }) => cut === "not run") && "(inf): not run, because the lighter puzzle of the same row was inf.",
    rows.some(({ outcome }) => outcome === "err") && "err: ended without a solution.",
  ];
  return h("div", { class: "measured" },
    h("div", { class: "wide", tabindex: 0, role: "region", "aria-label": "Results" },
      h("table", null, h("thead", null, h("tr", null, h("th", null, puzzles.length === 1 ? "" : "puzzle"), head.map((text) => h("th", { scope: "col" }, text)))), h("tbody", null, lines))),
    h("p", { class: "quiet" }, ["Median processor time; the fastest is tinted.", ...signs].filter(Boolean).join(" ")));
}
