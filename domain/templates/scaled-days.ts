import { addDays, type LocalDate } from "../calendar.ts";
import { groupedBy } from "../grouping.ts";
import { scaledQuantities } from "../schedules/scaling.ts";
import type { TemplateWeek } from "./template-weeks.ts";

/** A meal of a template: kcal of 100 g (null is unknown), and grams. */
export interface TemplateMealItem {
  id: string;
  /** From 0. */
  week: number;
  dayOfWeek: number;
  calories: number | null;
  quantity: number;
}

/** The grams of a meal on a day. */
interface ScaledMealItem {
  itemId: string;
  day: LocalDate;
  /** Grams. */
  grams: number;
}

/**
 * Computes the grams of a template's meals on a person's days, by `scaledQuantities` and each day's target. Use
 * one for a whole template: results are shared by people with the same target.
 */
export function dayScaler(mealItems: readonly TemplateMealItem[]) {
  const days = groupedBy(mealItems, ({ week, dayOfWeek }) => keyOf(week, dayOfWeek));
  const known = new Map<string, readonly number[]>();
  const gramsOf = (key: string, target: number) => {
    const before = known.get(`${key} ${target}`);
    if (before) return before;
    const grams = scaledQuantities(days.get(key) ?? [], target);
    known.set(`${key} ${target}`, grams);
    return grams;
  };
  /**
   * @param targetOf kcal of a day; undefined without a target, which leaves its meals unchanged
   * @returns only meals with other grams than in the template
   */
  return (
    weeks: readonly TemplateWeek[],
    targetOf: (day: LocalDate) => number | undefined,
  ): ScaledMealItem[] =>
    weeks.flatMap(({ sunday, week }) =>
      daysOfWeek.flatMap((dayOfWeek) => {
        const key = keyOf(week, dayOfWeek);
        const day = addDays(sunday, dayOfWeek);
        const target = days.has(key) ? targetOf(day) : undefined;
        if (target === undefined) return [];
        const grams = gramsOf(key, target);
        return (days.get(key) ?? []).flatMap(({ id, quantity }, place) => {
          const scaled = grams[place] ?? quantity;
          return scaled === quantity ? [] : [{ itemId: id, day, grams: scaled }];
        });
      }),
    );
}

const daysOfWeek = [0, 1, 2, 3, 4, 5, 6];
const keyOf = (week: number, dayOfWeek: number) => `${week} ${dayOfWeek}`;
