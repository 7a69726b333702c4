/** A finished game move by move, and each digit beside the step in which the solver finds it. */
/** @import {App} from "../app.js" */
/** @import {Placed, Replay} from "../work/replay.js" */
import { cellName, sizeOf } from "../model/shape.js";
import { changeOwn, lookAtOwn } from "../update/view.js";
import { clockText } from "../work/clock.js";
import { playReplay, show } from "../work/replay.js";
import { button, group, iconButton } from "./controls.js";
import { h } from "./dom.js";
import { lessonButton, lessonLink } from "./lesson_link.js";

/** @param {Replay} own @param {App} app */
export function replay(own, app) {
  const { result, positions, at, playing } = own;
  const last = positions.length - 1;
  const back = () => {
    app.change(changeOwn, "games", { replay: null });
    app.change(lookAtOwn);
  };
  return [
    h("div", { class: "line browse" }, button("All games", back, { picture: "back" }), h("b", null, result.title || "A game of yours")),
    h("div", { class: "player" },
      iconButton("first", "First move", () => show(app, 0)),
      iconButton("back", "Move back", () => show(app, at - 1)),
      iconButton(playing ? "pause" : "play", playing ? "Stop the replay" : "Play the moves", () => playReplay(app)),
      iconButton("forward", "Next move", () => show(app, at + 1)),
      iconButton("last", "Last move", () => show(app, last))),
    h("label", { class: "field wide" }, h("span", null, `Move ${at} of ${last}, ${clockText(positions[at].seconds)}`),
      h("input", { type: "range", min: 0, max: last, value: String(at), oninput: (/** @type {any} */ event) => show(app, Number(event.target.value)) })),
    group("Your digits beside the solver's path", beside(own, app)),
  ];
}

/** @param {Replay} own @param {App} app */
function beside({ placed, path, positions, at }, app) {
  const { board } = positions[0];
  const slow = slowest(placed);
  /** The number of the step that places a digit there. @type {Map<number, number>} */
  const steps = new Map();
  path?.steps.forEach((step, i) => step.placements.forEach(([cell]) => steps.set(cell, i)));
  const stepOf = (/** @type {Placed | undefined} */ one) => path?.steps[steps.get(one?.cell ?? -1) ?? -1];
  const reason = (/** @type {Placed} */ one) => {
    const found = stepOf(one);
    return found ? `step ${(steps.get(one.cell) ?? 0) + 1}, ${found.technique.name}` : path ? "beyond its logic" : "";
  };
  const learn = (/** @type {Placed} */ one) => {
    const found = stepOf(one);
    return found && lessonButton(app, found.technique);
  };
  const step = stepOf(placed.find((one) => one.at === at));
  return [
    step && h("p", { class: "quiet", key: "step" }, "The solver used ", lessonLink(app, step.technique), " here."),
    h("p", { class: "quiet", key: "about" }, path ? "Digits that took you long are bold: what the solver used there may be worth learning." : "The solver's path needs the program."),
    h("ol", { class: "samples moves" }, placed.map((one) =>
      h("li", { key: one.cell }, h("button", { type: "button", class: slow.has(one) ? "slow" : undefined, "aria-current": one.at === at ? "true" : undefined, onclick: () => show(app, one.at) },
        h("span", { class: "name" }, `${cellName(one.cell, sizeOf(board.shape))} = ${board.symbols[one.digit - 1]}`),
        h("span", { class: "took" }, clockText(one.seconds)),
        h("span", { class: "does" }, reason(one))), learn(one)))),
  ];
}

/** The five that took longest, if they took three times the usual. @param {Placed[]} placed @returns {Set<Placed>} */
function slowest(placed) {
  const sorted = [...placed].sort((a, b) => b.seconds - a.seconds);
  const usual = sorted[Math.floor(sorted.length / 2)]?.seconds ?? 0;
  return new Set(sorted.slice(0, 5).filter((one) => one.seconds > Math.max(5, 3 * usual)));
}
