/** The picture with what was found in it: every grid to choose from, the lines of the chosen one, and its corners, which can be moved. */
/** @import {Dialog} from "./work.js" */
/** @import {PhotoState, Point} from "./state.js" */
import { h } from "../render/dom.js";
import { chooseGrid, moveCorner } from "./update.js";
import { read } from "./work.js";

const NAMES = ["Top left", "Top right", "Bottom right", "Bottom left"];
/** @type {Record<string, Point>} */
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** @param {PhotoState} state @param {Dialog} dialog */
export function pictureView(state, dialog) {
  const { picture, answer, grid, corners, moved } = state;
  const image = picture?.image;
  if (!image) return null;
  const [width, height] = [image.naturalWidth, image.naturalHeight];
  const unit = Math.max(width, height) / 100;
  return h("div", { class: "picture-of", style: { "aspect-ratio": `${width} / ${height}`, "--shape": width / height } },
    h("img", { src: image.src, alt: "The picture" }),
    h("svg", { viewBox: `0 0 ${width} ${height}`, role: "group", "aria-label": "Where the grid lies" },
      (answer?.grids ?? []).map((other, i) => i !== grid &&
        h("polygon", { class: "other", key: `grid-${i}`, points: text(other.corners), role: "button", tabindex: 0, "aria-label": `Choose grid ${i + 1}`,
          onclick: () => dialog.change(chooseGrid, i), onkeydown: pressing(() => dialog.change(chooseGrid, i)) })),
      corners.length === 4 && h("polygon", { class: "around", key: "around", points: text(corners) }),
      // Always there: a corner that changes its place among the elements would be dropped.
      h("path", { class: "lines", key: "lines", d: answer && !moved ? lines(answer.grids[grid].crossings) : "" }),
      state.stage === "seen" && corners.map((corner, i) => handle(dialog, corner, i, unit))));
}

/** @param {Dialog} dialog @param {Point} corner @param {number} i @param {number} unit */
const handle = (dialog, [x, y], i, unit) =>
  h("g", { class: "handle", key: `corner-${i}`, tabindex: 0, role: "slider", "aria-label": `${NAMES[i]} corner`, "aria-orientation": "vertical",
    "aria-valuenow": Math.round(x), "aria-valuetext": `${Math.round(x)} across, ${Math.round(y)} down; arrow keys move it, Enter reads again`,
    onpointerdown: (/** @type {PointerEvent} */ event) => grab(event, dialog, i),
    onkeydown: (/** @type {KeyboardEvent} */ event) => walk(event, dialog, i, unit) },
  h("circle", { class: "reach", cx: x, cy: y, r: 4 * unit }), h("circle", { class: "ring", cx: x, cy: y, r: 1.6 * unit }),
  h("circle", { class: "point", cx: x, cy: y, r: 0.3 * unit }));

/** The corner follows the pointer from where it was taken. @param {PointerEvent} event @param {Dialog} dialog @param {number} i */
function grab(event, dialog, i) {
  const grip = /** @type {Element} */ (event.currentTarget);
  const svg = grip.closest("svg");
  if (!svg || event.button > 0) return;
  event.preventDefault();
  /** @type {HTMLElement | SVGElement} */ (grip).focus();
  grip.setPointerCapture(event.pointerId);
  const from = at(svg, event);
  const [x, y] = dialog.state.corners[i];
  const follow = (/** @type {Event} */ moved) => {
    const to = at(svg, /** @type {PointerEvent} */ (moved));
    dialog.change(moveCorner, i, [x + to[0] - from[0], y + to[1] - from[1]]);
  };
  const drop = () => {
    grip.removeEventListener("pointermove", follow);
    for (const end of ["pointerup", "pointercancel"]) grip.removeEventListener(end, drop);
  };
  grip.addEventListener("pointermove", follow);
  for (const end of ["pointerup", "pointercancel"]) grip.addEventListener(end, drop);
}

/** Where in the picture an event is. @param {SVGSVGElement} svg @param {{clientX: number, clientY: number}} event @returns {Point} */
function at(svg, { clientX, clientY }) {
  const point = new DOMPoint(clientX, clientY).matrixTransform(svg.getScreenCTM()?.inverse());
  return [point.x, point.y];
}

/** Arrow keys move a corner, with Shift by little. @param {KeyboardEvent} event @param {Dialog} dialog @param {number} i @param {number} unit */
function walk(event, dialog, i, unit) {
  const { picture, corners, moved } = dialog.state;
  const by = ARROWS[event.key];
  if (event.key === "Enter" && picture && moved) read(dialog, picture, corners);
  if (!by) return;
  event.preventDefault();
  const step = event.shiftKey ? unit / 5 : unit;
  dialog.change(moveCorner, i, [corners[i][0] + by[0] * step, corners[i][1] + by[1] * step]);
}

/** @param {() => void} action */
const pressing = (action) => (/** @type {KeyboardEvent} */ event) => {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  action();
};

/** @param {readonly Point[]} points */
const text = (points) => points.map((point) => point.join(",")).join(" ");

/** Ten lines across and ten down. @param {readonly Point[]} crossings */
const lines = (crossings) =>
  [...Array(10).keys()].flatMap((line) => [crossings.slice(10 * line, 10 * line + 10), [...Array(10).keys()].map((i) => crossings[10 * i + line])])
    .map((points) => `M${points.map((point) => point.join(" ")).join("L")}`).join("");
