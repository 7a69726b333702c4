/** Play: the game that is on, and, apart from it, the next one. */
/** @import {App} from "../../app.js" */
/** @import {Board, State, Finish} from "../../types.js" */
import { changePlay, openDrawer, set } from "../../update/view.js";
import { writeCandidates } from "../../update/entry.js";
import { askHint, backToMistake } from "../../work/explain.js";
import { checkPlay, deal } from "../../work/play.js";
import { button, choice, group, iconButton, mainButton, row, select, toggle } from "../controls.js";
import { h } from "../dom.js";
import { lessonLink } from "../lesson_link.js";
import { LEVELS } from "../levels.js";
import { hintLadder } from "./hint.js";

/** @param {State} state @param {App} app */
export const view = (state, app) => [
  state.play.finish && finished(state.play.finish, state, app),
  hintLadder(state, app),
  rules(state.board),
  group("This game",
    h("div", { class: "pairs" },
      mainButton("Hint", () => askHint(app), { title: "Hint (H)", picture: "explain" }),
      button("Am I right?", () => checkPlay(app), { picture: "solve" }),
      button("Undo to mistake", () => backToMistake(app), { picture: "undo", title: "Undo to before the first mistake" }),
      button("Scan", () => import("../../work/scan.js").then(({ openScan }) => openScan(app)), { picture: "school", title: "What can I see from a digit, a cell or a house?" }),
      button("Write candidates", () => app.change(writeCandidates), { picture: "candidates", title: "Write all candidates as my centre marks" })),
    toggle("Digit first", state.settings.digitFirst, (digitFirst) => app.change(set, { digitFirst }), "choose a digit, then touch cells"),
    toggle("Mistakes at once", state.settings.mistakes, (mistakes) => app.change(set, { mistakes }), "a digit that is not the answer is marked as it is typed")),
  group("New game",
    choice("Level", LEVELS, state.play.level, (level) => app.change(changePlay, { level, staged: true })),
    select("Givens", GIVENS, /** @type {any} */ (state.play.givens), (givens) => app.change(changePlay, { givens })),
    row(button(`Deal a new ${state.play.level} puzzle`, () => deal(app), { class: state.play.staged ? "button main" : "button", picture: "new" })),
    h("p", { class: "quiet" }, "The board stays until you deal; then it waits under Games.")),
];

/** The author's own words first; ours where there are none, and folded below where there are. @param {Board} board */
function rules({ title, author, said, variant }) {
  if (!said && !variant) return null;
  const ours = Object.entries(variant?.words ?? {}).slice(0, 30).map(([name, texts]) =>
    h("li", null, h("b", null, `${name[0].toUpperCase()}${name.slice(1)}: `), texts.slice(0, 5).join("; ")));
  const list = ours.length > 0 && h("ul", { class: "rules-list" }, ours);
  const named = author && h("p", { class: "named", dir: "auto" }, `${title} by ${author}`.trim());
  return group("Rules", named, said && h("p", { class: "said", dir: "auto" }, said), said ? list && h("details", null, h("summary", null, "As the solver knows them"), list) : list);
}

export const GIVENS = /** @type {const} */ ([["usual", "As usual for the level"], ["more", "More"], ["fewer", "Fewer"]]);

/** @param {Finish} finish @param {State} state @param {App} app */
function finished(finish, { board, game, play }, app) {
  const level = LEVELS.find(([id]) => id === game.level)?.[0] ?? play.level;
  const next = () => {
    app.change(changePlay, { level });
    deal(app);
  };
  return h("section", { class: "finish", "aria-label": "Finished" },
    h("h3", null, `Solved in ${finish.time}`, iconButton("close", "Close the summary", () => app.change(changePlay, { finish: null }))),
    board.praise && h("p", { class: "said", dir: "auto" }, board.praise),
    finish.compared && h("p", null, finish.compared),
    finish.streak > 0 && h("p", null, finish.streak === 1 ? "The first day of a row." : `${finish.streak} days in a row.`),
    h("p", { class: "quiet" }, summary(finish)),
    finish.bottlenecks.length > 0 && [
      h("p", { class: "quiet" }, "What made it hard:"),
      h("ol", { class: "bottlenecks" }, finish.bottlenecks.map((one) => h("li", null, lessonLink(app, one), ` (step ${one.at})`))),
    ],
    row(mainButton(`Next ${level} puzzle`, next, { picture: "new" }),
      button("Times and replay", () => app.change(openDrawer, "games"), { picture: "games" })));
}

/** @param {Finish} finish */
function summary({ level, score, hints, checks }) {
  const times = (/** @type {number} */ n, /** @type {string} */ word) => `${n || "no"} ${word}${n === 1 ? "" : "s"}`;
  const name = level ? level[0].toUpperCase() + level.slice(1) : "A puzzle of your own";
  return `${name}${score === null ? "" : `, ${score} points`}; ${times(hints, "full hint")}, ${times(checks, "check")}.`;
}
