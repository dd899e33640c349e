import type { AttemptPolicy } from "../../../domain/accounts/attempts.ts";
import { MiranError } from "../../../domain/errors.ts";
import { reserveAttempt } from "../../data/accounts/access-attempts.ts";
import type { Platform } from "../../platform.ts";

/** Counts a copy of personal data before it is made, and refuses one above the limit. */
export async function reserveCopy(
  { database }: Platform,
  now: number,
  key: { key: string; policy: AttemptPolicy },
): Promise<void> {
  const until = await reserveAttempt(database, [key], now);
  if (until > 0) throw new MiranError("rate_limited", { retryAfter: (until - now) / 1000 });
}
