/** Puts the parts together: the kept state, the drawing, the inputs, what is watched. */
/** @import {App} from "./app.js" */
/** @import {State} from "./types.js" */
import { makeApp } from "./app.js";
import { listenToDrops } from "./input/drop.js";
import { listenToKeys } from "./input/keyboard.js";
import { focusCell, listenToPointer } from "./input/pointer.js";
import { page } from "./render/page.js";
import { openSheet } from "./render/parts.js";
import { initialState } from "./state.js";
import { TABS } from "./update/shelf.js";
import { tick } from "./update/view.js";
import { get } from "./work/api.js";
import { checkRemoval } from "./work/check.js";
import { followLink, keep, kept, setAside } from "./work/keep.js";
import { keepGames, keptGames, listenToOtherTabs, setGamesAside } from "./work/kept_games.js";
import { watchFog } from "./work/fog.js";
import { watchFinish, watchMistakes } from "./work/play.js";
import { watchTyping } from "./work/typing.js";

/** @param {string} id */
function place(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no ${id}`);
  return found;
}

const places = { rail: place("rail"), head: place("head"), stage: place("stage"), foot: place("foot"), side: place("side") };

let waiting = 0;
const keys = /** @type {(keyof State)[]} */ (Object.keys(initialState()));

/** @param {State} state @param {App} app @param {State} before */
function drawn(state, app, before) {
  const hadFocus = document.activeElement?.closest("#grid") !== null && document.activeElement !== null;
  try {
    page(state, app, places);
  } catch {
    // Whatever was asked for, the page goes on with what it showed before.
    app.state = { ...before, message: "This cannot be shown here.", tone: "bad" };
    page(app.state, app, places);
    return;
  }
  if (hadFocus && (before.cursor !== state.cursor || !document.activeElement?.closest("#grid"))) focusCell(state.cursor);
  if (before.view !== state.view) document.querySelector(".path [aria-current]")?.scrollIntoView({ block: "nearest" });
  if (before.drawer.open !== state.drawer.open && state.drawer.open) document.getElementById("drawer-title")?.focus();
  openSheet(state)?.drawn?.(app, before);
  watchFinish(app, before);
  watchTyping(app, before);
  watchFog(app);
  watchMistakes(app);
  if (state.check.digging && removed(before, state)) checkRemoval(app);
  if (!keys.some((key) => key !== "game" && state[key] !== before[key])) return; // only the clock went on
  keepGames(state, before);
  clearTimeout(waiting);
  waiting = window.setTimeout(() => keep(app.state), 250);
}

/** Whether digits were taken away, and none added. @param {State} before @param {State} state */
const removed = ({ board: old }, { board }) =>
  old !== board && old.digits.length === board.digits.length &&
  old.digits.some((digit, i) => digit && !board.digits[i]) && old.digits.every((digit, i) => digit === board.digits[i] || !board.digits[i]);

const app = makeApp({ ...kept(), ...keptGames(), tab: Math.floor(Math.random() * TABS) }, drawn);
// The first that can be shown; what cannot is set aside.
for (const start of [() => app.state, () => ({ ...setAside(), ...keptGames() }), () => ({ ...setAside(), ...setGamesAside() })]) {
  try {
    page((app.state = start()), app, places);
    break;
  } catch {
    continue;
  }
}
listenToKeys(app);
listenToPointer(app, places.stage);
listenToDrops(app);
followLink(app);
// The address of the event: that of the page may be overwritten by what is kept in between.
window.addEventListener("hashchange", ({ newURL }) => followLink(app, new URL(newURL).hash));
window.addEventListener("pagehide", () => keep(app.state));
setInterval(() => document.visibilityState === "visible" && app.change(tick), 1000);
listenToOtherTabs(app);
// What a visit without the program needs comes when the page has what it needs itself.
setTimeout(() => import("./work/offline.js").then(({ prepare }) => prepare(app)), 2000);
get("about").then(
  ({ techniques, other_scale, kinds }) => app.change((state) => ({ ...state, techniques: [...techniques, ...other_scale], kinds })),
  () => undefined, // techniques and variants are wishes one can do without
);
