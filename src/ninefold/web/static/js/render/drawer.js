/** The sheets of the rail. They stand where the panel stands and never cover the board. */
/** @import {App} from "../app.js" */
/** @import {Drawer, State, Sample} from "../types.js" */
import { emptyBoard } from "../model/board.js";
import { shapeOf } from "../model/shape.js";
import { load } from "../update/puzzle.js";
import { changeDrawer, changePlay, set } from "../update/view.js";
import { exportAs, openFile, openSample, openText, savePng, saveSvg } from "../work/files.js";
import { linkOf } from "../work/keep.js";
import { deal } from "../work/play.js";
import { button, choice, group, iconButton, mainButton, row, toggle } from "./controls.js";
import { h } from "./dom.js";
import { help } from "./help.js";
import { LEVELS } from "./panels/play.js";
import { printSheet } from "./print.js";

/** @param {State} state @param {App} app */
export function drawer(state, app) {
  const { open, sentence } = state.drawer;
  const [title, body] = SHEETS[open];
  return h("section", { class: "drawer", key: `drawer-${open}`, "aria-labelledby": "drawer-title" },
    h("h2", { id: "drawer-title", tabindex: -1 }, title, iconButton("close", `Close ${title}`, () => app.change(changeDrawer, { open: "" }))),
    h("div", { class: "scroll" }, body(state, app), sentence && h("p", { class: "told", role: "status" }, sentence)));
}

const SIZES = [4, 6, 8, 9, 10, 12, 15, 16, 20, 25];

/** @param {State} state @param {App} app */
function newSheet(state, app) {
  const blank = (/** @type {number} */ size) => {
    app.change(load, emptyBoard(size), { message: "An empty board: type the puzzle, then Make digits givens in Check." });
    app.change(changeDrawer, { open: "" });
  };
  return [
    group("A game by level",
      choice("Level", LEVELS, /** @type {any} */ (state.play.level), (level) => app.change(changePlay, { level })),
      row(mainButton("Deal", () => deal(app).then(() => app.change(changeDrawer, { open: "" })), { picture: "new" }))),
    group("An empty board",
      h("div", { class: "sizes" }, SIZES.map((size) => {
        const { boxHeight, boxWidth } = shapeOf(size);
        return h("button", { type: "button", class: "button", "aria-label": `Empty ${size}×${size} board`, onclick: () => blank(size) },
          h("b", null, `${size}×${size}`), h("small", null, `boxes ${boxHeight}×${boxWidth}`));
      }))),
    h("p", { class: "quiet" }, "Undo brings the board back that is here now."),
  ];
}

/** @param {State} state @param {App} app */
function openSheet(state, app) {
  const { text, found } = state.drawer;
  return [
    h("label", { class: "button file" }, h("span", null, "Choose a file"),
      h("input", { type: "file", class: "unseen", onchange: (/** @type {any} */ event) => event.target.files[0] && openFile(app, event.target.files[0]) })),
    h("p", { class: "quiet" }, "Or drop it anywhere on the page. Any format: it is found by looking."),
    h("label", { class: "field tall" }, h("span", null, "Or paste any text"),
      h("textarea", { rows: 7, maxlength: 2e6, spellcheck: "false", value: text, placeholder: "53..7....6..195....98....6.8…",
        oninput: (/** @type {any} */ event) => app.change(changeDrawer, { text: event.target.value }) })),
    row(mainButton("Open the text", () => openText(app, app.state.drawer.text), { disabled: !text.trim() })),
    found.length > 0 && h("ol", { class: "made" }, found.map(({ title, board }, i) =>
      h("li", { key: i }, button(title, () => app.change(load, board, { message: title }))))),
  ];
}

/** @param {State} state @param {App} app */
function librarySheet(state, app) {
  const { samples, at } = state.library;
  const groups = [...new Set(samples.map((one) => one.group))];
  return [
    h("div", { class: "line browse" },
      button("Back", () => openSample(app, at - 1), { picture: "back" }),
      h("span", null, at < 0 ? `${samples.length} puzzles` : `${at + 1} of ${samples.length}`),
      button("Next", () => openSample(app, at + 1), { picture: "forward" })),
    state.drawer.text && at >= 0 && state.drawer.sentence && h("pre", { class: "told", tabindex: 0 }, state.drawer.text),
    groups.map((name) => h("details", { key: name, open: samples[at]?.group === name || undefined },
      h("summary", null, name, h("small", null, samples.filter((one) => one.group === name).length)),
      h("ol", { class: "samples" }, samples.map((sample, i) => sample.group === name && listed(app, sample, i, i === at))))),
  ];
}

/** @param {App} app @param {Sample} sample @param {number} i @param {boolean} current */
const listed = (app, sample, i, current) =>
  h("li", { key: i }, h("button", { type: "button", "aria-current": current ? "true" : undefined, onclick: () => openSample(app, i) },
    h("span", { class: "name" }, sample.title), h("span", { class: "does" }, sample.level ?? "")));

/** @param {State} state @param {App} app */
const exportSheet = (state, app) => [
  group("Picture", row(button("SVG", () => saveSvg(app)), button("PNG", () => savePng(app)))),
  group("File", h("ol", { class: "formats" }, state.formats.filter((one) => one.writes).map((one) =>
    h("li", { key: one.name }, h("button", { type: "button", onclick: () => exportAs(app, one.name) },
      h("span", { class: "name" }, one.name), h("span", { class: "does" }, one.suffixes?.[0] ?? ""))))))
];

/** @param {State} state @param {App} app */
const shareSheet = (state, app) => [
  ["The puzzle", false], ["With what I have done", true]].map(([title, whole]) => {
  const link = `${location.origin}${location.pathname}${linkOf(state.board, Boolean(whole))}`;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    app.change(changeDrawer, { sentence: "The link is copied." });
  };
  return group(String(title), h("input", { type: "text", class: "link", readonly: true, value: link, "aria-label": `Link: ${title}`,
    onfocus: (/** @type {any} */ event) => event.target.select() }), row(button("Copy the link", copy, { picture: "share" })));
});

const THEMES = /** @type {const} */ ([["auto", "As the system"], ["light", "Light"], ["dark", "Dark"]]);
const PALETTES = /** @type {const} */ ([["safe", "Colour-blind safe, with patterns"], ["bright", "Bright"]]);

/** @param {State} state @param {App} app */
function settingsSheet({ settings }, app) {
  const flag = (/** @type {"peers" | "equals" | "conflicts" | "candidates" | "timer" | "digitFirst" | "sideBySide"} */ name, /** @type {string} */ text) =>
    toggle(text, settings[name], (on) => app.change(set, { [name]: on }));
  return [
    group("Theme", choice("Theme", THEMES, settings.theme, (theme) => app.change(set, { theme }))),
    group("Colours of cells", choice("Palette", PALETTES, settings.palette, (palette) => app.change(set, { palette }))),
    group("Highlights", flag("peers", "Row, column and box of the cell"), flag("equals", "Equal digits"), flag("conflicts", "Digits that clash")),
    group("Play", flag("candidates", "Automatic candidates"), flag("timer", "Timer"), flag("digitFirst", "Digit first"), flag("sideBySide", "Puzzle beside the answer")),
  ];
}

/** @type {readonly [Drawer["open"], string, string][]} */
export const RAIL = [
  ["new", "New", "new"], ["open", "Open", "open"], ["library", "Library", "library"], ["export", "Export", "export"],
  ["print", "Print", "print"], ["share", "Share", "share"], ["settings", "Settings", "settings"], ["help", "Help", "help"],
];

/** @type {Record<string, [string, (state: State, app: App) => any]>} */
const SHEETS = {
  new: ["New", newSheet],
  open: ["Open", openSheet],
  library: ["Library", librarySheet],
  export: ["Export", exportSheet],
  print: ["Print", printSheet],
  share: ["Share", shareSheet],
  settings: ["Settings", settingsSheet],
  help: ["Help", help],
};
