/** All ways to search a board: what each costs, its whole tree, and the tables of the thesis beside ours. */
/** @import {Search, SearchRow} from "../answers.js" */
import { h } from "./dom.js";
import { timeText } from "./results.js";

/** @param {number | null} value */
const count = (value) => (value === null ? "–" : value.toLocaleString("en"));

/** @param {boolean | null} value */
const yes = (value) => (value === null ? "–" : value ? "yes" : "no");

/** @param {SearchRow} row @param {number | null} positions */
const bytes = (row, positions) => {
  if (positions === null) return "–";
  const size = positions * row.state_bytes;
  return size < 1000 ? `${size} B` : size < 1e6 ? `${Number((size / 1e3).toPrecision(2))} kB` : `${Number((size / 1e6).toPrecision(2))} MB`;
};

/** @param {string} label @param {string[]} heads @param {(string | number)[][]} lines */
const table = (label, heads, lines) =>
  h("div", { class: "wide", tabindex: 0, role: "region", "aria-label": label },
    h("table", null, h("thead", null, h("tr", null, heads.map((text) => h("th", { scope: "col" }, text)))),
      h("tbody", null, lines.map(([name, ...cells]) => h("tr", null, h("th", { scope: "row" }, name), cells.map((text) => h("td", null, text)))))));

/** Bars on a logarithmic scale. @param {readonly SearchRow[]} rows */
function bars(rows) {
  const most = Math.max(...rows.map(({ visited }) => Math.log10(visited + 1)), 1);
  return h("dl", { class: "bars", "aria-label": "Nodes visited, on a logarithmic scale" }, rows.map((row) =>
    h("div", null, h("dt", null, row.title), h("dd", null,
      h("span", { class: row.cut ? "bar cut" : "bar", style: { width: `calc(${Math.log10(row.visited + 1) / most} * (100% - 90px))` } }), h("b", null, `${row.cut ? ">" : ""}${count(row.visited)}`)))));
}

/** @param {Search} told */
export function searchTables(told) {
  const { rows, theory, parameters } = told;
  const value = (/** @type {number | null} */ one) => (one === null ? "–" : Number(one.toPrecision(3)).toLocaleString("en"));
  const cut = rows.some((row) => row.cut || row.tree.cut);
  return h("div", { class: "searched" },
    h("p", null, told.sentence),
    h("h3", null, "To the first solution"),
    h("p", { class: "quiet" }, "OPEN: positions that wait. CLOSED: positions remembered though they are done with. Each the most at once."),
    table("To the first solution", ["method", "visited", "made", "depth", "OPEN", "bytes", "CLOSED", "bytes", "all kept", "bytes", "time"], rows.map((row) => [
      row.title, (row.cut ? ">" : "") + count(row.visited), (row.cut ? ">" : "") + count(row.generated), count(row.depth), count(row.open), bytes(row, row.open),
      count(row.closed), bytes(row, row.closed), count(row.kept), bytes(row, row.kept), timeText(row.seconds)])),
    h("h3", null, "Nodes visited, on a logarithmic scale"), bars(rows),
    h("h3", null, "The whole tree"),
    table("The whole tree", ["method", "nodes", "dead ends", "depth", "solutions", "branching", "complete", "optimal"], rows.map(({ title, tree, complete, optimal }) => [
      title, (tree.cut ? ">" : "") + count(tree.nodes), count(tree.dead_ends), count(tree.depth), count(tree.solutions),
      tree.branching === null ? "–" : tree.branching.toFixed(2), yes(complete), yes(optimal)])),
    cut && h("p", { class: "quiet" }, `>: a limit came first, ${told.limit} s or ${count(told.states)} kept positions.`),
    theory.length > 0 && h("h3", null, "The thesis (its tables 4.1 to 4.4) beside ours"),
    theory.length > 0 && table("Table 4.1", ["4.1", "means", "here"], parameters.map((one) => [one.name, one.meaning, value(one.value)])),
    theory.length > 0 && table("Tables 4.2 to 4.4", ["", "time", "worked out", "visited", "memory", "worked out", "kept", "complete, ours", "optimal, ours"], theory.map((row) => [
      `${row.table} ${row.title}`, `O(${row.time})`, value(row.time_worked_out), count(row.visited), `O(${row.memory})`, value(row.memory_worked_out), count(row.kept),
      `${yes(row.complete)}, ${yes(row.our_complete)}`, `${yes(row.optimal)}, ${yes(row.our_optimal)}`])));
}
