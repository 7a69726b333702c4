/** Explain: the path as a list, one step of it pictured and told, forward and back. */
/** @import {App} from "../../app.js" */
/** @import {Path, State, Step} from "../../types.js" */
import { lookAtStep } from "../../update/view.js";
import { findPath, playOn, takeStep } from "../../work/explain.js";
import { button, group, iconButton, mainButton, row } from "../controls.js";
import { h } from "../dom.js";
import { sentence } from "../sentence.js";
import { hintButton, hintLadder } from "./hint.js";

/** @param {State} state @param {App} app */
export function explainPanel(state, app) {
  const { path } = state.explain;
  const at = state.view.kind === "step" ? state.view.at : -1;
  const ask = row(
    mainButton("Explain from here", () => findPath(app, false), { picture: "explain" }),
    button("From the givens", () => findPath(app, true)),
    hintButton(app));
  if (!path?.steps.length) {
    return [group("Explain", h("p", { class: "quiet" }, "Every step of logic, with its picture and its reason."), ask,
      state.explain.sentence && h("p", null, state.explain.sentence), hintLadder(state, app))];
  }
  return [
    state.view.kind === "hint" ? hintLadder(state, app) : told(app, path, at),
    controls(state, app, path, at),
    h("ol", { class: "path", "aria-label": "Steps", tabindex: -1 }, path.steps.map((step, i) => listed(app, step, i, i === at, path.bottlenecks.includes(i)))),
    ask,
  ];
}

/** @param {App} app @param {Path} path @param {number} at */
function told(app, path, at) {
  const step = path.steps[at];
  if (!step) return h("section", { class: "told" }, h("p", null, path.sentence));
  return h("section", { class: "told", "aria-label": "The step" },
    h("h3", null, h("span", { class: "count" }, `${at + 1}/${path.steps.length}`), step.technique.name,
      h("small", null, `${step.technique.level ?? ""} · ${step.technique.score}`)),
    h("p", null, sentence(app, step.parts)));
}

/** @param {State} state @param {App} app @param {Path} path @param {number} at */
const controls = (state, app, path, at) =>
  h("div", { class: "player", role: "group", "aria-label": "Steps forward and back" },
    iconButton("first", "First step", () => app.change(lookAtStep, 0)),
    iconButton("back", "One step back (,)", () => app.change(lookAtStep, at - 1)),
    iconButton(state.explain.playing ? "pause" : "play", state.explain.playing ? "Pause" : "Play the steps", () => playOn(app)),
    iconButton("forward", "One step forward (.)", () => app.change(lookAtStep, at + 1)),
    iconButton("last", "To the end", () => app.change(lookAtStep, path.steps.length)),
    button("Do it", () => takeStep(app), { disabled: !path.steps[at], title: "Do this step on my board" }));

/** @param {App} app @param {Step} step @param {number} i @param {boolean} current @param {boolean} hard */
const listed = (app, step, i, current, hard) =>
  h("li", { key: i },
    h("button", { type: "button", class: hard ? "hard" : "", "aria-current": current ? "step" : undefined, onclick: () => app.change(lookAtStep, i) },
      h("span", { class: "count" }, i + 1), h("span", { class: "name" }, step.technique.name), h("span", { class: "does" }, effect(step))));

/** @param {Step} step */
function effect({ placements, eliminations }) {
  if (placements.length) return placements.length === 1 ? "places 1" : `places ${placements.length}`;
  return `removes ${eliminations.length}`;
}
