import { useEffect, useSyncExternalStore } from "react";
import { type Countdown, countdownAt } from "../../../domain/activity/countdown.ts";
import { prepareTones } from "../../lib/tones.ts";
import { ring } from "./bell.ts";

/*
 * Countdowns of the workout. The end is stored as an instant on this device. A locked screen, a reload or a throttled
 * timer delay the drawing, never the end.
 */

export interface Running {
  /** Seconds until the end; 0 from the end until the countdown expires. */
  left: number;
  seconds: number;
}

export function keepItem(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be refused; the value then lasts as long as the page.
  }
}

/** A countdown of the device, stored under a key; `of` is its subject. */
export function countdownOf<Of extends object>(key: string, told?: { toldForMs: number }) {
  type Kept = Countdown & Of;
  const listeners = new Set<() => void>();
  let kept = read();
  let ticked = Date.now();
  let rungFor: number | undefined;

  function read(): Kept | undefined {
    try {
      const stored = JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null;
      return stored && countdownAt(stored, Date.now()) ? stored : undefined;
    } catch {
      return undefined;
    }
  }

  function set(next: Kept | undefined): void {
    kept = next;
    ticked = Date.now();
    keepItem(key, next);
    for (const listener of listeners) listener();
  }

  function tick(): void {
    const now = Date.now();
    const standing = countdownAt(kept, now);
    if (kept && !standing) {
      set(undefined);
      return;
    }
    if (kept && standing?.left === 0 && rungFor !== kept.endsAt) {
      rungFor = kept.endsAt;
      ring();
    }
    ticked = now;
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    /** Starts it. Only a tap unlocks the bell. */
    start(seconds: number, of: Of): void {
      prepareTones();
      set({ ...of, ...told, endsAt: Date.now() + seconds * 1000, seconds });
    },
    lengthen(seconds: number): void {
      if (!kept) return;
      const endsAt = Math.max(kept.endsAt, Date.now()) + seconds * 1000;
      set({ ...kept, endsAt, seconds: kept.seconds + seconds });
    },
    stop: () => set(undefined),
    subscribe,
    kept: () => kept,
    ticked: () => ticked,
    tick,
  };
}

type Store<Of extends object> = ReturnType<typeof countdownOf<Of>>;

/** A running countdown; it renders at each tick and when the page becomes visible. */
export function useCountdown<Of extends object>(store: Store<Of>): (Running & Of) | undefined {
  const current = useSyncExternalStore(store.subscribe, store.kept);
  const now = useSyncExternalStore(store.subscribe, store.ticked);
  const running = current !== undefined;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(store.tick, 250);
    document.addEventListener("visibilitychange", store.tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", store.tick);
    };
  }, [running, store]);

  const standing = countdownAt(current, now);
  return current && standing && { ...current, left: standing.left };
}
