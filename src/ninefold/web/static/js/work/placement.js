/** The placement test: ten boards over the course, and where to begin. */
/** @import {App} from "../app.js" */
import { changeOwn, say } from "../update/view.js";
import { beginPractice, endPractice } from "./practice.js";
import { noteStart, startBy } from "./school_record.js";

/** @param {App} app */
export function beginTest(app) {
  app.change(changeOwn, "school", { test: { found: [] } });
  return beginPractice(app, app.state.own.school.placement[0]);
}

/** After a board: the next one, or the end. @param {App} app @param {boolean} found */
export function goOnTest(app, found) {
  const { test, placement, course } = app.state.own.school;
  const all = [...test.found, found];
  // Two that are not found in a row: what follows is harder.
  if (all.length < placement.length && (found || all.at(-2) !== false)) {
    app.change(changeOwn, "school", { test: { found: all } });
    return beginPractice(app, placement[all.length]);
  }
  const start = startBy(course, placement, all);
  noteStart(start);
  endPractice(app);
  app.change(changeOwn, "school", { test: null, lesson: null });
  const name = app.state.techniques.find(({ id }) => id === start)?.name ?? start;
  return app.change(say, `${all.filter(Boolean).length} of ${all.length} found. Begin with ${name}.`, "good");
}
