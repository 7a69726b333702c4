/** The name of a technique as the way to its lesson. */
/** @import {App} from "../app.js" */
import { h } from "./dom.js";

/** A few techniques of another scale have no lesson; their names are words. @param {App} app @param {{id: string, name: string}} technique */
export function lessonLink(app, { id, name }) {
  const known = app.state.techniques.find((one) => one.id === id);
  if (!known) return name;
  const open = () => import("../work/school.js").then(({ openLesson }) => openLesson(app, known.lesson ?? id));
  return h("button", { type: "button", class: "lesson-link", title: `Learn ${name}`, onclick: open }, name);
}

/** The same by the name alone, as sentences have it. @param {App} app @param {string} name */
export const lessonLinkByName = (app, name) => {
  const known = app.state.techniques.find((one) => one.name === name);
  return known ? lessonLink(app, known) : h("b", null, name);
};
