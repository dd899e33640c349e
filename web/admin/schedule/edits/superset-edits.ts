import type { ScheduledExercise } from "../../../../domain/contract/schedules/schedules.ts";
import { newId } from "../../../../domain/id.ts";
import { placeInSuperset, type Superset } from "../../../../domain/schedules/supersets.ts";
import { isDone, itemsIn, type Slot } from "../../../../domain/schedules/week-items.ts";
import type { EditedWeek } from "./edited-week.ts";
import type { Edit } from "./edits.ts";

const dayOf = (week: EditedWeek, dayOfWeek: number) => itemsIn(week.exercises, { dayOfWeek });

/** The place of an exercise in its superset; undefined outside one. */
export function supersetOf(
  week: EditedWeek,
  { id, dayOfWeek }: ScheduledExercise,
): { superset: Superset<ScheduledExercise>; place: number } | undefined {
  return placeInSuperset(dayOf(week, dayOfWeek), id);
}

/** The next exercise of the day, if the two can be joined. */
export function joinable(week: EditedWeek, item: ScheduledExercise) {
  const day = dayOf(week, item.dayOfWeek);
  const next = day[day.findIndex(({ id }) => id === item.id) + 1];
  if (!next || isDone(next)) return undefined;
  return next.superset !== null && next.superset === item.superset ? undefined : next;
}

/** Joins an exercise with the next of its day, each with the rest of its superset. */
export function joinNext(week: EditedWeek, item: ScheduledExercise): Edit | undefined {
  const next = joinable(week, item);
  if (!next) return undefined;
  const own = supersetOf(week, item)?.superset.items;
  const others = supersetOf(week, next)?.superset.items;
  const mark = (own ? item.superset : others && next.superset) ?? newId();
  return marked([...(own ?? [item]), ...(others ?? [next])], mark);
}

/** Dissolves a superset. */
export function takeApart(week: EditedWeek, item: ScheduledExercise): Edit | undefined {
  const found = supersetOf(week, item);
  return found && marked(found.superset.items, null);
}

function marked(items: readonly ScheduledExercise[], superset: string | null): Edit {
  const change = items
    .filter((item) => !isDone(item) && item.superset !== superset)
    .map(({ id }) => ({ id, superset }));
  return { change: { exercises: { change } }, made: {} };
}

/**
 * The superset mark of a placed exercise. Between two of a superset it joins them; away from its own it leaves it.
 * @param index the place among the slot's other items
 */
export function markAt(
  week: EditedWeek,
  item: ScheduledExercise,
  { dayOfWeek }: Slot,
  index: number,
): string | null {
  const others = dayOf(week, dayOfWeek).filter(({ id }) => id !== item.id);
  const at = Math.min(Math.max(0, index), others.length);
  const [above, below] = [others[at - 1]?.superset ?? null, others[at]?.superset ?? null];
  if (above !== null && above === below) return above;
  return item.superset === above || item.superset === below ? item.superset : null;
}
