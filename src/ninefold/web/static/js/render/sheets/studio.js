/** Studio: a puzzle of one's own, drawn, tested and published, with the solver looking over one's shoulder. */
/** @import {App} from "../../app.js" */
/** @import {State} from "../../types.js" */
/** @import {Page, Verdict} from "../../studio/state.js" */
import { drawPage } from "../../studio/draw_page.js";
import { takes } from "../../studio/input.js";
import { laid } from "../../studio/layers.js";
import { drawn as look, fetchTools } from "../../studio/live.js";
import { publishPage } from "../../studio/publish_page.js";
import { setStudio, studioOf } from "../../studio/state.js";
import { testPage } from "../../studio/test_page.js";
import { changePlay } from "../../update/view.js";
import { choice } from "../controls.js";
import { h } from "../dom.js";
import { lessonLink } from "../lesson_link.js";
import { needStyle } from "../overlay.js";

export { laid, takes };

/** @param {App} app */
export function opened(app) {
  needStyle("css/studio.css");
  app.change(changePlay, { running: false }); // nobody plays while one sets
  return fetchTools(app);
}

/** @param {App} app */
export function drawn(app) {
  fetchTools(app);
  look(app);
}

const PAGES = /** @type {const} */ ([["draw", "Draw"], ["test", "Test"], ["publish", "Publish"]]);
/** @type {Record<Page, (state: State, app: App) => any>} */
const VIEWS = { draw: drawPage, test: testPage, publish: publishPage };

/** @param {State} state @param {App} app */
export function view(state, app) {
  const { page, verdict } = studioOf(state);
  return h("div", { class: "studio" },
    strip(app, verdict),
    choice("What to do", PAGES, page, (to) => setStudio(app, { page: to, draft: null })),
    h("div", { class: "page", key: page }, VIEWS[page](state, app)));
}

/** @type {Record<Verdict["kind"], string>} */
const SIGNS = { "": "…", none: "✕", one: "✓", many: "∗", unknown: "?" };

/** @param {App} app @param {Verdict} verdict */
const strip = (app, { kind, sentence, looking, hardest, details }) =>
  h("p", { class: `verdict ${kind}${looking ? " looking" : ""}`, role: "status", id: "verdict" },
    h("span", { class: "sign", "aria-hidden": "true" }, SIGNS[kind]),
    h("span", null, h("b", null, sentence || "Looking …"), details.length > 0 && ` ${details.join(" ")}`, hardest && [" Hardest step: ", lessonLink(app, hardest)]));
