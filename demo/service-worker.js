/*
 * Opens the demo without a network: it keeps every file of its build on the device and answers from them. The
 * build writes their list in front of this file (scripts/demo/service-worker.ts).
 */

const { build, files } = self.built;

const ours = `demo-${build}`;
const page = "/";
const kept = new Set(files);
/** Whether a file's name tells its content. */
const isNamed = (path) => path.startsWith("/assets/");
/** The screens that somebody opens meanwhile come first. */
const maxFilesAtOnce = 3;

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([forgetOlder(), self.clients.claim()])),
);

/** All of the build or nothing: a worker that has not all of it is not installed. */
async function keepAll() {
  const cache = await caches.open(ours);
  const left = [...files];
  const keepNext = async () => {
    for (let path = left.shift(); path; path = left.shift())
      await cache.add(new Request(path, { cache: isNamed(path) ? "default" : "reload" }));
  };
  await Promise.all(Array.from({ length: maxFilesAtOnce }, keepNext));
}

async function forgetOlder() {
  for (const name of await caches.keys()) {
    if (name.startsWith("demo-") && name !== ours) await caches.delete(name);
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(openPage(request));
  else if (kept.has(pathname)) event.respondWith(fromKept(pathname, request));
});

/** A newer demo is seen as soon as there is a network. */
const openPage = (request) => fetch(request).catch(() => fromKept(page, request));

const fromKept = async (path, request) =>
  (await caches.match(path, { cacheName: ours, ignoreVary: true })) ?? fetch(request);
