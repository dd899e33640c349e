import { z } from "zod";
import { exerciseBounds } from "../../libraries/bounds.ts";
import {
  exerciseCategories,
  exerciseFields,
  exerciseOrigins,
  exerciseSorts,
  exercisesPerPage,
  exerciseTypes,
  maxExercisesPerPage,
} from "../../libraries/exercises.ts";
import type { ExerciseColumn } from "../../libraries/file-columns.ts";
import { equipmentFilters, equipments } from "../../libraries/movement/equipment.ts";
import { isMovementId } from "../../libraries/movement/known-ids.ts";
import { muscles } from "../../libraries/movement/muscle-names.ts";
import { videoSourceOf } from "../../libraries/video.ts";
import { accountStatuses } from "../../trainee.ts";
import { addProblem, field, id, pageNumber } from "../fields.ts";
import { libraryQuery } from "./library-query.ts";

/** Refuses a range that ends below its start. */
export function endsAbove(
  { reps, repsTo }: { reps?: number | undefined; repsTo?: number | null | undefined },
  context: z.RefinementCtx,
) {
  if (typeof reps !== "number" || typeof repsTo !== "number" || repsTo >= reps) return;
  addProblem(context, { code: "out_of_range", min: reps, max: exerciseBounds.reps.max }, [
    "repsTo",
  ]);
}

/** Filter and order of the whole library, for a file. */
export const exercisesFileQuery = libraryQuery.extend({
  category: z.enum(exerciseCategories).optional(),
  /** By the movement. */
  equipment: z.enum(equipmentFilters).optional(),
  /** By the movement's working muscles; without one, by the category. */
  muscle: z.enum(muscles).optional(),
  origin: z.enum(exerciseOrigins).optional(),
  sort: z.enum(exerciseSorts).default("created"),
});
export type ExercisesFileQuery = z.infer<typeof exercisesFileQuery>;

/** A page of the library. */
export const exercisesQuery = exercisesFileQuery.extend({
  page: pageNumber,
  perPage: z.coerce.number().int().min(1).max(maxExercisesPerPage).default(exercisesPerPage),
});
export type ExercisesQuery = z.infer<typeof exercisesQuery>;

/** An exercise of the library. */
export const exercise = z.object({
  id: z.string(),
  name: z.string(),
  englishName: z.string().nullable(),
  category: z.enum(exerciseCategories),
  type: z.enum(exerciseTypes),
  sets: z.number().int(),
  reps: z.number().int(),
  repsTo: z.number().int().nullable(),
  seconds: z.number().int().nullable(),
  metres: z.number().int().nullable(),
  rest: z.number().int().nullable(),
  duration: z.string().nullable(),
  description: z.string().nullable(),
  /** The address of its video; `videoId` for an uploaded file; or neither. */
  videoUrl: z.string().nullable(),
  videoId: z.string().nullable(),
  /** The drawn movement that shows how it goes. */
  movement: z.string().nullable(),
  /** Its equipment and working muscles, by the movement; without one by the category, and no equipment. */
  equipment: z.enum(equipments).nullable(),
  muscles: z.array(z.enum(muscles)),
  status: z.enum(accountStatuses),
  /** Whether the trainer added it; otherwise it is a starter one. */
  own: z.boolean(),
  /** The last time that the trainer chose it for a week or a template, in UTC milliseconds. */
  usedAt: z.number().int().nullable(),
  /** UTC milliseconds. */
  createdAt: z.number().int(),
  updatedAt: z.number().int(),
});
export type Exercise = z.infer<typeof exercise>;

export const exercisesPage = z.object({
  exercises: z.array(exercise),
  /** Matches on all pages. */
  total: z.number().int(),
  /** Exercises used at this time or later are the recent ones; null without any. */
  recentSince: z.number().int().nullable(),
});
export type ExercisesPage = z.infer<typeof exercisesPage>;

/** An exercise of the list's file, which an import reads. */
export type FiledExercise = Pick<Exercise, ExerciseColumn | "repsTo">;

/** An exercise with its uploaded file. */
export const exerciseDetails = exercise.extend({
  video: z
    .object({
      id: z.string(),
      fileName: z.string(),
      /** Bytes. */
      size: z.number().int(),
    })
    .nullable(),
});
export type ExerciseDetails = z.infer<typeof exerciseDetails>;

const videoUrl = field(exerciseFields.videoUrl).superRefine((address, context) => {
  if (address === "" || videoSourceOf(address)) return;
  addProblem(context, { code: "not_a_video" });
});

const movement = z.string().refine(isMovementId, { error: "invalid" });

const fields = {
  name: field(exerciseFields.name),
  englishName: field(exerciseFields.englishName).nullable(),
  category: field(exerciseFields.category),
  type: field(exerciseFields.type),
  sets: field(exerciseFields.sets),
  reps: field(exerciseFields.reps),
  repsTo: field(exerciseFields.repsTo).nullable(),
  seconds: field(exerciseFields.seconds).nullable(),
  metres: field(exerciseFields.metres).nullable(),
  rest: field(exerciseFields.rest).nullable(),
  duration: field(exerciseFields.duration).nullable(),
  description: field(exerciseFields.description).nullable(),
  videoUrl: videoUrl.nullable(),
  videoId: id.nullable(),
  movement: movement.nullable(),
  status: field(exerciseFields.status),
};

function showsOneVideo(
  { videoUrl, videoId }: { videoUrl?: string | null; videoId?: string | null },
  context: z.RefinementCtx,
) {
  if (!videoUrl || !videoId) return;
  addProblem(context, { code: "invalid" }, ["videoUrl"]);
}

/** A new exercise; repeating it with the same id changes nothing. */
export const newExercise = z
  .strictObject({
    id,
    name: fields.name,
    englishName: fields.englishName.default(null),
    category: fields.category,
    type: fields.type.default("strength"),
    sets: fields.sets.default(exerciseBounds.sets.default),
    reps: fields.reps.default(exerciseBounds.reps.default),
    repsTo: fields.repsTo.default(null),
    seconds: fields.seconds.default(null),
    metres: fields.metres.default(null),
    rest: fields.rest.default(null),
    duration: fields.duration.default(null),
    description: fields.description.default(null),
    videoUrl: fields.videoUrl.default(null),
    videoId: fields.videoId.default(null),
    movement: fields.movement.default(null),
    status: fields.status.default("active"),
  })
  .superRefine(showsOneVideo)
  .superRefine(endsAbove);
export type NewExercise = z.infer<typeof newExercise>;

/** Changed fields alone; setting one video removes the other. */
export const exerciseChanges = z
  .strictObject(fields)
  .partial()
  .superRefine(showsOneVideo)
  .superRefine(endsAbove);
export type ExerciseChanges = z.infer<typeof exerciseChanges>;

export const exerciseParams = z.object({ id });

/** An exercise of the library for a trainee. */
const libraryExercise = z.object({
  id: z.string(),
  name: z.string(),
  englishName: z.string().nullable(),
  category: z.enum(exerciseCategories),
  type: z.enum(exerciseTypes),
  sets: z.number(),
  reps: z.number(),
  repsTo: z.number().nullable(),
  seconds: z.number().nullable(),
  metres: z.number().nullable(),
  duration: z.string().nullable(),
  description: z.string().nullable(),
  videoUrl: z.string().nullable(),
  videoId: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  /** The drawn movement that shows how it goes. */
  movement: z.string().nullable(),
});
export type LibraryExercise = z.infer<typeof libraryExercise>;

/** Every active exercise, by category and name, for searching on the client. */
export const exerciseLibrary = z.object({ exercises: z.array(libraryExercise) });
export type ExerciseLibrary = z.infer<typeof exerciseLibrary>;
