import { type PointerEvent, useRef } from "react";
import { direction } from "./direction.ts";

const minPixels = 64;

/**
 * A sideways swipe moves by one in the direction of reading. Scrolling parts, inputs and drag handles keep their own
 * gestures.
 */
export function useSwipe(move: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | undefined>(undefined);
  return {
    // The browser keeps vertical scrolling and zooming.
    className: "touch-pan-y touch-pinch-zoom",
    onPointerDown: (event: PointerEvent) => {
      const target = event.target as Element;
      const control = target.closest("input, textarea, select, dialog, [data-grip]");
      const swipes = event.pointerType === "touch" && event.isPrimary && !control;
      start.current =
        // A floating menu is inside for React alone.
        swipes && event.currentTarget.contains(target)
          ? { x: event.clientX, y: event.clientY }
          : undefined;
    },
    onPointerUp: (event: PointerEvent) => {
      if (!event.isPrimary) return;
      const from = start.current;
      start.current = undefined;
      if (!from) return;
      const x = event.clientX - from.x;
      if (Math.abs(x) < minPixels || Math.abs(event.clientY - from.y) > Math.abs(x) / 2) return;
      move(x > 0 === (direction() === "rtl") ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
