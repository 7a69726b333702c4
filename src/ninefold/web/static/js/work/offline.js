/** Makes ready for a visit without the program: the files of the page, and the puzzles of today. */
/** @import {App} from "../app.js" */
import { fetchToday } from "./daily.js";

/** @param {App} app */
export function prepare(app) {
  fetchToday(app);
  // There is none where the connection could be listened to, as over a network, or where the person does not want it.
  navigator.serviceWorker?.register("worker.js").catch(() => undefined);
}
