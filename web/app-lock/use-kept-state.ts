import { useEffect, useEffectEvent, useState } from "react";
import { isLocked, lockKey } from "../lib/session/app-lock.ts";

/** By account and name, in this page's memory alone: a sign-out leaves the page. */
const kept = new Map<string, unknown>();

/** State of a covered screen, such as a number half typed, that is there again when the closed lock is opened. */
export function useKeptState<Value>(name: string, initial: Value) {
  const key = `${lockKey()} ${name}`;
  const [value, setValue] = useState(() => (kept.has(key) ? (kept.get(key) as Value) : initial));
  const keep = useEffectEvent(() => kept.set(key, value));
  useEffect(() => {
    kept.delete(key);
    return () => {
      if (isLocked()) keep();
    };
  }, [key]);
  return [value, setValue] as const;
}
