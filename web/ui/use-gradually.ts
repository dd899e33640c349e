import { useEffect, useState } from "react";

/** Whether the first gradual drawing is over; later ones find an idle page. */
let hasDrawn = false;

/** Two frames, for painting the earlier content. */
const pauseMs = 30;

/**
 * The number of items drawn so far. At the start of the app it rises in steps, so that a slow phone can paint and
 * respond in between.
 */
export function useGradually(count: number, step: number): number {
  const [shown, setShown] = useState(0);
  const isWhole = hasDrawn || shown >= count;
  useEffect(() => {
    if (count > 0 && isWhole) hasDrawn = true;
    if (isWhole) return;
    const timer = setTimeout(setShown, pauseMs, shown + step);
    return () => clearTimeout(timer);
  });
  return isWhole ? count : shown;
}
