/** Scanning help is a page of Learn that the board takes part in. */
/** @import {App} from "../app.js" */
/** @import {State} from "../types.js" */
import { changeDrawer, changeOwn, lookAtOwn } from "../update/view.js";

/** @typedef {{by: "digit" | "cell" | "house", digit: number, house: number, told: boolean}} Scanned  what is looked at, and whether what follows is told */

/** @param {State} state @returns {Scanned} */
export const scanned = (state) => ({ by: "digit", digit: 1, house: 0, told: false, ...state.own.scan });

/** @param {App} app */
export async function openScan(app) {
  const { look } = await import("../render/sheets/scan.js");
  app.change(lookAtOwn);
  app.change(changeOwn, "scan", { ...scanned(app.state), digit: mostOften(app.state), told: false, look });
  app.change(changeOwn, "school", { exercise: null, test: null, lesson: null });
  app.change(changeDrawer, { open: "school", sentence: "" });
}

/** @param {App} app */
export const closeScan = (app) => app.change(changeOwn, "scan", { look: null });

/** The digit that is best to begin with: there most often, and not everywhere. @param {State} state */
function mostOften({ board }) {
  const counts = [...board.symbols].map((_, at) => board.digits.filter((digit) => digit === at + 1).length);
  const size = Math.sqrt(board.digits.length);
  const open = counts.map((count) => (count < size ? count : -1));
  return Math.max(1, open.indexOf(Math.max(...open)) + 1);
}
