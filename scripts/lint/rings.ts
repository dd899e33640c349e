import { type Finding, nothingToCheck } from "./finding.ts";
import type { Import, Source } from "./source.ts";

type Links = Map<string, Import[]>;

/** Imports that a module needs before it runs, without types and dynamic imports. */
function linksOf(sources: readonly Source[]): Links {
  const known = new Set(sources.map(({ path }) => path));
  return new Map(
    sources.map(({ path, imports }) => [
      path,
      imports.filter(({ target, typeOnly, lazy }) => !typeOnly && !lazy && known.has(target)),
    ]),
  );
}

/** The shortest ring from a module back to itself, both ends included. */
function ringFrom(start: string, links: Links): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const reached = [start];
  for (const path of reached) {
    for (const { target } of links.get(path) ?? []) {
      if (target === start) {
        const ring = [start];
        for (let at = path; at !== start; at = cameFrom.get(at) ?? start) ring.unshift(at);
        return [start, ...ring];
      }
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, path);
      reached.push(target);
    }
  }
  return undefined;
}

/** Modules that need each other to run, so that their order is undefined. */
export function findRings(sources: readonly Source[]): Finding[] {
  const links = linksOf(sources);
  if ([...links.values()].every((targets) => targets.length === 0)) {
    return [nothingToCheck("rings.ts", "no module imports another")];
  }
  const reported = new Set<string>();
  return [...links.keys()].flatMap((path) => {
    const ring = reported.has(path) ? undefined : ringFrom(path, links);
    if (!ring) return [];
    for (const each of ring) reported.add(each);
    const line = links.get(path)?.find(({ target }) => target === ring[1])?.line ?? 1;
    const message = `is part of a ring, ${ring.join(" → ")}: move shared code of both ends to another file`;
    return [{ path, line, message }];
  });
}
