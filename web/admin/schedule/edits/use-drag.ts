import type { Exercise } from "../../../../domain/contract/libraries/exercises.ts";
import { type MealTiming, mealTimings } from "../../../../domain/libraries/meals.ts";
import type { Planned, Slot } from "../../../../domain/schedules/week-items.ts";
import { indexIn, useDrag } from "../../../ui/use-drag.ts";

export interface Drop {
  slot: Slot;
  /** The place among the slot's other items. */
  index: number;
}

/** What is dragged: an item of the week, or an exercise of the library. */
type Draggable = Planned | Exercise;

export const slotName = ({ dayOfWeek, timing }: Slot) =>
  `${dayOfWeek}${timing ? `:${timing}` : ""}`;

function readSlot(name: string): Slot {
  const [day, timing] = name.split(":");
  const known = mealTimings.find((each): each is MealTiming => each === timing);
  return { dayOfWeek: Number(day), ...(known && { timing: known }) };
}

/** Drags an item within the week; drop targets are marked by `data-` attributes. */
export const useWeekDrag = (onDrop: (item: Draggable, drop: Drop) => void) =>
  useDrag(dropAt, onDrop);

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
