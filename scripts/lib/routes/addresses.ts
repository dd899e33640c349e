/** The segments of an address; `:name` matches any segment. */
type Steps = readonly string[];

export const stepsOf = (path: string): string[] =>
  path
    .split("/")
    .filter((step) => step !== "")
    .map((step) => step.replace(/^\{(\w+)\}$/, ":$1"));

/** Whether a path is an address or below it, as `worker/routes/http/lazy-app.ts` decides. */
const isAbove = (address: Steps, path: Steps): boolean =>
  address.every((step, index) =>
    step.startsWith(":") ? path[index] !== undefined : step === path[index],
  );

/** The addresses of each module. */
type Claims = readonly (readonly Steps[])[];

const depthOf = (addresses: readonly Steps[], path: Steps): number =>
  Math.max(0, ...addresses.filter((each) => isAbove(each, path)).map(({ length }) => length));

/** The modules at the longest address above a path. */
function loadedAt(claims: Claims, path: Steps): Set<number> {
  const depths = claims.map((addresses) => depthOf(addresses, path));
  const deepest = Math.max(...depths);
  return new Set(depths.flatMap((depth, module) => (depth === deepest ? [module] : [])));
}

interface Shortening {
  module: number;
  address: Steps;
  /** The paths of the module below it. */
  covered: number;
}

/** The beginnings of all paths, short ones first, and of these the one with the most paths below. */
function listShortenings(paths: Claims): Shortening[] {
  const all = paths.flatMap((own, module) => {
    const beginnings = own.flatMap((path) => path.map((_, index) => path.slice(0, index + 1)));
    const distinct = new Map(beginnings.map((address) => [address.join("/"), address]));
    return [...distinct.values()].map((address) => ({
      module,
      address,
      covered: own.filter((path) => isAbove(address, path)).length,
    }));
  });
  return all.sort((a, b) => a.address.length - b.address.length || b.covered - a.covered);
}

/** Whether each path below still loads its modules, and the shortened module no path of others that it did not load. */
function isSound(paths: Claims, before: Claims, after: Claims, { module, address }: Shortening) {
  return paths.every((own, owner) =>
    own
      .filter((path) => isAbove(address, path))
      .every((path) => {
        const loaded = loadedAt(after, path);
        if (!loaded.has(owner)) return false;
        return owner === module || !loaded.has(module) || loadedAt(before, path).has(module);
      }),
  );
}

/** In the order of the paths that they cover. */
function ordered(addresses: readonly Steps[], own: readonly Steps[]): Steps[] {
  const placeOf = (address: Steps) => own.findIndex((path) => isAbove(address, path));
  return addresses.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The shortest addresses that cover the paths of each module and lead to no other module's. */
export function shortestAddresses(paths: Claims): Claims {
  let claims = paths;
  for (const shortening of listShortenings(paths)) {
    const { module, address } = shortening;
    const own = claims[module] ?? [];
    if (own.some((each) => each.length < address.length && isAbove(each, address))) continue;
    const shorter = [...own.filter((each) => !isAbove(address, each)), address];
    const after = claims.with(module, shorter);
    if (isSound(paths, claims, after, shortening)) claims = after;
  }
  return claims.map((addresses, module) => ordered(addresses, paths[module] ?? []));
}
