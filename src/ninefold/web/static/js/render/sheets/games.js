/** Games: the puzzles of the day, those that wait, times, and those that were finished. */
/** @import {App} from "../../app.js" */
/** @import {Result, State} from "../../types.js" */
import { capital } from "../../model/capital.js";
import { byGroup, dayAfter, streaks } from "../../model/statistics.js";
import { bringBack, drop } from "../../update/games.js";
import { changeDrawer, changeOwn } from "../../update/view.js";
import { clockText } from "../../work/clock.js";
import { openDaily, puzzlesOf, today } from "../../work/daily.js";
import { trying } from "../../work/api.js";
import { openReplay } from "../../work/replay.js";
import { openAll, saveAll } from "../../work/take_along.js";
import { button, group, iconButton, row } from "../controls.js";
import { h } from "../dom.js";
import { icon } from "../icons.js";
import { replay } from "../replay.js";
import { nameOf, unfinished } from "../unfinished.js";

/** @param {App} app */
export const opened = (app) => trying(app, async () => void (await puzzlesOf(app)));

/** @param {State} state @param {App} app */
export function view(state, app) {
  const own = state.own.games ?? {};
  if (own.replay) return replay(own.replay, app);
  return [
    group("Today", daily(state, app)),
    (state.games.length > 0 || own.dropped) && group("Go on",
      unfinished(state.games, app, (entry) => iconButton("close", `Remove ${nameOf(entry)}`, () => app.change(drop, entry.game.id))),
      own.dropped && row(button(`Bring back ${nameOf(own.dropped)}`, () => app.change(bringBack), { picture: "undo" }))),
    state.results.length > 0 && group("Times", times(state.results)),
    state.results.length > 0 && group("Finished", finished(state, app, own.all)),
    group("Kept in this browser",
      h("p", { class: "quiet" }, "Games and times stay in this browser. A file takes them to another one; what is there stays, too."),
      row(button("Save all as a file", () => saveAll(app), { picture: "export" }),
        h("label", { class: "button file" }, icon("open"), h("span", null, "Take over a file"),
          h("input", { type: "file", class: "unseen", accept: ".json,application/json", onchange: (/** @type {any} */ event) => {
            const [file] = event.target.files;
            event.target.value = "";
            if (file) openAll(app, file);
          } })))),
  ];
}

/** @param {State} state @param {App} app */
function daily(state, app) {
  const day = today();
  const { now, longest } = streaks(state.results, day);
  const puzzles = state.days[day];
  const open = (/** @type {string} */ name) => openDaily(app, name).then(() => app.change(changeDrawer, { open: "" }));
  return [
    puzzles
      ? h("div", { class: "daily" }, puzzles.map((one) => {
        const done = state.results.find((result) => result.daily === `${day} ${one.name}`);
        const begun = state.game.daily === `${day} ${one.name}` || state.games.some(({ game }) => game.daily === `${day} ${one.name}`);
        return h("button", { type: "button", class: `button${done ? " done" : ""}`, onclick: () => open(one.name) },
          h("b", null, one.title), h("small", null, done ? `✓ ${clockText(done.seconds)}` : begun ? "go on" : one.level));
      }))
      : h("p", { class: "quiet" }, "The puzzles of the day come from the program, once a day."),
    h("p", { class: "quiet" }, rowText(state.results, day, now, longest)),
  ];
}

/** @param {readonly Result[]} results @param {string} day @param {number} now @param {number} longest */
function rowText(results, day, now, longest) {
  if (!longest) return "They are the same everywhere. Solve one each day for days in a row.";
  const today = results.some((one) => one.day === day && one.daily.startsWith(day));
  const days = (/** @type {number} */ n) => (n === 1 ? "one day" : `${n} days`);
  if (!now) return `The longest row was ${days(longest)}. A new one begins with a puzzle of today.`;
  return `${capital(days(now))} in a row${today ? "" : ", today still to come"}; the longest row: ${days(longest)}.`;
}

/** @param {readonly Result[]} results */
const times = (results) =>
  h("table", { class: "times" },
    h("thead", null, h("tr", null, ["Puzzles", "Solved", "Best", "Average"].map((text) => h("th", { scope: "col" }, text)))),
    h("tbody", null, byGroup(results).map(({ group: name, solved, best, average }) =>
      h("tr", { key: name }, h("th", { scope: "row" }, name ? capital(name) : "Your own"), h("td", null, solved),
        h("td", null, best === null ? "–" : clockText(best)), h("td", null, clockText(average))))));

const FIRST = 12;

/** @param {State} state @param {App} app @param {boolean} all */
function finished({ results }, app, all) {
  const shown = all ? results : results.slice(0, FIRST);
  return [
    h("ol", { class: "samples" }, shown.map((one) =>
      h("li", { key: `${one.when}${one.puzzle}` }, h("button", { type: "button", onclick: () => openReplay(app, one), disabled: !one.log, title: one.log ? "Replay" : "Its moves are not kept any more" },
        h("span", { class: "name" }, one.title || (one.level ? capital(one.level) : "Your own")),
        h("span", { class: "does" }, [whenText(one.day), clockText(one.seconds), one.hints ? "hints" : ""].filter(Boolean).join(" · ")))))),
    shown.length < results.length && row(button(`All ${results.length}`, () => app.change(changeOwn, "games", { all: true }))),
  ];
}

/** @param {string} day */
function whenText(day) {
  if (day === today()) return "today";
  return day === dayAfter(today(), -1) ? "yesterday" : day;
}
