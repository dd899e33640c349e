import { Hono } from "hono";
import { getPath } from "hono/utils/url";
import type { VisitorEnv } from "./env.ts";
import { type LazyRoutes, loadRoutes, type Routes } from "./lazy-routes.ts";

/** Routes, and their mount. */
export interface Mounted {
  at: string;
  routes: Routes;
}

interface Mount {
  at: string;
  /** Segments from the root. */
  addresses: readonly string[][];
  load: LazyRoutes["load"];
  /** The place in the order of matching. */
  index: number;
}

interface Parts {
  /** The API, by the address of each area's mount. */
  areas: readonly { at: string; routes: readonly LazyRoutes[] }[];
  /** The routes outside `/api`. */
  pages: LazyRoutes["load"];
  /** Adds the middleware of all responses around the routes. */
  furnish(part: Hono<VisitorEnv>, mountRoutes: () => void): void;
}

/**
 * An app that loads routes on demand. Each part has those of one address and is made at its first request, with
 * the same middleware.
 */
export class LazyApp {
  readonly #furnish: Parts["furnish"];
  readonly #mounts: readonly Mount[];
  readonly #pages: Mount;
  readonly #parts = new Map<string, Hono<VisitorEnv>>();

  constructor({ areas, pages, furnish }: Parts) {
    this.#furnish = furnish;
    const mounted = areas.flatMap(({ at, routes }) => routes.map((lazy) => ({ at, lazy })));
    this.#mounts = mounted.map(({ at, lazy: { addresses, load } }, index) => ({
      at,
      addresses: addresses.map((address) => stepsOf(`${at}${address}`)),
      load,
      index,
    }));
    this.#pages = { at: "/", addresses: [], load: pages, index: mounted.length };
  }

  fetch = async (request: Request, bindings: VisitorEnv["Bindings"]): Promise<Response> => {
    const part = await this.#partFor(getPath(request));
    return part.fetch(request, bindings);
  };

  /** All routes of the API, for describing or walking them. */
  loadAll = (): Promise<Mounted[]> => loadMounts(this.#mounts);

  /** The whole API in one part, behind its middleware. */
  loadWhole = (): Promise<Hono<VisitorEnv>> => this.#build(this.#mounts);

  // Caches parts, never promises: the request of a promise may be cancelled.
  async #partFor(path: string): Promise<Hono<VisitorEnv>> {
    const mounts = isApi(path) ? this.#mountsAt(path) : [this.#pages];
    const key = mounts.map(({ index }) => index).join(" ");
    const known = this.#parts.get(key);
    if (known) return known;
    const part = await this.#build(mounts);
    this.#parts.set(key, part);
    return part;
  }

  async #build(mounts: readonly Mount[]): Promise<Hono<VisitorEnv>> {
    const loaded = await loadMounts(mounts);
    const part = new Hono<VisitorEnv>();
    this.#furnish(part, () => {
      for (const { at, routes } of loaded) part.route(at, routes);
    });
    return part;
  }

  /** The mounts at the longest address of a path. Without one, a part with guards alone responds. */
  #mountsAt(path: string): Mount[] {
    const steps = stepsOf(path);
    const depths = this.#mounts.map(({ addresses }) =>
      Math.max(0, ...addresses.filter((each) => isAbove(each, steps)).map(({ length }) => length)),
    );
    const depth = Math.max(...depths);
    return depth === 0 ? [] : this.#mounts.filter((_, index) => depths[index] === depth);
  }
}

const stepsOf = (path: string) => path.split("/");

/** Whether a path is an address or below it; `:name` matches any segment. */
const isAbove = (address: readonly string[], path: readonly string[]): boolean =>
  address.every((step, index) =>
    step.startsWith(":") ? path[index] !== undefined && path[index] !== "" : step === path[index],
  );

const isApi = (path: string) => /^\/api(?:\/|$)/.test(path);

async function loadMounts(mounts: readonly Mount[]): Promise<Mounted[]> {
  const loaded = await Promise.all(
    mounts.map(async ({ at, load }) => (await loadRoutes(load)).map((routes) => ({ at, routes }))),
  );
  return loaded.flat();
}
