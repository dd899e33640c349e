import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { VoiceRecorder } from "./use-recorder.ts";

const holdMs = 500;
const awayPixels = 90;

/** The finger's place during a hold: letting go there sends, or cancels. */
export type Held = "here" | "away";

/**
 * A tap starts a recording that continues. After a hold, letting go sends it; letting go far from the button cancels
 * it.
 */
export function useHold({ start, finish, cancel }: VoiceRecorder) {
  const [pressed, setPressed] = useState(false);
  const [away, setAway] = useState(false);
  const from = useRef({ at: 0, x: 0, y: 0 });
  const byPointer = useRef(false);

  const isAway = ({ clientX, clientY }: globalThis.PointerEvent) =>
    Math.hypot(clientX - from.current.x, clientY - from.current.y) > awayPixels;
  const release = useEffectEvent((event: globalThis.PointerEvent) => {
    setPressed(false);
    setAway(false);
    if (performance.now() - from.current.at < holdMs) return;
    if (isAway(event) || event.type === "pointercancel") cancel();
    else finish();
  });
  const follow = useEffectEvent((event: globalThis.PointerEvent) => setAway(isAway(event)));
  // The button disappears when the recording starts, so the page listens.
  useEffect(() => {
    if (!pressed) return;
    const onEnd = (event: globalThis.PointerEvent) => release(event);
    const onMove = (event: globalThis.PointerEvent) => follow(event);
    addEventListener("pointermove", onMove);
    addEventListener("pointerup", onEnd);
    addEventListener("pointercancel", onEnd);
    return () => {
      removeEventListener("pointermove", onMove);
      removeEventListener("pointerup", onEnd);
      removeEventListener("pointercancel", onEnd);
    };
  }, [pressed]);

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      byPointer.current = true;
      from.current = { at: performance.now(), x: event.clientX, y: event.clientY };
      setPressed(true);
      start();
    },
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    /** From the keyboard or a screen reader: a click without a pointer. */
    onClick: () => {
      if (!byPointer.current) start();
      byPointer.current = false;
    },
  };
  const held: Held | undefined = pressed ? (away ? "away" : "here") : undefined;
  return { handlers, held };
}
