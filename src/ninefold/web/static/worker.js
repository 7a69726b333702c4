/**
 * Serves the page where the program does not: whatever it fetched last, whole and of one version.
 *
 * The network goes first, so that a page is never older than the program that runs; the version is that of the contents
 * (see web/offline.py), and a new one takes the place of the old. What the program works out is never kept here.
 */
importScripts("kept_files.js"); // VERSION and FILES, which are addresses below that of the page

const here = /** @type {any} */ (self);
const { VERSION, FILES } = here;
const PREFIX = "ninefold-";
const NAME = `${PREFIX}${VERSION}`;
const HERE = new URL(".", location.href).pathname;
/** Files of the engine are named by their version or by their content. */
const NEVER_CHANGES = /^engine\//;

here.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(fetched().then(() => here.skipWaiting())));
here.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(cleared().then(() => here.clients.claim())));
here.addEventListener("fetch", (/** @type {any} */ event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || !pathname.startsWith(HERE)) return;
  const name = pathname.slice(HERE.length);
  if (FILES.includes(name)) event.respondWith(NEVER_CHANGES.test(name) ? keptFirst(event.request, name) : fetchedFirst(event.request, name));
});

async function fetched() {
  const cache = await caches.open(NAME);
  await cache.addAll(FILES.map((/** @type {string} */ name) => new Request(`${HERE}${name}`, { cache: "no-cache" })));
}

async function cleared() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== NAME).map((name) => caches.delete(name)));
}

/** @param {string} name */
const kept = (name) => caches.match(`${HERE}${name}`, { cacheName: NAME });

/** @param {Request} request @param {string} name */
async function fetchedFirst(request, name) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await kept(name);
    if (!found) throw error;
    return found;
  }
}

/** @param {Request} request @param {string} name */
const keptFirst = async (request, name) => (await kept(name)) ?? fetch(request);
