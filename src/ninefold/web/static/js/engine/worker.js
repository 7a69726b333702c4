/**
 * The engine of a page without a program: Python in WebAssembly (Pyodide), with our own Python and our compiled core.
 *
 * The name of the worker says where both are. What is asked goes to `web/in_page.py`. While it works no message arrives
 * here; but Python looks for signals now and then, and so does the core. A browser that can let WebAssembly wait is given
 * one a few times a second, lets messages in, and sees whether there is a Stop among them.
 */
import { forget, goOn, keep, keeps, kept, placesIn, taken } from "./memory.js";

const here = /** @type {any} */ (self);
const [folder, packages] = here.name.split(" ").map((/** @type {string} */ name) => new URL(`../../${name}`, import.meta.url).href);
const PLACE = "/ninefold";
/** Milliseconds between two looks for a Stop. */
const LOOK = 100;
const INTERRUPT = 2;
/** Milliseconds before memory is kept, so that what is asked first is answered first. */
const QUIET = 2000;

/** Whether what is worked at is to end. */
let stopped = false;

/** A file that is not there ends the start. Pyodide is told nothing: not all of it listens, and the worker ends. */
const missing = new Promise((_, reject) => {
  const { fetch } = here;
  here.fetch = async (/** @type {any[]} */ ...given) => {
    try {
      const response = await fetch(...given);
      if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
      return response;
    } catch (error) {
      reject(error);
      return new Promise(() => undefined);
    }
  };
});

async function loaded() {
  const [pyodide, { default: made }, found] = await Promise.all([import(`${folder}pyodide.mjs`), import(`${folder}pyodide.asm.mjs`), kept(packages)]);
  const python = (found && (await goOn(pyodide, made, folder, found).catch(forget))) || (await begun(pyodide, made));
  const verbs = python.pyimport("ninefold.web.in_page");
  verbs.wake();
  if ("Suspending" in WebAssembly) {
    verbs.stop_by_signal(python.pyimport("pyodide.ffi").run_sync, messagesIn);
    python.setInterruptBuffer(signals());
  }
  return verbs;
}

/** Starts Python, and keeps what it then has in mind. @param {any} pyodide @param {any} createPyodideModule */
async function begun(pyodide, createPyodideModule) {
  const [python, archive] = await Promise.all([
    pyodide.loadPyodide({ indexURL: folder, createPyodideModule, _makeSnapshot: keeps() }),
    here.fetch(packages).then((/** @type {Response} */ response) => response.arrayBuffer()),
  ]);
  python.unpackArchive(archive, "xztar", { extractDir: PLACE });
  python.runPython(`import sys; sys.path.insert(0, "${PLACE}"); from ninefold.web import in_page; in_page.begin()`);
  if (keeps()) keepLater(python);
  return python;
}

/** @param {any} python */
function keepLater(python) {
  try {
    const memory = taken(python);
    const places = placesIn(python._module, PLACE);
    setTimeout(() => keep(packages, places, memory, python.FS).catch(forget), QUIET);
  } catch {
    // it begins like this the next time, too
  }
}

const ready = Promise.race([loaded(), missing]);
ready.catch(() => undefined); // told to whoever asks

here.addEventListener("message", async (/** @type {MessageEvent} */ { data: { stop, name, get, long, body } }) => {
  stopped = Boolean(stop);
  if (stopped) return;
  try {
    const verbs = /** @type {any} */ (await ready);
    if (long) {
      await called(verbs.ask_long, name, body, (/** @type {any} */ line) => here.postMessage({ line: text(line) }));
      here.postMessage({});
      return;
    }
    const reply = await (get ? called(verbs.look_up, name) : called(verbs.ask, name, body));
    const [status, type, content] = reply.toJs();
    reply.destroy();
    here.postMessage({ status, type, content });
  } catch (error) {
    await forget(); // what goes wrong here is no answer of the program
    here.postMessage({ error: String(/** @type {Error} */ (error).message ?? error).trim().split("\n").at(-1) });
  }
});

/** Calls a function of Python, in a way that it may wait in where the browser has that. @param {any} call @param {any[]} given */
const called = (call, ...given) => ("Suspending" in WebAssembly ? call.callPromising(...given) : call(...given));

/** What Python takes for the memory where a signal is laid down. */
function signals() {
  let last = performance.now();
  return {
    get 0() {
      if (performance.now() - last < LOOK) return 0;
      last = performance.now();
      return INTERRUPT;
    },
    set 0(_) {
      // taken note of
    },
  };
}

/** Lets the messages in that have come by now; then whether Stop was said. @returns {Promise<boolean>} */
const messagesIn = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve(stopped);
    };
    port2.postMessage(null);
  });

/** The text of bytes. @param {any} bytes */
function text(bytes) {
  const view = bytes.getBuffer("u8");
  try {
    return new TextDecoder().decode(view.data);
  } finally {
    view.release();
  }
}
