/** Talks with the server, or with the engine that stands in for it. Every answer that is no answer is a Problem with one sentence for the person. */
/** @import {App} from "../app.js" */
/** @import {Answers} from "../answers.js" */
/** @import {Board} from "../types.js" */
import { digitsIn, without } from "../model/sets.js";
import { givensText } from "../model/board.js";
import { ENGINE, ENGINES, NOT_STARTED } from "../engine/which.js";
import { say, setProgress, setWork } from "../update/view.js";

export class Problem extends Error {
  /** @param {string} sentence @param {number} [status] of the answer, 0 if there was none */
  constructor(sentence, status = 0) {
    super(sentence);
    this.status = status;
  }
}

/** @param {string} path @param {RequestInit} [options] */
async function request(path, options) {
  try {
    return await (ENGINE ? (await import("../engine/requests.js")).request(path, options) : fetch(path, options));
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    if (ENGINE) throw new Problem(NOT_STARTED);
    throw new Problem("This needs the program, and it does not answer: start `ninefold app`. Playing goes on without it.");
  }
}

/** @param {Response} response @returns {Promise<any>} */
async function answer(response) {
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw new Problem(body.detail ?? `The server answered ${response.status}.`, response.status);
  return body;
}

/** @param {unknown} body @param {string} [accept] @returns {RequestInit} */
const post = (body, accept = "application/json") => ({
  method: "POST",
  headers: { "Content-Type": "application/json", Accept: accept },
  body: JSON.stringify(body),
});

/** @param {string} path */
export const get = async (path) => answer(await request(`/api/${path}`));

/**
 * A question that is given up while it is worked on is worked on no longer.
 * @template {keyof Answers} Verb @param {Verb} verb @param {unknown} body @param {AbortSignal} [signal] @returns {Promise<Answers[Verb]>}
 */
export const ask = async (verb, body, signal) => answer(await request(`/api/${verb}`, { ...post(body), signal }));

/** A file as it is; the address says what else is asked. @param {string} path @param {Blob} file @returns {Promise<Answers["photo"]>} */
export const send = async (path, file) =>
  answer(await request(`/api/${path}`, { method: "POST", headers: { "Content-Type": file.type.startsWith("image/") ? file.type : "application/octet-stream" }, body: file }));

/** @param {string} task */
const stop = (task) => request("/api/stop", post({ task }));

/**
 * A question whose answer may take long, asked of the work that is shown. Parts of the answer that are there before the rest are
 * handed over as they come.
 * @template {keyof Answers} Verb
 * @param {App} app
 * @param {Verb} verb
 * @param {unknown} body
 * @param {AbortSignal} signal
 * @param {(parts: any[]) => void} [take]
 * @returns {Promise<Answers[Verb]>}
 */
async function follow(app, verb, body, signal, take) {
  let task = "";
  const end = () => task && stop(task).catch(() => undefined);
  signal.addEventListener("abort", end);
  try {
    const response = await request(`/api/${verb}`, post(body, "application/x-ndjson"));
    if (!response.ok || !response.body) return await answer(response);
    for await (const line of linesOf(response.body)) {
      const message = JSON.parse(line);
      if (message.task) {
        task = message.task;
        if (signal.aborted) end();
      }
      if (message.progress) app.change(setProgress, progressText(message.progress));
      if (message.parts) take?.(message.parts);
      if (message.problem) throw new Problem(message.problem.detail);
      if (message.result) return message.result;
    }
    throw new Problem("The server ended the work without an answer.");
  } finally {
    signal.removeEventListener("abort", end);
  }
}

/**
 * Long work: shows what is being done, how far it is, and a Stop. Only one at a time; a new one stops the old.
 * @template Result
 * @param {App} app
 * @param {string} what
 * @param {(signal: AbortSignal) => Promise<Result>} ask
 * @returns {Promise<Result>}
 */
async function shown(app, what, ask) {
  app.state.work?.stopper.abort();
  const stopper = new AbortController();
  // Quick answers come without a flicker of the progress line.
  const show = setTimeout(() => app.change(setWork, { what, progress: "", stopper }), 150);
  try {
    return await ask(stopper.signal);
  } finally {
    clearTimeout(show);
    if (app.state.work?.stopper === stopper) app.change(setWork, null);
  }
}

/**
 * One question of long work.
 * @template {keyof Answers} Verb
 * @param {App} app @param {string} what @param {Verb} verb @param {unknown} body @param {(parts: any[]) => void} [take] parts of the answer
 */
export const askLong = (app, what, verb, body, take) => shown(app, what, (signal) => follow(app, verb, body, signal, take));

/**
 * The same question so many times, of as many engines as there are; a server is asked one after the other, for it works on all cores by
 * itself. Ends early when `take` wants no more, or by Stop.
 * @template {keyof Answers} Verb
 * @param {App} app @param {string} what @param {number} times @param {Verb} verb @param {unknown} body
 * @param {(told: Answers[Verb]) => boolean} take
 */
export const askOften = (app, what, times, verb, body, take) =>
  shown(app, what, async (signal) => {
    let left = times;
    const asking = async () => {
      while (left > 0 && !signal.aborted) {
        left -= 1;
        if (!take(await follow(app, verb, body, signal))) left = 0;
      }
    };
    await Promise.all(Array.from({ length: ENGINE ? Math.min(ENGINES, times) : 1 }, asking));
  });

/** Seconds after which whoever waits for the engine of a page is told of the program. */
const LONG = 5;

/** @param {{seconds?: number, stage?: string, found?: number}} progress */
function progressText({ seconds = 0, stage, found }) {
  const program = ENGINE && seconds >= LONG ? "the program on a computer is two to four times as fast" : "";
  const parts = [stage, found ? `${found.toLocaleString("en")} found` : "", seconds ? `${seconds.toFixed(1)} s` : "", program];
  return parts.filter(Boolean).join(" · ");
}

/** @param {ReadableStream<Uint8Array>} body @returns {AsyncGenerator<string>} */
async function* linesOf(body) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    const lines = (rest + decoder.decode(value, { stream: !done })).split("\n");
    rest = done ? "" : (lines.pop() ?? "");
    yield* lines.filter(Boolean);
    if (done) return;
  }
}

/** Runs work whose problems are told in the line under the board. @param {App} app @param {() => Promise<void>} work */
export async function trying(app, work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    app.change(say, error.message, "bad");
  }
}

/** The puzzle in our own JSON: the only text that tells symbols, boxes and rules without a doubt. @param {Board} board */
export const puzzleText = (board) =>
  JSON.stringify({
    ninefold: 1,
    box: [board.shape.boxHeight, board.shape.boxWidth],
    givens: givensText(board),
    symbols: board.symbols,
    ...(board.variant?.constraints.length ? { constraints: board.variant.constraints } : {}),
    ...(board.variant?.decoration?.length ? { decoration: board.variant.decoration } : {}),
    ...(board.title ? { title: board.title } : {}),
    ...(board.author ? { author: board.author } : {}),
    ...(board.said ? { rules: board.said } : {}),
    ...(board.notes ? { comment: board.notes } : {}),
    ...(board.praise ? { message: board.praise } : {}),
  });

/** What stands on the board, without the person's marks. @param {Board} board */
export const position = (board) => ({ puzzle: puzzleText(board), digits: board.digits });

/** With the person's own candidates, where there are any, less those crossed off. @param {Board} board */
export function positionWithMarks(board) {
  const all = 2 ** board.symbols.length - 1;
  const own = board.digits.map((digit, i) => {
    if (digit || !(board.centre[i] || board.removed[i])) return [];
    return digitsIn(without(board.centre[i] || all, board.removed[i]));
  });
  return { ...position(board), ...(own.some((digits) => digits.length) ? { candidates: own } : {}) };
}
