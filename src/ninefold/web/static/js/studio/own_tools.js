/** The tools of rules that a setter makes up: the constraints of files that hold a table, which nobody could draw. */
/** @import {Tool} from "../answers.js" */

/** @param {string} kind @param {string} name @param {string} rule */
const tool = (kind, name, rule) =>
  /** @type {Tool} */ (/** @type {any} */ ({
    kind, name, rule, placed: "path", convention: "", options: [], clue: "", least: 2,
    sample: { under: [{ kind: "line", style: "v-line", strokes: [[[0.5, 2.5], [1.5, 1.5], [1.5, 0.5], [2.5, 0.5]]] }], over: [] },
  }));

export const OWN_RULES = [
  tool("PairTable", "rule by formula", "cells of the line hold only pairs of digits that your formula, or your list of pairs, allows"),
  tool("Pattern", "rule by pattern", "the digits of the line, from its first cell on, are read by your regular expression"),
];
