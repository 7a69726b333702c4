/** Puzzles around what is drawn: values are chosen, and givens where they are needed; or other givens for the same solution. */
/** @import {App} from "../app.js" */
/** @import {State} from "../types.js" */
/** @import {Around} from "./state.js" */
import { button, group, mainButton, row, select, toggle } from "../render/controls.js";
import { h } from "../render/dom.js";
import { LEVELS } from "../render/levels.js";
import { SYMMETRIES } from "../render/symmetries.js";
import { cluesOf } from "./clue.js";
import { propose } from "./live.js";
import { setStudio, studioOf } from "./state.js";

/** The kinds of clues on the board that have a value, how many there are, and how many have none yet. @param {State} state */
function valued(state) {
  const tools = studioOf(state).tools?.tools.filter((tool) => tool.valued) ?? [];
  const clues = cluesOf(state.board);
  return tools.flatMap(({ kind, name, clue }) => {
    const mine = clues.filter((one) => one.kind === kind);
    const missing = clue ? mine.filter((one) => one[clue] === null || one[clue] === undefined).length : 0;
    return mine.length ? [{ kind, name, count: mine.length, missing }] : [];
  });
}

/** Asks for some, each time for others. @param {App} app @param {"fill" | "layout"} aim */
function ask(app, aim) {
  const { around } = studioOf(app.state);
  const { level, symmetry, technique, givens, seed } = around;
  const here = valued(app.state).map(({ kind }) => kind);
  const values = aim === "fill" ? { open: around.open.filter((kind) => here.includes(kind)), missing: around.missing } : {};
  setStudio(app, { around: { ...around, seed: seed + 1 } });
  return propose(app, aim, {
    ...values, seed, symmetry, ...(technique ? { technique } : level ? { level } : {}), ...(givens ? {} : { most_givens: app.state.board.given.filter(Boolean).length }),
  });
}

/** @param {State} state @param {App} app @param {any} found  what came of it */
export function aroundGroup(state, app, found) {
  const { around, verdict } = studioOf(state);
  const { open, missing, level, symmetry, technique, givens } = around;
  const kinds = valued(state);
  const without = kinds.reduce((sum, one) => sum + one.missing, 0);
  const set = (/** @type {Partial<Around>} */ change) => setStudio(app, { around: { ...around, ...change } });
  return group("Puzzles around what is drawn",
    h("p", { class: "quiet" }, "What is drawn stays. Values that are to be chosen, and givens where these do not do, leave one solution."),
    kinds.length > 0 && h("fieldset", { class: "kinds" }, h("legend", null, "Values to choose"),
      without > 0 && toggle(`Those that are missing (${without})`, missing, (on) => set({ missing: on })),
      kinds.map(({ kind, name, count }) =>
        toggle(`${name.charAt(0).toUpperCase()}${name.slice(1)}, all ${count}`, open.includes(kind), (on) => set({ open: on ? [...open, kind] : open.filter((one) => one !== kind) })))),
    h("div", { class: "line" },
      select("Level", [["", "Any"], ...LEVELS], technique ? "" : level, (to) => set({ level: to, technique: "" })),
      select("Symmetry of givens", SYMMETRIES, /** @type {any} */ (symmetry), (to) => set({ symmetry: to }))),
    select("Must need", [["", "Any technique"], ...state.techniques.map(({ id, name }) => /** @type {const} */ ([id, name]))], technique, (to) => set({ technique: to })),
    toggle("Givens may be added", givens, (on) => set({ givens: on })),
    row(mainButton("Fill it", () => ask(app, "fill"), { title: "Up to five puzzles; once more for others" }),
      verdict.kind === "one" && button("Other givens", () => ask(app, "layout"), { title: "For the same clues and the same solution" })),
    found);
}
