import { useEffect, useState } from "react";

/** Whether anything was drawn so: what is opened later finds a page that has come to rest. */
let hasDrawn = false;

/** Two frames: what stood there before has been painted. */
const pauseMs = 30;

/**
 * How many of some things stand on the screen by now: where the app begins, a few more at a time, so that a
 * slow phone paints and answers in between.
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
