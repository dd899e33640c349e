import { clearPlannedDays, deleteMealRow, listPlannedDays } from "../data/meal-deletion.ts";
import type { TrainerScope } from "../data/scope.ts";
import type { Platform } from "../platform.ts";
import { tellOfSchedules } from "./tell-soon.ts";

/**
 * Deletes a meal of the library. It leaves the days to come on which nothing was done about it
 * yet; history keeps its copies. Repeating it, or going on after a failure, answers the same.
 */
export async function deleteMeal(
  platform: Platform,
  scope: TrainerScope,
  mealId: string,
): Promise<void> {
  const trainees = new Set<string>();
  let planned = await listPlannedDays(scope, mealId);
  while (planned.more) {
    await clearPlannedDays(scope, mealId, planned.days);
    for (const { traineeId } of planned.days) trainees.add(traineeId);
    planned = await listPlannedDays(scope, mealId);
  }
  await deleteMealRow(scope, mealId, planned.days);
  for (const { traineeId } of planned.days) trainees.add(traineeId);
  tellOfSchedules(platform, [...trainees], "meals");
}
