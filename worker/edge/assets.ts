import type { Platform } from "../platform.ts";

/** The build's content policies by page: `{policy: [path, …]}`. */
const policiesPath = "/pages/policies.json";

type Policies = ReadonlyMap<string, string>;

// A deployment's files are the same for the life of the isolate.
const known = new WeakMap<Fetcher, Promise<Policies>>();

/**
 * The built files. A page gets its content policy here, because rules for each page would exceed the asset layer's
 * limit. Files answered by the layer itself have their policy from there.
 */
export function builtAssets(layer: Fetcher | undefined): Platform["assets"] {
  // A test that runs the Worker's modules has no build.
  if (!layer) return { fetch: async () => new Response(null, { status: 404 }) };
  const get = (path: string) => layer.fetch(new URL(path, "http://localhost"));
  return {
    async fetch(path) {
      if (!path.startsWith("/pages/")) return get(path);
      const [page, policies] = await Promise.all([get(path), policiesOf(layer, get)]);
      const policy = policies.get(path);
      if (!page.ok || policy === undefined) return page;
      const headers = new Headers(page.headers);
      headers.set("content-security-policy", policy);
      return new Response(page.body, { status: page.status, headers });
    },
  };
}

function policiesOf(layer: Fetcher, get: (path: string) => Promise<Response>): Promise<Policies> {
  const reading = known.get(layer) ?? read(get);
  known.set(layer, reading);
  // Neither a failure nor a development server without built pages is cached.
  const forget = () => known.delete(layer);
  reading.then(({ size }) => size === 0 && forget(), forget);
  return reading;
}

async function read(get: (path: string) => Promise<Response>): Promise<Policies> {
  const answer = await get(policiesPath);
  if (!answer.ok) {
    await answer.body?.cancel();
    return new Map();
  }
  const pagesOf = (await answer.json()) as Record<string, string[]>;
  return new Map(
    Object.entries(pagesOf).flatMap(([policy, paths]) =>
      paths.map((path): [string, string] => [path, policy]),
    ),
  );
}
