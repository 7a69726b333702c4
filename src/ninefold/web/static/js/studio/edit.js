/** Changes of the puzzle. Each is asked of the server, which knows what a constraint may be and how it looks, and is one action of undo. */
/** @import {App} from "../app.js" */
/** @import {Board, State, Variant} from "../types.js" */
/** @import {Clue} from "./clue.js" */
import { digitsOf, makeBoard } from "../model/board.js";
import { boxFrom } from "../model/boxes.js";
import { cellName, sizeOf } from "../model/shape.js";
import { commit } from "../update/history.js";
import { say } from "../update/view.js";
import { load } from "../update/puzzle.js";
import { ask, puzzleText, trying } from "../work/api.js";
import { boardFrom } from "../work/files.js";
import { regionsOf } from "./cells.js";
import { cellsIn, cluesOf, has, moved } from "./clue.js";
import { drawingsOf, movedBy, turned, withDrawings } from "./drawing.js";
import { changeStudio, setStudio, studioOf } from "./state.js";

/** @type {Variant} */
const NO_RULES = {
  constraints: [], clues: { under: [], over: [], around: 0, top: 0 }, words: {}, houses: [], apart: [], rules: [], watch: { rules: [], of: [], tables: [] },
};

/** One change after the other: each begins from what the one before has made. */
let last = Promise.resolve();

/**
 * @param {App} app
 * @param {string} what  the action, as undo tells it
 * @param {(board: Board) => Partial<Board> & {constraints?: Clue[], decoration?: import("./drawing.js").Drawing[]} | null} change  null if there is nothing to change
 * @param {(board: Board) => Partial<import("./state.js").Studio>} [after]  what the studio then shows
 */
export function edit(app, what, change, after) {
  const { draft } = studioOf(app.state);
  last = last.then(() => trying(app, () => edited(app, what, change, draft, after)));
  return last;
}

/**
 * @param {App} app @param {string} what @param {Parameters<typeof edit>[2]} change
 * @param {import("./state.js").Draft | null} draft  what was drawn when it was asked for; who draws on is left alone
 * @param {Parameters<typeof edit>[3]} after
 */
async function edited(app, what, change, draft, after) {
  // Undo may go in between: then the change is made of what there is now.
  for (let tries = 0; tries < 3; tries += 1) {
    const { board } = app.state;
    const wished = change(board);
    if (!wished) return;
    const { constraints, decoration, ...rest } = wished;
    const rules = { ...(constraints ? { constraints } : {}), ...(decoration ? { decoration } : {}) };
    const asked = { ...board, ...rest, ...(constraints || decoration ? { variant: { ...(board.variant ?? NO_RULES), ...rules } } : {}) };
    const told = constraints || decoration || rest.shape ? (await ask("read", { text: puzzleText(asked), format: "ninefold-json" })).boards[0] : null;
    if (app.state.board !== board) continue;
    const variant = told ? boardFrom(told).variant : asked.variant;
    const next = { ...asked, variant };
    app.change((state) => {
      const done = { ...commit(state, next, what), message: "", tone: /** @type {const} */ ("plain") };
      return studioOf(state).draft === draft ? changeStudio(done, { draft: null, ...after?.(next) }) : done;
    });
    return;
  }
}

/** @param {App} app @param {Clue[]} clues @param {string} name */
export const add = (app, clues, name) =>
  edit(app, `add ${name}`, (board) => ({ constraints: [...cluesOf(board), ...clues] }), (board) => ({ chosen: cluesOf(board).length - 1, typed: "" }));

/** @param {App} app @param {number[]} places @param {string} name */
export const remove = (app, places, name) =>
  edit(app, `take ${name} away`, (board) => ({ constraints: cluesOf(board).filter((_, at) => !places.includes(at)) }), () => ({ chosen: -1, typed: "" }));

/** @param {App} app @param {number} place @param {Partial<Clue>} change @param {string} what */
export const alter = (app, place, change, what) =>
  edit(app, what, (board) => ({ constraints: cluesOf(board).map((clue, at) => (at === place ? { ...clue, ...change, kind: clue.kind } : clue)) }));

/** Something drawn without a rule comes, instead of what was at its place, or goes if it is there already. @param {App} app @param {import("./drawing.js").Drawing[]} come @param {string} name @param {boolean} [away] */
export const draw = (app, come, name, away) => edit(app, `draw ${name}`, (board) => ({ decoration: withDrawings(drawingsOf(board), come, away) }));

/** @param {App} app @param {(at: number) => boolean} stays @param {string} name */
export const wipe = (app, stays, name) => edit(app, `take ${name} away`, (board) => ({ decoration: drawingsOf(board).filter((_, at) => stays(at)) }), () => ({ drawing: -1 }));

/** The chosen drawing moves by so many cells, or a copy of it does; it stays on the board or just beside it. @param {App} app @param {number} down @param {number} right @param {boolean} copies */
export function shiftDrawing(app, down, right, copies) {
  const { drawing } = studioOf(app.state);
  return edit(app, copies ? "copy a drawing" : "move a drawing", (board) => {
    const list = drawingsOf(board);
    const next = list[drawing] && movedBy(list[drawing], down, right, sizeOf(board.shape));
    return next ? { decoration: copies ? [...list, next] : list.map((one, at) => (at === drawing ? next : one)) } : null;
  }, (board) => ({ drawing: copies ? drawingsOf(board).length - 1 : drawing }));
}

/** Digits change places, in givens and in the clues that name digits. @param {App} app @param {string} first @param {string} second  symbols of the board */
export const swapDigits = (app, first, second) =>
  trying(app, async () => {
    const { board } = app.state;
    const told = await ask("relabel", { puzzle: puzzleText(board), swaps: [first + second] });
    if (app.state.board !== board) return;
    await edit(app, `swap ${first} and ${second}`, (now) => {
      const digits = digitsOf(now, told.relabelled);
      return { digits, given: digits.map(Boolean), ...(now.variant ? { constraints: JSON.parse(told.whole).constraints ?? [] } : {}) };
    });
    if (told.stay.length) app.change(say, told.sentence);
  });

/** A rule for the whole board comes, or goes. @param {App} app @param {Clue[]} rule @param {string} name */
export const toggleRule = (app, rule, name) =>
  edit(app, name, (board) => {
    const clues = cluesOf(board);
    const on = rule.every((one) => has(clues, one));
    return { constraints: on ? clues.filter((one) => !has(rule, one)) : [...clues, ...rule.filter((one) => !has(clues, one))] };
  }, () => ({ chosen: -1 }));

/** Givens, all of which a setter types; 0 takes them away. @param {State} state @param {number} digit @param {readonly number[]} [cells] @returns {State} */
export function setGivens(state, digit, cells = state.selection) {
  const { board } = state;
  if (!cells.length || (!digit && cells.every((cell) => !board.digits[cell]))) return state;
  const off = !digit || cells.every((cell) => board.digits[cell] === digit && board.given[cell]);
  const digits = [...board.digits];
  const given = [...board.given];
  for (const cell of cells) {
    digits[cell] = off ? 0 : digit;
    given[cell] = !off;
  }
  return { ...commit(state, { ...board, digits, given }, off ? "take a given away" : `given ${board.symbols[digit - 1]}`), message: "", tone: "plain" };
}

/** @param {App} app @param {string} box */
export function newBoard(app, box) {
  const [boxHeight, boxWidth] = boxFrom(box);
  app.change(load, makeBoard({ boxHeight, boxWidth }), { message: "An empty board. The one before waits under Games; undo brings it back, too." });
  app.change((state) => changeStudio({ ...state, play: { ...state.play, running: false } }, { draft: null, chosen: -1, tool: "given" }));
}

/** The board with these regions; null while they are not all of the right size. @param {Board} board @param {readonly number[]} regions */
function withRegions(board, regions) {
  const size = sizeOf(board.shape);
  const cells = Array.from({ length: size }, (_, at) => regions.flatMap((region, cell) => (region === at ? [cellName(cell, size)] : [])));
  if (cells.some((one) => one.length !== size)) return null;
  const others = cluesOf(board).filter((clue) => clue.kind !== "ExtraHouse" || clue.kind_of_house !== "region");
  const houses = cells.map((one, index) => ({ kind: "ExtraHouse", kind_of_house: "region", cells: one, index }));
  return { shape: { boxHeight: 1, boxWidth: size }, constraints: [...others, ...houses] };
}

/** Paints cells of a region. A painting is the board's own, so that it can be undone; it counts when all regions are full. @param {App} app @param {number[]} cells @param {number} region */
export const paint = (app, cells, region) =>
  edit(app, "paint a region", (board) => {
    const regions = [...(board.painted ?? regionsOf(board) ?? board.digits.map(() => -1))];
    for (const cell of cells) regions[cell] = region;
    const whole = withRegions(board, regions);
    return whole ? { ...whole, painted: undefined } : { painted: regions };
  });

/** A mapping of cells onto cells. @typedef {(row: number, column: number, last: number) => [number, number]} Turn */

/** @type {Record<string, Turn>} */
export const TURNS = {
  "Turn right": (row, column, end) => [column, end - row],
  "Mirror sideways": (row, column, end) => [row, end - column],
  "Mirror up and down": (row, column, end) => [end - row, column],
};

/** @param {Turn} turn @param {number} size @returns {(cell: number) => number} */
const turning = (turn, size) => (cell) => {
  const [row, column] = turn(Math.floor(cell / size), cell % size, size - 1);
  return row * size + column;
};

/** The whole puzzle, turned or mirrored. @param {App} app @param {string} name */
export const turnBoard = (app, name) =>
  edit(app, name.toLowerCase(), (board) => {
    const size = sizeOf(board.shape);
    const to = turning(TURNS[name], size);
    /** @type {number[]} */
    const digits = [];
    board.digits.forEach((digit, cell) => (digits[to(cell)] = board.given[cell] ? digit : 0));
    const { boxHeight, boxWidth } = board.shape;
    const shape = name === "Turn right" && boxHeight > 1 ? { boxHeight: boxWidth, boxWidth: boxHeight } : board.shape;
    return { shape, digits, given: digits.map(Boolean), constraints: cluesOf(board).map((clue) => moved(clue, to, size)), decoration: drawingsOf(board).map((one) => turned(one, TURNS[name], size)) };
  }, () => ({ chosen: -1 }));

/** The chosen constraint moves, or a copy of it does; not over the edge. @param {App} app @param {number} down @param {number} right @param {boolean} copies */
export function shift(app, down, right, copies) {
  const { chosen } = studioOf(app.state);
  return edit(app, copies ? "copy a clue" : "move a clue", (board) => {
    const size = sizeOf(board.shape);
    const clue = cluesOf(board)[chosen];
    if (!clue || cellsIn(clue, size).some((cell) => !isInside(Math.floor(cell / size) + down, (cell % size) + right, size))) return null;
    const next = moved(clue, (cell) => cell + down * size + right, size);
    return { constraints: copies ? [...cluesOf(board), next] : cluesOf(board).map((one, at) => (at === chosen ? next : one)) };
  }, (board) => ({ chosen: copies ? cluesOf(board).length - 1 : chosen }));
}

/** @param {number} row @param {number} column @param {number} size */
const isInside = (row, column, size) => row >= 0 && column >= 0 && row < size && column < size;

/** The chosen constraint, turned or mirrored on the board. @param {App} app @param {string} name */
export function turnClue(app, name) {
  const { chosen } = studioOf(app.state);
  return edit(app, `${name.toLowerCase()}: a clue`, (board) => {
    const size = sizeOf(board.shape);
    return { constraints: cluesOf(board).map((one, at) => (at === chosen ? moved(one, turning(TURNS[name], size), size) : one)) };
  }, () => ({ chosen }));
}

/** Title, author, rules in the author's words, notes, or what is told at the end. @param {App} app @param {"title" | "author" | "said" | "notes" | "praise"} field @param {string} text */
export const setText = (app, field, text) => {
  if ((app.state.board[field] ?? "") !== text) app.change((state) => commit(state, { ...state.board, [field]: text }, { title: "title", author: "author", said: "rules", notes: "notes", praise: "message at the end" }[field]));
};

/** What a proposal says, done on the board. @param {App} app @param {import("../answers.js").Proposal} proposal */
export const take = (app, proposal) =>
  edit(app, "a proposal", (board) => {
    const gone = proposal.removed.flatMap(({ constraint }) => (constraint ? [/** @type {Clue} */ (constraint)] : []));
    const come = proposal.added.flatMap(({ constraint }) => (constraint ? [/** @type {Clue} */ (constraint)] : []));
    const digits = digitsOf(board, proposal.puzzle);
    const constraints = [...cluesOf(board).filter((one) => !has(gone, one)), ...come];
    return { digits, given: digits.map(Boolean), ...(gone.length || come.length ? { constraints } : {}) };
  }, () => ({ proposals: null, chosen: -1 }));

/** Nothing is being placed any more. @param {App} app */
export const dropDraft = (app) => setStudio(app, { draft: null, chosen: -1, drawing: -1, typed: "" });
