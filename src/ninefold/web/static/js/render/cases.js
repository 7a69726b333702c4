/** The cases of a step as a tree: each line lights up its cells; where a case ends, what is impossible there. */
/** @import {App} from "../app.js" */
/** @import {Case} from "../answers.js" */
/** @import {Part, Step} from "../types.js" */
import { h } from "./dom.js";
import { sentence } from "./sentence.js";

/** The sentence of a step; its cases are told below, not inside. @param {Step} step @returns {Part[]} */
export function partsOf({ parts, cases }) {
  if (!cases?.length) return parts;
  const first = parts.findIndex(({ role }) => role === "case");
  const last = parts.findLastIndex(({ role }) => role === "case");
  const told = { text: "see below", role: "", ink: "plain", cells: [], houses: [], digits: [] };
  return first < 0 ? parts : [...parts.slice(0, first), told, ...parts.slice(last + 1)];
}

/** @param {App} app @param {Step} step */
export function caseTree(app, { cases }) {
  if (!cases?.length) return null;
  return h("div", { class: "cases", role: "group", "aria-label": "The cases" }, branches(app, cases, 0));
}

/** @param {App} app @param {Case[]} cases @param {number} depth @returns {any} */
function branches(app, cases, depth) {
  const starts = cases.flatMap((one, i) => (one.depth === depth ? [i] : []));
  return h("ul", null, starts.map((start, i) => {
    const [one, ...below] = cases.slice(start, starts[i + 1]);
    return h("li", null, sentence(app, [line(one)]), one.end && [", but ", h("b", null, one.end), "."], below.length > 0 && [":", branches(app, below, depth + 1)]);
  }));
}

/** @param {Case} one @returns {Part} */
const line = ({ supposed, follows, cells }) =>
  ({ text: `If ${supposed}${follows && `, then ${follows}`}`, role: "case", ink: "pattern", cells, houses: [], digits: [] });
