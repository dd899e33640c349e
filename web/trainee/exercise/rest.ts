import { useEffect, useSyncExternalStore } from "react";
import {
  defaultRest,
  type Rest,
  type RestSeconds,
  restAt,
  restChoices,
} from "../../../domain/activity/rest.ts";
import { prepareBell, ring } from "./bell.ts";

/*
 * The rest between two sets. Its end is kept as an instant on this device: a locked screen, a
 * reload or a sleeping timer only delay what is drawn, never the end itself.
 */

const restKey = "rest";
const choiceKey = "rest-seconds";
const listeners = new Set<() => void>();

let rest: Rest | undefined = readRest();
let choice: RestSeconds = readChoice();
let ticked = Date.now();
let rungFor: number | undefined;

function readRest(): Rest | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(restKey) ?? "null") as Rest | null;
    return stored && restAt(stored, Date.now()) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function readChoice(): RestSeconds {
  try {
    const stored = Number(localStorage.getItem(choiceKey));
    return restChoices.find((each) => each === stored) ?? defaultRest;
  } catch {
    return defaultRest;
  }
}

function keep(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be refused; the rest then lasts as long as the page.
  }
}

function set(next: Rest | undefined): void {
  rest = next;
  ticked = Date.now();
  keep(restKey, next);
  for (const listener of listeners) listener();
}

/** Begins a rest of the chosen length; call it from a tap, or the bell stays silent. */
export function startRest(): void {
  prepareBell();
  set({ endsAt: Date.now() + choice * 1000, seconds: choice });
}

export function lengthenRest(seconds: number): void {
  if (!rest) return;
  set({
    endsAt: Math.max(rest.endsAt, Date.now()) + seconds * 1000,
    seconds: rest.seconds + seconds,
  });
}

export const stopRest = () => set(undefined);

export function chooseRest(seconds: RestSeconds): void {
  choice = seconds;
  keep(choiceKey, seconds);
  for (const listener of listeners) listener();
}

function tick(): void {
  const now = Date.now();
  const standing = restAt(rest, now);
  if (rest && !standing) {
    set(undefined);
    return;
  }
  if (rest && standing?.left === 0 && rungFor !== rest.endsAt) {
    rungFor = rest.endsAt;
    ring();
  }
  ticked = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The rest under way, drawn anew while it lasts and when the screen comes back. */
export function useRest(): { left: number; seconds: number } | undefined {
  const current = useSyncExternalStore(subscribe, () => rest);
  const now = useSyncExternalStore(subscribe, () => ticked);
  const running = current !== undefined;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(tick, 250);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [running]);

  const standing = restAt(current, now);
  return current && standing && { left: standing.left, seconds: current.seconds };
}

export const useRestChoice = () => useSyncExternalStore(subscribe, () => choice);
