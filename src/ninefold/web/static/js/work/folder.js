/** Files of one's own, one after the other: a folder that was chosen or dropped, and copies of samples. They stay in the page. */
/** @import {App} from "../app.js" */
import { load } from "../update/puzzle.js";
import { changeDrawer, changeOwn, say } from "../update/view.js";
import { Problem, ask, get, position, trying } from "./api.js";
import { boardFrom, save } from "./files.js";

const MOST_FILES = 500;
const MOST_BYTES = 2_000_000;

/** @typedef {{name: string, text: string, format: string}} OwnFile  `format` is "" until it was read */

/** @param {App} app @returns {{files: readonly OwnFile[], at: number}} */
export const folderOf = (app) => ({ files: [], at: -1, ...app.state.own.folder });

/** @param {App} app @param {Iterable<File>} chosen */
export const openFolder = (app, chosen) =>
  trying(app, async () => {
    const some = [...chosen].filter((file) => !file.name.startsWith(".") && file.size <= MOST_BYTES).slice(0, MOST_FILES);
    if (!some.length) throw new Problem("There is no file in it that could hold a puzzle.");
    const named = some.map((file) => ({ file, name: file.webkitRelativePath || file.name })).sort((a, b) => a.name.localeCompare(b.name));
    const files = await Promise.all(named.map(async ({ file, name }) => ({ name, text: await file.text(), format: "" })));
    app.change(changeOwn, "folder", { files, at: -1 });
    await openOwn(app, 0);
  });

/** Puts the first puzzle of a file onto the board; what cannot be read is told, and its text can be edited. */
/** @param {App} app @param {number} at */
export async function openOwn(app, at) {
  const { files } = folderOf(app);
  if (!files.length) return;
  const next = (at + files.length) % files.length;
  const { name, text } = files[next];
  app.change(changeOwn, "folder", { at: next });
  try {
    const found = await ask("read", { text, name, limit: 1 });
    change(app, next, { format: found.format });
    app.change(changeDrawer, { sentence: "" });
    app.change(load, { ...boardFrom(found.boards[0]), title: name }, { message: `${name}: file ${next + 1} of ${files.length}.` });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    app.change(changeDrawer, { sentence: `${name}: ${error.message}` });
    app.change(say, `${name}: ${error.message}`, "bad");
  }
}

/** @param {App} app @param {number} at @param {Partial<OwnFile>} to */
function change(app, at, to) {
  const { files } = folderOf(app);
  app.change(changeOwn, "folder", { files: files.map((file, i) => (i === at ? { ...file, ...to } : file)) });
}

/** The text of a file, as a person edited it. @param {App} app @param {string} text */
export const editText = (app, text) => change(app, folderOf(app).at, { text });

/** What is on the board becomes the text of the file, in the format that the file has. @param {App} app */
export const keepBoard = (app) =>
  trying(app, async () => {
    const { files, at } = folderOf(app);
    const told = await ask("write", { ...position(app.state.board), format: files[at].format || "grid" });
    change(app, at, { text: told.text, format: told.format });
    const lost = told.losses.length ? ` Not in it: ${told.losses.join(", ")}.` : "";
    app.change(changeDrawer, { sentence: `${files[at].name} has what is on the board.${lost} Save it to have it as a file.` });
  });

/** @param {App} app */
export function saveOwn(app) {
  const { files, at } = folderOf(app);
  const name = files[at].name.split("/").pop() || "puzzle.txt";
  save(name, new Blob([files[at].text], { type: "text/plain" }));
  app.change(changeDrawer, { sentence: `Saved as ${name}.` });
}

/** @param {App} app */
export function removeOwn(app) {
  const { files, at } = folderOf(app);
  const left = files.filter((_, i) => i !== at);
  app.change(changeOwn, "folder", { files: left, at: Math.min(at, left.length - 1) });
  app.change(changeDrawer, { sentence: `${files[at].name} is no longer in this list. The file on the disk stays.` });
}

/** A sample to edit: a copy of it among one's own files. @param {App} app @param {string} id */
export const copySample = (app, id) =>
  trying(app, async () => {
    const { text, title } = await get(`library/${id}`);
    const { files } = folderOf(app);
    app.change(changeOwn, "folder", { files: [...files, { name: `${id}.txt`, text, format: "" }] });
    await openOwn(app, files.length);
    app.change(say, `${title} was copied to your files: edit it, keep it, save it or remove it.`, "plain");
  });
