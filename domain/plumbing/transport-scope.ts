/** Reach of https-only: this host, the names below it too, or for ever. */
export const transportScopes = ["host", "subdomains", "preload"] as const;
export type TransportScope = (typeof transportScopes)[number];

/**
 * Reads the variable HSTS; this host alone without a value.
 * @throws for any other value
 */
export function readTransportScope(given = "host"): TransportScope {
  const scope = transportScopes.find((each) => each === given);
  if (scope) return scope;
  throw new Error(`HSTS must be one of ${transportScopes.join(", ")}, not "${given}"`);
}
