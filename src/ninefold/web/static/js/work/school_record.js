/** What was learnt, kept in this browser: what was found, how fast, and when it should come again, where hints were needed, where the course begins. */

/**
 * @typedef {{found: number, tried: number, row: number, due: string, seconds: number, timed: number}} Note  of a technique: boards on which it was found, all boards,
 *   how many were found in a row, the day on which it should come again, and the seconds that so many of the found ones took together
 * @typedef {{notes: Record<string, Note>, hints: Record<string, number>, start: string}} SchoolRecord  `start`: the technique that the placement test says to begin with
 */
const KEY = "ninefold-school";
/** Days until it comes again, by how often it was found in a row. */
const REST = [0, 1, 3, 7, 16, 35];
const DAY = 86_400_000;
/** Seconds after which somebody has gone away from the board: then its time says nothing. */
const AWAY = 1800;

/** @returns {SchoolRecord} */
export function record() {
  try {
    const { notes, hints, start } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return { notes: notes ?? {}, hints: hints ?? {}, start: String(start ?? "") };
  } catch {
    return { notes: {}, hints: {}, start: "" };
  }
}

/** @param {Partial<SchoolRecord>} change */
export function keep(change) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...record(), ...change }));
  } catch {
    // Where nothing can be kept, learning goes on without notes.
  }
}

/** @param {Date} day */
const dayText = (day) => new Date(day.getTime() - day.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** A note after one more board. @param {Note | undefined} note @param {boolean} found @param {Date} now @param {number} seconds @returns {Note} */
export function noted(note, found, now, seconds) {
  const row = found ? Math.min(REST.length - 1, (note?.row ?? 0) + 1) : 0;
  const timed = found && seconds < AWAY;
  return {
    found: (note?.found ?? 0) + Number(found), tried: (note?.tried ?? 0) + 1, row, due: dayText(new Date(now.getTime() + REST[row] * DAY)),
    seconds: (note?.seconds ?? 0) + (timed ? Math.round(seconds) : 0), timed: (note?.timed ?? 0) + Number(timed),
  };
}

/** Seconds that it takes to find it, 0 if it was never timed. @param {Note} note */
export const averageOf = ({ seconds, timed }) => (timed ? Math.round(seconds / timed) : 0);

/** @param {string} technique @param {boolean} found @param {number} seconds */
export function noteResult(technique, found, seconds) {
  const { notes } = record();
  keep({ notes: { ...notes, [technique]: noted(notes[technique], found, new Date(), seconds) } });
}

/** A hint told all of a step. @param {string} technique */
export function noteHint(technique) {
  const { hints } = record();
  keep({ hints: { ...hints, [technique]: (hints[technique] ?? 0) + 1 } });
}

/** @param {string} start */
export const noteStart = (start) => keep({ start });

/** Ids of techniques that should come again, the longest wait first. @param {SchoolRecord["notes"]} notes @param {Date} now @returns {string[]} */
export const due = (notes, now) =>
  Object.entries(notes).filter(([, note]) => note?.due <= dayText(now)).sort(([, a], [, b]) => (a.due < b.due ? -1 : 1)).map(([id]) => id);

/** The next technique of the course that was not found yet, "" at its end. @param {readonly string[]} course @param {SchoolRecord} kept */
export const nextOf = (course, { notes, start }) =>
  course.slice(Math.max(0, course.indexOf(start))).find((id) => !notes[id]?.row) ?? "";

/** Where hints were needed most, and it was not found since. @param {SchoolRecord} kept @returns {[string, number][]} */
export const neededHints = ({ hints, notes }) =>
  Object.entries(hints).filter(([id]) => !notes[id]?.row).sort(([, a], [, b]) => b - a).slice(0, 3);

/** Where to begin, by the boards of the placement test: after the last that was found before one was not. */
/** @param {readonly string[]} course @param {readonly string[]} placement @param {readonly boolean[]} found */
export function startBy(course, placement, found) {
  const failed = found.indexOf(false);
  if (failed < 0) return course[course.length - 1];
  return failed === 0 ? course[0] : course[course.indexOf(placement[failed - 1]) + 1];
}
