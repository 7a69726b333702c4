/** Learn: every technique by its family; a lesson with its example in pictures that build up. */
/** @import {App} from "../../app.js" */
/** @import {Family, Lesson, Picture, Topic} from "../../answers.js" */
/** @import {State} from "../../types.js" */
import { load } from "../../update/puzzle.js";
import { changeOwn } from "../../update/view.js";
import { boardFrom } from "../../work/files.js";
import { beginTest } from "../../work/placement.js";
import { beginPractice, openWhole } from "../../work/practice.js";
import { openRecord, saveRecord } from "../../work/school_file.js";
import { due, neededHints, nextOf, record } from "../../work/school_record.js";
import { makeWorksheet } from "../../work/print.js";
import { openScan } from "../../work/scan.js";
import { closeLesson, fetchFamilies, openLesson } from "../../work/school.js";
import { button, group, mainButton, number, row, select } from "../controls.js";
import { h } from "../dom.js";
import { layer, units } from "../scene.js";
import { icon } from "../icons.js";
import { lessonLinkByName } from "../lesson_link.js";
import { noteText, practice } from "./practice.js";
import { scan } from "./scan.js";

export const opened = fetchFamilies;

/** On one worksheet that the app makes. */
const MOST_EXERCISES = 50;
const STAGES = { before: "Before", pattern: "Pattern", step: "Step", after: "After" };

/** @param {State} state @param {App} app */
export function view(state, app) {
  const { families, lesson, at, exercise, course, topics } = state.own.school ?? {};
  if (exercise) return practice(state, app);
  if (state.own.scan?.look) return scan(state, app);
  if (lesson) return told(app, lesson, at ?? 0, course ?? []);
  if (!families) return h("p", { class: "quiet", role: "status" }, "The lessons come …");
  return [
    h("p", { class: "quiet" }, "What each technique is, why it is true and how to spot it. The families and their techniques go from easy to hard."),
    theCourse(state, app, course),
    topics.map((/** @type {Topic} */ topic) => h("details", { key: topic.id, class: "family" },
      h("summary", null, topic.title, h("small", null, "to read")),
      h("div", { class: "lesson" }, topic.sections.map(({ heading, text }) => part(heading, text.map((one) => h("p", null, one)))),
        topic.id === "scanning" && row(mainButton("Scan my board", () => openScan(app)))))),
    families.map((/** @type {Family} */ family) => h("details", { key: family.id, class: "family" },
      h("summary", null, family.title, h("small", null, family.lessons.length)),
      h("p", { class: "quiet" }, family.about),
      h("ol", { class: "samples" }, family.lessons.map(({ technique, standing }) =>
        h("li", { key: technique.id }, h("button", { type: "button", onclick: () => openLesson(app, technique.id) },
          h("span", { class: "name" }, technique.name), h("span", { class: "does" }, standing))))))),
    asFile(app),
  ];
}

/** The next lesson, what should come again, and where the person's own games needed hints. @param {State} state @param {App} app @param {string[]} course */
function theCourse({ techniques }, app, course) {
  const kept = record();
  const named = (/** @type {string} */ id) => techniques.find((one) => one.id === id)?.name ?? id;
  const next = nextOf(course, kept);
  const again = due(kept.notes, new Date()).slice(0, 5);
  const hinted = neededHints(kept);
  const found = course.filter((id) => kept.notes[id]?.row).length;
  return [
    group("Course",
      h("p", { class: "quiet" }, next ? `${found} of ${course.length} techniques found, the most useful first.` : "Every technique of the course was found."),
      row(next && mainButton(`Next lesson: ${named(next)}`, () => openLesson(app, next)),
        button("Placement test", () => beginTest(app), { title: "Up to ten boards tell where to begin" }))),
    again.length > 0 && group("Practise again", row(again.map((id) => button(named(id), () => beginPractice(app, id))))),
    hinted.length > 0 && group("From your games",
      h("p", { class: "quiet" }, "Here you needed the whole hint. These are worth learning next:"),
      row(hinted.map(([id, count]) => button(`${named(id)}, ${count === 1 ? "once" : `${count} times`}`, () => openLesson(app, id))))),
    kept.notes && Object.keys(kept.notes).length > 0 && learnt(app, kept, named),
  ];
}

/** Every technique that was practised, how often found and how fast, and the file of it. */
/** @param {App} app @param {import("../../work/school_record.js").SchoolRecord} kept @param {(id: string) => string} named */
const learnt = (app, kept, named) => h("details", { key: "learnt", class: "family" },
  h("summary", null, "What I have practised", h("small", null, Object.keys(kept.notes).length)),
  h("ol", { class: "samples" }, Object.entries(kept.notes).map(([id, note]) =>
    h("li", { key: id }, h("button", { type: "button", onclick: () => openLesson(app, id) },
      h("span", { class: "name" }, named(id)), h("span", { class: "does" }, noteText(note)))))));

/** @param {App} app */
const asFile = (app) => group("Kept in this browser",
  h("p", { class: "quiet" }, "What you have practised stays in this browser. A file takes it to another one; what is there stays, too."),
  row(button("Save what I have learnt", () => saveRecord(app), { picture: "export" }),
    h("label", { class: "button file" }, icon("open"), h("span", null, "Take over a file"),
      h("input", { type: "file", class: "unseen", accept: ".json,application/json", onchange: (/** @type {any} */ event) => {
        const [file] = event.target.files;
        event.target.value = "";
        if (file) openRecord(app, file);
      } }))));

/** @param {App} app @param {Lesson} lesson @param {number} at @param {string[]} course */
const told = (app, lesson, at, course) => [
  h("div", { class: "line browse" }, button("All techniques", () => closeLesson(app), { picture: "back" }), h("span", null, `${lesson.family}, ${lesson.standing}`)),
  h("article", { class: "lesson", key: lesson.technique.id },
    h("h3", null, lesson.technique.name),
    h("p", { class: "what" }, lesson.what),
    example(app, lesson, at, course),
    part("When it applies", h("p", null, lesson.applies)),
    part("Why it is true", h("ol", null, lesson.why.map((one) => h("li", null, one)))),
    part("How to spot it", h("p", null, lesson.spot)),
    part("Mistakes people make", h("ul", null, lesson.mistakes.map((one) => h("li", null, one)))),
    part("How often, how hard", h("ul", null, [lesson.how_often, lesson.hodoku, lesson.explainer].map((one) => h("li", null, one)))),
    worksheet(app, lesson),
    part("Related", row(lesson.related.map(({ technique, what }) => button(technique.name, () => openLesson(app, technique.id), { title: what }))))),
];

const HELP = /** @type {const} */ ([["0", "No help"], ["1", "Digits"], ["2", "Digits and houses"], ["3", "Digits, houses and cells"]]);

/** For teachers: exercises on paper. @param {App} app @param {Lesson} lesson */
function worksheet(app, { technique }) {
  const { count, help } = { count: 12, help: "0", ...app.state.own.worksheet };
  const change = (/** @type {object} */ to) => app.change(changeOwn, "worksheet", to);
  return part("On paper", [
    h("p", { class: "quiet" }, "Boards to find it on, the answers at the back: a worksheet for a class."),
    h("div", { class: "line" },
      number("Exercises", count, MOST_EXERCISES, (to) => change({ count: Math.min(MOST_EXERCISES, Math.max(1, Math.floor(to))) })),
      select("Help below each", HELP, help, (to) => change({ help: to }))),
    row(button("Make a worksheet", () => makeWorksheet(app, technique.id, count, Number(help)), { picture: "print" }))]);
}

/** @param {string} heading @param {any} body */
const part = (heading, body) => [h("h4", null, heading), body];

/** One picture at a time. @param {App} app @param {Lesson} lesson @param {number} at @param {string[]} course */
function example(app, { technique, example: { board, step, pictures } }, at, course) {
  const picture = pictures[at];
  return h("figure", { "aria-label": "An example" },
    drawn(picture),
    h("div", { class: "player", role: "group", "aria-label": "Pictures of the example" },
      pictures.map(({ stage }, i) => h("button", { type: "button", class: "button", key: stage, "aria-pressed": String(i === at), onclick: () => app.change(changeOwn, "school", { at: i }) },
        h("span", null, STAGES[stage])))),
    h("figcaption", { role: "status" }, picture.parts.map(({ text, role }) => (role === "technique" ? lessonLinkByName(app, text) : text))),
    h("details", { class: "family", key: "eureka" }, h("summary", null, "In Eureka notation"), h("code", null, step.eureka),
      h("p", { class: "quiet" }, "How to read it stands under Notation, in the list of all techniques.")),
    row(mainButton("Practise it", () => beginPractice(app, technique.id)),
      course.includes(technique.id) && button("A whole puzzle", () => openWhole(app, technique), { title: "It needs this technique and nothing the course has later" }),
      button("Put it on the board", () => app.change(load, boardFrom(board), { message: `Find the ${technique.name}. Undo brings your board back.` }))));
}

/** @param {Picture} picture */
function drawn({ width, height, around, primitives, sentence }) {
  const box = [-around, -around, width + 2 * around, height + 2 * around].map(units).join(" ");
  return h("svg", { viewBox: box, role: "img", "aria-label": sentence }, layer(primitives));
}
