import { type NutritionTarget, targetOn } from "../../../domain/body/nutrition-target.ts";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { MealWeek } from "../../../domain/contract/activity/diet.ts";

/** The target of a day; null if nothing is compared on it, undefined without a target. */
export const targetOfDay = (
  { targets, uncompared }: Pick<MealWeek, "targets" | "uncompared">,
  date: LocalDate,
): NutritionTarget | null | undefined =>
  // A week cached by an earlier build has neither.
  uncompared?.includes(date) ? null : targetOn(targets ?? [], date);
