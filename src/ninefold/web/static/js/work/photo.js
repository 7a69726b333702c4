/** The one way to the photo dialog, which comes when it is first opened. */
/** @import {App} from "../app.js" */
import { say } from "../update/view.js";

/** Opens "From a photo", with a picture if there is one already. @param {App} app @param {Blob} [picture] */
export async function openPhoto(app, picture) {
  const dialog = await import("../photo/dialog.js").catch(() => null);
  if (dialog) await dialog.open(app, picture);
  else app.change(say, "The photo dialog could not be fetched. Is `ninefold app` still running?", "bad");
}
