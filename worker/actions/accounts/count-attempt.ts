import { attemptPolicies } from "../../../domain/accounts/attempts.ts";
import { MiranError } from "../../../domain/errors.ts";
import {
  type AttemptKey,
  forgetAttempts,
  reserveAttempt,
} from "../../data/accounts/access-attempts.ts";
import type { Platform } from "../../platform.ts";
import type { Device } from "../../tokens/device-token.ts";
import { noteSecurityEvent } from "./note-security-event.ts";

/**
 * The keys of signing in to a claimed account, which need not exist. A known browser is counted separately, so
 * that guesses elsewhere cannot block it.
 */
export function signInAttempt(
  email: string,
  address: string,
  device: Device | undefined,
): AttemptKey[] {
  if (device) return deviceAttempt("sign-in", device);
  return [
    { key: `sign-in:account:${email}`, policy: attemptPolicies.account },
    { key: `sign-in:address:${address}:${email}`, policy: attemptPolicies.addressAndAccount },
  ];
}

/** The key of an attempt by a known account's owner: a code, the current password. */
export function accountAttempt(
  what: "code" | "password",
  accountId: string,
  device?: Device,
): AttemptKey[] {
  if (device) return deviceAttempt(what, device);
  return [{ key: `${what}:${accountId}`, policy: attemptPolicies.addressAndAccount }];
}

/** The key of requesting another address, free or taken. */
export const emailChangeAttempt = (accountId: string): AttemptKey[] => [
  { key: `email-change:${accountId}`, policy: attemptPolicies.emailChange },
];

const deviceAttempt = (what: string, { nonce }: Device): AttemptKey[] => [
  { key: `${what}:device:${nonce}`, policy: attemptPolicies.device },
];

/**
 * Counts the attempt as failed until `succeeded` is called; throws if it is blocked.
 * @param accountId the account of the attempt, if it exists
 */
export async function countAttempt(
  platform: Platform,
  keys: AttemptKey[],
  accountId: string | undefined,
): Promise<{ succeeded(): Promise<void> }> {
  const now = platform.now();
  const until = await reserveAttempt(platform.database, keys, now);
  if (until > 0) {
    const [reason] = keys[0]?.key.split(":") ?? [];
    noteSecurityEvent(platform, "attempts_blocked", { account: accountId, reason });
    throw new MiranError("rate_limited", { retryAfter: (until - now) / 1000 });
  }
  return { succeeded: () => forgetAttempts(platform.database, keys) };
}

/** Deletes a network's counts of sign-in after a new password by mail. */
export function forgetSignInAttempts(
  platform: Platform,
  email: string,
  address: string,
): Promise<void> {
  return forgetAttempts(platform.database, signInAttempt(email, address, undefined));
}
