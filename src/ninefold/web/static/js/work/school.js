/** Lessons, as the server tells them. */
/** @import {App} from "../app.js" */
import { needStyle } from "../render/overlay.js";
import { changeDrawer, changeOwn } from "../update/view.js";
import { ask, trying } from "./api.js";

/** The list of all lessons, fetched once. @param {App} app */
export const fetchFamilies = (app) =>
  trying(app, async () => {
    await needStyle("css/school.css");
    if (app.state.own.school?.families) return;
    const { families, course, placement, topics } = await ask("learn", {});
    app.change(changeOwn, "school", { families, course, placement, topics });
  });

/** The lesson of a technique, in the sheet. @param {App} app @param {string} name */
export const openLesson = (app, name) =>
  trying(app, async () => {
    app.change(changeDrawer, { open: "school", sentence: "" });
    app.change(changeOwn, "scan", { look: null });
    if (app.state.own.school?.lesson?.technique.id === name) return app.change(changeOwn, "school", { exercise: null, test: null });
    const { lesson } = await ask("learn", { name });
    app.change(changeOwn, "school", { lesson, at: 0, exercise: null, test: null });
  });

/** The exercise that a link names. @param {App} app @param {string} technique @param {number} seed */
export const openExercise = async (app, technique, seed) => {
  app.change(changeDrawer, { open: "school", sentence: "" });
  app.change(changeOwn, "scan", { look: null });
  await fetchFamilies(app);
  const { beginPractice } = await import("./practice.js");
  await beginPractice(app, technique, seed);
};

/** Back to the list. @param {App} app */
export const closeLesson = (app) => app.change(changeOwn, "school", { lesson: null });
