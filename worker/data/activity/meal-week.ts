import { addDays, type LocalDate, weekStart } from "../../../domain/calendar.ts";
import type { MealWeek } from "../../../domain/contract/activity/diet.ts";
import { targetsOfWeek } from "../body/nutrition-targets.ts";
import { openWeekOf } from "../schedules/open-weeks.ts";
import type { TraineeScope } from "../scope.ts";
import { deficitLimitsOf, limitsOf } from "./lighter-days.ts";
import { toNote } from "./notes.ts";
import { newestNotesOf } from "./notes-page.ts";
import { ownMealsOf } from "./own-meals.ts";
import { scheduledMealsOf } from "./scheduled-meals.ts";

/**
 * A week's meals, past or coming, with what limits the deficits of its targets, in one batch at a cost independent of the
 * history.
 */
export async function getMealWeek(scope: TraineeScope, date: LocalDate) {
  const first = weekStart(date);
  const days = [first, addDays(first, 6)] as const;
  await openWeekOf(scope, date);
  const [meals, ownMeals, targets, notes, limits] = await scope.db.batch([
    scheduledMealsOf(scope, days),
    ownMealsOf(scope, days),
    targetsOfWeek(scope.db, { traineeId: scope.traineeId, last: days[1] }),
    newestNotesOf(scope, "diet"),
    deficitLimitsOf(scope.db, { traineeId: scope.traineeId }),
  ]);
  const week: MealWeek = {
    weekStart: first,
    meals,
    ownMeals,
    targets,
    notes: notes.map((note) => toNote(scope, note)),
  };
  return { week, limits: limitsOf(limits) };
}
