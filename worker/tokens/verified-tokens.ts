import type { Platform } from "../platform.ts";

/** What a signed token says, and until when (UTC milliseconds). */
export interface Verified<Claims> {
  claims: Claims;
  expiresAt: number;
}

type Verify<Claims> = (platform: Platform, token: string) => Promise<Verified<Claims> | undefined>;

const maxCachedTokens = 1000;

/**
 * Reads tokens of one kind. A signature that was right stays right: a token is verified once an
 * isolate, not once a request. Its end counts each time; whether its session still lives is for
 * the database to prove.
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
