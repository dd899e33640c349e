import { useSyncExternalStore } from "react";
import { readItem } from "../local-items.ts";
import { privateKey } from "./private-storage.ts";
import { viewedId } from "./viewing.ts";

/*
 * Whether this window shows what the app lock covers. The code that sets and opens a lock is loaded on demand (web/app-lock/).
 */

/** Time away after which the app locks. */
const awayMs = 60_000;

/**
 * Whether an absence locks the app. The device's clock counts a phone's sleep, but can be set; the page's clock only
 * runs forward, but may stop during sleep. The longer one counts, and a clock that was set back locks.
 * @param pageMs 0 for a new page, which has only the device's clock
 */
export const isAway = (clockMs: number, pageMs = 0): boolean =>
  !(clockMs >= 0 && Math.max(clockMs, pageMs) < awayMs);

/** The key of the account's lock on this device; deleted at sign-out. */
export const lockKey = (): string => privateKey("app-lock");

// In this tab alone, and only while it is away: a reload and the camera's page take it over.
const leftKey = "app-lock-left";
const listeners = new Set<() => void>();
/** The lock that is open in this window. */
let opened: string | undefined;
let left: { clock: number; page: number } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

export const isLockSet = (): boolean => viewedId === undefined && readItem(lockKey()) !== null;

export const isLocked = (): boolean => isLockSet() && opened !== lockKey();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Opens this account's lock in this window. */
export function openLock(): void {
  opened = lockKey();
  tell();
}

function closeLock(): void {
  forgetLeft();
  opened = undefined;
  tell();
}

/** Renders again at each change of the lock in this window and in others. */
export const useLocked = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isLocked,
    () => false,
  );

/** The tab's note of an absence, or its deletion. */
function note(text?: string): string | null {
  try {
    const before = sessionStorage.getItem(leftKey);
    sessionStorage.removeItem(leftKey);
    if (text) sessionStorage.setItem(leftKey, text);
    return before;
  } catch {
    return null;
  }
}

function leave(): void {
  if (!opened || left || !isLockSet()) return;
  left = { clock: Date.now(), page: performance.now() };
  note(`${left.clock} ${opened}`);
  timer = setTimeout(closeLock, awayMs);
}

function comeBack(): void {
  if (left && isAway(Date.now() - left.clock, performance.now() - left.page)) closeLock();
  else forgetLeft();
}

function forgetLeft(): void {
  clearTimeout(timer);
  left = undefined;
  note();
}

/** Follows the absences of this window, from the note of the page before. */
function follow(): void {
  const [clock, key] = note()?.split(" ") ?? [];
  if (!isAway(Date.now() - Number(clock))) opened = key;
  document.addEventListener("visibilitychange", () => (document.hidden ? leave() : comeBack()));
  addEventListener("pagehide", leave);
  addEventListener("pageshow", comeBack);
  addEventListener("storage", tell);
}

if (globalThis.document) follow();
