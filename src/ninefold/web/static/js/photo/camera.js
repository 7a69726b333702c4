/** The camera of the machine that the page is open on. */
/** @import {Dialog} from "./work.js" */
import { choose, showCamera } from "./update.js";
import { jpegOf, open } from "./work.js";

/** @type {MediaStream | null} */
let stream = null;

/** @type {Record<string, string>} */
const REFUSALS = {
  NotAllowedError: "The camera was not allowed. The browser asks again after the setting beside the address is changed.",
  NotFoundError: "No camera was found.",
  NotReadableError: "The camera is in use by another program.",
};

/** Browsers give a camera only to pages of the same machine and to https. */
export const hasCamera = () => Boolean(navigator.mediaDevices?.getUserMedia);

/** @param {Dialog} dialog */
export async function startCamera(dialog) {
  dialog.change(showCamera);
  try {
    const came = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment", width: { ideal: 1920 } } });
    stopCamera();
    stream = came;
    if (dialog.state.stage !== "camera") stopCamera(); // closed while the browser was asking
    else showStream();
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    dialog.change(choose, REFUSALS[name] ?? "The camera cannot be used.");
  }
}

/** Gives the stream to the picture of the camera, once both are there. */
export function showStream() {
  const video = /** @type {HTMLVideoElement | null} */ (document.querySelector("dialog.photo video"));
  if (video && stream && video.srcObject !== stream) {
    video.srcObject = stream;
    video.play().catch(() => undefined); // a page in the background may not
  }
}

export function stopCamera() {
  for (const track of stream?.getTracks() ?? []) track.stop();
  stream = null;
}

/** @param {Dialog} dialog */
export async function takePicture(dialog) {
  const video = /** @type {HTMLVideoElement | null} */ (document.querySelector("dialog.photo video"));
  if (!video?.videoWidth) return;
  const picture = await jpegOf(video, video.videoWidth, video.videoHeight);
  stopCamera();
  if (picture) await open(dialog, picture);
}
