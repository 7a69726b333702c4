/** What was learnt as a file, to take along to another browser, and back. */
/** @import {App} from "../app.js" */
/** @import {Family} from "../answers.js" */
/** @import {Note, SchoolRecord} from "./school_record.js" */
import { dayOf } from "../model/statistics.js";
import { changeDrawer } from "../update/view.js";
import { save } from "./files.js";
import { keep, record } from "./school_record.js";

const KIND = "ninefold school";
const MOST_BYTES = 1_000_000;

/** @param {App} app */
export function saveRecord(app) {
  const kept = record();
  const name = `ninefold-school-${dayOf(new Date())}.json`;
  save(name, new Blob([JSON.stringify({ kind: KIND, version: 1, ...kept })], { type: "application/json" }));
  app.change(changeDrawer, { sentence: `Saved as ${name}: ${told(kept)}.` });
}

/** What the file has beside what is here: nothing of either is lost. @param {App} app @param {File} file */
export async function openRecord(app, file) {
  const say = (/** @type {string} */ sentence) => app.change(changeDrawer, { sentence });
  if (file.size > MOST_BYTES) return say(`${file.name} is larger than 1 MB: it is not one of ours.`);
  const known = app.state.own.school.families.flatMap((/** @type {Family} */ family) => family.lessons.map(({ technique }) => technique.id));
  const found = recordIn(await file.text(), known);
  if (!found) return say(`${file.name} is not a file of what was learnt.`);
  keep(together(record(), found));
  say(`From ${file.name}: ${told(found)}.`);
}

/** The record of a text, with the techniques that we know; null if it is none. @param {string} text @param {readonly string[]} known @returns {SchoolRecord | null} */
export function recordIn(text, known) {
  /** @type {any} */
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    return null;
  }
  if (data?.kind !== KIND || typeof data.notes !== "object" || !data.notes) return null;
  /** @template T @param {any} table @param {(value: any) => T | null} made @returns {Record<string, T>} */
  const each = (table, made) =>
    Object.fromEntries(known.flatMap((id) => {
      const value = Object.hasOwn(table ?? {}, id) ? made(table[id]) : null;
      return value === null ? [] : [[id, value]];
    }));
  return { notes: each(data.notes, noteIn), hints: each(data.hints, countIn), start: known.includes(data.start) ? data.start : "" };
}

/** @param {any} value */
const countIn = (value) => (Number.isInteger(value) && value >= 0 && value < 1e9 ? value : null);

/** @param {any} told @returns {Note | null} */
function noteIn(told) {
  const [found, tried, row, seconds, timed] = [told?.found, told?.tried, told?.row, told?.seconds ?? 0, told?.timed ?? 0].map(countIn);
  if (found === null || tried === null || row === null || seconds === null || timed === null) return null;
  if (found > tried || row > 5 || timed > found || !/^\d{4}-\d\d-\d\d$/.test(told.due)) return null;
  return { found, tried, row, due: told.due, seconds, timed };
}

/** Of two notes of a technique the one with more boards holds the other, if one browser was taken to the other. */
/** @param {SchoolRecord} here @param {SchoolRecord} there @returns {SchoolRecord} */
export function together(here, there) {
  const notes = { ...here.notes };
  for (const [id, note] of Object.entries(there.notes)) if (!notes[id] || note.tried > notes[id].tried) notes[id] = note;
  const hints = { ...here.hints };
  for (const [id, count] of Object.entries(there.hints)) hints[id] = Math.max(count, hints[id] ?? 0);
  return { notes, hints, start: here.start || there.start };
}

/** @param {SchoolRecord} kept */
function told({ notes }) {
  const count = Object.keys(notes).length;
  return count === 1 ? "one technique" : `${count} techniques`;
}
