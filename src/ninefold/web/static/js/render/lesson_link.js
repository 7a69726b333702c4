/** The name of a technique as the way to its lesson. */
/** @import {App} from "../app.js" */
import { iconButton } from "./controls.js";
import { h } from "./dom.js";

/** Opens the lesson; none where the server has not yet said which there are. @param {App} app @param {string} id */
function opening(app, id) {
  const known = app.state.techniques.find((one) => one.id === id);
  return known && (() => import("../work/school.js").then(({ openLesson }) => openLesson(app, known.lesson ?? id)));
}

/** @param {App} app @param {{id: string, name: string}} technique */
export function lessonLink(app, { id, name }) {
  const open = opening(app, id);
  return open ? h("button", { type: "button", class: "lesson-link", title: `Learn ${name}`, onclick: open }, name) : name;
}

/** The same at the end of a row that does something else when it is pressed. @param {App} app @param {{id: string, name: string}} technique */
export function lessonButton(app, { id, name }) {
  const open = opening(app, id);
  return open && iconButton("school", `Learn ${name}`, open, { class: "button icon-only learn" });
}

/** The same by the name alone, as sentences have it. @param {App} app @param {string} name */
export const lessonLinkByName = (app, name) => {
  const known = app.state.techniques.find((one) => one.name === name);
  return known ? lessonLink(app, known) : h("b", null, name);
};
