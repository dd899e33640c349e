import { maxWrongTries } from "../../domain/accounts/app-lock.ts";
import { readItem, writeItem } from "../lib/local-items.ts";
import { lockKey, openLock } from "../lib/session/app-lock.ts";
import { privateKey } from "../lib/session/private-storage.ts";
import type { Passkey } from "./assertion.ts";
import type { DerivedDigits } from "./derived-digits.ts";

/** The account's lock on this device. */
interface StoredLock {
  digits: DerivedDigits;
  passkey?: Passkey;
  /** Wrong tries in a row. */
  wrong: number;
  /** The rest of the wait before the next try. */
  waitMs: number;
  /** When a window last counted the wait down. */
  countedAt?: number;
}

/** Undefined without a lock, "damaged" if the stored one cannot be read: it stays closed until a new sign-in. */
export function readLock(): StoredLock | "damaged" | undefined {
  const text = readItem(lockKey());
  if (text === null) return undefined;
  try {
    const lock: unknown = JSON.parse(text);
    return isLock(lock) ? lock : "damaged";
  } catch {
    return "damaged";
  }
}

function isLock(of: unknown): of is StoredLock {
  const lock = of as Partial<StoredLock> | null;
  const { salt, hash, iterations } = lock?.digits ?? {};
  const { id, key, algorithm } = lock?.passkey ?? {};
  return (
    isBase64(salt) &&
    isBase64(hash) &&
    isCount(iterations) &&
    isCount(lock?.wrong) &&
    isCount(lock?.waitMs) &&
    (lock?.countedAt === undefined || isCount(lock.countedAt)) &&
    (lock?.passkey === undefined || (isBase64(id) && isBase64(key) && isCount(-Number(algorithm))))
  );
}

const isBase64 = (of: unknown) => typeof of === "string" && /^[\w-]+$/.test(of);
const isCount = (of: unknown) => typeof of === "number" && Number.isInteger(of) && of >= 0;

/** The lock, if its digits can still be tried; otherwise only a new sign-in opens it. */
export const triableOf = (lock: ReturnType<typeof readLock>): StoredLock | undefined =>
  lock === "damaged" || (lock && lock.wrong >= maxWrongTries) ? undefined : lock;

/** @returns whether the device stored it, as storage may be full or refused */
export function writeLock(lock: StoredLock): boolean {
  const text = JSON.stringify(lock);
  writeItem(lockKey(), text);
  return readItem(lockKey()) === text;
}

/**
 * Sets a lock, open in this window. Without room for it nothing is set.
 * @returns whether it is set
 */
export function setLock(lock: StoredLock): boolean {
  const before = readItem(lockKey());
  if (!writeLock(lock)) {
    writeItem(lockKey(), before ?? undefined);
    return false;
  }
  // The last home would be drawn before any script can cover it.
  writeItem(privateKey("home"), undefined);
  openLock();
  return true;
}

export function removeLock(): void {
  writeItem(lockKey(), undefined);
  openLock();
}
