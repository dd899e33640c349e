import { groupedBy } from "../../../../domain/grouping.ts";

/** The used part of an OpenAPI description. */
export interface Description {
  paths?: Record<string, Record<string, { summary?: string }>>;
}

interface Endpoint {
  method: string;
  path: string;
  summary: string;
}

export interface EndpointGroup {
  /** The first part after `/api`, which decides who may call. */
  area: string;
  endpoints: Endpoint[];
}

/** The known areas, the trainer's first; others follow. */
const known = ["admin", "trainee", "access", "live", "media"];
const placeOf = (area: string) => (known.includes(area) ? known.indexOf(area) : known.length);

/** All endpoints by area, ordered by path. */
export function endpointsOf({ paths = {} }: Description): EndpointGroup[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary = "" }]) => ({
      area: /^\/api\/([^/]+)/.exec(path)?.[1] ?? "",
      endpoint: { method: method.toUpperCase(), path, summary },
    })),
  );
  const areas = groupedBy(all, ({ area }) => area);
  const inOrder = [...areas].sort(([one], [other]) => placeOf(one) - placeOf(other));
  return inOrder.map(([area, found]) => ({
    area,
    endpoints: found
      .map(({ endpoint }) => endpoint)
      .sort((one, other) => (one.path < other.path ? -1 : one.path > other.path ? 1 : 0)),
  }));
}
