/**
 * The engine of a page without a program: Python in WebAssembly (Pyodide), with our own Python and our compiled core.
 *
 * The name of the worker is the folder with both. What is asked goes to `web/in_page.py`.
 */
const here = /** @type {any} */ (self);
const folder = new URL(`../../${here.name}/`, import.meta.url).href;
const PLACE = "/ninefold";

async function loaded() {
  const { loadPyodide } = await import(`${folder}pyodide.mjs`);
  const [python, packages] = await Promise.all([
    loadPyodide({ indexURL: folder }),
    fetch(`${folder}../packages.tar.xz`).then((response) => response.arrayBuffer()),
  ]);
  python.unpackArchive(packages, "xztar", { extractDir: PLACE });
  python.globals.get("__import__")("sys").path.insert(0, PLACE);
  return python.pyimport("ninefold.web.in_page");
}

const ready = loaded();
ready.catch(() => undefined); // told to whoever asks

here.addEventListener("message", async (/** @type {MessageEvent} */ { data: { name, get, long, body } }) => {
  try {
    const verbs = await ready;
    if (long) {
      verbs.ask_long(name, body, (/** @type {any} */ line) => here.postMessage({ line: text(line) }));
      here.postMessage({});
      return;
    }
    const reply = get ? verbs.look_up(name) : verbs.ask(name, body);
    const [status, type, content] = reply.toJs();
    reply.destroy();
    here.postMessage({ status, type, content });
  } catch (error) {
    here.postMessage({ error: String(/** @type {Error} */ (error).message ?? error).trim().split("\n").at(-1) });
  }
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
