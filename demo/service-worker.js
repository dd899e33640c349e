/*
 * Opens the demo without a network: it caches every file of its build and answers from the cache. The build prepends
 * the list of files (scripts/demo/service-worker.ts).
 */

const { build, files } = self.built;

const ours = `demo-${build}`;
const page = "/";
const kept = new Set(files);
/** Whether a file's name contains its hash. */
const isNamed = (path) => path.startsWith("/assets/");
/** Few at a time, so that screens opened meanwhile load first. */
const maxFilesAtOnce = 3;

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) =>
  event.waitUntil(Promise.all([forgetOlder(), self.clients.claim()])),
);

/** All files or none; a worker without all of them is not installed. */
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

/** With a network, a newer demo opens at once. */
const openPage = (request) => fetch(request).catch(() => fromKept(page, request));

const fromKept = async (path, request) =>
  (await caches.match(path, { cacheName: ours, ignoreVary: true })) ?? fetch(request);
