import { addDays, type LocalDate } from "../../../../domain/calendar.ts";
import type {
  ScheduledExercise,
  ScheduledMeal,
} from "../../../../domain/contract/schedules/schedules.ts";
import type { WeekChange } from "../../../../domain/contract/schedules/week-changes.ts";
import type { EditedWeek } from "./edited-week.ts";

/** A change for the server, with its new items, which show at once. */
export interface Edit {
  change: WeekChange;
  made: { exercises?: ScheduledExercise[]; meals?: ScheduledMeal[] };
}

interface ItemChange {
  id: string;
  dayOfWeek?: number | undefined;
  /** Set by an inverse: an item with its earlier values follows its template again. */
  byHand?: false | undefined;
}

interface KindChange {
  change?: ItemChange[];
  remove?: string[];
}

/** The week with an edit applied; idempotent. */
export function withEdit<Week extends EditedWeek>(week: Week, { change, made }: Edit): Week {
  const { weekStart } = week;
  return {
    ...week,
    exercises: after(week.exercises, change.exercises, made.exercises, weekStart),
    meals: after(week.meals, change.meals, made.meals, weekStart),
    fromTemplate: marksAfter(week, change),
  };
}

/** An item changed by the trainer no longer follows its template; a new order alone is no change. */
function marksAfter(week: EditedWeek, { exercises, meals }: WeekChange) {
  const changes = new Map<string, ItemChange>(
    [...(exercises?.change ?? []), ...(meals?.change ?? [])].map((each) => [each.id, each]),
  );
  if (changes.size === 0) return week.fromTemplate;
  const items = new Map([...week.exercises, ...week.meals].map((item) => [item.id, item]));
  return week.fromTemplate.map((mark) => {
    const change = changes.get(mark.itemId);
    const item = items.get(mark.itemId);
    if (!change || !item) return mark;
    return { ...mark, byHand: change.byHand ?? (mark.byHand || differs(item, change)) };
  });
}

const differs = (item: object, { byHand: _, ...values }: ItemChange) =>
  Object.entries(values).some(
    ([name, value]) => name !== "position" && item[name as keyof typeof item] !== value,
  );

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
      const { byHand: _, ...values } = changed;
      const next = { ...item, ...values };
      return { ...next, date: addDays(weekStart, next.dayOfWeek) };
    });
}

/** The names of the items that an edit changes or removes, by their ids. */
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

/** The names of items that are no longer in the week. */
export function goneOf(items: ReadonlyMap<string, string>, week: EditedWeek): string[] {
  const there = new Set([...week.exercises, ...week.meals].map(({ id }) => id));
  return [...items].filter(([id]) => !there.has(id)).map(([, name]) => name);
}

/**
 * The inverse of an edit.
 * @param week the week before the edit
 * @param now the week in which the inverse is applied
 */
export function inverseOf(week: EditedWeek, edit: Edit, now: EditedWeek): Edit {
  const { change, made } = edit;
  const follows = new Set(week.fromTemplate.flatMap((mark) => (mark.byHand ? [] : mark.itemId)));
  const links = { isAsAfter: asAfter(withEdit(week, edit), now), follows };
  const exercises = back(week.exercises, change.exercises, made.exercises, links);
  const meals = back(week.meals, change.meals, made.meals, links);
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

/** Whether an item is as the edit left it; one that another window changed since stays edited by hand. */
function asAfter(edited: EditedWeek, now: EditedWeek) {
  const known = new Map([...now.exercises, ...now.meals].map((item) => [item.id, item]));
  const left = new Map([...edited.exercises, ...edited.meals].map((item) => [item.id, item]));
  return (id: string) => {
    const [item, other] = [left.get(id), known.get(id)];
    return item !== undefined && other !== undefined && !differs(other, item);
  };
}

interface Links {
  /** Items that followed their template before the edit. */
  follows: ReadonlySet<string>;
  isAsAfter: (id: string) => boolean;
}

function back<Item extends { id: string }>(
  items: readonly Item[],
  { change = [], remove = [] }: KindChange = {},
  made: readonly Item[] = [],
  { follows, isAsAfter }: Links,
) {
  const known = new Map(items.map((item) => [item.id, item]));
  return {
    removed: remove.flatMap((id) => known.get(id) ?? []),
    change: {
      remove: made.map(({ id }) => id).filter((id) => !known.has(id)),
      change: change.flatMap((each) => {
        const item = known.get(each.id);
        if (!item) return [];
        const byHand = follows.has(item.id) && differs(item, each) && isAsAfter(item.id);
        return [
          { ...onlyFields(item, Object.keys(each)), ...(byHand && { byHand: false as const }) },
        ];
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
  const { date: _date, status: _status, consumedAt: _at, ...copy } = item;
  return copy;
}
