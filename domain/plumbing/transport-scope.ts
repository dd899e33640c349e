/** How much of a domain browsers shall reach by https alone: this host, the names below it, or for ever. */
export const transportScopes = ["host", "subdomains", "preload"] as const;
export type TransportScope = (typeof transportScopes)[number];

/**
 * What the variable HSTS says; this host alone where it says nothing.
 * @throws when it says anything else
 */
export function readTransportScope(given = "host"): TransportScope {
  const scope = transportScopes.find((each) => each === given);
  if (scope) return scope;
  throw new Error(`HSTS must be one of ${transportScopes.join(", ")}, not "${given}"`);
}
