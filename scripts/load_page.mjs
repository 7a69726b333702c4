/** The engine of a written site in Node, without a browser: its Python, with our package where it is imported from. */
import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** @param {string} site */
export async function loaded(site) {
  const names = readdirSync(`${site}/engine`);
  const version = names.find((name) => /^\d/.test(name));
  const packages = names.find((name) => name.startsWith("packages"));
  const folder = `${site}/engine/${version}/`;
  const { loadPyodide } = await import(pathToFileURL(`${folder}pyodide.mjs`).href);
  const python = await loadPyodide({ indexURL: folder });
  python.unpackArchive(new Uint8Array(readFileSync(`${site}/engine/${packages}`)), "xztar", { extractDir: "/ninefold" });
  python.globals.get("__import__")("sys").path.insert(0, "/ninefold");
  return python;
}
