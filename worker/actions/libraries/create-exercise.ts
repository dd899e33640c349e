import type { ExerciseDetails, NewExercise } from "../../../domain/contract/libraries/exercises.ts";
import { MiranError } from "../../../domain/errors.ts";
import { insertExercise } from "../../data/libraries/exercise-writes.ts";
import type { TrainerScope } from "../../data/scope.ts";
import { tidyExercise } from "./tidy-exercise.ts";

/** Adds an exercise to the library; a repetition changes nothing and has the same response. */
export async function createExercise(
  scope: TrainerScope,
  exercise: NewExercise,
): Promise<ExerciseDetails> {
  const outcome = await insertExercise(scope, { ...exercise, ...tidyExercise(exercise) });
  if (outcome?.kind === "no_such_video") throw noSuchVideo();
  if (outcome?.kind !== "written") throw new MiranError("conflict");
  return outcome.exercise;
}

/** The refusal of a missing or incomplete file. */
export const noSuchVideo = () =>
  new MiranError("invalid_request", { fields: { videoId: { code: "not_a_video" } } });
