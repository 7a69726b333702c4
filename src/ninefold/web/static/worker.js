/**
 * Serves the page where the program does not: whatever it fetched last, whole and of one version.
 *
 * The network goes first, so that a page is never older than the program that runs; the version is that of the contents
 * (see web/offline.py), and a new one takes the place of the old. What the program works out is never kept here.
 */
importScripts("/kept_files.js"); // VERSION and FILES

const here = /** @type {any} */ (self);
const { VERSION, FILES } = here;
const PREFIX = "ninefold-";
const NAME = `${PREFIX}${VERSION}`;

here.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(fetched().then(() => here.skipWaiting())));
here.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(cleared().then(() => here.clients.claim())));
here.addEventListener("fetch", (/** @type {any} */ event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== location.origin || !FILES.includes(pathname)) return;
  event.respondWith(fetch(event.request).catch((error) => kept(pathname, error)));
});

async function fetched() {
  const cache = await caches.open(NAME);
  await cache.addAll(FILES.map((/** @type {string} */ name) => new Request(name, { cache: "no-cache" })));
}

async function cleared() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== NAME).map((name) => caches.delete(name)));
}

/** @param {string} pathname @param {unknown} error */
async function kept(pathname, error) {
  const found = await caches.match(pathname, { cacheName: NAME });
  if (!found) throw error;
  return found;
}
