/** All that is kept in one file, to take along to another browser, and back. */
/** @import {App} from "../app.js" */
/** @import {State} from "../types.js" */
import { packedGame, unpackedGame, unpackedResult } from "../model/packed.js";
import { dayOf } from "../model/statistics.js";
import { SETTINGS } from "../state.js";
import { takeOver } from "../update/games.js";
import { isUnfinished } from "../update/shelf.js";
import { changeDrawer, set } from "../update/view.js";
import { save } from "./files.js";

const MOST_BYTES = 8_000_000;
const KIND = "ninefold games";

/** @param {App} app */
export function saveAll(app) {
  const { board, game, log, games, results, settings } = app.state;
  const here = { board, game, log };
  const all = [...(isUnfinished(here) ? [here] : []), ...games].map(packedGame);
  const name = `ninefold-games-${dayOf(new Date())}.json`;
  save(name, new Blob([JSON.stringify({ kind: KIND, version: 1, settings, games: all, results })], { type: "application/json" }));
  app.change(changeDrawer, { sentence: `Saved as ${name}: ${told(all.length, results.length)}.` });
}

/** What the file has beside what is here: nothing of either is lost. @param {App} app @param {File} file */
export async function openAll(app, file) {
  const say = (/** @type {string} */ sentence) => app.change(changeDrawer, { sentence });
  if (file.size > MOST_BYTES) return say(`${file.name} is larger than 8 MB: it is not one of ours.`);
  const found = read(await file.text());
  if (!found) return say(`${file.name} is not a file of kept games.`);
  app.change(takeOver, found.games, found.results);
  if (found.settings) app.change(set, found.settings);
  say(`From ${file.name}: ${told(found.games.length, found.results.length)}.${found.wrong ? ` ${found.wrong} could not be read.` : ""}`);
}

/** @param {string} text */
function read(text) {
  /** @type {any} */
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  if (data?.kind !== KIND || !Array.isArray(data.games) || !Array.isArray(data.results)) return null;
  let wrong = 0;
  /** @template T @param {any[]} list @param {(packed: any) => T} unpacked @returns {T[]} */
  const each = (list, unpacked) => list.flatMap((one) => {
    try {
      return [unpacked(one)];
    } catch {
      wrong += 1;
      return [];
    }
  });
  const games = each(data.games, unpackedGame);
  const results = each(data.results, unpackedResult);
  return { games, results, settings: settingsIn(data.settings), wrong };
}

/** Those that we know, with values of their kind. @param {any} told @returns {Partial<State["settings"]> | null} */
function settingsIn(told) {
  if (typeof told !== "object" || !told) return null;
  return Object.fromEntries(Object.entries(SETTINGS).filter(([name, usual]) => typeof told[name] === typeof usual).map(([name]) => [name, told[name]]));
}

/** @param {number} games @param {number} results */
const told = (games, results) =>
  `${games === 1 ? "one unfinished game" : `${games} unfinished games`}, ${results === 1 ? "one finished" : `${results} finished`}`;
