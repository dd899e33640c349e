import { type MealTiming, mealTimings } from "../libraries/meals.ts";

/** A scheduled exercise or meal, as planning needs it; only meals have a timing. */
export interface Planned {
  id: string;
  dayOfWeek: number;
  position: number;
  /** Any status but `pending` is done or skipped, and stays. */
  status: string;
  timing?: MealTiming;
  exerciseId?: string | null;
  mealId?: string | null;
  name: string;
  englishName?: string | null;
}

/** The slot of an item: a day, and for meals a timing. */
export interface Slot {
  dayOfWeek: number;
  timing?: MealTiming;
}

/** Whether the trainee did or skipped an item, so that it stays. */
export const isDone = ({ status }: Pick<Planned, "status">) => status !== "pending";

/** A day's slots in their order on screen. */
export function slotsOf(kind: "exercises" | "meals", dayOfWeek: number): Slot[] {
  return kind === "exercises"
    ? [{ dayOfWeek }]
    : mealTimings.map((timing) => ({ dayOfWeek, timing }));
}

/** The items of a slot in their order. */
export function itemsIn<Item extends Planned>(items: readonly Item[], slot: Slot): Item[] {
  return items
    .filter((item) => item.dayOfWeek === slot.dayOfWeek && item.timing === slot.timing)
    .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
}

/** The position after the last item of a slot. */
export function nextPosition(items: readonly Planned[], slot: Slot): number {
  return itemsIn(items, slot).reduce((next, { position }) => Math.max(next, position + 1), 0);
}

/** The new place of an item. */
interface Placement extends Slot {
  id: string;
  position: number;
}

/**
 * Moves an item to a place in a slot. Done items keep their position, so an item moved between two of them
 * without room comes after them.
 * @param index among the slot's other items
 * @returns the moved items with their new places
 */
export function moveItem(
  items: readonly Planned[],
  id: string,
  slot: Slot,
  index: number,
): Placement[] {
  const moved = items.find((item) => item.id === id);
  if (!moved || isDone(moved)) return [];
  const others = itemsIn(items, slot).filter((item) => item.id !== id);
  const order = others.toSpliced(Math.max(0, index), 0, { ...moved, position: -1 });
  const before = new Map(items.map((item) => [item.id, item]));
  return positionsOf(order)
    .map(({ id, position }) => ({ ...slot, id, position }))
    .filter((placement) => {
      const old = before.get(placement.id);
      return (
        old?.position !== placement.position ||
        old.dayOfWeek !== placement.dayOfWeek ||
        old.timing !== placement.timing
      );
    });
}

// Rising positions with the fewest changes, around those of done items.
function positionsOf(order: readonly Planned[]): { id: string; position: number }[] {
  const donePositions = new Set(order.filter(isDone).map(({ position }) => position));
  let last = -1;
  return order.map((item) => {
    if (isDone(item)) {
      last = Math.max(last, item.position);
      return item;
    }
    let position = item.position > last ? item.position : last + 1;
    while (donePositions.has(position)) position += 1;
    last = position;
    return { id: item.id, position };
  });
}

/** A copy of an item, with a new id. */
interface Copy extends Placement {
  from: string;
}

/** The copies and removals of one change. */
export interface Copies {
  copy: Copy[];
  /** Ids of replaced items. */
  remove: string[];
}

interface CopyOptions {
  /** Whether the copies replace open items. */
  replace?: boolean;
  newId: () => string;
}

/** Whether two items are of the same library row and timing. */
function isSame(a: Planned, b: Planned): boolean {
  const [one, other] = [a.exerciseId ?? a.mealId, b.exerciseId ?? b.mealId];
  return a.timing === b.timing && (one || other ? one === other : a.name === b.name);
}

/** Copies days to days, without duplicates. */
function copyDays(
  source: readonly Planned[],
  target: readonly Planned[],
  days: readonly (readonly [from: number, to: number])[],
  { replace = false, newId }: CopyOptions,
): Copies {
  const copies: Copies = { copy: [], remove: [] };
  for (const [from, dayOfWeek] of days) {
    const coming = source.filter((item) => item.dayOfWeek === from);
    const there = target.filter((item) => item.dayOfWeek === dayOfWeek);
    const kept: Planned[] = replace ? there.filter(isDone) : there;
    copies.remove.push(...there.filter((item) => !kept.includes(item)).map(({ id }) => id));
    const present = [...kept];
    for (const item of coming.toSorted((a, b) => a.position - b.position)) {
      if (kept.some((other) => isSame(item, other))) continue;
      const slot = { dayOfWeek, ...(item.timing && { timing: item.timing }) };
      const copy = { ...slot, id: newId(), from: item.id, position: nextPosition(present, slot) };
      copies.copy.push(copy);
      present.push({ ...item, ...copy, status: "pending" });
    }
  }
  return copies;
}

/** Copies a day to others of its week. */
export function copyDay(
  items: readonly Planned[],
  from: number,
  to: readonly number[],
  options: CopyOptions,
): Copies {
  const days = to.filter((day) => day !== from).map((day) => [from, day] as const);
  return copyDays(items, items, days, options);
}

/** Copies a day of another plan into this one. */
export function copyDayFrom(
  source: readonly Planned[],
  items: readonly Planned[],
  [from, to]: readonly [from: number, to: number],
  options: CopyOptions,
): Copies {
  return copyDays(source, items, [[from, to]], options);
}

/** Copies another week into this one, day by day. */
export function copyWeek(
  source: readonly Planned[],
  items: readonly Planned[],
  options: CopyOptions,
): Copies {
  const days = Array.from({ length: 7 }, (_, day) => [day, day] as const);
  return copyDays(source, items, days, options);
}
