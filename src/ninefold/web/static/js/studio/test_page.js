/** Test: what the solver knows, and what it would change. */
/** @import {App} from "../app.js" */
/** @import {State} from "../types.js" */
/** @import {Improve} from "../answers.js" */
import { button, group, mainButton, row, toggle } from "../render/controls.js";
import { h } from "../render/dom.js";
import { lookAtStep, showPanel } from "../update/view.js";
import { findPath } from "../work/explain.js";
import { aroundGroup } from "./around.js";
import { take } from "./edit.js";
import { propose, showTruth } from "./live.js";
import { solutionsGroup } from "./solutions.js";
import { setStudio, studioOf } from "./state.js";
import { startPlay } from "./play.js";

const KINDS = /** @type {const} */ ([["givens", "Givens"], ["dots", "Dots"], ["xv", "X and V"], ["signs", "Signs of less"], ["parity", "Odd and even"], ["values", "Values of clues"]]);

/** Hard steps that are listed. */
const HARD = 5;

/** @param {State} state @param {App} app */
export function testPage(state, app) {
  const { truth, verdict, kinds, proposals } = studioOf(state);
  const unique = verdict.kind === "one";
  const current = proposals?.board === state.board ? proposals.told : null;
  return [
    group("On the board",
      toggle("True candidates", truth, (on) => showTruth(app, on), "what occurs in some solution, shaded by how many"),
      truth && h("p", { class: "legend" }, [[1, "one solution"], [2, "2 or 3"], [4, "4 to 7"], [8, "8 and more"]].map(([count, words]) =>
        h("span", { key: count }, h("b", { class: `held-${count}` }, "5"), ` ${words}`)))),
    solutionsGroup(state, app),
    group("Proposals",
      !unique && h("fieldset", { class: "kinds" }, h("legend", null, "What may be added"), KINDS.map(([id, name]) =>
        toggle(name, kinds.includes(id), (on) => setStudio(app, { kinds: on ? [...kinds, id] : kinds.filter((one) => one !== id) })))),
      row(
        !unique && mainButton("Make it unique", () => propose(app, "unique"), { disabled: !kinds.length || (verdict.kind !== "many" && !(verdict.kind === "none" && kinds.includes("values"))) }),
        unique && mainButton("Needless clues", () => propose(app, "redundant")),
        unique && button("Harder", () => propose(app, "harder")),
        unique && button("Easier", () => propose(app, "easier"))),
      current && !isAround(current.aim) && found(app, current)),
    aroundGroup(state, app, current && isAround(current.aim) && found(app, current)),
    unique && verdict.hard.length > 0 && group("The path",
      h("p", { class: "quiet" }, `${verdict.steps} steps. The break-in is the first of the hardest:`),
      h("ol", { class: "made hard-steps" }, verdict.hard.slice(0, HARD).map(({ at, technique }, place) =>
        h("li", { key: at }, button(`Step ${at + 1}: ${technique.name}`, () => showStep(app, at)),
          place === 0 && h("span", { class: "break-in" }, "break-in"))))),
    group("Try it",
      row(mainButton("Play it with the timer", () => startPlay(app), { picture: "play" }),
        button("The solver’s path", () => {
          app.change(showPanel, "explain");
          findPath(app, true);
        }, { picture: "explain" }))),
  ];
}

/** The path, at one of its steps. @param {App} app @param {number} at */
async function showStep(app, at) {
  app.change(showPanel, "explain");
  await findPath(app, true);
  app.change(lookAtStep, at);
}

/** Whether it is about puzzles around what is drawn. @param {Improve["aim"]} aim */
const isAround = (aim) => aim === "fill" || aim === "layout";

/** What was proposed, each one click from the board. @param {App} app @param {Improve} told */
const found = (app, { sentence, proposals, each }) => [
  h("p", { class: "told" }, sentence),
  h("ol", { class: "made" }, proposals.map((one, at) =>
    h("li", { key: at }, button(one.sentence, () => take(app, one), { title: "Do it; undo takes it back" })))),
  each.length > 0 && h("details", null, h("summary", null, `Each of these ${each.length} could go alone`),
    h("ul", { class: "rules-list" }, each.map(({ text }) => h("li", { key: text }, text)))),
];
