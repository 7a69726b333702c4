/**
 * Compiles folders of Python with the Python of a site, and takes their sources away: node compile.mjs PYODIDE FOLDER...
 * The last one keeps its docstrings.
 */
import { pathToFileURL } from "node:url";

const [place, ...folders] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${place}/pyodide.mjs`).href);
// Without the columns of every instruction, which only tracebacks show, the files are a fifth smaller.
const python = await loadPyodide({ indexURL: `${place}/`, env: { HOME: "/home", PYTHONNODEBUGRANGES: "1" } });
for (const [number, folder] of folders.entries()) {
  const mounted = `/work/${number}`;
  python.FS.mkdirTree(mounted);
  python.mountNodeFS(mounted, folder);
  python.globals.set("folder", mounted);
  python.globals.set("optimised", number === folders.length - 1 ? 0 : 2);
  python.runPython(`
import compileall
from pathlib import Path
from py_compile import PycInvalidationMode

unchecked = PycInvalidationMode.UNCHECKED_HASH
done = compileall.compile_dir(folder, 20, ddir="", quiet=1, legacy=True, optimize=optimised, invalidation_mode=unchecked)
assert done, "a file does not compile"
for path in Path(folder).rglob("*.py"):
    path.unlink()
`);
}
