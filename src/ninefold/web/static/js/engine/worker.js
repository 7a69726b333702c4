/**
 * The engine of a page without a program: Python in WebAssembly (Pyodide), with our own Python and our compiled core.
 *
 * The name of the worker is the folder with both. What is asked goes to `web/in_page.py`. While it works no message arrives
 * here; but Python looks for signals now and then, and so does the core. A browser that can let WebAssembly wait is given
 * one a few times a second, lets messages in, and sees whether there is a Stop among them.
 */
const here = /** @type {any} */ (self);
const folder = new URL(`../../${here.name}/`, import.meta.url).href;
const PLACE = "/ninefold";
/** Milliseconds between two looks for a Stop. */
const LOOK = 100;
const INTERRUPT = 2;

/** Whether what is worked at is to end. */
let stopped = false;

async function loaded() {
  const { loadPyodide } = await import(`${folder}pyodide.mjs`);
  const [python, packages] = await Promise.all([
    loadPyodide({ indexURL: folder }),
    fetch(`${folder}../packages.tar.xz`).then((response) => response.arrayBuffer()),
  ]);
  python.unpackArchive(packages, "xztar", { extractDir: PLACE });
  python.globals.get("__import__")("sys").path.insert(0, PLACE);
  const verbs = python.pyimport("ninefold.web.in_page");
  if ("Suspending" in WebAssembly) {
    verbs.stop_by_signal(python.pyimport("pyodide.ffi").run_sync, messagesIn);
    python.setInterruptBuffer(signals());
  }
  return verbs;
}

const ready = loaded();
ready.catch(() => undefined); // told to whoever asks

here.addEventListener("message", async (/** @type {MessageEvent} */ { data: { stop, name, get, long, body } }) => {
  stopped = Boolean(stop);
  if (stopped) return;
  try {
    const verbs = await ready;
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
