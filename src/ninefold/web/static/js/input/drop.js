/** Files dropped and text pasted anywhere on the page. */
/** @import {App} from "../app.js" */
import { openFile, openText } from "../work/files.js";

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
    if (file) openFile(app, file);
    else if (text) openText(app, text);
  });
  document.addEventListener("paste", (event) => {
    if (event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement) return;
    const file = event.clipboardData?.files[0];
    const text = event.clipboardData?.getData("text");
    if (file) openFile(app, file);
    else if (text?.trim()) openText(app, text);
  });
}
