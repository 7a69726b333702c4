/** Unfinished games, finished ones and the puzzles of the day, kept in the browser. */
/** @import {App} from "../app.js" */
/** @import {State} from "../types.js" */
import { packedDaily, packedGame, unpackedDaily, unpackedGame, unpackedResult } from "../model/packed.js";

const KEYS = { games: "ninefold.games.1", results: "ninefold.results.1", days: "ninefold.days.1" };
const MOST_DAYS = 7;

/** Writes what has changed. @param {State} state @param {State} before */
export function keepGames(state, before) {
  if (state.games !== before.games) write(KEYS.games, state.games.map(packedGame));
  if (state.results !== before.results) write(KEYS.results, state.results);
  if (state.days !== before.days) {
    const latest = Object.entries(state.days).sort(([a], [b]) => b.localeCompare(a)).slice(0, MOST_DAYS);
    write(KEYS.days, Object.fromEntries(latest.map(([day, puzzles]) => [day, puzzles.map(packedDaily)])));
  }
}

/** @param {string} key @param {unknown} value */
function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: the page works without it.
  }
}

/** What of the state was kept; what cannot be read is set aside under another name, and told. @returns {Partial<State>} */
export function keptGames() {
  let broken = 0;
  /** @template T @param {string} key @param {(found: any) => T} read @param {T} none @returns {T} */
  const kept = (key, read, none) => {
    let found = null;
    try {
      found = localStorage.getItem(key);
      return found === null ? none : read(JSON.parse(found));
    } catch {
      broken += 1;
      if (found !== null) localStorage.setItem(`${key}.aside`, found);
      return none;
    }
  };
  /** @template T @param {(packed: any) => T} read @returns {(list: any[]) => T[]} */
  const each = (read) => (list) => list.flatMap((one) => {
    try {
      return [read(one)];
    } catch {
      broken += 1;
      localStorage.setItem("ninefold.one.aside", JSON.stringify(one));
      return [];
    }
  });
  const days = (/** @type {any} */ found) => Object.fromEntries(Object.entries(found).map(([day, puzzles]) => [day, puzzles.map(unpackedDaily)]));
  const state = {
    games: kept(KEYS.games, each(unpackedGame), []),
    results: kept(KEYS.results, each(unpackedResult), []),
    days: kept(KEYS.days, days, {}),
  };
  if (!broken) return state;
  return { ...state, message: "Some of the games kept in this browser cannot be read. They are set aside; the others are here.", tone: "bad" };
}

/** What was kept cannot even be shown: all of it gets another name. @returns {Partial<State>} */
export function setGamesAside() {
  for (const key of Object.values(KEYS)) {
    const found = localStorage.getItem(key);
    if (found !== null) localStorage.setItem(`${key}.aside`, found);
    localStorage.removeItem(key);
  }
  return {};
}

/** Games that another tab leaves or finishes are there in this one, too, so that neither writes over the other. @param {App} app */
export function listenToOtherTabs(app) {
  window.addEventListener("storage", ({ key }) => {
    if (!Object.values(KEYS).some((one) => one === key)) return;
    const { games = [], results = [], days = {} } = keptGames();
    app.change((state) => ({ ...state, games: games.filter(({ game }) => game.id !== state.game.id), results, days }));
  });
}
