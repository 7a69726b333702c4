/** The engine of a written site in Node, without a browser: its Python, with our package where it is imported from. */
import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** @param {string} site */
export async function loaded(site) {
  const version = readdirSync(`${site}/engine`).find((name) => /^\d/.test(name));
  const folder = `${site}/engine/${version}/`;
  const { loadPyodide } = await import(pathToFileURL(`${folder}pyodide.mjs`).href);
  const python = await loadPyodide({ indexURL: folder });
  python.unpackArchive(new Uint8Array(readFileSync(`${site}/engine/packages.tar.xz`)), "xztar", { extractDir: "/ninefold" });
  python.globals.get("__import__")("sys").path.insert(0, "/ninefold");
  return python;
}
