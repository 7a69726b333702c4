/** Rules of a setter's own: a relation of two cells by a formula, or a line by a regular expression, with a line to try it on. */
/** @import {App} from "../app.js" */
/** @import {State} from "../types.js" */
/** @import {Tool} from "../answers.js" */
import { sizeOf } from "../model/shape.js";
import { choice } from "../render/controls.js";
import { h } from "../render/dom.js";
import { Problem, ask } from "../work/api.js";
import { changeStudio, setStudio, studioOf } from "./state.js";

/** @typedef {{text: string, kind: "neighbours" | "every" | "pattern", tried: string, told: string, wrong: boolean, size: number}} OwnRule  `size`: of the boards that it was read for */

/** @type {Record<string, OwnRule>} */
const STARTS = {
  PairTable: { text: "", kind: "neighbours", tried: "", told: "", wrong: false, size: 0 },
  Pattern: { text: "", kind: "pattern", tried: "", told: "", wrong: false, size: 0 },
};
const HINTS = {
  PairTable: "Of two digits a and b: abs(a - b) >= 3, a + b = 5 or a + b = 10, a % b = 0; or the pairs themselves: 1:2, 2:4.",
  Pattern: "Digits, . for any, [1-3] for some, | for or, * + ? {2,4} for how often: 1.*9 begins with 1 and ends with 9.",
};

/** @param {Tool} tool */
export const isOwnRule = ({ kind }) => kind in STARTS;

/** @param {State} state @param {Tool} tool @returns {OwnRule} */
const ownOf = (state, tool) => studioOf(state).own[tool.kind] ?? STARTS[tool.kind];

/** Whether it can be placed on this board. @param {State} state @param {Tool} tool */
export const isRead = (state, tool) => Boolean(studioOf(state).values[tool.kind]?.table) && ownOf(state, tool).size === sizeOf(state.board.shape);

let number = 0;

/** What the rule means is asked as it is typed; the last answer counts. @param {App} app @param {Tool} tool @param {Partial<OwnRule>} change */
async function write(app, tool, change) {
  const own = { ...ownOf(app.state, tool), ...change };
  const mine = (number += 1);
  const tell = (/** @type {Partial<OwnRule>} */ told, /** @type {object} */ values) =>
    mine === number && app.change((state) => {
      const studio = studioOf(state);
      return changeStudio(state, { own: { ...studio.own, [tool.kind]: { ...own, ...told } }, values: { ...studio.values, [tool.kind]: values } });
    });
  setStudio(app, { own: { ...studioOf(app.state).own, [tool.kind]: own } });
  if (!own.text.trim()) return tell({ told: "", wrong: false }, {});
  const { shape } = app.state.board;
  try {
    const { constraint, sentence, accepted } = await ask("rule", { text: own.text, kind: own.kind, box: [shape.boxHeight, shape.boxWidth], tried: own.tried });
    const { kind, ...values } = constraint;
    tell({ told: sentence, wrong: accepted === false, size: sizeOf(shape) }, values);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    tell({ told: error.message, wrong: true }, {});
  }
}

/** @param {State} state @param {App} app @param {Tool} tool */
export function ownRuleFields(state, app, tool) {
  const { text, kind, tried, told, wrong } = ownOf(state, tool);
  const field = (/** @type {string} */ name, /** @type {string} */ value, /** @type {"text" | "tried"} */ key) =>
    h("label", { class: "field tall", key }, h("span", null, name),
      h("input", { type: "text", maxlength: 200, value, autocapitalize: "off", spellcheck: "false", oninput: (/** @type {any} */ event) => write(app, tool, { [key]: event.target.value }) }));
  return [
    field(kind === "pattern" ? "Regular expression" : "Formula or pairs", text, "text"),
    h("p", { class: "quiet" }, HINTS[/** @type {"Pattern"} */ (tool.kind)]),
    kind !== "pattern" && choice("Which cells", /** @type {const} */ ([["neighbours", "Neighbours on the line"], ["every", "Every two cells"]]), kind, (to) => write(app, tool, { kind: to })),
    field("Try a line of digits", tried, "tried"),
    told && h("p", { class: wrong ? "told bad" : "told", "aria-live": "polite" }, told),
  ];
}
