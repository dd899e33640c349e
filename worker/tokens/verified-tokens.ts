import type { Platform } from "../platform.ts";

/** The claims of a signed token, and its end (UTC milliseconds). */
export interface Verified<Claims> {
  claims: Claims;
  expiresAt: number;
}

type Verify<Claims> = (platform: Platform, token: string) => Promise<Verified<Claims> | undefined>;

const maxCachedTokens = 1000;

/**
 * Reads tokens of one kind. A valid signature stays valid, so a token is verified once an isolate, not once a request.
 * Its end is checked each time; the database proves that its session is alive.
 */
export function verifiedOnce<Claims>(
  verify: Verify<Claims>,
): (platform: Platform, token: string) => Promise<Claims | undefined> {
  const knownBy = new WeakMap<Uint8Array, Map<string, Verified<Claims>>>();
  return async (platform, token) => {
    const known = knownBy.get(platform.sessionKey) ?? new Map<string, Verified<Claims>>();
    knownBy.set(platform.sessionKey, known);
    const verified = known.get(token) ?? (await verify(platform, token));
    if (!verified || verified.expiresAt <= platform.now()) return undefined;
    if (known.size >= maxCachedTokens) known.clear();
    known.set(token, verified);
    return verified.claims;
  };
}
