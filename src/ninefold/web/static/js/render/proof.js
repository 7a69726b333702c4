/**
 * The lines that prove a forcing chain, as a tree: one branch for each assumption, what follows from it one under the
 * other, each of them a phrase that lights up its cell. Replay walks through a branch.
 */
/** @import {App} from "../app.js" */
/** @import {Step} from "../types.js" */
import { sizeOf } from "../model/shape.js";
import { emphasise } from "../update/view.js";
import { button } from "./controls.js";
import { h } from "./dom.js";
import { sentence } from "./sentence.js";

const BEAT = 700;

/** @param {App} app @param {Step} step */
export function proof(app, step) {
  if (!step.proof.length) return null;
  return h("div", { class: "proof", role: "group", "aria-label": "The proof, branch by branch" },
    step.proof.map((line, i) => branch(app, line, i === 0)));
}

/** "If r1c1 is 5: this; that." @param {App} app @param {string} line @param {boolean} open */
function branch(app, line, open) {
  const [, assumed, rest] = /^([^:]+): (.*?)\.?$/s.exec(line) ?? ["", line, ""];
  const parts = rest.split(/; (?![^()]*\))/).map((text) => partOf(app, text));
  return h("details", { open: open || undefined },
    h("summary", null, h("span", null, assumed)),
    h("ol", null, parts.map((part) => h("li", null, sentence(app, [part])))),
    parts.length > 1 && button("Replay", () => replay(app, parts), { picture: "play" }));
}

/** @param {App} app @param {string} text */
function partOf(app, text) {
  const size = sizeOf(app.state.board.shape);
  const found = /r(\d+)c(\d+)/.exec(text);
  const cells = found ? [(Number(found[1]) - 1) * size + Number(found[2]) - 1] : [];
  return { text, role: "node", ink: / is not /.test(text) ? "removed" : "pattern", cells, digits: [], houses: [] };
}

/** @param {App} app @param {ReturnType<typeof partOf>[]} parts */
function replay(app, parts) {
  const { view } = app.state;
  let at = 0;
  const timer = setInterval(() => {
    if (at >= parts.length || app.state.view !== view) {
      clearInterval(timer);
      app.change(emphasise, null);
      return;
    }
    // All cells so far stay lit, so that the chain grows.
    at += 1;
    app.change(emphasise, { ...parts[at - 1], cells: parts.slice(0, at).flatMap((part) => part.cells) });
  }, BEAT);
}
