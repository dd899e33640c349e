import { movementOf } from "../../../domain/activity/exercise-program.ts";
import type { PlannedMovement } from "../../../domain/contract/activity/exercise-week.ts";
import type { ScheduledExercise } from "../../../domain/contract/schedules/schedules.ts";
import type { CountedExercise } from "../../../domain/libraries/movement/muscle-sets.ts";

/** Planned exercises that the map counts, each with its movement. */
export const countedOf = (
  week: { movements: readonly PlannedMovement[] },
  items: readonly ScheduledExercise[],
): CountedExercise[] =>
  items
    .filter(({ type }) => type !== "cardio")
    .map((item) => ({
      sets: item.sets,
      category: item.category,
      type: item.type,
      movement: movementOf(week, item),
    }));
