import { describe, expect, it, vi } from "vitest";
import { traineeDoor } from "../../../worker/routes/page-map.ts";
import {
  hiding,
  makeCaches,
  makeSite,
  offline,
  startWithCache,
  startWorker,
} from "./started-worker.ts";

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
    await startWithCache("one", caches);
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
      // Another language was chosen meanwhile: the server's page decides.
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
      await startWithCache("one", caches);
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
    await startWithCache("one", caches);
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
    await startWithCache("one", caches);
    const two = await startWithCache("two", caches);
    expect(await two.load("/assets/app-one.js")).toBe("app");
    await startWithCache("three", caches);
    await startWithCache("three", caches);
    const builds = [...caches.stores.keys()].filter((name) => name.startsWith("build-"));
    expect(builds.sort()).toEqual(["build-three", "build-two"]);
  });

  it("opens no page of another build's", async () => {
    const caches = makeCaches();
    await startWithCache("one", caches);
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
