/** Files dropped and text pasted anywhere on the page. */
/** @import {App} from "../app.js" */
import { changeDrawer } from "../update/view.js";
import { openFile, openText } from "../work/files.js";
import { isTyping } from "./typing.js";

/** @param {App} app */
export function listenToDrops(app) {
  document.addEventListener("dragover", (event) => {
    event.preventDefault();
    document.body.classList.add("dropping");
  });
  document.addEventListener("dragleave", (event) => event.relatedTarget ?? document.body.classList.remove("dropping"));
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    document.body.classList.remove("dropping");
    const file = event.dataTransfer?.files[0];
    const text = event.dataTransfer?.getData("text");
    if (event.dataTransfer && isSeveral(event.dataTransfer)) openDropped(app, event.dataTransfer);
    else if (file) openFile(app, file);
    else if (text) openText(app, text);
  });
  document.addEventListener("paste", (event) => {
    if (isTyping(event.target)) return;
    const file = event.clipboardData?.files[0];
    const text = event.clipboardData?.getData("text");
    if (file) openFile(app, file);
    else if (text?.trim()) openText(app, text);
  });
}

/** Whether more than one file was dropped, or a folder. @param {DataTransfer} dropped */
const isSeveral = ({ files, items }) => files.length > 1 || items[0]?.webkitGetAsEntry?.()?.isDirectory === true;

/** @param {App} app @param {DataTransfer} dropped */
async function openDropped(app, { items }) {
  const entries = [...items].map((item) => item.webkitGetAsEntry()); // before anything is awaited: then they are gone
  const [files, { openFolder }] = await Promise.all([filesOf(entries), import("../work/folder.js")]);
  await openFolder(app, files);
  app.change(changeDrawer, { open: "library" });
}

/** The files of entries and, one level deep, of folders among them. @param {(FileSystemEntry | null)[]} entries @returns {Promise<File[]>} */
async function filesOf(entries) {
  const inside = await Promise.all(entries.map((entry) => (entry?.isDirectory ? listed(/** @type {FileSystemDirectoryEntry} */ (entry)) : [entry])));
  const found = inside.flat().filter((entry) => entry?.isFile);
  return Promise.all(found.map((entry) => new Promise((done, failed) => /** @type {FileSystemFileEntry} */ (entry).file(done, failed))));
}

/** All entries of a folder; a reader gives them by the hundred. @param {FileSystemDirectoryEntry} folder @returns {Promise<FileSystemEntry[]>} */
async function listed(folder) {
  const reader = folder.createReader();
  const found = [];
  for (let some = [null]; some.length; ) {
    some = await new Promise((done, failed) => reader.readEntries(/** @type {any} */ (done), failed));
    found.push(...some);
  }
  return /** @type {any} */ (found);
}
