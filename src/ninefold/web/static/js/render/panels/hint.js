/** The hint in four stages: where, which technique, which cells, the whole proof. */
/** @import {App} from "../../app.js" */
/** @import {State} from "../../types.js" */
import { lookAtOwn } from "../../update/view.js";
import { askHint, backToMistake, takeStep } from "../../work/explain.js";
import { caseTree, partsOf } from "../cases.js";
import { button, iconButton, mainButton, row } from "../controls.js";
import { h } from "../dom.js";
import { lessonLink } from "../lesson_link.js";
import { sentence } from "../sentence.js";

const STAGES = ["Where", "Technique", "Cells", "Proof"];

/** @param {State} state @param {App} app */
export function hintLadder(state, app) {
  const { hint } = state.explain;
  if (!hint || state.view.kind !== "hint") return null;
  const parts = hint.step ? partsOf(hint.step) : hint.parts;
  return h("div", { class: `hint ${hint.kind}` },
    hint.kind === "step" &&
      h("ol", { class: "stages", "aria-label": `Stage ${hint.stage} of 4` },
        STAGES.map((name, i) => h("li", { class: i < hint.stage ? "on" : "" }, name))),
    h("p", null, hint.step && [lessonLink(app, hint.step.technique), ". "], parts.length ? sentence(app, parts) : hint.sentence),
    hint.step && caseTree(app, hint.step),
    row(
      hint.kind === "step" && hint.stage < 4 && mainButton("Say more", () => askHint(app)),
      hint.technique && !hint.step && !parts.some(({ role }) => role === "technique") && h("span", { class: "quiet" }, "Learn ", lessonLink(app, hint.technique)),
      hint.step && mainButton("Do this step", () => takeStep(app)),
      hint.kind === "mistake" && mainButton("Undo to before it", () => backToMistake(app)),
      iconButton("close", "Close the hint", () => app.change(lookAtOwn))));
}

/** @param {App} app */
export const hintButton = (app) => button("Hint", () => askHint(app), { picture: "explain", title: "Hint (H)" });
