import { addDays, type LocalDate } from "../../../domain/calendar.ts";
import type {
  ScheduledExercise,
  ScheduledMeal,
} from "../../../domain/contract/schedules/schedules.ts";
import type { WeekChange } from "../../../domain/contract/schedules/weeks.ts";
import type { EditedWeek } from "./edited-week.ts";

/** A change as it is sent, with the items that it makes, so that they show at once. */
export interface Edit {
  change: WeekChange;
  made: { exercises?: ScheduledExercise[]; meals?: ScheduledMeal[] };
}

interface KindChange {
  change?: { id: string; dayOfWeek?: number }[];
  remove?: string[];
}

/** The week once an edit counts; counting it twice changes nothing. */
export function withEdit<Week extends EditedWeek>(week: Week, { change, made }: Edit): Week {
  const { weekStart } = week;
  return {
    ...week,
    exercises: after(week.exercises, change.exercises, made.exercises, weekStart),
    meals: after(week.meals, change.meals, made.meals, weekStart),
  };
}

function after<Item extends { id: string; dayOfWeek: number; date: string }>(
  items: Item[],
  { change = [], remove = [] }: KindChange = {},
  made: readonly Item[] = [],
  weekStart: LocalDate,
): Item[] {
  if (change.length + remove.length + made.length === 0) return items;
  const gone = new Set(remove);
  const changes = new Map(change.map((each) => [each.id, each]));
  const known = new Set(items.map(({ id }) => id));
  return [...items, ...made.filter(({ id }) => !known.has(id))]
    .filter(({ id }) => !gone.has(id))
    .map((item) => {
      const changed = changes.get(item.id);
      if (!changed) return item;
      const next = { ...item, ...changed };
      return { ...next, date: addDays(weekStart, next.dayOfWeek) };
    });
}

/** The names of the items of a week that an edit changes or removes, by their ids. */
export function itemsOf(week: EditedWeek, { change }: Edit): ReadonlyMap<string, string> {
  const ids = new Set(
    [change.exercises, change.meals].flatMap((kind) => [
      ...(kind?.change ?? []).map(({ id }) => id),
      ...(kind?.remove ?? []),
    ]),
  );
  const items = [...week.exercises, ...week.meals].filter(({ id }) => ids.has(id));
  return new Map(items.map(({ id, name }) => [id, name]));
}

/** The names of those that are no longer in the week. */
export function goneOf(items: ReadonlyMap<string, string>, week: EditedWeek): string[] {
  const there = new Set([...week.exercises, ...week.meals].map(({ id }) => id));
  return [...items].filter(([id]) => !there.has(id)).map(([, name]) => name);
}

/** The edit that takes another back, as seen from the week before it. */
export function inverseOf(week: EditedWeek, { change, made }: Edit): Edit {
  const exercises = back(week.exercises, change.exercises, made.exercises);
  const meals = back(week.meals, change.meals, made.meals);
  return {
    change: {
      ...(change.exercises && {
        exercises: { ...exercises.change, restore: exercises.removed.map(exerciseCopy) },
      }),
      ...(change.meals && { meals: { ...meals.change, restore: meals.removed.map(mealCopy) } }),
    },
    made: { exercises: exercises.removed, meals: meals.removed },
  };
}

function back<Item extends { id: string }>(
  items: readonly Item[],
  { change = [], remove = [] }: KindChange = {},
  made: readonly Item[] = [],
) {
  const known = new Map(items.map((item) => [item.id, item]));
  return {
    removed: remove.flatMap((id) => known.get(id) ?? []),
    change: {
      remove: made.map(({ id }) => id).filter((id) => !known.has(id)),
      change: change.flatMap((each) => {
        const item = known.get(each.id);
        return item ? [onlyFields(item, Object.keys(each))] : [];
      }),
    },
  };
}

function onlyFields<Item extends { id: string }>(item: Item, names: readonly string[]): Item {
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name))) as Item;
}

function exerciseCopy(item: ScheduledExercise) {
  const { date: _date, status: _status, completedAt: _at, ...copy } = item;
  return copy;
}

function mealCopy(item: ScheduledMeal) {
  const { date: _date, status: _status, consumedAt: _at, substitute: _eaten, ...copy } = item;
  return copy;
}
