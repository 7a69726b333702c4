/** The tools in the hand: what presses, drags and keys on the board do while the studio is open. */
/** @import {App} from "../app.js" */
/** @import {Point, State} from "../types.js" */
/** @import {Tool} from "../answers.js" */
/** @import {Draft} from "./state.js" */

import { sizeOf } from "../model/shape.js";
import { selectOnly } from "../update/selection.js";
import { say } from "../update/view.js";
import { between, cellAt, copyAt, cornerAt, edgeAt, isNearMiddle, linesAt, linesFrom, linesThrough } from "./cells.js";
import { cluesAt, cluesOf, has, isSame, made, placeOf } from "./clue.js";
import { add, alter, draw, dropDraft, paint, remove, setGivens, shift, shiftDrawing, wipe } from "./edit.js";
import { cellsUnder, drawingsOf, drawnAt, drawnOn, hasDrawing, isDrawing, middleOf, penOf, spotAt } from "./drawing.js";
import { isOwnRule, isRead } from "./own_rule.js";
import { changeValues, setStudio, studioOf, toolOf, valuesOf } from "./state.js";
import { MOST_TYPED, figuresOf, isMissing, typedValue } from "./typed.js";

/** How each kind of placing is done, for who sees it the first time. @type {Record<string, string>} */
export const HOW = {
  path: "Drag from cell to cell; with Ctrl the next drag goes on elsewhere. Keys: arrows and Space take cells, Enter places.",
  arrow: "Drag from the circle along the arrow. Keys: arrows and Space take cells, Enter places.",
  pieces: "Drag from cell to cell; it is cut where it enters another region. Keys: arrows and Space, then Enter.",
  cells: "Drag over the cells; with Ctrl the next drag adds to them. Keys: arrows and Space, then Enter.",
  copy: "Drag over the cells, then touch where the first of them is copied to. Keys: arrows and Space, then Enter; at the copy's first cell Enter again.",
  each: "Touch or drag over cells; once more takes it away. Keys: arrows, Enter.",
  centre: "Touch or drag over cells; once more takes it away. Keys: arrows, Enter.",
  place: "Touch a cell: its digit points along its row, touched again along its column, then its region; once more takes it away. Keys: arrows, Enter.",
  edge: "Touch the line between two cells, or drag from one to the other. Keys: Space on both cells.",
  corner: "Touch a corner where four cells meet. Keys: Enter on the cell above and to the left of it.",
  line: "Touch beside the board. Keys: go to the edge; Space turns to the next line, Enter takes it.",
  spot: "Touch a cell, a line between cells, a corner, or beside the board; once more takes it away. Keys: arrows, Enter.",
  diagonal: "Touch beside the board, once more for the other diagonal. Keys: go to the edge; Space turns, Enter takes it.",
};

/** Which placings are made of cells that one drags over. */
const DRAGGED = new Set(["path", "arrow", "pieces", "cells", "copy", "each", "centre"]);
const BESIDE = new Set(["line", "diagonal"]);
/** Of which the next drag with Ctrl is a part, too. */
const GOES_ON = new Set(["path", "cells"]);

/** @param {Tool} tool */
const isSpot = (tool) => /** @type {string} */ (tool.placed) === "spot";
/** @param {Tool} tool */
const isPlace = (tool) => tool.placed === "place";

/** @param {State} state */
const boardSize = (state) => sizeOf(state.board.shape);

/** What a number is called that a tool wants. @param {Tool} tool */
const wanted = (tool) => tool.options.find(({ name }) => name === tool.clue)?.name ?? "number";

/** What is being placed: the server has not answered yet, and figures that are typed meanwhile belong to it. @type {Promise<void> | null} */
let placing = null;

/** @param {Promise<void>} asked */
function until(asked) {
  placing = asked;
  asked.finally(() => {
    if (placing === asked) placing = null;
  });
}

/** Places what is drawn, or asks for the number that it still lacks. @param {App} app */
export function place(app) {
  const tool = toolOf(app.state);
  const { draft } = studioOf(app.state);
  if (!tool || !draft) return;
  const { board } = app.state;
  const size = boardSize(app.state);
  const least = tool.placed === "edge" ? 2 : tool.least;
  if (draft.cells.length < least) {
    setStudio(app, { draft: null });
    app.change(say, `At least ${least} cells, please.`);
    return;
  }
  if (tool.placed === "copy" && !draft.group) {
    setStudio(app, { draft: { cells: draft.cells, group: [...draft.cells].sort((a, b) => a - b) } });
    app.change(say, "Now touch where its first cell is copied to.");
    return;
  }
  if (isOwnRule(tool) && !isRead(app.state, tool)) {
    setStudio(app, { draft: null });
    app.change(say, "Write the rule first: its field is in the sheet.");
    return;
  }
  const values = valuesOf(app.state, tool);
  const lacking = tool.options.find(({ name, needed }) => needed && isMissing(values[name]));
  if (lacking) {
    setStudio(app, { draft: { ...draft, waiting: true }, chosen: -1 });
    app.change(say, `Type the ${lacking.name}, then Enter.`);
    return;
  }
  if (isDrawing(tool)) {
    drawOn(app, tool, draft);
    return;
  }
  const clues = made(tool, values, draft.cells, board);
  const there = cluesOf(board);
  const each = tool.placed === "each" || tool.placed === "centre";
  const places = clues.map((clue) => placeOf(there, clue, size));
  if (draft.takesAway) remove(app, places.filter((at) => at >= 0), tool.name);
  else if (!each && places[0] >= 0 && has(there, clues[0])) remove(app, places, tool.name); // once more on the same cells takes it away
  else if (!each && places[0] >= 0) alter(app, places[0], clues[0], `change ${tool.name}`);
  else until(add(app, clues.filter((clue) => !has(there, clue)), tool.name));
  const once = tool.options.filter(({ needed, start }) => needed && start === null).map(({ name }) => [name, null]);
  if (once.length) app.change(changeValues, tool.kind, Object.fromEntries(once));
}

/** @param {App} app @param {Tool} tool @param {Draft} draft */
function drawOn(app, tool, draft) {
  const pen = penOf(tool, valuesOf(app.state, tool));
  draw(app, drawnOn(tool, pen, draft.cells, app.state.board), tool.name, tool.placed === "each" ? draft.takesAway : undefined);
}

/** @param {App} app @param {Tool} tool @param {Point} spot */
function drawSpot(app, tool, spot) {
  const pen = penOf(tool, valuesOf(app.state, tool));
  if (tool.kind === "draw-text" && !pen.text.trim()) app.change(say, "Type the text first: its field is in the sheet.");
  else draw(app, [drawnAt(tool, pen, spot)], tool.name);
  return true;
}

/** A drawing that only lacks its number is placed before the next begins or another tool is taken, if the number is there. @param {App} app @param {Tool | null} tool */
export function settle(app, tool) {
  const { draft } = studioOf(app.state);
  if (tool && draft?.waiting && !isMissing(valuesOf(app.state, tool)[tool.clue])) place(app);
}

/** @param {App} app @param {Point} point @param {PointerEvent} event */
function down(app, point, event) {
  const { state } = app;
  const { tool: name, draft } = studioOf(state);
  const size = boardSize(state);
  const cell = cellAt(point, size);
  if (state.view.kind !== "own") return false;
  if (name === "choose") return choose(app, cell);
  if (name === "regions") return paintFrom(app, cell);
  const tool = toolOf(state);
  if (!tool) return false;
  settle(app, tool);
  if (BESIDE.has(tool.placed)) return beside(app, tool, point);
  if (isSpot(tool)) return drawSpot(app, tool, spotAt(point, size));
  if (cell < 0) {
    dropDraft(app);
    return true;
  }
  app.change((now) => ({ ...now, cursor: cell, selection: [] }));
  if (draft?.group) return copyTo(app, draft.group, cell);
  if (isPlace(tool)) return turnPlace(app, tool, cell);
  if (tool.placed === "corner") {
    setStudio(app, { draft: { cells: cornerAt(point, size) }, chosen: -1, typed: "" });
    return true;
  }
  const adds = GOES_ON.has(tool.placed) && (event.ctrlKey || event.metaKey) && draft;
  const cells = adds ? [...new Set([...draft.cells, cell])] : [cell];
  const takesAway = isThere(state, tool, cell);
  pressed = { point, last: cell, keeps: Boolean(event.ctrlKey || event.metaKey) };
  setStudio(app, { draft: { cells, takesAway }, chosen: -1, typed: "" });
  return true;
}

/** A cell that points along its row, then its column, then its region, then nowhere. @param {App} app @param {Tool} tool @param {number} cell */
function turnPlace(app, tool, cell) {
  const { board } = app.state;
  const ways = linesThrough(cell, board).map((line) => made(tool, { place: line.indexOf(cell) + 1 }, line, board)[0]);
  const there = cluesOf(board);
  const at = ways.findIndex((way) => has(there, way));
  const place = there.findIndex((one) => at >= 0 && isSame(one, ways[at]));
  if (at < 0) add(app, [ways[0]], tool.name);
  else if (at + 1 < ways.length) alter(app, place, ways[at + 1], `turn ${tool.name}`);
  else remove(app, [place], tool.name);
  return true;
}

/** The copy of a group. @param {App} app @param {number[]} group @param {number} cell */
function copyTo(app, group, cell) {
  const copy = copyAt(group, cell, boardSize(app.state));
  if (!copy) app.change(say, "The copy would go over the edge of the board.");
  else if (copy.some((one) => group.includes(one))) app.change(say, "The copy lies on the cells that it is of.");
  else {
    setStudio(app, { draft: { cells: [...group, ...copy], group } });
    place(app);
  }
  return true;
}

/** Whether a cell has already what is put on each cell. @param {State} state @param {Tool} tool @param {number} cell */
function isThere(state, tool, cell) {
  if (tool.placed !== "each" && tool.placed !== "centre") return false;
  const values = valuesOf(state, tool);
  if (isDrawing(tool)) return hasDrawing(state.board, drawnOn(tool, penOf(tool, values), [cell], state.board)[0]);
  return has(cluesOf(state.board), made(tool, values, [cell], state.board)[0]);
}

/** Where the press began, the cell that it came to last, and whether the draft stays after it. */
let pressed = { point: /** @type {Point} */ ([0, 0]), last: 0, keeps: false };

/** @param {App} app @param {Point} point */
function move(app, point) {
  const { state } = app;
  const { tool: name, draft } = studioOf(state);
  const size = boardSize(state);
  const cell = cellAt(point, size);
  if (!draft || draft.group || cell < 0) return;
  if (name === "regions") return draft.cells.includes(cell) ? undefined : setStudio(app, { draft: { cells: [...draft.cells, cell] } });
  const tool = toolOf(state);
  if (!tool) return;
  if (draft.ways) {
    const way = draft.ways.findIndex((line) => line.includes(cell));
    if (way >= 0) setStudio(app, { draft: { ...draft, way, cells: draft.ways[way] } });
  } else if (tool.placed === "edge") {
    if (cell !== draft.cells[0] && isNearMiddle(point)) setStudio(app, { draft: { ...draft, cells: [draft.cells[0], cell] } });
  } else if (tool.placed !== "corner") {
    if (!isNearMiddle(point)) return;
    const next = dragged(draft.cells, cell, tool.placed, size);
    pressed.last = cell;
    if (next !== draft.cells) setStudio(app, { draft: { ...draft, cells: next } });
  }
}

/** The cells after a drag came to one more. @param {number[]} cells @param {number} cell @param {string} placed @param {number} size */
function dragged(cells, cell, placed, size) {
  const path = placed !== "cells" && placed !== "copy" && placed !== "each" && placed !== "centre";
  // A path goes on from its end, a group from where the pointer was, which may be anywhere in it.
  const end = path ? cells[cells.length - 1] : pressed.last;
  if (cell === end) return cells;
  if (path && cell === cells[cells.length - 2]) return cells.slice(0, -1); // back by one
  const come = between(end, cell, size).filter((one) => !cells.includes(one));
  return come.length ? [...cells, ...come] : cells;
}

/** @param {App} app */
function up(app) {
  const { state } = app;
  const { tool: name, draft, region } = studioOf(state);
  if (!draft) return;
  if (name === "regions") {
    paint(app, draft.cells, region);
    return;
  }
  const tool = toolOf(state);
  if (!tool || draft.group || (draft.waiting && !draft.ways)) return;
  if (pressed.keeps && GOES_ON.has(tool.placed)) return;
  if (draft.cells.length === 1 && DRAGGED.has(tool.placed) && tool.placed !== "each" && tool.placed !== "centre") return touched(app, tool, draft);
  if (tool.placed === "edge" && draft.cells.length === 1) setStudio(app, { draft: { cells: edgeAt(pressed.point, boardSize(state)) } });
  place(app);
}

/** A touch without a drag chooses what lies there; a group may be of one cell. @param {App} app @param {Tool} tool @param {Draft} draft */
function touched(app, tool, draft) {
  if (isDrawing(tool)) {
    if (tool.placed === "cells") place(app);
    else setStudio(app, { draft: null });
    return;
  }
  const there = cluesAt(app.state.board, draft.cells[0], tool.kind);
  if (there.length) setStudio(app, { draft: null, chosen: there[there.length - 1], typed: "" });
  else if (tool.placed === "cells" || tool.placed === "copy") place(app);
  else setStudio(app, { draft: null });
}

/** @param {App} app @param {Tool} tool @param {Point} point */
function beside(app, tool, point) {
  const ways = linesFrom(point, boardSize(app.state), tool.placed === "diagonal");
  if (!ways.length) {
    setStudio(app, { draft: null, chosen: -1 });
    return true;
  }
  const { draft } = studioOf(app.state);
  const again = draft?.ways && String(draft.ways) === String(ways);
  const way = again ? ((draft.way ?? 0) + 1) % ways.length : 0;
  setStudio(app, { draft: { cells: ways[way], ways, way }, chosen: -1, typed: "" });
  return true;
}

/** The next of the constraints and drawings that lie at a cell. @param {App} app @param {number} cell */
function choose(app, cell) {
  const { board } = app.state;
  const { chosen, drawing } = studioOf(app.state);
  const clues = cell < 0 ? [] : cluesAt(board, cell).map((at) => ({ chosen: at, drawing: -1 }));
  const drawn = drawingsOf(board).flatMap((one, at) => (cell >= 0 && cellsUnder(one, boardSize(app.state)).includes(cell) ? [{ chosen: -1, drawing: at }] : []));
  const there = [...clues, ...drawn];
  const at = there.findIndex((one) => one.chosen === chosen && one.drawing === drawing);
  setStudio(app, { ...(there[(at + 1) % there.length] ?? { chosen: -1, drawing: -1 }), typed: "", draft: null });
  if (cell >= 0) app.change(selectOnly, cell);
  return true;
}

/** @param {App} app @param {number} cell */
function paintFrom(app, cell) {
  setStudio(app, { draft: cell < 0 ? null : { cells: [cell] } });
  return cell >= 0;
}

/** @param {App} app @param {KeyboardEvent} event */
function key(app, event) {
  const { tool: name, chosen, drawing } = studioOf(app.state);
  const tool = toolOf(app.state);
  const plain = !event.ctrlKey && !event.metaKey;
  if (event.key === "Escape") return escaped(app);
  if (placing && tool && plain && /^(\d|Backspace)$/.test(event.key)) {
    placing.then(() => key(app, event));
    return true;
  }
  if (chosen >= 0 && chosenKey(app, event)) return true;
  if (drawing >= 0 && drawingKey(app, event)) return true;
  if (name === "given") return plain && givenKey(app, event);
  if (name === "regions" && plain && (event.key === " " || event.key === "Enter")) {
    paint(app, [app.state.cursor], studioOf(app.state).region);
    return true;
  }
  if (name === "choose" && plain && (event.key === " " || event.key === "Enter")) return choose(app, app.state.cursor);
  if (!tool || !plain || event.altKey) return isLetter(event);
  if (event.key === " ") return takeCell(app, tool);
  if (event.key === "Enter") return finish(app, tool);
  if (event.key === "Backspace" || event.key === "Delete") return takeBack(app, tool);
  return typeNumber(app, tool, event.key) || isLetter(event);
}

/** Letters are commands of a game, which is not meant here. @param {KeyboardEvent} event */
const isLetter = (event) => /^[a-z*]$/i.test(event.key) && !event.ctrlKey && !event.metaKey;

/** First the draft goes, then the choice, then the tool. @param {App} app */
function escaped(app) {
  const { draft, chosen, drawing, tool } = studioOf(app.state);
  if (!draft && chosen < 0 && drawing < 0 && tool === "given") return false;
  if (draft || chosen >= 0 || drawing >= 0) dropDraft(app);
  else setStudio(app, { tool: "given" });
  return true;
}

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** Keys for the constraint that is chosen: its number, away with it, Alt and arrows to move it, with Shift a copy. @param {App} app @param {KeyboardEvent} event */
function chosenKey(app, event) {
  const { tools, chosen, typed } = studioOf(app.state);
  const clue = cluesOf(app.state.board)[chosen];
  const tool = tools?.tools.find(({ kind }) => kind === clue?.kind);
  if (!clue) return false;
  if (event.altKey && ARROWS[event.key]) {
    shift(app, ...ARROWS[event.key], event.shiftKey);
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === "Delete" || (event.key === "Backspace" && !typed)) {
    remove(app, [chosen], tool?.name ?? "a clue");
    return true;
  }
  const option = tool?.options.find(({ name }) => name === tool.clue);
  if (!tool || !option) return false;
  const next = event.key === "Backspace" ? typed.slice(0, -1) : /^\d$/.test(event.key) ? typed + event.key : null;
  if (next === null || next.length > MOST_TYPED[option.kind]) return false;
  const value = typedValue(option.kind, next);
  setStudio(app, { typed: next });
  if (isMissing(value) && option.kind !== "number or none") return true;
  alter(app, chosen, { [option.name]: value }, `change ${tool.name}`);
  return true;
}

/** Keys for the drawing that is chosen: away with it, Alt and arrows to move it, with Shift a copy. @param {App} app @param {KeyboardEvent} event */
function drawingKey(app, event) {
  const { drawing } = studioOf(app.state);
  if (event.altKey && ARROWS[event.key]) shiftDrawing(app, ...ARROWS[event.key], event.shiftKey);
  else if (event.key === "Delete" || event.key === "Backspace") wipe(app, (at) => at !== drawing, "a drawing");
  else return false;
  return true;
}

/** @param {App} app @param {KeyboardEvent} event */
function givenKey(app, event) {
  const { state } = app;
  if (event.altKey) return false;
  if (["Delete", "Backspace", "0", "."].includes(event.key) && !(event.key === "0" && state.board.symbols.includes("0"))) {
    app.change(setGivens, 0);
    return true;
  }
  const typed = state.board.symbols.indexOf(event.key.length === 1 ? event.key.toUpperCase() : "\n") + 1;
  if (typed) app.change(setGivens, typed);
  return typed > 0 || isLetter(event);
}

/** Space: one more cell, or the next line. @param {App} app @param {Tool} tool */
function takeCell(app, tool) {
  const { state } = app;
  const { draft } = studioOf(state);
  const size = boardSize(state);
  if (BESIDE.has(tool.placed)) {
    const ways = linesAt(state.cursor, size, tool.placed === "diagonal");
    if (!ways.length) app.change(say, "Go to a cell at the edge first.");
    else {
      const again = draft?.ways && String(draft.ways) === String(ways);
      const way = again ? ((draft.way ?? 0) + 1) % ways.length : 0;
      setStudio(app, { draft: { cells: ways[way], ways, way }, chosen: -1, typed: "" });
    }
    return true;
  }
  if (tool.placed === "corner" || isPlace(tool) || isSpot(tool)) return finish(app, tool);
  const before = draft && !draft.waiting ? draft.cells : [];
  const cells = before.includes(state.cursor) ? before.filter((cell) => cell !== state.cursor) : [...before, state.cursor];
  setStudio(app, { draft: { cells }, chosen: -1, typed: "" });
  if (tool.placed === "edge" && cells.length === 2) place(app);
  return true;
}

/** Enter: it is placed. @param {App} app @param {Tool} tool */
function finish(app, tool) {
  const { state } = app;
  const { draft } = studioOf(state);
  const size = boardSize(state);
  const { cursor } = state;
  if (isSpot(tool)) return drawSpot(app, tool, middleOf(cursor, size));
  if (isPlace(tool)) return turnPlace(app, tool, cursor);
  if (draft?.group) return copyTo(app, draft.group, cursor);
  if (!draft && tool.placed === "corner") setStudio(app, { draft: { cells: cornerAt([(cursor % size) + 0.9, Math.floor(cursor / size) + 0.9], size) } });
  if (!draft && (tool.placed === "each" || tool.placed === "centre")) {
    setStudio(app, { draft: { cells: [cursor], takesAway: isThere(state, tool, cursor) } });
  }
  place(app);
  return true;
}

/** @param {App} app @param {Tool} tool */
function takeBack(app, tool) {
  const { draft } = studioOf(app.state);
  if (!draft) return false;
  const value = valuesOf(app.state, tool)[tool.clue];
  if (draft.waiting && figuresOf(value)) {
    const option = tool.options.find(({ name }) => name === tool.clue);
    app.change(changeValues, tool.kind, { [tool.clue]: typedValue(option?.kind ?? "number", figuresOf(value).slice(0, -1)) });
  } else setStudio(app, { draft: draft.cells.length > 1 && !draft.ways ? { ...draft, cells: draft.cells.slice(0, -1), waiting: false } : null });
  return true;
}

/** The number of what is being placed. @param {App} app @param {Tool} tool @param {string} figure */
function typeNumber(app, tool, figure) {
  const { draft } = studioOf(app.state);
  const option = tool.options.find(({ name }) => name === wanted(tool));
  if (!draft || !option || !/^\d$/.test(figure)) return false;
  const before = draft.waiting ? valuesOf(app.state, tool)[option.name] : null;
  const text = figuresOf(before);
  if (text.length < MOST_TYPED[option.kind]) app.change(changeValues, tool.kind, { [option.name]: typedValue(option.kind, text + figure) });
  setStudio(app, { draft: { ...draft, waiting: true } });
  return true;
}

/** A figure on the studio's own keys: what it would be as a key on the board. @param {App} app @param {number} figure */
export function pressFigure(app, figure) {
  if (placing && toolOf(app.state)) {
    placing.then(() => pressFigure(app, figure));
    return;
  }
  const { tool: name, chosen } = studioOf(app.state);
  const event = new KeyboardEvent("keydown", { key: String(figure) });
  if (chosen >= 0 && chosenKey(app, event)) return;
  const tool = toolOf(app.state);
  if (tool) typeNumber(app, tool, String(figure));
  else if (name === "given" && figure) app.change(setGivens, figure);
}

/** Away with what is chosen, drawn or given. @param {App} app */
export function pressErase(app) {
  const { chosen, draft } = studioOf(app.state);
  if (chosen >= 0) remove(app, [chosen], "a clue");
  else if (draft) dropDraft(app);
  else if (isDrawing(toolOf(app.state))) wipe(app, (at) => at < drawingsOf(app.state.board).length - 1, "a drawing");
  else app.change(setGivens, 0);
}

/** @type {import("../render/parts.js").Taken} */
export const takes = { down, move, up, key };

