import { type PointerEvent, useRef, useState } from "react";
import { direction } from "../ui/direction.ts";

const minPixels = 88;
const furthest = 140;

/** A swipe towards a row's end deletes it, towards its start marks it as read. */
export function useRowSwipe({ onEnd, onStart }: { onEnd: () => void; onStart?: () => void }) {
  const from = useRef<{ x: number; y: number } | undefined>(undefined);
  const [moved, setMoved] = useState(0);
  const sign = direction() === "rtl" ? -1 : 1;
  const give = (pixels: number) => {
    const limited = Math.max(-furthest, Math.min(furthest, pixels));
    return onStart ? limited : sign * Math.max(0, sign * limited);
  };
  return {
    /** Pixels towards the row's end; negative towards its start. */
    moved: moved * sign,
    style: moved ? { transform: `translateX(${moved}px)` } : undefined,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType === "touch") from.current = { x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent) => {
        if (!from.current) return;
        const x = event.clientX - from.current.x;
        if (moved === 0 && Math.abs(x) < 12) return;
        setMoved(give(x));
      },
      onPointerUp: () => {
        from.current = undefined;
        setMoved(0);
        if (moved * sign > minPixels) onEnd();
        else if (moved * sign < -minPixels) onStart?.();
      },
      onPointerCancel: () => {
        from.current = undefined;
        setMoved(0);
      },
    },
  };
}
