/*
 * Opens the trainee's screens without a network, and shows alerts that the server sends. All that it
 * keeps are files of the build, which are the same for everybody: no answer of the API, no page with
 * somebody's data. The build writes its list in front of this file (scripts/prerender/service-worker.ts).
 */

const { build, files, entries, screens, door } = self.built ?? { build: "", files: [], screens: [] };

const ours = `build-${build}`;
const noteOfActive = "active-builds";
const noteOfLanguage = "/language";
const maxFilesAtOnce = 4;
/** How long the server may take before a kept page is opened in its place. */
const maxWaitMs = 2_000;
const isAsset = (path) => path.startsWith("/assets/");

self.addEventListener("install", (event) => event.waitUntil(followBuild()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOlder()));

self.addEventListener("message", (event) => {
  // A new worker waits for all windows to close, or for the person who wants the new version now.
  if (event.data === "take-over") self.skipWaiting();
  // A trainee's window asks for it; who only wants alerts waits for nothing.
  if (event.data === "keep") event.waitUntil(Promise.all([keepFiles(), askLanguage()]));
});

/** Where the build before is kept, this one takes its place whole. */
async function followBuild() {
  const names = await caches.keys().catch(() => []);
  if (names.some((name) => name.startsWith("build-"))) await keepFiles();
}

let keeping;
const keepFiles = () => {
  keeping ??= fetchFiles().finally(() => (keeping = undefined));
  return keeping;
};

/** All of the build or nothing: what is half there would open half. */
async function fetchFiles() {
  const cache = build && (await caches.open(ours));
  if (!cache || (await cache.match(files.at(-1)))) return;
  try {
    // The pages last: where one is, all that it asks for is.
    for (const part of [files.filter(isAsset), files.filter((path) => !isAsset(path))]) {
      const keepNext = async () => {
        for (let path = part.shift(); path; path = part.shift()) await keep(cache, path);
      };
      await Promise.all(Array.from({ length: maxFilesAtOnce }, keepNext));
    }
  } catch (error) {
    await caches.delete(ours);
    throw error;
  }
}

async function keep(cache, path) {
  // A file whose name tells its content may be here from the build before.
  const known = isAsset(path) && (await caches.match(path));
  if (known) return cache.put(path, known);
  const answer = await fetch(path, isAsset(path) ? {} : { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  // Another build was deployed meanwhile: its pages ask for files that are not in this list.
  const text = isAsset(path) ? "" : await answer.clone().text();
  const isOurs = isAsset(path) || entries.some((entry) => text.includes(entry));
  if (!isOurs) throw new Error(`${path} is another build's`);
  await cache.put(path, answer);
}

/** Windows of the build before may still be open, where one of several asked for the new one. */
async function forgetOlder() {
  // Another one is being kept already, which is no older one.
  if (!build || self.registration.installing) return;
  const notes = await caches.open(noteOfActive);
  const noted = await notes.match("/");
  const [last, beforeLast] = noted ? await noted.json() : [];
  const kept = [ours, last === ours ? beforeLast : last];
  await notes.put("/", new Response(JSON.stringify(kept)));
  for (const name of await caches.keys()) {
    if (name !== noteOfActive && !kept.includes(name)) await caches.delete(name);
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (!build || request.method !== "GET" || origin !== self.location.origin) return;
  if (isAsset(pathname)) event.respondWith(openFile(request));
  // Pages in frames of other sites have a session of their own, and always come from the server.
  if (request.mode !== "navigate" || request.destination !== "document") return;
  if (/[?&](?:embed=1|from=frame)(?:&|$)/.test(search)) return;
  const path = pathname.replace(/\/+$/, "");
  const screen = screens.find((each) => isAt(each.path, path));
  if (screen) event.respondWith(openScreen(event, screen.name));
  else if (path === door.path) event.respondWith(fromServer(event).catch(() => openDoor()));
});

/** From whichever build that is kept here; everything else from the network, and not kept. */
const openFile = (request) =>
  caches.match(request, { ignoreVary: true }).then((file) => file ?? fetch(request), () => fetch(request));

/** Which language it is in, only the server knows where browsers show a worker no cookies: it is asked first. */
async function openScreen(event, name) {
  const asked = (await languageOfCookies())
    ? undefined
    : Promise.race([
        fromServer(event),
        new Promise((resolve) => setTimeout(resolve, maxWaitMs)),
      ]).catch(() => undefined);
  const answer = await asked;
  if (answer && answer.status < 500) return answer;
  return (await openPage(name)) ?? fetch(event.request);
}

async function fromServer(event) {
  const answer = await fetch(event.request);
  event.waitUntil(noteLanguage(answer.clone()));
  return answer;
}

/** The last page of the server tells, where cookies do not, once there is no network. */
async function noteLanguage(page) {
  const [, language] = /<html lang="(\w+)"/.exec(await page.text()) ?? [];
  if (!language) return;
  const notes = await caches.open(noteOfActive);
  await notes.put(noteOfLanguage, new Response(language));
}

async function askLanguage() {
  if (build && !(await languageOfCookies())) await noteLanguage(await fetch(door.path));
}

/** Safari before 18.4 and Firefox before 140 have no `cookieStore`; a worker of Firefox 153 has one that is empty. */
async function languageOfCookies() {
  return (await self.cookieStore?.get("locale").catch(() => null))?.value;
}

async function languageOfPerson() {
  const told = await languageOfCookies();
  if (told) return told;
  const notes = await caches.open(noteOfActive);
  return (await notes.match(noteOfLanguage))?.text();
}

async function openPage(name) {
  try {
    const [locale, cache] = await Promise.all([languageOfPerson(), caches.open(ours)]);
    const language = locale === "en" ? "en" : "ar";
    return await cache.match(`/pages/${language}/${name}.html`, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

const openDoor = async () => (await openPage(door.name)) ?? Response.error();

/** Whether an address is one of a screen, whose stars stand for an id or a day. */
function isAt(pattern, path) {
  const parts = path.split("/");
  const own = pattern.split("/");
  return own.length === parts.length && own.every((part, at) => part === "*" || part === parts[at]);
}

const fallback = { title: "مِران", body: "", lang: "ar", dir: "rtl", link: "/", tag: "" };

self.addEventListener("push", (event) => {
  const { title, body, lang, dir, link, tag } = { ...fallback, ...readData(event) };
  const shown = self.registration.showNotification(title, {
    body,
    lang,
    dir,
    tag,
    data: { link },
    icon: "/icon-192.png",
    badge: "/icon-192.png",
  });
  event.waitUntil(shown);
});

function readData({ data }) {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.link ?? "/"));
});

/** Takes an open window to the place, or opens one. */
async function open(link) {
  const target = new URL(link, self.location.origin);
  if (target.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const area = target.pathname.split("/")[1];
  const client = windows.find(({ url }) => new URL(url).pathname.split("/")[1] === area);
  if (!client) return self.clients.openWindow(target.href);
  try {
    const focused = await client.focus();
    await focused.navigate(target.href);
  } catch {
    // A window that another worker controls, or that may not come to the front, is not to be led.
    await self.clients.openWindow(target.href);
  }
}

self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event));
});

/** The browser changed its address: the server learns the new one by the session's own cookie. */
async function renew({ oldSubscription, newSubscription }) {
  const subscription =
    newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options));
  const signedIn = await post("/api/access/refresh", { embed: false });
  const { p256dh, auth } = subscription.toJSON().keys;
  const { endpoint } = subscription;
  const replaces = oldSubscription?.endpoint;
  const area = signedIn.who.kind === "trainer" ? "admin" : "trainee";
  await post(
    `/api/${area}/push/subscriptions`,
    { id: crypto.randomUUID(), endpoint, p256dh, auth, ...(replaces ? { replaces } : {}) },
    { authorization: `Bearer ${signedIn.accessToken}` },
  );
}

async function post(path, body, headers = {}) {
  const response = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
