/** Practice: the task, help in three strengths, the judge's word, and the next board. */
/** @import {App} from "../../app.js" */
/** @import {State} from "../../types.js" */
import { changeOwn } from "../../update/view.js";
import { clockText } from "../../work/clock.js";
import { beginPractice, endPractice, exerciseLink, helpMore, judgeMine, showStep, tryAgain } from "../../work/practice.js";
import { openLesson } from "../../work/school.js";
import { goOnTest } from "../../work/placement.js";
import { averageOf, record } from "../../work/school_record.js";
import { button, mainButton, row } from "../controls.js";
import { h } from "../dom.js";
import { keypad } from "../keypad.js";
import { lessonLink } from "../lesson_link.js";

/** @param {State} state @param {App} app */
export function practice(state, app) {
  const { exercise, helped = 0, verdict, shown, test, placement } = state.own.school;
  const { technique } = exercise;
  const right = verdict?.finding === "right";
  const note = record().notes[technique.id];
  const next = () => beginPractice(app, technique.id);
  if (test) return tested(state, app, exercise, verdict, `Board ${test.found.length + 1} of ${placement.length}`);
  return [
    h("div", { class: "line browse" }, button("The lesson", () => { endPractice(app); openLesson(app, technique.id); }, { picture: "back" }),
      note && h("span", { class: "quiet" }, noteText(note))),
    h("section", { class: "lesson", "aria-label": "Exercise" },
      h("h3", null, exercise.task),
      h("p", { class: "quiet" }, "Do the step on the board: remove the candidates that it removes (select a cell, then Ctrl and the digit, or the keys below in the mode Centre), or place the digit. Then ask."),
      helped > 0 && h("ol", { class: "helps" }, exercise.help.slice(0, helped).map((/** @type {string} */ one) => h("li", null, one))),
      verdict && h("div", { class: `told ${verdict.finding}`, role: "status" }, h("p", null, verdict.sentence),
        verdict.finding === "another" && verdict.step && h("p", { class: "quiet" }, "Learn ", lessonLink(app, verdict.step.technique)),
        right && verdict.step && h("p", { class: "quiet" }, verdict.step.sentence)),
      shown && h("p", { class: "told" }, exercise.step.sentence),
      row(right || shown ? mainButton("Next board", next) : mainButton("Is this it?", () => judgeMine(app)),
        !right && !shown && helped < 3 && button("Help me", () => helpMore(app), { title: `Help ${helped + 1} of 3` }),
        !right && !shown && button("Show me", () => showStep(app)),
        button("Start again", () => tryAgain(app)),
        !right && !shown && button("Another board", next)),
      keypad(state, app),
      shared(state, app)),
  ];
}

/** "2 of 3 found, 0:42 each". @param {import("../../work/school_record.js").Note} note */
export const noteText = (note) => `${note.found} of ${note.tried} found${averageOf(note) ? `, ${clockText(averageOf(note))} each` : ""}`;

/** A link that opens this very board. @param {State} state @param {App} app */
function shared({ own: { school: { exercise, copied } } }, app) {
  const link = exerciseLink(exercise);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    app.change(changeOwn, "school", { copied: true });
  };
  return h("details", { key: "share", class: "family" }, h("summary", null, "Share this exercise"),
    h("input", { type: "text", class: "link", readonly: true, value: link, "aria-label": "Link to this exercise", onfocus: (/** @type {any} */ event) => event.target.select() }),
    h("p", { class: "quiet", role: "status" }, copied ? "The link is copied." : `It opens the same board anywhere, as does ninefold practice --technique ${exercise.technique.id} --seed ${exercise.seed}.`),
    row(button("Copy the link", copy, { picture: "share" })));
}

/** A board of the placement test: one answer, no help. @param {State} state @param {App} app @param {any} exercise @param {any} verdict @param {string} which */
const tested = (state, app, exercise, verdict, which) => [
  h("p", { class: "quiet" }, `Placement test. ${which}.`),
  h("section", { class: "lesson", "aria-label": "Exercise" },
    h("h3", null, exercise.task),
    h("p", { class: "quiet" }, "Remove one candidate that it removes, or place the digit, and ask. If the name says nothing to you, go on."),
    verdict && h("div", { class: `told ${verdict.finding}`, role: "status" }, h("p", null, verdict.sentence)),
    row(verdict
      ? mainButton("Go on", () => goOnTest(app, verdict.finding === "right"))
      : [mainButton("Is this it?", () => judgeMine(app)), button("I do not know it", () => goOnTest(app, false))]),
    keypad(state, app)),
];
