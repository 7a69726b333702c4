/** Generate: wishes in, puzzles out, each one click from the board. */
/** @import {App} from "../../app.js" */
/** @import {State} from "../../types.js" */
import { SIZES, boxesOf } from "../../model/boxes.js";
import { load } from "../../update/puzzle.js";
import { changeGenerate, changeOwn, changePrint, openDrawer } from "../../update/view.js";
import { LEVELLED, generate } from "../../work/generate.js";
import { button, choice, group, mainButton, number, row, select } from "../controls.js";
import { h } from "../dom.js";
import { lessonLink } from "../lesson_link.js";
import { LEVELS } from "../levels.js";
import { SYMMETRIES } from "../symmetries.js";

/** As many as one sheet of Print takes. */
const MOST = 200;

/** @param {State} state @param {App} app */
export function view(state, app) {
  const { variant, level, symmetry, technique, count, made, sentence } = state.generate;
  const kind = state.kinds.find(({ id }) => id === variant);
  const known = state.techniques.filter(({ id }) => kind?.techniques.includes(id));
  const own = { size: "9", box: "3x3", ...state.own.generate };
  const change = (/** @type {object} */ to) => app.change(changeOwn, "generate", to);
  const open = (/** @type {"export" | "print"} */ sheet) => {
    if (sheet === "export") app.change(changeOwn, "export", { which: "made" });
    else app.change(changePrint, { which: "made" });
    app.change(openDrawer, sheet);
  };
  return [
    group("Generate",
      h("div", { class: "line" },
        select("Size", SIZES.map((size) => /** @type {const} */ ([String(size), `${size}×${size}`])), own.size,
          (to) => change({ size: to, box: boxesOf(Number(to))[0][0] })),
        select("Boxes", boxesOf(Number(own.size)), own.box, (to) => change({ box: to }))),
      Number(own.size) > LEVELLED && h("p", { class: "quiet" }, "A board this large is made without a wish for its level."),
      select("Variant", state.kinds.map(({ id, name }) => /** @type {const} */ ([id, name])), variant,
        (to) => app.change(changeGenerate, { variant: to, technique: "" })),
      technique
        ? h("p", { class: "quiet" }, "The level follows from the technique.")
        : choice("Level", LEVELS, /** @type {any} */ (level), (to) => app.change(changeGenerate, { level: to })),
      h("div", { class: "line" },
        select("Symmetry", SYMMETRIES, /** @type {any} */ (symmetry), (to) => app.change(changeGenerate, { symmetry: to })),
        number("How many", count, MOST, (to) => app.change(changeGenerate, { count: Math.min(MOST, to) }))),
      select("Must need", [["", "Any technique"], ...known.map(({ id, name }) => /** @type {const} */ ([id, name]))], technique,
        (to) => app.change(changeGenerate, { technique: to })),
      known.filter(({ id }) => id === technique).map((one) => h("p", { class: "quiet", key: "lesson" }, "What is it? ", lessonLink(app, one))),
      kind?.note && h("p", { class: "quiet" }, kind.note),
      row(mainButton(count > 1 ? `Make ${count} puzzles` : "Make a puzzle", () => generate(app), { picture: "generate" })),
      sentence && h("p", { class: "told" }, sentence)),
    made.length > 0 && group(`Made (${made.length})`,
      row(
        made.length > 1 && button("Save them all", () => open("export"), { picture: "export", title: "One file of them, in a format of your choice" }),
        made.length > 1 && button("Print them", () => open("print"), { picture: "print" })),
      h("ol", { class: "made" }, made.map(({ title, board, level: has = "" }, i) =>
        h("li", { key: i }, button(title, () => app.change(load, board, { level: has, message: `${title}. Undo brings the last board back.` })))))),
  ];
}
