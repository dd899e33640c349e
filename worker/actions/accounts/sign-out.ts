import { endSessionsOfTokens } from "../../data/accounts/sessions.ts";
import type { Platform } from "../../platform.ts";
import { hashToken } from "../../tokens/secret-token.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";

/** Ends the sessions of these tokens, or all sessions of their owner. */
export async function signOut(
  platform: Platform,
  tokens: string[],
  everywhere: boolean,
): Promise<void> {
  if (tokens.length === 0) return;
  const hashes = await Promise.all(tokens.map(hashToken));
  await endSessionsOfTokens(platform.database, hashes, { everywhere, now: platform.now() });
  platform.background(drainOutbox(platform));
}
