/** What the studio keeps for itself, in `state.own.studio`. */
/** @import {App} from "../app.js" */
/** @import {Board, State} from "../types.js" */
/** @import {Improve, Tool, Tools} from "../answers.js" */
import { changeOwn } from "../update/view.js";
import { DRAWINGS } from "./drawing.js";
import { OWN_RULES } from "./own_tools.js";

/**
 * @typedef {object} Draft  What is being placed.
 * @property {number[]} cells
 * @property {number[][]} [ways]  the lines that a clue beside the board may mean, and which of them it does
 * @property {number} [way]
 * @property {number[]} [group]        cells that are copied: the copy comes next
 * @property {boolean} [takesAway]  cells that have it already lose it
 * @property {boolean} [waiting]    it is where it should be, and its number is still to come
 *
 * @typedef {object} Verdict  What is known of a board.
 * @property {Board | null} board
 * @property {"" | "none" | "one" | "many" | "unknown"} kind
 * @property {boolean} looking
 * @property {boolean} counted           all solutions were counted
 * @property {string} sentence
 * @property {{id: string, name: string} | null} hardest  the technique of its hardest step
 * @property {{at: number, technique: {id: string, name: string}}[]} hard  the hardest steps of its path, the break-in first
 * @property {number} steps              of its path
 * @property {string[]} details
 * @property {number[]} clash            cells that are to blame
 * @property {[number, number][][] | null} held  for each cell the digits it may hold, each with the number of solutions
 *
 * @typedef {object} Around  What puzzles around what is drawn should be like.
 * @property {string[]} open      kinds of clues all of whose values are chosen
 * @property {boolean} missing    and the values that are missing
 * @property {string} level
 * @property {string} symmetry
 * @property {string} technique
 * @property {boolean} givens     may be added
 * @property {number} seed
 *
 * @typedef {"draw" | "test" | "publish"} Page
 * @typedef {Record<string, any>} Values  of the options of a tool
 *
 * @typedef {object} Studio
 * @property {Page} page
 * @property {Tools | null} tools
 * @property {string} box              for which these are
 * @property {string} tool             "given", "choose", "regions", the kind of a constraint or of a drawing
 * @property {string} sought           letters of the names of tools
 * @property {Record<string, Values>} values  by tool
 * @property {Record<string, import("./own_rule.js").OwnRule>} own  rules of one's own, by tool
 * @property {Draft | null} draft
 * @property {number} chosen           the number of a constraint, -1 for none
 * @property {number} drawing          the number of a drawing without a rule that is chosen, -1 for none
 * @property {string} typed            what was typed as its number
 * @property {number} region           that is painted, from 0
 * @property {boolean} truth           true candidates are shown
 * @property {Verdict} verdict
 * @property {{board: Board, told: Improve} | null} proposals
 * @property {import("./solutions.js").Browser | null} browser  of solutions
 * @property {string[]} kinds          of clues that may be proposed
 * @property {Around} around           what puzzles around what is drawn should be like
 * @property {{board: Board, where: string, link: string, note: string} | null} link
 */

/** @type {Verdict} */
const NOTHING = { board: null, kind: "", looking: false, counted: false, sentence: "", hardest: null, hard: [], steps: 0, details: [], clash: [], held: null };

/** @type {Around} */
const NO_WISH = { open: [], missing: true, level: "", symmetry: "none", technique: "", givens: true, seed: 0 };

/** @type {Studio} */
const START = {
  page: "draw", tools: null, box: "", tool: "given", sought: "", values: {}, own: {}, draft: null, chosen: -1, drawing: -1, typed: "", region: 0, truth: true,
  verdict: NOTHING, proposals: null, browser: null, kinds: ["givens"], around: NO_WISH, link: null,
};

/** @param {State} state @returns {Studio} */
export const studioOf = (state) => state.own.studio ?? START;

/** @param {State} state @param {Partial<Studio>} change @returns {State} */
export const changeStudio = (state, change) => changeOwn(state, "studio", { ...studioOf(state), ...change });

/** @param {App} app @param {Partial<Studio>} change */
export const setStudio = (app, change) => app.change(changeStudio, change);

/** The tool of a constraint, or of a drawing without a rule, if one is held. @param {State} state @returns {Tool | null} */
export function toolOf(state) {
  const { tools, tool } = studioOf(state);
  return [...(tools?.tools ?? []), ...OWN_RULES, ...DRAWINGS].find(({ kind }) => kind === tool) ?? null;
}

/** What its options are set to. @param {State} state @param {Tool} tool @returns {Values} */
export const valuesOf = (state, tool) => ({
  ...Object.fromEntries(tool.options.map(({ name, start }) => [name, start])),
  ...studioOf(state).values[tool.kind],
});

/** @param {State} state @param {string} kind @param {Values} change @returns {State} */
export function changeValues(state, kind, change) {
  const { values } = studioOf(state);
  return changeStudio(state, { values: { ...values, [kind]: { ...values[kind], ...change } } });
}
