import { Hono } from "hono";
import { getPath } from "hono/utils/url";
import type { VisitorEnv } from "./env.ts";
import { type LazyRoutes, loadRoutes, type Routes } from "./lazy-routes.ts";

/** Routes, and where they are mounted. */
export interface Mounted {
  at: string;
  routes: Routes;
}

interface Mount {
  at: string;
  /** From the root, step by step. */
  addresses: readonly string[][];
  load: LazyRoutes["load"];
  /** Its place among all, in which routes are tried. */
  index: number;
}

interface Parts {
  /** The API, by the address below which each area is mounted. */
  areas: readonly { at: string; routes: readonly LazyRoutes[] }[];
  /** Answers outside `/api`. */
  pages: LazyRoutes["load"];
  /** Puts around the routes what every answer passes. */
  furnish(part: Hono<VisitorEnv>, mountRoutes: () => void): void;
}

/**
 * An app whose routes are loaded when somebody asks for them: each part holds those of one address and is made
 * at the first request for it. All parts are furnished alike.
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

  /** Every route of the API: for what describes or walks them all. */
  loadAll = (): Promise<Mounted[]> => loadMounts(this.#mounts);

  /** The whole API in one part: every route behind what it passes. */
  loadWhole = (): Promise<Hono<VisitorEnv>> => this.#build(this.#mounts);

  // Parts are kept, never promises of them: what another request began may be cut off with it.
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

  /** Those at the longest address that leads to a path, none where nothing does: a part of guards says so. */
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

/** Whether a path is an address or below it, where `:name` stands for anything. */
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
