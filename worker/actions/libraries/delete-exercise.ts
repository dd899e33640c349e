import {
  deleteExerciseRows,
  getDaysToCome,
  getExerciseBefore,
} from "../../data/libraries/exercise-writes.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { drainSoon } from "../operations/drain-outbox.ts";

/**
 * Takes an exercise out of the library, and out of the days to come where it still waits; what
 * was done, skipped or missed stays as it was. A repeated call finds nothing and answers the same.
 */
export async function deleteExercise(
  platform: Platform,
  scope: TrainerScope,
  exerciseId: string,
): Promise<void> {
  const before = await getExerciseBefore(scope, exerciseId);
  if (!before) return;
  const days = await getDaysToCome(scope, exerciseId);
  const { videoId } = before;
  const deleted = await deleteExerciseRows(scope, exerciseId, { videoId, days });
  if (deleted) platform.background(drainSoon(platform));
}
