/** Explain: the path as a list, one step of it pictured and told, forward and back. */
/** @import {App} from "../../app.js" */
/** @import {Path, State, Step} from "../../types.js" */
import { hasRaters, RATERS, raterOf } from "../../model/raters.js";
import { cellName, sizeOf } from "../../model/shape.js";
import { changeOwn, lookAtStep, set } from "../../update/view.js";
import { findHere, findPath, nextHard, playOn, takeStep } from "../../work/explain.js";
import { caseTree, partsOf } from "../cases.js";
import { button, group, iconButton, mainButton, row, select } from "../controls.js";
import { h } from "../dom.js";
import { lessonButton, lessonLink } from "../lesson_link.js";
import { proof } from "../proof.js";
import { sentence } from "../sentence.js";
import { hintButton, hintLadder } from "./hint.js";

/** So many singles in a row are folded to one line. */
const RUN = 3;

/** @param {State} state @param {App} app */
export function view(state, app) {
  const { path } = state.explain;
  const at = state.view.kind === "step" ? state.view.at : -1;
  const ask = row(
    mainButton("Explain from here", () => findPath(app, false), { picture: "explain" }),
    button("From the givens", () => findPath(app, true)),
    button("All steps here", () => findHere(app), { title: "Everything that can be done next" }),
    hintButton(app));
  if (!path?.steps.length) {
    return [group("Explain", h("p", { class: "quiet" }, "Every step of logic, with its picture and its reason."), ask, whichPath(state, app),
      state.explain.sentence && h("p", null, state.explain.sentence), hintLadder(state, app))];
  }
  return [
    h("div", { class: "stepping", key: "stepping" },
      state.view.kind === "hint" ? hintLadder(state, app) : told(state, app, path, at),
      controls(state, app, path, at)),
    at < path.steps.length && h("p", { class: "quiet", key: "sum" }, path.sentence, hardestOf(app, path)),
    h("ol", { class: "path", "aria-label": "Steps", tabindex: -1 }, runs(path).map((run) => listedRun(state, app, path, run, at))),
    ask,
    whichPath(state, app),
  ];
}

/** Whose path; remembered. @param {State} state @param {App} app */
function whichPath(state, app) {
  if (!hasRaters(state.board)) return null;
  const [chosen, , what] = raterOf(state);
  return h("div", { class: "rater", key: "rater" },
    row(select("Path", RATERS.map(([id, name]) => /** @type {const} */ ([id, name])), chosen, (rater) => app.change(set, { rater }))),
    h("p", { class: "quiet" }, what));
}

/** @param {State} state @param {App} app @param {Path} path @param {number} at */
function told(state, app, path, at) {
  const step = path.steps[at];
  if (!step) return h("section", { class: "told" }, h("p", null, path.sentence));
  return h("section", { class: "told", "aria-label": "The step" },
    h("h3", null, h("span", { class: "count" }, `${at + 1}/${path.steps.length}`), lessonLink(app, step.technique),
      h("small", null, step.rating ? `ER ${step.rating}` : `${step.technique.level ?? ""} · ${step.technique.score}`)),
    // A net of chains is read branch by branch below: of its sentence the beginning is enough, and what it shows.
    h("p", step.proof.length ? { class: "long" } : null, sentence(app, partsOf(step))),
    step.proof.length > 0 && h("p", { class: "shown" }, effect(state, step)),
    caseTree(app, step),
    signs(state, app, step),
    notation(state, app, step),
    proof(app, step));
}

/** The same as the forums write it, for who asks for it. @param {State} state @param {App} app @param {Step} step */
function notation(state, app, step) {
  const on = Boolean(state.own.explain?.eureka);
  return h("div", { class: "eureka" },
    h("button", { type: "button", class: "button", "aria-pressed": String(on), title: "As the forums write it", onclick: () => app.change(changeOwn, "explain", { eureka: !on }) }, h("span", null, "Eureka")),
    on && h("code", null, step.eureka));
}

/** The way to what made the path hard. @param {App} app @param {Path} path */
const hardestOf = (app, { steps, bottlenecks: [hardest] }) => (steps[hardest] ? [" Learn ", lessonLink(app, steps[hardest].technique), "."] : "");

/** What the signs of chains mean, until somebody has read it. @param {State} state @param {App} app @param {Step} step */
function signs(state, app, step) {
  const chain = step.picture.over.some((one) => /\br-link/.test(one.style)) || / [=-] r\d+c/.test(step.sentence);
  if (!chain || state.own.explain?.knowsSigns) return null;
  return h("p", { class: "note" },
    "A solid line (=) joins two of which one must be true; a dashed line (-) two that cannot both be. ",
    button("I see", () => app.change(changeOwn, "explain", { knowsSigns: true })));
}

/** @param {State} state @param {App} app @param {Path} path @param {number} at */
const controls = (state, app, path, at) =>
  h("div", { class: "player", role: "group", "aria-label": "Steps forward and back" },
    iconButton("first", "First step", () => app.change(lookAtStep, 0)),
    iconButton("back", "One step back (,)", () => app.change(lookAtStep, at - 1)),
    iconButton(state.explain.playing ? "pause" : "play", state.explain.playing ? "Pause the steps" : "Play the steps", () => playOn(app)),
    iconButton("forward", "One step forward (.)", () => app.change(lookAtStep, at + 1)),
    iconButton("last", "To the end", () => app.change(lookAtStep, path.steps.length)),
    button("Next hard step", () => nextHard(app), { title: "The next that is no single" }),
    button("Do it", () => takeStep(app), { disabled: !path.steps[at], title: "Do this step on my board" }));

/** Neighbouring singles go together. @param {Path} path @returns {number[][]} */
function runs({ steps }) {
  /** @type {number[][]} */
  const found = [];
  steps.forEach((step, i) => {
    const last = found.at(-1);
    const single = step.technique.family === "singles";
    if (last && single && steps[last[0]].technique.family === "singles") last.push(i);
    else found.push([i]);
  });
  return found.flatMap((run) => (run.length >= RUN ? [run] : run.map((i) => [i])));
}

/** @param {State} state @param {App} app @param {Path} path @param {number[]} run @param {number} at */
function listedRun(state, app, path, run, at) {
  const row = (/** @type {number} */ i) => listed(state, app, path.steps[i], i, i === at, path.bottlenecks.indexOf(i));
  if (run.length === 1) return row(run[0]);
  const inside = run.includes(at);
  return h("li", { key: `run${run[0]}` }, h("details", { key: `run${run[0]}${inside}`, open: inside || undefined },
    h("summary", null, h("span", { class: "name" }, `${run.length} singles`), h("small", null, `steps ${run[0] + 1}–${run[run.length - 1] + 1}`)),
    h("ol", { class: "run" }, run.map(row))));
}

/** @param {State} state @param {App} app @param {Step} step @param {number} i @param {boolean} current @param {number} hard  its place among the hardest, -1: it is none of them */
const listed = (state, app, step, i, current, hard) =>
  h("li", { key: i },
    h("button", { type: "button", class: hard >= 0 ? "hard" : "", "aria-current": current ? "step" : undefined, onclick: () => app.change(lookAtStep, i) },
      h("span", { class: "count" }, i + 1), h("span", { class: "name" }, step.technique.name),
      hard === 0 && step.technique.family !== "singles" && h("span", { class: "break-in", title: "The first of the hardest steps: who finds it is through" }, "break-in"), h("span", { class: "does" }, effect(state, step))),
    lessonButton(app, step.technique));

/** "r5c3 = 2", "r1c2 ≠ 5", "removes 4". @param {State} state @param {Step} step */
function effect({ board }, { placements, eliminations }) {
  const size = sizeOf(board.shape);
  const said = (/** @type {[number, number]} */ [cell, digit], /** @type {string} */ sign) => `${cellName(cell, size)} ${sign} ${board.symbols[digit - 1]}`;
  if (placements.length === 1) return said(/** @type {any} */ (placements[0]), "=");
  if (placements.length) return `places ${placements.length}`;
  return eliminations.length === 1 ? said(/** @type {any} */ (eliminations[0]), "≠") : `removes ${eliminations.length}`;
}
