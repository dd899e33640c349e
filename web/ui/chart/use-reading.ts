import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { nearest } from "./geometry.ts";

/** Choosing a point by finger, mouse or arrow keys; a slider to screen readers. */
export function useReading(xs: readonly number[], rtl: boolean) {
  const [chosen, setChosen] = useState<number>();
  const last = Math.max(0, xs.length - 1);
  const at = Math.min(chosen ?? last, last);
  const choose = (event: PointerEvent<HTMLDivElement>) =>
    setChosen(nearest(xs, event.clientX - event.currentTarget.getBoundingClientRect().left));
  const move = (event: KeyboardEvent) => {
    const forward = rtl ? "ArrowLeft" : "ArrowRight";
    const backward = rtl ? "ArrowRight" : "ArrowLeft";
    const targets: Record<string, number> = {
      [forward]: at + 1,
      [backward]: at - 1,
      ArrowUp: at + 1,
      ArrowDown: at - 1,
      PageUp: at + 10,
      PageDown: at - 10,
      Home: 0,
      End: last,
    };
    const next = targets[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(Math.min(last, Math.max(0, next)));
  };
  return {
    at,
    reading: chosen !== undefined,
    slider: {
      "aria-valuemin": 0,
      "aria-valuemax": last,
      "aria-orientation": "horizontal",
      onPointerMove: choose,
      onPointerDown: choose,
      onPointerLeave: (event: PointerEvent) =>
        event.pointerType === "mouse" && setChosen(undefined),
      onKeyDown: move,
      onBlur: () => setChosen(undefined),
      className: "relative touch-pan-y rounded-md select-none",
    } as const,
  };
}
