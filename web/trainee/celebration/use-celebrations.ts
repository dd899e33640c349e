import { useEffect, useEffectEvent, useRef, useState } from "react";
import { privateKey } from "../../lib/session/private-storage.ts";
import { viewedId } from "../../lib/session/viewing.ts";
import type { Celebrated } from "./celebration.tsx";

const storageKey = () => privateKey("celebrated");
const kept = 60;

function celebratedBefore(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey()) ?? "[]");
    return Array.isArray(stored) ? stored.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

function remember(keys: readonly string[]): void {
  try {
    localStorage.setItem(storageKey(), JSON.stringify(keys.slice(-kept)));
  } catch {
    // Storage may be refused; then a reload may celebrate once more.
  }
}

/**
 * Celebrates what was reached while the screen is open, once each: what stood when it opened is no
 * news, nor is what was taken back and reached again.
 * @param reached everything that stands now, the most important last
 */
export function useCelebrations(reached: readonly Celebrated[]) {
  const known = useRef<ReadonlySet<string>>(undefined);
  const [shown, setShown] = useState<Celebrated>();
  const names = reached.map(({ key }) => key).join("\n");
  const look = useEffectEvent(() => {
    const seen = known.current;
    known.current = new Set([...(seen ?? []), ...reached.map(({ key }) => key)]);
    const before = celebratedBefore();
    const fresh = reached.filter(({ key }) => seen && !seen.has(key) && !before.includes(key));
    if (fresh.length === 0 || viewedId !== undefined) return;
    remember([...before, ...fresh.map(({ key }) => key)]);
    setShown(fresh.at(-1));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is reached is known by its names
  useEffect(() => look(), [names]);

  return { shown, end: () => setShown(undefined) };
}

/** Whether a screen's first reading is over: what it brings was reached before, and is no news. */
export function useSettled(isFetching: boolean): boolean {
  const [settled, setSettled] = useState(!isFetching);
  if (!settled && !isFetching) setSettled(true);
  return settled;
}
