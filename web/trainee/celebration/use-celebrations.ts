import { useEffect, useEffectEvent, useRef, useState } from "react";
import { privateKey } from "../../lib/session/private-storage.ts";
import { viewedId } from "../../lib/session/viewing.ts";
import type { Celebrated } from "./celebration.tsx";

const storageKey = () => privateKey("celebrated");
const maxKeys = 60;

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
    localStorage.setItem(storageKey(), JSON.stringify(keys.slice(-maxKeys)));
  } catch {
    // Storage may be refused; a reload may then celebrate again.
  }
}

/**
 * Celebrates goals that are reached while the screen is open, each once. Goals reached before it opened are not
 * celebrated, nor goals undone and reached again.
 * @param reached all goals reached now, the most important last
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: `names` identifies the goals
  useEffect(() => look(), [names]);

  return { shown, end: () => setShown(undefined) };
}

/**
 * Whether an occasion is there for the first time on this device, for praise that a screen draws itself. It stays
 * true while the screen is open.
 */
export function useOnce(key: string | undefined): boolean {
  const [first] = useState(
    () => key !== undefined && viewedId === undefined && !celebratedBefore().includes(key),
  );
  useEffect(() => {
    if (first && key !== undefined) remember([...celebratedBefore(), key]);
  }, [first, key]);
  return first;
}

/** Whether a screen's first reading is over; its goals were reached before. */
export function useSettled(isFetching: boolean): boolean {
  const [settled, setSettled] = useState(!isFetching);
  if (!settled && !isFetching) setSettled(true);
  return settled;
}
