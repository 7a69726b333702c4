/** A view over the whole page, for what needs more room than a panel: a tree, a report. Esc leads back. */
import { h, patch } from "./dom.js";
import { iconButton } from "./controls.js";

/** @type {Map<string, Promise<void>>} */
const styles = new Map();

/** Styles that are fetched when something first needs them; without them it looks poor, and works. @param {string} address */
export function needStyle(address) {
  const known = styles.get(address);
  if (known) return known;
  const link = document.createElement("link");
  const here = new Promise((/** @type {(none: void) => void} */ resolve) => {
    link.onload = () => resolve();
    link.onerror = () => resolve();
  });
  styles.set(address, here);
  link.rel = "stylesheet";
  link.href = address;
  document.head.append(link);
  return here;
}

/**
 * Opens a view; `fill` puts its content into the place and returns what is to be done when the view is closed.
 * @param {string} title @param {(place: HTMLElement) => (() => void) | void} fill
 */
export function openOverlay(title, fill) {
  const dialog = document.createElement("dialog");
  dialog.className = "overlay";
  dialog.setAttribute("aria-labelledby", "overlay-title");
  patch(dialog,
    h("header", null, h("h2", { id: "overlay-title" }, title), iconButton("close", "Back to the board (Esc)", () => dialog.close())),
    h("div", { class: "inside" }));
  // The keys of the board are not meant while it is covered.
  for (const kind of ["keydown", "keyup"]) dialog.addEventListener(kind, (event) => event.stopPropagation());
  document.body.append(dialog);
  dialog.showModal();
  const done = fill(/** @type {HTMLElement} */ (dialog.lastElementChild));
  dialog.addEventListener("close", () => {
    done?.();
    dialog.remove();
  });
}
