import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from "react";
import type { Exercise } from "../../../../domain/contract/libraries/exercises.ts";
import { type MealTiming, mealTimings } from "../../../../domain/libraries/meals.ts";
import type { Planned, Slot } from "../../../../domain/schedules/week-items.ts";

export interface Drop {
  slot: Slot;
  /** The place among the slot's other items. */
  index: number;
}

/** What is dragged: an item of the week, or an exercise of the library. */
type Draggable = Planned | Exercise;

export interface Dragged {
  item: Draggable;
  x: number;
  y: number;
  drop?: Drop;
}

const startsAfterPx = 6;
const edgePx = 72;
/** The speed at the very edge; slower further inside. */
const scrollPxPerSecond = 900;

export const slotName = ({ dayOfWeek, timing }: Slot) =>
  `${dayOfWeek}${timing ? `:${timing}` : ""}`;

function readSlot(name: string): Slot {
  const [day, timing] = name.split(":");
  const known = mealTimings.find((each): each is MealTiming => each === timing);
  return { dayOfWeek: Number(day), ...(known && { timing: known }) };
}

/**
 * Drags an item with mouse, pen or finger; drop targets are marked by `data-` attributes.
 * @param onDrop called with the present week's closure, as the week may change under a long drag
 */
export function useDrag(onDrop: (item: Draggable, drop: Drop) => void) {
  const [dragged, setDragged] = useState<Dragged>();
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });

  const start = (event: ReactPointerEvent, item: Draggable) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const { clientX, clientY } = event;
    let [x, y] = [clientX, clientY];
    let drop: Drop | undefined;
    let active = false;
    const carry = () => {
      drop = dropAt(x, y, item);
      setDragged({ item, x, y, ...(drop && { drop }) });
    };
    const onMove = (move: PointerEvent) => {
      ({ clientX: x, clientY: y } = move);
      if (!active) {
        if (Math.hypot(x - clientX, y - clientY) < startsAfterPx) return;
        active = true;
        onEveryFrame(signal, (seconds) => {
          if (scrollsAt(y, seconds)) carry();
        });
      }
      carry();
    };
    const onEnd = (end: Event) => {
      stop.current();
      if (active && end.type === "pointerup" && drop) latest.current(item, drop);
    };
    const onKey = (key: KeyboardEvent) => key.key === "Escape" && onEnd(key);
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener("pointermove", onMove, { signal });
    addEventListener("pointerup", onEnd, { signal });
    addEventListener("pointercancel", onEnd, { signal });
    addEventListener("keydown", onKey, { signal });
    stop.current = () => {
      listening.abort();
      setDragged(undefined);
    };
  };
  return { dragged, start };
}

function onEveryFrame(signal: AbortSignal, act: (seconds: number) => void) {
  let before = performance.now();
  const frame = (now: number) => {
    if (signal.aborted) return;
    act((now - before) / 1000);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Scrolls the page under a pointer near its edge; returns whether it moved. */
function scrollsAt(y: number, seconds: number): boolean {
  const depth = Math.max(y - (innerHeight - edgePx), 0) - Math.max(edgePx - y, 0);
  const before = scrollY;
  if (depth !== 0)
    scrollBy({ top: (depth / edgePx) * scrollPxPerSecond * seconds, behavior: "instant" });
  return scrollY !== before;
}

function dropAt(x: number, y: number, item: Draggable): Drop | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const tab = element.closest<HTMLElement>("[data-day-tab]");
    if (tab) {
      const slot = {
        dayOfWeek: Number(tab.dataset.dayTab),
        ...timingOf(item),
      };
      return { slot, index: Number.POSITIVE_INFINITY };
    }
    const drop = dropOn(element.closest("[data-day]"), y, item);
    if (drop) return drop;
  }
  return dropOn(dayAbove(x, y), y, item);
}

function dropOn(day: Element | null | undefined, y: number, item: Draggable): Drop | undefined {
  const slot = day ? nearestSlot(day, y) : undefined;
  return slot && { slot: readSlot(slot.dataset.slot ?? ""), index: indexIn(slot, y, item.id) };
}

/** The day whose column ends above a point: a drop under a short column is at its end. */
const dayAbove = (x: number, y: number) =>
  [...document.querySelectorAll("[data-day]")].find((day) => {
    const { left, right, bottom } = day.getBoundingClientRect();
    return x >= left && x <= right && y >= bottom;
  });

const timingOf = (item: Draggable): Pick<Slot, "timing"> =>
  "dayOfWeek" in item && item.timing ? { timing: item.timing } : {};

function nearestSlot(day: Element, y: number): HTMLElement | undefined {
  const distance = (slot: Element) => {
    const { top, bottom } = slot.getBoundingClientRect();
    return y < top ? top - y : Math.max(0, y - bottom);
  };
  return [...day.querySelectorAll<HTMLElement>("[data-slot]")].sort(
    (a, b) => distance(a) - distance(b),
  )[0];
}

function indexIn(slot: HTMLElement, y: number, id: string): number {
  return [...slot.querySelectorAll<HTMLElement>("[data-item]")].filter((element) => {
    const { top, height } = element.getBoundingClientRect();
    return element.dataset.item !== id && top + height / 2 < y;
  }).length;
}
