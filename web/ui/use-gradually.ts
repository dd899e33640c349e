import { useEffect, useState } from "react";

/** Whether anything was drawn so: what is opened later finds a page that has come to rest. */
let hasDrawn = false;

/**
 * How many of some things stand on the screen by now: where the app begins, a few more behind each frame, so that
 * a slow phone can answer in between.
 */
export function useGradually(count: number, step: number): number {
  const [shown, setShown] = useState(() => (hasDrawn ? count : 0));
  const isWhole = hasDrawn || shown >= count;
  useEffect(() => {
    if (isWhole) {
      if (count > 0) hasDrawn = true;
      return;
    }
    let task: ReturnType<typeof setTimeout> | undefined;
    // The task behind the next frame: what stood there before has been painted.
    const frame = requestAnimationFrame(() => {
      task = setTimeout(() => setShown(shown + step));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(task);
    };
  }, [isWhole, shown, count, step]);
  return isWhole ? count : shown;
}
