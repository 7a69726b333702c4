/** From the state to what the board shows: the person's own position, a step of the path, an answer, a clash. */
/** @import {State, Board, Laid, Step, Emphasis, Position} from "../types.js" */
import { puzzleOf } from "../model/board.js";
import { covered } from "../model/fog.js";
import { toldWrong } from "../model/mistake.js";
import { candidatesOf, faultsOf } from "../model/rules.js";
import { bit, common, union, without } from "../model/sets.js";
import { peersOf } from "../model/shape.js";
import { fogOf, isSetting } from "../update/fog.js";

/**
 * @typedef {object} Shown
 * @property {Board} board
 * @property {readonly number[]} candidates   computed ones to be shown, 0 where none are
 * @property {boolean} judged                 own marks that cannot be are struck
 * @property {readonly number[] | null} other a second grid: where it differs both digits are shown
 * @property {ReadonlySet<number>} peers
 * @property {ReadonlySet<number>} equals
 * @property {ReadonlySet<number>} clashing
 * @property {ReadonlySet<number>} differing
 * @property {ReadonlySet<number>} answered   cells in the ink of an answer
 * @property {readonly number[]} selection
 * @property {number} strong                  the digit that is looked for, 0 for none
 * @property {Step | null} step
 * @property {Emphasis | null} emphasis
 * @property {"safe" | "bright"} palette
 * @property {Laid | null} laid                by an open part
 * @property {readonly number[]} fog          cells that are covered
 * @property {boolean} through                one sees through the fog
 * @property {boolean} large                  marks are
 * @property {boolean} steady                 candidates that are gone stay where they are, unseen
 */

/** On boards with more cells the browser would lay out all candidates of a cell anew when one of them goes. */
const MANY = 256;

/** @type {ReadonlySet<number>} */
const NONE = new Set();

/** A board by itself, as for print and pictures. @param {Board} board @param {Partial<Shown>} [more] @returns {Shown} */
export const plainBoard = (board, more = {}) => ({
  board,
  candidates: [],
  judged: false,
  other: null,
  peers: NONE,
  equals: NONE,
  clashing: NONE,
  differing: NONE,
  answered: NONE,
  selection: [],
  strong: 0,
  step: null,
  emphasis: null,
  laid: null,
  palette: "safe",
  fog: covered(board),
  through: false,
  large: false,
  steady: false,
  ...more,
});

/** @param {State} state @returns {Shown} */
export function shownOf(state) {
  const { view, emphasis, settings } = state;
  const { palette } = settings;
  const large = settings.marks === "large";
  if (view.kind === "step" && state.explain.path && state.explain.board) {
    const { path, board } = state.explain;
    const position = path.grids[view.at] ?? path.end;
    return shownStep(board, position, calm(path.steps[view.at] ?? null), { emphasis, palette, large });
  }
  if (view.kind === "hint" && state.explain.hint) {
    const { hint } = state.explain;
    const own = shownOwn(state);
    const candidates = hint.step ? withoutDrawn(shownCandidates(state.board), hint.step) : own.candidates;
    const clashing = hint.kind === "mistake" ? new Set(hint.cells) : own.clashing;
    return { ...own, candidates, clashing, fog: [], step: hint.step, emphasis: emphasis ?? hintEmphasis(state), selection: [], peers: NONE };
  }
  if (view.kind === "answer" && state.solve.result) return shownAnswer(state, view.at);
  if (view.kind === "clash") {
    const own = shownOwn(state);
    return { ...own, peers: new Set(view.houses.flat()), equals: NONE, clashing: new Set(view.cells) };
  }
  if (view.kind === "replay") return plainBoard(view.board, { selection: view.cells, palette, large });
  return shownOwn(state);
}

/** Of a net of chains only what follows is drawn: its proof is read branch by branch. @param {Step | null} step @returns {Step | null} */
function calm(step) {
  if (!step?.proof.length) return step;
  const gone = new Set(step.eliminations.map(String));
  const filled = new Set(step.placements.map(([cell]) => cell));
  const { under, over, drawn } = step.picture;
  const left = over.filter(({ style }) => /^(r-strike|r-removed|r-placed|r-digit|paper)$/.test(style));
  return { ...step, picture: { under, over: left, drawn: drawn.filter((one) => gone.has(String(one)) || filled.has(one[0])) } };
}

/** Candidates that the step draws itself are not drawn twice. @param {number[]} sets @param {Step | null} step */
function withoutDrawn(sets, step) {
  const rest = [...sets];
  for (const [cell, digit] of step?.picture.drawn ?? []) rest[cell] = without(rest[cell], bit(digit));
  return rest;
}

/** @param {Board} board */
const shownCandidates = (board) => candidatesOf(board).map((set, i) => (board.centre[i] ? common(set, board.centre[i]) : set));

/** @param {State} state @returns {Emphasis | null} */
function hintEmphasis({ explain: { hint } }) {
  if (!hint || hint.kind !== "step" || hint.step) return null;
  const houses = hint.parts.flatMap((part) => part.houses.map((house) => house.cells));
  return { cells: hint.stage === 3 ? hint.cells : [], houses, digits: [] };
}

/** @param {State} state @returns {Shown} */
function shownOwn(state) {
  const { settings, selection, armed } = state;
  const { board, dark } = fogOf(state);
  const one = selection.length === 1 ? selection[0] : -1;
  const strong = armed || (settings.equals && one >= 0 ? board.digits[one] : 0);
  const clashing = settings.conflicts ? faultsOf(board).flatMap((clash) => clash.cells) : [];
  return plainBoard(board, {
    candidates: settings.candidates ? candidatesOf(board) : [],
    judged: settings.candidates,
    peers: settings.peers && one >= 0 ? new Set(peersOf(board)[one]) : NONE,
    equals: strong ? new Set([...board.digits.keys()].filter((cell) => board.digits[cell] === strong)) : NONE,
    clashing: new Set([...clashing, ...toldWrong(state)]),
    selection,
    strong,
    palette: settings.palette,
    large: settings.marks === "large",
    steady: board.digits.length > MANY,
    emphasis: state.emphasis,
    fog: dark,
    through: isSetting(state),
    // Scanning help, while it is open.
    ...(state.drawer.open === "school" ? state.own.scan?.look?.(state) : null),
  });
}

/** @param {Board} board @param {Position} position @param {Step | null} step @param {Partial<Shown>} more */
function shownStep(board, position, step, more) {
  const puzzle = puzzleOf(board);
  const sets = position.candidates.map((digits) => digits.reduce((set, digit) => union(set, bit(digit)), 0));
  const candidates = withoutDrawn(sets, step);
  return plainBoard({ ...puzzle, digits: position.digits }, { candidates, step, fog: [], ...more });
}

/** One solution of several; cells where the solutions differ are tinted. @param {State} state @param {number} at */
function shownAnswer(state, at) {
  const { board, settings } = state;
  const solutions = state.solve.result?.solutions ?? [];
  const digits = solutions[at] ?? board.digits;
  const differs = (/** @type {number} */ cell) => solutions.some((one) => one[cell] !== digits[cell]);
  const cells = [...digits.keys()];
  return plainBoard(
    { ...puzzleOf(board), digits, colours: board.colours },
    {
      differing: new Set(solutions.length > 1 ? cells.filter(differs) : []),
      answered: new Set(cells.filter((cell) => !board.digits[cell])),
      clashing: new Set(cells.filter((cell) => board.digits[cell] && digits[cell] && board.digits[cell] !== digits[cell])),
      palette: settings.palette,
      fog: [],
    },
  );
}
