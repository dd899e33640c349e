/*
 * Shows alerts that the server sends, and opens what they are about. It fetches and caches nothing
 * of the app.
 */

const fallback = { title: "مِران", body: "", lang: "ar", dir: "rtl", link: "/", tag: "" };

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

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
