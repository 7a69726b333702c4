/** The whole page from the state. */
/** @import {App} from "../app.js" */
/** @import {Panel, State} from "../types.js" */
import { clashSentence, clashesOf } from "../model/rules.js";
import { changePlay, lookAtOwn, openDrawer, set, showKeypad, showPanel } from "../update/view.js";
import { loadLibrary } from "../work/files.js";
import { clockText } from "../work/play.js";
import { board } from "./board.js";
import { button, iconButton } from "./controls.js";
import { h, patch } from "./dom.js";
import { RAIL, drawer } from "./drawer.js";
import { icon } from "./icons.js";
import { keypad } from "./keypad.js";
import { checkPanel } from "./panels/check.js";
import { explainPanel } from "./panels/explain.js";
import { generatePanel } from "./panels/generate.js";
import { playPanel } from "./panels/play.js";
import { solvePanel } from "./panels/solve.js";

/** @type {[Panel, string, (state: State, app: App) => any][]} */
const TABS = [
  ["play", "Play", playPanel], ["solve", "Solve", solvePanel], ["explain", "Explain", explainPanel],
  ["check", "Check", checkPanel], ["generate", "Generate", generatePanel],
];

/** @param {State} state @param {App} app @param {{rail: Element, stage: Element, side: Element, head: Element, foot: Element}} places */
export function page(state, app, places) {
  document.documentElement.dataset.theme = state.settings.theme;
  patch(places.rail, RAIL.map(([open, label, name]) => railButton(state, app, open, label, name)));
  patch(places.head, head(state, app));
  patch(places.stage, board(state));
  patch(places.foot, foot(state, app));
  patch(places.side, side(state, app));
}

/** @param {State} state @param {App} app @param {State["drawer"]["open"]} open @param {string} label @param {string} name */
const railButton = (state, app, open, label, name) =>
  h("button", { type: "button", title: label, "aria-expanded": String(state.drawer.open === open), "aria-controls": "side",
    onclick: () => {
      app.change(openDrawer, open);
      if (open === "library" || open === "export") loadLibrary(app);
    } }, icon(name), h("span", null, label));

/** @param {State} state @param {App} app */
function head(state, app) {
  const { board: shown, game, settings, play } = state;
  const givens = shown.given.filter(Boolean).length;
  return [
    h("h1", null, shown.title || (givens ? `${givens} givens` : "Your board")),
    game.level && h("span", { class: "level" }, game.level),
    shown.variant && h("span", { class: "rules", title: Object.values(shown.variant.words).flat().join("\n") },
      Object.keys(shown.variant.words).join(", ")),
    h("div", { class: "time" },
      settings.timer && h("time", { class: "clock" }, clockText(game.seconds)),
      settings.timer && iconButton(play.running ? "pause" : "play", play.running ? "Pause the timer" : "Start the timer",
        () => app.change(changePlay, { running: !play.running })),
      iconButton("eye", settings.timer ? "Hide the timer" : "Show the timer", () => app.change(set, { timer: !settings.timer }),
        { "aria-pressed": String(settings.timer) })),
  ];
}

/** Long work first, then what was said last, then what clashes. @param {State} state @param {App} app */
function foot(state, app) {
  const { work, view } = state;
  const clashes = state.settings.conflicts ? clashesOf(state.board) : [];
  const clash = view.kind === "own" && clashes.length ? clashSentence(state.board, clashes[0]) : "";
  const text = clash && (!state.message || state.tone === "plain") ? clash : state.message;
  return [
    work && h("div", { class: "work", key: "work" },
      h("progress", { "aria-label": work.what }), h("span", null, `${work.what} … ${work.progress}`), button("Stop", () => work.stopper.abort())),
    h("p", { class: `message ${clash && text === clash ? "bad" : state.tone}`, role: "status", "aria-live": "polite", key: "message" }, text),
    view.kind !== "own" && button("My board", () => app.change(lookAtOwn), { key: "own", title: "Back to my board (Esc)" }),
  ];
}

/** @param {State} state @param {App} app */
function side(state, app) {
  const sheet = state.drawer.open !== "";
  const shown = TABS.find(([id]) => id === state.panel) ?? TABS[0];
  return [
    sheet && drawer(state, app),
    !sheet && h("div", { class: `pad${state.keypad ? " front" : ""}${state.view.kind === "step" ? " resting" : ""}`, key: "pad" }, keypad(state, app)),
    h("div", { class: "tabs", role: "tablist", key: "tabs", "aria-label": "Panels", onkeydown: walkTabs },
      h("button", { type: "button", class: "tab keys", role: "tab", "aria-selected": String(state.keypad && !sheet), tabindex: state.keypad ? 0 : -1,
        onclick: () => app.change(showKeypad) }, icon("keypad"), h("span", null, "Keys")),
      TABS.map(([id, label]) => tab(state, app, id, label, sheet))),
    !sheet && h("div", { class: `panel${state.keypad ? "" : " front"}`, role: "tabpanel", id: "panel", key: `panel-${shown[0]}`, "aria-labelledby": `tab-${shown[0]}` },
      h("div", { class: "scroll" }, shown[2](state, app))),
  ];
}

/** @param {State} state @param {App} app @param {Panel} id @param {string} label @param {boolean} sheet */
function tab(state, app, id, label, sheet) {
  const on = state.panel === id;
  return h("button", {
    type: "button", class: `tab${state.keypad ? " behind" : ""}`, role: "tab", id: `tab-${id}`, "aria-selected": String(on && !sheet),
    "aria-controls": "panel", tabindex: on ? 0 : -1, onclick: () => app.change(showPanel, id),
  }, icon(id), h("span", null, label));
}

/** Arrows go from tab to tab. @param {KeyboardEvent} event */
function walkTabs(event) {
  const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  const tabs = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("button")].filter((one) => one.offsetParent !== null);
  const at = tabs.indexOf(/** @type {HTMLButtonElement} */ (event.target));
  if (!by || at < 0) return;
  const next = tabs[(at + by + tabs.length) % tabs.length];
  next.focus();
  next.click();
}
