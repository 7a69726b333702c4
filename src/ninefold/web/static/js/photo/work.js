/** What the dialog asks for: a picture from a file or the camera, its reading, the number of solutions, the board. */
/** @import {App, Loop} from "../app.js" */
/** @import {Board} from "../types.js" */
/** @import {PhotoState, Picture, Point} from "./state.js" */
import { boardOf } from "../model/board.js";
import { load } from "../update/puzzle.js";
import { Problem, ask, send } from "../work/api.js";
import { choose, found, missed, setSolutions, solutionsText, take } from "./update.js";

/** @typedef {Loop<PhotoState>} Dialog */

/** What the server reads; the browser makes a JPEG of anything else that it can show. */
const READ = ["image/jpeg", "image/png", "image/webp"];
const MOST_BYTES = 16 * 1024 * 1024;
const MOST_PIXELS = 64_000_000;
const LONG_SIDE = 3000;

/** @param {Dialog} dialog @param {Blob} file */
export async function open(dialog, file) {
  const image = await shown(file);
  await read(dialog, image ? await prepared(file, image) : { file, image: null });
}

/** @param {Dialog} dialog @param {Picture} picture @param {readonly Point[]} [corners] */
export async function read(dialog, picture, corners) {
  dialog.change(take, picture);
  const from = corners ? `?corners=${corners.flat().join(",")}` : "";
  try {
    const answer = await send(`photo${from}`, picture.file);
    if (dialog.state.picture === picture) dialog.change(found, answer);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    // Only what is wrong with the picture can be mended by showing where the grid lies.
    if (dialog.state.picture === picture) dialog.change(error.status === 400 ? missed : choose, error.message);
  }
}

/** @param {Blob} file @returns {Promise<HTMLImageElement | null>} */
async function shown(file) {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } catch {
    URL.revokeObjectURL(image.src);
    return null;
  }
}

/** The picture as it is sent: smaller, or in another format, where the server would refuse it. @param {Blob} file @param {HTMLImageElement} image @returns {Promise<Picture>} */
async function prepared(file, image) {
  const { naturalWidth: width, naturalHeight: height } = image;
  if (READ.includes(file.type) && file.size <= MOST_BYTES && width * height <= MOST_PIXELS) return { file, image };
  const smaller = await jpegOf(image, width, height);
  const again = smaller && (await shown(smaller));
  return smaller && again ? { file: smaller, image: again } : { file, image };
}

/** @param {CanvasImageSource} source @param {number} width @param {number} height @returns {Promise<Blob | null>} */
export function jpegOf(source, width, height) {
  const scale = Math.min(1, LONG_SIDE / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.resolve(null);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(source, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, "image/jpeg", 0.92));
}

/** Counts anew after a correction. @param {Dialog} dialog */
export async function recount(dialog) {
  const { cells } = dialog.state;
  try {
    const { count } = await ask("count", { puzzle: givens(dialog.state), limit: 2 });
    if (dialog.state.cells === cells) dialog.change(setSolutions, solutionsText(count));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (dialog.state.cells === cells) dialog.change(setSolutions, error.message);
  }
}

/** @param {PhotoState} state */
const givens = ({ cells }) => cells.map(({ digit, hand }) => (digit && !hand ? digit : ".")).join("");

/** @param {PhotoState} state @returns {Board} */
const boardIn = (state) => boardOf(givens(state), { position: state.cells.map(({ digit }) => digit || ".").join("") });

/** Printed digits become givens, those written by hand are entered. @param {App} app @param {Dialog} dialog */
export function use(app, dialog) {
  const { cells } = dialog.state;
  const hand = cells.filter(({ digit, hand }) => digit && hand).length;
  const entered = hand === 1 ? " and one digit written by hand" : hand ? ` and ${hand} digits written by hand` : "";
  const board = boardIn(dialog.state);
  app.change(load, board, { message: `From the photo: ${board.given.filter(Boolean).length} givens${entered}.` });
  dialog.change(choose);
}
