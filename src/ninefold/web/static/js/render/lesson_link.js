/** The name of a technique as the way to its lesson. */
/** @import {App} from "../app.js" */
import { h } from "./dom.js";

/** Techniques of another scale have no lesson; their names are words. @param {App} app @param {{id: string, name: string}} technique */
export function lessonLink(app, { id, name }) {
  if (!app.state.techniques.some((one) => one.id === id)) return name;
  const open = () => import("../work/school.js").then(({ openLesson }) => openLesson(app, id));
  return h("button", { type: "button", class: "lesson-link", title: `Learn ${name}`, onclick: open }, name);
}
