import { targetOn } from "../../../../domain/body/nutrition-target.ts";
import { addDays } from "../../../../domain/calendar.ts";
import type { PlannedWeek } from "../../../../domain/contract/planning/weeks.ts";
import { newId } from "../../../../domain/id.ts";
import { scaledQuantities } from "../../../../domain/schedules/scaling.ts";
import type { ScheduleKind } from "../../../../domain/schedules/schedules.ts";
import { copyDayFrom, copyWeek } from "../../../../domain/schedules/week-items.ts";
import type { Edit } from "../edits/edits.ts";
import { copyItems } from "../edits/make-edits.ts";

/** The choices of a copy from another's week. */
export interface CopyChoice {
  kinds: readonly ScheduleKind[];
  /** A source day and its target day; undefined for the whole week. */
  days: readonly [from: number, to: number] | undefined;
  /** Whether to copy weights and notes. */
  personal: boolean;
  /** Whether to scale grams to the targets of the target days. */
  scaled: boolean;
}

/** The items that a copy adds; existing ones are omitted. */
export function planCopy(week: PlannedWeek, source: PlannedWeek, choice: CopyChoice) {
  const { kinds, days, personal, scaled } = choice;
  const copyOf = (kind: ScheduleKind) => {
    if (!kinds.includes(kind)) return undefined;
    return days
      ? copyDayFrom(source[kind], week[kind], days, { newId })
      : copyWeek(source[kind], week[kind], { newId });
  };
  const [exercises, meals] = [copyOf("exercises"), copyOf("meals")];
  const edit: Edit = copyItems(
    week,
    source,
    { ...(exercises && { exercises }), ...(meals && { meals }) },
    {
      ...(!personal && { exercises: { weight: null, note: null } }),
      ...(scaled && meals && { quantities: scaledGrams(week, source, meals.copy) }),
    },
  );
  return { edit, exercises: exercises?.copy.length ?? 0, meals: meals?.copy.length ?? 0 };
}

/** The grams of each day by its target, after the day's existing meals. */
function scaledGrams(
  week: PlannedWeek,
  source: PlannedWeek,
  copies: readonly { from: string; dayOfWeek: number }[],
): ReadonlyMap<string, number> {
  const known = new Map(source.meals.map((meal) => [meal.id, meal]));
  const quantities = new Map<string, number>();
  for (const day of new Set(copies.map(({ dayOfWeek }) => dayOfWeek))) {
    const target = targetOn(week.targets, addDays(week.weekStart, day));
    const coming = copies.flatMap(({ from, dayOfWeek }) => {
      const meal = dayOfWeek === day ? known.get(from) : undefined;
      return meal ? [meal] : [];
    });
    if (!target) continue;
    const there = week.meals
      .filter(({ dayOfWeek }) => dayOfWeek === day)
      .reduce((sum, { calories, quantity }) => sum + ((calories ?? 0) * quantity) / 100, 0);
    const grams = scaledQuantities(coming, Math.max(0, target.calories - there));
    for (const [place, { id }] of coming.entries()) quantities.set(id, grams[place] ?? 0);
  }
  return quantities;
}
