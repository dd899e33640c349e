import { describe, expect, it } from "vitest";
import { traineeDoor } from "../../../worker/routes/page-map.ts";
import {
  type Caches,
  makeCaches,
  makeSite,
  offline,
  startWithCache,
  startWorker,
} from "./started-worker.ts";

describe("requests left to the browser", () => {
  it.each([
    ["an answer of the API", "/api/trainee/home", {}],
    ["a write", "/assets/app-one.js", { method: "POST" }],
    ["the trainer's panel", "/admin", { mode: "navigate", destination: "document" }],
    ["a visitors' page", "/trainee/register", { mode: "navigate", destination: "document" }],
    ["a page in a frame", "/trainee", { mode: "navigate", destination: "iframe" }],
    ["a page for a frame", "/trainee?embed=1", { mode: "navigate", destination: "document" }],
    ["a return to a frame", "/trainee/login?from=frame", { mode: "navigate" }],
  ])("include %s", async (_, path, more) => {
    const worker = await startWithCache("one", makeCaches());
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
    await startWithCache("one", caches);
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
