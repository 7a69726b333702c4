/** Draw: the tools, the one in the hand with its rule and its options, and the clues that are on the board. */
/** @import {App} from "../app.js" */
/** @import {Laid, State} from "../types.js" */
/** @import {Option, Tool} from "../answers.js" */
import { SIZES, boxesOf } from "../model/boxes.js";
import { sizeOf } from "../model/shape.js";
import { button, choice, group, iconButton, row, select, toggle } from "../render/controls.js";
import { h } from "../render/dom.js";
import { icon } from "../render/icons.js";
import { layer, units } from "../render/scene.js";
import { redo, undo } from "../update/history.js";
import { changeOwn } from "../update/view.js";
import { cellsIn, cluesOf, has } from "./clue.js";
import { DRAWINGS, isDrawing } from "./drawing.js";
import { drawnList, moveKeys, penFields } from "./drawing_page.js";
import { TURNS, alter, newBoard, remove, shift, swapDigits, toggleRule, turnBoard, turnClue } from "./edit.js";
import { capital } from "../model/capital.js";
import { HOW, place, pressErase, pressFigure, settle } from "./input.js";
import { PAIRS, asText, isMissing, typedValue } from "./typed.js";
import { OWN_RULES } from "./own_tools.js";
import { isOwnRule, ownRuleFields } from "./own_rule.js";
import { changeValues, setStudio, studioOf, toolOf, valuesOf } from "./state.js";

/** The tools by where they are placed, in the order of the page. @type {readonly [string, readonly string[]][]} */
const SECTIONS = [
  ["Lines", ["path", "arrow", "pieces"]],
  ["Groups and cells", ["cells", "copy", "each", "centre", "place"]],
  ["Between cells", ["edge", "corner"]],
  ["Beside the board", ["line", "diagonal"]],
];

/** Those that most puzzles use stand first in their section, and alone while the rest is folded. */
const USUAL = [
  "Thermo", "Arrow", "Whisper", "Renban", "Palindrome", "Between", "EqualSums", "Cage", "Parity", "ExtraHouse", "Extremum", "Clone", "Difference", "Ratio", "PairSum", "Contain", "Less",
  "Indexer", "Sandwich", "LittleKiller", "XSum", "Skyscraper",
];

/** How far one looks at the sample of a tool: from x and y on, so many cells. @type {Record<string, [number, number, number]>} */
const LOOKED_AT = { spot: [0.6, 0.6, 1.8], each: [0.6, 0.6, 1.8], centre: [0.6, 0.6, 1.8], place: [0.6, 0.6, 1.8], edge: [0.1, 0.6, 1.8], corner: [0, 0, 2], line: [-1.05, -0.35, 1.9], diagonal: [-1.05, -0.35, 1.9] };
/** Cells behind the sample. */
const CELLS = [{ kind: "line", style: "thin", strokes: [0, 1, 2, 3].flatMap((k) => [[[k, 0], [k, 3]], [[0, k], [3, k]]]) }];

/** @param {State} state @param {App} app */
export function drawPage(state, app) {
  const { tools } = studioOf(state);
  return [
    handKeys(state, app),
    inHand(state, app),
    tools ? palette(state, app, tools.tools) : h("p", { class: "quiet" }, "The tools come …"),
    tools && boardRules(state, app),
    clueList(state, app),
    drawnList(state, app),
    boardGroup(state, app),
  ];
}

/** Undo, redo, erase, and figures for who has no keyboard. @param {State} state @param {App} app */
function handKeys(state, app) {
  const { chosen, tool } = studioOf(state);
  const size = sizeOf(state.board.shape);
  const numbers = chosen >= 0 || Boolean(toolOf(state)?.clue);
  const figures = numbers ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] : tool === "given" ? Array.from({ length: size }, (_, at) => at + 1) : [];
  return h("div", { class: "hand-keys", onpointerdown: keepFocus, onmousedown: keepFocus },
    iconButton("undo", "Undo", () => app.change(undo), { disabled: !state.past.length, title: "Undo (Ctrl Z)" }),
    iconButton("redo", "Redo", () => app.change(redo), { disabled: !state.future.length, title: "Redo (Ctrl Y)" }),
    iconButton("erase", "Erase", () => pressErase(app), { title: "Take away what is chosen (Delete)" }),
    figures.length > 0 && h("div", { class: "figures" }, figures.map((one) =>
      h("button", { type: "button", class: "key", key: one, onclick: () => pressFigure(app, one) }, numbers ? one : state.board.symbols[one - 1]))));
}

/** The focus stays on the board while a person taps keys. @param {Event} event */
const keepFocus = (event) => event.preventDefault();

/** @type {Record<string, [string, string]>} */
const OWN_TOOLS = {
  given: ["Givens", "Select cells and type digits. The same digit once more takes it away."],
  choose: ["Choose", "Touch a cell: the clues there are chosen by turns. Type its number, Delete takes it away, Alt and arrows move it, with Shift a copy."],
  regions: ["Regions", "Choose a region and paint its cells. When every region has as many cells as a row, the board is a jigsaw."],
};

/** What the hand holds: its rule, how it is placed, its options. @param {State} state @param {App} app */
function inHand(state, app) {
  const { tool: name, draft } = studioOf(state);
  const tool = toolOf(state);
  if (!tool) {
    const [title, how] = OWN_TOOLS[name] ?? OWN_TOOLS.given;
    return h("section", { class: "hand" }, h("h3", null, title), h("p", { class: "quiet" }, how), name === "regions" && regionKeys(state, app));
  }
  const values = valuesOf(state, tool);
  return h("section", { class: "hand" },
    h("h3", null, capital(tool.name)),
    h("p", null, `${capital(tool.rule)}.`, tool.convention && h("small", null, ` ${capital(tool.convention)}.`)),
    h("p", { class: "quiet" }, HOW[tool.placed]),
    isDrawing(tool) && penFields(state, app, tool),
    isOwnRule(tool) && ownRuleFields(state, app, tool),
    tool.options.map((option) => field(option, values[option.name], (value) => app.change(changeValues, tool.kind, { [option.name]: value }))),
    draft && row(button(draft.waiting && isMissing(values[tool.clue]) ? `Type the ${tool.clue}, then place it` : "Place it", () => place(app), { class: "button main" })));
}

/** @param {string} name */
const spoken = (name) => capital(name.replaceAll("_", " "));

/** One option as a field. @param {Option} option @param {any} value @param {(value: any) => void} change */
function field(option, value, change) {
  const { name, kind, usual, needed } = option;
  if (kind === "text") return null;
  if (kind === "flag" && needed) return choice(spoken(name), /** @type {const} */ ([["true", spoken(name)], ["false", `Not ${name}`]]), String(value), (to) => change(to === "true"));
  if (kind === "flag") return toggle(spoken(name), Boolean(value), change);
  const text = asText(value);
  const input = h("label", { class: "field", key: name }, h("span", null, spoken(name)),
    h("input", { type: "text", inputmode: "numeric", value: text, placeholder: kind === "number or none" ? "none" : "",
      onchange: (/** @type {any} */ event) => change(read(kind, event.target.value)) }));
  const buttons = usual.length > 0 && choice(`Usual ${name}`, usual.map((one) => /** @type {const} */ ([String(one), String(one)])), String(value), (to) => change(Number(to)));
  return h("div", { class: "line", key: name }, input, buttons);
}

/** @param {string} kind @param {string} text */
function read(kind, text) {
  if (kind === PAIRS) return typedValue(kind, text.replace(/\D/g, ""));
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  return kind === "numbers" ? numbers : numbers[0] ?? null;
}

/** @param {State} state @param {App} app @param {readonly Tool[]} tools */
function palette(state, app, tools) {
  const { tool: held, sought } = studioOf(state);
  const fits = (/** @type {Tool} */ one) => !sought || `${one.name} ${one.kind}`.toLowerCase().includes(sought.toLowerCase());
  const own = Object.entries(OWN_TOOLS).filter(([, [title]]) => !sought || title.toLowerCase().includes(sought.toLowerCase()));
  return group("Tools",
    h("input", { type: "search", class: "link", placeholder: "Find a tool", "aria-label": "Find a tool", value: sought,
      oninput: (/** @type {any} */ event) => setStudio(app, { sought: event.target.value }) }),
    h("div", { class: "tools", role: "radiogroup", "aria-label": "Tools" },
      own.map(([id, [title]]) => toolButton(app, id, title, held === id, icon(id === "given" ? "digit" : id)))),
    SECTIONS.map(([title, places]) => {
      const mine = tools.filter((one) => places.includes(one.placed) && fits(one));
      const usual = mine.filter(({ kind }) => USUAL.includes(kind) || kind === held).sort((a, b) => rank(a) - rank(b));
      const others = mine.filter((one) => !usual.includes(one));
      const buttons = (/** @type {Tool[]} */ list) => h("div", { class: "tools", role: "radiogroup", "aria-label": title },
        list.map((one) => toolButton(app, one.kind, one.name, held === one.kind, sample(one))));
      if (!mine.length) return null;
      return h("section", { class: "tool-section", key: title }, h("h4", null, title), buttons(sought ? mine : usual),
        !sought && others.length > 0 && h("details", null, h("summary", null, `${others.length} more`), buttons(others)));
    }),
    [/** @type {const} */ (["Rules of your own", OWN_RULES]), /** @type {const} */ (["Drawn, without a rule", DRAWINGS])].map(([title, list]) =>
      list.some(fits) && h("section", { class: "tool-section", key: title }, h("h4", null, title),
        h("div", { class: "tools", role: "radiogroup", "aria-label": title },
          list.filter(fits).map((one) => toolButton(app, one.kind, one.name, held === one.kind, sample(one)))))));
}

/** Takes a tool into the hand, and shows what is said of it. @param {App} app @param {string} tool */
function hold(app, tool) {
  settle(app, toolOf(app.state));
  setStudio(app, { tool, draft: null, chosen: -1, drawing: -1, typed: "" });
  queueMicrotask(() => document.querySelector(".hand-keys")?.scrollIntoView({ block: "nearest" }));
}

/** @param {App} app @param {string} id @param {string} name @param {boolean} on @param {any} picture */
const toolButton = (app, id, name, on, picture) =>
  h("button", { type: "button", class: "tool", key: id, role: "radio", "aria-checked": String(on), title: capital(name),
    onclick: () => hold(app, id) }, picture, h("span", null, capital(name)));

/** @param {Tool} tool */
const rank = ({ kind }) => (USUAL.indexOf(kind) + USUAL.length + 1) % (USUAL.length + 1);

/** What a constraint looks like, as small as a key. @param {Tool} tool */
function sample(tool) {
  const { under, over } = /** @type {Laid} */ (/** @type {any} */ (tool.sample));
  const [x, y, side] = LOOKED_AT[tool.placed] ?? [-0.05, -0.05, 3.1];
  return h("svg", { class: "picture sample", viewBox: [x, y, side, side].map(units).join(" "), "aria-hidden": "true" }, layer(CELLS), layer(under), layer(over));
}

/** @param {State} state @param {App} app */
function boardRules(state, app) {
  const clues = cluesOf(state.board);
  return group("Rules of the whole board",
    h("div", { class: "board-rules" }, studioOf(state).tools?.rules.map(({ name, rule, constraints }) => {
      const mine = /** @type {import("./clue.js").Clue[]} */ (constraints);
      return h("div", { key: name }, toggle(capital(name), mine.every((one) => has(clues, one)), () => toggleRule(app, mine, name), capital(rule)));
    })));
}

/** @param {State} state @param {App} app */
function regionKeys(state, app) {
  const { region } = studioOf(state);
  const size = sizeOf(state.board.shape);
  const counts = Array(size).fill(0);
  state.board.painted?.forEach((one) => one >= 0 && (counts[one] += 1));
  return [
    h("div", { class: "figures regions", role: "radiogroup", "aria-label": "Region" }, counts.map((count, at) =>
      h("button", { type: "button", class: `key region-${(at % 9) + 1}`, role: "radio", "aria-checked": String(at === region), key: at,
        "aria-label": `Region ${at + 1}`, onclick: () => setStudio(app, { region: at }) },
      at + 1, state.board.painted && h("small", null, `${count}/${size}`)))),
    state.board.painted && h("p", { class: "quiet" }, "Not all regions are full yet: the rules are still those of before."),
  ];
}

/** Clues by their words; a jigsaw has its regions in one line. @param {State} state @param {App} app */
function clueList(state, app) {
  const { chosen } = studioOf(state);
  const { board } = state;
  const clues = cluesOf(board);
  const shown = clues.flatMap((clue, at) => (clue.kind === "ExtraHouse" && clue.kind_of_house === "region" ? [] : [at]));
  if (!shown.length) return null;
  return group(`On the board (${shown.length})`,
    chosen >= 0 && clues[chosen] && chosenKeys(state, app),
    h("ol", { class: "clue-list" }, shown.map((at) => {
      const rule = board.variant?.rules[at];
      const cells = [...new Set(cellsIn(clues[at], sizeOf(board.shape)))].length;
      return h("li", { key: at },
        h("button", { type: "button", class: "clue", "aria-pressed": String(at === chosen), onclick: () => setStudio(app, { chosen: at === chosen ? -1 : at, drawing: -1, typed: "", draft: null }) },
          h("b", null, capital(rule?.name ?? clues[at].kind)), h("span", null, where(clues[at], state)), h("small", null, cells > 6 ? `${cells} cells` : "")),
        iconButton("close", `Take ${rule?.name ?? "it"} away`, () => remove(app, [at], rule?.name ?? "a clue")));
    })));
}

/** Its number, and its first cells. @param {import("./clue.js").Clue} clue @param {State} state */
function where(clue, state) {
  const tool = studioOf(state).tools?.tools.find(({ kind }) => kind === clue.kind);
  const value = tool?.clue ? clue[tool.clue] : null;
  const size = sizeOf(state.board.shape);
  const cells = [...new Set(cellsIn(clue, size))].slice(0, 4).map((cell) => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`).join(" ");
  return [asText(value), cells].filter((one) => one !== "").join(" · ");
}

/** @param {State} state @param {App} app */
function chosenKeys(state, app) {
  const { chosen, tools } = studioOf(state);
  const clue = cluesOf(state.board)[chosen];
  const tool = tools?.tools.find(({ kind }) => kind === clue.kind);
  return h("div", { class: "chosen-keys" },
    tool?.options.map((option) => field(option, clue[option.name], (value) => alter(app, chosen, { [option.name]: value }, `change ${tool.name}`))),
    moveKeys((down, right, copies) => shift(app, down, right, copies), Object.keys(TURNS).map((name) => button(name, () => turnClue(app, name)))));
}

/** @param {State} state @param {App} app */
function boardGroup(state, app) {
  const own = { size: "9", box: "3x3", ...state.own.studioBoard };
  const change = (/** @type {object} */ to) => app.change(changeOwn, "studioBoard", to);
  return group("The board",
    h("div", { class: "line" },
      select("Size", SIZES.map((size) => /** @type {const} */ ([String(size), `${size}×${size}`])), own.size, (to) => change({ size: to, box: boxesOf(Number(to))[0][0] })),
      select("Boxes", boxesOf(Number(own.size)), own.box, (to) => change({ box: to }))),
    relabelFields(state, app),
    row(button("New empty board", () => newBoard(app, own.box), { picture: "new" }), Object.keys(TURNS).map((name) => button(name, () => turnBoard(app, name)))));
}

/** Two digits that change places. @param {State} state @param {App} app */
function relabelFields(state, app) {
  const symbols = [...state.board.symbols].slice(0, sizeOf(state.board.shape));
  const own = { first: symbols[0], second: symbols[1], ...state.own.studioSwap };
  const [first, second] = [own.first, own.second].map((one, at) => (symbols.includes(one) ? one : symbols[at]));
  const options = symbols.map((one) => /** @type {const} */ ([one, one]));
  const change = (/** @type {object} */ to) => app.change(changeOwn, "studioSwap", to);
  return h("div", { class: "line" },
    select("Swap digit", options, first, (to) => change({ first: to })),
    select("with", options, second, (to) => change({ second: to })),
    button("Swap", () => swapDigits(app, first, second), { disabled: first === second }));
}
