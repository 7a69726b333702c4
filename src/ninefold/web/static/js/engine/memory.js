/**
 * The memory of an engine that has just begun, kept by the browser: the next one goes on from there, and no Python has to start.
 *
 * Beside the memory are kept the files that Python reads later, and the compiled libraries with their places: they have to lie
 * in memory and in the table of functions where they lay. Whatever fails here costs time alone; the engine then begins anew.
 */
const CACHE = "ninefold_memory";

/** @typedef {{name: string, memory: number, table: number}} Library */
/**
 * Where everything lies: libraries in the order in which they were loaded, the lengths of the table and of the memory, files one after the other.
 * @typedef {{libraries: Library[], table: number, size: number, files: [name: string, length: number][]}} Places
 */
/** @typedef {{places: Places, memory: Promise<ArrayBuffer>, files: Promise<ArrayBuffer>, libraries: Promise<WebAssembly.Module>[]}} Kept */

/** What is kept of the engine with these packages. @param {string} packages their address @returns {Promise<Kept | null>} */
export async function kept(packages) {
  try {
    const cache = await caches.open(CACHE);
    const part = async (/** @type {string} */ name) => {
      const found = await cache.match(`${packages}?${name}`);
      if (!found) throw new Error(`${name} is not kept`);
      return found;
    };
    const memory = part("memory").then((response) => response.arrayBuffer());
    const files = part("files").then((response) => response.arrayBuffer());
    for (const promise of [memory, files]) promise.catch(() => undefined); // told to whoever waits for it
    /** @type {Places} */
    const places = await (await part("places")).json();
    const libraries = places.libraries.map((_, i) => WebAssembly.compileStreaming(part(`library${i}`)));
    for (const promise of libraries) promise.catch(() => undefined);
    return { places, memory, files, libraries };
  } catch {
    return null;
  }
}

/** What is kept is of no use. */
export const forget = async () => {
  await caches.delete(CACHE).catch(() => false);
};

/** Whether this browser keeps anything for this page. */
export const keeps = () => "caches" in globalThis;

/**
 * Goes on from a memory that was kept.
 * @param {any} pyodide its loader @param {any} made what makes its module @param {string} indexURL @param {Kept} found
 */
export async function goOn(pyodide, made, indexURL, { places, memory, files, libraries }) {
  const python = await new Promise((resolve, reject) => {
    const createPyodideModule = (/** @type {any} */ settings) => {
      settings.preRun.push((/** @type {any} */ module) => laid(module, places, libraries).catch(reject));
      return made(settings);
    };
    pyodide.loadPyodide({ indexURL, createPyodideModule, _loadSnapshot: memory }).then(resolve, reject);
  });
  write(python.FS, places.files, new Uint8Array(await files));
  return python;
}

/** Lays libraries where they lay, before memory is as it was. @param {any} module @param {Places} places @param {Promise<WebAssembly.Module>[]} libraries */
async function laid(module, places, libraries) {
  const waits = "libraries";
  module.addRunDependency(waits);
  module.growMemory(places.size);
  for (const [i, { name, memory, table }] of places.libraries.entries()) {
    const library = await libraries[i];
    module.getMemory(memory - module.getMemory(0)); // what is taken next begins where it did
    module.wasmTable.grow(table - module.wasmTable.length);
    const exports = await module.loadWebAssemblyModule(library, { loadAsync: true, global: false, nodelete: true }, name, {});
    module.LDSO.loadedLibsByName[name] = { refcount: Infinity, name, exports, global: false };
  }
  if (module.wasmTable.length !== places.table) throw new Error("the table of functions has another length");
  module.removeRunDependency(waits);
}

/** @param {any} files the file system @param {Places["files"]} names @param {Uint8Array} content */
function write(files, names, content) {
  const folders = new Set();
  let start = 0;
  for (const [name, length] of names) {
    const cut = name.lastIndexOf("/");
    const folder = name.slice(0, cut);
    if (!folders.has(folder)) files.mkdirTree(folder);
    folders.add(folder);
    files.createDataFile(folder, name.slice(cut + 1), content.subarray(start, start + length), true, true, true);
    start += length;
  }
}

/** The memory as it is, without the zeros at its end. @param {any} python @returns {Uint8Array} */
export function taken(python) {
  const memory = python.makeMemorySnapshot();
  let end = memory.length;
  while (end && !memory[end - 1]) end -= 1;
  return memory.subarray(0, end);
}

/** Where everything lies in an engine. @param {any} module of Pyodide @param {string} folder with the files @returns {Places} */
export function placesIn({ FS, HEAPU32, HEAP8, LDSO, wasmTable }, folder) {
  const libraries = Object.entries(LDSO.loadedLibsByHandle)
    .filter(([handle]) => handle !== "0") // Python itself
    .map(([handle, { name }]) => ({ name, memory: HEAPU32[(Number(handle) + 12) / 4], table: HEAPU32[(Number(handle) + 20) / 4] }))
    .sort((a, b) => a.table - b.table);
  const names = filesIn(FS, folder).filter((name) => !libraries.some((library) => library.name === name));
  return { libraries, table: wasmTable.length, size: HEAP8.length, files: names.map((name) => [name, FS.stat(name).size]) };
}

/** @param {any} files @param {string} folder @returns {string[]} */
const filesIn = (files, folder) =>
  files.readdir(folder).filter((/** @type {string} */ name) => !/^\.\.?$/.test(name)).flatMap((/** @type {string} */ name) => {
    const path = `${folder}/${name}`;
    return files.isDir(files.stat(path).mode) ? filesIn(files, path) : [path];
  });

/** @param {string} packages @param {Places} places @param {Uint8Array} memory @param {any} files the file system */
export async function keep(packages, places, memory, files) {
  const cache = await caches.open(CACHE);
  const engine = new URL(".", packages).href;
  for (const { url } of await cache.keys()) if (url.startsWith(engine)) await cache.delete(url);
  const put = (/** @type {string} */ name, /** @type {BodyInit} */ body, type = "application/octet-stream") =>
    cache.put(`${packages}?${name}`, new Response(body, { headers: { "Content-Type": type } }));
  await put("memory", /** @type {BodyInit} */ (memory));
  await put("files", new Blob(places.files.map(([name]) => files.readFile(name))));
  for (const [i, { name }] of places.libraries.entries()) await put(`library${i}`, files.readFile(name), "application/wasm");
  await put("places", JSON.stringify(places)); // last: it says that the rest is there
}
