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

const everyRoutes: LazyRoutes[] = [
  ...accessRoutes,
  ...traineeAreaRoutes,
  ...adminRoutes,
  ...openRoutes,
];

describe("the addresses at which routes are loaded", () => {
  it.each(everyRoutes.map((each) => ({ ...each, first: each.addresses[0] })))(
    "are those at which they answer: $first",
    async ({ addresses, load }) => {
      const loaded = await loadRoutes(load);
      const answering = loaded.flatMap(({ routes }) => routes.map(({ path }) => path));
      expect([...addresses].sort()).toEqual([...new Set(answering)].sort());
    },
  );
});

describe("an app whose routes are loaded when somebody asks", () => {
  /** Says its name at an address, and notes that it was loaded. */
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

  it("loads what answers at the address, once, and nothing else", async () => {
    const { ask, loaded, parts } = makeApp();
    expect(loaded).toEqual([]);
    expect(await ask("/api/area/one")).toBe("one");
    expect(await ask("/api/area/one?again")).toBe("one");
    expect(loaded).toEqual(["one"]);
    expect(parts()).toBe(1);
  });

  it("finds an address that names something", async () => {
    const { ask, loaded } = makeApp();
    expect(await ask("/api/area/%D9%86/part")).toBe("ن");
    expect(await ask("/api/area/second/part")).toBe("second");
    expect(loaded).toEqual(["named"]);
  });

  it("mounts all that answer at one address together", async () => {
    const { ask } = makeApp();
    expect(await ask("/api/area/shared", "PUT")).toBe("written");
    expect(await ask("/api/area/shared")).toBe("read");
  });

  it("loads nothing for an address that is nobody's, and furnishes the refusal", async () => {
    const { ask, loaded } = makeApp();
    for (const path of ["/api", "/api/", "/api/nothing", "/api/area/one/more"]) {
      expect(await ask(path)).toBe(404);
    }
    expect(loaded).toEqual([]);
  });

  it("takes everything else for a page", async () => {
    const { ask, loaded } = makeApp();
    expect(await ask("/")).toBe("page /");
    expect(await ask("/apiary")).toBe("page /apiary");
    expect(loaded).toEqual(["pages"]);
  });

  it("serves those who ask at once", async () => {
    const { ask, app } = makeApp();
    const paths = ["/api/area/one", "/api/area/one", "/", "/api/area/a/part"];
    expect(await Promise.all(paths.map((path) => ask(path)))).toEqual([
      "one",
      "one",
      "page /",
      "a",
    ]);
    expect((await app.loadAll()).map(({ at }) => at)).toEqual(Array(4).fill("/api/area"));
  });
});
