import { waitAfter } from "../../domain/accounts/app-lock.ts";
import { areDigits } from "./derived-digits.ts";
import { readLock, triableOf, writeLock } from "./stored-lock.ts";

/**
 * Tries digits against the stored lock. The try is counted before it is judged, so that a killed page does not give it back.
 * @returns whether they are the lock's
 */
export async function tryDigits(digits: string): Promise<boolean> {
  const lock = triableOf(readLock());
  if (!lock || lock.waitMs > 0) return false;
  const wrong = lock.wrong + 1;
  // Where the device stores no count, nothing is tried.
  const counted = { ...lock, wrong, waitMs: waitAfter(wrong), countedAt: Date.now() };
  if (!writeLock(counted)) return false;
  const right = await areDigits(digits, lock.digits).catch(() => false);
  if (right) forgiveTries();
  return right;
}

/** Ends the count of wrong tries, after a proof. */
export function forgiveTries(): void {
  const lock = readLock();
  if (lock && lock !== "damaged") writeLock({ ...lock, wrong: 0, waitMs: 0 });
}

/**
 * Counts down the wait by the time that a page was open, so that neither a changed clock nor a reload shortens it. What
 * another window has counted is not counted again, by the device's clock.
 * @returns the rest
 */
export function waitOn(passedMs: number): number {
  const lock = readLock();
  if (!lock || lock === "damaged") return 0;
  if (lock.waitMs === 0 || passedMs === 0) return lock.waitMs;
  const countedAt = Date.now();
  const uncounted = Math.max(0, countedAt - (lock.countedAt ?? 0));
  const waitMs = Math.max(0, Math.round(lock.waitMs - Math.min(passedMs, uncounted)));
  writeLock({ ...lock, waitMs, countedAt });
  return waitMs;
}
