/** "From a photo": choose a picture, see where the grid lies, correct what was read, use it. */
/** @import {App} from "../app.js" */
/** @import {PhotoState} from "./state.js" */
/** @import {Dialog} from "./work.js" */
import { makeApp } from "../app.js";
import { button, choice, iconButton, mainButton, row } from "../render/controls.js";
import { h, patch } from "../render/dom.js";
import { hasCamera, showStream, startCamera, stopCamera, takePicture } from "./camera.js";
import { pictureView } from "./corners.js";
import { cellView, drawPiece, readingView } from "./reading.js";
import { start } from "./state.js";
import { choose, chooseGrid } from "./update.js";
import { open as openPicture, read, use } from "./work.js";

/** @type {Dialog | null} */
let dialog = null;

/** @param {App} app @param {Blob} [picture] */
export async function open(app, picture) {
  const element = await sheet();
  dialog ??= makeApp(start(), (state, loop, before) => draw(app, loop, element, state, before));
  listen(element, dialog);
  draw(app, dialog, element, dialog.state, dialog.state);
  if (!element.open) element.showModal();
  if (picture) await openPicture(dialog, picture);
}

/** The element, with its style: both come once. @returns {Promise<HTMLDialogElement>} */
async function sheet() {
  const there = /** @type {HTMLDialogElement | null} */ (document.querySelector("dialog.photo"));
  if (there) return there;
  const element = document.createElement("dialog");
  element.className = "photo";
  element.setAttribute("aria-labelledby", "photo-title");
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = "css/photo.css";
  const came = new Promise((done) => { style.onload = style.onerror = done; });
  document.head.append(style);
  document.body.append(element);
  await came;
  return element;
}

/** Whatever happens inside of the dialog is not for the board behind it. @param {HTMLDialogElement} element @param {Dialog} loop */
function listen(element, loop) {
  element.onkeydown = (event) => event.stopPropagation();
  element.onkeyup = (event) => event.stopPropagation();
  element.onclose = () => {
    stopCamera();
    loop.change(choose);
  };
  element.ondrop = (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    event.stopPropagation();
    document.body.classList.remove("dropping");
    openPicture(loop, file);
  };
}

/** @param {App} app @param {Dialog} loop @param {HTMLDialogElement} element @param {PhotoState} state @param {PhotoState} before */
function draw(app, loop, element, state, before) {
  const inGrid = document.activeElement?.closest(".as-read");
  patch(element,
    h("header", null, h("h2", { id: "photo-title" }, "From a photo"), iconButton("close", "Close the photo", () => element.close())),
    h("div", { class: `stage-of ${state.stage}`, key: state.stage }, STAGES[state.stage](state, loop, app, element)));
  if (state.stage === "camera") showStream();
  if (state.stage === "seen") drawPiece(state);
  if (inGrid && state.cursor !== before.cursor) /** @type {HTMLElement | null} */ (element.querySelector(".as-read [tabindex='0']"))?.focus();
}

/** @param {PhotoState} state @param {Dialog} loop */
function chooseStage(state, loop) {
  const file = (/** @type {string} */ label, /** @type {object} */ more) => h("label", { class: "button file" }, h("span", null, label),
    h("input", { type: "file", accept: "image/*", class: "unseen", ...more,
      onchange: (/** @type {any} */ event) => event.target.files[0] && openPicture(loop, event.target.files[0]) }));
  return [
    told(state),
    h("p", null, "A printed 9×9 puzzle in a newspaper, a book or on a screen, with all four corners in the picture."),
    row(file("Choose a picture", {}), h("span", { class: "by-touch" }, file("Take a photo", { capture: "environment" })),
      hasCamera() && button("Use the camera", () => startCamera(loop))),
    h("p", { class: "quiet" }, "Or drop a picture here, or paste one. It goes to the program that serves this page and nowhere else."),
  ];
}

/** @param {PhotoState} _state @param {Dialog} loop */
const cameraStage = (_state, loop) => [
  h("video", { playsinline: true, "aria-label": "What the camera sees" }),
  row(mainButton("Take the picture", () => takePicture(loop)), button("Back", () => { stopCamera(); loop.change(choose); })),
];

/** @param {PhotoState} state @param {Dialog} loop */
const readingStage = (state, loop) => [pictureView(state, loop), h("p", { role: "status" }, "Reading the picture …")];

/** @param {PhotoState} state @param {Dialog} loop @param {App} app @param {HTMLDialogElement} element */
function seenStage(state, loop, app, element) {
  const { picture, answer, moved, corners } = state;
  const grids = answer?.grids ?? [];
  const again = () => picture && read(loop, picture, corners);
  return [
    h("div", { class: "left" },
      pictureView(state, loop),
      h("p", { class: "quiet" }, answer ? "The corners can be moved, by arrow keys too." : "Move the four corners onto those of the grid, by arrow keys too."),
      (moved || !answer) && row(mainButton(answer ? "Read again" : "Read between the corners", again))),
    h("div", { class: "right" },
      told(state),
      grids.length > 1 && choice("Grid", grids.map((_, i) => /** @type {const} */ ([i, `Grid ${i + 1}`])), state.grid, (grid) => loop.change(chooseGrid, grid)),
      answer && [
        readingView(state, loop),
        h("p", { class: "solutions", role: "status" }, state.solutions),
        cellView(state, loop),
      ]),
    h("footer", null, button("Another picture", () => loop.change(choose)),
      answer && mainButton("Use it", () => { use(app, loop); element.close(); }, { class: `button${moved ? "" : " main"}` })),
  ];
}

/** @param {PhotoState} state */
const told = ({ sentence, bad }) =>
  sentence && h("p", { class: bad ? "told bad" : "told", role: "status", key: "told" }, sentence[0].toUpperCase() + sentence.slice(1).replace(/([^.])$/, "$1."));

/** @type {Record<PhotoState["stage"], (state: PhotoState, loop: Dialog, app: App, element: HTMLDialogElement) => any>} */
const STAGES = { choose: chooseStage, camera: cameraStage, reading: readingStage, seen: seenStage };
