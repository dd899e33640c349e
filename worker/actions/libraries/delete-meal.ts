import {
  clearPlannedDays,
  deleteMealRow,
  listPlannedDays,
} from "../../data/libraries/meal-deletion.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { drainSoon } from "../operations/drain-outbox.ts";

/**
 * Deletes a meal of the library. It leaves the days to come on which nothing was done about it
 * yet; history keeps its copies. Repeating it, or going on after a failure, answers the same.
 */
export async function deleteMeal(
  platform: Platform,
  scope: TrainerScope,
  mealId: string,
): Promise<void> {
  let planned = await listPlannedDays(scope, mealId);
  while (planned.more) {
    await clearPlannedDays(scope, mealId, planned.days);
    planned = await listPlannedDays(scope, mealId);
  }
  await deleteMealRow(scope, mealId, planned.days);
  platform.background(drainSoon(platform));
}
