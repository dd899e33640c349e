import type {
  ExerciseChanges,
  ExerciseDetails,
} from "../../../domain/contract/libraries/exercises.ts";
import { MiranError } from "../../../domain/errors.ts";
import { getExerciseBefore, updateExerciseRow } from "../../data/libraries/exercise-writes.ts";
import type { TrainerScope } from "../../data/scope.ts";
import type { Platform } from "../../platform.ts";
import { changeAgain } from "../change-again.ts";
import { drainOutbox } from "../plumbing/drain-outbox.ts";
import { noSuchVideo } from "./create-exercise.ts";
import { tidyExercise } from "./tidy-exercise.ts";

/**
 * Changes the given fields in the library only; assigned copies stay. An exercise shows one video, so an
 * address removes the file and a file the address.
 */
export async function updateExercise(
  platform: Platform,
  scope: TrainerScope,
  exerciseId: string,
  given: ExerciseChanges,
): Promise<ExerciseDetails> {
  const changes = tidyExercise(given);
  if (changes.videoId) changes.videoUrl = null;
  if (changes.videoUrl) changes.videoId = null;
  const outcome = await changeAgain(async () => {
    const before = await getExerciseBefore(scope, exerciseId);
    const written = before && (await updateExerciseRow(scope, exerciseId, before, changes));
    if (!written) throw new MiranError("not_found");
    return { ...written, videoBefore: before.videoId };
  });
  if (outcome.kind === "no_such_video") throw noSuchVideo();
  const { exercise, videoBefore } = outcome;
  if (videoBefore !== exercise.videoId) platform.background(drainOutbox(platform));
  return exercise;
}
