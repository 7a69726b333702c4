/** What is found out while one sets: after each change, one question after the other; the next change gives them up. */
/** @import {App} from "../app.js" */
/** @import {Board, State} from "../types.js" */
/** @import {Verdict} from "./state.js" */
import { capital } from "../model/capital.js";
import { sizeOf } from "../model/shape.js";
import { say } from "../update/view.js";
import { Problem, ask, askLong, puzzleText, trying } from "../work/api.js";
import { linkTo } from "../work/export.js";
import { cellsIn, cluesOf } from "./clue.js";
import { setStudio, studioOf } from "./state.js";

/** Solutions that are counted, and how long each question may take. */
const COUNTED = 1000;
/** In how many solutions a candidate occurs is counted so far. */
const HELD = 8;
const PAUSE = 80;

let stopper = new AbortController();
let waiting = 0;
let asked = "";

/** After each drawing: a board that is not looked at yet is looked at soon. @param {App} app */
export function drawn(app) {
  const { board } = app.state;
  const studio = studioOf(app.state);
  if (studio.verdict.board === board) return lookForChanges(app);
  const text = lookedAt(board);
  if (text === asked) {
    // The title alone, or a mark: what is known of the puzzle holds.
    setStudio(app, { verdict: { ...studio.verdict, board } });
    return;
  }
  asked = text;
  stopper.abort();
  stopper = new AbortController();
  clearTimeout(waiting);
  const { signal } = stopper;
  setStudio(app, { verdict: { ...studio.verdict, board, looking: true, clash: [], held: null, hardest: null, hard: [], steps: 0, details: [] } });
  waiting = window.setTimeout(() => look(app, board, text, signal), PAUSE);
}

/** The puzzle without its words and drawings. @param {Board} board */
const lookedAt = (board) => puzzleText({ ...board, title: "", author: "", said: "", notes: "", praise: "", variant: board.variant && { ...board.variant, decoration: [] } });

/** The true candidates are shown, or not. @param {App} app @param {boolean} truth */
export function showTruth(app, truth) {
  asked = "";
  setStudio(app, { truth, verdict: { ...studioOf(app.state).verdict, board: null } });
}

/** @param {App} app @param {Board} board @param {string} puzzle @param {AbortSignal} signal */
async function look(app, board, puzzle, signal) {
  const tell = (/** @type {Partial<Verdict>} */ change) => {
    const { verdict } = studioOf(app.state);
    if (!signal.aborted) setStudio(app, { verdict: { ...verdict, ...change } });
  };
  try {
    if (!board.digits.some(Boolean) && !board.variant) return tell({ kind: "many", looking: false, sentence: "Nothing is set yet." });
    const found = await ask("count", { puzzle, limit: COUNTED, seconds: 3 }, signal);
    const kind = found.count > 1 ? "many" : !found.exact ? "unknown" : found.count ? "one" : "none";
    const more = found.count >= COUNTED && !found.exact ? `More than ${COUNTED.toLocaleString("en")} solutions.` : found.sentence;
    tell({ kind, counted: found.exact, sentence: kind === "unknown" ? "Not decided within three seconds." : more });
    if (kind !== "none" && studioOf(app.state).truth) await lookAtCandidates(puzzle, signal, tell);
    if (kind === "one" || kind === "none") await lookCloser(board, puzzle, kind, signal, tell);
    if (kind === "one") await lookAtPath(puzzle, signal, tell);
    if (kind === "many" && !found.exact) await estimate(puzzle, signal, tell);
    tell({ looking: false });
  } catch (error) {
    if (!(error instanceof Problem)) return; // given up
    tell({ kind: "unknown", looking: false, sentence: error.message });
  }
}

/** @param {string} puzzle @param {AbortSignal} signal @param {(change: Partial<Verdict>) => void} tell */
async function lookAtCandidates(puzzle, signal, tell) {
  const found = await ask("candidates", { puzzle, kind: "true", limit: HELD, seconds: 10 }, signal);
  if (found.exact) tell({ held: found.candidates.map((digits, cell) => digits.map((digit, at) => [digit, found.counts[cell][at]])) });
}

/** Roughly how many, where they are too many to be counted. @param {string} puzzle @param {AbortSignal} signal @param {(change: Partial<Verdict>) => void} tell */
async function estimate(puzzle, signal, tell) {
  const found = await ask("count", { puzzle, limit: 1, estimate: true, seconds: 4 }, signal);
  if (found.estimate && found.estimate.mean > COUNTED) tell({ sentence: `About ${roughly(found.estimate.mean)} solutions, by an estimate.` });
}

/** A large number as a person reads it. @param {number} value */
export function roughly(value) {
  const [figures, power] = value.toExponential(1).split("e+");
  if (value < 1e6) return Number(value.toPrecision(2)).toLocaleString("en");
  return `${figures} × 10${[...power].map((figure) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(figure)]).join("")}`;
}

/** The board whose changes were asked for last. @type {Board | null} */
let changesOf = null;

/**
 * While Test is open: which clues are needless, or what would leave one solution. With too many solutions to count nobody looks for a last change.
 * @param {App} app
 */
async function lookForChanges(app) {
  const { board } = app.state;
  const { page, verdict, proposals, kinds } = studioOf(app.state);
  const isAsked = verdict.kind === "one" || verdict.kind === "none" || (verdict.kind === "many" && verdict.counted && kinds.length > 0);
  if (page !== "test" || verdict.looking || !isAsked || changesOf === board || proposals?.board === board) return;
  changesOf = board;
  const { signal } = stopper;
  const aim = verdict.kind === "one" ? { aim: "redundant" } : { aim: "unique", kinds: verdict.kind === "none" ? ["values"] : kinds };
  try {
    const told = await ask("improve", { puzzle: puzzleText(board), ...aim, count: 5, seconds: 5 }, signal);
    if (app.state.board === board && studioOf(app.state).proposals?.board !== board) setStudio(app, { proposals: { board, told } });
  } catch (error) {
    if (!(error instanceof Problem)) changesOf = null; // given up: asked again when the rest is known
  }
}

/** @param {Board} board @param {string} puzzle @param {string} kind @param {AbortSignal} signal @param {(change: Partial<Verdict>) => void} tell */
async function lookCloser(board, puzzle, kind, signal, tell) {
  const found = await ask("check", { puzzle, seconds: 10 }, signal);
  if (kind === "none") {
    const details = [...found.violations.map((one) => one.sentence), found.contradiction?.sentence, found.contradiction?.why];
    const rules = (found.contradiction?.rules ?? []).flatMap((at) => cellsIn(cluesOf(board)[at], sizeOf(board.shape)));
    tell({ sentence: "No solution.", details: unlike(details, found.sentence), clash: [...new Set([...(found.contradiction?.cells ?? []), ...rules])] });
    return;
  }
  const rating = found.rating ? `ER ${found.rating}.` : "";
  const minimal = found.minimal === null || sizeOf(board.shape) > 9 || !board.digits.some(Boolean) ? "" : found.minimal ? "No given can go." : "Some givens could go.";
  tell({ sentence: found.sentence, hardest: found.hardest, details: unlike([rating, minimal], "") });
}

/** The hardest steps of the path. Where they are singles, there is nothing to break into. @param {string} puzzle @param {AbortSignal} signal @param {(change: Partial<Verdict>) => void} tell */
async function lookAtPath(puzzle, signal, tell) {
  const { steps, bottlenecks } = await ask("explain", { puzzle, seconds: 10 }, signal);
  const hard = bottlenecks.map((at) => ({ at, technique: steps[at].technique })).filter(({ at }) => steps[at].technique.family !== "singles");
  tell({ hard, steps: steps.length });
}

/** @param {(string | undefined | null)[]} list @param {string} first */
const unlike = (list, first) => [first, ...list].map((one) => capital(String(one ?? "").replace(/^No solution[:.] ?/, "")))
  .filter((one, at, all) => one && all.indexOf(one) === at);

/** The tools, once for each shape. @param {App} app */
export const fetchTools = (app) =>
  trying(app, async () => {
    const { shape } = app.state.board;
    const box = `${shape.boxHeight}x${shape.boxWidth}`;
    if (studioOf(app.state).box === box) return;
    setStudio(app, { box });
    const tools = await ask("tools", { box: [shape.boxHeight, shape.boxWidth] });
    setStudio(app, { tools });
  });

/** What could be changed, towards an aim. @param {App} app @param {import("../answers.js").Improve["aim"]} aim @param {object} [wished] */
export const propose = (app, aim, wished) =>
  trying(app, async () => {
    const { board } = app.state;
    const { kinds } = studioOf(app.state);
    const told = await askLong(app, "Looking for changes", "improve", { puzzle: puzzleText(board), aim, ...(aim === "unique" ? { kinds } : {}), ...wished, count: 5, seconds: 30 });
    if (app.state.board !== board) return;
    setStudio(app, { proposals: { board, told } });
    app.change(say, told.sentence, told.proposals.length ? "good" : "plain");
  });

/** A link that opens the puzzle elsewhere. @param {App} app @param {string} format @param {string} where */
export const makeLink = (app, format, where) =>
  trying(app, async () => {
    const { board } = app.state;
    const { link, note } = await linkTo(board, format, where);
    setStudio(app, { link: { board, where, link, note } });
  });

/** Whether the puzzle, as far as it is known, could be published: a title that was just typed changes nothing of that. @param {State} state */
export const isReady = (state) => studioOf(state).verdict.kind === "one";
