import { addDays } from "../../../../domain/calendar.ts";
import type {
  Prescription,
  ScheduledExercise,
  ScheduledMeal,
  Serving,
} from "../../../../domain/contract/schedules/schedules.ts";
import { newId } from "../../../../domain/id.ts";
import type { MealTiming } from "../../../../domain/libraries/meals.ts";
import type { ScheduleKind } from "../../../../domain/schedules/schedules.ts";
import {
  type Copies,
  moveItem,
  nextPosition,
  type Slot,
} from "../../../../domain/schedules/week-items.ts";
import type { PickedMeal } from "../../../meals/meal-picker.tsx";
import type { EditedWeek } from "./edited-week.ts";
import type { Edit } from "./edits.ts";
import { markAt } from "./superset-edits.ts";

export type ExerciseValues = Partial<Prescription>;
type MealValues = Partial<Serving>;

export function changeExercise(id: string, values: ExerciseValues): Edit {
  return { change: { exercises: { change: [{ id, ...values }] } }, made: {} };
}

export function changeMeal(id: string, values: MealValues): Edit {
  return { change: { meals: { change: [{ id, ...values }] } }, made: {} };
}

/** The same values for many exercises. */
export function changeExercises(changes: readonly ({ id: string } & ExerciseValues)[]): Edit {
  return { change: { exercises: { change: [...changes] } }, made: {} };
}

export function removeItems(kind: ScheduleKind, remove: string[]): Edit {
  return { change: { [kind]: { remove } }, made: {} };
}

/** Undefined if the item is already there. */
export function moveTo(
  week: EditedWeek,
  kind: ScheduleKind,
  id: string,
  slot: Slot,
  index: number,
): Edit | undefined {
  const change = moveItem(week[kind], id, slot, index);
  if (change.length === 0) return undefined;
  if (kind === "meals") return { change: { meals: { change } }, made: {} };
  return { change: { exercises: { change: withMark(week, change, id, slot, index) } }, made: {} };
}

/** The edit with the mark of the superset that the moved exercise joins or leaves. */
function withMark(
  week: EditedWeek,
  change: { id: string; dayOfWeek: number; position: number }[],
  id: string,
  slot: Slot,
  index: number,
): ({ id: string } & Partial<Prescription>)[] {
  const item = week.exercises.find((each) => each.id === id);
  const superset = item ? markAt(week, item, slot, index) : null;
  if (!item || superset === item.superset) return change;
  const others = change.filter((each) => each.id !== id);
  return [...others, { id, ...change.find((each) => each.id === id), superset }];
}

/** The own values of a copy, by the id of its original. */
interface OwnOfCopies {
  exercises?: Pick<ScheduledExercise, "weight" | "note"> & { weight: null; note: null };
  quantities?: ReadonlyMap<string, number>;
}

/** Copies of items, from this week or another, of this trainee or another. */
export function copyItems(
  week: EditedWeek,
  source: Pick<EditedWeek, ScheduleKind>,
  copies: Partial<Record<ScheduleKind, Copies>>,
  { exercises: ownOfExercises, quantities }: OwnOfCopies = {},
): Edit {
  const edit: Edit = { change: {}, made: {} };
  for (const kind of ["exercises", "meals"] as const) {
    const { copy = [], remove = [] } = copies[kind] ?? {};
    if (copy.length + remove.length === 0) continue;
    const ownOf = (from: string) => {
      if (kind === "exercises") return ownOfExercises;
      const quantity = quantities?.get(from);
      return quantity === undefined ? undefined : { quantity };
    };
    edit.change[kind] = {
      remove,
      copy: copy.map(({ id, from, dayOfWeek, position }) => ({
        id,
        from,
        dayOfWeek,
        position,
        ...ownOf(from),
      })),
    };
    const known = new Map(source[kind].map((item) => [item.id, item]));
    const made = copy.flatMap(({ id, from, dayOfWeek, position }) => {
      const item = known.get(from);
      const date = addDays(week.weekStart, dayOfWeek);
      return item ? [{ ...item, ...open, ...ownOf(from), id, dayOfWeek, position, date }] : [];
    });
    Object.assign(edit.made, { [kind]: made });
  }
  return edit;
}

const open = { status: "pending", completedAt: null, consumedAt: null, substitute: null } as const;

/** Adds a meal of the library, at a given place or after those of its timing. */
export function addMeal(
  week: EditedWeek,
  { mealId, name, description, per100, quantity }: PickedMeal,
  { dayOfWeek, timing, position }: { dayOfWeek: number; timing: MealTiming; position?: number },
): Edit {
  const behind = nextPosition(week.meals, { dayOfWeek, timing });
  const placed = {
    id: newId(),
    mealId,
    dayOfWeek,
    timing,
    quantity,
    position: position ?? behind,
  };
  const made: ScheduledMeal = {
    ...placed,
    name,
    description,
    ...per100,
    date: addDays(week.weekStart, dayOfWeek),
    substitute: null,
    status: "pending",
    consumedAt: null,
  };
  return { change: { meals: { add: [placed] } }, made: { meals: [made] } };
}

/** Replaces a meal by another. */
export function swapMeal(week: EditedWeek, meal: ScheduledMeal, picked: PickedMeal): Edit {
  const { change, made } = addMeal(week, picked, meal);
  return { change: { meals: { ...change.meals, remove: [meal.id] } }, made };
}
