/** The verbs of the Check panel: everything that can be said of what is on the board. */
/** @import {App} from "../app.js" */
/** @import {CheckRow} from "../types.js" */
import { changeCheck, look, say } from "../update/view.js";
import { askLong, position, trying } from "./api.js";
import { showClash } from "./solve.js";

/** The scales of whips, braids and trials. */
const SCALES = ["w", "b", "gw", "gb", "te", "bxb"];

/** @param {App} app */
export const check = (app) =>
  trying(app, async () => {
    const { board } = app.state;
    const found = await askLong(app, "Checking", "check", { ...position(board), seconds: 30 });
    if (app.state.board !== board) return;
    const { violations, contradiction, ambiguity } = found;
    const details = [...violations.map((/** @type {any} */ one) => one.sentence), contradiction?.sentence, contradiction?.why, ambiguity?.sentence];
    const sentence = [found.sentence, ...details, ...found.notes].filter((one, i, all) => one && all.indexOf(one) === i && !(i && found.sentence.includes(one))).join(" ");
    app.change(changeCheck, { rows: rowsOf(found), sentence, board });
    app.change(say, found.sentence, found.unique ? "good" : found.solvable ? "plain" : "bad");
    showClash(app, found);
    if (ambiguity) app.change(look, { kind: "clash", cells: ambiguity.cells, houses: [] });
  });

/** How long the chains must be, and how deep the trials; on hard puzzles that takes seconds. @param {App} app */
export const rateChains = (app) =>
  trying(app, async () => {
    const { board } = app.state;
    const rates = await askLong(app, "Rating by whips, braids and trials", "rate", { ...position(board), only: SCALES, seconds: 60 });
    app.change(changeCheck, { scales: { board, rates } });
    if (rates.problem) app.change(say, `No numbers: ${rates.problem}.`, "bad");
  });

/** @param {any} found @returns {CheckRow[]} */
function rowsOf(found) {
  const yes = (/** @type {boolean | null} */ is) => (is === null ? "not known" : is ? "yes" : "no");
  const hardest = found.hardest?.id === "brute-force" && found.rating ? `Forcing chains and nets (ER ${found.rating})` : found.hardest?.name;
  /** @param {boolean | null} is @returns {CheckRow["tone"]} */
  const tone = (is) => (is === null ? "plain" : is ? "good" : "bad");
  const or = (/** @type {any} */ value) => (value === null || value === undefined ? "–" : String(value));
  /** @type {CheckRow[]} */
  const rows = [
    { name: "Valid", value: yes(found.valid), tone: tone(found.valid) },
    { name: "Solvable", value: yes(found.solvable), tone: tone(found.solvable) },
    { name: "Unique", value: yes(found.unique), tone: found.unique === false ? "plain" : tone(found.unique) },
    { name: "Givens", value: `${found.givens} of ${found.cells}`, tone: "plain" },
    { name: "Level", value: or(found.level), tone: "plain" },
    { name: "Score", value: or(found.score), tone: "plain" },
    { name: "Rating", value: or(found.rating), tone: "plain" },
    { name: "Mastery", value: or(found.mastery), tone: "plain" },
    { name: "Complexity", value: or(found.complexity), tone: "plain" },
    { name: "Minimal", value: found.unique ? yes(found.minimal ?? null) : "–", tone: "plain" },
    { name: "Hardest step", value: or(hardest), tone: "plain", technique: hardest === found.hardest?.name ? found.hardest : null },
  ];
  return rows;
}

/**
 * Making one's own puzzle from a filled grid: after each removal the board is checked, in the background.
 * @param {App} app
 */
export const checkRemoval = (app) =>
  trying(app, async () => {
    const { board } = app.state;
    const found = await askLong(app, "Checking", "check", { ...position(board), seconds: 10 });
    if (app.state.board !== board) return;
    const left = board.digits.filter(Boolean).length;
    const sentence = found.unique
      ? `Still one solution with ${left} digits: ${found.level}.`
      : `${found.sentence} Undo the last removal to have one solution again.`;
    app.change(changeCheck, { rows: rowsOf(found), sentence, board });
    app.change(say, sentence, found.unique ? "good" : "bad");
  });
