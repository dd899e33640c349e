import { type PointerEvent, useEffect, useRef } from "react";
import { clampWeight } from "../../../domain/body/weight.ts";
import { clamp } from "../../../domain/numerals.ts";
import { weightBounds } from "../../../domain/person-bounds.ts";
import { slowed, type TrailPoint, throwSpeed } from "./glide.ts";

interface Drag {
  pointerId: number;
  x: number;
  kg: number;
  /** Kilograms per pixel, signed by the reading direction. */
  gear: number;
  trail: TrailPoint[];
}

type RulerOptions = {
  value: number;
  /** The ruler's position in kg, unrounded while it moves. */
  onChange: (kg: number) => void;
  disabled: boolean;
};

/** Dragging with inertia; `handlers(gear)` are the events of a strip with that many kg per pixel. */
export function useRuler({ value, onChange, disabled }: RulerOptions) {
  const drag = useRef<Drag>(undefined);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const place = (kg: number, gear: number) => {
    const next = clamp(kg, weightBounds.min, weightBounds.max);
    tick(value, next, Math.abs(gear));
    onChange(next);
    return next;
  };

  const glide = (from: number, speed: number, gear: number) => {
    let kg = from;
    let pixels = speed;
    let before = performance.now();
    const step = (now: number) => {
      const passed = Math.min(32, now - before);
      before = now;
      kg = place(kg + pixels * passed * gear, gear);
      pixels = slowed(pixels, passed);
      const atEnd = kg === weightBounds.min || kg === weightBounds.max;
      if (pixels === 0 || atEnd) onChange(clampWeight(kg));
      else frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  };

  const letGo = (event: PointerEvent, thrown: boolean) => {
    const held = drag.current;
    if (held?.pointerId !== event.pointerId) return;
    drag.current = undefined;
    const kg = held.kg + (event.clientX - held.x) * held.gear;
    const speed = thrown && !prefersStillness() ? throwSpeed(held.trail, event.timeStamp) : 0;
    if (speed === 0) onChange(clampWeight(kg));
    else glide(clamp(kg, weightBounds.min, weightBounds.max), speed, held.gear);
  };

  return (gear: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (disabled || drag.current || event.button !== 0) return;
      cancelAnimationFrame(frame.current);
      event.currentTarget.setPointerCapture(event.pointerId);
      const { pointerId, clientX: x, timeStamp: at } = event;
      drag.current = { pointerId, x, kg: value, gear, trail: [{ x, at }] };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = drag.current;
      if (held?.pointerId !== event.pointerId) return;
      held.trail = [...held.trail.slice(-5), { x: event.clientX, at: event.timeStamp }];
      place(held.kg + (event.clientX - held.x) * gear, gear);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => letGo(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => letGo(event, false),
  });
}

/** A short vibration at each mark under the needle, where the device allows it. */
function tick(from: number, to: number, gear: number): void {
  const mark = gear > 0.05 ? 1 : 0.1;
  if (Math.floor(from / mark) !== Math.floor(to / mark)) navigator.vibrate?.(mark === 1 ? 6 : 3);
}

function prefersStillness(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
