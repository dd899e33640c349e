import { useEffect, useEffectEvent, useState } from "react";

/** Seconds before the picture; the person stands two metres away. */
export const delays = [3, 10] as const;
export type Delay = (typeof delays)[number];

const secondMs = 1000;

/**
 * Seconds left before the picture.
 * @param onSecond called at each of them, the first at once
 */
export function useCountdown({ onSecond, onEnd }: { onSecond: () => void; onEnd: () => void }) {
  const [left, setLeft] = useState<number>();
  const second = useEffectEvent(onSecond);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (left === undefined) return;
    if (left === 0) {
      setLeft(undefined);
      end();
      return;
    }
    second();
    const timer = setTimeout(() => setLeft(left - 1), secondMs);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, start: (delay: Delay) => setLeft(delay), stop: () => setLeft(undefined) };
}
