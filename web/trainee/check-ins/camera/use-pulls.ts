import { type PointerEvent, type RefObject, useRef } from "react";

type Pull = (right: number, down: number) => void;

/** Handlers of a part of a picture that is pulled by a pointer; distances are fractions of the frame. */
export function usePulls(frame: RefObject<HTMLElement | null>) {
  const last = useRef({ x: 0, y: 0 });
  return (pull: Pull) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const size = frame.current?.getBoundingClientRect();
      if (!size || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
      pull(
        (event.clientX - last.current.x) / size.width,
        (event.clientY - last.current.y) / size.height,
      );
      last.current = { x: event.clientX, y: event.clientY };
    },
  });
}

const stepOfKey = 0.02;
const arrows: Record<string, readonly [number, number]> = {
  ArrowRight: [stepOfKey, 0],
  ArrowLeft: [-stepOfKey, 0],
  ArrowDown: [0, stepOfKey],
  ArrowUp: [0, -stepOfKey],
};

/** The movement of an arrow key, in fractions. */
export const arrowPull = (key: string): readonly [number, number] | undefined => arrows[key];
