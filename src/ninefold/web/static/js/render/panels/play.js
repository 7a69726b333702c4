/** Play: the game that is on, and, apart from it, the next one. */
/** @import {App} from "../../app.js" */
/** @import {State, Finish} from "../../types.js" */
import { changePlay, set } from "../../update/view.js";
import { writeCandidates } from "../../update/entry.js";
import { askHint, backToMistake } from "../../work/explain.js";
import { checkPlay, deal } from "../../work/play.js";
import { button, choice, group, iconButton, mainButton, row, toggle } from "../controls.js";
import { h } from "../dom.js";
import { hintLadder } from "./hint.js";

export const LEVELS = /** @type {const} */ ([
  ["easy", "Easy"], ["medium", "Medium"], ["hard", "Hard"], ["unfair", "Unfair"], ["extreme", "Extreme"],
]);

/** @param {State} state @param {App} app */
export const playPanel = (state, app) => [
  state.play.finish && finished(state.play.finish, app),
  hintLadder(state, app),
  state.board.variant && group("Rules", h("ul", { class: "rules-list" }, Object.values(state.board.variant.words).flat().slice(0, 30).map((text) => h("li", null, text)))),
  group("This game",
    h("div", { class: "pairs" },
      mainButton("Hint", () => askHint(app), { title: "Hint (H)", picture: "explain" }),
      button("Check", () => checkPlay(app), { picture: "solve" }),
      button("Undo to mistake", () => backToMistake(app), { picture: "undo", title: "Undo to before the first mistake" }),
      button("Write candidates", () => app.change(writeCandidates), { picture: "candidates", title: "Write all candidates as my centre marks" })),
    toggle("Digit first", state.settings.digitFirst, (digitFirst) => app.change(set, { digitFirst }), "choose a digit, then touch cells")),
  group("New game",
    choice("Level", LEVELS, state.play.level, (level) => app.change(changePlay, { level, staged: true })),
    row(button(`Deal a new ${state.play.level} puzzle`, () => deal(app), { class: state.play.staged ? "button main" : "button", picture: "new" })),
    h("p", { class: "quiet" }, "The board stays until you deal; one undo brings it back.")),
];

/** @param {Finish} finish @param {App} app */
const finished = (finish, app) =>
  h("section", { class: "finish", "aria-label": "Finished" },
    h("h3", null, `Solved in ${finish.time}`, iconButton("close", "Close the summary", () => app.change(changePlay, { finish: null }))),
    h("p", null, summary(finish)),
    finish.bottlenecks.length > 0 && h("p", { class: "quiet" }, "What made it hard:"),
    h("ol", { class: "bottlenecks" }, finish.bottlenecks.map((one) => h("li", null, h("b", null, one.name), ` (step ${one.at})`))));

/** @param {Finish} finish */
function summary({ level, score, hints, checks }) {
  const times = (/** @type {number} */ n, /** @type {string} */ word) => `${n || "no"} ${word}${n === 1 ? "" : "s"}`;
  const name = level ? level[0].toUpperCase() + level.slice(1) : "A puzzle of your own";
  return `${name}${score === null ? "" : `, ${score} points`}; ${times(hints, "full hint")}, ${times(checks, "check")}.`;
}
