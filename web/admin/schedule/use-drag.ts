import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from "react";
import { type MealTiming, mealTimings } from "../../../domain/libraries/meals.ts";
import type { Planned, Slot } from "../../../domain/schedules/week-items.ts";

export interface Drop {
  slot: Slot;
  /** Among the slot's other items. */
  index: number;
}

export interface Dragged {
  item: Planned;
  x: number;
  y: number;
  drop?: Drop;
}

const startsAfterPx = 6;
const edgePx = 72;
const scrollPx = 14;

export const slotName = ({ dayOfWeek, timing }: Slot) =>
  `${dayOfWeek}${timing ? `:${timing}` : ""}`;

function readSlot(name: string): Slot {
  const [day, timing] = name.split(":");
  const known = mealTimings.find((each): each is MealTiming => each === timing);
  return { dayOfWeek: Number(day), ...(known && { timing: known }) };
}

/** Carries an item with mouse, pen or finger; what it may be dropped on names itself in `data-`. */
export function useDrag(onDrop: (id: string, drop: Drop) => void) {
  const [dragged, setDragged] = useState<Dragged>();
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const start = (event: ReactPointerEvent, item: Planned) => {
    if (event.button !== 0 || !event.isPrimary) return;
    const { clientX, clientY } = event;
    let drop: Drop | undefined;
    let active = false;
    const onMove = (move: PointerEvent) => {
      const { clientX: x, clientY: y } = move;
      if (!active && Math.hypot(x - clientX, y - clientY) < startsAfterPx) return;
      active = true;
      drop = dropAt(x, y, item);
      if (y < edgePx) scrollBy(0, -scrollPx);
      if (y > innerHeight - edgePx) scrollBy(0, scrollPx);
      setDragged({ item, x, y, ...(drop && { drop }) });
    };
    const onEnd = (end: Event) => {
      stop.current();
      if (active && end.type === "pointerup" && drop) onDrop(item.id, drop);
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

function dropAt(x: number, y: number, item: Planned): Drop | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const tab = element.closest<HTMLElement>("[data-day-tab]");
    if (tab) {
      const slot = {
        dayOfWeek: Number(tab.dataset.dayTab),
        ...(item.timing && { timing: item.timing }),
      };
      return { slot, index: Number.POSITIVE_INFINITY };
    }
    const day = element.closest("[data-day]");
    const slot = day && nearestSlot(day, y);
    if (slot) return { slot: readSlot(slot.dataset.slot ?? ""), index: indexIn(slot, y, item.id) };
  }
  return undefined;
}

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
