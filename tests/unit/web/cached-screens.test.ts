import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { describe, expect, it, vi } from "vitest";
import { traineeDoor, traineeShells } from "../../../worker/routes/page-map.ts";

const code = readFileSync("web/public/service-worker.js", "utf8");
const origin = "https://miran.test";

type Files = Map<string, Response>;

/** The browser's caches, kept over several workers as on one device. */
function makeCaches() {
  const stores = new Map<string, Files>();
  const pathOf = (asked: string | { url: string }) =>
    typeof asked === "string" ? asked : new URL(asked.url).pathname;
  const open = async (name: string) => {
    const files: Files = stores.get(name) ?? new Map();
    stores.set(name, files);
    return {
      match: async (asked: string | { url: string }) => files.get(pathOf(asked))?.clone(),
      put: async (asked: string, answer: Response) => void files.set(pathOf(asked), answer),
    };
  };
  return {
    stores,
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (asked: string | { url: string }) =>
      [...stores.values()]
        .find((files) => files.has(pathOf(asked)))
        ?.get(pathOf(asked))
        ?.clone(),
  };
}

type Caches = ReturnType<typeof makeCaches>;

/** A deployment: what it answers at each address. */
function makeSite(build: string, overrides: Record<string, string | number> = {}) {
  const entry = `/assets/app-${build}.js`;
  const pages = ["ar", "en"].map((language) => `/pages/${language}/trainee-weight.html`);
  const files = [entry, "/assets/shared.js", ...pages];
  const texts: Record<string, string | number> = {
    [entry]: "app",
    "/assets/shared.js": "shared",
    ...Object.fromEntries(pages.map((page) => [page, `${page} ${entry}`])),
    ...overrides,
  };
  const fetch = vi.fn(async (asked: string | Request) => {
    const path = typeof asked === "string" ? asked : new URL(asked.url).pathname;
    const text = texts[path];
    return typeof text === "string"
      ? new Response(text)
      : new Response(null, { status: text ?? 404 });
  });
  const built = { build, files, entries: [entry], screens: traineeShells, door: traineeDoor };
  return { built, fetch };
}

/** How browsers hide their cookies from a worker: they have no store of them, or show an empty one. */
const hiding = ["none", "empty"] as const;

interface Event {
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
  [detail: string]: unknown;
}

/** Runs the worker's own file over a device's caches and a site. */
function startWorker(
  { built, fetch }: Pick<ReturnType<typeof makeSite>, "built" | "fetch">,
  caches: Caches,
  {
    locale = "ar",
    installing = null,
    cookies = "shown",
  }: {
    locale?: string;
    installing?: object | null;
    cookies?: "shown" | (typeof hiding)[number];
  } = {},
) {
  const listeners = new Map<string, (event: Event) => void>();
  const skipWaiting = vi.fn();
  const self = {
    built,
    addEventListener: (type: string, listener: (event: Event) => void) =>
      listeners.set(type, listener),
    location: { origin },
    registration: { installing },
    ...(cookies !== "none" && {
      cookieStore: { get: async () => (cookies === "shown" ? { value: locale } : null) },
    }),
    skipWaiting,
  };
  runInNewContext(code, { self, caches, fetch, URL, Response, setTimeout });
  const dispatch = async (type: string, detail: object = {}) => {
    const work: Promise<unknown>[] = [];
    const answers: Promise<Response>[] = [];
    listeners.get(type)?.({
      ...detail,
      waitUntil: (each) => void work.push(each),
      respondWith: (each) => void answers.push(each),
    });
    await Promise.all(work);
    return answers[0];
  };
  const ask = (request: object) => dispatch("fetch", { request: { method: "GET", ...request } });
  return {
    skipWaiting,
    install: () => dispatch("install"),
    activate: () => dispatch("activate"),
    say: (data: unknown) => dispatch("message", { data }),
    keep: () => dispatch("message", { data: "keep" }),
    /** Opens an address as a person does; undefined where the worker leaves it to the browser. */
    open: async (path: string, destination = "document") =>
      (await ask({ url: origin + path, mode: "navigate", destination }))?.text(),
    load: async (path: string, more: object = {}) =>
      (await ask({ url: origin + path, mode: "cors", destination: "script", ...more }))?.text(),
  };
}

const offline = () => vi.fn(() => Promise.reject<Response>(new TypeError("no network")));

async function keep(build: string, caches: Caches) {
  const worker = startWorker(makeSite(build), caches);
  await worker.install();
  await worker.activate();
  await worker.keep();
  return worker;
}

describe("the cached files of a build", () => {
  it("are none before a trainee's window asks, so that alerts wait for no download", async () => {
    const caches = makeCaches();
    const site = makeSite("one");
    const worker = startWorker(site, caches);
    await worker.install();
    await worker.activate();
    expect(site.fetch).not.toHaveBeenCalled();
  });

  it("are fetched once, however many windows ask", async () => {
    const caches = makeCaches();
    const site = makeSite("one");
    const worker = startWorker(site, caches);
    await Promise.all([worker.keep(), worker.keep()]);
    await worker.keep();
    await startWorker(site, caches).keep();
    expect(site.fetch).toHaveBeenCalledTimes(site.built.files.length);
  });

  it("open a screen in the person's language, and its code, without a network", async () => {
    const caches = makeCaches();
    await keep("one", caches);
    const site = { ...makeSite("one"), fetch: offline() };
    const arabic = startWorker(site, caches);
    expect(await arabic.open("/trainee/weight?range=90d")).toContain("/pages/ar/trainee-weight");
    expect(await arabic.load("/assets/app-one.js")).toBe("app");
    const english = startWorker(site, caches, { locale: "en" });
    expect(await english.open("/trainee/weight/")).toContain("/pages/en/trainee-weight");
    expect(site.fetch).not.toHaveBeenCalled();
  });

  it.each(hiding)(
    "open in the person's language for a worker without cookies, with and without a network: %s",
    async (cookies) => {
      const caches = makeCaches();
      const door = { [traineeDoor.path]: '<html lang="en">' };
      const first = startWorker(makeSite("one", door), caches, { cookies });
      await first.install();
      await first.activate();
      await first.keep();
      const away = { ...makeSite("one"), fetch: offline() };
      const noNetwork = () => startWorker(away, caches, { cookies });
      expect(await noNetwork().open("/trainee/weight")).toContain("/pages/en/trainee-weight");
      // Chosen meanwhile: the server's page is in it, and is the last word.
      const page = { "/trainee/weight": '<html lang="ar">' };
      const online = startWorker(makeSite("one", page), caches, { cookies });
      expect(await online.open("/trainee/weight")).toBe('<html lang="ar">');
      expect(await noNetwork().open("/trainee/weight")).toContain("/pages/ar/trainee-weight");
    },
  );

  it.each(hiding)(
    "open for a slow or failing server, in a worker without cookies: %s",
    async (cookies) => {
      const caches = makeCaches();
      await keep("one", caches);
      vi.useFakeTimers();
      const slow = { ...makeSite("one"), fetch: vi.fn(() => new Promise<Response>(() => {})) };
      const opened = startWorker(slow, caches, { cookies }).open("/trainee/weight");
      await vi.runAllTimersAsync();
      expect(await opened).toContain("/pages/ar/trainee-weight");
      vi.useRealTimers();
      const failing = makeSite("one", { "/trainee/weight": 503 });
      const broken = startWorker(failing, caches, { cookies });
      expect(await broken.open("/trainee/weight")).toContain("/pages/ar/trainee-weight");
    },
  );

  it("are complete or none", async () => {
    const caches = makeCaches();
    const half = startWorker(makeSite("one", { "/assets/shared.js": 503 }), caches);
    await expect(half.keep()).rejects.toThrow("503");
    expect([...caches.stores.keys()]).toEqual([]);
  });

  it("are dropped if the pages are another build's", async () => {
    const page = "/pages/ar/trainee-weight.html";
    const moved = startWorker(makeSite("one", { [page]: "/assets/app-two.js" }), makeCaches());
    await expect(moved.keep()).rejects.toThrow(page);
  });

  it("reuse unchanged files of the previous build", async () => {
    const caches = makeCaches();
    await keep("one", caches);
    const next = makeSite("two");
    await startWorker(next, caches).install();
    expect(next.fetch.mock.calls.map(([asked]) => asked)).not.toContain("/assets/shared.js");
    expect(caches.stores.get("build-two")?.has("/assets/shared.js")).toBe(true);
  });
});

describe("a newer build", () => {
  it("waits until the person asks for it", async () => {
    const worker = startWorker(makeSite("two"), makeCaches());
    await worker.install();
    await worker.say("anything else");
    expect(worker.skipWaiting).not.toHaveBeenCalled();
    await worker.say("take-over");
    expect(worker.skipWaiting).toHaveBeenCalledOnce();
  });

  it("keeps the previous build's files for open windows, and deletes older ones", async () => {
    const caches = makeCaches();
    caches.stores.set("build-zero", new Map());
    await keep("one", caches);
    const two = await keep("two", caches);
    expect(await two.load("/assets/app-one.js")).toBe("app");
    await keep("three", caches);
    await keep("three", caches);
    const builds = [...caches.stores.keys()].filter((name) => name.startsWith("build-"));
    expect(builds.sort()).toEqual(["build-three", "build-two"]);
  });

  it("opens no page of another build's", async () => {
    const caches = makeCaches();
    await keep("one", caches);
    const two = startWorker(makeSite("two"), caches);
    await two.install();
    expect(await two.open("/trainee/weight")).toContain("app-two");
  });

  it("deletes nothing while another one is being cached", async () => {
    const caches = makeCaches();
    caches.stores.set("build-three", new Map());
    const two = startWorker(makeSite("two"), caches, { installing: {} });
    await two.install();
    await two.activate();
    expect(caches.stores.has("build-three")).toBe(true);
  });
});

describe("requests left to the browser", () => {
  it.each([
    ["an answer of the API", "/api/trainee/home", {}],
    ["a write", "/assets/app-one.js", { method: "POST" }],
    ["the trainer's panel", "/admin", { mode: "navigate", destination: "document" }],
    ["a visitors' page", "/trainee/register", { mode: "navigate", destination: "document" }],
    ["a page in a frame", "/trainee", { mode: "navigate", destination: "iframe" }],
    ["a page for a frame", "/trainee?embed=1", { mode: "navigate", destination: "document" }],
    ["who goes back to a frame", "/trainee/login?from=frame", { mode: "navigate" }],
  ])("include %s", async (_, path, more) => {
    const worker = await keep("one", makeCaches());
    expect(await worker.load(path, more)).toBeUndefined();
  });

  it("are all without a build", async () => {
    const site = makeSite("one");
    const worker = startWorker({ ...site, built: undefined as never }, makeCaches());
    await worker.install();
    expect(await worker.open("/trainee/weight")).toBeUndefined();
    expect(site.fetch).not.toHaveBeenCalled();
  });
});

describe("an uncached file", () => {
  it("comes from the network: a removed page, an unlisted file", async () => {
    const caches = makeCaches();
    await keep("one", caches);
    caches.stores.clear();
    const site = makeSite("one", { "/trainee/weight": "from the server", "/assets/x.js": "x" });
    const worker = startWorker(site, caches);
    expect(await worker.open("/trainee/weight")).toBe("from the server");
    expect(await worker.load("/assets/x.js")).toBe("x");
  });

  it("comes from the network if the browser refuses its caches", async () => {
    const refused = () => Promise.reject(new DOMException("", "SecurityError"));
    const caches = { ...makeCaches(), open: refused, match: refused } as unknown as Caches;
    const site = makeSite("one", { "/trainee/weight": "from the server" });
    const worker = startWorker(site, caches);
    expect(await worker.open("/trainee/weight")).toBe("from the server");
    expect(await worker.load("/assets/shared.js")).toBe("shared");
  });

  it("is the server's sign-in page, or the cached one without a network", async () => {
    const caches = makeCaches();
    const door = "/pages/ar/trainee-sign-in.html";
    const site = makeSite("one", { [traineeDoor.path]: "the server's" });
    site.built.files.push(door);
    const withDoor = { ...site, ...makeSite("one", { [door]: "/assets/app-one.js" }) };
    withDoor.built.files.push(door);
    await startWorker(withDoor, caches).keep();
    expect(await startWorker(site, caches).open("/trainee/login")).toBe("the server's");
    const away = startWorker({ ...site, fetch: offline() }, caches);
    expect(await away.open("/trainee/login")).toBe("/assets/app-one.js");
  });
});
