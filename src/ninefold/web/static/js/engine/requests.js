/**
 * Requests to the engine that the page brings along: the same addresses and answers as those of the program.
 *
 * An engine is in a worker and does one thing after the other. What is stopped answers with what it has (`worker.js`); an
 * engine that does not, or cannot hear in this browser, is ended, and another one begins. What waits behind long work gets
 * one more engine.
 */
import { ENGINE, ENGINES, NOT_STARTED } from "./which.js";

const NDJSON = "application/x-ndjson";
/** How long an engine may go on with what nobody waits for any more, while others wait: about as long as a new one takes to begin. */
const PATIENCE = 4000;
/** How long one that is stopped may take to answer: as long, where it can hear of it. */
const HEARS = "Suspending" in WebAssembly ? PATIENCE : 0;
/** How long a request waits before one more engine is begun for it. */
const HELP = 400;

/**
 * A request that waits or is worked at; `line` takes progress, `done` the answer.
 * @typedef {{name: string, get: boolean, long: boolean, body: string, task: string, found: number, line: (line: string) => void,
 *   done: (status: number, type: string, content: BodyInit) => void, failed: (error: Error) => void}} Job
 */

/** What works: a worker, the request that it works at, and whether it has ever answered. @typedef {{worker: Worker, job: Job | null, begun: boolean}} Engine */

/** @type {Engine[]} */
let engines = [];
/** @type {Job[]} */
let waiting = [];

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
      name, get, long, body, task: "", found: 0, line: () => undefined,
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
    setTimeout(() => waiting.includes(job) && help(), HELP);
  });
}

/** A response whose lines come as the engine tells them. @param {Job} job */
function lines(job) {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      job.line = (line) => {
        const { task, progress } = JSON.parse(line);
        job.task ||= task ?? "";
        job.found = progress?.found ?? job.found;
        controller.enqueue(encoder.encode(line));
      };
      job.done = () => controller.close();
      job.failed = () => {
        controller.enqueue(encoder.encode(`${JSON.stringify({ problem: { detail: NOT_STARTED } })}\n`));
        controller.close();
      };
    },
  });
  return new Response(body, { headers: { "Content-Type": NDJSON } });
}

function next() {
  if (!engines.length && waiting.length) engines.push(begun());
  for (const engine of engines) {
    const job = engine.job ? undefined : waiting.shift();
    if (!job) continue;
    engine.job = job;
    const { name, get, long, body } = job;
    engine.worker.postMessage({ name, get, long, body });
  }
}

/** One more engine, unless one is only just beginning. */
function help() {
  if (engines.length >= ENGINES || engines.some((engine) => !engine.begun)) return;
  engines.push(begun());
  next();
}

/** @returns {Engine} */
function begun() {
  const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: ENGINE });
  /** @type {Engine} */
  const engine = { worker, job: null, begun: false };
  worker.addEventListener("message", ({ data }) => {
    const { job } = engine;
    if (!job) return;
    engine.begun = true;
    if (data.line) return job.line(data.line);
    if (data.error) return end(engine, () => job.failed(new Error(data.error))); // whoever asks next has another one
    engine.job = null;
    job.done(data.status, data.type, data.content);
    next();
  });
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    end(engine, (job) => job.failed(new Error(event.message)));
  });
  return engine;
}

/** Ends an engine, and what it worked at in the way that is told. @param {Engine} engine @param {(job: Job) => void} tell */
function end(engine, tell) {
  engine.worker.terminate();
  engines = engines.filter((one) => one !== engine);
  const { job } = engine;
  engine.job = null;
  if (job) tell(job);
  next();
}

/** @param {string} task */
function stopped(task) {
  const engine = engines.find((one) => one.job?.task === task);
  const job = engine?.job;
  if (!engine || !job) return false;
  engine.worker.postMessage({ stop: true });
  setTimeout(() => engine.job === job && end(engine, () => {
    const detail = job.found ? `Stopped; ${job.found.toLocaleString("en")} found until then.` : "Stopped.";
    job.line(`${JSON.stringify({ problem: { detail } })}\n`);
    job.done(200, NDJSON, "");
  }), HEARS);
  return true;
}

/** @param {Job} job */
function givenUp(job) {
  waiting = waiting.filter((one) => one !== job);
  const engine = engines.find((one) => one.job === job);
  if (!engine) return;
  engine.worker.postMessage({ stop: true });
  setTimeout(() => engine.job === job && engine.begun && waiting.length && end(engine, () => undefined), PATIENCE);
}
