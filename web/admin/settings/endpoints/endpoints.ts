import { groupedBy } from "../../../../domain/grouping.ts";

/** As much of an OpenAPI description as a list needs. */
export interface Description {
  paths?: Record<string, Record<string, { summary?: string }>>;
}

interface Endpoint {
  method: string;
  path: string;
  summary: string;
}

export interface EndpointGroup {
  /** The first part behind `/api`: who may call. */
  area: string;
  endpoints: Endpoint[];
}

/** The areas that people know, the own first; others follow. */
const known = ["admin", "trainee", "access", "live", "media"];
const placeOf = (area: string) => (known.includes(area) ? known.indexOf(area) : known.length);

/** Every endpoint, by who may call it; those of an area in the order of their paths. */
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
