import type { ExerciseDetails } from "../../../domain/contract/libraries/exercises.ts";
import { exerciseCategories, exerciseTypes } from "../../../domain/libraries/exercises.ts";
import type { Texts } from "../../lib/waiting/form-drafts.ts";
import { amountTexts } from "./amount-texts.ts";

/** The values of the form's fields; the defaults of a new exercise for undefined. */
export const exerciseTexts = (exercise: ExerciseDetails | undefined): Texts => ({
  name: exercise?.name ?? "",
  englishName: exercise?.englishName ?? "",
  category: exercise?.category ?? exerciseCategories[0],
  type: exercise?.type ?? exerciseTypes[0],
  ...amountTexts(exercise),
  rest: exercise?.rest?.toString() ?? "",
  ...(exercise && { status: exercise.status }),
  description: exercise?.description ?? "",
  movement: exercise?.movement ?? "",
  videoKind: exercise?.videoId ? "file" : exercise?.videoUrl ? "address" : "none",
  videoUrl: exercise?.videoUrl ?? "",
});
