import {
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import type { VoiceRecorder } from "./use-recorder.ts";

const holdMs = 500;
const awayPixels = 90;

/** The times are the events' own, because handlers of a busy page run late. */
type Moment = Pick<globalThis.PointerEvent, "timeStamp" | "clientX" | "clientY">;

const isAway = (press: Moment, now: Moment): boolean =>
  Math.hypot(now.clientX - press.clientX, now.clientY - press.clientY) > awayPixels;

/** The effect of a release: a tap lets the recording continue. */
export function effectOf(press: Moment, end: Moment & { type: string }) {
  if (end.timeStamp - press.timeStamp < holdMs) return "continue";
  return isAway(press, end) || end.type === "pointercancel" ? "cancel" : "finish";
}

/** The finger's place during a hold: letting go there sends, or cancels. */
export type Held = "here" | "away";

/**
 * A tap starts a recording that continues. After a hold, letting go sends it; letting go far from the button cancels
 * it.
 */
export function useHold({ start, finish, cancel }: VoiceRecorder) {
  const [pressed, setPressed] = useState(false);
  const [away, setAway] = useState(false);
  const press = useRef<Moment>({ timeStamp: 0, clientX: 0, clientY: 0 });
  const byPointer = useRef(false);

  const release = useEffectEvent((event: globalThis.PointerEvent) => {
    setPressed(false);
    setAway(false);
    const effect = effectOf(press.current, event);
    if (effect === "cancel") cancel();
    if (effect === "finish") finish();
  });
  const follow = useEffectEvent((event: globalThis.PointerEvent) =>
    setAway(isAway(press.current, event)),
  );
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
      press.current = event.nativeEvent;
      setPressed(true);
      start();
    },
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    /**
     * From the keyboard or a screen reader: a click without a pointer. A recording removes the button, so a press may
     * have no click; `detail` tells the keyboard's.
     */
    onClick: ({ detail }: MouseEvent) => {
      if (detail === 0 || !byPointer.current) start();
      byPointer.current = false;
    },
  };
  const held: Held | undefined = pressed ? (away ? "away" : "here") : undefined;
  return { handlers, held };
}
