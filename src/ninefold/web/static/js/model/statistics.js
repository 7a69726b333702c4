/** What finished games say together: times by level, days in a row. */
/** @import {Result} from "../types.js" */

/** A day of the person's own clock, as 2026-11-17. @param {Date} date */
export const dayOf = (date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");

/** @param {string} day @param {number} by */
export function dayAfter(day, by = 1) {
  const [year, month, date] = day.split("-").map(Number);
  return dayOf(new Date(year, month - 1, date + by, 12));
}

/** What is compared with what: games of one level and one kind; "" for puzzles that have neither. @param {Pick<Result, "level" | "kind">} result */
export const groupOf = ({ level, kind }) => [kind, level].filter(Boolean).join(", ");

/** Times with hints are no best times. @param {readonly Result[]} results @param {string} group @returns {number | null} */
function bestOf(results, group) {
  const times = results.filter((one) => groupOf(one) === group && !one.hints).map((one) => one.seconds);
  return times.length ? Math.min(...times) : null;
}

const LEVELS = ["easy", "medium", "hard", "unfair", "extreme"];

/** A row for each group, plain levels first. @param {readonly Result[]} results */
export function byGroup(results) {
  /** @type {Map<string, Result[]>} */
  const groups = new Map();
  for (const one of results) groups.set(groupOf(one), [...(groups.get(groupOf(one)) ?? []), one]);
  const rank = (/** @type {string} */ group) => (LEVELS.includes(group) ? LEVELS.indexOf(group) : LEVELS.length);
  return [...groups].sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b)).map(([group, all]) => ({
    group,
    solved: all.length,
    best: bestOf(all, group),
    average: Math.round(all.reduce((sum, one) => sum + one.seconds, 0) / all.length),
  }));
}

/**
 * Days in a row on which a puzzle of that day was solved; a day that is not over yet does not break the row.
 * @param {readonly Result[]} results
 * @param {string} today
 */
export function streaks(results, today) {
  const days = new Set(results.filter((one) => one.daily.startsWith(one.day)).map((one) => one.day));
  const backFrom = (/** @type {string} */ day) => {
    let length = 0;
    for (let at = day; days.has(at); at = dayAfter(at, -1)) length += 1;
    return length;
  };
  return { now: backFrom(days.has(today) ? today : dayAfter(today, -1)), longest: Math.max(0, ...[...days].map(backFrom)) };
}
