/**
 * Requests to the engine that the page brings along: the same addresses and answers as those of the program.
 *
 * The engine is in a worker and does one thing after the other. Nothing from outside can reach into what it works at; to
 * stop it is to end the worker, and the next request begins with a new one.
 */
import { ENGINE } from "./which.js";

const NDJSON = "application/x-ndjson";
/** How long the engine may go on with what nobody waits for any more, while others wait. */
const PATIENCE = 1000;

/**
 * A request that waits or is worked at; `line` takes progress, `done` the answer.
 * @typedef {{name: string, get: boolean, long: boolean, body: string, task: string, line: (line: string) => void,
 *   done: (status: number, type: string, content: BodyInit) => void, failed: (error: Error) => void}} Job
 */

/** @type {Worker | null} */
let worker = null;
/** @type {Job[]} */
let waiting = [];
/** @type {Job | null} */
let current = null;

/** @param {string} path @param {RequestInit} [options] @returns {Promise<Response>} */
export function request(path, options = {}) {
  const name = path.replace(/^\/api\//, "");
  const body = typeof options.body === "string" ? options.body : "";
  if (name === "stop") return Promise.resolve(Response.json({ stopped: stopped(JSON.parse(body).task) }));
  const get = (options.method ?? "GET") === "GET";
  const long = new Headers(options.headers).get("Accept") === NDJSON;
  return new Promise((resolve, reject) => {
    /** @type {Job} */
    const job = {
      name, get, long, body, task: "", line: () => undefined,
      done: (status, type, content) => resolve(new Response(content, { status, headers: { "Content-Type": type } })),
      failed: reject,
    };
    if (long) resolve(lines(job));
    options.signal?.addEventListener("abort", () => {
      givenUp(job);
      reject(new DOMException("given up", "AbortError"));
    });
    waiting.push(job);
    next();
  });
}

/** A response whose lines come as the engine tells them. @param {Job} job */
function lines(job) {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      job.line = (line) => {
        job.task ||= JSON.parse(line).task ?? "";
        controller.enqueue(encoder.encode(line));
      };
      job.done = () => controller.close();
      job.failed = (error) => controller.error(error);
    },
  });
  return new Response(body, { headers: { "Content-Type": NDJSON } });
}

function next() {
  if (current || !waiting.length) return;
  current = waiting.shift() ?? null;
  worker ??= begun();
  const { name, get, long, body } = /** @type {Job} */ (current);
  worker.postMessage({ name, get, long, body });
}

function begun() {
  const started = new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: ENGINE });
  started.addEventListener("message", ({ data }) => {
    if (started !== worker || !current) return;
    if (data.line) return current.line(data.line);
    const job = current;
    current = null;
    if (data.error) job.failed(new Error(data.error));
    else job.done(data.status, data.type, data.content);
    next();
  });
  started.addEventListener("error", (event) => {
    event.preventDefault();
    if (started === worker) ended((job) => job.failed(new Error(event.message)));
  });
  return started;
}

/** Ends the worker, and what it worked at in the way that is told. @param {(job: Job) => void} tell */
function ended(tell) {
  worker?.terminate();
  worker = null;
  const job = current;
  current = null;
  if (job) tell(job);
  next();
}

/** @param {string} task */
function stopped(task) {
  if (!current || current.task !== task) return false;
  ended((job) => {
    job.line(`${JSON.stringify({ problem: { detail: "Stopped." } })}\n`);
    job.done(200, NDJSON, "");
  });
  return true;
}

/** @param {Job} job */
function givenUp(job) {
  waiting = waiting.filter((one) => one !== job);
  if (job === current) setTimeout(() => job === current && waiting.length && ended(() => undefined), PATIENCE);
}
