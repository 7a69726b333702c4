/** Solve: by which method, what to show, and what came of it. */
/** @import {App} from "../../app.js" */
/** @import {State} from "../../types.js" */
import { givenCount } from "../../model/board.js";
import { toggleWanted } from "../../update/entry.js";
import { clearAll, clearToGivens, fill } from "../../update/puzzle.js";
import { changeSolve, lookAtAnswer, lookAtOwn, set } from "../../update/view.js";
import { countAll, onlyCheck, solve, solveByLot, solveWanted, takeAnswer } from "../../work/solve.js";
import { button, choice, group, iconButton, mainButton, number, row, toggle } from "../controls.js";
import { h } from "../dom.js";

const METHODS = /** @type {const} */ ([["auto", "Fastest"], ["logic", "Logic only"], ["guess", "Guessing"], ["combined", "Combined"], ["backtracking", "Cell by cell"], ["levels", "By levels"]]);

/** Below this the search may be long: said before it starts. */
const FEW = 17;

/** @param {State} state @param {App} app */
export const view = (state, app) => [
  group("Solve",
    choice("Method", METHODS, /** @type {any} */ (state.solve.method), (method) => app.change(changeSolve, { method })),
    warning(state),
    row(
      mainButton("Solve", () => solve(app, state.solve.method), { picture: "solve" }),
      button("Can it be solved?", () => onlyCheck(app)),
      button("Only cells marked *", () => solveWanted(app)),
      button("Mark with *", () => app.change(toggleWanted), { title: "Mark the selected cells (S)" }))),
  result(state, app),
  group("How many solutions?",
    h("div", { class: "line" },
      number("Browse up to", state.solve.limit, 1000, (limit) => app.change(changeSolve, { limit })),
      button("Count", () => countAll(app)))),
  group("Board",
    h("div", { class: "line" },
      toggle("All candidates", state.settings.candidates, (candidates) => app.change(set, { candidates })),
      toggle("Side by side", state.settings.sideBySide, (sideBySide) => app.change(set, { sideBySide }))),
    row(
      button("Clear all but givens", () => app.change(clearToGivens)),
      button("Clear all", () => app.change(clearAll)))),
];

/** @param {State} state */
function warning(state) {
  const placed = state.board.digits.filter(Boolean).length;
  if (!["guess", "backtracking"].includes(state.solve.method) || state.board.digits.length < 81 || placed >= FEW * (state.board.digits.length / 81)) return null;
  const givens = givenCount(state.board);
  return h("p", { class: "note" }, `With only ${givens === 1 ? "1 given" : `${givens} givens`} guessing may take long. You can stop it at any time.`);
}

/** @param {State} state @param {App} app */
function result(state, app) {
  const { result: found } = state.solve;
  if (!found) return null;
  const { view } = state;
  const at = view.kind === "answer" ? view.at : -1;
  const several = found.solutions.length > 1;
  return h("section", { class: `result ${found.kind}` },
    h("h3", null, found.sentence),
    found.details.map((text) => h("p", null, text)),
    several && h("div", { class: "line browse" },
      iconButton("back", "Previous solution", () => app.change(lookAtAnswer, at - 1)),
      h("span", null, at < 0 ? `${found.solutions.length} to browse` : `Solution ${at + 1} of ${found.solutions.length}`),
      iconButton("forward", "Next solution", () => app.change(lookAtAnswer, at + 1)),
      !found.sentence.includes("Tinted") && h("small", { class: "quiet" }, "Tinted cells differ.")),
    row(
      found.kind === "partly" && found.solutions[0] && mainButton("Fill what logic can", () => app.change(fill, found.solutions[0], "what logic can fill")),
      found.kind === "answer" && mainButton("Put it on my board", () => app.change(takeAnswer)),
      found.kind === "answer" && !state.board.digits.some(Boolean) && button("A random one", () => solveByLot(app), { title: "Another filled grid, by lot" }),
      found.kind === "answer" && at < 0 && !several && button("Show", () => app.change(lookAtAnswer, 0)),
      view.kind !== "own" && button("Back to my board", () => app.change(lookAtOwn), { title: "Esc" })));
}
