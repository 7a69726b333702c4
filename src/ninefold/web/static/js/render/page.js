/** The whole page from the state. */
/** @import {App} from "../app.js" */
/** @import {State} from "../types.js" */
/** @import {Part} from "./parts.js" */
import { faultsOf } from "../model/rules.js";
import { fogOf } from "../update/fog.js";
import { pause, resume } from "../update/games.js";
import { endTyping } from "../update/typing.js";
import { changeDrawer, changeOwn, lookAtOwn, openDrawer, set, showKeypad, showPanel, zoom } from "../update/view.js";
import { clockText } from "../work/clock.js";
import { finishTyping } from "../work/typing.js";
import { board, canZoom } from "./board.js";
import { button, iconButton } from "./controls.js";
import { h, patch } from "./dom.js";
import { icon } from "./icons.js";
import { keypad } from "./keypad.js";
import { PANELS, SHEETS, shownPart } from "./parts.js";
import { isFresh, welcome } from "./welcome.js";

/** @param {State} state @param {App} app @param {{rail: Element, stage: Element, side: Element, head: Element, foot: Element}} places */
export function page(state, app, places) {
  document.documentElement.dataset.theme = state.settings.theme;
  patch(places.rail, SHEETS.map((sheet) => railButton(state, app, sheet)), more(state, app));
  places.rail.classList.toggle("all", Boolean(state.own.rail?.all));
  patch(places.head, head(state, app));
  patch(places.stage, state.play.paused ? paused(app) : board(state), isFresh(state) && welcome(state, app));
  patch(places.foot, foot(state, app));
  patch(places.side, side(state, app));
}

/** @param {State} state @param {App} app @param {Part} sheet */
const railButton = (state, app, { id, label }) =>
  h("button", { type: "button", title: label, "aria-expanded": String(state.drawer.open === id), "aria-controls": "side",
    onclick: () => {
      showAll(app, false);
      app.change(openDrawer, id);
    } }, icon(id), h("span", null, label));

/** A phone has no room for all of them: the rest lie behind this one. @param {State} state @param {App} app */
const more = ({ own }, app) =>
  h("button", { type: "button", class: "more", title: own.rail?.all ? "Fewer" : "More", "aria-expanded": String(Boolean(own.rail?.all)), "aria-controls": "rail",
    onclick: () => showAll(app, !own.rail?.all) }, icon("menu"), h("span", null, own.rail?.all ? "Fewer" : "More"));

/** @param {App} app @param {boolean} all */
const showAll = (app, all) => app.change(changeOwn, "rail", { all });

/** @param {State} state @param {App} app */
function head(state, app) {
  const { board: shown, game, settings, play } = state;
  const givens = shown.given.filter(Boolean).length;
  return [
    h("h1", { title: shown.title, dir: "auto" }, shown.title || (givens ? `${givens} ${givens === 1 ? "given" : "givens"}` : "Your board")),
    shown.author && h("span", { class: "author", dir: "auto" }, `by ${shown.author}`),
    game.level && h("span", { class: "level" }, game.level),
    shown.variant && h("span", { class: "rules", title: Object.values(shown.variant.words).flat().join("\n") },
      Object.keys(shown.variant.words).join(", ")),
    h("div", { class: "time" },
      canZoom(state) && iconButton("zoom", "Larger cells", () => app.change(zoom), { "aria-pressed": String(state.zoomed) }),
      settings.timer && h("time", { class: "clock" }, clockText(game.seconds)),
      iconButton(play.running ? "pause" : "play", play.running ? "Pause" : play.paused ? "Go on" : "Start the timer", () => app.change(play.running ? pause : resume)),
      iconButton("eye", settings.timer ? "Hide the timer" : "Show the timer", () => app.change(set, { timer: !settings.timer }),
        { "aria-pressed": String(settings.timer) })),
  ];
}

/** What stands in the place of the board while the game rests: nothing of it can be read. @param {App} app */
const paused = (app) =>
  h("div", { class: "board paused", key: "paused" },
    h("p", null, "Paused"), button("Go on", () => app.change(resume), { class: "button main", picture: "play", title: "Go on (P)" }));

/** Long work first, then what was said last, then what clashes. @param {State} state @param {App} app */
function foot(state, app) {
  const { work, view } = state;
  const clash = (state.settings.conflicts && view.kind === "own" && faultsOf(fogOf(state).board)[0]?.sentence) || "";
  const text = clash && (!state.message || state.tone === "plain") ? clash : state.message;
  return [
    work && h("div", { class: "work", key: "work" },
      h("progress", { "aria-label": work.what }), h("span", null, `${work.what} … ${work.progress}`), button("Stop", () => work.stopper.abort())),
    h("p", { class: `message ${clash && text === clash ? "bad" : state.tone}`, role: "status", "aria-live": "polite", key: "message" },
      // The panel tells the step: here it is only spoken, and a line says which one it is.
      view.kind === "step" ? [h("span", { class: "unseen" }, text), h("span", { "aria-hidden": "true" }, stepLine(state, view.at))] : text),
    state.typing && button("Done", () => finishTyping(app), { key: "done", class: "button main", title: "Check it, lock it and start (Enter)" }),
    state.typing && button("Cancel", () => app.change(endTyping), { key: "cancel", title: "Leave the digits as they are (Esc)" }),
    view.kind !== "own" && button("My board", () => app.change(lookAtOwn), { key: "own", title: "Back to my board (Esc)" }),
  ];
}

/** @param {State} state @param {number} at */
function stepLine({ explain: { path } }, at) {
  const step = path?.steps[at];
  return step ? `Step ${at + 1} of ${path.steps.length}: ${step.technique.name}` : (path?.sentence ?? "");
}

/** @param {State} state @param {App} app */
function side(state, app) {
  const sheet = SHEETS.find(({ id }) => id === state.drawer.open) ?? null;
  const panel = PANELS.find(({ id }) => id === state.panel) ?? PANELS[0];
  const opened = shownPart(SHEETS, sheet, state, app);
  return [
    sheet && drawer(state, app, sheet, opened),
    !sheet && h("div", { class: `pad${state.keypad ? " front" : ""}${state.view.kind === "step" ? " resting" : ""}`, key: "pad", inert: state.play.paused }, keypad(state, app)),
    h("div", { class: "tabs", role: "tablist", key: "tabs", "aria-label": "Panels", onkeydown: walkTabs },
      h("button", { type: "button", class: "tab keys", role: "tab", "aria-selected": String(state.keypad && !sheet), tabindex: state.keypad ? 0 : -1,
        onclick: () => app.change(showKeypad) }, icon("keypad"), h("span", null, "Keys")),
      PANELS.map((one) => tab(state, app, one, sheet !== null))),
    !sheet && h("div", { class: `panel${state.keypad ? "" : " front"}`, role: "tabpanel", id: "panel", key: `panel-${panel.id}`, "aria-labelledby": `tab-${panel.id}` },
      h("h2", { class: "unseen" }, panel.label),
      h("div", { class: "scroll" }, shownPart(PANELS, panel, state, app))),
  ];
}

/** A sheet of the rail: it stands where the panel stands and never covers the board. */
/** @param {State} state @param {App} app @param {Part} sheet @param {any} body */
const drawer = (state, app, { id, label }, body) =>
  h("section", { class: "drawer", key: `drawer-${id}`, "aria-labelledby": "drawer-title" },
    h("h2", { id: "drawer-title", tabindex: -1 }, label, iconButton("close", `Close ${label}`, () => app.change(changeDrawer, { open: "" }))),
    h("div", { class: "scroll" }, body, state.drawer.sentence && h("p", { class: "told", role: "status" }, state.drawer.sentence)));

/** @param {State} state @param {App} app @param {Part} panel @param {boolean} sheet */
function tab(state, app, { id, label }, sheet) {
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
