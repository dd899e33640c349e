import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { VoiceRecorder } from "./use-recorder.ts";

const holdMs = 500;
const awayPixels = 90;

/**
 * A tap starts recording and leaves it running; held, letting go sends, and letting go far away
 * from the button gives up.
 */
export function useHold({ start, finish, cancel }: VoiceRecorder) {
  const [pressed, setPressed] = useState(false);
  const from = useRef({ at: 0, x: 0, y: 0 });
  const byPointer = useRef(false);

  const release = useEffectEvent((event: globalThis.PointerEvent) => {
    setPressed(false);
    const { at, x, y } = from.current;
    if (performance.now() - at < holdMs) return;
    const away = Math.hypot(event.clientX - x, event.clientY - y) > awayPixels;
    if (away || event.type === "pointercancel") cancel();
    else finish();
  });
  // The button is gone as soon as the recording runs: the page listens instead.
  useEffect(() => {
    if (!pressed) return;
    const onEnd = (event: globalThis.PointerEvent) => release(event);
    addEventListener("pointerup", onEnd);
    addEventListener("pointercancel", onEnd);
    return () => {
      removeEventListener("pointerup", onEnd);
      removeEventListener("pointercancel", onEnd);
    };
  }, [pressed]);

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      byPointer.current = true;
      from.current = { at: performance.now(), x: event.clientX, y: event.clientY };
      setPressed(true);
      start();
    },
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    /** By keyboard or a screen reader: a click without a pointer before it. */
    onClick: () => {
      if (!byPointer.current) start();
      byPointer.current = false;
    },
  };
}
