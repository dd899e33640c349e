import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { accessRoutes } from "../../../worker/routes/access/index.ts";
import { adminRoutes } from "../../../worker/routes/admin/index.ts";
import { LazyApp } from "../../../worker/routes/http/lazy-app.ts";
import {
  type LazyRoutes,
  loadRoutes,
  type Routes,
} from "../../../worker/routes/http/lazy-routes.ts";
import { openRoutes } from "../../../worker/routes/open.ts";
import { traineeAreaRoutes } from "../../../worker/routes/trainee/index.ts";
import { makePlatform, origin } from "../../support/worker.ts";

const areas: { at: string; index: string; routes: readonly LazyRoutes[] }[] = [
  { at: "/api", index: "open.ts", routes: openRoutes },
  { at: "/api/access", index: "access/index.ts", routes: accessRoutes },
  { at: "/api/trainee", index: "trainee/index.ts", routes: traineeAreaRoutes },
  { at: "/api/admin", index: "admin/index.ts", routes: adminRoutes },
];

/** Indexes of the area's modules that the app loads for a path. */
async function loadedFor(at: string, routes: readonly LazyRoutes[], path: string) {
  const loaded: number[] = [];
  const noted = routes.map(({ addresses }, place) => ({
    addresses,
    load: async () => {
      loaded.push(place);
      return {};
    },
  }));
  const app = new LazyApp({
    areas: [{ at, routes: noted }],
    pages: async () => ({}),
    furnish: (_, mountRoutes) => mountRoutes(),
  });
  const asked = `${origin}${at}${path.replaceAll(/:\w+/g, "1").replace(/\/$/, "")}`;
  await app.fetch(new Request(asked), { platform: makePlatform() });
  return loaded;
}

const isAbove = (address: string, path: string) => `${path}/`.startsWith(`${address}/`);

describe.each(areas)("the addresses of lazy modules, below $at", (area) => {
  const { at, index, routes } = area;

  it("cover every route", async () => {
    const lost: string[] = [];
    for (const [place, { load }] of routes.entries()) {
      for (const { method, path } of (await loadRoutes(load)).flatMap((each) => each.routes)) {
        const loaded = await loadedFor(at, routes, path);
        if (!loaded.includes(place)) {
          lost.push(
            `${method} ${at}${path} is never reached: ${index} has no address of its module above it`,
          );
        }
      }
    }
    expect([...new Set(lost)]).toEqual([]);
  });

  it("all have a route below", async () => {
    const idle: string[] = [];
    for (const { addresses, load } of routes) {
      const paths = (await loadRoutes(load)).flatMap((each) => each.routes.map(({ path }) => path));
      const unused = addresses.filter((address) => !paths.some((path) => isAbove(address, path)));
      idle.push(...unused.map((address) => `${index} names ${address}: no route of its module`));
    }
    expect(idle).toEqual([]);
  });
});

describe("an app with lazy routes", () => {
  /** An app whose modules answer with their name and record their loading. */
  function makeApp() {
    const loaded: string[] = [];
    const said = (name: string, routes: Routes, addresses: string[] = []) => ({
      addresses,
      load: async () => {
        loaded.push(name);
        return { routes };
      },
    });
    const areas = [
      {
        at: "/api/area",
        routes: [
          said(
            "one",
            new Hono().get("/one", (c) => c.text("one")),
            ["/one"],
          ),
          said(
            "deep",
            new Hono().get("/one/deep/down", (c) => c.text("deep")),
            ["/one/deep"],
          ),
          said(
            "both",
            new Hono().get("/shared", (c) => c.text("read")),
            ["/shared"],
          ),
          said(
            "other",
            new Hono().put("/shared", (c) => c.text("written")),
            ["/shared"],
          ),
          said(
            "named",
            new Hono().get("/:id/part", (c) => c.text(c.req.param("id"))),
            ["/:id/part"],
          ),
        ],
      },
    ];
    let parts = 0;
    const app = new LazyApp({
      areas,
      pages: said(
        "pages",
        new Hono().get("*", (c) => c.text(`page ${c.req.path}`)),
      ).load,
      furnish(part, mountRoutes) {
        parts += 1;
        part.use(async (c, next) => {
          await next();
          c.header("x-furnished", "yes");
        });
        mountRoutes();
      },
    });
    const platform = makePlatform();
    const ask = async (path: string, method = "GET") => {
      const answer = await app.fetch(new Request(`${origin}${path}`, { method }), { platform });
      expect(answer.headers.get("x-furnished")).toBe("yes");
      return answer.status === 200 ? answer.text() : answer.status;
    };
    return { app, ask, loaded, parts: () => parts };
  }

  it("loads the module of the address, once, and no other", async () => {
    const { ask, loaded, parts } = makeApp();
    expect(loaded).toEqual([]);
    expect(await ask("/api/area/one")).toBe("one");
    expect(await ask("/api/area/one?again")).toBe("one");
    expect(loaded).toEqual(["one"]);
    expect(parts()).toBe(1);
  });

  it("matches addresses with parameters", async () => {
    const { ask, loaded } = makeApp();
    expect(await ask("/api/area/%D9%86/part")).toBe("ن");
    expect(await ask("/api/area/second/part")).toBe("second");
    expect(loaded).toEqual(["named"]);
  });

  it("mounts all modules of an address together", async () => {
    const { ask } = makeApp();
    expect(await ask("/api/area/shared", "PUT")).toBe("written");
    expect(await ask("/api/area/shared")).toBe("read");
  });

  it("loads nothing for an unknown address, and answers with its refusal", async () => {
    const { ask, loaded } = makeApp();
    for (const path of ["/api", "/api/", "/api/nothing", "/api/area/ones"]) {
      expect(await ask(path)).toBe(404);
    }
    expect(loaded).toEqual([]);
    expect(await ask("/api/area/one/more")).toBe(404);
    expect(loaded).toEqual(["one"]);
  });

  it("loads the module of the longest address above a path", async () => {
    const { ask, loaded } = makeApp();
    expect(await ask("/api/area/one/deep/down")).toBe("deep");
    expect(loaded).toEqual(["deep"]);
  });

  it("answers every other path with a page", async () => {
    const { ask, loaded } = makeApp();
    expect(await ask("/")).toBe("page /");
    expect(await ask("/apiary")).toBe("page /apiary");
    expect(loaded).toEqual(["pages"]);
  });

  it("serves simultaneous requests", async () => {
    const { ask, app } = makeApp();
    const paths = ["/api/area/one", "/api/area/one", "/", "/api/area/a/part"];
    expect(await Promise.all(paths.map((path) => ask(path)))).toEqual([
      "one",
      "one",
      "page /",
      "a",
    ]);
    expect((await app.loadAll()).map(({ at }) => at)).toEqual(Array(5).fill("/api/area"));
  });
});
